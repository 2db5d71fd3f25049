from dataclasses import replace

import pytest

from tests.bot.commands.lines import (
    BEFORE_THE_DEAL,
    NO_TABLE,
    ON_TURN,
    OWES_COLOUR,
    PRIVATE,
    SPECTATOR,
    WAITING_FOR_OTHERS,
    heard,
)
from unobot.commands import Command, Context, read


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!play r5", "play r5"),
        ("!PLAY Red 5 UNO", "play r5 uno"),
        ("!pl r5", "play r5"),
        ("!p r5", "play r5"),
        ("!cut r5", "play r5"),
        ("!play w r", "play w red"),
        ("!play wr", "play w red"),
        ("!play rw uno", "play w red uno"),
        ("!play w", "play w"),
        ("!play r5 g5", "play r5 g5"),
        ("!play r5 then g", "play r5 then green"),
        ("!play r5 with g2 b3", "play r5 with g2 b3"),
        ("!play [r5]", "play r5"),
        ("!play draw", "draw"),
        ("!draw", "draw"),
        ("!d", "draw"),
        ("!take", "draw"),
        ("!pick up", "draw"),
        ("!pass", "pass"),
        ("!done", "pass"),
        ("!co g", "color green"),
        ("!colour green", "color green"),
        ("!ch", "challenge"),
        ("!bluff", "challenge"),
        ("!yes", "accept"),
        ("!no", "refuse"),
        ("!pick BO", "pick Bob"),
        ("!pick r5 g3", "pick r5 g3"),
        ("!pick 7 +", "pick 7 +"),
        ("!catch", "catch"),
        ("!catch bo", "catch Bob"),
        ("!callout cid", "catch cid"),
        ("!uno", "uno"),
        ("!uno!", "uno"),
        ("!call", "uno"),
        ("!go", "deal"),
        ("!r5", "play r5"),
        ("!w r", "play w red"),
        ("!rs", "play rs"),
        ("!why r5", "r5"),
        ("!moves", "moves"),
        ("!kick bob", "kick bob"),
        ("!set style plain", "set style plain"),
    ],
)
def test_a_command_of_the_game_becomes_the_engines_own_words(line: str, meant: str) -> None:
    assert heard(line, ON_TURN) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("r5", "play r5"),
        ("R+2", "play r+2"),
        ("r5 uno", "play r5 uno"),
        ("wd4 b", "play wd4 blue"),
        ("pl r5", "play r5"),
        ("pl w r", "play w red"),
        ("dr", "draw"),
        ("pa", "pass"),
        ("co r", "color red"),
        ("ca", "hand"),
        ("cd", "top"),
        ("tu", "turn"),
        ("od", "players"),
        ("ct", "players"),
        ("jo", "join"),
    ],
)
def test_the_short_words_need_no_prefix(line: str, meant: str) -> None:
    assert heard(line, ON_TURN) == meant


@pytest.mark.parametrize(
    "line",
    [
        "", "w", "r", "rs", "red", "bob", "hello", "uno", "draw", "play r5", "p r5", "pass", "pick up", "yes", "no",
        "dr now", "pl", "pl stop it", "co", "co bored", "co red and blue", "r5 please", "I have r5", "5", "+1", "5 red",
        "jo ann", "ca va", "!", "!!!", "! play r5", "! r5", "?play r5",
    ],
)  # fmt: skip
def test_everything_else_said_in_a_room_is_chatter(line: str) -> None:
    assert heard(line, ON_TURN) is None


def test_no_word_counts_without_prefix_where_that_is_turned_off() -> None:
    quiet = replace(ON_TURN, bare=False)
    assert [heard(line, quiet) for line in ("dr", "r5", "jo", "!dr")] == [None, None, None, "draw"]


def test_a_bare_card_is_a_play_only_on_ones_own_turn() -> None:
    assert [heard(line, WAITING_FOR_OTHERS) for line in ("r5", "pl r5")] == [None, "play r5"]


def test_who_has_no_seat_can_only_join_without_prefix() -> None:
    assert [heard(line, SPECTATOR) for line in ("r5", "pl r5", "dr", "cd", "jo")] == [
        None,
        None,
        None,
        None,
        "join",
    ]


def test_without_a_table_no_bare_word_counts() -> None:
    assert [heard(line, NO_TABLE) for line in ("jo", "dr", "r5")] == [None, None, None]


@pytest.mark.parametrize(
    ("line", "meant"),
    [("red", "color red"), ("RED", "color red"), ("!r", "color red"), ("!red", "color red"), ("!play red", "color red"), ("rot", "color red"), ("红", "color red"), ("r", None), ("red please", None), ("xanh", None)],
)  # fmt: skip
def test_a_colours_word_is_enough_when_one_is_owed(line: str, meant: str | None) -> None:
    assert heard(line, OWES_COLOUR) == meant


@pytest.mark.parametrize(
    ("context", "line", "meant"),
    [
        (NO_TABLE, "!uno", "open"),
        (NO_TABLE, "!uno taiwan +jump-in cards=9", "open taiwan +jump-in cards=9"),
        (NO_TABLE, "!start", "open"),
        (NO_TABLE, "!new japan", "open japan"),
        (BEFORE_THE_DEAL, "!uno", "join"),
        (BEFORE_THE_DEAL, "!uno taiwan", "open taiwan"),
        (BEFORE_THE_DEAL, "!start", "deal"),
        (ON_TURN, "!new", "open"),
    ],
)
def test_uno_and_start_mean_what_the_room_is_waiting_for(context: Context, line: str, meant: str) -> None:
    assert heard(line, context) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!play wdq", "? slip-card wd4"),
        ("!play skip", "? slip-unclear rs ys gs bs"),
        ("!play hello", "? slip-card-unknown"),
        ("!play", "? slip-play-what"),
        ("!plya r5", "? slip-command play"),
        ("!darw", "? slip-command draw"),
        ("!color", "? slip-color-what"),
        ("!color purple", "? slip-color"),
        ("!color xanh", "? slip-unclear green blue"),
        ("!catch b", "? slip-name-unclear Bob bea"),
        ("!catch bod", "? slip-name Bob"),
        ("!catch zed", "? slip-name-unknown"),
        ("!pick", "? slip-pick-what"),
        ("!wdq", "? slip-card wd4"),
        ("!seen bob", None),
        ("!weather in Hamburg", None),
    ],
)
def test_a_slip_gets_a_helpful_answer(line: str, meant: str | None) -> None:
    assert heard(line, ON_TURN) == meant


def test_in_private_no_prefix_is_needed_and_a_room_may_be_named() -> None:
    assert heard("w r", PRIVATE) == "play w red"
    assert heard("what?", PRIVATE) == "? slip-command-unknown"
    command = read("play r5 in #uno", PRIVATE)
    assert isinstance(command, Command)
    assert (command.text, command.room) == ("play r5", "#uno")


def test_every_prefix_of_the_room_is_understood() -> None:
    dotted = replace(ON_TURN, prefixes=("!", ".", ".."))
    assert [heard(line, dotted) for line in (".draw", "..draw", "!draw", "?draw")] == [
        "draw",
        "draw",
        "draw",
        None,
    ]


def test_a_leading_number_is_a_place_where_there_are_places() -> None:
    row = replace(ON_TURN, positions=True)
    assert [heard(line, row) for line in ("!play 1 r8", "!play 2 r 5 g3", "!play 1=7 r7")] == [
        "play 1 r8", "play 2 r5 g3", "play 1=7 r7",
    ]  # fmt: skip


def test_a_choice_is_named_by_its_beginning() -> None:
    choosing = replace(ON_TURN, options=("pick bob", "pick bea", "pick cid"))
    assert [heard(line, choosing) for line in ("!c", "!pick be", "!bob")] == [
        "pick cid",
        "pick bea",
        "pick bob",
    ]


def test_control_characters_and_long_lines_do_no_harm() -> None:
    assert heard("!play\x02 r5\x0f", ON_TURN) == "play r5"
    assert heard("!play " + "x" * 100_000, ON_TURN) == "? slip-card-unknown"
