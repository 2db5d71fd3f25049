from pathlib import Path

import pytest

from tests.bot.messages.tables import TEXTS, laid_out
from uno_engine import Deck, view
from unobot.document import Document, Face, Text, Typed, plain
from unobot.messages import hand_line, moves, put_cards_into_words
from unobot.messages.texts import Texts

HANDS = {"ann": "w wd4 b+2 g1 rs", "bob": "r1 b2 b4 w"}


@pytest.fixture
def deck() -> Deck:
    return laid_out(HANDS, "r9").game.rules.deck


def words(document: Document, deck: Deck, texts: Texts = TEXTS, language: str = "en") -> str:
    return plain(put_cards_into_words(document, texts, language, deck))


def test_a_hand_in_words_and_its_answers(deck: Deck) -> None:
    table = laid_out(HANDS, "r9")
    told = hand_line(table.voice, view(table.game, 0), "#uno")
    assert words(told, deck) == (
        "[#uno] Your cards: red Skip, green 1, blue Draw Two, Wild, Wild Draw Four"
        " (playable: red Skip, Wild, Wild Draw Four) · bob 4"
    )


def test_what_is_listed_in_private_is_in_words_too(deck: Deck) -> None:
    table = laid_out(HANDS, "r9")
    assert words(moves(table.voice, view(table.game, 0)), deck) == (
        "You can play red Skip, Wild, Wild Draw Four, or !draw."
    )


@pytest.mark.parametrize(
    ("document", "line"),
    [
        ((Face("r5", "red"), Text(" goes on "), Face("r9", "red")), "red 5 goes on red 9"),
        ((Typed("w red"), Text(", "), Typed("draw")), "Wild red, draw"),
        ((Typed("!play r5 g5"),), "!play red 5 green 5"),
        ((Face("zz", "red"),), "zz"),
        ((Face("r5=7", "red"),), "red 5 as 7"),
        ((Text("r5 is no card here"),), "r5 is no card here"),
    ],
)
def test_only_cards_become_words(document: Document, line: str, deck: Deck) -> None:
    assert words(document, deck) == line


def test_each_language_has_its_own_words_and_order(deck: Deck, tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text(
        "color-red = rouge\ncard-skip = passe-tour, passe\ncard-in-words = { $name } { $color }\n", "utf-8"
    )
    told = (Face("rs", "red"), Text(" "), Face("r+2", "red"))
    assert words(told, deck, Texts([tmp_path]), "fr") == "passe-tour rouge, Draw Two rouge"
