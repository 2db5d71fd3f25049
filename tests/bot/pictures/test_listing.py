"""Lists of the best as PNG files."""

from tests.bot.pictures.cards import FACES, hand
from tests.bot.pictures.test_joining import opened
from unobot.document import Listed
from unobot.messages.pictures import MOST_CARDS, draw_picture, list_picture
from unobot.messages.pictures.faces import MAT, rgb

ROWS = (Listed(1, "Ann", 40), Listed(2, "bob", 20), Listed(3, "\u30de\u30c3\u30af\u30b9", 0))


def test_each_has_a_place_a_name_where_it_can_be_written_and_a_bar_by_the_number() -> None:
    image = opened(list_picture(ROWS))
    assert image.size == (660, 3 * 56)
    names = [image.crop((62, 56 * row, 280, 56 * row + 56)).getcolors() for row in range(3)]
    assert [len(colours or ()) > 1 for colours in names] == [True, True, False]
    bars = [sum(image.getpixel((x, 56 * row + 28)) != rgb(MAT) for x in range(300, 560)) for row in range(3)]
    assert bars == [260, 130, 4]


def test_nothing_and_too_many_cards_are_not_drawn() -> None:
    assert draw_picture(FACES, ()) is None
    assert draw_picture(FACES, hand(" ".join(["r5"] * (MOST_CARDS + 1)))) is None
    assert draw_picture(FACES, ROWS) == list_picture(ROWS)
