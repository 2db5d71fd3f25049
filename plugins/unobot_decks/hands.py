"""Cards that move hands: Wild Shuffle Hands, Wild Swap Hands and Wild Trade (D2, D3, D10)."""

from collections.abc import Sequence

import uno_engine as uno

SHUFFLE_HANDS = uno.Kind("wx", "Wild Shuffle Hands", 40, spellings=("shuffle", "shuffle hands"))


class ShuffleHands(uno.Rule):
    """Wild Shuffle Hands: all hands are collected, shuffled, and dealt out again; its player names the colour (D3).

    One by one, clockwise whatever the direction, beginning left of its player, until all are gone. The direction stays.
    Turned up first it acts as a Wild, and so it does as the last card (D5).
    """

    id = "shuffle-hands"
    role = "part"

    @uno.plays("wx")
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Ask for the colour, deal the hands anew and pass the turn; as the first or last card only name the colour."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        if ctx.state.hands[play.seat] and not play.first:
            self.deal_anew(ctx, play.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))

    def deal_anew(self, ctx: uno.Ctx, seat: int) -> None:
        """Shuffle the hands of all who play together and deal the cards out one by one, from the left of `seat`."""
        state = ctx.state
        # By seat number, not in the direction of play: D3 deals clockwise whatever the direction.
        order = sorted(state.playing(), key=lambda other: (other - seat - 1) % len(state.seats))
        cards: list[uno.Card] = ctx.shuffled([card for other in order for card in state.hands[other]])
        uno.replace_hands(ctx, {other: cards[i :: len(order)] for i, other in enumerate(order)}, "shuffle")


SWAP_HANDS = uno.Kind("ws", "Wild Swap Hands", 40, spellings=("swap", "swap hands"))


class SwapHands(uno.Rule):
    """Wild Swap Hands: its player names a colour and swaps hands with another player of their choice (D2).

    The turn is over. Turned up first: the first player names the colour, swaps with someone, then plays. As the last
    card it is a plain Wild (D5).
    """

    id = "swap-hands"
    role = "part"

    @uno.plays("ws")
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Ask for the colour and for the other player, swap the hands, and pass the turn."""
        await self.name_and_swap(ctx, play.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))

    @uno.starts("ws")
    async def name_and_swap(self, ctx: uno.Ctx, seat: int) -> None:
        """Ask for the colour, then swap hands with a player of choice; without cards only the colour is named (D5)."""
        await ctx.rule(uno.Wild).name_color(ctx, seat)
        if not ctx.state.hands[seat]:
            return
        choice = await ctx.ask(seat, uno.pick_others, why="swap", default=uno.pick_next)
        assert choice.seat is not None
        uno.swap_hands(ctx, seat, choice.seat)


TRADE = uno.Kind("wt", "Wild Trade", 40, spellings=("trade", "wild trade"))


class Trade(uno.Rule):
    """Wild Trade: its player names a colour, an opponent and a number, and so many cards are exchanged (D10).

    They are of the player's choice, the opponent's are taken unseen at random: `play wt r bob with r5 g3`. The number
    is 1 up to the smaller hand. With no cards left it acts as a plain Wild, and so it does turned up first (D17).
    """

    id = "wild-trade"
    role = "part"

    @uno.plays("wt")
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Ask for the colour, exchange cards, and pass the turn; as the first or last card only name the colour."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        if ctx.state.hands[play.seat] and not play.first:
            await self.exchange(ctx, play.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))

    async def exchange(self, ctx: uno.Ctx, seat: int) -> None:
        """Ask with whom and which cards, take as many of the other hand at random, and exchange them."""
        state = ctx.state
        choice = await ctx.ask(seat, uno.pick_others, why="trade-with", default=uno.pick_next)
        other = choice.seat
        assert other is not None
        most = min(len(state.hands[seat]), len(state.hands[other]))
        given = await self.choose_cards(ctx, seat, most) if most else ()
        taken = ctx.shuffled(state.hands[other])[: len(given)]
        if not taken or not state.hands[seat]:
            return  # `mercy` has put one of them out while a question was open (H10)
        mine = [*without(state.hands[seat], given), *taken]
        theirs = [*without(state.hands[other], taken), *given]
        uno.replace_hands(ctx, {seat: mine, other: theirs}, "trade")

    async def choose_cards(self, ctx: uno.Ctx, seat: int, most: int) -> Sequence[uno.Card]:
        """Ask how many cards and which, and return them; who names the cards at once need not say how many."""
        hand = ctx.state.hands[seat]
        numbers = [uno.pick(number) for number in range(1, most + 1)]
        if most > 1:
            choice = await ctx.ask_cards(
                seat, hand, 1, most, why="trade-number", default=numbers[0], private=False, others=numbers
            )
        else:
            # With one card there is no number to choose, but `1` may have been typed with the play.
            choice = ctx.typed_ahead(seat, numbers, why="trade-number") or numbers[0]
        if choice.cards:
            return choice.cards
        count = choice.number or 1

        def most_points(state: uno.GameState, seat: int) -> uno.Move:
            return uno.pick_cards(sorted(state.hands[seat], key=lambda card: -card.points)[:count])

        chosen = await ctx.ask_cards(
            seat, hand, count, count, why="trade-cards", default=most_points, private=False
        )
        return chosen.cards


def without(hand: Sequence[uno.Card], cards: Sequence[uno.Card]) -> list[uno.Card]:
    """Return the hand without those cards, each taken out once."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
