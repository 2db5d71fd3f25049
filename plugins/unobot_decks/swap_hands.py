"""Wild Swap Hands (D2)."""

from uno_engine import Ctx, Kind, Play, Rule, TurnGoesTo, Wild, pick_next, pick_others, plays, starts
from unobot_decks.hands import hands_become

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
        """Name the colour, swap, and the next player is on."""
        await self.name_and_swap(ctx, play.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    @starts("ws")
    async def name_and_swap(self, ctx: Ctx, seat: int) -> None:
        """That player names the colour, and swaps with whom they like."""
        await ctx.rule(Wild).name_color(ctx, seat)
        state = ctx.state
        if not state.hands[seat]:
            return
        choice = await ctx.ask(seat, pick_others, why="swap", default=pick_next)
        assert choice.seat is not None
        mine, theirs = state.hands[seat], state.hands[choice.seat]
        if mine:  # else the player was put out meanwhile (H10)
            hands_become(ctx, {seat: theirs, choice.seat: mine}, "swap")
