"""The card Wild Trade (D10)."""

from collections.abc import Callable, Sequence

from uno_engine import (
    Card,
    Ctx,
    GameState,
    Kind,
    Move,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    hands_become,
    pick,
    pick_cards,
    pick_next,
    pick_others,
    plays,
)

TRADE = Kind("wt", "Wild Trade", 40, spellings=("trade", "wild trade"))


class Trade(Rule):
    """Wild Trade: its player names a colour, an opponent and a number, and so many cards are exchanged (D10).

    They are of the player's choice, the opponent's are taken unseen at random: `play wt r bob with r5 g3`. The number
    is 1 up to the smaller hand. With no cards left it acts as a plain Wild, and so it does turned up first (D17).
    """

    id = "wild-trade"
    role = "part"

    @plays("wt")
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Ask for the colour, exchange cards, and pass the turn; as the first or last card only name the colour."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        if ctx.state.hands[play.seat] and not play.first:
            await self.exchange(ctx, play.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    async def exchange(self, ctx: Ctx, seat: int) -> None:
        """Ask with whom and which cards, take as many of the other hand at random, and exchange them."""
        state = ctx.state
        choice = await ctx.ask(seat, pick_others, why="trade-with", default=pick_next)
        other = choice.seat
        assert other is not None
        most = min(len(state.hands[seat]), len(state.hands[other]))
        given = await self.choose_cards(ctx, seat, most) if most else ()
        taken = ctx.shuffled(state.hands[other])[: len(given)]
        if not taken or not state.hands[seat]:
            return  # `mercy` has put one of them out while a question was open (H10)
        mine = [*without(state.hands[seat], given), *taken]
        theirs = [*without(state.hands[other], taken), *given]
        hands_become(ctx, {seat: mine, other: theirs}, "trade")

    async def choose_cards(self, ctx: Ctx, seat: int, most: int) -> Sequence[Card]:
        """Ask how many cards and which, and return them; who names the cards at once need not say how many."""
        hand = ctx.state.hands[seat]
        numbers = [pick(number) for number in range(1, most + 1)]
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
        chosen = await ctx.ask_cards(
            seat, hand, count, count, why="trade-cards", default=most_points(count), private=False
        )
        return chosen.cards


def most_points(count: int) -> Callable[[GameState, int], Move]:
    """Return the default answer, which gives the `count` cards of a hand with the most points (M10)."""

    def chosen(state: GameState, seat: int) -> Move:
        return pick_cards(sorted(state.hands[seat], key=lambda card: -card.points)[:count])

    return chosen


def without(hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """Return the hand without those cards, each taken out once."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
