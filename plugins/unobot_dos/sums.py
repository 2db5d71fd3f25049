"""What matches what: single matches, pairs by their sum, and which are in the centre card's colour (S4-S7)."""

from collections.abc import Iterable, Sequence
from functools import cache

from uno_engine import Card
from unobot_dos.deck import ANY_NUMBER

MOST_CARDS = 2
"""So many cards can be laid on one centre card (S4)."""


def numbers(card: Card, said: int | None = None) -> Sequence[int]:
    """Return the numbers that a card may stand for; if a number was said, only that one, if the card can be it."""
    could = ANY_NUMBER if card.number is None else (card.number,)
    if said is None:
        return could
    return (said,) if said in could else ()


@cache
def in_color(center: Card, cards: tuple[Card, ...]) -> bool:
    """Whether all are of the centre card's colour; a Wild DOS is of whichever colour helps (S5)."""
    return len({card.color for card in (center, *cards)} - {None}) <= 1


def matches(
    center: Card, cards: tuple[Card, ...], *, either: bool, said: tuple[int | None, ...] = (None, None, None)
) -> bool:
    """Whether one card, or two as a sum, may be laid on the centre card (S4); never more than two.

    `either`: for one card the same colour is enough too. `said` are the numbers that were named for the centre card
    and for the cards.
    """
    center_can = numbers(center, said[0])
    can = [numbers(card, value) for card, value in zip(cards, said[1:], strict=False)]
    # A number was said that the card cannot be, or a third card was named: no match.
    if not center_can or not all(can) or len(cards) > MOST_CARDS:
        return False
    if len(cards) == 1:
        return (either and in_color(center, cards)) or any(n in center_can for n in can[0])
    return any(n + m in center_can for n in can[0] for m in can[1])


# The same where no number was named, as sets of numbers in the bits of an integer: every listing asks it for all pairs.


@cache
def could_be(number: int | None) -> int:
    """Return the numbers that a card may stand for as bits of an integer; `number` None is a #."""
    return sum(1 << n for n in (ANY_NUMBER if number is None else (number,)))


@cache
def could_add_up_to(one: int | None, other: int | None) -> int:
    """Return the possible sums of two cards as bits of an integer; None is a #."""
    first, second = could_be(one), could_be(other)
    return _union(second << n for n in range(first.bit_length()) if first >> n & 1)


def _union(sets: Iterable[int]) -> int:
    union = 0
    for each in sets:
        union |= each
    return union


def takes(center: Card, cards: tuple[Card, ...], *, either: bool) -> bool:
    """Whether these cards may be laid on that centre card, no number being named."""
    wanted = could_be(center.number)
    if len(cards) == MOST_CARDS:
        return bool(could_add_up_to(cards[0].number, cards[1].number) & wanted)
    if len(cards) > MOST_CARDS:
        return False
    return bool(could_be(cards[0].number) & wanted) or (either and in_color(center, cards))
