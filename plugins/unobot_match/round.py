"""Match kind `round`: a match of a single round."""

from uno_engine import Ctx, GameState, MatchOver, MatchRule, RoundOver, after
from unobot_match.kinds import apart_from
from unobot_match.winner import highest, score_winner


class Round(MatchRule):
    """One round, scored like `winner`; whoever wins it wins the match (M1, M3)."""

    id = "round"
    conflicts = apart_from("round")

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Give the winner the points, and end the match."""
        score_winner(ctx, over)
        ctx.emit(MatchOver(over.winners))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: the most points (M4)."""
        return highest(state)
