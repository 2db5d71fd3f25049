"""Wild Draw Four."""

from typing import ClassVar

from uno_engine import Card, Ctx, Effect
from unobot_extended.asking import name_last
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.cards.draw_two import hit_next


class DrawFour(ExtendedCard):
    """Last becomes the named colour; draw effect +4, minimum 4. Always lawful; no challenge (X-Draw Two)."""

    id = "x-draw-four"
    symbols = ("wd4",)
    sets_last: ClassVar[bool] = True

    def answers(self, effect: Effect, card: Card) -> bool:
        """On every draw effect (X13)."""
        del card
        return effect.name == "draw"

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Its colour."""
        return await name_last(ctx, laying)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Add to the draw effect, if it answers one, and hand it to the next player."""
        await hit_next(ctx, laying, 4)
        return None
