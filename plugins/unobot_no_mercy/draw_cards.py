"""The draw cards Draw Four, Wild Draw Six and Wild Draw Ten (N6)."""

from uno_engine import Ctx, DrawCard, Flow, Penalty, Play, Wild, acts_last, plays


class DrawFour(DrawCard):
    """Draw Four: the next player draws 4 and loses the turn (N6)."""

    id = "draw-four"
    symbol = "+4"
    amount = 4

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the player after with 4 cards for each that was laid."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildDrawSix(DrawCard):
    """Wild Draw Six: its player names the colour, the next player draws 6 and loses the turn; always lawful (N6)."""

    id = "wild-draw-six"
    symbol = "w6"
    amount = 6

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and hit the player after."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildDrawTen(DrawCard):
    """Wild Draw Ten: its player names the colour, the next player draws 10 and loses the turn; always lawful (N6)."""

    id = "wild-draw-ten"
    symbol = "w10"
    amount = 10

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and hit the player after."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount)
