"""The card Wild (X-Wild)."""

import uno_engine as uno
from unobot_extended.asking import name_last
from unobot_extended.card import ExtendedCard, Laying, black


class ExtendedWild(ExtendedCard):
    """Last becomes the named colour (X-Wild)."""

    id = "x-wild"
    printed = (black("w", "Wild", "wild", count=4),)
    place = 40
    sets_last = True

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask for its colour."""
        return name_last(ctx, laying)
