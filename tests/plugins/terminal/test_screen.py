"""The demo, seen through a terminal as a newcomer sees it."""

import sys
from collections.abc import AsyncIterator

import pytest

from tests.plugins.built_in import needs
from tests.screen import Screen

pytestmark = needs("computers")

PROGRAM = """
import os
from tests.plugins.built_in import built_in, needs
from unobot.cli.demo import Demo, play_demo

os.environ.pop("MAKELEVEL", None)  # else it tells of `make demo`
raise SystemExit(play_demo(Demo(seed=3, people=("dora",)), built_in()))
"""


@pytest.fixture
async def screen() -> AsyncIterator[Screen]:
    opened = Screen(sys.executable, ["-c", PROGRAM], {"PYTHONPATH": ".", "PROMPT_TOOLKIT_NO_CPR": "1"})
    yield opened
    opened.close()


async def test_a_newcomer_is_told_what_to_type_is_the_host_and_plays(screen: Screen) -> None:
    await screen.shows("Welcome, dora! This is #uno")
    await screen.shows("type !deal when the others")
    for option in ("unobot demo dos", "--table", "--language", "--style", "--players", "--auto"):
        await screen.shows(option)
    await screen.shows("<dora> !uno")
    await screen.shows("dora opens a table (classic")
    await screen.shows("Robo-Ada and Robo-Blaise join (3 players")
    screen.type("!deal")
    await screen.shows("your turn. Top card: [")
    await screen.shows("unobot privately: [#uno] Your cards: [")
    assert screen.colours_of("[y3]") == ("000000", "ffff00")
    screen.type("/quit")
    await screen.shows("What to try next")
    assert await screen.ended() == 0


async def test_incoming_text_leaves_the_input_line_alone(screen: Screen) -> None:
    await screen.shows("Robo-Ada and Robo-Blaise join (3 players")
    screen.press("!deal\rhalf a li")
    await screen.shows("your turn. Top card: [")
    await screen.shows("Your cards: [")
    await screen.shows("#uno> half a li")
    screen.press("ne\r")
    assert await screen.shows("<dora> half") == "<dora> half a line"


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
async def test_a_key_leaves_cleanly(screen: Screen, key: str) -> None:
    await screen.shows("Robo-Ada and Robo-Blaise join (3 players")
    screen.press(key)
    await screen.shows("A bot of your own")
    assert await screen.ended() == 0
    assert "Traceback" not in screen.text
