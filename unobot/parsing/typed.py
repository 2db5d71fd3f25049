"""The typed text before any word of it is looked up: its signs made plain, its prefix found, its words comparable."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

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
