"""Cards as players write them: colours in words, and the notation of a given deck (rulebook, "Card notation")."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from uno_engine import COLORS, Card, Color, Deck, Kind
from unobot.parsing.meanings import MoveRead, Read, Slip
from unobot.parsing.nearest import nearest
from unobot.parsing.typed import compact, telex, unaccented

# --- Colours in words.


# --- Colours as players write them: a letter or a word, in English and in any language whose words are given.


Split = tuple[Sequence[Color], str]
"""The colours that a part of a text means, and the rest of it."""


class ColorWords:
    """What is understood as one of the `colors`. `more` has further words with the letters of what they may mean.

    >>> words = ColorWords({"rot": "r", "xanh": "gb"})
    >>> words.find("Red"), words.find("xanh"), words.find("5")
    ((<Color red>,), (<Color green>, <Color blue>), ())
    """

    def __init__(
        self,
        more: Mapping[str, str] | None = None,
        language: str = "en",
        colors: Iterable[Color] = COLORS,
    ) -> None:
        by_letter = {color.value: color for color in colors}
        exact: dict[str, tuple[Color, ...]] = {}
        for letter, color in by_letter.items():
            exact[letter] = exact[color.word] = (color,)
        own = frozenset(exact)
        for word, letters in (more or {}).items():
            exact.setdefault(compact(word), tuple(by_letter[letter] for letter in letters))
        self._exact = _Table(exact, own)
        loose = _loosely(more or {}, exact, language)
        self._loose = _Table({**loose, **exact}, own) if loose else None

    @cached_property
    def longest(self) -> int:
        """How many letters the longest word for a colour has."""
        tables = [self._exact] if self._loose is None else [self._exact, self._loose]
        return max((len(word) for table in tables for word in table.meanings), default=0)

    @property
    def has_loose(self) -> bool:
        """Whether some words are understood without their accents."""
        return self._loose is not None

    def words(self) -> Iterable[str]:
        """Every word for a colour, folded and without spaces."""
        return self._exact.meanings.keys()

    def find(self, word: str) -> Sequence[Color]:
        """The colours that a word may mean; several if it is ambiguous, none if it is no colour."""
        typed = compact(word)
        found = self._exact.meanings.get(typed, ())
        if not found and self._loose is not None:
            found = self._loose.meanings.get(unaccented(typed), ())
        return found

    def before(self, text: str, parts: Sequence[str], *, loosely: bool = False) -> Iterator[Split]:
        """Each way in which compact text, made of these words, begins with a colour; with what follows it."""
        return self._table(loosely=loosely).before(text, parts)

    def behind(self, text: str, parts: Sequence[str], *, loosely: bool = False) -> Iterator[Split]:
        """Each way in which compact text, made of these words, ends with a colour; with what comes before it."""
        return self._table(loosely=loosely).behind(text, parts)

    def _table(self, *, loosely: bool) -> "_Table":
        return self._loose if loosely and self._loose is not None else self._exact


class _Table:
    """Words with the colours that they may mean.

    Only the letters and words in `own` may be written together with a letter. All others are words of languages that
    people type without accents, too, and then begin too many other words: with `do` for red, `dos` were a red Skip.
    """

    def __init__(self, meanings: Mapping[str, tuple[Color, ...]], own: frozenset[str]) -> None:
        self.meanings = meanings
        self._own = own
        # a line of many words is looked through at each of them: what no word begins or ends with is left at once
        self._starts = {word[:count] for word in meanings for count in range(1, len(word) + 1)}
        self._ends = {word[count:] for word in meanings for count in range(len(word))}
        self._by_start = _lengths((word[:2], word) for word in meanings)
        self._by_end = _lengths((word[-2:], word) for word in meanings)

    def before(self, text: str, parts: Sequence[str]) -> Iterator[Split]:
        """Each colour at the start, the longest first."""
        for length in self._by_start.get(text[:2], _LETTER):
            word = text[:length]
            if word in self.meanings and length < len(text) and self._parted(word, text[length]):
                yield self.meanings[word], text[length:]
        word = ""
        for part in parts[:-1]:
            word += part
            if word not in self._starts:
                return
            if word in self.meanings and word not in self._own:
                yield self.meanings[word], text[len(word) :]

    def behind(self, text: str, parts: Sequence[str]) -> Iterator[Split]:
        """Each colour at the end, the longest first."""
        for length in self._by_end.get(text[-2:], _LETTER):
            word = text[-length:]
            if word in self.meanings and length < len(text) and self._parted(word, text[-length - 1]):
                yield self.meanings[word], text[:-length]
        word, found = "", []
        for part in reversed(parts[1:]):
            word = part + word
            if word not in self._ends:
                break
            if word in self.meanings and word not in self._own:
                found.append(word)
        for word in reversed(found):
            yield self.meanings[word], text[: -len(word)]

    def _parted(self, word: str, beside: str) -> bool:
        """Whether the word may stand directly beside that sign."""
        return word in self._own or not (_is_latin(beside) and (_is_latin(word[0]) or _is_latin(word[-1])))


_LETTER = (1,)


def _lengths(words: Iterable[tuple[str, str]]) -> dict[str, Sequence[int]]:
    """How long the words are that begin, or end, with two signs, the longest first; a single letter may stand there always."""
    found: dict[str, set[int]] = {}
    for signs, word in words:
        found.setdefault(signs, {1}).add(len(word))
    return {signs: sorted(lengths, reverse=True) for signs, lengths in found.items()}


def _is_latin(sign: str) -> bool:
    plainly = unaccented(sign)
    return plainly.isascii() and plainly.isalpha()


def _loosely(
    more: Mapping[str, str], exact: Mapping[str, tuple[Color, ...]], language: str
) -> dict[str, tuple[Color, ...]]:
    """The words without their accents, where these still mean one thing; a single letter is too little to tell by."""
    found: dict[str, set[tuple[Color, ...]]] = {}
    for word in more:
        for form in _nearly(word, language):
            found.setdefault(form, set()).add(exact[compact(word)])
    return {
        form: next(iter(meant))
        for form, meant in found.items()
        if len(meant) == 1 and len(form) > 1 and form not in exact
    }


def _nearly(word: str, language: str) -> Iterator[str]:
    typed = compact(word)
    yield unaccented(typed)
    if language.startswith("vi") and not word.isascii():
        yield from (compact(form) for form in telex(word.casefold()))


# --- Colours that are typed where no card has one: they are asked back, for they may be the beginning of a
# card's code.


def asked_back(read: Read | None, deck: Deck) -> Read | None:
    """The same; `deck` has no colours, so it is a slip for a card with a colour behind it: of `w r` and `wr` it asks `w, or wrev?`."""
    if not isinstance(read, MoveRead):
        return read
    card = read.move.card
    color = next((value for value in read.ahead if isinstance(value, Color)), None)
    return (
        read
        if card is None or color is None
        else Slip("slip-no-colors", {"candidates": _codes(card, color, deck)})
    )


def _codes(card: Card, color: Color, deck: Deck) -> tuple[str, ...]:
    """The card, and those whose codes begin as what was typed does."""
    typed = card.code + color.value
    return (card.code, *(code for code in deck.by_code if code.startswith(typed)))


# --- Colours and cards as players write them, in the notation of a given deck (rulebook, "Card notation").


_NOTHING: Mapping[Any, Any] = MappingProxyType({})

_KEPT = 512
"""So many texts are remembered with the cards that they mean."""


@dataclass(frozen=True, slots=True)
class WrittenCard:
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
    written: tuple[WrittenCard, ...] = field(default=(), compare=False, repr=False)
    """The same as cards."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """What was written is no card; these are written most like it (none if nothing is)."""

    said: str
    nearest: tuple[str, ...]


Kinds = Mapping[str, Sequence[Kind]]
"""What whole spellings of symbols mean."""


class Notation:
    """How the cards of one deck are written.

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
        self._by_code = {card.code.casefold(): card for card in faces}
        self._cards: dict[Kind, tuple[Card, ...]] = {}
        for card in faces:
            self._cards[card.kind] = (*self._cards.get(card.kind, ()), card)
        # the words of a line are looked up in many ways, and the same are typed again and again
        self._exact = lru_cache(maxsize=_KEPT)(self._exactly)
        self._begin = lru_cache(maxsize=_KEPT)(self._beginning)
        self._spellings = _spellings(self._cards, names)
        self._meant = [tuple(kinds) for kinds in self._spellings.values()]
        self._sorted = sorted((spelling, place) for place, spelling in enumerate(self._spellings))
        self._colored = {compact(kind.symbol): (kind,) for kind in self._cards if not self._is_black(kind)}
        self._whole = _whole(self._spellings, self._cards, numbers)
        self._loose = _without_accents(self._whole)
        self._longest = max(map(len, (*self._whole, *self._loose)), default=0) + colors.longest
        """So many letters a card and its colour may have."""
        self._not_alone = frozenset(map(compact, not_alone)) | frozenset(
            unaccented(compact(word)) for word in not_alone
        )

    def read(self, text: str) -> WrittenCard | Unclear | Unknown:
        """The card that a text of one or several words means."""
        return self.exact(text) or self.beginning(text) or Unknown(text.strip(), self.most_like(text))

    def exact(self, text: str) -> WrittenCard | Unclear | None:
        """The card that is written out, by its code or a whole spelling of its symbol; None if none is."""
        return self._exact(text)

    def _exactly(self, text: str) -> WrittenCard | Unclear | None:
        word = compact(text)
        if word in self._by_code:
            return WrittenCard(self._by_code[word])
        short = len(word) <= self._longest
        found = self._found(text, word, self._whole, loosely=False) if short else {}
        if short and not found and (self._loose or self.colors.has_loose):
            found = self._found(text, unaccented(word), self._loose, loosely=True)
        if not found and self._besides is not None:
            return self._besides.exact(text)
        return _one_of(text, found) if found else None

    def _found(self, text: str, word: str, kinds: Kinds, *, loosely: bool) -> dict[str, WrittenCard]:
        """The cards that are written so, by their texts: of the first order of colour and symbol that means any.

        `word` is the text without spaces; `loosely`: both are compared without accents.
        """
        parts = list(map(compact, text.split()))
        if loosely:
            parts = list(map(unaccented, parts))
        orders: tuple[tuple[Iterator[Split], Kinds], ...] = (
            (iter([((), word)] if word not in self._not_alone else []), _NOTHING),
            (self.colors.before(word, parts, loosely=loosely), self._colored),
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

    def beginning(self, text: str) -> WrittenCard | Unclear | None:
        """The cards whose spelling begins like this; None if there are none."""
        return self._begin(text)

    def _beginning(self, text: str) -> WrittenCard | Unclear | None:
        word, parts = compact(text), list(map(compact, text.split()))
        if not word or len(word) > self._longest:
            return None
        splits = [
            ((), word),
            *self.colors.before(word, parts),
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
        """The kinds with a spelling that begins so, in the order of the spellings."""
        spellings = self._sorted
        first = bisect_left(spellings, (start, -1))
        # no letter comes after this one
        last = bisect_left(spellings, (start + "\U0010ffff", -1), first)
        for _, place in sorted(spellings[first:last], key=itemgetter(1)):
            yield from self._meant[place]

    def most_like(self, text: str) -> tuple[str, ...]:
        """The codes of the cards that are written most like a text that is none."""
        like = nearest(compact(text), self._forms, most=4)
        return tuple(dict.fromkeys(self._forms[form] for form in like))

    def words(self) -> Iterable[str]:
        """Every whole spelling, folded and without spaces."""
        return self._whole.keys()

    def _behind(
        self, word: str, parts: Sequence[str], kinds: Kinds, *, loosely: bool = False
    ) -> Iterator[Split]:
        """A colour behind the symbol: a word of its own, or written together with a number or a black card."""
        for colors, rest in self.colors.behind(word, parts, loosely=loosely):
            if len(parts) > 1 or any(
                kind.number is not None or self._is_black(kind) for kind in kinds.get(rest, ())
            ):
                yield colors, rest

    def _is_black(self, kind: Kind) -> bool:
        return self._cards[kind][0].color is None

    def _in(self, kind: Kind, colors: Sequence[Color]) -> Iterator[WrittenCard]:
        """A kind's cards in these colours; without a colour its only card, or all of them."""
        for card in self._cards[kind]:
            if card.color is None:
                yield from (WrittenCard(card, color) for color in colors) if colors else (WrittenCard(card),)
            elif not colors or card.color in colors:
                yield WrittenCard(card)

    @cached_property
    def _forms(self) -> dict[str, str]:
        """Each shorter written form of a card, and the card's code."""
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
    """Each spelling, and the kinds that are written so.

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
    """What whole spellings mean, and those that leave out only the number of a card: `d` is `d2` and `d7`."""
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
    """The same by plain letters, with what is written so anyway; nothing if no word has an accent."""
    found: dict[str, dict[Kind, None]] = {}
    for spelling, kinds in whole.items():
        found.setdefault(unaccented(spelling), {}).update(dict.fromkeys(kinds))
    # an exact spelling means what it means, whatever else is written so without its accents
    found.update({spelling: dict.fromkeys(kinds) for spelling, kinds in whole.items()})
    return {} if len(found) == len(whole) else {spelling: tuple(kinds) for spelling, kinds in found.items()}


def _one_of(said: str, found: dict[str, WrittenCard]) -> WrittenCard | Unclear:
    if len(found) == 1:
        return next(iter(found.values()))
    return Unclear(said.strip(), tuple(found), tuple(found.values()))
