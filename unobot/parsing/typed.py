"""What was typed, made comparable: folded, without accents, without what only decorates it."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate

# --- The typed text before any word of it is looked up: its signs made plain, its prefix found, its words
# comparable.


LONGEST_LINE = 2_000
"""So much of a line is read."""

_BRACKETS = "[](){}<>【】「」『』《》\"'“”‘’`"
MARKS = _BRACKETS + ",;:.!?。、…~"
"""What may stand behind a word and mean nothing, as it is after `tidy`."""

LONGEST_WORD = 250
"""So much of a word is read: no name and no card is as long. What is longer is folded anew each time."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
# Among them the two signs behind the digit of a keycap emoji: what is left of it is the digit.
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u20e3\u2060-\u206f\ufe0e\ufe0f\ufeff]+")
# NFKC would make words of these emoji: 🈲 would be 禁, the word for a Skip.
_ENCLOSED = re.compile("([\U0001f100-\U0001f2ff]+)")

_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}
_SEPARATORS = str.maketrans("", "", " -:")
_TELEX_LETTERS = {"đ": "dd", "ă": "aw", "â": "aa", "ê": "ee", "ô": "oo", "ơ": "ow", "ư": "uw"}
_TELEX_TONES = {"\u0300": "f", "\u0301": "s", "\u0303": "x", "\u0309": "r", "\u0323": "j"}


def tidy(line: str) -> str:
    """The line without what cannot be seen, full-width signs as the usual ones.

    >>> tidy("！ｐｌａｙ　ｒ５"), tidy("🔴5\ufe0f\u20e3"), tidy("r➕2")
    ('!play r5', '🔴5', 'r+2')
    """
    line = _CONTROL.sub(" ", line[:LONGEST_LINE])
    if not line.isascii():
        line = _usual(_INVISIBLE.sub("", line).replace("➕", "+"))
    return line.strip()


def _usual(text: str) -> str:
    """NFKC, but for the emoji that are no words."""
    parts = _ENCLOSED.split(text)  # with one group, every second part is such emoji
    return "".join(
        part if place % 2 else unicodedata.normalize("NFKC", part) for place, part in enumerate(parts)
    )


def after_prefix(line: str, prefixes: Sequence[str]) -> str | None:
    """What stands behind the prefix; None if the line has none. The line is `tidy`.

    >>> after_prefix("!!hand", ["!"]), after_prefix("。hand", ["."]), after_prefix("! hand", ["!"]), after_prefix("!!!", ["!"])
    ('hand', 'hand', None, None)
    """
    for prefix in sorted(map(tidy, prefixes), key=len, reverse=True):
        typed = (
            f".{line[1:]}" if line[:1] == "。" and prefix == "." else line
        )  # so a Chinese keyboard writes it
        if not typed.startswith(prefix):
            continue
        body = typed[len(prefix) :]
        if prefix != ".":  # two dots are how many people begin a thought
            body = body.removeprefix(prefix)
        if body[:1].strip() and body.strip(prefix):
            return body
    return None


def room_named(body: str) -> tuple[str, str | None]:
    """The line without the room that it names at its end, `play r5 in #uno`, and that room."""
    parts = body.rsplit(maxsplit=2)
    named = len(parts) == 3 and parts[1].lower() == "in" and parts[2][0] in "#&+!" and len(parts[2]) > 1
    return (parts[0], parts[2]) if named else (body, None)


# --- ways to compare words --------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)  # every word of a line is looked up in many tables
def _folded(text: str) -> str:
    return " ".join(_usual(text).casefold().translate(_HIRAGANA).split())


def folded(text: str) -> str:
    """A text without case and width, katakana as hiragana, with single spaces.

    >>> folded("Pick  UP"), folded("ｄｒａｗ"), folded("ドロー")
    ('pick up', 'draw', 'どろー')
    """
    if text.isascii():
        return " ".join(text.lower().split()) if " " in text else text.lower().strip()
    return _folded(text) if len(text) <= LONGEST_WORD else _folded.__wrapped__(text)


@lru_cache(maxsize=2048)
def compact(text: str) -> str:
    """A folded text without spaces and separators, so that `Red-5`, `red 5` and `RED:5` are the same."""
    return folded(text).translate(_SEPARATORS)


def unmarked(text: str) -> str:
    """A word without the marks around it: `[r5],` is `r5`.

    Not without a `!` or `?` before it: that is the prefix of some other bot.
    """
    return text.lstrip(_BRACKETS).rstrip(MARKS)


@lru_cache(maxsize=2048)
def unaccented(text: str) -> str:
    """A folded text with plain Latin letters. Other letters keep what stands on them: ド would become another word.

    >>> unaccented("đảo chiều"), unaccented("どろー")
    ('dao chieu', 'どろー')
    """
    return text if text.isascii() else "".join(map(_plain_letter, text))


@cache
def _plain_letter(sign: str) -> str:
    base = unicodedata.normalize("NFD", sign)[:1]
    return "d" if sign == "đ" else base if base.isascii() and base.isalpha() else sign


def telex(text: str) -> Iterator[str]:
    """What stands there if somebody types Vietnamese while the keyboard does not put the marks on: `ddor` for `đỏ`.

    >>> list(telex("đỏ")), list(telex("được"))
    (['ddor'], ['dduwowcj', 'dduowcj'])
    """
    typed = " ".join(map(_telex_syllable, text.split()))
    yield typed
    if "uwow" in typed:  # one w is enough for both letters
        yield typed.replace("uwow", "uow")


def _telex_syllable(syllable: str) -> str:
    decomposed = unicodedata.normalize("NFD", syllable)
    tone = "".join(_TELEX_TONES.get(sign, "") for sign in decomposed)
    toneless = "".join(sign for sign in decomposed if sign not in _TELEX_TONES)
    letters = unicodedata.normalize("NFC", toneless)
    return "".join(_TELEX_LETTERS.get(sign, sign) for sign in letters) + tone


# --- Words of languages that are written without spaces: `出红5` is 出, 红 and 5.


_LONGEST = 40
"""A longer word is a sentence, and no command."""

_CLOSED_UP = re.compile(r"[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")
"""Han and kana."""

_INSIDE = str.maketrans("", "", "[]「」【】()、,，。!")
"""Marks that stand between the words and mean nothing."""

_PREFIXES = "!。."
"""A word that begins so is meant for some other bot."""

_RUN = re.compile(r"[a-z0-9+#=]+")
"""Letters and digits between them: a card's code, a number, a name."""


def is_closed_up(word: str) -> bool:
    """Whether a word is written in letters between which there are no spaces."""
    return _CLOSED_UP.search(word) is not None


class Splitter:
    """Parts what is written without spaces, by the longest known words; a text of which anything is left stays whole.

    `words` are all that may stand in a line, `fillers` those that are left out of it, but for a line of nothing else.
    """

    def __init__(self, words: Iterable[str], fillers: Collection[str]) -> None:
        self._fillers = frozenset(word for word in fillers if is_closed_up(word))
        self._by_first: dict[str, list[str]] = {}
        known = {folded(word).replace(" ", "") for word in words if is_closed_up(word)} | self._fillers
        for word in sorted(known, key=lambda word: (-len(word), word)):
            self._by_first.setdefault(word[0], []).append(word)

    def split(self, words: Sequence[str], names: Iterable[str]) -> list[str]:
        """The words, those parted that can be; `names` are words that somebody at the table is called."""
        if not self._by_first or not any(map(is_closed_up, words)):
            return list(words)
        named = [folded(name) for name in names]
        return [part for word in words for part in self._parts(word, named)] or list(words)

    def _parts(self, word: str, names: Sequence[str]) -> Sequence[str]:
        plain = unmarked(word).translate(_INSIDE)
        text = folded(plain)
        if word[:1] in _PREFIXES or len(text) > _LONGEST or not is_closed_up(text) or text in names:
            return (word,)
        found = self._from(text, 0, names, set())
        if found is None:
            return (word,)
        if len(text) == len(
            plain
        ):  # the letters as they were typed: what is a name or a text keeps its capitals
            ends = list(accumulate(map(len, found)))
            found = [plain[end - len(part) : end] for part, end in zip(found, ends, strict=True)]
        return [part for part in found if folded(part) not in self._fillers]

    def _from(self, text: str, at: int, names: Sequence[str], dead: set[int]) -> list[str] | None:
        """The parts from that place on; None if they cannot be found. `dead` are the places from which they cannot."""
        if at == len(text):
            return []
        if at in dead:
            return None
        for part in self._starting(text, at, names):
            rest = self._from(text, at + len(part), names, dead)
            if rest is not None:
                return [part, *rest]
        dead.add(at)
        return None

    def _starting(self, text: str, at: int, names: Sequence[str]) -> list[str]:
        """What may stand at that place, the longest first."""
        known = [word for word in self._by_first.get(text[at], ()) if text.startswith(word, at)]
        known += [name for name in names if name and text.startswith(name, at)]
        run = _RUN.match(text, at)
        if run is not None:
            known.append(run[0])
        return sorted(known, key=len, reverse=True)
