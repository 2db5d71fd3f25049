"""Colours in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from uno_engine import COLORS, Card, Color, Deck
from unobot.parsing.meanings import MoveRead, Read, Slip
from unobot.parsing.typed import compact, telex, unaccented

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
