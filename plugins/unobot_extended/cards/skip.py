"""Skip."""

from typing import ClassVar

from uno_engine import Ctx, Skipped
from unobot_extended.card import ExtendedCard, Laying


class Skip(ExtendedCard):
    """Immediate: play goes to the player after next. It cannot be answered (X-Skip, X11)."""

    id = "x-skip"
    symbols = ("s",)
    answered_by: ClassVar[frozenset[str]] = frozenset()

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """The next player loses the turn, judgement included (X17)."""
        await ctx.emit(Skipped(ctx.state.after(laying.seat)))
        return ctx.state.after(laying.seat, 2)
