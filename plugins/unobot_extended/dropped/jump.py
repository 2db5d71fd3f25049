"""Jump."""

from uno_engine import Card, Ctx, Effect
from unobot_extended import kinds
from unobot_extended.asking import ask_target
from unobot_extended.card import Laying
from unobot_extended.dropped.dropped import DroppedCard
from unobot_extended.effects import move
from unobot_extended.limits import Limits


class Jump(DroppedCard):
    """Black. The turn, with all effects on oneself, goes to a player of one's choice; direction and last stay.

    In judgement it is an answer wherever a Pass is: the other player is judged next (X-Jump).
    """

    id = "x-jump"
    symbols = ("jump",)
    kind = kinds.JUMP

    def answers(self, effect: Effect, card: Card) -> bool:
        """On draw and transfer effects, as a Pass (X11)."""
        del card
        return effect.name in {"draw", "transfer"}

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """To whom."""
        return await ask_target(ctx, laying)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Everything goes there."""
        await move(ctx, laying.seat, laying.target)
        await ctx.rule(Limits).end_circlets(ctx)
        return laying.target
