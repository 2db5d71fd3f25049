"""Drawing the sheet: the signs, the frame of a card and the figures of all plugins that come with the bot."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.plugins.built_in import built_in
from unobot.messages.pictures import OWN_FIGURES, faces
from unobot.messages.pictures.faces import LEVELS, Sprite, coloured, rendered

SOURCES = Path(faces.__file__).parent / "sources"
RAISED = 20

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawn}</svg>'
_NAMES = {"": "http://www.w3.org/2000/svg"}


def sheet() -> dict[str, Sprite]:
    """All sprites by their names."""
    return {**dict(_lettering()), **dict(_shapes()), "frame": _frame(), **dict(_figures())}


def _lettering() -> Iterator[tuple[str, Sprite]]:
    pen = faces.PEN
    for path in _paths(SOURCES / "lettering.svg"):
        high, wide = faces.DEPTH, int(path.attrib["data-width"]) + pen
        drawn = (
            f'<path d="{path.attrib["d"]}" fill="none" stroke="#000" stroke-width="{pen}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )
        for size in faces.SIZES:
            height = faces.height(size)
            width = round(wide * height / high)
            box = f"{-pen / 2} {-pen / 2} {wide} {high}"
            sign = _covered(drawn, box, width, height)
            # without the empty rows below it, which would cover what stands there
            yield faces.sign_name(path.attrib["data-sign"], size), _trimmed(sign)


def _trimmed(sprite: Sprite) -> Sprite:
    rows = -(-len(sprite.dots.rstrip(b"\0")) // sprite.width)
    return Sprite(sprite.width, sprite.dots[: rows * sprite.width])


def _shapes() -> Iterator[tuple[str, Sprite]]:
    for path in _paths(SOURCES / "signs.svg"):
        name, drawn = path.attrib["data-sign"], f'<path d="{path.attrib["d"]}"/>'
        if name == "raised":
            yield name, _covered(drawn, "0 0 100 100", RAISED, RAISED)
            continue
        for size in (faces.ONE, faces.ALL):
            yield f"{name} {size}", _covered(drawn, "0 0 100 100", size, size)


def _paths(file: Path) -> Iterator[ET.Element]:
    return ET.parse(file).getroot().iterfind(".//path[@data-sign]", _NAMES)


def _covered(drawn: str, box: str, width: int, height: int) -> Sprite:
    """How much of each dot the black of a drawing covers, as a level."""
    seen = rendered(_SVG.format(box=box, drawn=drawn), width, height, "#ffffff")
    return Sprite(width, bytes(_level(red) for red, _, _ in seen))


def _level(white: int) -> int:
    return round((255 - white) * (LEVELS - 1) / 255)


def _frame() -> Sprite:
    """The frame: each dot lies on an edge between the mat and the colour, the mat and the paper, or the colour and the paper."""
    root = ET.parse(SOURCES / "card.svg").getroot()
    card = root.find("rect[@id='card']", _NAMES)
    paper = root.find("path[@id='paper']", _NAMES)
    assert card is not None
    assert paper is not None
    box = f"0 0 {faces.WIDTH} {faces.HEIGHT}"
    size = faces.WIDTH, faces.HEIGHT
    whole = _covered(f'<rect width="120" height="168" rx="{card.attrib["rx"]}"/>', box, *size)
    inside = _covered(f'<path d="{paper.attrib["d"]}"/>', box, *size)
    return Sprite(faces.WIDTH, bytes(map(_edge, range(len(whole.dots)), whole.dots, inside.dots)))


def _edge(place: int, card: int, paper: int) -> int:
    if card == LEVELS - 1:
        return 2 * LEVELS + paper
    return (LEVELS if place % faces.WIDTH > faces.SPINE and paper else 0) + card


def _figures() -> Iterator[tuple[str, Sprite]]:
    for figure in {**OWN_FIGURES, **built_in().brought.figures}.values():
        source = figure.drawing.read_bytes()
        yield figure.sprite_name(source), coloured(source.decode(), figure.size)
