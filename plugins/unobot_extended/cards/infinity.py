"""The card Infinity (X-Infinity)."""

from collections.abc import Sequence
from functools import cache

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.state import Last, set_number


class NumberNamed(uno.Event, frozen=True):
    """The Infinity just played stands for this number (X-Infinity)."""

    seat: int
    number: int

    def apply(self, state: uno.GameState) -> None:
        """Make it the number of last."""
        set_number(state, self.number)


class Infinity(ExtendedCard):
    """Self: stands for any number its player names (`ri=7`), of its own colour.

    It is playable if its colour or the number named matches. It serves as a number where a number must be played;
    it is a function card where cards in hand are counted (X-Infinity).
    """

    id = "x-infinity"
    printed = (coloured("i", "Infinity", "infinity", "inf", "∞", figure="infinity"),)
    place = 10

    def fits(self, last: Last, card: uno.Card) -> bool:
        """Whether any number may be named with it on last."""
        return bool(numbers_for(last, card))

    def moves(self, last: Last, card: uno.Card) -> tuple[uno.Move, ...]:
        """Return the plays with a number (`play ri=7`), and the one without, for which the number is asked."""
        return (uno.play(card), *(as_number(card, n) for n in numbers_for(last, card)))

    def as_numbers(self, card: uno.Card, least: int) -> Sequence[uno.Move]:
        """Return the plays as any number of at least `least`, and the one without a number."""
        return (uno.play(card), *(as_number(card, n) for n in range(least, 10)))

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask for its number, if it was not typed: any if its colour matches, else the one that last had."""
        await name_number(ctx, laying.seat, laying.move, numbers_for(laying.last, laying.card))

    async def number(self, ctx: uno.Ctx, seat: int, move: uno.Move, least: int) -> int:
        """Return the number that it was laid as, or ask for it."""
        return await name_number(ctx, seat, move, range(least, 10))


def numbers_for(last: Last, card: uno.Card) -> Sequence[int]:
    """Return the numbers that may be named with it on last: any if its colour matches, else only last's."""
    if last.color is None or card.color is last.color:
        return range(10)
    return () if last.number is None else (last.number,)


@cache
def as_number(card: uno.Card, number: int) -> uno.Move:
    """Return the move that plays it as that number: `play ri=7`."""
    return uno.Move("play", (uno.Stands(card, number),))


async def name_number(ctx: uno.Ctx, seat: int, move: uno.Move, numbers: Sequence[int]) -> int:
    """Return the number that was named in the move, or ask for it."""
    number = move.number
    if number is None:
        number = (await ctx.ask(seat, [uno.pick(n) for n in numbers], why="number")).number
    assert number is not None
    ctx.emit(NumberNamed(seat, number))
    return number
