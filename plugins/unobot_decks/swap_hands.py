"""The card Wild Swap Hands (D2)."""

from uno_engine import (
    Ctx,
    Kind,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    pick_next,
    pick_others,
    plays,
    starts,
    swap_hands,
)

SWAP_HANDS = Kind("ws", "Wild Swap Hands", 40, spellings=("swap", "swap hands"))


class SwapHands(Rule):
    """Wild Swap Hands: its player names a colour and swaps hands with another player of their choice (D2).

    The turn is over. Turned up first: the first player names the colour, swaps with someone, then plays. As the last
    card it is a plain Wild (D5).
    """

    id = "swap-hands"
    role = "part"

    @plays("ws")
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Ask for the colour and for the other player, swap the hands, and pass the turn."""
        await self.name_and_swap(ctx, play.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    @starts("ws")
    async def name_and_swap(self, ctx: Ctx, seat: int) -> None:
        """Ask for the colour, then swap hands with a player of choice; without cards only the colour is named (D5)."""
        await ctx.rule(Wild).name_color(ctx, seat)
        if not ctx.state.hands[seat]:
            return
        choice = await ctx.ask(seat, pick_others, why="swap", default=pick_next)
        assert choice.seat is not None
        swap_hands(ctx, seat, choice.seat)
