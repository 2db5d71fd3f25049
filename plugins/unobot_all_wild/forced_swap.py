"""The card Wild Forced Swap (W8)."""

from uno_engine import Ctx, Flow, Move, Play, Rule, TurnGoesTo, pick_next, pick_others, plays, swap_hands
from unobot_all_wild.cards import FORCED_SWAP


class ForcedSwap(Rule):
    """Wild Forced Swap: its player must swap hands with a player of choice; nobody loses a turn (W8)."""

    id = "forced-swap"
    role = "part"

    @plays(FORCED_SWAP.symbol)
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask with whom; of two players it is the other, unasked. Without a card left nothing is swapped (W9)."""
        if ctx.state.hands[play.seat]:
            return ctx.ask(play.seat, pick_others, why="swap", then=self.swap, default=pick_next)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
        return None

    def swap(self, ctx: Ctx, seat: int, choice: Move) -> None:
        """Swap the two hands, and pass the turn."""
        assert choice.seat is not None
        swap_hands(ctx, seat, choice.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))
