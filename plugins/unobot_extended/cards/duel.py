"""Colour Duel and Number Duel."""

from collections.abc import Callable

from uno_engine import COLORS, Card, Ctx, Discarded, Event, GameState, Option, pick_value
from unobot_extended.asking import ask_target, dearest
from unobot_extended.card import ExtendedCard, Laying

BETS = (*(color.word for color in COLORS), "black")


class TurnedUp(Event, frozen=True):
    """A duel: a card of the draw pile was shown, and lies under last now."""

    card: Card

    def apply(self, state: GameState) -> None:
        """From the pile's top to under last."""
        state.discard[-1:-1] = [state.draw.pop()]


class NumberTurnedUp(TurnedUp, frozen=True):
    """The same for one of the two players of a Number Duel."""

    seat: int


class ColorBet(Event, frozen=True):
    """A duel: a player named `red`, …, or `black`."""

    seat: int
    word: str


class DuelWon(Event, frozen=True):
    """A duel was won by `seat`."""

    seat: int
    of: int


class DuelTied(Event, frozen=True):
    """A duel was won by nobody: both lose."""

    seat: int
    of: int


class Duel(ExtendedCard):
    """Immediate: choose any other player.

    The winner discards two cards of their choice (all, if fewer), the loser draws four; a tie makes both lose (X-Duel).
    """

    asks_on = True

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Whom to challenge."""
        return await ask_target(ctx, laying)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Fight it out."""
        state, both = ctx.state, (laying.seat, laying.target)
        winner = await self.winner(ctx, *both)
        await ctx.emit(decision(DuelWon, DuelTied, both, winner))
        if winner is not None and state.hands[winner]:
            await discard_two(ctx, winner)
        for seat in state.order_from(laying.seat):
            if seat in both and seat != winner:
                await ctx.rules.base.draw(ctx, seat, 4, "duel")
        return None

    async def winner(self, ctx: Ctx, challenger: int, target: int) -> int | None:
        """Who wins; None for a tie."""
        raise NotImplementedError


class ColourDuel(Duel):
    """*Colour*: starting with the challenger they take turns naming colours, two each, and a card is shown (X-Duel).

    Out of the four and black, none twice. The card of the draw pile goes to the discard pile, under last: who named
    its colour wins; nobody: a tie.
    """

    id = "x-colour-duel"
    symbols = ("duelc",)

    async def winner(self, ctx: Ctx, challenger: int, target: int) -> int | None:
        """Two bets each, then the card decides."""
        bets: dict[str, int] = {}
        for seat in (challenger, target, challenger, target):
            free = [pick_value(word) for word in BETS if word not in bets]
            word = (await ctx.ask(seat, free, why="bet")).value
            bets[word] = seat
            await ctx.emit(ColorBet(seat, word))
        shown = await turn_up(ctx)
        if shown is None:
            return None
        return bets.get(shown.color.word if shown.color else "black")


class NumberDuel(Duel):
    """*Number*: the challenger first, each turns up cards until a number comes (Infinity is none) (X-Duel).

    The higher wins; no number to be had: a tie.
    """

    id = "x-number-duel"
    symbols = ("dueln",)

    async def winner(self, ctx: Ctx, challenger: int, target: int) -> int | None:
        """Each turns up a number."""
        mine = await self.number(ctx, challenger)
        theirs = await self.number(ctx, target)
        if mine is None or theirs is None or mine == theirs:
            return None
        return challenger if mine > theirs else target

    async def number(self, ctx: Ctx, seat: int) -> int | None:
        """Turn up cards until a number comes."""
        state = ctx.state
        while any(card.number is not None for card in (*state.draw, *state.discard[:-1])):
            card = await turn_up(ctx, seat)
            if card is None or card.number is not None:
                return None if card is None else card.number
        return None


def decision(
    won: Callable[[int, int], Event],
    tied: Callable[[int, int], Event],
    both: tuple[int, int],
    winner: int | None,
) -> Event:
    """What is told: who won against whom, or that nobody did."""
    if winner is None:
        return tied(*both)
    return won(winner, both[0] if winner == both[1] else both[1])


async def turn_up(ctx: Ctx, seat: int | None = None) -> Card | None:
    """Show the top card of the draw pile, perhaps for a player; None if there is none."""
    state = ctx.state
    if not state.draw and not await ctx.rules.base.refill(ctx):
        return None
    card = state.draw[-1]
    await ctx.emit(TurnedUp(card) if seat is None else NumberTurnedUp(card, seat))
    return card


async def discard_two(ctx: Ctx, seat: int) -> None:
    """A player discards two cards of their choice, all if fewer; by default those that count most (M10)."""

    def most(state: GameState, seat: int) -> Option:
        return dearest(state.hands[seat], 2)

    cards = await ctx.ask_cards(seat, ctx.state.hands[seat], 2, 2, why="discard", default=most, private=False)
    if cards:
        await ctx.emit(Discarded(seat, cards))
