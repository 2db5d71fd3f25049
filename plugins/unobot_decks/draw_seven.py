"""The card Draw Seven (D13)."""

from uno_engine import Ctx, DrawCard, Flow, Kind, Penalty, Play, acts_last, plays

DRAW_SEVEN = Kind("d7", "Draw Seven", 20, spellings=("+7", "draw seven"))


class DrawSeven(DrawCard):
    """Draw Seven: as Draw Two with 7 (D13)."""

    id = "draw-seven"
    symbol = "d7"
    amount = 7

    @plays("d7")
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Make the next player draw 7 and lose the turn, also as the last card (B28)."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)
