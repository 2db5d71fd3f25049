"""Draw Two: the next player draws two cards and loses the turn (B13)."""

from uno_engine.classic.penalty import DrawCard, Penalty
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.marks import acts_last, plays
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Play


class DrawTwo(DrawCard):
    """Draw Two: the next player draws 2 and loses the turn (B13)."""

    id = "draw-two"
    symbol = "+2"
    amount = 2
    as_draw_two = True

    @plays("+2")
    @acts_last
    def draw_two(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the player after, adding to what is carried."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)
