"""Skip: the next player loses the turn (B11)."""

import msgspec

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Remembered, Skipped, TurnGoesTo
from uno_engine.kernel.moves import ACCEPT, DRAW, PASS, Move
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Play, Rule, plays

LOSING_TURN = {ACCEPT: PASS, DRAW: PASS}
"""All of them decline to answer a Skip (H4.1)."""


class Skips(msgspec.Struct, frozen=True):
    """How many players in a row are to lose the turn, while the first of them is asked."""

    left: int = 1


class Skip(Rule):
    """Skip: the next player loses the turn (B11)."""

    id = "skip"
    role = "part"
    memory = Skips

    @plays("s")
    def skip(self, ctx: Ctx, play: Play) -> Flow:
        """The player after loses the turn, or as many players as there are Skips."""
        return self.lose_turn(ctx, ctx.state.after(play.seat), play.carried or play.times)

    def lose_turn(self, ctx: Ctx, seat: int, times: int = 1) -> Flow:
        """That player, and `times` in all, lose the turn.

        Each is asked only if some rule offers a way out (B34), which passes on what is left of it.
        """
        if times > 1 or self.id in ctx.state.own:
            ctx.emit(Remembered(self.id, Skips(times) if times > 1 else None))
        if ctx.state.ended is None:
            return ctx.ask(
                seat, (PASS,), why="skipped", then=self._loses, default=PASS, acts=True, synonyms=LOSING_TURN
            )
        return self._loses(ctx, seat, PASS)

    def _loses(self, ctx: Ctx, seat: int, _move: Move) -> Flow:
        left = ctx.state.memory(self.id, Skips).left
        ctx.emit(Skipped(seat))
        following = ctx.state.after(seat)
        if left > 1:
            return self.lose_turn(ctx, following, left - 1)
        ctx.emit(TurnGoesTo(following))
        return None
