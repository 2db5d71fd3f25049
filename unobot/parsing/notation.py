"""Colours and cards as players write them, in the notation of a given deck (rulebook, "Card notation").

A canonical code wins over every other spelling, a whole spelling over the beginning of one, a colour that stands
before its symbol over one behind it. Whatever means more than one card of the deck is `Unclear`.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from uno_engine import COLORS, Card, Color, Deck, Kind
from unobot.nearest import nearest

_SEPARATORS = str.maketrans("", "", " -:")


def compact(text: str) -> str:
    """A word without case, width and separators, so that `Red-5`, `red 5` and `RED:5` are the same."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_SEPARATORS)


class ColorWords:
    """What is understood as a colour. `more` has further words with the letters of what they may mean.

    >>> words = ColorWords({"rot": "r", "xanh": "gb"})
    >>> words.find("Red"), words.find("xanh"), words.find("5")
    ((<Color.RED: 'r'>,), (<Color.GREEN: 'g'>, <Color.BLUE: 'b'>), ())
    """

    def __init__(self, more: Mapping[str, str] | None = None) -> None:
        self._meanings: dict[str, tuple[Color, ...]] = {}
        for color in COLORS:
            self._meanings[color.value] = self._meanings[color.word] = (color,)
        for word, letters in (more or {}).items():
            meant = tuple(Color(letter) for letter in letters)
            self._meanings.setdefault(compact(word), meant)
        self._longest_first = sorted(self._meanings, key=lambda word: (-len(word), word))

    def find(self, word: str) -> tuple[Color, ...]:
        """The colours that a word may mean; several if it is ambiguous, none if it is no colour."""
        return self._meanings.get(compact(word), ())

    def before(self, text: str) -> Iterator[tuple[tuple[Color, ...], str]]:
        """Each way in which compact text begins with a colour, and what follows it."""
        for word in self._longest_first:
            if len(word) < len(text) and text.startswith(word):
                yield self._meanings[word], text[len(word) :]

    def behind(self, text: str) -> Iterator[tuple[tuple[Color, ...], str]]:
        """Each way in which compact text ends with a colour, and what comes before it."""
        for word in self._longest_first:
            if len(word) < len(text) and text.endswith(word):
                yield self._meanings[word], text[: -len(word)]


@dataclass(frozen=True, slots=True)
class Written:
    """A card of the deck, and the colour named with it if it is a black one."""

    card: Card
    color: Color | None = None

    @property
    def text(self) -> str:
        """In the engine's vocabulary: `r5`, `w red`."""
        return f"{self.card.code} {self.color.word}" if self.color else self.card.code


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was written could be any of these."""

    said: str
    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """What was written is no card; these are written most like it (none if nothing is)."""

    said: str
    nearest: tuple[str, ...]


class Notation:
    """How the cards of one deck are written.

    >>> from uno_engine.classic.deck import DECK
    >>> cards = Notation(DECK, ColorWords())
    >>> [cards.read(text).text for text in ("Red 5", "5 red", "r+2", "rskip", "wr", "w r", "b+4")]
    ['r5', 'r5', 'r+2', 'rs', 'w red', 'w red', 'wd4 blue']
    >>> cards.read("wdq")
    Unknown(said='wdq', nearest=('wd4',))
    """

    def __init__(self, deck: Deck, colors: ColorWords) -> None:
        self.colors = colors
        self._by_code = {code.casefold(): card for code, card in deck.by_code.items()}
        self._cards: dict[Kind, tuple[Card, ...]] = {}
        for card in deck.counts:
            self._cards[card.kind] = (*self._cards.get(card.kind, ()), card)
        self._symbols: dict[str, Kind] = {kind.symbol.casefold(): kind for kind in self._cards}
        self._spellings: dict[str, dict[Kind, None]] = {}
        for kind in self._cards:
            for spelling in (kind.symbol, *kind.spellings, kind.name):
                self._spellings.setdefault(compact(spelling), {})[kind] = None

    def read(self, text: str) -> Written | Unclear | Unknown:
        """The card that a text of one or several words means."""
        return self.exact(text) or self.beginning(text) or Unknown(text.strip(), self._most_like(text))

    def exact(self, text: str) -> Written | Unclear | None:
        """The card that is written out, by its code or a whole spelling of its symbol; None if none is."""
        word = compact(text)
        if word in self._by_code:
            return Written(self._by_code[word])
        orders: tuple[Iterator[tuple[tuple[Color, ...], str]], ...] = (
            iter([((), word)]),
            self.colors.before(word),
            self._behind(text, word),
        )
        for order in orders:
            found = {
                written.text: written
                for c, rest in order
                for kind in self._kinds(rest)
                for written in self._in(kind, c)
            }
            if found:
                return _one_of(text, found)
        return None

    def beginning(self, text: str) -> Written | Unclear | None:
        """The cards whose spelling begins like this; None if there are none."""
        word = compact(text)
        if not word:
            return None
        splits = [((), word), *self.colors.before(word), *self._behind(text, word)]
        found = {
            written.text: written
            for colors, rest in splits
            for spelling, kinds in self._spellings.items()
            if spelling.startswith(rest)
            for kind in kinds
            for written in self._in(kind, colors)
        }
        return _one_of(text, found) if found else None

    def _behind(self, text: str, word: str) -> Iterator[tuple[tuple[Color, ...], str]]:
        """A colour behind the symbol: a word of its own, or written together with a number or a black card."""
        apart = len(text.split()) > 1
        for colors, rest in self.colors.behind(word):
            if apart or any(kind.number is not None or self._is_black(kind) for kind in self._kinds(rest)):
                yield colors, rest

    def _kinds(self, spelling: str) -> Iterable[Kind]:
        """What a whole spelling means: its kinds, and those that it leaves out only the number of (`d` of `d2`, `d7`)."""
        if spelling in self._symbols:
            return (self._symbols[spelling],)
        if spelling not in self._spellings:
            return ()
        found = dict(self._spellings[spelling])
        for longer, kinds in self._spellings.items():
            if longer.startswith(spelling) and longer[len(spelling) :].isdigit():
                found.update(kinds)
        return found

    def _is_black(self, kind: Kind) -> bool:
        return self._cards[kind][0].color is None

    def _in(self, kind: Kind, colors: Sequence[Color]) -> Iterator[Written]:
        """A kind's cards in these colours; without a colour its only card, or all of them."""
        for card in self._cards[kind]:
            if card.color is None:
                yield from (Written(card, color) for color in colors) if colors else (Written(card),)
            elif not colors or card.color in colors:
                yield Written(card)

    def _most_like(self, text: str) -> tuple[str, ...]:
        forms = self._forms()
        return tuple(dict.fromkeys(forms[form] for form in nearest(compact(text), forms, most=4)))

    def _forms(self) -> dict[str, str]:
        """Each shorter written form of a card, and the card's code."""
        forms: dict[str, str] = {}
        for kind, cards in self._cards.items():
            for card in cards:
                letter = card.color.value if card.color else ""
                for spelling in (kind.symbol, *kind.spellings):
                    forms.setdefault(letter + compact(spelling), card.code)
        return forms


def _one_of(said: str, found: dict[str, Written]) -> Written | Unclear:
    if len(found) == 1:
        return next(iter(found.values()))
    return Unclear(said.strip(), tuple(found))
