"""Calling the bot by its name."""

import pytest

from unobot.parsing.addressing import after_name

CALLED = {
    "unobot: hand": "hand",
    "unobot:hand": "hand",
    "UnoBot, hand": "hand",
    "unobot： 手牌": "手牌",
    "unobot、手札": "手札",
    "@unobot hand": "hand",
    "@unobot: !hand": "!hand",
    "[unobot](https://matrix.to/#/@u:x) hand": "hand",
    "unobot": "",
    "unobot?": "",
    "@unobot:": "",
}
"""Lines and what is said in them to a bot called unobot."""


@pytest.mark.parametrize(("line", "said"), CALLED.items())
def test_a_line_that_begins_with_the_bots_name_is_for_the_bot(line: str, said: str) -> None:
    assert after_name(line, ["unobot"], ["[unobot](https://matrix.to/#/@u:x)"]) == said


@pytest.mark.parametrize(
    "line",
    ["unobot is slow", "unobotty: hand", "@unobots hand", "hand, unobot", "ask unobot: hand", "", "r5"],
)
def test_talk_about_the_bot_is_not_for_the_bot(line: str) -> None:
    assert after_name(line, ["unobot"]) is None


def test_a_bot_that_is_called_like_a_call_of_the_game_takes_nobodys_call_away() -> None:
    assert after_name("uno!", ["UNO"]) is None
    assert after_name("uno: hand", ["UNO"]) == "hand"
