"""Skip: the next player loses the turn (B11)."""

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Skipped, TurnGoesTo
from uno_engine.kernel.questions import Option
from uno_engine.kernel.rule import Play, Rule, plays

LOSE_TURN = Option("pass", "pass", aliases=("accept", "draw"))


class Skip(Rule):
    """Skip: the next player loses the turn (B11)."""

    id = "skip"
    role = "part"

    @plays("s")
    async def skip(self, ctx: Ctx, play: Play) -> None:
        """The player after loses the turn."""
        await self.lose_turn(ctx, ctx.state.after(play.seat))

    async def lose_turn(self, ctx: Ctx, seat: int) -> None:
        """That player loses the turn, unless some rule offers them a way out (they are asked only then, B34)."""
        if ctx.state.ended is None:
            await ctx.ask(seat, (LOSE_TURN,), why="skipped", default=LOSE_TURN, acts=True)
        await ctx.emit(Skipped(seat))
        await ctx.emit(TurnGoesTo(ctx.state.after(seat)))
