"""Cards, and the decks that they come from.

A card is a face, which is a colour and a kind, and perhaps another face on the back. Two red fives are the same `Card` twice.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import ClassVar

import msgspec

__all__ = [
    "COLORS", "Card", "Codes", "Color", "Deck", "Kind", "Side", "by_color", "color_place", "each_color",
    "value_place",
]  # fmt: skip


class Color:
    """A colour of cards. There is a single object for each letter and word, so that `is` and `==` agree.

    `value` is the letter that players type, `word` its English word, which is also how moves are written; `place` says
    where it stands in a sorted hand, and which one ties are broken for (M10); `tint` is the dye by which networks and
    pictures show it (`unobot.document.Tint`). A deck may bring its own: `PINK = Color.of("p", "pink", 0)`. Black cards
    have no colour.
    """

    __slots__ = ("place", "tint", "value", "word")
    _all: ClassVar[dict[tuple[str, str], "Color"]] = {}
    RED: ClassVar["Color"]
    YELLOW: ClassVar["Color"]
    GREEN: ClassVar["Color"]
    BLUE: ClassVar["Color"]

    def __init__(self, letter: str, word: str, place: int, tint: str) -> None:
        self.value, self.word, self.place, self.tint = letter, word, place, tint

    @classmethod
    def of(cls, letter: str, word: str, place: int, tint: str = "") -> "Color":
        """Return the one colour with this letter and word; `tint` is the word where it is not given."""
        # setdefault and not an assignment: of two threads that make the same colour both must get the same object
        return cls._all.setdefault((letter, word), cls(letter, word, place, tint or word))

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"<Color {self.word}>"

    def __reduce__(self) -> tuple[object, ...]:
        # copy and pickle must give the one object back: colours are compared by identity
        return (Color.of, (self.value, self.word, self.place, self.tint))


COLORS = tuple(
    Color.of(word[0], word, place) for place, word in enumerate(("red", "yellow", "green", "blue"))
)
"""Those of the classic decks, in the order in which ties between colours are broken (M10)."""
Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE = COLORS


# cache_hash: a card is looked up by its kind
class Kind(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A kind of card: its symbol, name and points, without its colour.

    `symbol` is its canonical spelling: after the colour letter, or alone on a black card. `spellings` are others that
    players may type. `points` are what it counts in a hand (B30). `number` is set if it is a number card.
    """

    symbol: str
    name: str
    points: int
    number: int | None = None
    spellings: tuple[str, ...] = ()
    lone: bool = False
    """Whether it comes in one colour only, so that its symbol alone is its code."""
    code: str = ""
    """The code of a black or lone card, where other kinds have the same symbol: it does the same as theirs."""
    side: str = ""
    """On which side of two-faced cards it is printed; empty for all other cards."""
    place: int = 0
    """Where a card without a number stands in a sorted hand, after the numbers of its colour; those with 0 stand by their symbol."""


class Card:
    """A card as it lies: the face in play, and the face on its `back` if it has one. There is a single object for each.

    >>> five = Card.of(Color.RED, Kind("5", "5", points=5, number=5))
    >>> five.code, five.number, five
    ('r5', 5, Card('r5'))
    >>> two = Card.of(Color.BLUE, Kind("2", "2", points=2, number=2))
    >>> five.with_back(two), five.with_back(two).turned, five.with_back(two).face is five
    (Card('r5/b2'), Card('b2/r5'), True)

    `code` is what players type and see, the code of the face. `text` includes the back; the engine saves it. Compare the
    `face` of cards to compare them as players do.
    """

    # symbol, number and points are copied from the kind: they are read in every turn, and one step is quicker than two
    __slots__ = ("_turned", "back", "code", "color", "face", "kind", "number", "points", "symbol", "text")
    _all: ClassVar[dict[tuple["Color | None", Kind, "Card | None"], "Card"]] = {}

    def __init__(self, color: Color | None, kind: Kind, back: "Card | None" = None) -> None:
        self.color = color
        self.kind = kind
        self.symbol = kind.symbol
        self.number = kind.number
        self.points = kind.points
        alone = color is None or kind.lone
        self.code = (kind.code or kind.symbol) if color is None or alone else f"{color.value}{kind.symbol}"
        self.back = back
        self.face: Card = self if back is None else Card.of(color, kind)
        self._turned: Card | None = self if back is None else None
        self.text = self.code if back is None else f"{self.code}/{back.code}"

    @classmethod
    def of(cls, color: Color | None, kind: Kind, back: "Card | None" = None) -> "Card":
        """Return the one card with this colour (None: black), this kind, and this face on its back (None: it has none)."""
        known = cls._all.get((color, kind, back))
        if known is None:
            # setdefault and not an assignment: of two threads that make the same card both must get the same object
            known = cls._all.setdefault((color, kind, back), cls(color, kind, back))
        return known

    def with_back(self, back: "Card") -> "Card":
        """Return the card with this face in play and another on its back."""
        return Card.of(self.color, self.kind, back.face)

    @property
    def turned(self) -> "Card":
        """The card turned over; itself if nothing is on its back."""
        # looked up once: when a table is turned over, every card of it is
        if self._turned is None:
            assert self.back is not None
            self._turned = Card.of(self.back.color, self.back.kind, self.face)
        return self._turned

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        # copy and pickle must give the one object back: cards are compared by identity
        return (Card.of, (self.color, self.kind, self.back))


_BLACK = 99
"""Where black cards stand among the colours: behind all."""


def color_place(card: Card) -> int:
    """Return where a card stands in a hand that is sorted by colour; black ones come last."""
    return card.color.place if card.color else _BLACK


@cache  # every hand that is shown or listed is sorted by it
def by_color(card: Card) -> tuple[int, str]:
    """Return a key that sorts a hand by colour (red, yellow, green, blue, black), then by value."""
    return color_place(card), value_place(card)


def value_place(card: Card) -> str:
    """Return where a card stands in a hand that is sorted by value: numbers first."""
    return f"{card.number:03}" if card.number is not None else f"~{card.kind.place:03}{card.symbol}"


def each_color(kind: Kind, colors: Iterable[Color] = COLORS) -> Iterable[Card]:
    """Yield the card of that kind in each of these colours."""
    return (Card.of(color, kind) for color in colors)


class Codes(dict[str, Card]):
    """The faces of a deck by their codes; cards with a back are found by their text, `r5/u2`. `colors` has the colours by word."""

    def __init__(self, faces: Iterable[Card]) -> None:
        super().__init__({card.code: card for card in faces})
        own = dict.fromkeys(card.color for card in self.values() if card.color)
        if len({color.value for color in own}) < len(own):
            raise ValueError("two colours of a deck have the same letter")
        # the four are known everywhere: the deck may have none, and a rule may still speak of red
        self.colors: Mapping[str, Color] = {color.word: color for color in (*COLORS, *own)}
        self._letters = {color.value: color for color in (*COLORS, *own)}

    def color(self, letter: str) -> Color:
        """Return the colour with that letter. Raises KeyError if there is none."""
        return self._letters[letter]

    def __missing__(self, text: str) -> Card:
        if not isinstance(text, str) or "/" not in text:  # what is read of a damaged file may be anything
            raise KeyError(text)
        face, _, back = text.partition("/")
        return self[face].with_back(self[back])

    def get(self, text: str, default: object = None) -> "Card | None":  # type: ignore[override]  # one default is enough
        """Return the card of that text, None if there is none."""
        try:
            return self[text]
        except KeyError:
            return None


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the cards: its name (empty where cards have one side), its faces, and their colours in their order."""

    name: str
    faces: tuple[Card, ...]
    colors: tuple[Color, ...]


@dataclass(frozen=True)
class Deck:
    """Which cards there are, each with its count; the order is that of the printed list, before any shuffle.

    Cards with a back lie with that face up with which a round begins. The rest is made when it is first asked for:
    composing a table makes a deck for each number of players, and only counts its cards.
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
    def printed(self) -> Mapping[Card, int]:
        """How often each face is printed, those on the backs last."""
        printed = Counter[Card]()
        for card, count in self.counts.items():
            printed[card.face] += count
        for card, count in self.counts.items():
            if card.back is not None:
                printed[card.back] += count
        return printed

    @cached_property
    def by_code(self) -> Codes:
        """Each face of the deck by its code: `{"r5": Card("r5"), …}`."""
        return Codes(self.printed)

    @cached_property
    def sides(self) -> Mapping[str, Side]:
        """The sides of its cards by their names, that with which a round begins first."""
        found: dict[str, Side] = {}
        for name in dict.fromkeys(card.kind.side for card in self.printed):
            faces = tuple(card for card in self.printed if card.kind.side == name)
            colors = dict.fromkeys(card.color for card in faces if card.color)
            found[name] = Side(name, faces, tuple(sorted(colors, key=lambda color: color.place)) or COLORS)
        return found

    @cached_property
    def two_faced(self) -> bool:
        """Whether its cards have a face on the back, too."""
        return any(card.back is not None for card in self.counts)

    def place(self, card: Card) -> tuple[int, int]:
        """Return where a card stands in the printed list, whichever side is up: by its first face, then by its back."""
        first = next(iter(self.sides))
        front = card if card.kind.side == first else card.turned
        pairs, faces = self._places
        back = pairs.get(front, len(pairs) + faces.get(front.back or front, 0))
        return faces.get(front.face, -1), back

    @cached_property
    def _places(self) -> tuple[Mapping[Card, int], Mapping[Card, int]]:
        """The places of the cards, and of the faces."""
        return (
            {card: place for place, card in enumerate(self.counts)},
            {face: place for place, face in enumerate(self.printed)},
        )

    def __len__(self) -> int:
        return sum(self.counts.values())

    def times(self, n: int) -> "Deck":
        """Return `n` of these decks shuffled together, as one deck."""
        return self if n == 1 else Deck(self.id, {card: count * n for card, count in self.counts.items()}, n)

    def plus(self, id_: str, more: Mapping[Card, int]) -> "Deck":
        """Return a deck of these and `more` cards, as another deck."""
        counts = dict(self.counts)
        for card, n in more.items():
            counts[card] = counts.get(card, 0) + n
        return Deck(id_, counts, self.copies)
