"""Words of languages that are written without spaces: `出红5` is 出, 红 and 5."""

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate

from unobot.parsing.typed import folded, unmarked

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
