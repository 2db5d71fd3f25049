"""The cards Colour Duel and Number Duel (X-Duel)."""

from collections.abc import Callable

import uno_engine as uno
from unobot_extended.asking import ask_target, dearest
from unobot_extended.card import ExtendedCard, Laying, coloured


class TurnedUp(uno.Event, frozen=True):
    """A duel: a card of the draw pile was shown, and lies under last now."""

    card: uno.Card

    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Move the card from the top of the draw pile to the discard pile, under last."""
        state.discard[-1:-1] = [state.draw.pop()]


class NumberTurnedUp(TurnedUp, frozen=True):
    """A Number Duel: a card was shown for one of the two players."""

    seat: int

    seen_by = uno.seen_by_all


class DuelWon(uno.Event, frozen=True):
    """A duel was won by `seat`."""

    seat: int
    of: int


class DuelTied(uno.Event, frozen=True):
    """A duel was won by nobody: both lose."""

    seat: int
    of: int


class Duel(ExtendedCard):
    """Immediate: choose any other player.

    The winner discards two cards of their choice (all, if fewer), the loser draws four; a tie makes both lose (X-Duel).
    """

    asks_on = True
    sheds = True

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask whom to challenge."""
        return ask_target(ctx, laying)

    async def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Find the winner, let them discard two cards, and let the loser draw four; after a tie both draw."""
        state, both = ctx.state, (laying.seat, laying.target)
        winner = await self.winner(ctx, *both)
        ctx.emit(decision(DuelWon, DuelTied, both, winner))
        if winner is not None and state.hands[winner]:
            await discard_two(ctx, winner)
        for seat in state.order_from(laying.seat):
            if seat in both and seat != winner:
                ctx.rules.base.draw(ctx, seat, 4, "duel")

    async def winner(self, ctx: uno.Ctx, challenger: int, target: int) -> int | None:
        """Return who wins; None for a tie."""
        raise NotImplementedError


def decision(
    won: Callable[[int, int], uno.Event],
    tied: Callable[[int, int], uno.Event],
    both: tuple[int, int],
    winner: int | None,
) -> uno.Event:
    """Return the event to tell: who won against whom, or that nobody did."""
    if winner is None:
        return tied(*both)
    return won(winner, both[0] if winner == both[1] else both[1])


def turn_up(ctx: uno.Ctx, seat: int | None = None) -> uno.Card | None:
    """Show the top card of the draw pile, for a player if `seat` is given, and return it; None if there is none."""
    state = ctx.state
    if not state.draw and not ctx.rules.base.refill(ctx):
        return None
    card = state.draw[-1]
    ctx.emit(TurnedUp(card) if seat is None else NumberTurnedUp(card, seat))
    return card


async def discard_two(ctx: uno.Ctx, seat: int) -> None:
    """Let a player discard two cards of their choice, all if fewer; by default those that count most (M10)."""

    def most(state: uno.GameState, seat: int) -> uno.Move:
        return dearest(state.hands[seat], 2)

    move = await ctx.ask_cards(seat, ctx.state.hands[seat], 2, 2, why="discard", default=most, private=False)
    if move.cards:
        ctx.emit(uno.Discarded(seat, move.cards))


BLACK = "black"
BETS = (*map(uno.pick, uno.COLORS), uno.pick(BLACK))
NAMED = {uno.name_color(color): uno.pick(color) for color in uno.COLORS}
"""Moves that mean another answer: `color red` means `pick red`."""


class ColorBet(uno.Event, frozen=True):
    """A duel: a player named `red`, …, or `black`."""

    seat: int
    word: str


class ColourDuel(Duel):
    """*Colour*: starting with the challenger they take turns naming colours, two each, and a card is shown (X-Duel).

    Out of the four and black, none twice. The card of the draw pile goes to the discard pile, under last: who named
    its colour wins; nobody: a tie.
    """

    id = "x-colour-duel"
    printed = (
        coloured(
            "duelc", "Colour Duel", "colour duel", "color duel", only=uno.Color.RED, figure="colour_duel"
        ),
    )
    place = 20
    words = (BLACK,)

    async def winner(self, ctx: uno.Ctx, challenger: int, target: int) -> int | None:
        """Let both name two colours in turn, show a card, and return who named its colour; None for a tie."""
        bets: dict[uno.Color | None, int] = {}
        for seat in (challenger, target, challenger, target):
            free = [bet for bet in BETS if bet.color not in bets]
            bet: uno.Move = await ctx.ask(seat, free, why="bet", synonyms=NAMED)
            bets[bet.color] = seat
            ctx.emit(ColorBet(seat, bet.color.word if bet.color else BLACK))
        # A black card has the colour None, and so has the bet on black.
        shown = turn_up(ctx)
        return None if shown is None else bets.get(shown.color)


class NumberDuel(Duel):
    """*Number*: the challenger first, each turns up cards until a number comes (Infinity is none) (X-Duel).

    The higher wins; no number to be had: a tie.
    """

    id = "x-number-duel"
    printed = (
        coloured("dueln", "Number Duel", "number duel", only=uno.Color.RED, figure="swords", label="#"),
    )
    place = 21

    async def winner(self, ctx: uno.Ctx, challenger: int, target: int) -> int | None:
        """Turn up a number for each, and return who has the higher; None for a tie."""
        mine = self.next_number(ctx, challenger)
        theirs = self.next_number(ctx, target)
        if mine is None or theirs is None or mine == theirs:
            return None
        return challenger if mine > theirs else target

    def next_number(self, ctx: uno.Ctx, seat: int) -> int | None:
        """Turn up cards until a number comes, and return it; None if there is none."""
        state = ctx.state
        # The discard pile counts, for it is shuffled into the draw pile on the way; its top card stays.
        while any(card.number is not None for card in (*state.draw, *state.discard[:-1])):
            card = turn_up(ctx, seat)
            if card is None or card.number is not None:
                return None if card is None else card.number
        return None
