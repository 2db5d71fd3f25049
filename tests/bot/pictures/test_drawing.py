"""Figures that plugins of other people bring: drawn at the start, and whatever cannot be drawn is said."""

from pathlib import Path

import pytest

from tests.bot.pictures.cards import FACES
from unobot.document import Pictured
from unobot.messages.pictures import Faces, Figure
from unobot.messages.pictures.faces import NotDrawn, coloured, drawings

NAME = "z Zebra"
CARD = Pictured("rz", "red", NAME)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">{}</svg>'
SQUARE = SVG.format('<path d="M10 10H70V70H10Z" fill="#1d1a18"/>')


def brought(tmp_path: Path, svg: str) -> dict[str, Figure]:
    """A plugin's figure."""
    file = tmp_path / "zebra.svg"
    file.write_text(svg)
    return {NAME: Figure(file)}


def test_a_plugin_s_figure_is_drawn_on_its_card(tmp_path: Path) -> None:
    faces = Faces(brought(tmp_path, SQUARE))
    faces.prepare()
    assert faces.of(CARD) != FACES.of(CARD)


def test_without_the_libraries_the_log_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("unobot.messages.pictures.faces.can_draw", lambda: False)
    faces = Faces(brought(tmp_path, SQUARE))
    faces.prepare()
    said = capsys.readouterr().out
    assert NAME in said
    assert "pip install 'unobot[pictures]'" in said
    assert faces.of(CARD) == FACES.of(CARD)


@pytest.mark.parametrize(
    ("svg", "why"),
    [
        ("no svg at all", "not an SVG"),
        (SVG.format("<path d='M0 0'/> & "), "not an SVG"),
        (SVG.format(""), "nothing of it can be seen"),
        (
            SVG.format('<text x="9" y="60" font-family="nobody">\U000f0000\U000f0001</text>'),
            "\U000f0000\U000f0001",
        ),
        (
            SVG.format('<path d="M0 0H80V80Z"/><text x="9" y="9">\U000f0000</text>'),
            "no font .* has \U000f0000",
        ),
    ],
    ids=["words", "entity", "empty", "no font", "one sign"],
)
def test_what_cannot_be_drawn_is_refused_with_the_reason(svg: str, why: str) -> None:
    with pytest.raises(NotDrawn, match=why):
        coloured(svg, 80)


def test_a_file_that_is_gone_hinders_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = {**brought(tmp_path, SQUARE), "y Yak": Figure(tmp_path / "gone.svg")}
    assert list(drawings(figures)) == [NAME]
    assert "y Yak" in capsys.readouterr().out
