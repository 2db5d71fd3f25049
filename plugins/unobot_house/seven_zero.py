"""Seven-zero: a 7 swaps two hands, a 0 moves all of them (H8)."""

from uno_engine import (
    Ctx,
    Flow,
    Move,
    Play,
    Rule,
    TurnGoesTo,
    hands_become,
    pick_next,
    pick_others,
    plays,
    swap_hands,
)


class SevenZero(Rule):
    """Who plays a 7 swaps hands with a player of their choice; with a 0 every hand moves one seat (H8.1).

    The hands move in the direction of play. Not when it is the last card: then the player just goes out. Several 7s
    or 0s played together act once (H2.5).
    """

    id = "seven-zero"
    requires = ("classic-game",)

    @plays("7")
    def swap(self, ctx: Ctx, laid: Play) -> Flow:
        """Ask the player whom to swap with; with the last card nobody is asked (H8.1)."""
        seat = laid.seat
        if ctx.state.hands[seat]:
            return ctx.ask(seat, pick_others, why="swap", then=self.swap_hands, default=pick_next)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))
        return None

    def swap_hands(self, ctx: Ctx, seat: int, choice: Move) -> None:
        """Swap the two hands, and pass the turn."""
        assert choice.seat is not None
        swap_hands(ctx, seat, choice.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))

    @plays("0")
    def move_round(self, ctx: Ctx, laid: Play) -> None:
        """Move every hand one seat on in the direction of play, and pass the turn; not with the last card."""
        state = ctx.state
        if state.hands[laid.seat]:
            moved = {state.after(seat): state.hands[seat] for seat in state.playing()}
            hands_become(ctx, moved, "round")
        ctx.emit(TurnGoesTo(state.after(laid.seat)))
