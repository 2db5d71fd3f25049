"""The card Wild Hit-Fire (A9, A10)."""

from uno_engine import Ctx, Flow, Penalty, Pending, Play, Rule, Wild, acts_last, plays, starts
from unobot_attack.cards import HIT_FIRE
from unobot_attack.launcher import Launcher


class HitFire(Rule):
    """Wild Hit-Fire: the next player presses until at least one card has come, and loses the turn (A9).

    It is no draw card that could be in a chain, but a shield passes it on (A14). Turned up first it hits the first
    player, who names the colour (A10).
    """

    id = "hit-fire"
    role = "part"

    @plays(HIT_FIRE.symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and hit the next player; the launcher knows by the card how long they press."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).land(ctx, Pending(ctx.state.after(play.seat), 1, play.card, play.seat))

    @starts(HIT_FIRE.symbol, lose_turn=True)
    async def start(self, ctx: Ctx, first: int) -> None:
        """Ask the first player for the colour; they press, and the turn is lost."""
        await ctx.rule(Wild).name_color(ctx, first)
        ctx.rule(Launcher).press_until(ctx, first, "first-card")
