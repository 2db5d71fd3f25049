"""Decks: which cards there are, how often, and by which codes they are found."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from uno_engine.kernel.cards import COLORS, Card, Color


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
        """The colour with that letter. Raises KeyError if there is none."""
        return self._letters[letter]

    def __missing__(self, text: str) -> Card:
        if not isinstance(text, str) or "/" not in text:  # what is read of a damaged file may be anything
            raise KeyError(text)
        face, _, back = text.partition("/")
        return self[face].with_back(self[back])

    def get(self, text: str, default: object = None) -> "Card | None":  # type: ignore[override]  # one default is enough
        """The card of that text, None if there is none."""
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
        names = dict.fromkeys(card.kind.side for card in self.printed)
        return {name: self._side(name) for name in names}

    def _side(self, name: str) -> Side:
        faces = tuple(card for card in self.printed if card.kind.side == name)
        colors = dict.fromkeys(card.color for card in faces if card.color)
        return Side(name, faces, tuple(sorted(colors, key=lambda color: color.place)) or COLORS)

    @cached_property
    def two_faced(self) -> bool:
        """Whether its cards have a face on the back, too."""
        return any(card.back is not None for card in self.counts)

    def place(self, card: Card) -> tuple[int, int]:
        """Where a card stands in the printed list, whichever side is up: by its first face, then by its back."""
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
        """`n` of these decks shuffled together, as one deck."""
        return self if n == 1 else Deck(self.id, {card: count * n for card, count in self.counts.items()}, n)

    def plus(self, id_: str, more: Mapping[Card, int]) -> "Deck":
        """A deck of these and `more` cards, as another deck."""
        counts = dict(self.counts)
        for card, n in more.items():
            counts[card] = counts.get(card, 0) + n
        return Deck(id_, counts, self.copies)
