"""Drawing figures from SVG. Those that come with the bot are drawn already; others are drawn once, at the start.

That needs the extra `pictures`. Where something is missing, the log says what, and what is written on the card stands for
its figure.
"""

import importlib.util
from collections.abc import Mapping
from io import BytesIO
from typing import Final

import structlog

from unobot.pictures.figures import Figure
from unobot.pictures.palette import PAPER, nearest, rgb
from unobot.pictures.sprites import Sprite, sheet

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
    """A square drawing on paper, each dot a place in the palette. Raises `NotDrawn` if there is nothing to be seen."""
    seen = [nearest(colour) for colour in rendered(svg, size, size, PAPER)]
    if len(seen) - seen.count(nearest(rgb(PAPER))) < FAINTEST:
        raise NotDrawn("it is empty; expected lines and areas, and for text a font that has its letters")
    return Sprite(size, bytes(seen))


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
