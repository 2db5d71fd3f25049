"""What is nearly an answer is done if it can mean one thing only, and else answered to its speaker."""

from dataclasses import replace
from typing import Any

import pytest

from tests.bot.parsing.lines import heard, private, reader, speaker, table
from tests.bot.parsing.rules import Target
from uno_engine import Game, Move
from unobot.parsing import CommandRead, MoveRead, Slip

HAND = "r5 y5 gr w b8 r7"


def after(line: str, **laid: Any) -> Game:
    """The table after ann has typed that."""
    game = table(**laid)
    read = reader().read(line, speaker(game))
    assert isinstance(read, MoveRead)
    game.play(0, read.move, *read.ahead)
    return game


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("play red 5", "play r5"),
        ("Play red five!", "play r5"),
        ("red five", "play r5"),
        ("r5!", "play r5"),
        ("r5 unno", "play r5, !uno"),
        ("w gren", "play w, green"),
        ("r5 hello", None),
        ("yr", "play yr"),
        ("y r", "play yr"),
        ("y 6", "play y6"),
        ("yellow 6", "play y6"),
        ("yellow reverse", None),
        ("r5.", "play r5"),
        ("[r5]", "play r5"),
        ("(r5)", "play r5"),
        ("“r5”", "play r5"),
        ("r5 please", "play r5"),
        ("the red 5", "play r5"),
        ("play the red 5 please", "play r5"),
        ("paly r5", "play r5"),
        ("lay r5", "play r5"),
        ("darw", "draw"),
        ("draw!", "draw"),
        ("play b8", "play b8"),  # it does not fit: the game says so
        ("paly b8", "play b8"),
        ("play y1", "play y1"),
        ("play", "? slip-card-what"),
        ("play red", "? slip-unclear r5 r7"),
        ("play 5", "play r5"),
        ("play reverse", "play gr"),  # the only one that is held; the game says why it does not fit
        ("play draw two", "? slip-unclear r+2 y+2 g+2 b+2"),
        ("r11", "? slip-card r1"),
        ("wd5", "? slip-card wd4"),
        ("uno", "uno"),
        ("pass", "pass"),
        ("challenge", "challenge"),
        ("hand", "/hand"),
        ("Help!", "/help"),
        ("whose turn?", "/turn"),
        ("why b8", "/why b8"),
        ("help gr", "/help gr"),
        ("kick r5", None),
        ("stop", None),
        ("skip", None),
        ("reverse", None),
        ("play it", None),
        ("play r5 or not", None),
        ("I will play red 5 now", "play r5"),
        ("I will play red 5 soon", None),
    ],
)
def test_a_near_miss_of_whom_the_round_waits_for(line: str, meant: str | None) -> None:
    game = table(ann=HAND, top="r1")
    assert heard(line, speaker(game)) == meant
    assert heard(line, speaker(game, 1)) is None
    assert heard(line, speaker(game, None)) is None
    assert heard(line, replace(speaker(game), bare=False)) is None


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!play reverse", "play gr"),
        ("!reverse", "play gr"),
        ("!play 5", "play g5"),
        ("!play green", "? slip-unclear g5 gr"),
        ("!play red", "play r2"),  # the only red card, and it does not fit
        ("!play blue", "? slip-card-unknown"),
        ("!play 5 5", "? slip-card r5"),
        ("!r9 unno", "? slip-card-unknown"),
        ("!green", "color green"),
        ("reverse", "play gr"),
        ("play 5", "play g5"),
        ("5", None),
        ("five", None),
    ],
)
def test_of_several_readings_the_held_and_lawful_one_counts(line: str, meant: str | None) -> None:
    assert heard(line, speaker(table(ann="g5 y5 gr r2", top="g9"))) == meant


def test_a_number_that_is_asked_for_is_an_answer_even_if_it_is_wrong() -> None:
    game = table(Target, ann="r6 r5 w")
    game.play(0, next(move for move in game.options(0) if move.card and move.card.number == 6))
    assert [heard(line, speaker(game), Target) for line in ("7", "7!", "12", "seven", "7 of 9")] == [
        "pick 7",
        "pick 7",
        "pick 12",
        None,
        None,
    ]


def test_a_colour_that_is_owed_may_have_a_slip_in_it() -> None:
    game = after("!w", ann="w g5 g3 r6", top="r9")
    lines = ("gren", "bleu", "yelow!", "the red", "red please", "glad", "rad", "5")
    assert [heard(line, speaker(game)) for line in lines] == [
        "color green",
        "color blue",
        "color yellow",
        "color red",
        "color red",
        None,
        None,
        None,
    ]


def test_who_owes_the_call_says_it_also_out_of_turn() -> None:
    game = after("r5", ann="r5 r6", bob="g5 g6 g7", top="r1")
    assert [heard(line, speaker(game)) for line in ("uno", "UNO!", "uno?!", "uno everybody")] == [
        "uno", "uno", "uno", None,
    ]  # fmt: skip
    assert heard("uno", speaker(game, 2)) is None


def test_a_call_that_would_cost_cards_is_asked_back() -> None:
    game = table(ann=HAND, line="classic false-uno=2")
    read = reader().read("uno", speaker(game))
    assert isinstance(read, Slip)
    assert (read.id, read.suggestion) == ("slip-call-yes", MoveRead(Move("uno")))
    assert heard("!uno", speaker(game)) == "uno"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("！ｈａｎｄ", "/hand"), ("ｒ５", "play r5"), ("．．．", None), ("!hand,", "/hand"), ("!hand?", "/hand"),
        ("!!hand", "/hand"), ("!leave?", "/leave"), ("!r5.", "play r5"), ("🔴5", "play r5"), ("🟥 5", "play r5"),
        ("🔴5\ufe0f\u20e3", "play r5"), ("r5\ufe0f\u20e3", "play r5"), ("!play 🔴5", "play r5"), ("r➕2", "play r+2"),
        ("r½", None), ("🈲", None), ("!play r\u200b5", "play r5"), ("【r5】", "play r5"), ("「r5」。", "play r5"),
        ("!why r5?", "/why r5?"),
    ],
)  # fmt: skip
def test_signs_that_a_keyboard_makes_do_no_harm(line: str, meant: str | None) -> None:
    assert heard(line, speaker(table(ann="r5 r+2 w", top="r1"))) == meant


def test_the_name_of_the_bot_alone_asks_for_help() -> None:
    assert reader().read("", private(table())) == CommandRead("help")
    assert reader().read("?", private(table())) == CommandRead("help")
    assert reader().read("", speaker(table())) is None
    assert heard("hand", private(table())) == "/hand"


# --- did you mean -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!hnd", "? slip-command-yes hand"),
        ("!who", "/turn"),
        ("!wyh", "? slip-command-yes why"),
        ("!palyers", "? slip-command-yes players"),
        ("!stpo", "? slip-command stop"),
        ("!sotp", "? slip-command stop"),
        ("!skpi", "? slip-command skip"),
        ("!laeve", "? slip-command leave"),
        ("!kikc bob", "? slip-command kick bob"),
        ("!edn", "? slip-command end"),
        ("!qiut", "? slip-command quit"),
        ("!psas", "? slip-command pass"),
        ("!drwa", "draw"),
        ("!play r11", "? slip-card-yes r1"),
        ("!weather", None),
        ("!seen bob", None),
    ],
)
def test_only_what_does_no_harm_is_suggested(line: str, meant: str | None) -> None:
    """What would end something is told, but not done for a yes."""
    who = speaker(table(ann="r5 r1 w", top="r9"))
    assert heard(line, who) == meant
    read = reader().read(line, who)
    assert not isinstance(read, Slip) or read.id != "slip-command" or read.suggestion is None


def test_who_has_no_seat_is_answered_where_a_finger_slipped() -> None:
    lines = ("!jion", "!hlep", "!joim", "!coin", "!stat", "!news", "!pun", "!note", "!tank", "!time")
    assert [heard(line, speaker(table(), None)) for line in lines] == [
        "? slip-command-yes join", "? slip-command-yes help", "? slip-command-yes join", *[None] * 7,
    ]  # fmt: skip


def test_a_suggestion_says_what_it_does_and_is_taken_by_yes() -> None:
    game = table()
    slip = reader().read("!hnd", speaker(game))
    assert isinstance(slip, Slip)
    assert slip.args == {
        "said": "hnd",
        "nearest": "hand",
        "does": "!hand sends you your cards again, privately.",
    }
    told = replace(speaker(game), suggestion=slip.suggestion)
    assert [heard(line, told) for line in ("yes", "!yes", "Yes!", "!y", "no", "r5", "!draw")] == [
        *["/hand"] * 4, None, "play r5", "draw",
    ]  # fmt: skip
    assert heard("yes", replace(told, bare=False)) is None
    assert heard("yes", speaker(game)) is None


def test_a_suggestion_keeps_the_room_that_was_named() -> None:
    slip = reader().read("hnd in #two", private(table()))
    assert isinstance(slip, Slip)
    assert slip.suggestion == CommandRead("hand", room="#two")
