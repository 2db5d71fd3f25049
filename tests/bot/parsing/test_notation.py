import pytest

from tests.bot.parsing.lines import CARDS
from uno_engine import COLORS, Card, Deck, Kind, each_color
from uno_engine.classic.cards import DECK, WILD, WILD_DRAW_FOUR
from unobot.parsing import ColorWords, Notation, Unclear, Unknown, WrittenCard

WRITTEN = {
    "r5": "r5", "R5": "r5", "red 5": "r5", "5 red": "r5", "5r": "r5", "r-5": "r5", "r:5": "r5", "r 5": "r5",
    "rs": "rs", "rskip": "rs", "skip red": "rs", "rr": "rr", "rrev": "rr", "rreverse": "rr", "reverse blue": "br",
    "rd2": "r+2", "r+2": "r+2", "rd": "r+2", "rdt": "r+2", "red draw two": "r+2", "red dr": "r+2",
    "w": "w", "wr": "w red", "rw": "w red", "w r": "w red", "r w": "w red", "w red": "w red", "wild blue": "w blue",
    "w4": "wd4", "wd4": "wd4", "wd": "wd4", "+4": "wd4", "b+4": "wd4 blue", "wd4 b": "wd4 blue", "+4b": "wd4 blue",
    "rot 5": "r5", "红5": "r5", "5红": "r5", "ｒ５": "r5",
}  # fmt: skip


@pytest.mark.parametrize(("text", "card"), WRITTEN.items())
def test_a_card_may_be_written_in_many_ways(text: str, card: str) -> None:
    read = CARDS.read(text)
    assert isinstance(read, WrittenCard)
    assert read.text == card


def test_every_card_of_the_deck_is_read_from_its_own_code() -> None:
    for card in DECK.counts:
        assert CARDS.read(card.code) == WrittenCard(card)


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("skip", ("rs", "ys", "gs", "bs")),
        ("red wi", ("w red", "wd4 red")),
        ("xanh 5", ("g5", "b5")),
    ],
)
def test_what_is_ambiguous_is_asked_back(text: str, candidates: tuple[str, ...]) -> None:
    assert CARDS.read(text) == Unclear(text, candidates)


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("wdq", ("wd4",)),
        ("r11", ("r1",)),
        ("sr", ("rs",)),
        ("hello", ()),
        ("", ()),
    ],
)
def test_a_slip_is_answered_with_what_is_written_most_like_it(text: str, like: tuple[str, ...]) -> None:
    assert CARDS.read(text) == Unknown(text, like)


def other_deck() -> Notation:
    """Some cards of other decks: with a Draw Seven, single cards of one colour, a card whose name is a word."""
    seven = Kind("d7", "Draw Seven", 20)
    cards = dict.fromkeys(
        [card for kind in (seven, *{c.kind for c in DECK.counts if c.color}) for card in each_color(kind)], 1
    )
    black = (
        WILD,
        WILD_DRAW_FOUR,
        Kind("grenade", "Grenade", 0),
        Kind("px", "Pass", 0, spellings=("pass",)),
        Kind("w8", "Wild Draw Eight", 50, spellings=("wd8",)),
    )
    cards |= {Card.of(None, kind): 1 for kind in black}
    cards |= {
        Card.of(COLORS[0], Kind("duelc", "Colour Duel", 0)): 1,
        Card.of(COLORS[0], Kind("v", "Widow", 0)): 1,
    }
    return Notation(Deck("other", cards), ColorWords())


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("rd", {"r+2", "rd7"}),
        ("wd", {"wd4", "w8"}),
        ("red wi", {"w red", "wd4 red", "w8 red", "rv"}),
        ("rd7", {"rd7"}),
        ("rd2", {"r+2"}),
        ("gren", {"grenade"}),
        ("grenade g", {"grenade green"}),
        ("duelc", {"rduelc"}),
        ("red widow", {"rv"}),
        ("pass", {"px"}),
        ("wr", {"w red"}),
        ("w", {"w"}),
    ],
)
def test_cards_of_other_decks_are_read_by_the_same_rules(text: str, meant: set[str]) -> None:
    read = other_deck().read(text)
    found = (
        {read.text}
        if isinstance(read, WrittenCard)
        else set(read.candidates)
        if isinstance(read, Unclear)
        else set()
    )
    assert found == meant
