"""The faces of all cards: everything on them can be seen, by everybody."""

from itertools import combinations

import pytest

from tests.bot.pictures.cards import FACES, every_card
from unobot.document import Pictured, Tint
from unobot.messages import pictured
from unobot.messages.pictures import faces
from unobot.messages.pictures.faces import INK, MAT, PALETTE, PAPER, TINTS, WRITTEN, Rgb, nearest, rgb

LEAST_CONTRAST = 4.5


def luminance(colour: Rgb) -> float:
    """How light a colour is, from 0 to 1, as WCAG counts it."""
    parts = (part / 255 for part in colour)
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(rgb(one)), luminance(rgb(other))), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("tint", TINTS)
def test_what_is_written_on_a_colour_has_contrast(tint: Tint) -> None:
    assert contrast(WRITTEN[tint], TINTS[tint]) >= LEAST_CONTRAST


@pytest.mark.parametrize(("written", "ground"), [(INK, PAPER), (PAPER, MAT)])
def test_what_is_written_on_paper_and_mat_has_contrast(written: str, ground: str) -> None:
    assert contrast(written, ground) >= LEAST_CONTRAST


def test_the_named_colours_are_shown_as_they_are() -> None:
    for colour in (MAT, PAPER, INK, *TINTS.values()):
        assert PALETTE[nearest(rgb(colour))] == rgb(colour)


def test_every_card_has_a_face_of_its_own() -> None:
    told = set(map(pictured, every_card()))
    assert len({FACES.of(card).dots for card in told}) == len(told) > 120


def test_every_card_shows_what_is_typed_for_it_as_a_whole() -> None:
    for card in every_card():
        size = faces.fitting(card.code, faces.WIDTH - 10, faces.CODE, faces.SMALL)
        assert size is not None, card.code


def test_every_card_has_a_figure() -> None:
    for card in every_card():
        paper = nearest(rgb(PAPER))
        rows = [
            FACES.of(pictured(card)).dots[y * faces.WIDTH + faces.SPINE + 4 : (y + 1) * faces.WIDTH - 4]
            for y in range(12, faces.FOOT - 12)
        ]
        inked = sum(len(row) - row.count(paper) for row in rows)
        assert inked > 300, card.code


def test_every_label_fits_beside_the_spine() -> None:
    for figure in FACES.figures.values():
        room = faces.WIDTH - faces.SPINE
        assert not figure.label or faces.fitting(figure.label, room, faces.MIDDLE, faces.CODE), figure.label


def test_the_colours_are_told_apart_by_who_sees_none() -> None:
    spines = {tint: _grey_spine(Pictured("w", tint, "5 5")) for tint in TINTS}
    for one, other in combinations(spines, 2):
        differing = sum(a != b for a, b in zip(spines[one], spines[other], strict=True))
        assert differing > 120, (one, other)


def _grey_spine(card: Pictured) -> list[bool]:
    """Which dots of the spine differ from its ground, whatever the colour, in shades of grey."""
    face = FACES.of(card)
    grey = [luminance(PALETTE[dot]) for dot in face.dots]
    ground = luminance(rgb(TINTS[card.tint]))
    rows = range(8, faces.FOOT - 4)
    return [abs(grey[y * face.width + x] - ground) > 0.2 for y in rows for x in range(2, faces.SPINE - 2)]


def test_a_card_of_nobody_s_shows_what_is_typed_for_it_in_the_place_of_a_figure() -> None:
    known, unknown = FACES.of(Pictured("rz7", "red", "z7 Unheard")), FACES.of(Pictured("rz7", "red", "q Q"))
    assert known.dots != unknown.dots
    upper = faces.FOOT * faces.WIDTH
    assert known.dots[upper:] == unknown.dots[upper:]


def test_what_is_too_long_for_a_card_is_not_written_on_it() -> None:
    one, other = (FACES.of(Pictured(sign * 40, "red", f"{sign * 40} Long")) for sign in "ab")
    assert one.dots == other.dots
