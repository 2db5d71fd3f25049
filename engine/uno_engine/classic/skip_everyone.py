"""Skip Everyone: all others lose the turn (N11)."""

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Event, TurnGoesTo
from uno_engine.kernel.marks import plays
from uno_engine.kernel.rule import Play, Rule
from uno_engine.kernel.state import Seat


class EveryoneSkipped(Event, frozen=True):
    """All others lose the turn: that seat takes another (N11)."""

    seat: int


class SkipEveryone(Rule):
    """Skip Everyone: all others lose the turn, its player takes another; several of them give one, too (N11).

    No part of the base game: a deck that has such cards, of a `Kind` with this symbol, includes it.
    """

    id = "skip-everyone"
    role = "part"
    symbol = "se"

    @plays(symbol)
    def played(self, ctx: Ctx, play: Play) -> None:
        """Skip all others."""
        skip_everyone(ctx, play.seat)


def skip_everyone(ctx: Ctx, seat: int) -> None:
    """All others lose the turn, and that player takes another; who has just gone out, none, and the next one plays."""
    state = ctx.state
    # with `places` the round goes on after a last card, and its player is out of it (M7)
    if state.seats[seat] is Seat.IN:
        ctx.emit(EveryoneSkipped(seat))
        ctx.emit(TurnGoesTo(seat))
    else:
        ctx.emit(TurnGoesTo(state.after(seat)))
