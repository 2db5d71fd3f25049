"""The card Wild Draw Eight (D12)."""

from uno_engine import Ctx, Flow, Kind, Play, WildDraw, acts_last, plays

WILD_DRAW_EIGHT = Kind("w8", "Wild Draw Eight", 50, spellings=("wd8", "+8", "wild draw eight"))


class WildDrawEight(WildDraw):
    """Wild Draw Eight: as a Wild Draw Four with 8; a failed challenge costs 10, a successful one 8 (D12)."""

    id = "wild-draw-eight"
    symbol = "w8"
    amount = 8

    @plays("w8")
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and make the next player draw 8 or challenge."""
        return self.draw_wild(ctx, play)
