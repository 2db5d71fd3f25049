"""Match kind `rounds=N`: the highest total after N rounds wins (M3)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import (
    Ctx,
    GameState,
    MatchOver,
    MatchRule,
    Number,
    Options,
    RoundOver,
    Scored,
    Seat,
    Word,
    after,
    settings_of,
)
from unobot_match.kinds import apart_from
from unobot_match.winner import highest, score_winner


class RoundsSettings(msgspec.Struct, frozen=True):
    """How many rounds, and what each is worth."""

    rounds: Annotated[int, Number("rounds", 5, 1, 1000, "How many rounds are played (M3).")]
    scoring: Annotated[
        Literal["cards", "places"],
        Word(
            "scoring",
            "cards",
            ("cards", "places"),
            "What a round is worth: the other hands, or the place (M3).",
        ),
    ]


class Rounds(MatchRule):
    """N rounds, scored like `winner` or by place; the highest total wins, equal highest share (M3)."""

    id = "rounds"
    conflicts = apart_from("rounds")
    admits = False
    settings = settings_of(RoundsSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(RoundsSettings)
        self.rounds = chosen.rounds
        self.by_place = chosen.scoring == "places"

    @after(RoundOver)
    def score(self, ctx: Ctx, over: RoundOver) -> None:
        """Give the winner the points, and end the match after the last round."""
        if self.by_place:
            score_places(ctx, over)
        else:
            score_winner(ctx, over)
        if ctx.state.round >= self.rounds:
            ctx.emit(MatchOver(highest(ctx.state)))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: the most points (M4)."""
        return highest(state)


def score_places(ctx: Ctx, over: RoundOver) -> None:
    """Give everybody a point for each player with a worse place, or who has left; nobody else anything (M3)."""
    state = ctx.state
    left = sum(seat is Seat.LEFT for seat in state.seats)
    placed = [place for place in over.places if place]
    gained = tuple(left + sum(other > place for other in placed) if place else 0 for place in over.places)
    ctx.emit(Scored(gained, tuple(old + new for old, new in zip(state.scores, gained, strict=True))))
