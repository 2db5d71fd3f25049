"""The card Wild Shuffle Hands (D3)."""

from uno_engine import Card, Ctx, Kind, Play, Rule, TurnGoesTo, Wild, hands_become, plays

SHUFFLE_HANDS = Kind("wx", "Wild Shuffle Hands", 40, spellings=("shuffle", "shuffle hands"))


class ShuffleHands(Rule):
    """Wild Shuffle Hands: all hands are collected, shuffled, and dealt out again; its player names the colour (D3).

    One by one, clockwise whatever the direction, beginning left of its player, until all are gone. The direction stays.
    Turned up first it acts as a Wild, and so it does as the last card (D5).
    """

    id = "shuffle-hands"
    role = "part"

    @plays("wx")
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Ask for the colour, deal the hands anew and pass the turn; as the first or last card only name the colour."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        if ctx.state.hands[play.seat] and not play.first:
            self.deal_anew(ctx, play.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    def deal_anew(self, ctx: Ctx, seat: int) -> None:
        """Shuffle the hands of all who play together and deal the cards out one by one, from the left of `seat`."""
        state = ctx.state
        # By seat number, not in the direction of play: D3 deals clockwise whatever the direction.
        order = sorted(state.playing(), key=lambda other: (other - seat - 1) % len(state.seats))
        cards: list[Card] = ctx.shuffled([card for other in order for card in state.hands[other]])
        hands_become(ctx, {other: cards[i :: len(order)] for i, other in enumerate(order)}, "shuffle")
