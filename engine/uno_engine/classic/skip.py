"""Skip: the next player loses the turn (B11)."""

import msgspec

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Remembered, Skipped, TurnGoesTo
from uno_engine.kernel.questions import Option
from uno_engine.kernel.rule import Play, Rule, plays

LOSE_TURN = Option("pass", "pass", aliases=("accept", "draw"))


class Skips(msgspec.Struct, frozen=True):
    """How many players in a row are to lose the turn, while the first of them is asked."""

    left: int = 1


class Skip(Rule):
    """Skip: the next player loses the turn (B11)."""

    id = "skip"
    role = "part"
    memory = Skips

    @plays("s")
    async def skip(self, ctx: Ctx, play: Play) -> None:
        """The player after loses the turn, or as many players as there are Skips."""
        await self.lose_turn(ctx, play.seat, ctx.state.after(play.seat), play.carried or play.times)

    async def lose_turn(self, ctx: Ctx, by: int, seat: int, times: int = 1) -> None:
        """That player, and `times` in all, lose the turn because of what `by` played.

        Each is asked only if some rule offers a way out (B34), which passes on what is left of it. Nobody is asked to
        answer their own skips when these come round to themselves (H2.5).
        """
        for left in range(times, 0, -1):
            if left > 1 or self.id in ctx.state.own:
                await ctx.emit(Remembered(self.id, Skips(left) if left > 1 else None))
            if ctx.state.ended is None and seat != by:
                await ctx.ask(seat, (LOSE_TURN,), why="skipped", default=LOSE_TURN, acts=True)
            await ctx.emit(Skipped(seat))
            seat = ctx.state.after(seat)
        await ctx.emit(TurnGoesTo(seat))
