"""The card Trade Hands (A9)."""

from uno_engine import (
    Ctx,
    Flow,
    Move,
    Play,
    Rule,
    TurnGoesTo,
    never_first,
    never_last,
    pick_next,
    pick_others,
    plays,
    swap_hands,
)
from unobot_attack.cards import TRADE_HANDS


class TradeHands(Rule):
    """Trade Hands: its player must swap hands with a player of choice; it cannot be the last card (A9)."""

    id = "trade-hands"
    role = "part"

    @plays(TRADE_HANDS.symbol)
    @never_first
    @never_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask with whom; of two players it is the other, unasked."""
        return ctx.ask(play.seat, pick_others, why="swap", then=self.swap, default=pick_next)

    def swap(self, ctx: Ctx, seat: int, choice: Move) -> None:
        """Swap the two hands, and pass the turn."""
        assert choice.seat is not None
        swap_hands(ctx, seat, choice.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))
