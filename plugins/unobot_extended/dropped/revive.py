"""Revive."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from uno_engine import Card, Ctx, Effect, Event, GameState, Option, Seat, changed, play
from unobot_extended import kinds
from unobot_extended.card import Laying
from unobot_extended.course import course, remember
from unobot_extended.dropped.dropped import DroppedCard
from unobot_extended.effects import put_on
from unobot_extended.events import TargetNamed


class CameBack(Event, frozen=True):
    """Revive: a player who was out is in again."""

    seat: int

    def apply(self, state: GameState) -> None:
        """The seat plays again."""
        state.seats = changed(state.seats, self.seat, Seat.IN)


class Revive(DroppedCard):
    """Black. On oneself: draw three. On a player already out, once a round: they come back with one card and Stun.

    One who is out again scores again (X-Revive).
    """

    id = "x-revive"
    symbols = ("revive",)
    kind = kinds.REVIVE

    def typed(self, state: GameState, seat: int, card: Card) -> Iterable[Option]:
        """`play revive` for oneself, `play revive bob` for a player who is out."""
        del seat
        yield play(card)
        if not course(state).revived:
            for other, status in enumerate(state.seats):
                if status is Seat.OUT:
                    yield Option(
                        f"play {card.code} {state.names[other]}", "play", card=card, value=str(other)
                    )

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """It was said with it."""
        if not laying.said:
            return laying
        await ctx.emit(TargetNamed(laying.seat, int(laying.said), laying.card))
        return replace(laying, target=int(laying.said))

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Draw three, or bring the other back."""
        if laying.target < 0:
            await ctx.rules.base.draw(ctx, laying.seat, 3, "revive")
            return None
        if ctx.state.seats[laying.target] is Seat.OUT:
            await remember(ctx, msgspec.structs.replace(course(ctx.state), revived=True))
            await ctx.emit(CameBack(laying.target))
            await ctx.rules.base.draw(ctx, laying.target, 1, "revive")
            await put_on(ctx, laying.target, Effect("stun"))
        return None
