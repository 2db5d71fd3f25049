"""Wild Trade (D10)."""

from collections.abc import Callable, Sequence

from uno_engine import (
    Card,
    Ctx,
    GameState,
    Kind,
    Option,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    pick_cards,
    pick_next,
    pick_others,
    pick_value,
    plays,
)
from unobot_decks.exchange import hands_become

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
        """Name the colour, and exchange."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        if ctx.state.hands[play.seat] and not play.first:
            await self.exchange(ctx, play.seat)
        await ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    async def exchange(self, ctx: Ctx, seat: int) -> None:
        """With whom, which cards, and then it happens."""
        state = ctx.state
        choice = await ctx.ask(seat, pick_others, why="trade-with", default=pick_next)
        other = choice.seat
        assert other is not None
        most = min(len(state.hands[seat]), len(state.hands[other]))
        given = await self.choose_cards(ctx, seat, most) if most else ()
        taken = ctx.shuffled(state.hands[other])[: len(given)]
        if not taken or not state.hands[seat]:
            return  # one of them was put out meanwhile (H10)
        await hands_become(
            ctx,
            {
                seat: [*without(state.hands[seat], given), *taken],
                other: [*without(state.hands[other], taken), *given],
            },
            "trade",
        )

    async def choose_cards(self, ctx: Ctx, seat: int, most: int) -> Sequence[Card]:
        """How many, and which; cards that were typed with the play tell both."""
        hand = tuple(ctx.state.hands[seat])
        if ctx.author == seat and any(word in ctx.rules.deck.by_code for word in ctx.words):
            count = int(ctx.words[0][:3]) if ctx.words[0].isdecimal() else 0
            ctx.words = ctx.words[1:] if count else ctx.words
            least, most = (count, count) if 1 <= count <= most else (1, most)
            return await ctx.ask_cards(seat, hand, least, most, why="trade-cards", private=False)
        numbers = [pick_value(str(n)) for n in range(1, most + 1)]
        choice = await ctx.ask(seat, numbers, why="trade-number", default=numbers[0])
        count = int(choice.value)
        default = most_points(count)
        return await ctx.ask_cards(
            seat, hand, count, count, why="trade-cards", default=default, private=False
        )


def most_points(count: int) -> Callable[[GameState, int], Option]:
    """The default: the cards that count most (M10)."""

    def chosen(state: GameState, seat: int) -> Option:
        return pick_cards(sorted(state.hands[seat], key=lambda card: -card.points)[:count])

    return chosen


def without(hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """The hand without those cards."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
