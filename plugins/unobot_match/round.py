"""Match kind `round`: a match of a single round."""

from typing import Annotated, Literal

import msgspec

from uno_engine import Ctx, GameState, MatchOver, MatchRule, Options, RoundOver, Word, after, settings_of
from unobot_match.kinds import apart_from
from unobot_match.winner import highest, score_winner


class RoundSettings(msgspec.Struct, frozen=True):
    """What the round is worth."""

    scoring: Annotated[
        Literal["cards", "none"],
        Word(
            "scoring",
            "cards",
            ("cards", "none"),
            "What the round is worth: points as ever, or none; who wins it wins the match (M1, X9).",
        ),
    ]


class Round(MatchRule):
    """One round, scored like `winner` or, with `scoring=none`, not at all; whoever wins it wins the match (M1, M3, X9)."""

    id = "round"
    conflicts = apart_from("round")
    settings = settings_of(RoundSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.scores = options.read(RoundSettings).scoring == "cards"

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Give the winner the points, and end the match."""
        if self.scores:
            score_winner(ctx, over)
        ctx.emit(MatchOver(over.winners))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: the most points (M4)."""
        return highest(state)
