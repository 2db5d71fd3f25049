"""French and German cards, for games of plugins: `french()` and `german()` make a deck of them."""

from collections.abc import Iterable
from typing import Final

import uno_engine as uno

SPADES: Final = uno.Color.of("s", "spades", 0)
HEARTS: Final = uno.Color.of("h", "hearts", 1)
CLUBS: Final = uno.Color.of("c", "clubs", 2)
DIAMONDS: Final = uno.Color.of("d", "diamonds", 3)
ACORNS: Final = uno.Color.of("a", "acorns", 0)
LEAVES: Final = uno.Color.of("l", "leaves", 2)
BELLS: Final = uno.Color.of("b", "bells", 3)

FRENCH_SUITS: Final = (SPADES, HEARTS, CLUBS, DIAMONDS)
GERMAN_SUITS: Final = (ACORNS, HEARTS, LEAVES, BELLS)
"""The suits as a hand is sorted: dark and light ones in turn."""

PIPS: Final = tuple(uno.Kind(str(n), str(n), points=n, number=n) for n in range(2, 11))
"""The cards from 2 to 10; each counts what is printed on it."""
JACK: Final = uno.Kind("j", "Jack", 2, place=11)
QUEEN: Final = uno.Kind("q", "Queen", 3, place=12)
UNTER: Final = uno.Kind("u", "Unter", 2, place=11)
OBER: Final = uno.Kind("o", "Ober", 3, place=12)
KING: Final = uno.Kind("k", "King", 4, place=13)
ACE: Final = uno.Kind("a", "Ace", 11, place=14)
JOKER: Final = uno.Kind("jo", "Joker", 20)


def french(*, lowest: int = 2, jokers: int = 0) -> uno.Deck:
    """Return the 52 French cards; with `lowest=7` the 32 of them that skat is played with; `jokers` are added.

    >>> len(french()), len(french(lowest=7)), len(french(jokers=2)), list(french().by_code)[:3]
    (52, 32, 54, ['s2', 's3', 's4'])
    """
    cards = dict.fromkeys(_suited(FRENCH_SUITS, lowest, JACK, QUEEN), 1)
    return uno.Deck("french", {**cards, uno.Card.of(None, JOKER): jokers} if jokers else cards)


def german(*, lowest: int = 7) -> uno.Deck:
    """Return the 32 German cards; with `lowest=6` or another pip, more of them or fewer.

    >>> len(german()), len(german(lowest=6)), list(german().by_code)[4:8]
    (32, 36, ['au', 'ao', 'ak', 'aa'])
    """
    return uno.Deck("german", dict.fromkeys(_suited(GERMAN_SUITS, lowest, UNTER, OBER), 1))


def rank(card: uno.Card) -> int:
    """Return how high a card is in its suit, where the ace is the highest: the pips by their number, then 11 to 14.

    >>> [rank(card) for card in german().cards[:8]]
    [7, 8, 9, 10, 11, 12, 13, 14]
    """
    return card.number or card.kind.place


def _suited(suits: Iterable[uno.Color], lowest: int, *court: uno.Kind) -> Iterable[uno.Card]:
    kinds = [*(kind for kind in PIPS if kind.points >= lowest), *court, KING, ACE]
    return [uno.Card.of(suit, kind) for suit in suits for kind in kinds]
