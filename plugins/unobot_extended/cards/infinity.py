"""Infinity."""

from collections.abc import Iterable
from dataclasses import replace

from uno_engine import Card, Ctx, Event, GameState, Option, pick_value, play
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.course import last_number, set_number


class NumberNamed(Event, frozen=True):
    """The Infinity just played stands for this number (X-Infinity)."""

    seat: int
    number: int

    def apply(self, state: GameState) -> None:
        """It is last's number."""
        set_number(state, self.number)


class Infinity(ExtendedCard):
    """Self: stands for any number its player names (`ri=7`), of its own colour.

    It is playable if its colour or the number named matches. It serves as a number where a number must be played;
    it is a function card where cards in hand are counted (X-Infinity).
    """

    id = "x-infinity"
    symbols = ("i",)

    def fits(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether some number may be named."""
        del seat
        return bool(numbers_for(state, card))

    def typed(self, state: GameState, seat: int, card: Card) -> Iterable[Option]:
        """With a number, or to be asked for it."""
        del seat
        return [play(card), *(as_number(card, n) for n in numbers_for(state, card))]

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Its number: any in the colour that was in force, else the one that last had."""
        numbers = able(laying.number, any_number=laying.color is laying.card.color)
        return replace(laying, said=str(await name_number(ctx, laying.seat, laying.said, numbers)))


def able(number: int | None, *, any_number: bool) -> list[int]:
    """The numbers it may be named: any if its colour matches, else only last's."""
    if any_number:
        return list(range(10))
    return [] if number is None else [number]


def numbers_for(state: GameState, card: Card) -> list[int]:
    """The numbers that may be named with it on last, as last is now."""
    return able(last_number(state), any_number=state.color is None or card.color is state.color)


def as_number(card: Card, number: int) -> Option:
    """The option `play ri=7`."""
    return Option(f"play {card.code}={number}", "play", card=card, value=str(number))


async def name_number(ctx: Ctx, seat: int, said: str, numbers: list[int]) -> int:
    """The number that was said with it, or is asked for now."""
    if not said:
        choice = await ctx.ask(seat, [pick_value(str(n)) for n in numbers], why="number")
        said = choice.value
    await ctx.emit(NumberNamed(seat, int(said)))
    return int(said)
