"""A list of the best as a picture: places, names and bars, in the letters of the cards."""

from collections.abc import Sequence
from typing import Final

from unobot.document import Listed, Pictured, Shown
from unobot.messages.pictures import faces as lettering
from unobot.messages.pictures.faces import (
    CODE,
    MAT,
    PAPER,
    SMALL,
    TINTS,
    Faces,
    Sprite,
    fitting,
    laid,
    nearest,
    ramp,
    rgb,
)
from unobot.messages.pictures.joining import ACROSS, IN_A_ROW, MOST_CARDS, Picture, as_png, joined

_WIDTH: Final = IN_A_ROW * ACROSS
"""As wide as a hand."""
_ROW: Final = 56
_PLACE: Final = 60
"""How wide the column of places is; names follow."""
_NAMES: Final = 240
_BAR: Final = (_PLACE + _NAMES, _WIDTH - 100)
"""Between which columns bars are drawn; numbers follow."""


def draw_picture(faces: Faces, shown: Shown) -> Picture | None:
    """Return the picture of what a message shows; None for nothing, and for more cards than could be read."""
    rows = [each for each in shown if isinstance(each, Listed)]
    cards = [each for each in shown if isinstance(each, Pictured)]
    if rows:
        return list_picture(rows)
    return joined(faces, cards) if 0 < len(cards) <= MOST_CARDS else None


def list_picture(rows: Sequence[Listed]) -> Picture:
    """Return the picture of a list of the best, of at least one row.

    Where not all signs of a name are drawn, it has none: the line beside the picture tells it.
    """
    height, most = _ROW * len(rows), max(1, *(row.number for row in rows))
    dots, ink = bytearray([nearest(rgb(MAT))]) * (_WIDTH * height), ramp(MAT, PAPER)

    def write(text: str, middle: int, at: int, size: int = CODE) -> None:
        lettering.write(dots, _WIDTH, text, size, middle, lettering.above(at, size), ink)

    for number, row in enumerate(rows):
        at = number * _ROW + _ROW // 2
        write(str(row.place), _PLACE // 2, at)
        name = row.name.casefold()
        if size := fitting(name, _NAMES - 20, CODE, SMALL):
            write(name, _PLACE + lettering.width_of(name, size) // 2, at, size)
        left, right = _BAR
        wide = max(4, (right - left) * max(0, row.number) // most)
        colour = nearest(rgb(TINTS["yellow"] if row.place == 1 else PAPER))
        laid(dots, _WIDTH, Sprite(wide, bytes([colour]) * (wide * _ROW // 2)), left, at - _ROW // 4)
        write(str(row.number), (right + _WIDTH) // 2, at)
    lines = (dots[start : start + _WIDTH] for start in range(0, len(dots), _WIDTH))
    return Picture(as_png(_WIDTH, height, b"".join(b"\0" + line for line in lines)), _WIDTH, height)
