"""The card Wild Targeted Draw Two (W7)."""

from uno_engine import Ctx, Move, Play, Question, Rule, TurnGoesTo, acts_last, pick_next, pick_others, plays
from unobot_all_wild.cards import TARGETED_DRAW_TWO

_AMOUNT = 2


class TargetedDraw(Rule):
    """Wild Targeted Draw Two: a player of choice draws 2 and loses no turn (W7); even as the last card (W9)."""

    id = "targeted-draw"
    role = "part"

    @plays(TARGETED_DRAW_TWO.symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Question:
        """Ask who is to draw; of two players it is the other, unasked."""
        return ctx.ask(play.seat, pick_others, why="draw-target", then=self.hit, default=pick_next)

    def hit(self, ctx: Ctx, seat: int, choice: Move) -> None:
        """Make that player draw, and give the turn to the next one."""
        assert choice.seat is not None
        ctx.rules.base.draw(ctx, choice.seat, _AMOUNT, "target")
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))
