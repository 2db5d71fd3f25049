"""Seven-zero: a 7 swaps two hands, a 0 moves all of them (H8)."""

from uno_engine import Ctx, HandsMoved, Play, Rule, TurnGoesTo, pick_next, pick_others, plays


class SevenZero(Rule):
    """Who plays a 7 swaps hands with a player of their choice; with a 0 every hand moves one seat (H8.1).

    The hands move in the direction of play. Not when it is the last card: then the player just goes out. Several 7s
    or 0s played together act once (H2.5).
    """

    id = "seven-zero"
    requires = ("classic-game",)

    @plays("7")
    async def swap(self, ctx: Ctx, laid: Play) -> None:
        """The player chooses whom to swap with, and must."""
        seat = laid.seat
        if ctx.state.hands[seat]:
            choice = await ctx.ask(seat, pick_others, why="swap", default=pick_next)
            assert choice.seat is not None
            await self.swap_hands(ctx, seat, choice.seat)
        await ctx.emit(TurnGoesTo(ctx.state.after(seat)))

    async def swap_hands(self, ctx: Ctx, seat: int, other: int) -> None:
        """They hold each other's cards; not if the player was put out meanwhile (H10)."""
        hands = [tuple(hand) for hand in ctx.state.hands]
        if hands[seat]:
            hands[seat], hands[other] = hands[other], hands[seat]
            await ctx.emit(HandsMoved(tuple(hands), "swap", (seat, other)))

    @plays("0")
    async def move_round(self, ctx: Ctx, laid: Play) -> None:
        """Every hand goes to the next player."""
        state = ctx.state
        if state.hands[laid.seat]:
            hands = [tuple(hand) for hand in state.hands]
            moved = {state.after(seat): hands[seat] for seat in state.playing()}
            now = tuple(moved.get(seat, hand) for seat, hand in enumerate(hands))
            await ctx.emit(HandsMoved(now, "round", tuple(moved)))
        await ctx.emit(TurnGoesTo(state.after(laid.seat)))
