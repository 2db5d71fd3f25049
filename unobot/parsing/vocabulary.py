"""The words that are typed for verbs, commands, colours and the like, from the text files of one language and English.

A message such as `verb-draw = draw, dr°, d, pick up` lists what is typed for one thing; the name of the thing itself
is always understood. A word with ° behind it needs no prefix in a room while a table is there.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from uno_engine import COLORS, Verb
from unobot.document import plain
from unobot.parsing.notation import ColorWords
from unobot.texts import Texts

T = TypeVar("T")

OWN_COMMANDS = (
    "uno", "new", "start", "join", "leave", "rejoin", "hand", "top", "turn", "players", "moves", "why", "score", "rules",
    "skip", "kick", "host", "stop", "pause", "resume", "set", "help",
    "howto", "ping",
)  # fmt: skip
"""The names of the bot's own commands. They stand here because `unobot.commands`, where each is done, imports this package."""

BARE = "°"
"""The sign behind a word that needs no prefix."""

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def folded(text: str) -> str:
    """A text without case and width, with single spaces.

    >>> folded("Pick  UP"), folded("ｄｒａｗ")
    ('pick up', 'draw')
    """
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def typed_words(texts: Texts, language: str, id_: str) -> tuple[str, ...]:
    """The words that a message lists, with their signs; none if there is no such message."""
    if not _ID.fullmatch(id_) or not texts.has(id_):
        return ()
    listed = plain(texts.say(language, id_)).split(",")
    return tuple(word.strip() for word in listed if word.strip())


@dataclass(frozen=True, slots=True)
class Phrases(Generic[T]):
    """What stands behind each word or phrase that may be typed, and which of them need no prefix."""

    meanings: Mapping[str, Sequence[T]]
    bare: frozenset[str]
    longest: int
    """How many words the longest phrase has."""

    def starting(self, words: Sequence[str]) -> tuple[Sequence[T], int]:
        """What the longest phrase at the start of these words means, and how many words it has; (), 0 for none."""
        for count in range(min(self.longest, len(words)), 0, -1):
            found = self.meanings.get(folded(" ".join(words[:count])))
            if found:
                return found, count
        return (), 0


def phrases(texts: Texts, language: str, kind: str, things: Iterable[tuple[str, T]]) -> Phrases[T]:
    """The phrases for things by their names: those of the messages `KIND-NAME`, and the names themselves."""
    meanings: dict[str, list[T]] = {}
    bare: set[str] = set()
    for name, thing in things:
        for word in (name, *_in_both(texts, language, f"{kind}-{name}")):
            phrase = folded(word.removesuffix(BARE))
            meant = meanings.setdefault(phrase, [])
            if thing not in meant:
                meant.append(thing)
            if word.endswith(BARE):
                bare.add(phrase)
    longest = max((len(phrase.split()) for phrase in meanings), default=0)
    return Phrases({phrase: tuple(meant) for phrase, meant in meanings.items()}, frozenset(bare), longest)


def _in_both(texts: Texts, language: str, id_: str) -> Iterator[str]:
    yield from typed_words(texts, language, id_)
    if language != "en":
        yield from typed_words(texts, "en", id_)


class Vocabulary:
    """All words that one table's players type, in one language and in English."""

    def __init__(
        self,
        texts: Texts,
        language: str,
        verbs: Collection[Verb],
        words: Collection[str],
        commands: Collection[str],
    ) -> None:
        self._texts, self._language = texts, language
        named = [(verb.name, verb) for verb in verbs]
        self.verbs = phrases(texts, language, "verb", named)
        self.plain = phrases(texts, language, "verb", [(n, v) for n, v in named if not v.takes])
        """Of the verbs those that take nothing."""
        self.along = phrases(texts, language, "verb", [(n, v) for n, v in named if v.along])
        self.words = phrases(texts, language, "word", [(word, word) for word in sorted(words)])
        self.commands = phrases(texts, language, "command", [(name, name) for name in commands])
        self.links = frozenset(folded(word) for word in _in_both(texts, language, "word-links"))
        self.colors = ColorWords(dict(self._colors()))

    def _colors(self) -> Iterator[tuple[str, str]]:
        """Each word for a colour, with the letters of all the colours that list it."""
        letters: dict[str, str] = {}
        for color in COLORS:
            for word in _in_both(self._texts, self._language, f"word-{color.word}"):
                letters[word] = letters.get(word, "") + color.value
        yield from letters.items()

    def shown(self, kind: str, name: str) -> str:
        """What is printed for a thing: its first word in this language."""
        listed = typed_words(self._texts, self._language, f"{kind}-{name}")
        return listed[0].removesuffix(BARE) if listed else name

    def all_words(self) -> list[str]:
        """Every word for a verb or a command, to find the one that was nearly typed."""
        return [*self.verbs.meanings, *self.commands.meanings]
