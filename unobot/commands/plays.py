"""What follows `!play`: cards, and what goes with them (a colour, a player, further cards, a place)."""

import re
from collections.abc import Sequence

from unobot.commands.command import Context, Slip
from unobot.commands.names import find_name
from unobot.commands.notation import Notation, Unclear, Unknown, Written

LINKS = frozenset({"with", "then", "for"})
"""Words that stand between what is played and what goes with it."""

WORDS = frozenset(
    {"none", "all", "number", "function", "black", "cw", "ccw", "+", "-", "*", "/", "×", "÷", "−"}
)
"""Other words that some card takes."""

_LONGEST = 4
_PLACE = re.compile(r"[1-9]\d?(?:=\d+)?")
_VALUE = re.compile(r"(.+)=([0-9a-z]+)")
_NUMBER = re.compile(r"\d+")


class Plays:
    """Reads the words of a play, from left to right, into the engine's vocabulary."""

    def __init__(self, context: Context, notation: Notation) -> None:
        self.context = context
        self.cards = notation
        self.read: list[str] = []
        self.found = 0
        """How many cards have been read."""

    def take(self, words: Sequence[str]) -> str | Slip:
        """The words in the engine's vocabulary, `w red uno`; or what was not understood."""
        left = [word.strip("[],;") for word in words]
        left = [word for word in left if word]
        if self.context.positions and len(left) > 1 and _PLACE.fullmatch(left[0]):
            self.read.append(left.pop(0))
        while left:
            taken = self._card(left) or self._companion(left) or self._beginning(left)
            if isinstance(taken, Slip):
                return taken
            del left[: max(1, taken)]
        return " ".join(self.read) if self.found else Slip("slip-play-what")

    def _end(self, left: Sequence[str]) -> int:
        """How many words may belong to one card."""
        stop = (i for i, word in enumerate(left) if word.casefold() in LINKS | self.context.suffixes)
        return min(_LONGEST, next(stop, len(left)))

    def _card(self, left: Sequence[str]) -> int | Slip:
        """A card that is written out, in as many words as possible."""
        for count in range(self._end(left), 0, -1):
            written = self.cards.exact(" ".join(left[:count]))
            if isinstance(written, Unclear) and count == 1 and self._goes_along(left[0].casefold()):
                return 0
            if written is not None:
                return self._put(written) or count
        valued = _VALUE.fullmatch(left[0].casefold())
        written = self.cards.exact(valued[1]) if valued else None
        if valued and isinstance(written, Written):
            self.read.append(f"{written.text}={valued[2]}")
            self.found += 1
            return 1
        return 0

    def _goes_along(self, word: str) -> bool:
        """Whether a word that could be several cards is rather a number or a colour that goes with the last one."""
        return bool(self.found and (_NUMBER.fullmatch(word) or len(self.cards.colors.find(word)) == 1))

    def _put(self, written: Written | Unclear) -> Slip | None:
        if isinstance(written, Unclear):
            return Slip("slip-unclear", {"said": written.said, "candidates": written.candidates})
        self.read.append(written.text)
        self.found += 1
        return None

    def _companion(self, left: Sequence[str]) -> int:
        """A word that goes with a card."""
        word = left[0].casefold()
        last = len(left) == 1 and word in self.context.suffixes
        if last or (self.found and (word in LINKS | WORDS or _NUMBER.fullmatch(word))):
            self.read.append(word)
            return 1
        colors = self.cards.colors.find(word)
        if self.found and len(colors) == 1:
            self.read.append(colors[0].word)
            return 1
        name = find_name(word, self.context.names)
        if self.found and isinstance(name, str):
            self.read.append(name)
            return 1
        return 0

    def _beginning(self, left: Sequence[str]) -> int | Slip:
        """A card of which only the beginning is written, or a slip."""
        end = max(1, self._end(left))
        for count in range(end, 0, -1):
            written = self.cards.beginning(" ".join(left[:count]))
            if written is not None:
                return self._put(written) or count
        said = self.cards.read(left[0] if self.found or end == 1 else " ".join(left[:end]))
        assert isinstance(said, Unknown)
        return slip(said)


def slip(unknown: Unknown) -> Slip:
    """The answer to what is no card."""
    if unknown.nearest:
        return Slip("slip-card", {"said": unknown.said, "nearest": unknown.nearest})
    return Slip("slip-card-unknown", {"said": unknown.said})


def read_play(words: Sequence[str], context: Context, notation: Notation) -> str | Slip:
    """What follows `!play`, in the engine's vocabulary."""
    return Plays(context, notation).take(words)
