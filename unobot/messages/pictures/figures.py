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
"""What is drawn on cards that make somebody draw; how many says the label."""
WILD: Final = _FOLDER / "wild.svg"
"""What is drawn on black cards that do nothing else but name a colour, or that make somebody draw."""
SKIP: Final = _FOLDER / "skip.svg"
"""What is drawn on cards after which somebody loses the turn."""
REVERSE: Final = _FOLDER / "reverse.svg"
"""What is drawn on cards that change the direction."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What is drawn on the cards of a kind: a square SVG file, and what is written below it (`+4`).

    What is written may have small letters, digits, `+`, `-` and `#`.
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
    """What tells kinds apart whose cards are not the same: two decks may write different cards alike.

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
