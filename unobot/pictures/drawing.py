"""Drawing figures from SVG. Those that come with the bot are drawn already; others are drawn once, at the start.

That needs the extra `pictures`. Where something is missing, the log says what, and what is written on the card stands for
its figure.
"""

import importlib.util
from collections.abc import Mapping
from io import BytesIO
from typing import Final
from xml.etree import ElementTree as ET

import structlog

from unobot.pictures.figures import Figure
from unobot.pictures.palette import DRAWN, PAPER, nearest, rgb
from unobot.pictures.sprites import Sprite, sheet

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
