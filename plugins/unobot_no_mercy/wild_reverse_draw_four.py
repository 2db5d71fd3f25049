"""The card Wild Reverse Draw Four (N8)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import (
    Ctx,
    DrawCard,
    Flow,
    GameState,
    Options,
    Penalty,
    Pending,
    Play,
    Remembered,
    Reversed,
    Seat,
    Wild,
    Word,
    acts_last,
    plays,
    settings_of,
)

_TWO = 2


class OwnHit(msgspec.Struct, frozen=True):
    """Who was hit last by their own card, and the count of acts (`state.acts`) at that time."""

    seat: int = -1
    act: int = -1


class WildReverseDrawFourSettings(msgspec.Struct, frozen=True):
    """Whom it hits at a table of two."""

    wr4_two: Annotated[
        Literal["self", "other"],
        Word(
            "wr4-two",
            "self",
            ("self", "other"),
            "Two players: whom a Wild Reverse Draw Four hits, its own player or the other (N8).",
        ),
    ]


class WildReverseDrawFour(DrawCard):
    """Wild Reverse Draw Four: the direction changes, and the next player in the new one draws 4 (N8).

    Of two players it hits its own, who may answer it, or with `wr4-two=other` the other.
    """

    id = "wild-reverse-draw-four"
    symbol = "wr4"
    amount = 4
    memory = OwnHit
    settings = settings_of(WildReverseDrawFourSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.hits_self = options.read(WildReverseDrawFourSettings).wr4_two == "self"

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, turn the direction, and hit whoever is next in it, or of two the player of the card."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        ctx.emit(Reversed(-ctx.state.direction))
        if not self.falls_back(ctx.state, play):
            return ctx.rule(Penalty).hit(ctx, play, self.amount)
        ctx.emit(Remembered(self.id, OwnHit(play.seat, ctx.state.acts)))
        total = self.amount + play.carried
        return ctx.rule(Penalty).land(ctx, Pending(play.seat, total, play.card, play.seat))

    def falls_back(self, state: GameState, play: Play) -> bool:
        """Whether it hits its own player: one of two, who does not answer such a hit with it, and is not out by it."""
        if not self.hits_self or len(state.playing()) != _TWO or state.ended is not None:
            return False
        own = state.memory(self.id, OwnHit)
        answers_own = play.carried > 0 and own == OwnHit(play.seat, state.acts - 1)
        return state.seats[play.seat] is Seat.IN and not answers_own
