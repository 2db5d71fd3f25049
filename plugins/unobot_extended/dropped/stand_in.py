"""Stand-in."""

from typing import ClassVar

from uno_engine import Card, Ctx, Effect
from unobot_extended import kinds
from unobot_extended.asking import ask_target
from unobot_extended.card import Laying
from unobot_extended.dropped.dropped import DroppedCard
from unobot_extended.effects import move
from unobot_extended.limits import Limits


class StandIn(DroppedCard):
    """Black, as an answer in judgement: all effects on oneself but Skip go to a player of one's choice (X-Stand-in)."""

    id = "x-stand-in"
    symbols = ("standin",)
    kind = kinds.STAND_IN
    alone: ClassVar[bool] = False

    def answers(self, effect: Effect, card: Card) -> bool:
        """On whatever is answered in judgement."""
        del effect, card
        return True

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """To whom."""
        return await ask_target(ctx, laying)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Everything goes there; the turn is over, as with any answer of this sort."""
        await move(ctx, laying.seat, laying.target)
        await ctx.rule(Limits).end_circlets(ctx)
        return None
