"""The card Circlet, and its effect (X-Circlet)."""

from typing import Self

import uno_engine as uno
from unobot_extended.asking import ask_target
from unobot_extended.card import Effect, ExtendedCard, Laying, coloured
from unobot_extended.effects import Effects, find, put_on


class HandHalved(uno.Event, frozen=True):
    """A Circlet sits on a player: they gain no cards from the pile until the hand has at most `count`."""

    seat: int
    count: int


class CircletEffect(Effect, frozen=True, tag="circlet"):
    """Its bearer gains no cards from the draw pile until the hand is no larger than `amount`, the effective hand."""

    judged = False
    holds_back = True
    amount: int

    def joined(self, new: Self) -> Self:
        """Return one Circlet with half the effective hand, however the second one came."""
        return type(self)((self.amount + 1) // 2)

    def over(self, state: uno.GameState, seat: int) -> bool:
        """Whether the hand is no larger than the effective hand."""
        return len(state.hands[seat]) <= self.amount


class Circlet(ExtendedCard):
    """Activated, on any player: that player's *effective hand* becomes half (rounded up) of what it was.

    Until the hand is no larger than it, they draw nothing from the draw pile whatever the reason (cards from other
    players still arrive). A second one halves the effective hand again. It takes hold at once, counted after the card
    was played, and is checked after every change of the hand; on a hand of one it ends immediately. The player it is
    put on may be oneself (X-Circlet).
    """

    id = "x-circlet"
    printed = (coloured("circlet", "Circlet", count=2, only=uno.Color.YELLOW, figure="circlet"),)
    place = 24
    effects = (CircletEffect,)

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask whom to put it on, oneself included."""
        return ask_target(ctx, laying, oneself=True)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Put the effect on the player; with a second one, `joined` halves the effective hand again."""
        hand = len(ctx.state.hands[laying.target])
        put_on(ctx, laying.target, CircletEffect((hand + 1) // 2))
        # Checked here, for no hand changes now: on a hand of one it ends at once.
        ctx.rule(Effects).end_over(ctx)
        sitting = find(ctx.state, laying.target, CircletEffect)
        if sitting is not None:
            ctx.emit(HandHalved(laying.target, sitting.amount))
