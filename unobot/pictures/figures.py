"""Figures: what is drawn in the middle of a card, one for each kind. Plugins bring theirs by the hook `unobot_figures`."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from uno_engine import Kind
from uno_engine.classic.deck import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR

_FOLDER: Final = Path(__file__).parent / "figures"


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
WITH_LABEL: Final = 60


def figure_name(kind: Kind) -> str:
    """What tells kinds apart whose cards are not the same: two decks may write different cards alike.

    >>> figure_name(SKIP)
    's Skip'
    """
    return f"{kind.symbol} {kind.name}"


def named(figures: Mapping[Kind, Figure]) -> dict[str, Figure]:
    """The figures by the names of their kinds."""
    return {figure_name(kind): figure for kind, figure in figures.items()}


OWN_FIGURES: Final = named(
    {
        SKIP: Figure(_FOLDER / "skip.svg"),
        REVERSE: Figure(_FOLDER / "reverse.svg"),
        DRAW_TWO: Figure(_FOLDER / "draw.svg", "+2"),
        WILD: Figure(_FOLDER / "wild.svg"),
        WILD_DRAW_FOUR: Figure(_FOLDER / "wild.svg", "+4"),
    }
)
"""Those of the classic game. A number has none: it is written."""
