"""The 64 colours of a picture: a few that have names, and the steps between those that meet."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from unobot.document import Tint

MAT: Final = "#3a4e58"
"""What the cards lie on; it is part of the picture, for nobody knows how light a client's window is."""
PAPER: Final = "#fbf7ee"
INK: Final = "#1d1a18"
TINTS: Final[Mapping[Tint, str]] = {
    "red": "#b8232c",
    "yellow": "#eeb41e",
    "green": "#1c6e3c",
    "blue": "#1f55a8",
    "black": INK,
}
"""The spine and the foot of a card."""
WRITTEN: Final[Mapping[Tint, str]] = {tint: INK if tint == "yellow" else PAPER for tint in TINTS}
"""What stands on the spine and the foot. On yellow paper would have a contrast of 1.8 to 1."""

LEVELS: Final = 8
"""From one colour to another, both included, where the edge of a drawing is smooth."""

Rgb = tuple[int, int, int]


def rgb(colour: str) -> Rgb:
    """The parts of a colour, from 0 to 255.

    >>> rgb("#fbf7ee")
    (251, 247, 238)
    """
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def _steps(start: str, end: str) -> list[Rgb]:
    """The colours from one to the other, both included."""
    pairs = list(zip(rgb(start), rgb(end), strict=True))
    mixed = [[round(a + (b - a) * level / (LEVELS - 1)) for a, b in pairs] for level in range(LEVELS)]
    return [(red, green, blue) for red, green, blue in mixed]


_COLOURED: Final = [colour for tint, colour in TINTS.items() if tint != "black"]
_MEETING: Final = [
    (MAT, PAPER),
    (PAPER, INK),
    (TINTS["yellow"], INK),
    *((colour, PAPER) for colour in _COLOURED),
]
"""The colours that meet at many edges. At its corners a spine meets the mat, too: these few dots take what is nearest."""

PALETTE: Final[tuple[Rgb, ...]] = tuple(
    dict.fromkeys(step for start, end in _MEETING for step in _steps(start, end))
)


@cache
def nearest(colour: Rgb) -> int:
    """The place in the palette of the colour that is nearest to this one."""
    return min(
        range(len(PALETTE)),
        key=lambda place: sum((a - b) ** 2 for a, b in zip(PALETTE[place], colour, strict=True)),
    )


@cache
def ramp(start: str, end: str) -> bytes:
    """The places in the palette of the steps from one colour to another, by their level.

    >>> [PALETTE[place] for place in ramp(MAT, PAPER)[::7]] == [rgb(MAT), rgb(PAPER)]
    True
    """
    return bytes(map(nearest, _steps(start, end)))
