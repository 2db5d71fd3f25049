"""Draw Two: the next player draws two cards and loses the turn (B13)."""

from uno_engine.classic.penalty import Penalty
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.rule import Play, Rule, acts_last, plays


class DrawTwo(Rule):
    """Draw Two: the next player draws 2 and loses the turn (B13)."""

    id = "draw-two"
    role = "part"

    @plays("+2")
    @acts_last
    async def draw_two(self, ctx: Ctx, play: Play) -> None:
        """Hit the player after, adding to what is carried."""
        await ctx.rule(Penalty).hit(ctx, play, 2)
