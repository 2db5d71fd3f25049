"""The card Forsaken (X-Forsaken)."""

from functools import partial
from typing import ClassVar

from uno_engine import Ctx, Flow, Move, pick
from unobot_extended.card import ExtendedCard, Laying, black

SORTS = (pick("number"), pick("function"))


class Forsaken(ExtendedCard):
    """Black. Its player first says number or function, then draws until such a card comes (X-Forsaken)."""

    id = "x-forsaken"
    printed = (black("forsaken", "Forsaken", figure="forsaken"),)
    dropped: ClassVar[bool] = True
    words = ("number", "function")

    def name(self, ctx: Ctx, laying: Laying) -> Flow:
        """Ask for number or function."""
        then = partial(self._named, laying)
        return ctx.ask(laying.seat, SORTS, why="forsaken", then=then, about=laying.card)

    def _named(self, laying: Laying, ctx: Ctx, seat: int, move: Move) -> None:
        laying.answer = move

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Let the player draw until such a card comes, or no card can be gained."""
        wants_number = laying.answer == SORTS[0]
        while drawn := ctx.rules.base.draw(ctx, laying.seat, 1, "forsaken"):
            if (drawn[0].number is not None) == wants_number:
                break
