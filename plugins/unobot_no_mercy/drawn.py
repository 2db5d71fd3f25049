"""What is drawn on the cards that only this deck has."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unobot.parts import Figure, Kind
from unobot.pictures import DRAW, WILD
from unobot_no_mercy.kinds import (
    DISCARD_ALL,
    DRAW_FOUR,
    SKIP_EVERYONE,
    WILD_COLOR_ROULETTE,
    WILD_DRAW_SIX,
    WILD_DRAW_TEN,
    WILD_REVERSE_DRAW_FOUR,
)

_FOLDER: Final = Path(__file__).parent / "figures"


def _drawn(name: str, label: str = "") -> Figure:
    return Figure(_FOLDER / f"{name}.svg", label)


FIGURES: Final[Mapping[Kind, Figure]] = {
    DRAW_FOUR: Figure(DRAW, "+4"),
    SKIP_EVERYONE: _drawn("skip_everyone"),
    DISCARD_ALL: _drawn("discard_all"),
    WILD_REVERSE_DRAW_FOUR: _drawn("wild_reverse", "+4"),
    WILD_DRAW_SIX: Figure(WILD, "+6"),
    WILD_DRAW_TEN: Figure(WILD, "+10"),
    WILD_COLOR_ROULETTE: _drawn("roulette"),
}
