"""Every input has one text, which gives the same input back."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.tables import rules_for
from uno_engine import (
    COLORS,
    Arg,
    Card,
    Color,
    GiveUpSeat,
    Input,
    InputText,
    MakeMove,
    Move,
    NotUnderstood,
    PassTime,
    Player,
    RenameSeat,
    SkipPlayer,
    Stands,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
    Words,
)

CARDS = rules_for("classic").deck.by_code
TEXTS = InputText(CARDS)
HARD_NAMES = (
    "ann",
    "red",
    "7",
    "r5",
    "@x",
    "uno",
    "none",
    "!",
    '"',
    "a,b",
    "1=7",
    "ri=7",
    "ann=3",
    "/leave",
    "²",
    "é",
)

verbs = st.sampled_from(["play", "pick", "draw", "give-up", "uno", "guess"])
names = st.text(min_size=1).filter(lambda name: name.split() == [name])
seats = st.lists(st.sampled_from(HARD_NAMES) | names, min_size=3, max_size=6, unique=True).map(tuple)
words = (
    st.text()
    | st.sampled_from(HARD_NAMES)
    | st.sampled_from(["two words", 'a "dog"', "r5, !uno", "\\", "tab\t"])
)
numbers = st.integers(min_value=0, max_value=10**6)
cards = st.sampled_from(sorted(CARDS.values(), key=lambda card: card.code))
stands: st.SearchStrategy[Stands] = st.builds(Stands, cards | numbers, numbers)
args: st.SearchStrategy[Arg] = cards | stands | numbers | words | st.sampled_from(COLORS)
args |= st.integers(0, 2).map(Player)
moves = st.builds(Move, verbs, st.lists(args, max_size=4).map(tuple))
aheads = st.lists(args | moves, max_size=3).map(tuple)
seat = st.integers(0, 2)
inputs: st.SearchStrategy[Input] = (
    st.builds(MakeMove, seat, moves, aheads)
    | st.builds(TakeSeat, names)
    | st.builds(GiveUpSeat, seat)
    | st.builds(TakeSeatBack, seat)
    | st.builds(RenameSeat, seat, names)
    | st.builds(SkipPlayer, seat)
    | st.builds(StopMatch)
    | st.builds(PassTime, numbers)
)


@given(inputs, seats)
def test_an_input_comes_back_from_its_text(given_: Input, names: tuple[str, ...]) -> None:
    again = TEXTS.read(*TEXTS.write(given_, names), names)

    assert again == given_
    assert repr(again) == repr(given_), "a colour is not the word for it, a number not its digits"


@given(st.text(), seats)
def test_any_text_is_an_input_or_not_understood(text: str, names: tuple[str, ...]) -> None:
    for whose in (0, None):
        with suppress(NotUnderstood):  # any other exception fails the test
            TEXTS.read(whose, text, names)


@pytest.mark.parametrize(
    ("move", "ahead", "text"),
    [
        (Move("play", (CARDS["r5"],)), (), "play r5"),
        (Move("play", (CARDS["w"],)), (Color.RED, Move("uno")), "play w, red, !uno"),
        (Move("pick", (Player(0),)), (), "pick ann"),
        (Move("pick", (Player(1),)), (), "pick @red"),
        (Move("pick", ("red",)), (), 'pick "red"'),
        (Move("pick", (Player(2),)), (), "pick @7"),
        (Move("pick", (7,)), (), "pick 7"),
        (Move("guess", ("a dog",)), (), 'guess "a dog"'),
        (Move("match", (Stands(1, 7), CARDS["g2"])), (), "match 1=7 g2"),
    ],
)
def test_the_texts_of_moves(move: Move, ahead: tuple[Arg | Move, ...], text: str) -> None:
    assert Words(("ann", "red", "7"), CARDS).write(move, ahead) == text


@pytest.mark.parametrize("name", HARD_NAMES)
def test_whatever_a_player_is_called_a_move_names_them(name: str) -> None:
    table = Words((name, "other"), CARDS)
    for move, ahead in (
        (Move("pick", (Player(0), name)), ()),
        (Move("draw"), (Player(0), name, Move("uno"))),
    ):
        assert table.read(table.write(move, ahead)) == (move, ahead)


def test_every_card_is_read_from_its_code_alone() -> None:
    for code, card in CARDS.items():
        move, _ = Words(("ann",), CARDS).read(f"play {code}")
        assert isinstance(move.card, Card)
        assert move.card is card
