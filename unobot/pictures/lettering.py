"""Writing on cards with the signs of the sheet, in one of four sizes."""

from collections.abc import Iterator
from typing import Final

from unobot.pictures.sprites import Sprite, laid, sheet

LARGE: Final = 72
MIDDLE: Final = 42
CODE: Final = 24
SMALL: Final = 16
SIZES: Final = (LARGE, MIDDLE, CODE, SMALL)
"""How many dots a capital is high, but for the pen."""

UNITS: Final = 70
"""The height of a capital in `lettering.svg`."""
PEN: Final = 13
"""How thick a line is there."""
DEPTH: Final = 105
"""How high a sign is with all that reaches below the line, in the same units."""
_GAP: Final = 9
"""Between two signs."""


def sign_name(sign: str, size: int) -> str:
    """Under which name the sheet has a sign."""
    return f"sign {sign} {size}"


def above(middle: int, size: int) -> int:
    """The row at which signs begin if capitals and digits are to stand around this one."""
    return middle - round((UNITS + PEN) * size / UNITS) // 2


def height(size: int) -> int:
    """How many dots high a sign is, with all that reaches below the line."""
    return round(DEPTH * size / UNITS)


def written(text: str, size: int) -> list[Sprite]:
    """The signs of a text; those that nobody has drawn are left out."""
    known = (sheet().get(sign_name(sign, size)) for sign in text)
    return [sprite for sprite in known if sprite is not None]


def width_of(text: str, size: int) -> int:
    """How many dots wide a text is."""
    signs = written(text, size)
    return sum(sign.width for sign in signs) + _gap(size) * (len(signs) - 1) if signs else 0


def fitting(text: str, room: int, *sizes: int) -> int | None:
    """The first of these sizes in which the whole text fits into so many dots; None if it fits in none."""
    for size in sizes:
        if len(written(text, size)) == len(text) and width_of(text, size) <= room:
            return size
    return None


def write(below: bytearray, width: int, text: str, size: int, middle: int, y: int, ink: bytes) -> None:
    """Write upon dots that are `width` wide, around the column `middle`, from the row `y` down, in the steps of `ink`."""
    for sign, x in _placed(text, size, middle - width_of(text, size) // 2):
        laid(below, width, sign, x, y, ink)


def _placed(text: str, size: int, x: int) -> Iterator[tuple[Sprite, int]]:
    for sign in written(text, size):
        yield sign, x
        x += sign.width + _gap(size)


def _gap(size: int) -> int:
    return round(_GAP * size / UNITS)
