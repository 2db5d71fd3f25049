"""Pass, the card."""

from typing import ClassVar

from uno_engine import Card, Ctx, Effect
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.effects import move


class Pass(ExtendedCard):
    """The player's own draw and transfer effects go to the next player; with none, it does nothing.

    In judgement it is an answer to them, and the turn is over (X-Pass).
    """

    id = "x-pass"
    symbols = ("px",)
    weakened: ClassVar[bool] = True

    def answers(self, effect: Effect, card: Card) -> bool:
        """On draw and transfer effects (X13)."""
        del card
        return effect.name in {"draw", "transfer"}

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Hand them on."""
        await hand_on(ctx, laying.seat)
        return None


async def hand_on(ctx: Ctx, seat: int) -> None:
    """Draw and transfer effects go to the next player together (X17)."""
    await move(ctx, seat, ctx.state.after(seat), ("draw", "transfer"))
