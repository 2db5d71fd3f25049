"""Cards as their codes show them, as far as a simple player needs to understand them."""

import re
from dataclasses import dataclass

COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
"""The letters of the colours, in the order that breaks ties."""

_COLOURED = re.compile(r"([rygb])[ :-]?([0-9a-z+]+)")
_WILD = re.compile(r"(w[0-9a-z+]*?|\+4)[ :-]?([rygb])?")
_DRAWS = re.compile(r"d|dt|d2|\+\d+")
_ACTIONS = re.compile(r"s|skip|r|rev|reverse|d|dt|d\d+|\+\d+")


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card: what is typed for it, its colour (`""` for a wild one without) and what is printed on it."""

    code: str
    colour: str
    symbol: str

    @property
    def wild(self) -> bool:
        """Whether its colour is chosen when it is played."""
        return self.symbol.startswith(("w", "+")) and not self.code.startswith(tuple(COLOURS))

    @property
    def strength(self) -> int:
        """How much it hurts: 0 a number, 1 a Skip or Reverse, 2 what makes others draw."""
        if self.wild:
            return 2 if len(self.symbol) > 1 else 0
        if not _ACTIONS.fullmatch(self.symbol):
            return 0
        return 2 if _DRAWS.fullmatch(self.symbol) else 1

    @property
    def points(self) -> int:
        """What it counts in the end, about."""
        if self.wild:
            return 50
        return int(self.symbol) if self.symbol.isdigit() else 20


def read_card(code: str) -> PrintedCard | None:
    """The card of this code; None if it is no card's.

    >>> read_card("r+2")
    Card(code='r+2', colour='r', symbol='+2')
    >>> read_card("W4").wild, read_card("draw")
    (True, None)
    """
    code = code.lower()
    if code in COLOURS or code in COLOURS.values():
        return None
    if (found := _COLOURED.fullmatch(code)) and (found[2].isdigit() or _ACTIONS.fullmatch(found[2])):
        return PrintedCard(code, found[1], found[2])
    if (found := _WILD.fullmatch(code)) and found[1] in {"w", "+4", "w4", "wd4", "wd", "w+4"}:
        return PrintedCard(code, found[2] or "", found[1])
    return None


def any_card(code: str) -> PrintedCard:
    """The card of this code, be it of a deck that is not known here.

    >>> any_card("bounce")
    Card(code='bounce', colour='', symbol='bounce')
    """
    code = code.lower()
    return read_card(code) or PrintedCard(code, "", code)
