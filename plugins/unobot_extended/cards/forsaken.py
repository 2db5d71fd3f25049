"""The card Forsaken (X-Forsaken)."""

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, black

SORTS = (uno.pick("number"), uno.pick("function"))


class Forsaken(ExtendedCard):
    """Black. Its player first says number or function, then draws until such a card comes (X-Forsaken)."""

    id = "x-forsaken"
    printed = (black("forsaken", "Forsaken", figure="forsaken"),)
    dropped = True
    words = ("number", "function")

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask for number or function."""
        laying.answer = await ctx.ask(laying.seat, SORTS, why="forsaken", about=laying.card)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Let the player draw until such a card comes, or no card can be gained."""
        wants_number = laying.answer == SORTS[0]
        while drawn := ctx.rules.base.draw(ctx, laying.seat, 1, "forsaken"):
            if (drawn[0].number is not None) == wants_number:
                break
