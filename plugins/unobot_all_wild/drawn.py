"""What is drawn on the cards of All Wild, as far as the classic game has no such card."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unobot.parts import Figure, Kind
from unobot.pictures import DRAW, REVERSE, SKIP
from unobot_all_wild import cards

_FOLDER: Final = Path(__file__).parent / "figures"

FIGURES: Final[Mapping[Kind, Figure]] = {
    cards.REVERSE: Figure(REVERSE),
    cards.SKIP: Figure(SKIP),
    cards.DRAW_TWO: Figure(DRAW, "+2"),
    cards.SKIP_TWO: Figure(SKIP, "2"),
    cards.TARGETED_DRAW_TWO: Figure(_FOLDER / "target.svg", "+2"),
    cards.FORCED_SWAP: Figure(_FOLDER / "forced_swap.svg"),
}
