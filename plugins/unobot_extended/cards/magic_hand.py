"""The card Magic Hand (X-Magic Hand)."""

from typing import ClassVar

from uno_engine import Ctx
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.events import HandsSwapped


class MagicHand(ExtendedCard):
    """Immediate: swap hands with the next player. Only Widow stops it; Regret cannot answer it (X-Magic Hand)."""

    id = "x-magic-hand"
    symbols = ("h",)
    regrettable: ClassVar[bool] = False
    robs: ClassVar[bool] = True
    sheds: ClassVar[bool] = True

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Swap hands with the next player."""
        ctx.emit(HandsSwapped(laying.seat, ctx.state.after(laying.seat)))
