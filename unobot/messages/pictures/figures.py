"""Figures: what is drawn in the middle of a card, one for each kind. Plugins bring theirs by the hook `unobot_figures`."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from uno_engine import Kind
from uno_engine.classic import cards as classic

_FOLDER: Final = Path(__file__).parent / "figures"
DRAW: Final = _FOLDER / "draw.svg"
"""The figure on cards that make a player draw; the label says how many."""
WILD: Final = _FOLDER / "wild.svg"
"""The figure on black cards that only choose a colour, or make a player draw."""
SKIP: Final = _FOLDER / "skip.svg"
"""The figure on cards that make a player lose the turn."""
REVERSE: Final = _FOLDER / "reverse.svg"
"""The figure on cards that change the direction."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The figure on the cards of a kind: a square SVG file, and a label below it (`+4`).

    The label may have small letters, digits, `+`, `-` and `#`.
    """

    drawing: Path
    label: str = ""

    @property
    def size(self) -> int:
        """How many dots the drawing is wide and high."""
        return WITH_LABEL if self.label else ALONE

    def sprite_name(self, source: bytes) -> str:
        """Under which name the sheet has the drawing: it tells another drawing from this one."""
        return f"{sha256(source).hexdigest()[:16]} {self.size}"


ALONE: Final = 80
WITH_LABEL: Final = 56


def figure_name(kind: Kind) -> str:
    """Return a name that differs for kinds of different cards: two decks may write different cards alike.

    >>> figure_name(classic.SKIP)
    's Skip'
    """
    return f"{kind.symbol} {kind.name}"


def named(figures: Mapping[Kind, Figure]) -> dict[str, Figure]:
    """The figures by the names of their kinds."""
    return {figure_name(kind): figure for kind, figure in figures.items()}


OWN_FIGURES: Final = named(
    {
        classic.SKIP: Figure(SKIP),
        classic.REVERSE: Figure(REVERSE),
        classic.DRAW_TWO: Figure(DRAW, "+2"),
        classic.WILD: Figure(WILD),
        classic.WILD_DRAW_FOUR: Figure(WILD, "+4"),
    }
)
"""Those of the classic game. A number has none: it is written."""
