"""What the bot says to the whole room, in any of its languages, as far as a computer player must understand it.

The patterns are made from the bot's own text files, so that a text may be worded anew without a change here.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from unobot.document import plain
from unobot.texts import Texts, Value

_OVER: Final = (
    "round-won",
    "round-won-points",
    "round-shared",
    "round-won-together",
    "round-nobody",
    "match-won",
    "match-won-plain",
    "match-shared",
    "match-stopped-won",
    "match-stopped-shared",
    "match-stopped-alone",
    "match-stopped",
    "match-over",
)
_MATCH_OVER: Final = tuple(id_ for id_ in _OVER if id_.startswith("match-"))
_NUMBERS: Final = frozenset({"points", "round", "count"})
_FORMS: Final[dict[str, Sequence[Value]]] = {"force": ("named", "any", "printed"), "addressed": ("no",)}
"""The values that a message is worded differently for; numbers have their own."""
_BLANK: Final = "Zqz"
"""Stands for a name or another part while a message becomes a pattern; no text of ours has these letters."""
_CALL: Final = re.compile(r"(?<![#!\w])uno\b", re.IGNORECASE)
_ADDRESSED: Final = re.compile(r"(?P<name>[^\s:]+): ")


class RoomLines:
    """Reads lines of the room. Raises nothing: what is not understood is nothing special."""

    def __init__(self, texts: Texts) -> None:
        self._over = _pattern(texts, _OVER)
        self._match_over = _pattern(texts, _MATCH_OVER)
        self._opened = _pattern(texts, ("table-opened",))
        self._one_card = _pattern(texts, ("one-card",))
        self._turn = _pattern(texts, ("prompt-turn",))

    def is_over(self, line: str) -> bool:
        """Whether the line tells the end of a round or a match."""
        return self._over.search(line) is not None

    def is_match_over(self, line: str) -> bool:
        """Whether the line tells the end of a match."""
        return self._match_over.search(line) is not None

    def is_opened(self, line: str) -> bool:
        """Whether the line tells that a table was opened."""
        return self._opened.match(line) is not None

    def settles_call(self, line: str) -> bool:
        """Whether nobody owes a call after this line.

        It has the word UNO, which is the same in every language (`#uno` and `!uno` do not count), or says openly that
        somebody has one card left, which the bot does only where no call is owed.
        """
        return bool(_CALL.search(line) or self._one_card.search(line))

    def whose_turn(self, line: str, names: Sequence[str]) -> str | None:
        """Which of these players the line asks: the one it begins with, `bob: …`, or whose turn it announces."""
        addressed = _ADDRESSED.match(line)
        if addressed and addressed["name"] in names:
            return addressed["name"]
        said = {name for found in self._turn.finditer(line) for name in found.groups()}
        return next((name for name in names if name in said), None)


def mentions(line: str, name: str) -> bool:
    """Whether the line has this name in it; a Japanese or Chinese text leaves no space around it.

    >>> mentions("adaさんが [r7] を出しました。", "ada"), mentions("adaline plays", "ada")
    (True, False)
    """
    return re.search(rf"(?<![\w|-]){re.escape(name)}(?![a-zA-Z0-9_|-])", line) is not None


def _pattern(texts: Texts, ids: Sequence[str]) -> re.Pattern[str]:
    """Matches every form of these messages in every language; a name is a group."""
    forms = {
        form
        for language in texts.languages
        for id_ in ids
        if texts.has(id_)
        for form in _worded(texts, language, id_)
    }
    return re.compile("|".join(sorted(forms, key=len, reverse=True)))


def _worded(texts: Texts, language: str, id_: str) -> Iterator[str]:
    wanted = sorted(texts.wants(language, id_))
    choices = [(1, 7) if name in _NUMBERS else _FORMS.get(name, (_BLANK,)) for name in wanted]
    for values in product(*choices):
        text = plain(texts.say(language, id_, **dict(zip(wanted, values, strict=True))))
        numbers = re.sub(r"\d+", r"[\\d.,]+", re.escape(text))
        yield numbers.replace(_BLANK, r"(\S+?)", 1).replace(_BLANK, ".+?")
