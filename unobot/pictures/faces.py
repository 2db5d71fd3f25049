"""The face of a card: paper, a coloured spine with a letter and a shape, a figure, and at the foot what is typed for it."""

import importlib.util
from collections.abc import Mapping
from functools import cache, cached_property
from io import BytesIO
from typing import Final
from xml.etree import ElementTree as ET

import structlog

from unobot.document import Pictured, Tint
from unobot.pictures import lettering
from unobot.pictures.figures import OWN_FIGURES, Figure
from unobot.pictures.palette import DRAWN, INK, MAT, PAPER, TINTS, WRITTEN, nearest, ramp, rgb
from unobot.pictures.sprites import Sprite, laid, sheet

# --- Drawing figures from SVG. Those that come with the bot are drawn already; others are drawn once, at the
# start.


_TEXT: Final = "{http://www.w3.org/2000/svg}text"

FAINTEST: Final = 40
"""A drawing with fewer dots that are not paper is empty: resvg leaves out what it cannot draw, without a word."""

_log = structlog.get_logger(__name__)


class NotDrawn(Exception):
    """A drawing cannot be made; the text says why, and what would help."""


def can_draw() -> bool:
    """Whether the libraries for drawing are there (the extra `pictures`)."""
    return all(importlib.util.find_spec(name) for name in ("resvg_py", "PIL"))


def drawings(figures: Mapping[str, Figure]) -> dict[str, Sprite]:
    """The drawing of each figure by its name, from the sheet or drawn now. What cannot be drawn is logged and left out."""
    drawn = {}
    for name, figure in figures.items():
        try:
            drawn[name] = _drawing(figure)
        except (NotDrawn, OSError) as problem:
            _log.warning("the figure of a card cannot be drawn", figure=name, problem=str(problem))
    return drawn


def _drawing(figure: Figure) -> Sprite:
    source = figure.drawing.read_bytes()
    known = sheet().get(figure.sprite_name(source))
    if known is not None:
        return known
    if not can_draw():
        raise NotDrawn("the libraries for drawing are missing; pip install 'unobot[pictures]'")
    return coloured(source.decode(), figure.size)


def coloured(svg: str, size: int) -> Sprite:
    """A square drawing on paper, each dot a place in the palette.

    Raises `NotDrawn` if nothing of it, or not all that is written in it, would be seen.
    """
    seen = [nearest(colour, DRAWN) for colour in rendered(svg, size, size, PAPER)]
    if absent := _absent(svg, size):
        raise NotDrawn(f"no font that is installed here has {absent}; install one, such as fonts-dejavu-core")
    if len(seen) - seen.count(nearest(rgb(PAPER), DRAWN)) < FAINTEST:
        raise NotDrawn("nothing of it can be seen; expected lines or areas that are not as light as paper")
    return Sprite(size, bytes(seen))


def _absent(svg: str, size: int) -> str:
    """The signs in its texts that no font here has: the drawing is the same without them."""
    texts = ET.fromstring(svg).iter(_TEXT)  # noqa: S314 - a file of a plugin, which is trusted
    signs = {sign for text in texts for sign in "".join(text.itertext()) if not sign.isspace()}
    if not signs:
        return ""
    none = rendered(_with_only("", svg), size, size, PAPER)
    absent = (sign for sign in sorted(signs) if rendered(_with_only(sign, svg), size, size, PAPER) == none)
    return "".join(absent)


def _with_only(sign: str, svg: str) -> str:
    """The drawing with spaces in the place of all other signs of its texts."""
    root = ET.fromstring(svg)  # noqa: S314 - a file of a plugin, which is trusted
    for text in root.iter(_TEXT):
        for part in text.iter():
            part.text = _thinned(part.text, sign)
            if part is not text:
                part.tail = _thinned(part.tail, sign)
    return ET.tostring(root, encoding="unicode")


def _thinned(text: str | None, sign: str) -> str:
    return "".join(each if each == sign else " " for each in text or "")


def rendered(svg: str, width: int, height: int, paper: str) -> list[tuple[int, int, int]]:
    """The colour of each dot of an SVG drawn on such a paper. Raises `NotDrawn` for what is no SVG."""
    import resvg_py  # noqa: PLC0415 - an extra
    from PIL import Image  # noqa: PLC0415 - an extra

    try:
        png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, background=paper)
    except ValueError as problem:
        raise NotDrawn(f"not an SVG that can be drawn: {problem}") from problem
    parts = Image.open(BytesIO(bytes(png))).convert("RGB").tobytes()
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


# --- The face of a card: paper, a coloured spine with a letter and a shape, a figure, and at the foot what is
# typed for it.


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
