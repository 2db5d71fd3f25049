"""The words that sentences are made of, what each of them can be in one, and how a line is parted into them.

They stand in the messages `word-self`, `word-fillers` and so on, and, for what is said for one thing, in `word-said-NAME`.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum

from uno_engine import COLORS
from unobot.parsing.model import Names
from unobot.parsing.notation import Notation, WrittenCard
from unobot.parsing.vocabulary import Vocabulary, fold, strip_accents, without_marks

_LONGEST = 60
"""A line with more letters is talk."""
_MOST_WAYS = 6
"""In so many ways a line is parted into words at most."""

_MARKS = re.compile(r"[\s,.;:!()\[\]{}「」『』【】、。…~〜\"“”-]+")
"""What may stand between words and means nothing; any other sign is no part of a sentence."""
_OPENING = frozenset('([「『【“"+')
"""Signs that a sentence may begin with; with others commands of other bots begin."""
_APOSTROPHES = re.compile("['’`]")
_DRAWN_OUT = re.compile(r"ー{2,}|([^\W\d])\1{2,}")
_CODE = re.compile(r"[a-z0-9+#]+")
_DIGITS = re.compile(r"[0-9]+$")
_ONE = frozenset({"1", "一", "một", "one"})
_SHORT = 2
"""Names of verbs and commands with so many Latin letters are the short words of other bots, and no part of a sentence."""


class WordClass(Enum):
    """What a word can be in a sentence, by the message that lists such words, if there is one."""

    SELF = "word-self"
    OTHERS = "word-others"
    FILLER = "word-fillers"
    ENDING = "word-endings"
    COUNTER = "word-counters"
    NOT = "word-not"
    ASKING = "word-asking"
    NOTHING = "word-nothing"
    CHOOSE = "word-choose"
    CHANGE = "word-change"
    NUMBER = "number"
    COLOR = "color"
    CARD = "card"
    PLAYER = "player"


Meaning = WordClass | tuple[str, str]
"""A part of a sentence; or the name of a `verb` or a `command`, or of what is `said` for one: `("said", "draw")`."""


@dataclass(frozen=True, slots=True)
class KnownWord:
    """A word or phrase of a line, folded, and what it can be."""

    text: str
    meanings: AbstractSet[Meaning]

    def __contains__(self, meaning: Meaning) -> bool:
        return meaning in self.meanings


class Lexicon:
    """All words of sentences at the tables of one rule set, in one language and in English.

    `cards` is the notation of the deck, None where no table is; `names` are what its cards are called.
    """

    def __init__(self, vocabulary: Vocabulary, cards: Notation | None, names: Collection[str]) -> None:
        self._cards = cards
        self._known: dict[str, set[Meaning]] = {}
        self._loose: dict[str, set[Meaning]] = {}
        """The same without accents."""
        listed = [
            (WordClass.NUMBER, vocabulary.numbers),
            (WordClass.CARD, names),
            *_listed(vocabulary, own=True),
        ]
        for meaning, words in listed:
            self._add(meaning, words, vocabulary.language)
        own = frozenset((*self._known, *self._loose))
        for meaning, words in _listed(vocabulary, own=False):
            # what a word is in the language comes before what it is in English
            more = [word for word in words if plain_line(word) not in own]
            self._add(meaning, more, vocabulary.language)
        self._lengths: dict[str, list[int]] = {}
        """How long the phrases are that begin with a sign, the longest first."""
        for sign, length in sorted({(phrase[0], len(phrase)) for phrase in (*self._known, *self._loose)}):
            self._lengths.setdefault(sign, []).insert(0, length)

    def _add(self, meaning: Meaning, words: Iterable[str], language: str) -> None:
        for phrase in filter(None, map(plain_line, words)):
            self._known.setdefault(phrase, set()).add(meaning)
            for form in without_marks(phrase, language) if len(phrase) > 1 else ():
                self._loose.setdefault(form, set()).add(meaning)

    def says(self, word: str) -> bool:
        """Whether people say that word alone, for a verb or a command."""
        return any(
            isinstance(meaning, tuple) and meaning[0] == "said" for meaning in self._known.get(word, ())
        )

    def ways(self, line: str, names: Names) -> Iterator[Sequence[KnownWord]]:
        """Yield the line in words, all of which are known, those of the longest words first."""
        text = plain_line(line)
        if not text or len(text) > _LONGEST or not (line[0].isalnum() or line[0] in _OPENING):
            return
        dead, told = set[int](), 0
        way: list[KnownWord] = []
        open_ = [(0, self._words(text, 0, names), 0)]
        while open_ and told < _MOST_WAYS:
            at, words, before = open_[-1]
            del way[len(open_) - 1 :]
            word = next(words, None)
            if word is None:
                open_.pop()
                if told == before:
                    dead.add(at)
                continue
            way.append(word)
            after = at + len(word.text)
            after += text[after : after + 1] == " "
            if after == len(text):
                told += 1
                yield tuple(way)
            elif after not in dead:
                open_.append((after, self._words(text, after, names), told))

    def _words(self, text: str, at: int, names: Names) -> Iterator[KnownWord]:
        """Yield each word that stands at that place, the longest first."""
        plain = strip_accents(text)
        found: dict[int, AbstractSet[Meaning]] = {}
        for length in {*self._lengths.get(text[at], ()), *self._lengths.get(plain[at], ())}:
            typed = text[at : at + length]
            # a word may be typed without its accents, but not with others
            meant = self._known.get(typed) or (self._loose.get(typed) if typed.isascii() else None)
            if meant and len(typed) == length:
                found[at + length] = meant
        code = _CODE.match(text, at)
        if code is not None:
            # what letters and digits can be that stand together: somebody's name, a number, a card
            meant = {WordClass.PLAYER} if names.whole(code[0]) is not None else set()
            if code[0].isdecimal():
                meant.add(WordClass.NUMBER)
            elif self._cards is not None and isinstance(self._cards.exact(code[0]), WrittenCard):
                meant.add(WordClass.CARD)
            found[code.end()] = meant.union(found.get(code.end(), ()))
        for end in sorted(found, reverse=True):
            if found[end] and _parts(text, plain, at) and _parts(text, plain, end):
                yield KnownWord(text[at:end], found[end])


def _listed(vocabulary: Vocabulary, *, own: bool) -> Iterator[tuple[Meaning, Iterable[str]]]:
    """Yield what words can be, and the words: those of the language, or else the English ones and the names of things."""
    for part in WordClass:
        if part.value.startswith("word-"):
            yield part, vocabulary.listed(part.value, own=own)
    for color in COLORS:
        yield WordClass.COLOR, vocabulary.listed(f"word-{color.word}", own=own)
    for kind, phrases in (("verb", vocabulary.verbs), ("command", vocabulary.commands)):
        for name in phrases.names:
            words = [*vocabulary.listed(f"{kind}-{name}", own=own), *([] if own else [name])]
            yield (kind, name), [word for word in words if len(word) > _SHORT or not word.isascii()]
            yield ("said", name), vocabulary.listed(f"word-said-{name}", own=own)


def plain_line(line: str) -> str:
    """Return a line folded, without marks, and without letters that are drawn out.

    >>> plain_line("Red 5... UNOOO!!"), plain_line("I'll draw?")
    ('red 5 uno', 'ill draw')
    """
    text = _APOSTROPHES.sub("", fold(line)).rstrip("?!。. ")
    return _DRAWN_OUT.sub(lambda drawn: drawn[1] or "ー", _MARKS.sub(" ", text)).strip()


def _parts(text: str, plain: str, at: int) -> bool:
    """Whether words may meet at that place: not within letters and digits, but for those of 红5uno and đỏ5."""
    around = plain[max(at - 1, 0) : at + 1]
    if not 0 < at < len(text) or not (around.isascii() and around.isalnum()):
        return True
    if text[at].isdecimal():
        return not text[at - 1].isascii()
    number = _DIGITS.search(text[:at])
    return number is not None and not text[: number.start()][-1:].isascii()


def says(words: Sequence[KnownWord], meant: AbstractSet[Meaning], beside: AbstractSet[Meaning]) -> bool:
    """Whether one of the words means one of these, and every other does or may stand beside it."""
    return any(word.meanings & meant for word in words) and all(
        word.meanings & (meant | beside) for word in words
    )


def is_article(words: Sequence[KnownWord], at: int) -> bool:
    """Whether the word there belongs to `一张` before a card: that it is one, and what is counted."""
    if at + 1 == len(words):
        return False
    number = words[at - 1] if at and WordClass.COUNTER in words[at] else words[at]
    one = WordClass.NUMBER in number and number.text in _ONE
    if WordClass.COUNTER in words[at]:
        return one or at == 0 or WordClass.NUMBER not in words[at - 1]
    return one and WordClass.COUNTER in words[at + 1]


def begins_with_color(words: Sequence[KnownWord]) -> bool:
    """Whether a colour stands first among these words, but for what may stand before one."""
    rest = (
        word for word in words if not word.meanings & {WordClass.FILLER, WordClass.CHOOSE, WordClass.CHANGE}
    )
    first = next(rest, None)
    return first is not None and WordClass.COLOR in first
