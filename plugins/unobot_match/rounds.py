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
            # who is left alone and absent wins nothing (M10)
            won = over.winners or any(ctx.state.scores)
            ctx.emit(MatchOver(highest(ctx.state) if won else ()))

    def leaders(self, state: GameState) -> tuple[int, ...]:
        """Return who wins if the match is stopped: the most points (M4)."""
        return highest(state)


def score_places(ctx: Ctx, over: RoundOver) -> None:
    """Give everybody a point for each player with a worse place, or who has left; nobody else anything (M3).

    Who has left gets none, and nobody does if the last one left is absent (M10).
    """
    state = ctx.state
    # who went out and left while the last card still asked something has won
    left = {seat for seat, held in enumerate(state.seats) if held is Seat.LEFT and seat not in over.winners}
    placed = {seat: place for seat, place in enumerate(over.places) if place and seat not in left}
    if over.why == "alone" and not over.winners:
        placed = {}
    gained = [0] * len(state.seats)
    for seat, place in placed.items():
        gained[seat] = len(left) + sum(other > place for other in placed.values())
    ctx.emit(Scored(tuple(gained), tuple(old + new for old, new in zip(state.scores, gained, strict=True))))
