"""Reverse."""

from uno_engine import Ctx, GameState, Reversed, Skipped
from unobot_extended.card import ExtendedCard, Laying


class Reverse(ExtendedCard):
    """Immediate: the direction changes; with two players left it is a Skip (X-Reverse, B12)."""

    id = "x-reverse"
    symbols = ("r",)

    def next_after(self, state: GameState, seat: int) -> int:
        """Who is next when it has turned round."""
        return state.before(seat)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Turn round."""
        return await turn_round(ctx, laying.seat)


async def turn_round(ctx: Ctx, seat: int) -> int | None:
    """The direction changes, and with two players left the other one loses the turn."""
    await ctx.emit(Reversed(-ctx.state.direction))
    if len(ctx.state.playing()) != 2:
        return None
    await ctx.emit(Skipped(ctx.state.after(seat)))
    return ctx.state.after(seat, 2)
