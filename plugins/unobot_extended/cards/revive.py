"""The card Revive (X-Revive)."""

from collections.abc import Iterable

from msgspec.structs import replace

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, black
from unobot_extended.cards.reward import Stun
from unobot_extended.effects import put_on
from unobot_extended.state import TargetNamed, course, remember


class CameBack(uno.Event, frozen=True):
    """Revive: a player who was out is in again."""

    seat: int

    def apply(self, state: uno.GameState) -> None:
        """Mark the seat as playing again."""
        state.seats = uno.changed(state.seats, self.seat, uno.Seat.IN)


class Revive(ExtendedCard):
    """Black. On oneself: draw three. On a player already out, once a round: they come back with one card and Stun.

    One who is out again scores again (X-Revive).
    """

    id = "x-revive"
    printed = (black("revive", "Revive", figure="revive"),)
    dropped = True
    effects = (Stun,)

    def further_moves(self, state: uno.GameState, seat: int, card: uno.Card) -> Iterable[uno.Move]:
        """Return the plays for a player who is out, `play revive bob`; plain `play revive` is for oneself."""
        if not course(state).revived:
            for other, status in enumerate(state.seats):
                if status is uno.Seat.OUT:
                    yield uno.Move("play", (card, uno.Player(other)))

    def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Note the player who was named with it, if one was."""
        if laying.move.seat is not None:
            laying.target = laying.move.seat
            ctx.emit(TargetNamed(laying.seat, laying.target, laying.card))

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Let its player draw three, or bring the other one back with one card and Stun."""
        if laying.target < 0:
            ctx.rules.base.draw(ctx, laying.seat, 3, "revive")
        elif ctx.state.seats[laying.target] is uno.Seat.OUT:
            remember(ctx, replace(course(ctx.state), revived=True))
            ctx.emit(CameBack(laying.target))
            ctx.rules.base.draw(ctx, laying.target, 1, "revive")
            put_on(ctx, laying.target, Stun())
