from dataclasses import replace
from typing import Any

import pytest

from tests.bot.messages.tables import laid_out
from tests.private_lines import Hand, read_private
from uno_engine import Words, view
from unobot.document import plain
from unobot.messages import hand_line
from unobot.messages.voice import shortest

HANDS = {"ann": "w b+2 g1 r5", "bob": "r1 b2 b4 w", "cid": "y1 y2 y3"}


def hand(name: str, top: str = "r9", **how: Any) -> str:
    table = laid_out(HANDS, top)
    return plain(hand_line(table.voice, view(table.game, table.seat(name)), "#room", **how))


def test_a_hand_has_a_form_that_scripts_can_rely_on() -> None:
    assert hand("ann") == "[#room] Your cards: [r5] [g1] [b+2] [w] (playable: r5 w) · bob 4, cid 3"
    assert hand("bob") == "[#room] Your cards: [r1] [b2] [b4] [w]"
    assert hand("cid") == "[#room] Your cards: [y1] [y2] [y3]"


def test_a_hand_may_be_sorted_by_value() -> None:
    assert (
        hand("ann", sort="value") == "[#room] Your cards: [g1] [r5] [b+2] [w] (playable: r5 w) · bob 4, cid 3"
    )


def test_without_a_card_to_play_the_other_moves_are_listed() -> None:
    table = laid_out({"ann": "b1 b2", "bob": "r1"}, "r9")
    assert (
        plain(hand_line(table.voice, view(table.game, 0), "#uno"))
        == "[#uno] Your cards: [b1] [b2] (nothing fits: !draw) · bob 1"
    )


@pytest.mark.parametrize(
    ("steps", "who", "line"),
    [
        (
            ["ann: play w, blue"],
            "bob",
            "[#uno] Your cards: [r1] [b2] [b4] [w] (playable: b2 b4 w) · cid 3, ann 3",
        ),
        (
            ["ann: draw"],
            "ann",
            "[#uno] Your cards: [r0] [r5] [g1] [b+2] [w] (playable: r0 pass) · bob 4, cid 3",
        ),
    ],
)
def test_the_hand_goes_to_whose_turn_begins_and_to_who_drew(steps: list[str], who: str, line: str) -> None:
    table = laid_out(HANDS, "r9", draw="r0")
    for step in steps:
        said = table.does(step)
    assert said.private == {who: [line]}


def test_a_penalty_that_can_be_answered_lists_its_answers() -> None:
    table = laid_out({"ann": "wd4 r5 r6", "bob": "r1 b2"}, "r9")
    assert table.does("ann: play wd4, blue").private == {
        "bob": ["[#uno] Your cards: [r1] [b2] (answers: draw challenge)"]
    }


def test_a_call_or_a_colour_to_be_named_sends_no_hand() -> None:
    table = laid_out({"ann": "w r5 r6", "bob": "r1 b2"}, "r9")
    assert table.does("bob: uno").private == {}
    assert table.does("ann: play w").private == {}
    assert list(table.does("ann: color red").private) == ["bob"]


def test_nobody_is_shown_by_their_answers_who_owes_a_call() -> None:
    table = laid_out({"ann": "r5 r6", "bob": "b1 b2 g1"}, "r9")
    table.does("ann: play r5")
    assert plain(hand_line(table.voice, view(table.game, 1), "#uno")).endswith(
        "(nothing fits: !draw) · ann 1"
    )


def test_computer_players_of_the_demo_read_it() -> None:
    read_hand = read_private(hand("ann"))
    assert isinstance(read_hand, Hand)
    assert read_hand.answers == ("r5", "w")
    assert read_hand.cards == ("r5", "g1", "b+2", "w")


def test_all_that_is_listed_is_an_answer() -> None:
    table = laid_out({"ann": "wd4 r5 r6", "bob": "r1 b2"}, "r9")
    table.does("ann: play wd4, blue")
    for typed in ("draw", "challenge"):
        assert table.game.refusal(1, table.move(typed)[0]) is None


@pytest.mark.parametrize(
    ("move", "typed"),
    [
        ("play r5", "r5"),
        ("play r5 g5", "r5 g5"),
        ("play 2 r8", "play 2 r8"),
        ("play w=7", "w=7"),
        ("color red", "red"),
        ("pick bob", "bob"),
        ("pick 7", "7"),
        ("pick r5", "pick r5"),
        ("pick r5 g1", "pick r5 g1"),
        ("pick @7", "@7"),
        ("draw", "draw"),
        ("catch bob", "catch bob"),
    ],
)
def test_a_move_is_listed_as_it_can_be_typed(move: str, typed: str) -> None:
    cards = laid_out(HANDS, "r9").game.rules.deck.by_code
    names = ("ann", "bob", "7")
    read, _ = Words(names, cards).read(move)
    assert shortest(read, names) == typed


def test_how_moves_are_typed_at_a_table_is_the_tables_to_say() -> None:
    table = laid_out({"ann": "b1 b2", "bob": "r1"}, "r9")
    voice = replace(table.voice, printed=lambda move, names: f"{move.verb}!")
    assert plain(hand_line(voice, view(table.game, 0), "#uno")).endswith("(nothing fits: !draw!) · bob 1")


def test_the_others_are_counted_in_the_order_in_which_they_play() -> None:
    table = laid_out({"ann": "rr r5 r6", "bob": "r1 b2", "cid": "r2 y2 y3", "dan": "r3"}, "r9")
    said = table.does("ann: play rr")
    assert said.private["dan"] == ["[#uno] Your cards: [r3] (playable: r3) · cid 3, bob 2, ann 2 (reversed)"]


def test_between_two_players_there_is_no_direction_to_tell() -> None:
    table = laid_out({"ann": "rr r5 r6", "bob": "r1 b2"}, "r9")
    assert table.does("ann: play rr").private["ann"][0].endswith("(playable: r5 r6) · bob 2")
