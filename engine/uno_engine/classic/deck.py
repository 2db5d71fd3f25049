"""The 108 cards (B1) and their points (B30)."""

from uno_engine.kernel.cards import Card, Kind, each_color
from uno_engine.kernel.decks import Deck

NUMBERS = tuple(Kind(str(n), str(n), points=n, number=n) for n in range(10))
SKIP = Kind("s", "Skip", 20, spellings=("skip",))
REVERSE = Kind("r", "Reverse", 20, spellings=("rev", "reverse"))
DRAW_TWO = Kind("+2", "Draw Two", 20, spellings=("d2", "d", "dt", "draw two", "drawtwo"))
WILD = Kind("w", "Wild", 50, spellings=("wild",))
WILD_DRAW_FOUR = Kind(
    "wd4", "Wild Draw Four", 50, spellings=("w4", "wd", "+4", "wild draw four", "wilddrawfour")
)


def _counts() -> dict[Card, int]:
    counts: dict[Card, int] = {}
    for kind in (*NUMBERS, SKIP, REVERSE, DRAW_TWO):
        for card in each_color(kind):
            counts[card] = 1 if kind.number == 0 else 2
    counts[Card.of(None, WILD)] = 4
    counts[Card.of(None, WILD_DRAW_FOUR)] = 4
    return counts


DECK = Deck("108", _counts())
