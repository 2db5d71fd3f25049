"""Reverse: the direction of play changes (B12)."""

from uno_engine.classic.skip import Skip
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Reversed, TurnGoesTo
from uno_engine.kernel.marks import plays
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Play, Rule


class Reverse(Rule):
    """Reverse: the direction changes; with two players it acts as a Skip (B12)."""

    id = "reverse"
    role = "part"
    symbol = "r"

    @plays(symbol)
    def reverse(self, ctx: Ctx, play: Play) -> Flow:
        """Turn round, once for each card, and the player on the other side is next."""
        skipped = ctx.state.after(play.seat)
        for _ in range(play.times):
            ctx.emit(Reversed(-ctx.state.direction))
        if len(ctx.state.playing()) == 2:
            return ctx.rule(Skip).lose_turn(ctx, play.seat, skipped, play.times)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
        return None
