"""Faces of cards, drawn before: sprites, letters, colours."""

import importlib.util
import zlib
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Final, get_args
from xml.etree import ElementTree as ET

import msgspec
import structlog

from unobot.document import DYES, Dye, Pictured, Suit, Tint
from unobot.messages.pictures.figures import OWN_FIGURES, Figure

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
    """Return the sheet as it is kept in the package."""
    return zlib.compress(msgspec.msgpack.encode(sprites), 9)


def unpacked(sheet: bytes) -> dict[str, Sprite]:
    """Return the sprites of a sheet, by their names."""
    return msgspec.msgpack.decode(zlib.decompress(sheet), type=dict[str, Sprite])


@cache
def sheet() -> Mapping[str, Sprite]:
    """Return the sprites that come with the bot. They are read when they are first asked for."""
    return unpacked(SHEET.read_bytes())


MAT: Final = "#3a4e58"
"""What the cards lie on; it is part of the picture, for nobody knows how light a client's window is."""
PAPER: Final = "#fbf7ee"
INK: Final = "#1d1a18"
_DYED: Final[Mapping[Dye, str]] = {
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
TINTS: Final[Mapping[Tint, str]] = {tint: _DYED[dye] for tint, dye in DYES.items()}
"""The spine and the foot of a card."""
WRITTEN: Final[Mapping[Tint, str]] = {
    tint: INK if dye in {"yellow", "orange"} else PAPER for tint, dye in DYES.items()
}
"""What stands on the spine and the foot. On yellow paper would have a contrast of 1.8 to 1, on orange of 2.6."""

LEVELS: Final = 8
"""From one colour to another, both included, where the edge of a drawing is smooth."""

Rgb = tuple[int, int, int]


def rgb(colour: str) -> Rgb:
    """Return the parts of a colour, from 0 to 255.

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


_FURTHER: Final[tuple[Dye, ...]] = ("pink", "teal", "orange", "purple")
_MEETING: Final = [
    (MAT, PAPER),
    (PAPER, INK),
    (_DYED["yellow"], INK),
    *((colour, PAPER) for dye, colour in _DYED.items() if dye not in {*_FURTHER, "black"}),
]
"""The colours that meet at many edges. At its corners a spine meets the mat, too: these few dots take what is nearest."""
_MEETING_TOO: Final = [*((_DYED[dye], PAPER) for dye in _FURTHER), (_DYED["orange"], INK)]
"""Those that meet on cards of further colours only. Figures are drawn without them."""


def _all_steps(meeting: Iterable[tuple[str, str]]) -> dict[Rgb, None]:
    return dict.fromkeys(step for start, end in meeting for step in _steps(start, end))


DRAWN: Final = len(_all_steps(_MEETING))
"""So many colours, the first of the palette, are in figures."""
PALETTE: Final[tuple[Rgb, ...]] = tuple(_all_steps([*_MEETING, *_MEETING_TOO]))


@cache
def nearest(colour: Rgb, among: int = len(PALETTE)) -> int:
    """Return the index of the palette's colour nearest to this one, of its first `among` colours."""
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
GAP: Final = 9
"""Between two signs."""


def sign_name(sign: str, size: int) -> str:
    """Return under which name the sheet has a sign."""
    return f"sign {sign} {size}"


def above(middle: int, size: int) -> int:
    """The row at which signs begin if capitals and digits are to stand around this one."""
    return middle - round((UNITS + PEN) * size / UNITS) // 2


def height(size: int) -> int:
    """Return how many dots high a sign is, with all that reaches below the line."""
    return round(DEPTH * size / UNITS)


def written(text: str, size: int) -> list[Sprite]:
    """Return the signs of a text; those that nobody has drawn are left out."""
    known = (sheet().get(sign_name(sign, size)) for sign in text)
    return [sprite for sprite in known if sprite is not None]


def width_of(text: str, size: int) -> int:
    """Return how many dots wide a text is."""
    signs = written(text, size)
    return sum(sign.width for sign in signs) + _gap(size) * (len(signs) - 1) if signs else 0


def fitting(text: str, room: int, *sizes: int) -> int | None:
    """Return the first of these sizes in which the text is at most that many dots wide; None if there is none."""
    for size in sizes:
        if len(written(text, size)) == len(text) and width_of(text, size) <= room:
            return size
    return None


def write(below: bytearray, width: int, text: str, size: int, middle: int, y: int, ink: bytes) -> None:
    """Write upon dots that are `width` wide, around the column `middle`, from the row `y` down, in the steps of `ink`."""
    x = middle - width_of(text, size) // 2
    for sign in written(text, size):
        laid(below, width, sign, x, y, ink)
        x += sign.width + _gap(size)


def _gap(size: int) -> int:
    return round(GAP * size / UNITS)


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
            source = figure.drawing.read_bytes()
            known = sheet().get(figure.sprite_name(source))
            drawn[name] = coloured(source.decode(), figure.size) if known is None else known
        except (NotDrawn, OSError) as problem:
            _log.warning("the figure of a card cannot be drawn", figure=name, problem=str(problem))
    return drawn


def coloured(svg: str, size: int) -> Sprite:
    """Draw a square SVG on paper, each dot a place in the palette.

    Raises `NotDrawn` without the libraries, and if nothing of it, or not all that is written in it, would be seen.
    """
    if not can_draw():
        raise NotDrawn("the libraries for drawing are missing; pip install 'unobot[pictures]'")
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
    """Return the colour of each dot of an SVG drawn on such a paper. Raises `NotDrawn` if the text is not an SVG."""
    import resvg_py  # noqa: PLC0415 - an extra
    from PIL import Image  # noqa: PLC0415 - an extra

    try:
        png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, background=paper)
    except ValueError as problem:
        raise NotDrawn(f"not an SVG that can be drawn: {problem}") from problem
    parts = Image.open(BytesIO(bytes(png))).convert("RGB").tobytes()
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


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
    **{suit: suit[0] for suit in get_args(Suit)},
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
    **{suit: (suit,) for suit in get_args(Suit)},
}
"""So that nobody has to see colours: what tells them apart stands on the spine."""

ONE: Final = 22
ALL: Final = 16
"""How many dots a shape is wide where it stands alone, and where several of them do."""

MARGIN: Final = 5
COLUMN: Final = (SPINE + WIDTH) // 2
"""The column around which a figure stands."""
LABEL_AT: Final = 62
SHAPES_AT: Final = 44
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
            self._made[key] = self._draw_face(*key)
        return self._made[key]

    def _draw_face(self, code: str, tint: Tint, name: str) -> Sprite:
        """Draw what is typed for the card at its foot; above that its figure with a label, or else its symbol, in large."""
        dots, ink = bytearray(_frame(tint).dots), ramp(PAPER, INK)
        if size := fitting(code, WIDTH - 2 * MARGIN, CODE, SMALL):
            y = (FOOT + HEIGHT - height(size)) // 2
            write(dots, WIDTH, code, size, WIDTH // 2, y, ramp(TINTS[tint], WRITTEN[tint]))
        drawing = self._drawings.get(name)
        if drawing is None:
            symbol = name.partition(" ")[0]
            if size := fitting(symbol, WIDTH - SPINE - 2 * MARGIN, LARGE, MIDDLE, CODE):
                write(dots, WIDTH, symbol, size, COLUMN, above(FOOT // 2, size), ink)
            return Sprite(WIDTH, bytes(dots))
        label = self.figures[name].label
        y = MARGIN if label else (FOOT - drawing.height) // 2
        laid(dots, WIDTH, drawing, COLUMN - drawing.width // 2, y)
        # smaller if it would not fit beside the spine, as `+10`
        if label and (size := fitting(label, WIDTH - SPINE - MARGIN, MIDDLE, CODE)):
            y = LABEL_AT + (height(MIDDLE) - height(size)) // 2
            write(dots, WIDTH, label, size, COLUMN, y, ink)
        return Sprite(WIDTH, bytes(dots))


@cache
def _frame(tint: Tint) -> Sprite:
    """Draw a card without its figure and its code."""
    colour, ink = TINTS[tint], ramp(TINTS[tint], WRITTEN[tint])
    # the sheet has one frame for all colours: the corners of the spine, those of the paper, and where both meet
    through = ramp(MAT, colour) + ramp(MAT, PAPER) + ramp(colour, PAPER)
    dots = bytearray(sheet()["frame"].dots.translate(through.ljust(256, b"\0")))
    write(dots, WIDTH, LETTERS[tint], CODE, SPINE // 2, MARGIN + 3, ink)
    shapes = SHAPES[tint]
    size = ALL if len(shapes) > 1 else ONE
    for place, shape in enumerate(shapes):
        x, y = (SPINE - size) // 2, SHAPES_AT + place * (size + 4)
        laid(dots, WIDTH, sheet()[f"{shape} {size}"], x, y, ink)
    return Sprite(WIDTH, bytes(dots))
