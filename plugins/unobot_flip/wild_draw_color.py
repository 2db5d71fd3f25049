"""The card Wild Draw Colour (F12, F13)."""

from uno_engine import Ctx, Flow, Penalty, Pending, Play, Wild, WildDraw, acts_last, plays
from unobot_flip.kinds import WILD_DRAW_COLOR


class WildDrawColor(WildDraw):
    """Wild Draw Colour: its player names a colour, and the next player draws until a card of it comes (F12).

    Lawful and challenged as a Wild Draw Four: who bluffed draws until the colour comes, who challenges wrongly 2 more
    (F13). It has no part in chains.
    """

    id = "wild-draw-color"
    symbol = WILD_DRAW_COLOR.symbol
    amount = 0

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Have the colour named, even with the last card, for it says how much is drawn; then hit the player after."""
        await ctx.rule(Wild).name_color(ctx, play.seat, always=True)
        state = ctx.state
        hit = Pending(state.after(play.seat), 1, play.card, play.seat, self.bluff(play), state.color)
        return ctx.rule(Penalty).land(ctx, hit)
