"""Colours as players write them: a letter or a word, in English and in any language whose words are given."""

import unicodedata
from collections.abc import Iterator, Mapping

from uno_engine import COLORS, Color

_SEPARATORS = str.maketrans("", "", " -:")


def compact(text: str) -> str:
    """A word without case, width and separators, so that `Red-5`, `red 5` and `RED:5` are the same."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_SEPARATORS)


class ColorWords:
    """What is understood as a colour. `more` has further words with the letters of what they may mean.

    >>> words = ColorWords({"rot": "r", "xanh": "gb"})
    >>> words.find("Red"), words.find("xanh"), words.find("5")
    ((<Color.RED: 'r'>,), (<Color.GREEN: 'g'>, <Color.BLUE: 'b'>), ())
    """

    def __init__(self, more: Mapping[str, str] | None = None) -> None:
        self._meanings: dict[str, tuple[Color, ...]] = {}
        for color in COLORS:
            self._meanings[color.value] = self._meanings[color.word] = (color,)
        for word, letters in (more or {}).items():
            meant = tuple(Color(letter) for letter in letters)
            self._meanings.setdefault(compact(word), meant)
        self._longest_first = sorted(self._meanings, key=lambda word: (-len(word), word))

    def find(self, word: str) -> tuple[Color, ...]:
        """The colours that a word may mean; several if it is ambiguous, none if it is no colour."""
        return self._meanings.get(compact(word), ())

    def before(self, text: str) -> Iterator[tuple[tuple[Color, ...], str]]:
        """Each way in which compact text begins with a colour, and what follows it."""
        for word in self._longest_first:
            if len(word) < len(text) and text.startswith(word):
                yield self._meanings[word], text[len(word) :]

    def behind(self, text: str) -> Iterator[tuple[tuple[Color, ...], str]]:
        """Each way in which compact text ends with a colour, and what comes before it."""
        for word in self._longest_first:
            if len(word) < len(text) and text.endswith(word):
                yield self._meanings[word], text[: -len(word)]
