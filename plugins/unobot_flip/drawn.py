"""What is drawn on the cards of Flip!, as far as the classic game has no such card."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unobot.parts import Figure, Kind
from unobot.pictures import DRAW, WILD
from unobot_flip import kinds

_FOLDER: Final = Path(__file__).parent / "figures"

FIGURES: Final[Mapping[Kind, Figure]] = {
    kinds.DRAW_ONE: Figure(DRAW, "+1"),
    kinds.DRAW_FIVE: Figure(DRAW, "+5"),
    kinds.WILD_DRAW_TWO: Figure(WILD, "+2"),
    kinds.WILD_DRAW_COLOR: Figure(_FOLDER / "draw_color.svg"),
    kinds.FLIP: Figure(_FOLDER / "flip.svg"),
}
"""A figure is known by symbol and name of a kind, so both sides have that of the Flip."""
