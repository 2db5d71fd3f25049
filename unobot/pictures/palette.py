"""The colours of a picture: a few that have names, and the steps between those that meet."""

from collections.abc import Iterable, Mapping
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
    "pink": "#a82a6b",
    "teal": "#0b6a70",
    "orange": "#e2861f",
    "purple": "#5c2d91",
    "black": INK,
}
"""The spine and the foot of a card."""
WRITTEN: Final[Mapping[Tint, str]] = {tint: INK if tint in {"yellow", "orange"} else PAPER for tint in TINTS}
"""What stands on the spine and the foot. On yellow paper would have a contrast of 1.8 to 1, on orange of 2.6."""

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


_FURTHER: Final[tuple[Tint, ...]] = ("pink", "teal", "orange", "purple")
_MEETING: Final = [
    (MAT, PAPER),
    (PAPER, INK),
    (TINTS["yellow"], INK),
    *((colour, PAPER) for tint, colour in TINTS.items() if tint not in {*_FURTHER, "black"}),
]
"""The colours that meet at many edges. At its corners a spine meets the mat, too: these few dots take what is nearest."""
_MEETING_TOO: Final = [*((TINTS[tint], PAPER) for tint in _FURTHER), (TINTS["orange"], INK)]
"""Those that meet on cards of further colours only. Figures are drawn without them."""


def _all_steps(meeting: Iterable[tuple[str, str]]) -> dict[Rgb, None]:
    return dict.fromkeys(step for start, end in meeting for step in _steps(start, end))


DRAWN: Final = len(_all_steps(_MEETING))
"""So many colours, the first of the palette, are in figures."""
PALETTE: Final[tuple[Rgb, ...]] = tuple(_all_steps([*_MEETING, *_MEETING_TOO]))


@cache
def nearest(colour: Rgb, among: int = len(PALETTE)) -> int:
    """The place in the palette, `among` its first so many colours, of that which is nearest to this one."""
    return min(
        range(among),
        key=lambda place: sum((a - b) ** 2 for a, b in zip(PALETTE[place], colour, strict=True)),
    )


@cache
def ramp(start: str, end: str) -> bytes:
    """The places in the palette of the steps from one colour to another, by their level.

    >>> [PALETTE[place] for place in ramp(MAT, PAPER)[::7]] == [rgb(MAT), rgb(PAPER)]
    True
    """
    return bytes(map(nearest, _steps(start, end)))
