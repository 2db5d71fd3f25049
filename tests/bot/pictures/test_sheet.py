"""The sheet in the package is the one that the sources give, and nothing on it is empty."""

import pytest

from tests.faces.making import sheet as drawn
from tests.plugins.built_in import built_in
from unobot.messages.pictures import OWN_FIGURES, faces
from unobot.messages.pictures.faces import DRAWN, PALETTE, PAPER, SHEET, nearest, rgb, sheet

FIGURES = {**OWN_FIGURES, **built_in().brought.figures}


def test_the_sheet_is_what_its_sources_are_drawn_as() -> None:
    assert sheet() == drawn(), "draw it anew: make faces"


def test_the_sheet_is_small() -> None:
    assert len(SHEET.read_bytes()) < 60_000


def test_the_palette_has_no_more_colours_than_it_should() -> None:
    assert DRAWN <= 64
    assert len(PALETTE) <= 96


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_has_much_that_is_not_paper(name: str) -> None:
    figure = FIGURES[name]
    dots = sheet()[figure.sprite_name(figure.drawing.read_bytes())].dots
    assert len(dots) - dots.count(nearest(rgb(PAPER))) > len(dots) / 10


def test_every_sign_and_shape_has_much_that_is_covered() -> None:
    figures = {figure.sprite_name(figure.drawing.read_bytes()) for figure in FIGURES.values()}
    masks = {name: sprite for name, sprite in sheet().items() if name not in {*figures, "frame"}}
    assert len(masks) > 4 * 40
    for name, mask in masks.items():
        assert sum(level > 3 for level in mask.dots) > len(mask.dots) / 10, name


def test_no_figure_touches_the_end_of_its_paper() -> None:
    for name, figure in FIGURES.items():
        sprite = sheet()[figure.sprite_name(figure.drawing.read_bytes())]
        paper = nearest(rgb(PAPER))
        width = sprite.width
        sides = (
            sprite.dots[::width]
            + sprite.dots[width - 1 :: width]
            + sprite.dots[:width]
            + sprite.dots[-width:]
        )
        assert set(sides) == {paper}, name
        assert sprite.width <= faces.WIDTH - faces.SPINE
