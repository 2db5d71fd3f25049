"""The card Magic Hand (X-Magic Hand)."""

from typing import ClassVar

from uno_engine import Ctx
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.events import HandsSwapped


class MagicHand(ExtendedCard):
    """Immediate: swap hands with the next player. Only Widow stops it; Regret cannot answer it (X-Magic Hand)."""

    id = "x-magic-hand"
    printed = (coloured("h", "Magic Hand", "magic hand", "hand", figure="magic_hand"),)
    place: ClassVar[int] = 12
    regrettable: ClassVar[bool] = False
    robs: ClassVar[bool] = True
    sheds: ClassVar[bool] = True

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Swap hands with the next player."""
        ctx.emit(HandsSwapped(laying.seat, ctx.state.after(laying.seat)))
