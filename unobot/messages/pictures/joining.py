"""Hands as one picture: the faces of their cards side by side, the playable ones raised, as a PNG."""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from unobot.document import Pictured
from unobot.messages.pictures import faces as lettering
from unobot.messages.pictures.faces import (
    HEIGHT,
    MAT,
    PALETTE,
    PAPER,
    WIDTH,
    Faces,
    Sprite,
    laid,
    nearest,
    ramp,
    rgb,
    sheet,
)

ACROSS: Final = 132
DOWN: Final = 200
"""The room that a card takes, with the mat around it."""

IN_A_ROW: Final = 5
"""Cards in a row: a client shows a picture at most 324 dots wide, and ten cards beside each other could not be read."""
MOST_CARDS: Final = 40
"""A larger hand is not drawn: nobody could read it at that width."""

_LEFT: Final = (ACROSS - WIDTH) // 2
_RAISED: Final = 6
_LYING: Final = DOWN - HEIGHT - 6
"""How far below the top of its room a card lies."""
_LINE: Final = 3
"""How thick the line between the table and the hand is."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as a PNG file, and how many dots it is wide and high."""

    png: bytes
    width: int
    height: int


def joined(faces: Faces, cards: Sequence[Pictured]) -> Picture:
    """The picture of 1 to `MOST_CARDS` cards, those on the table above those in the hand, or in one hand after the other.

    The same cards always give the same bytes.
    """
    groups: dict[int | None, list[Pictured]] = {}
    for card in sorted(cards, key=lambda card: not card.on_table):
        groups.setdefault(None if card.on_table else card.place, []).append(card)
    across = cards_in_a_row(*map(len, groups.values()))
    width = across * ACROSS
    line = b"\0" + bytes([nearest(rgb(PAPER))]) * width
    rows: list[bytes] = []
    for group in groups.values():
        rows += [line] * _LINE if rows else ()
        # of several hands each has its number above its first card
        numbers = [card.place if card.on_table or not at else 0 for at, card in enumerate(group)]
        shown = [_with_mat(faces.of(card), card, number) for card, number in zip(group, numbers, strict=True)]
        shown += [_empty()] * (-len(shown) % across)
        for first in range(0, len(shown), across):
            beside = shown[first : first + across]
            for at in range(0, DOWN * ACROSS, ACROSS):
                # the first byte of a row says that it is not filtered
                rows.append(b"\0" + b"".join([room.dots[at : at + ACROSS] for room in beside]))
    return Picture(as_png(width, len(rows), b"".join(rows)), width, len(rows))


def cards_in_a_row(*groups: int) -> int:
    """Return how many cards stand in a row: five, or more where the picture would be higher than wide: a client shows that at half the width."""
    across = IN_A_ROW
    while across * ACROSS < sum(-(-cards // across) for cards in groups) * DOWN:
        across += 1
    return across


@cache
def _empty() -> Sprite:
    """The room of a card where there is none."""
    return Sprite(ACROSS, bytes([nearest(rgb(MAT))]) * (ACROSS * DOWN))


def _with_mat(face: Sprite, card: Pictured, number: int) -> Sprite:
    """Lay a card upon the mat, below a number, if it is not 0; in the hand raised if playable."""
    dots = bytearray(_empty().dots)
    # the number first: it is laid with all the room that a sign may take below the line
    lettering.write(dots, ACROSS, str(number or ""), lettering.CODE, ACROSS // 2, 1, ramp(MAT, PAPER))
    if card.on_table or card.place:
        laid(dots, ACROSS, face, _LEFT, DOWN - HEIGHT - 1)
    elif card.playable:
        laid(dots, ACROSS, face, _LEFT, _RAISED)
        # below a raised card is a triangle that points to it
        mark = sheet()["raised"]
        laid(dots, ACROSS, mark, (ACROSS - mark.width) // 2, DOWN - mark.height - 4, ramp(MAT, PAPER))
    else:
        laid(dots, ACROSS, face, _LEFT, _LYING)
    return Sprite(ACROSS, bytes(dots))


def as_png(width: int, height: int, rows: bytes) -> bytes:
    """Return a PNG file of such rows, whose dots are places in the palette."""
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(chain.from_iterable(PALETTE))
    png = b"\x89PNG\r\n\x1a\n"
    # level 9 takes six times as long for a tenth less
    for kind, data in (
        (b"IHDR", header),
        (b"PLTE", colours),
        (b"IDAT", zlib.compress(rows, 6)),
        (b"IEND", b""),
    ):
        png += struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return png
