"""Cards as players write them, in the notation of a given deck (rulebook, "Card notation"), and what nearly is one."""

import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from uno_engine import Card, Color, Deck, Kind
from unobot.parsing.model import Slip
from unobot.parsing.nearest import nearest
from unobot.parsing.vocabulary import ColorTable, ColorWords, Split, compact, strip_accents

_NOTHING: Mapping[Any, Any] = MappingProxyType({})

_LIKE_A_CODE = re.compile(r"[rygb](?:[0-9]{2}|[+d][0-9]?)|w(?:d[a-z0-9]|[+d]?[0-9]{1,2})")
"""What nobody types for another reason than to name a card."""

_KEPT = 512
"""So many texts are remembered with the cards that they mean."""


@dataclass(frozen=True, slots=True)
class WrittenCard:
    """A card of the deck, and the colour named with it if it is a black one."""

    card: Card
    color: Color | None = None

    @property
    def text(self) -> str:
        """Return the card in the engine's vocabulary: `r5`, `w red`."""
        return f"{self.card.code} {self.color.word}" if self.color else self.card.code


@dataclass(frozen=True, slots=True)
class Unclear:
    """A text that may mean any of several cards."""

    said: str
    candidates: tuple[str, ...]
    written: tuple[WrittenCard, ...] = field(default=(), compare=False, repr=False)
    """The candidates as cards."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """A text that does not name a card, and the cards that are written most like it."""

    said: str
    nearest: tuple[str, ...]


Kinds = Mapping[str, Sequence[Kind]]
"""What whole spellings of symbols mean."""


def looks_like_card(word: str) -> bool:
    """Return whether a word that does not name a card can only be a mistyped code: `r11`, `wd5`."""
    return _LIKE_A_CODE.fullmatch(word.casefold()) is not None


class Notation:
    """The notation of one deck's cards.

    `names` are what some kinds are called in the language of the table, beside their English spellings; `numbers` the
    words for numbers, by which number cards may be called; those in `not_alone` only together with a colour. `side`: only
    the faces of that side of two-faced cards; what is none of them is looked for `besides`.

    >>> from uno_engine.classic.cards import DECK
    >>> cards = Notation(DECK, ColorWords())
    >>> [cards.read(text).text for text in ("Red 5", "5 red", "r+2", "rskip", "wr", "w r", "b+4")]
    ['r5', 'r5', 'r+2', 'rs', 'w red', 'w red', 'wd4 blue']
    >>> cards.read("wdq")
    Unknown(said='wdq', nearest=('wd4',))
    """

    def __init__(
        self,
        deck: Deck,
        colors: ColorWords,
        names: Mapping[Kind, Sequence[str]] = _NOTHING,
        numbers: Mapping[str, int] = _NOTHING,
        not_alone: Collection[str] = (),
        *,
        side: str | None = None,
        besides: "Notation | None" = None,
    ) -> None:
        self.colors, self._besides = colors, besides
        faces = tuple(deck.printed) if side is None else deck.sides[side].faces
        self.palette = tuple(dict.fromkeys(face.color.word for face in faces if face.color is not None))
        """The words for the colours of these cards, in the order of the deck."""
        self.codes = {card.code.casefold(): WrittenCard(card) for card in faces}
        """The cards by the codes that are printed for them."""
        self._cards: dict[Kind, tuple[Card, ...]] = {}
        for card in faces:
            self._cards[card.kind] = (*self._cards.get(card.kind, ()), card)
        # the words of a line are looked up in many ways, and the same are typed again and again
        self.exact = lru_cache(maxsize=_KEPT)(self._exact)
        """Return the card that is written out, by its code or a whole spelling of its symbol; None if none is."""
        self.beginning = lru_cache(maxsize=_KEPT)(self._beginning)
        """Return the cards whose spelling begins like a text; None if there are none."""
        self._spellings = _spellings(self._cards, names)
        self._meant = [tuple(kinds) for kinds in self._spellings.values()]
        self._sorted = sorted((spelling, place) for place, spelling in enumerate(self._spellings))
        self._colored = {compact(kind.symbol): (kind,) for kind in self._cards if not self._is_black(kind)}
        self._whole = _whole(self._spellings, self._cards, numbers)
        self._loose = _without_accents(self._whole)
        self._longest = max(map(len, (*self._whole, *self._loose)), default=0) + colors.longest
        """So many letters a card and its colour may have."""
        self._not_alone = frozenset(map(compact, not_alone)) | frozenset(
            strip_accents(compact(word)) for word in not_alone
        )

    def read(self, text: str) -> WrittenCard | Unclear | Unknown:
        """Return the card that a text of one or several words means."""
        return self.exact(text) or self.beginning(text) or Unknown(text.strip(), self.most_like(text))

    def _exact(self, text: str) -> WrittenCard | Unclear | None:
        word = compact(text)
        if word in self.codes:
            return self.codes[word]
        short = len(word) <= self._longest
        found = self._found(text, word, self._whole, loosely=False) if short else {}
        if short and not found and (self._loose or self.colors.loose is not None):
            found = self._found(text, strip_accents(word), self._loose, loosely=True)
        if not found and self._besides is not None:
            return self._besides.exact(text)
        return _one_of(text, found) if found else None

    def _found(self, text: str, word: str, kinds: Kinds, *, loosely: bool) -> dict[str, WrittenCard]:
        """Return the cards that are written so, by their texts: of the first order of colour and symbol that means any.

        `word` is the text without spaces; `loosely`: both are compared without accents.
        """
        parts = list(map(compact, text.split()))
        if loosely:
            parts = list(map(strip_accents, parts))
        orders: tuple[tuple[Iterator[Split], Kinds], ...] = (
            (iter([((), word)] if word not in self._not_alone else []), _NOTHING),
            (self._colors(loosely=loosely).before(word, parts), self._colored),
            (self._behind(word, parts, kinds, loosely=loosely), _NOTHING),
        )
        for order, first in orders:
            found = {
                written.text: written
                for colors, rest in order
                for kind in first.get(rest) or kinds.get(rest, ())
                for written in self._in(kind, colors)
            }
            if found:
                return found
        return {}

    def _colors(self, *, loosely: bool) -> ColorTable:
        return self.colors.loose if loosely and self.colors.loose is not None else self.colors.exact

    def _beginning(self, text: str) -> WrittenCard | Unclear | None:
        word, parts = compact(text), list(map(compact, text.split()))
        if not word or len(word) > self._longest:
            return None
        splits = [
            ((), word),
            *self.colors.exact.before(word, parts),
            *self._behind(word, parts, self._whole),
        ]
        found = {
            written.text: written
            for colors, rest in splits
            for kind in self._begun(rest)
            for written in self._in(kind, colors)
        }
        return _one_of(text, found) if found else None

    def _begun(self, start: str) -> Iterator[Kind]:
        """Yield the kinds with a spelling that begins so, in the order of the spellings."""
        spellings = self._sorted
        first = bisect_left(spellings, (start, -1))
        # no letter comes after this one
        last = bisect_left(spellings, (start + "\U0010ffff", -1), first)
        for _, place in sorted(spellings[first:last], key=itemgetter(1)):
            yield from self._meant[place]

    def most_like(self, text: str) -> tuple[str, ...]:
        """Return the codes of the cards that are written most like a text that is none."""
        like = nearest(compact(text), self._forms, most=4)
        return tuple(dict.fromkeys(self._forms[form] for form in like))

    def slip(self, said: str, held: Collection[Card] = ()) -> Slip:
        """Return the answer to what should have been a card. Of cards that are written equally alike, those that are held."""
        read = self.exact(said) or self.beginning(said)
        if isinstance(read, Unclear):
            mine = tuple(one.text for one in read.written if one.card in held)
            candidates = mine if len(mine) > 1 else read.candidates
            return Slip("slip-unclear", {"said": read.said, "candidates": candidates})
        # a colour without a symbol is no slip in the name of some card
        like = () if self.colors.find(said) else self.most_like(said)
        if not like:
            return Slip("slip-card-unknown", {"said": said})
        mine = tuple(code for code in like if code in {card.code for card in held})
        return Slip("slip-card", {"said": said, "nearest": mine or like})

    def color_slip(self, words: Sequence[str]) -> Slip:
        """Return the answer to words that should have been a colour."""
        said = " ".join(words)
        meant = self.colors.find("".join(words)) or self.colors.find(words[0])
        if len(meant) > 1:
            return Slip("slip-unclear", {"said": said, "candidates": tuple(color.word for color in meant)})
        return Slip("slip-color", {"said": said, "colors": self.palette})

    def words(self) -> Iterable[str]:
        """Return every whole spelling, folded and without spaces."""
        return self._whole.keys()

    def _behind(
        self, word: str, parts: Sequence[str], kinds: Kinds, *, loosely: bool = False
    ) -> Iterator[Split]:
        """Yield each colour behind the symbol: a word of its own, or written together with a number or a black card."""
        for colors, rest in self._colors(loosely=loosely).behind(word, parts):
            if len(parts) > 1 or any(
                kind.number is not None or self._is_black(kind) for kind in kinds.get(rest, ())
            ):
                yield colors, rest

    def _is_black(self, kind: Kind) -> bool:
        return self._cards[kind][0].color is None

    def _in(self, kind: Kind, colors: Sequence[Color]) -> Iterator[WrittenCard]:
        """Yield a kind's cards in these colours; without a colour its only card, or all of them."""
        for card in self._cards[kind]:
            if card.color is None:
                yield from (WrittenCard(card, color) for color in colors) if colors else (WrittenCard(card),)
            elif not colors or card.color in colors:
                yield WrittenCard(card)

    @cached_property
    def _forms(self) -> dict[str, str]:
        """Return each shorter written form of a card, with the card's code."""
        forms: dict[str, str] = {}
        for kind, cards in self._cards.items():
            for card in cards:
                letter = card.color.value if card.color else ""
                for spelling in (kind.symbol, *kind.spellings):
                    forms.setdefault(letter + compact(spelling), card.code)
        return forms


def _spellings(
    kinds: Mapping[Kind, Sequence[Card]], names: Mapping[Kind, Sequence[str]]
) -> dict[str, dict[Kind, None]]:
    """Return each spelling, with the kinds that are written so.

    What one card is called first is that card, even if another may be called so too: 百搭 is the Blank, and a Wild
    where there is no Blank. A black card's symbol is that card alone; a coloured one's may be another's spelling: who
    writes no colour with it may mean either.
    """
    found: dict[str, dict[Kind, None]] = {}
    for kind in kinds:
        for spelling in (kind.symbol, *kind.spellings, kind.name, *names.get(kind, ())):
            found.setdefault(compact(spelling), {})[kind] = None
    owners: dict[str, dict[Kind, None]] = {}
    for kind in kinds:
        for name in list(names.get(kind, ()))[:1]:
            owners.setdefault(compact(name), {})[kind] = None
    symbols: dict[str, dict[Kind, None]] = {}
    for kind, cards in kinds.items():
        symbol = compact(kind.symbol)
        symbols[symbol] = {kind: None, **found[symbol]} if cards[0].color is not None else {kind: None}
    return {**found, **owners, **symbols}


def _whole(
    spellings: Mapping[str, Iterable[Kind]], kinds: Iterable[Kind], numbers: Mapping[str, int]
) -> dict[str, tuple[Kind, ...]]:
    """Return what whole spellings mean, and those that leave out only the number of a card: `d` is `d2` and `d7`."""
    found = {spelling: dict.fromkeys(meant) for spelling, meant in spellings.items()}
    symbols = {compact(kind.symbol) for kind in kinds}
    for spelling, meant in spellings.items():
        cut = spelling.rstrip("0123456789")
        for end in range(len(cut), len(spelling)):
            if spelling[:end] in spellings and spelling[:end] not in symbols:
                found[spelling[:end]].update(dict.fromkeys(meant))
    by_number = {kind.number: kind for kind in kinds if kind.number is not None}
    for word, number in numbers.items():
        if number in by_number:
            found.setdefault(compact(word), {by_number[number]: None})
    return {spelling: tuple(meant) for spelling, meant in found.items() if spelling}


def _without_accents(whole: Kinds) -> dict[str, tuple[Kind, ...]]:
    """Return the meanings by plain letters, with those that have no accent; nothing if no word has one."""
    found: dict[str, dict[Kind, None]] = {}
    for spelling, kinds in whole.items():
        found.setdefault(strip_accents(spelling), {}).update(dict.fromkeys(kinds))
    # an exact spelling means what it means, whatever else is written so without its accents
    found.update({spelling: dict.fromkeys(kinds) for spelling, kinds in whole.items()})
    return {} if len(found) == len(whole) else {spelling: tuple(kinds) for spelling, kinds in found.items()}


def _one_of(said: str, found: dict[str, WrittenCard]) -> WrittenCard | Unclear:
    if len(found) == 1:
        return next(iter(found.values()))
    return Unclear(said.strip(), tuple(found), tuple(found.values()))
