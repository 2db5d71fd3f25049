"""Sprites: rectangles of dots, one byte a dot; and the sheet of all that were drawn when the bot was built."""

import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

SHEET: Final = Path(__file__).parent / "sprites.bin"
"""Written by `make faces`."""


class Sprite(msgspec.Struct, array_like=True, frozen=True):
    """A rectangle of dots, row by row from the top.

    In the sheet, a dot of a figure is its colour's place in the palette; a dot of anything else is how much of it is
    covered, as a level from 0.
    """

    width: int
    dots: bytes

    @property
    def height(self) -> int:
        """How many rows it has."""
        return len(self.dots) // self.width


def laid(below: bytearray, width: int, sprite: Sprite, x: int, y: int, through: bytes | None = None) -> None:
    """Lay a sprite upon dots that are `width` wide, its left upper corner at `x` and `y`; each dot goes `through` a table."""
    dots = sprite.dots if through is None else sprite.dots.translate(through.ljust(256, b"\0"))
    for row in range(sprite.height):
        at = (y + row) * width + x
        below[at : at + sprite.width] = dots[row * sprite.width : (row + 1) * sprite.width]


def packed(sprites: Mapping[str, Sprite]) -> bytes:
    """The sheet as it is kept in the package."""
    return zlib.compress(msgspec.msgpack.encode(sprites), 9)


def unpacked(sheet: bytes) -> dict[str, Sprite]:
    """The sprites of a sheet, by their names."""
    return msgspec.msgpack.decode(zlib.decompress(sheet), type=dict[str, Sprite])


@cache
def sheet() -> Mapping[str, Sprite]:
    """The sprites that come with the bot. They are read when they are first asked for."""
    return unpacked(SHEET.read_bytes())
