"""Faces of cards as SVG, for pages: drawn of the same parts as the pictures, and laid out as they are."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import structlog

from unobot.document import Pictured, Tint
from unobot.messages.pictures import faces
from unobot.messages.pictures.faces import FOOT, HEIGHT, INK, MAT, PAPER, SPINE, TINTS, WIDTH, WRITTEN
from unobot.messages.pictures.figures import OWN_FIGURES, Figure

_SOURCES: Final = Path(faces.__file__).parent / "sources"
_SVG: Final = "{http://www.w3.org/2000/svg}"
_DRAWN: Final = frozenset(
    {"circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "text", "tspan"}
)
_FORBIDDEN: Final = re.compile(r"id$|class$|style$|on|\{")
"""Attributes of a figure that would meet those of the page, that its policy forbids, or that have a namespace."""

_log = structlog.get_logger(__name__)


def face_id(card: Pictured) -> str:
    """Return the id of a card's symbol on a page.

    >>> face_id(Pictured("w", "blue", "w Wild"))
    'c-w-blue'
    """
    return f"c-{card.code}-{card.tint}"


class SvgFaces:
    """Writes the faces of cards as symbols that a page refers to. `figures` are what plugins bring, by their names."""

    def __init__(self, figures: Mapping[str, Figure]) -> None:
        self._figures = {**OWN_FIGURES, **figures}
        self._read: dict[str, tuple[str, str] | None] = {}

    def symbols(self, cards: Iterable[Pictured]) -> str:
        """Return a symbol for each of the cards (`face_id`), for a back (`back`), and before them what several of them share."""
        shared: dict[str, str] = {}
        found = {face_id(card): "".join(self._face(card, shared)) for card in cards}
        shown = (
            f'<symbol id="{id_}" viewBox="0 0 {WIDTH} {HEIGHT}">{drawn}</symbol>'
            for id_, drawn in found.items()
        )
        return "".join([*shared.values(), _back(), *shown])

    def _face(self, card: Pictured, shared: dict[str, str]) -> Iterator[str]:
        """Yield the parts of a face; what others may have as well is added to what is `shared`."""
        frame = f"t-{card.tint}"
        shared.setdefault(frame, _frame(card.tint, frame))
        yield f'<use href="#{frame}"/>'
        room = WIDTH - 2 * faces.MARGIN
        if size := faces.fitting(card.code, room, faces.CODE, faces.SMALL):
            y = (FOOT + HEIGHT - faces.height(size)) / 2
            yield _written(card.code, size, WIDTH / 2, y, WRITTEN[card.tint])
        figure, room = self._figure(card.figure), WIDTH - SPINE - 2 * faces.MARGIN
        if figure is None:
            symbol = card.figure.partition(" ")[0]
            if size := faces.fitting(symbol, room, faces.LARGE, faces.MIDDLE, faces.CODE):
                yield _written(symbol, size, faces.COLUMN, faces.above(FOOT // 2, size), INK)
            return
        id_, drawn = figure
        shared.setdefault(id_, drawn)
        known = self._figures[card.figure]
        x, y = faces.COLUMN - known.size / 2, faces.MARGIN if known.label else (FOOT - known.size) / 2
        yield f'<use href="#{id_}" x="{x:g}" y="{y:g}" width="{known.size}" height="{known.size}"/>'
        room = WIDTH - SPINE - faces.MARGIN
        if known.label and (size := faces.fitting(known.label, room, faces.MIDDLE, faces.CODE)):
            y = faces.LABEL_AT + (faces.height(faces.MIDDLE) - faces.height(size)) / 2
            yield _written(known.label, size, faces.COLUMN, y, INK)

    def _figure(self, name: str) -> tuple[str, str] | None:
        """Return the id of a figure's symbol and the symbol; None if there is no such figure, or it cannot be read."""
        if name not in self._read:
            self._read[name] = None
            if (figure := self._figures.get(name)) is not None:
                try:
                    source = figure.drawing.read_bytes()
                    root = ET.fromstring(source)  # noqa: S314 - a file of a plugin, which is trusted
                    id_, drawn = f"f-{sha256(source).hexdigest()[:8]}", "".join(map(_plain, root))
                    box = escape(root.get("viewBox", "0 0 80 80"))
                    self._read[name] = id_, f'<symbol id="{id_}" viewBox="{box}">{drawn}</symbol>'
                except (OSError, ET.ParseError) as problem:
                    _log.warning("the figure of a card cannot be drawn", figure=name, problem=str(problem))
        return self._read[name]


def _plain(part: ET.Element) -> str:
    """Return an element of a figure without what a page must not have; nothing if it draws nothing."""
    tag = str(part.tag).removeprefix(_SVG)
    if tag not in _DRAWN:
        return ""
    allowed = {name: value for name, value in part.attrib.items() if not _FORBIDDEN.match(name)}
    bare = ET.Element(tag, allowed)
    bare.text = part.text if tag in {"text", "tspan"} else None
    start = ET.tostring(bare, encoding="unicode", short_empty_elements=False).removesuffix(f"</{tag}>")
    return f"{start}{''.join(map(_plain, part))}</{tag}>"


@cache
def _parts(file: str) -> Mapping[str, ET.Element]:
    """Return what is drawn in one of the sources, by its names."""
    found = ET.parse(_SOURCES / file).getroot().iter()  # noqa: S314 - a file of ours
    return {name: part for part in found if (name := part.get("data-sign") or part.get("id"))}


@cache
def _written(text: str, size: int, middle: float, y: float, ink: str) -> str:
    """Write signs around a column, from `y` down, as high as in a picture."""
    scale, parts = size / faces.UNITS, _parts("lettering.svg")
    x, signs = 0.0, list[str]()
    for sign in filter(parts.__contains__, text):
        move = f' transform="translate({x:g})"' if x else ""
        signs.append(f'<path d="{parts[sign].attrib["d"]}"{move}/>')
        x += int(parts[sign].attrib["data-width"]) + faces.PEN + faces.GAP
    left = middle - (x - faces.PEN - faces.GAP) / 2 * scale
    place = f"translate({left:.1f} {y + faces.PEN / 2 * scale:.1f}) scale({scale:.3g})"
    pen = f'stroke="{ink}" stroke-width="{faces.PEN}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g fill="none" {pen} transform="{place}">{"".join(signs)}</g>'


@cache
def _shape(name: str, x: float, y: float, size: float, ink: str) -> str:
    place = f"translate({x:g} {y:g}) scale({size / 100:g})"
    return f'<path fill="{ink}" transform="{place}" d="{_parts("signs.svg")[name].attrib["d"]}"/>'


@cache
def _frame(tint: Tint, id_: str) -> str:
    """Draw a card without its figure and its code."""
    ink, shapes, drawn = WRITTEN[tint], faces.SHAPES[tint], [_card(TINTS[tint])]
    drawn.append(f'<path fill="{PAPER}" d="{_parts("card.svg")["paper"].attrib["d"]}"/>')
    drawn.append(_written(faces.LETTERS[tint], faces.CODE, SPINE / 2, faces.MARGIN + 3, ink))
    size = faces.ALL if len(shapes) > 1 else faces.ONE
    for place, shape in enumerate(shapes):
        drawn.append(_shape(shape, (SPINE - size) / 2, faces.SHAPES_AT + place * (size + 4), size, ink))
    return f'<g id="{id_}">{"".join(drawn)}</g>'


@cache
def _back() -> str:
    """Draw the back of a card: it is the same for all, whatever is on their faces."""
    frame = (
        f'<rect x="9" y="9" width="102" height="150" rx="6" fill="none" stroke="{PAPER}" stroke-width="3"/>'
    )
    places = ((34, 50), (62, 50), (34, 94), (62, 94))
    shapes = (_shape(name, *at, 24, PAPER) for name, at in zip(faces.SHAPES["black"], places, strict=True))
    return f'<symbol id="back" viewBox="0 0 {WIDTH} {HEIGHT}">{_card(MAT)}{frame}{"".join(shapes)}</symbol>'


def _card(colour: str) -> str:
    rounded = _parts("card.svg")["card"].attrib["rx"]
    return f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{rounded}" fill="{colour}"/>'
