"""Bounce."""

from typing import ClassVar

from uno_engine import Card, Ctx, Effect, GameState, Reversed
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.cards.passing import hand_on
from unobot_extended.cards.reverse import turn_round


class Bounce(ExtendedCard):
    """Reverse, then as Pass. With no effect to pass it is just a Reverse.

    As an answer with two players left it only turns the direction; the other is judged (X-Bounce).
    """

    id = "x-bounce"
    symbols = ("bounce",)
    weakened: ClassVar[bool] = True

    def answers(self, effect: Effect, card: Card) -> bool:
        """On draw and transfer effects (X13)."""
        del card
        return effect.name in {"draw", "transfer"}

    def next_after(self, state: GameState, seat: int) -> int:
        """Who is next when it has turned round."""
        return state.before(seat)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Turn round, and hand on."""
        if laying.answering is None:
            return await turn_round(ctx, laying.seat)
        await ctx.emit(Reversed(-ctx.state.direction))
        await hand_on(ctx, laying.seat)
        return None
