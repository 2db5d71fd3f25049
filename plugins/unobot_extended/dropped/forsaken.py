"""Forsaken."""

from dataclasses import replace

from uno_engine import Ctx, pick_value
from unobot_extended import kinds
from unobot_extended.card import Laying
from unobot_extended.dropped.dropped import DroppedCard


class Forsaken(DroppedCard):
    """Black. Its player first says number or function, then draws until such a card comes (X-Forsaken)."""

    id = "x-forsaken"
    symbols = ("forsaken",)
    kind = kinds.FORSAKEN

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Number or function."""
        options = (pick_value("number"), pick_value("function"))
        choice = await ctx.ask(laying.seat, options, why="forsaken", about=laying.card)
        return replace(laying, said=choice.value)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Draw, as long as cards can be gained."""
        wants_number = laying.said == "number"
        while drawn := await ctx.rules.base.draw(ctx, laying.seat, 1, "forsaken"):
            if (drawn[0].number is not None) == wants_number:
                break
        return None
