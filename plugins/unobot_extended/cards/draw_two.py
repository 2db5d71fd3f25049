"""Draw Two."""

from uno_engine import Card, Ctx, Effect
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.effects import move, put_on


class DrawTwo(ExtendedCard):
    """Draw effect on the next player: +2, minimum 2 (X-Draw Two, X13)."""

    id = "x-draw-two"
    symbols = ("+2",)

    def answers(self, effect: Effect, card: Card) -> bool:
        """On a draw effect whose minimum is 2."""
        del card
        return effect.name == "draw" and effect.least <= 2

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Add to the draw effect, if it answers one, and hand it to the next player."""
        await hit_next(ctx, laying, 2)
        return None


async def hit_next(ctx: Ctx, laying: Laying, amount: int) -> None:
    """The next player gets what was answered, and so many cards more."""
    following = ctx.state.after(laying.seat)
    if laying.answering is not None:
        await move(ctx, laying.seat, following, ("draw",))
    await put_on(ctx, following, Effect("draw", amount, amount))
