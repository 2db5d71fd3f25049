"""What matches what: single and double matches, and whether they are in the centre card's colour (S4-S7)."""

from collections.abc import Sequence
from functools import cache

from uno_engine import Card
from unobot_dos.deck import ANY_NUMBER


def numbers(card: Card, said: int | None = None) -> Sequence[int]:
    """The numbers that a card may stand for; only the one that was said, if it can be that."""
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
    """Whether one card, or two as a sum, may be laid on the centre card (S4).

    `either`: for one card the same colour is enough too. `said` are the numbers that were named for the centre card
    and for the cards.
    """
    center_can = numbers(center, said[0])
    can = [numbers(card, value) for card, value in zip(cards, said[1:], strict=False)]
    if not center_can or not all(can):
        return False
    if len(cards) == 1:
        return (either and in_color(center, cards)) or any(n in center_can for n in can[0])
    return any(n + m in center_can for n in can[0] for m in can[1])
