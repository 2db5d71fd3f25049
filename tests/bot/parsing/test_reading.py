from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bot.parsing.lines import TEXTS, heard, private, reader, reader_for, rules, speaker, table
from tests.bot.parsing.rules import Bark, Riddle, Row, Target
from uno_engine import (
    ONE_CARD,
    Argument,
    Ctx,
    Game,
    GameState,
    Move,
    Offer,
    Question,
    Rule,
    Takes,
    Verb,
    seed_from,
)
from unobot.messages.texts import Texts
from unobot.parsing import CommandRead, MoveRead, Slip, Speaker

NO_TABLE = Speaker()
NOBODY = reader_for(None, TEXTS)


def waiting() -> Game:
    """A table before the first deal."""
    game = Game(rules(), seed_from(1))
    for name in ("ann", "Bob"):
        game.join(name)
    return game


def owing_a_color() -> Game:
    """Ann has played a Wild."""
    game = table(ann="w g5 g3 r6", top="r9")
    read = reader().read("!play w", speaker(game))
    assert isinstance(read, MoveRead)
    game.play(0, read.move)
    return game


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!play r5", "play r5"),
        ("!PLAY Red 5 UNO", "play r5, !uno"),
        ("!pl r5", "play r5"),
        ("!p r5", "play r5"),
        ("!cut r5", "play r5"),
        ("!play w r", "play w, red"),
        ("!play wr", "play w, red"),
        ("!play rw uno", "play w, red, !uno"),
        ("!play w red uno!", "play w, red, !uno"),
        ("!play w", "play w"),
        ("!play r5 g5", "play r5 g5"),
        ("!play r5 then g", "play r5, green"),
        ("!play r5 with g2 b3", "play r5, g2, b3"),
        ("!play r5 for Bob", "play r5, Bob"),
        ("!play [r5]", "play r5"),
        ("!play r9", "play r9"),
        ("!play draw", "draw"),
        ("!draw", "draw"),
        ("!draw please", "draw"),
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
        ("!pick ice cream", 'pick "ice cream"'),
        ("!catch", "catch"),
        ("!catch bo", "catch Bob"),
        ("!catch @BOB:", "catch Bob"),
        ("!callout cid", "catch cid"),
        ("!uno", "uno"),
        ("!uno!", "uno"),
        ("!call", "uno"),
        ("!go", "deal"),
        ("!r5", "play r5"),
        ("!r9", "play r9"),
        ("!w r", "play w, red"),
        ("!rs", "play rs"),
        ("!why r5", "/why r5"),
        ("!moves", "/moves"),
        ("!kick bob", "/kick bob"),
        ("!set style plain", "/set style plain"),
        ("!new japan", "/new japan"),
    ],
)
def test_what_has_a_prefix_is_a_move_or_a_command(line: str, meant: str) -> None:
    assert heard(line, speaker(table())) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("r5", "play r5"),
        ("R5", "play r5"),
        ("red 5", "play r5"),
        ("5 red", "play r5"),
        ("w", "play w"),
        ("w r", "play w, red"),
        ("w red", "play w, red"),
        ("wd4 b", "play wd4, blue"),
        ("r5 uno", "play r5, !uno"),
        ("play r5", "play r5"),
        ("p r5", "play r5"),
        ("draw", "draw"),
        ("take", "draw"),
        ("pick up", "draw"),
        ("paly r5", "play r5"),
        ("dr", "draw"),
        ("pa", "pass"),
        ("pl r5", "play r5"),
        ("pl w r", "play w, red"),
        ("co r", "color red"),
        ("uno", "uno"),
        ("uno!", "uno"),
        ("pass", "pass"),
        ("r5 please", "play r5"),
        ("hand", "/hand"),
        ("help!", "/help"),
        ("ca", "/hand"),
        ("cd", "/top"),
        ("tu", "/turn"),
        ("od", "/players"),
        ("ct", "/players"),
        ("jo", "/join"),
    ],
)
def test_who_is_waited_for_needs_no_prefix_for_an_answer(line: str, meant: str) -> None:
    assert heard(line, speaker(table())) == meant


def test_a_card_that_cannot_be_played_is_read_so_that_its_player_is_told_why() -> None:
    game = table(ann="r5 gs y8")
    assert [heard(line, speaker(game)) for line in ("y8", "b+2", "gs", "bs")] == [
        "play y8",
        "play b+2",
        "play gs",
        "play bs",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "", "r", "d", "p", "red", "bob", "hello", "yes", "no", "ok", "catch", "dr now", "pl",
        "pl stop it", "co", "co bored", "co red and blue", "I have r5", "5", "+1", "jo ann", "ca va", "!",
        "!!!", "! play r5", "! r5", "?play r5", "play it again", "draw something", "go", "join",
    ],
)  # fmt: skip
def test_everything_else_said_in_a_room_is_chatter(line: str) -> None:
    assert heard(line, speaker(table())) is None


def test_no_word_counts_without_prefix_where_that_is_turned_off() -> None:
    quiet = replace(speaker(table()), bare=False)
    assert [heard(line, quiet) for line in ("dr", "r5", "jo", "draw", "!dr")] == [
        None,
        None,
        None,
        None,
        "draw",
    ]


def test_an_answer_without_prefix_counts_only_from_who_is_waited_for() -> None:
    game = table()
    lines = ("r5", "g5", "draw", "w r", "play g5", "pl g5", "dr")
    assert [heard(line, speaker(game, 1)) for line in lines] == [None] * 5 + ["play g5", "draw"]
    assert [heard(line, speaker(game, None)) for line in lines] == [None] * 7


def test_who_has_no_seat_is_only_read_without_arguments() -> None:
    assert heard("!play r5", speaker(table(), None)) == "play"


def test_without_a_table_only_what_has_a_prefix_is_read() -> None:
    lines = ("jo", "dr", "r5", "!join", "!uno taiwan cards=9")
    assert [heard(line, NO_TABLE, by=NOBODY) for line in lines] == [
        None,
        None,
        None,
        "/join",
        "/uno taiwan cards=9",
    ]
    assert isinstance(NOBODY.read("!play r5", NO_TABLE), MoveRead)
    assert NOBODY.read("!frobnicate", NO_TABLE) is None


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("red", "color red"), ("RED", "color red"), ("r", "color red"), ("!r", "color red"), ("!red", "color red"),
        ("!play red", "color red"), ("color red", "color red"), ("co red", "color red"), ("!pick red", "pick red"),
        ("red please", "color red"), ("bob", None), ("5", None), ("!co", "? slip-color-what red yellow green blue"),
    ],
)  # fmt: skip
def test_a_colour_is_enough_when_one_is_owed(line: str, meant: str | None) -> None:
    assert heard(line, speaker(owing_a_color())) == meant


def test_an_ordinary_word_is_no_answer_if_it_only_stands_for_one() -> None:
    doubted = table(ann="wd4 r5 g5", turn=0)
    wild = reader().read("!play wd4 red", speaker(doubted))
    assert isinstance(wild, MoveRead)
    doubted.play(0, wild.move, *wild.ahead)
    assert [heard(line, speaker(doubted, 1)) for line in ("ok", "yes", "draw", "challenge", "!ok")] == [
        None, None, "draw", "challenge", "accept",
    ]  # fmt: skip


def test_uno_is_the_call_in_a_round_and_a_command_outside_one() -> None:
    in_round, before = table(), waiting()
    assert heard("!uno", speaker(in_round)) == "uno"
    assert reader().read("!uno", speaker(before)) == CommandRead("uno")
    assert reader().read("!uno taiwan", speaker(before)) == CommandRead("uno", "taiwan")
    assert NOBODY.read("!uno taiwan +jump-in", NO_TABLE) == CommandRead("uno", "taiwan +jump-in")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!play wdq", "? slip-card-yes wd4"),
        ("!play skip", "? slip-unclear rs ys gs bs"),
        ("!play hello", "? slip-card-unknown"),
        ("!play r5 hello", "? slip-card-unknown"),
        ("!play", "? slip-card-what"),
        ("!plya r5", "play r5"),
        ("!plya r9", "? slip-command play r9"),
        ("!darw", "draw"),
        ("!color", "? slip-color-what red yellow green blue"),
        ("!color purple", "? slip-color red yellow green blue"),
        ("!catch b", "? slip-name-unclear Bob bea"),
        ("!catch bod", "? slip-name Bob"),
        ("!catch zed", "? slip-name-unknown"),
        ("!catch r5", "? slip-name-unknown"),
        ("!pick", "? slip-pick-what"),
        ("!wdq", "? slip-card-yes wd4"),
        ("!r5 hello", "? slip-card-unknown"),
        ("!seen bob", None),
        ("!weather in Hamburg", None),
    ],
)
def test_a_slip_gets_a_helpful_answer(line: str, meant: str | None) -> None:
    assert heard(line, speaker(table())) == meant


def test_in_private_no_prefix_is_needed_and_a_room_may_be_named() -> None:
    game = table()
    assert heard("w r", private(game)) == "play w, red"
    assert heard("whatever?", private(game)) == "? slip-command-unknown"
    read = reader().read("play r5 in #uno", private(game))
    assert isinstance(read, MoveRead)
    assert (read.move.card, read.room) == (rules().deck.by_code["r5"], "#uno")


def test_every_prefix_of_the_room_is_understood() -> None:
    dotted = replace(speaker(table()), prefixes=("!", ".", ".."))
    assert [heard(line, dotted) for line in (".dr", "..dr", "!dr", "?dr")] == ["draw", "draw", "draw", None]


def test_control_characters_and_long_lines_do_no_harm() -> None:
    game = table()
    assert heard("!play\x02 r5\x0f", speaker(game)) == "play r5"
    assert heard("!play " + "x" * 100_000, speaker(game)) == "? slip-card-unknown"
    assert heard("!play " + "r5 " * 600, speaker(game)) is not None
    assert heard("r " * 600, speaker(game)) is None


# --- what rules bring ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!lay r5", "lay r5"),
        ("!lay 1 r5", "lay 1 r5"),
        ("!lay 2 r 5 y1", "lay 2 r5 y1"),
        ("!lay 1=7 r5", "lay 1=7 r5"),
        ("!lay r5=7", "lay r5=7"),
        ("!1 r5", "lay 1 r5"),
        ("1 r5", "lay 1 r5"),
        ("lay 1 r5", "lay 1 r5"),
        ("1 r5 r6", None),
        ("!lay 1 r5 r6", "lay 1 r5 r6"),
        ("!lay", "? slip-card-what"),
        ("!lay 1", "? slip-unclear r1 y1 g1 b1"),
        ("!bark", "bark"),
        ("bark", "bark"),
        ("r5 bark", "play r5, !bark"),
        ("r5 bob bark", "play r5, Bob, !bark"),
        ("r6 7", "play r6, 7"),
        ("r6 none", "play r6, none"),
    ],
)
def test_the_verbs_words_and_places_of_rules_are_read(line: str, meant: str | None) -> None:
    assert heard(line, speaker(table(Target, Row, Bark)), Target, Row, Bark) == meant


def test_of_several_meanings_the_lawful_one_wins() -> None:
    game = table(Target, ann="r5 r6 w", bob="g5 g6")
    read = reader(Target).read("!play r5 cid", speaker(game))
    assert isinstance(read, MoveRead)
    game.play(0, read.move)
    assert [heard(line, speaker(game), Target) for line in ("!c", "!pick be", "!bob", "bob", "be", "cid")] == [
        "pick cid", "pick bea", "pick Bob", "pick Bob", None, "pick cid",
    ]  # fmt: skip


def test_what_is_typed_ahead_is_tried_where_it_may_mean_several_things() -> None:
    game = table(Target, ann="r5 r6 w")
    named = replace_name(game, 3, "red")
    assert heard("!play r5 red", speaker(named), Target) == "play r5, @red"


def replace_name(game: Game, seat: int, name: str) -> Game:
    """The same game with that seat called otherwise."""
    game.rename(seat, name)
    return game


def test_a_word_that_may_be_spoken_is_heard_from_any_player_if_the_game_takes_it() -> None:
    game = table(Riddle)
    assert heard("Banana!", speaker(game, 2), Riddle) == "guess Banana"
    assert heard("banana", speaker(game, 0), Riddle) == "guess banana"
    assert heard("apple", speaker(game, 2), Riddle) is None
    assert heard("banana", speaker(game, None), Riddle) is None
    assert heard("dr", speaker(game, 2), Riddle) == "guess dr"
    assert heard("banana", private(game, 2), Riddle) == "guess banana"
    assert heard("!guess apple", speaker(game, 2), Riddle) == "guess apple"


# --- words that need no prefix, out of turn --------------------------------------------------------------------------


class Hail(Rule):
    """All may duck, but for ann and cid."""

    id = "hail"
    verbs = (Verb("duck"),)

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """Bob and bea, whoever is asked."""
        if seat in {1, 2}:
            yield Offer(Move("duck"), self.ducked)

    def ducked(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Nothing hits them."""


@pytest.mark.parametrize(
    ("line", "seat", "meant"),
    [
        ("duck", 1, "duck"),
        ("Duck!", 1, "duck"),
        ("duck!!!", 1, "duck"),
        ("duck!", 0, "duck"),  # whose turn it is
        ("duck!", 3, None),  # it would be refused
        ("duck", 3, "duck"),  # refused, with the reason
        ("duck?", 1, None),
        ("duck! duck!", 1, None),
        ("dr!", 1, None),
        ("duck!", None, None),
    ],
)
def test_a_word_without_prefix_may_be_shouted_where_it_counts(
    tmp_path: Path, line: str, seat: int | None, meant: str | None
) -> None:
    (tmp_path / "en.ftl").write_text("verb-duck = duck°\n", "utf-8")
    game = table(Hail)
    read = reader_for(game.rules, Texts([tmp_path])).read(line, speaker(game, seat))

    assert (read.move.verb if isinstance(read, MoveRead) else read) == meant


# --- scenario files and old journals ---------------------------------------------------------------------------------


def test_a_scenario_is_read_as_the_bot_reads_in_private() -> None:
    game = table()
    assert reader().read_move("leave", game, 0) == CommandRead("leave")
    assert isinstance(reader().read_move("xyzzy", game, 0), Slip)
    assert isinstance(reader().read_move("r5 uno", game, 0), MoveRead)


class Harbour(Rule):
    """A card is shipped to a pier."""

    id = "harbour"
    verbs = (Verb("ship", (ONE_CARD, Argument(Takes.NUMBER, 1, 1))),)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("!ship", "? slip-card-what"),
        ("!ship r5", "? slip-number-what"),
        ("!ship zz", "? slip-card-unknown"),
        ("!ship r5 9", "ship r5 9"),
    ],
)
def test_what_is_missing_behind_a_verb_is_asked_for(line: str, meant: str) -> None:
    assert heard(line, speaker(table(Harbour)), Harbour) == meant
