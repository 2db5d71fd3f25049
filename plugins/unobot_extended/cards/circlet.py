"""Circlet."""

from uno_engine import Ctx, Effect
from unobot_extended.asking import ask_target
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.effects import put_on
from unobot_extended.limits import Limits


class Circlet(ExtendedCard):
    """Activated, on any player: that player's *effective hand* becomes half (rounded up) of what it was.

    Until the hand is no larger than it, they draw nothing from the draw pile whatever the reason (cards from other
    players still arrive). A second one halves the effective hand again. It takes hold at once, counted after the card
    was played, and is checked after every change of the hand; on a hand of one it ends immediately. The player it is
    put on may be oneself (X-Circlet).
    """

    id = "x-circlet"
    symbols = ("circlet",)

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Whom to put it on."""
        return await ask_target(ctx, laying, oneself=True)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Halve the effective hand; for a second one `put_on` does it."""
        hand = len(ctx.state.hands[laying.target])
        await put_on(ctx, laying.target, Effect("circlet", (hand + 1) // 2))
        await ctx.rule(Limits).end_circlets(ctx)
        return None
