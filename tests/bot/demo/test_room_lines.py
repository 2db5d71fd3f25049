"""Lines of the room, understood in every language that the bot speaks."""

import pytest

from tests.bot.demo.fake_bot import KNOWS
from unobot.demo.room_lines import mentions
from unobot.document import Name, plain
from unobot.texts import Texts

TEXTS = Texts()
READ = KNOWS.room_lines
NAMES = ("ann", "bob", "q[w]|1")


@pytest.mark.parametrize("language", TEXTS.languages)
def test_the_end_the_opening_and_the_turn_are_heard_in_every_language(language: str) -> None:
    bob = Name("bob", "bob")
    won = plain(TEXTS.say(language, "round-won-points", player=bob, points=1204))
    assert READ.is_over(f"ann plays [r5]. {won}")
    assert not READ.is_match_over(won)
    match = plain(TEXTS.say(language, "match-won", player=bob, points=1))
    assert READ.is_over(match)
    assert READ.is_match_over(match)
    opened = plain(TEXTS.say(language, "table-opened", player=bob, preset="dos +x", p="!"))
    assert READ.is_opened(opened)
    assert not READ.is_over(opened)
    turn = plain(TEXTS.say(language, "prompt-turn", player=bob, card="[w]", force="named", color="red"))
    assert READ.whose_turn(f"ann [w]. {turn}", NAMES) == "bob"


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("ann plays [r+2] — bob draws 2 and is skipped. bob, your turn on [r+2].", "bob"),
        ("bob: ann plays [r5]. Your turn on [r5].", "bob"),
        ("q[w]|1, your turn on [w] (green).", "q[w]|1"),
        ("bob draws a card.", None),
        ("Your turn will come, said ann.", None),
        ("Round: bob", None),
    ],
)
def test_the_turn_is_heard_in_either_form(line: str, name: str | None) -> None:
    assert READ.whose_turn(line, NAMES) == name


@pytest.mark.parametrize(
    "line", ["ann plays [r5]. bob, your turn on [r5].", "", "\x02", "[r5] (", "ann joins (2 players)."]
)
def test_other_lines_are_nothing_special(line: str) -> None:
    assert not READ.is_over(line)
    assert not READ.is_opened(line)
    assert not READ.settles_call(line)


def test_a_call_is_told_from_a_rooms_name_and_a_command() -> None:
    assert READ.settles_call("ann plays [r5] and calls UNO!")
    assert READ.settles_call("ann 打出 [r5]，喊 UNO。")
    assert not READ.settles_call("unobot waits in #uno for ann, who may type !uno.")


def test_a_name_is_found_whole() -> None:
    assert mentions("bob: ann plays.", "bob")
    assert mentions("q[w]|1 draws.", "q[w]|1")
    assert not mentions("bobby plays.", "bob")
    assert not mentions("bob|away plays.", "bob")
