"""The 108 cards of DOS (S1) and their points (S12)."""

from uno_engine import Card, Deck, Kind, each_color

NUMBERS = tuple(Kind(str(n), str(n), points=n, number=n) for n in (1, 3, 4, 5, 6, 7, 8, 9, 10))
HASH = Kind("#", "Hash", 40, spellings=("hash",))
WILD_DOS = Kind("w2", "Wild DOS", 20, number=2, spellings=("wild dos", "wilddos", "w", "wild"))
ANY_NUMBER = range(1, 11)
"""The numbers that a # may stand for (S5)."""


def _counts() -> dict[Card, int]:
    counts = {card: 3 if (kind.number or 0) <= 5 else 2 for kind in NUMBERS for card in each_color(kind)}
    counts |= dict.fromkeys(each_color(HASH), 2)
    counts[Card.of(None, WILD_DOS)] = 12
    return counts


DECK = Deck("dos", _counts())
