"""The words that are typed for verbs, commands, colours, cards and the like, from the text files of one language and English.

A message such as `verb-draw = draw, dr°, d, pick up` lists what is typed for one thing; the name of the thing itself
is always understood. A word with ° behind it needs no prefix in a room while a table is there.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from uno_engine import COLORS, Color, Deck, Kind, Verb
from unobot.document import plain
from unobot.messages.texts import FALLBACK, Texts
from unobot.parsing.notation import ColorWords
from unobot.parsing.typed import folded, telex, unaccented, unmarked

T = TypeVar("T")

BARE = "°"
"""The sign behind a word that needs no prefix."""

HIGHEST = 10
"""Numbers up to this one may be written as words."""

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NOT_IN_ID = re.compile(r"[^a-z0-9]+")


def typed_words(texts: Texts, language: str, id_: str) -> tuple[str, ...]:
    """The words that a message lists, with their signs; none if there is no such message, not even in English."""
    if not _ID.fullmatch(id_) or not texts.has(id_, language):
        return ()
    listed = plain(texts.say(language, id_)).split(",")
    return tuple(word.strip() for word in listed if word.strip())


def card_message(kind: Kind) -> str:
    """The id of the message with the names of a card: `card-draw-two`."""
    return f"card-{_NOT_IN_ID.sub('-', kind.name.lower())}"


@dataclass(frozen=True, slots=True)
class Phrases(Generic[T]):
    """What stands behind each word or phrase that may be typed, and which of them need no prefix."""

    meanings: Mapping[str, Sequence[T]]
    loose: Mapping[str, Sequence[T]]
    """The same by words without their accents, where these still mean one thing only."""
    bare: frozenset[str]
    longest: int
    """How many words the longest phrase has."""

    def find(self, text: str) -> Sequence[T]:
        """What a whole phrase means; () if nothing. What is written exactly so comes before what is nearly so."""
        phrase = folded(text)
        found = self.meanings.get(phrase)
        if found is None and self.loose:
            found = self.loose.get(unaccented(phrase))
        return found or ()

    def starting(self, words: Sequence[str]) -> tuple[Sequence[T], int]:
        """What the longest phrase at the start of these words means, and how many words it has; (), 0 for none."""
        for count in range(min(self.longest, len(words)), 0, -1):
            typed = " ".join(words[:count])
            # `uno!` is a word; `hand!` is one with a mark
            found = self.find(typed)
            if not found and (word := unmarked(typed)) != typed:
                found = self.find(word)
            if found:
                return found, count
        return (), 0


def phrases(texts: Texts, language: str, kind: str, things: Iterable[tuple[str, T]]) -> Phrases[T]:
    """The phrases for things by their names: those of the messages `KIND-NAME`, and the names themselves."""
    meanings: dict[str, list[T]] = {}
    bare: set[str] = set()
    for name, thing in things:
        for word in (name, *in_both(texts, language, f"{kind}-{name}")):
            phrase = folded(word.removesuffix(BARE))
            meant = meanings.setdefault(phrase, [])
            if thing not in meant:
                meant.append(thing)
            if word.endswith(BARE):
                bare.add(phrase)
    longest = max((len(phrase.split()) for phrase in meanings), default=0)
    return Phrases(
        {phrase: tuple(meant) for phrase, meant in meanings.items()},
        _loose(meanings, language),
        frozenset(bare),
        longest,
    )


def _loose(meanings: Mapping[str, Sequence[T]], language: str) -> dict[str, Sequence[T]]:
    """What words mean when they are typed without accents. A single letter is too little to tell by."""
    found: dict[str, set[tuple[T, ...]]] = {}
    for phrase, meant in meanings.items():
        for form in nearly_written(phrase, language):
            found.setdefault(form, set()).add(tuple(meant))
    return {form: next(iter(several)) for form, several in found.items() if len(several) == 1}


def nearly_written(phrase: str, language: str) -> Iterator[str]:
    """How a folded phrase looks that is typed in a hurry, or on a keyboard for another language."""
    if not phrase.isascii() and len(phrase) > 1:
        plainly = unaccented(phrase)
        yield from [plainly] if plainly != phrase else []
        yield from telex(phrase) if language.startswith("vi") else ()


def in_both(texts: Texts, language: str, id_: str) -> Iterator[str]:
    """The words of a message in that language, then in English, which is always understood."""
    yield from typed_words(texts, language, id_)
    if language != FALLBACK:
        yield from typed_words(texts, FALLBACK, id_)


class Vocabulary:
    """All words that one table's players type, in one language and in English."""

    def __init__(
        self,
        texts: Texts,
        language: str,
        verbs: Collection[Verb],
        words: Collection[str],
        commands: Collection[str],
        colors: Collection[Color] = COLORS,
    ) -> None:
        self._texts, self._language = texts, language
        named = [(verb.name, verb) for verb in verbs]
        self.verbs = phrases(texts, language, "verb", named)
        self.plain = phrases(texts, language, "verb", [(n, v) for n, v in named if not v.takes])
        """Of the verbs those that take nothing."""
        self.along = phrases(texts, language, "verb", [(n, v) for n, v in named if v.along])
        self.words = phrases(texts, language, "word", [(word, word) for word in sorted(words)])
        self.commands = phrases(texts, language, "command", [(name, name) for name in commands])
        self._behind: dict[str, Phrases[str]] = {}
        self.connectives = self._set("word-connectives")
        self.fillers = self._set("word-fillers")
        """What may be left out of a line: `the`, `please`, and particles that stand between words."""
        self.unprefixed = self._set("word-unprefixed")
        """Commands that whoever is waited for may type without prefix."""
        self.talk = self._set("word-talk")
        """Words that people say for many reasons: without prefix they count only where they answer what is open."""
        self.own_pass = self._set("word-own-pass")
        """What passes the speaker's own turn, even where it is the word for something else as well."""
        self.cards = self._set("word-cards")
        """What `help` tells of how cards are written."""
        self.agreed = self._set("word-yes")
        """What takes a suggestion."""
        self.colors = ColorWords(dict(self._color_words(colors)), language, colors)

    def behind(self, command: str, words: Sequence[str]) -> Phrases[str]:
        """What stands behind a command: the phrases of the messages `word-COMMAND-WORD`."""
        found = self._behind.get(command)
        if found is None:
            named = [(word, word) for word in words]
            found = self._behind[command] = phrases(self._texts, self._language, f"word-{command}", named)
        return found

    def _set(self, id_: str) -> frozenset[str]:
        return frozenset(folded(word) for word in in_both(self._texts, self._language, id_))

    def _color_words(self, colors: Collection[Color]) -> Iterator[tuple[str, str]]:
        """Each word for a colour, with the letters of all the colours that list it."""
        letters: dict[str, str] = {}
        for color in colors:
            for word in in_both(self._texts, self._language, f"word-{color.word}"):
                known = letters.get(word, "")
                letters[word] = known if color.value in known else known + color.value
        yield from letters.items()

    def card_names(self, deck: Deck) -> dict[Kind, tuple[str, ...]]:
        """What is typed for the cards of a deck beside their English spellings, those that are printed first."""
        kinds = dict.fromkeys(card.kind for card in deck.printed)
        return {kind: tuple(in_both(self._texts, self._language, card_message(kind))) for kind in kinds}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The words for numbers."""
        return {
            folded(word): number
            for number in range(HIGHEST, -1, -1)
            for word in in_both(self._texts, self._language, f"word-number-{number}")
        }

    def shown(self, kind: str, name: str) -> str:
        """What is printed for a thing: its first word in this language."""
        listed = typed_words(self._texts, self._language, f"{kind}-{name}")
        return listed[0].removesuffix(BARE) if listed else name
