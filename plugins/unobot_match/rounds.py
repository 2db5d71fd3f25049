"""Match kind `rounds=N`: the highest total after N rounds wins (M3)."""

from uno_engine import Ctx, GameState, MatchOver, MatchRule, Number, Options, RoundOver, after
from unobot_match.kinds import apart_from
from unobot_match.winner import highest, score_winner


class Rounds(MatchRule):
    """N rounds, scored like `winner`; the highest total wins, equal highest share (M3)."""

    id = "rounds"
    conflicts = apart_from("rounds")
    admits = False
    settings = (Number("rounds", 5, 1, 1000, "How many rounds are played (M3)."),)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.rounds = options.number("rounds")

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Give the winner the points, and end the match after the last round."""
        score_winner(ctx, over)
        if ctx.state.round >= self.rounds:
            ctx.emit(MatchOver(highest(ctx.state)))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: the most points (M4)."""
        return highest(state)
