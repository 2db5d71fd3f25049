"""The face of a card: paper, a coloured spine with a letter and a shape, a figure, and at the foot what is typed for it."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final

from unobot.document import Pictured, Tint
from unobot.pictures import lettering
from unobot.pictures.drawing import drawings
from unobot.pictures.figures import OWN_FIGURES, Figure
from unobot.pictures.palette import INK, MAT, PAPER, TINTS, WRITTEN, ramp
from unobot.pictures.sprites import Sprite, laid, sheet

WIDTH: Final = 120
HEIGHT: Final = 168
SPINE: Final = 32
"""How wide the spine is; beside it, down to the foot, is paper."""
FOOT: Final = 128
"""Where the foot begins."""

LETTERS: Final[Mapping[Tint, str]] = {
    "red": "R", "yellow": "Y", "green": "G", "blue": "B",
    "pink": "p", "teal": "t", "orange": "o", "purple": "u",
    "black": "W",
}  # fmt: skip
SHAPES: Final[Mapping[Tint, tuple[str, ...]]] = {
    "red": ("circle",),
    "yellow": ("triangle",),
    "green": ("diamond",),
    "blue": ("square",),
    "pink": ("circle", "circle"),
    "teal": ("triangle", "triangle"),
    "orange": ("diamond", "diamond"),
    "purple": ("square", "square"),
    "black": ("circle", "triangle", "diamond", "square"),
}
"""So that nobody has to see colours: what tells them apart stands on the spine."""

ONE: Final = 22
ALL: Final = 16
"""How many dots a shape is wide where it stands alone, and where several of them do."""

_MARGIN: Final = 5
_MIDDLE: Final = (SPINE + WIDTH) // 2
"""The column around which a figure stands."""
_LABEL: Final = 62
_SHAPES: Final = 44
"""Where what is written below a figure begins, and where the shapes on the spine do."""


class Faces:
    """The faces of all cards, made when they are first asked for. `figures` are what plugins bring, by their names."""

    def __init__(self, figures: Mapping[str, Figure] | None = None) -> None:
        self.figures = {**OWN_FIGURES, **(figures or {})}
        self._made: dict[tuple[str, Tint, str], Sprite] = {}

    @cached_property
    def _drawings(self) -> Mapping[str, Sprite]:
        return drawings(self.figures)

    def prepare(self) -> None:
        """Draw what the sheet has not. That takes a while, so do it before it is needed, and not on the event loop."""
        _ = self._drawings

    def of(self, card: Pictured) -> Sprite:
        """The face of a card, each dot a place in the palette."""
        key = card.code, card.tint, card.figure
        if key not in self._made:
            # cards come from plugins, so there are no more of them than are printed
            self._made[key] = self._face(*key)
        return self._made[key]

    def _face(self, code: str, tint: Tint, name: str) -> Sprite:
        dots = bytearray(_frame(tint).dots)
        _write_foot(dots, code, ramp(TINTS[tint], WRITTEN[tint]))
        drawing = self._drawings.get(name)
        if drawing is None:
            _write_figure(dots, name.partition(" ")[0])
        elif label := self.figures[name].label:
            laid(dots, WIDTH, drawing, _MIDDLE - drawing.width // 2, _MARGIN)
            _write_label(dots, label)
        else:
            laid(dots, WIDTH, drawing, _MIDDLE - drawing.width // 2, (FOOT - drawing.height) // 2)
        return Sprite(WIDTH, bytes(dots))


def _write_foot(dots: bytearray, code: str, ink: bytes) -> None:
    """What is typed for the card, as large as it fits; nothing if it never does."""
    size = lettering.fitting(code, WIDTH - 2 * _MARGIN, lettering.CODE, lettering.SMALL)
    if size is not None:
        y = (FOOT + HEIGHT - lettering.height(size)) // 2
        lettering.write(dots, WIDTH, code, size, WIDTH // 2, y, ink)


def _write_figure(dots: bytearray, symbol: str) -> None:
    """What is written on the card, in the middle of it: a number, or what stands for a figure that nobody has drawn."""
    size = lettering.fitting(
        symbol, WIDTH - SPINE - 2 * _MARGIN, lettering.LARGE, lettering.MIDDLE, lettering.CODE
    )
    if size is not None:
        y = lettering.above(FOOT // 2, size)
        lettering.write(dots, WIDTH, symbol, size, _MIDDLE, y, ramp(PAPER, INK))


def _write_label(dots: bytearray, label: str) -> None:
    """What stands below the figure: smaller if it would not fit beside the spine, as `+10`."""
    size = lettering.fitting(label, WIDTH - SPINE - _MARGIN, lettering.MIDDLE, lettering.CODE)
    if size is not None:
        y = _LABEL + (lettering.height(lettering.MIDDLE) - lettering.height(size)) // 2
        lettering.write(dots, WIDTH, label, size, _MIDDLE, y, ramp(PAPER, INK))


@cache
def _frame(tint: Tint) -> Sprite:
    """All of a card but its figure and its code."""
    colour, ink = TINTS[tint], ramp(TINTS[tint], WRITTEN[tint])
    # the sheet has one frame for all colours: the corners of the spine, those of the paper, and where both meet
    through = ramp(MAT, colour) + ramp(MAT, PAPER) + ramp(colour, PAPER)
    dots = bytearray(sheet()["frame"].dots.translate(through.ljust(256, b"\0")))
    lettering.write(dots, WIDTH, LETTERS[tint], lettering.CODE, SPINE // 2, _MARGIN + 3, ink)
    shapes = SHAPES[tint]
    size = ALL if len(shapes) > 1 else ONE
    for place, shape in enumerate(shapes):
        x, y = (SPINE - size) // 2, _SHAPES + place * (size + 4)
        laid(dots, WIDTH, sheet()[f"{shape} {size}"], x, y, ink)
    return Sprite(WIDTH, bytes(dots))
