"""Draw One, Draw Five and Wild Draw Two (F10, F11): as the classic draw cards, with numbers of their own."""

from uno_engine import Ctx, DrawCard, Flow, Penalty, Play, WildDraw, acts_last, plays
from unobot_flip.kinds import DRAW_FIVE, DRAW_ONE, WILD_DRAW_TWO


class DrawOne(DrawCard):
    """Draw One: the next player draws 1 and loses the turn (F10)."""

    id = "draw-one"
    symbol = DRAW_ONE.symbol
    amount = 1
    follows_itself = True

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the player after."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class DrawFive(DrawCard):
    """Draw Five: the next player draws 5 and loses the turn (F11)."""

    id = "draw-five"
    symbol = DRAW_FIVE.symbol
    amount = 5
    follows_itself = True

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the player after."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildDrawTwo(WildDraw):
    """Wild Draw Two: as a Wild Draw Four with 2; a failed challenge costs 4, a successful one 2 (F10, F13)."""

    id = "wild-draw-two"
    symbol = WILD_DRAW_TWO.symbol
    amount = 2
    follows_itself = True

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Name the colour, and hit the player after."""
        return self.draw_wild(ctx, play)
