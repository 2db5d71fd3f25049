"""Skip: the next player loses the turn (B11)."""

import msgspec

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Remembered, Skipped, TurnGoesTo
from uno_engine.kernel.marks import plays
from uno_engine.kernel.moves import ACCEPT, DRAW, PASS, Move
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Play, Rule

LOSING_TURN = {ACCEPT: PASS, DRAW: PASS}
"""All of them decline to answer a Skip (H4.1)."""


class Skips(msgspec.Struct, frozen=True):
    """Who skips several players in a row, and how many are left: the one who is asked now, and those after them."""

    by: int = -1
    left: int = 1


class Skip(Rule):
    """Skip: the next player loses the turn (B11)."""

    id = "skip"
    role = "part"
    memory = Skips
    symbol = "s"

    @plays(symbol)
    def skip(self, ctx: Ctx, play: Play) -> Flow:
        """The player after loses the turn, or as many players as there are Skips."""
        return self.lose_turn(ctx, play.seat, ctx.state.after(play.seat), play.carried or play.times)

    def lose_turn(self, ctx: Ctx, by: int, seat: int, times: int = 1) -> Flow:
        """That player, and `times` in all, lose the turn because of what `by` played.

        Each is asked only if some rule offers a way out (B34), which passes on what is left of it. Nobody is asked to
        answer their own skips when these come round to themselves (H2.5).
        """
        # kept in the state while somebody is asked: the answer comes with another input
        if times > 1 or self.id in ctx.state.own:
            ctx.emit(Remembered(self.id, Skips(by, times) if times > 1 else None))
        if ctx.state.ended is None and seat != by:
            return ctx.ask(
                seat, (PASS,), why="skipped", then=self._loses, default=PASS, acts=True, synonyms=LOSING_TURN
            )
        return self._loses(ctx, seat, PASS)

    def _loses(self, ctx: Ctx, seat: int, _move: Move) -> Flow:
        """That player loses the turn; if more Skips were laid, so does the next."""
        skips = ctx.state.memory(self.id, Skips)
        ctx.emit(Skipped(seat))
        following = ctx.state.after(seat)
        if skips.left > 1:
            return self.lose_turn(ctx, skips.by, following, skips.left - 1)
        ctx.emit(TurnGoesTo(following))
        return None
