"""Faces as SVG: every card of every game has one that needs nothing but what stands beside it."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.plugins.built_in import built_in
from unobot.document import Pictured
from unobot.messages import pictured
from unobot.messages.pictures import Figure
from unobot.messages.pictures.svg import SvgFaces, face_id
from unobot.plugins import catalogue

PLUGINS = built_in()
CATALOGUE = catalogue(PLUGINS)


@pytest.mark.parametrize("preset", CATALOGUE.presets)
def test_every_card_has_a_face_and_all_that_it_refers_to(preset: str) -> None:
    cards = [pictured(card) for card in CATALOGUE.compose(preset).deck.printed]
    svg = SvgFaces(PLUGINS.brought.figures).symbols(cards)
    root = ET.fromstring(f"<svg>{svg}</svg>")
    ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    assert {*map(face_id, cards), "back"} <= set(ids)
    assert {found.removeprefix("#") for found in re.findall(r'href="([^"]*)"', svg)} <= set(ids)
    for card in cards:
        symbol = root.find(f"symbol[@id='{face_id(card)}']")
        assert symbol is not None
        # the frame, the code at the foot, and a figure or a symbol
        assert len(symbol) >= 3, card


def test_a_figure_brings_nothing_that_the_page_s_policy_forbids(tmp_path: Path) -> None:
    (tmp_path / "odd.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><script>alert(1)</script>'
        '<style>*{}</style><path id="x" style="fill:red" onload="alert(1)" d="M0 0H9"/><text x="1">A&lt;b</text></svg>'
    )
    card = Pictured("o", "red", "o Odd")
    svg = SvgFaces({"o Odd": Figure(tmp_path / "odd.svg")}).symbols([card])
    assert '<path d="M0 0H9"></path>' in svg
    assert '<text x="1">A&lt;b</text>' in svg
    assert re.findall("script|style|alert|onload", svg) == []


def test_a_figure_that_cannot_be_read_leaves_the_symbol(tmp_path: Path) -> None:
    card = Pictured("r5", "red", "5 Five")
    plain = SvgFaces({}).symbols([card])
    assert SvgFaces({"5 Five": Figure(tmp_path / "none.svg")}).symbols([card]) == plain
