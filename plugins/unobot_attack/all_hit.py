"""The card Wild All Hit (A9, A10)."""

from collections.abc import Sequence

from uno_engine import Ctx, Play, Rule, TurnGoesTo, Wild, acts_last, plays, starts
from unobot_attack.cards import ALL_HIT


class AllHit(Rule):
    """Wild All Hit: its player names the colour, every other player presses once; no turn is lost (A9).

    Turned up first: the first player names the colour, then everyone presses once, and that player plays (A10).
    """

    id = "all-hit"
    role = "part"

    @plays(ALL_HIT.symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Ask for the colour, and let all others press, from the next player on."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        self.hit(ctx, [seat for seat in ctx.state.order_from(play.seat) if seat != play.seat])
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    @starts(ALL_HIT.symbol)
    async def start(self, ctx: Ctx, first: int) -> None:
        """Ask the first player for the colour, and let everyone press, from that player on."""
        await ctx.rule(Wild).name_color(ctx, first)
        self.hit(ctx, [first, *(seat for seat in ctx.state.order_from(first) if seat != first)])

    def hit(self, ctx: Ctx, seats: Sequence[int]) -> None:
        """Let these players press once, in this order."""
        for seat in seats:
            ctx.rules.base.draw(ctx, seat, 1, "all-hit")
