"""Cards are faces: colour and kind. Two red fives are the same `Card` twice."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from typing import ClassVar


class Color(StrEnum):
    """The four colours; the value is the letter that players type. Black cards have none."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"

    @property
    def word(self) -> str:
        """The English word for the colour: `red`. It is also how moves are written."""
        return self.name.lower()


COLORS = tuple(Color)
"""In the order in which ties between colours are broken (M10): red, yellow, green, blue."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What is printed on a card beside its colour.

    `symbol` is its canonical spelling (after the colour letter, or alone on a black card), `spellings` others that
    players may type, `points` what it counts in a hand (B30), `number` its number if it is a number card.
    """

    symbol: str
    name: str
    points: int
    number: int | None = None
    spellings: tuple[str, ...] = ()
    lone: bool = False
    """Whether it comes in one colour only, so that its symbol alone is its code."""
    code: str = ""
    """The code of a black card where that is not its symbol: a Wild Skip, `wsk`, does what the symbol `s` does."""


class Card:
    """One face. There is a single object for each, so that `is` and `==` agree.

    >>> five = Card.of(Color.RED, Kind("5", "5", points=5, number=5))
    >>> five.code, five.number, five
    ('r5', 5, Card('r5'))
    """

    # symbol, number and points are copied from the kind: they are read in every turn, and one step is quicker than two
    __slots__ = ("code", "color", "kind", "number", "points", "symbol")
    _all: ClassVar[dict[tuple[Color | None, Kind], "Card"]] = {}

    def __init__(self, color: Color | None, kind: Kind) -> None:
        self.color = color
        self.kind = kind
        self.symbol = kind.symbol
        self.number = kind.number
        self.points = kind.points
        alone = color is None or kind.lone
        self.code = (kind.code or kind.symbol) if color is None or alone else f"{color.value}{kind.symbol}"

    @classmethod
    def of(cls, color: Color | None, kind: Kind) -> "Card":
        """The one card with this colour (None: black) and kind."""
        known = cls._all.get((color, kind))
        if known is None:
            # setdefault and not an assignment: of two threads that make the same card both must get the same object
            known = cls._all.setdefault((color, kind), cls(color, kind))
        return known

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __reduce__(self) -> tuple[object, ...]:
        # copy and pickle must give the one object back: cards are compared by identity
        return (Card.of, (self.color, self.kind))


@cache  # every hand that is shown or listed is sorted by it
def by_color(card: Card) -> tuple[int, str]:
    """A key that sorts a hand by colour (red, yellow, green, blue, black), then by value."""
    place = COLORS.index(card.color) if card.color else len(COLORS)
    return place, f"{card.number:03}" if card.number is not None else f"~{card.symbol}"


@dataclass(frozen=True)
class Deck:
    """Which cards there are, each with its count; the order is that of the printed list, before any shuffle.

    `cards` and `by_code` are made when they are first asked for: composing a table makes a deck for each number of
    players, and only counts its cards.
    """

    id: str
    counts: Mapping[Card, int]
    copies: int = 1
    """How many decks were shuffled together (H11)."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All of them, equal ones side by side."""
        return tuple(card for card, count in self.counts.items() for _ in range(count))

    @cached_property
    def by_code(self) -> Mapping[str, Card]:
        """Each face of the deck by its code: `{"r5": Card("r5"), …}`."""
        return {card.code: card for card in self.counts}

    def __len__(self) -> int:
        return sum(self.counts.values())

    def times(self, n: int) -> "Deck":
        """`n` of these decks shuffled together, as one deck."""
        return self if n == 1 else Deck(self.id, {card: count * n for card, count in self.counts.items()}, n)

    def plus(self, id_: str, more: Mapping[Card, int]) -> "Deck":
        """A deck of these and `more` cards, as another deck."""
        counts = dict(self.counts)
        for card, n in more.items():
            counts[card] = counts.get(card, 0) + n
        return Deck(id_, counts, self.copies)


def each_color(kind: Kind) -> Iterable[Card]:
    """The card of that kind in each colour."""
    return (Card.of(color, kind) for color in COLORS)
