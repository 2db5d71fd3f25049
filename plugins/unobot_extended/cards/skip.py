"""The card Skip (X-Skip)."""

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.cards.reverse import skip_next


class ExtendedSkip(ExtendedCard):
    """Immediate: play goes to the player after next. It cannot be answered (X-Skip, X11)."""

    id = "x-skip"
    printed = (coloured("s", "Skip", "skip", count=2),)
    place = 1
    regrettable = False

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Let the next player lose the turn, judgement included (X17)."""
        skip_next(ctx, laying)
