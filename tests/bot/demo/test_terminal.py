"""The newcomer's seat, seen through a terminal as a newcomer sees it."""

import sys
from collections.abc import AsyncIterator

import pytest

from tests.bot.ircd.screen import Screen

PROGRAM = """
import asyncio
import os
from tests.bot.demo.fake_bot import GUIDE, KNOWS, start_fake_bot
from unobot.demo import run_demo
from unobot.wanted import Demo

os.environ.pop("MAKELEVEL", None)  # else it tells of `make demo`
raise SystemExit(asyncio.run(run_demo(start_fake_bot, Demo(seed=1), KNOWS, GUIDE, nick="dora")))
"""


@pytest.fixture
async def screen() -> AsyncIterator[Screen]:
    opened = Screen(sys.executable, ["-c", PROGRAM], {"PYTHONPATH": ".", "PROMPT_TOOLKIT_NO_CPR": "1"})
    yield opened
    opened.close()


async def test_a_newcomer_is_told_what_to_type_is_the_host_and_plays(screen: Screen) -> None:
    await screen.shows("Welcome, dora! This is #uno")
    await screen.shows("type !deal when the others")
    await screen.shows("channel #uno.")
    for option in ("unobot demo dos", "--table", "--language", "--style", "--players", "--auto"):
        await screen.shows(option)
    await screen.shows("<dora> !uno")
    await screen.shows("dora opens a table of classic")
    await screen.shows("ada takes a seat.")
    await screen.shows("bela takes a seat.")
    screen.type("!deal")
    await screen.shows("your turn on [r5]")
    await screen.shows("[#uno] Your cards: [")
    assert screen.colours_of("[r5].") == ("ffffff", "870000")
    screen.type("/quit")
    await screen.shows("What to try next")
    assert await screen.ended() == 0


async def test_incoming_text_leaves_the_input_line_alone(screen: Screen) -> None:
    await screen.shows("bela takes a seat.")
    screen.type("!deal")
    assert (await screen.shows("<dora> !deal")).strip() == "<dora> !deal"
    await screen.shows("your turn on [r5]")
    screen.press("half a li")
    await screen.shows("#uno> half a li")
    screen.press("\x15!play w\r")  # Ctrl-U empties the line: dora is the first to play
    await screen.shows("<dora> !play w")
    screen.press("half a li")
    assert await screen.shows("#uno> half a li") == "#uno> half a li"
    screen.press("ne\r")
    assert await screen.shows("<dora> half") == "<dora> half a line"


async def test_the_commands_of_a_client_work(screen: Screen) -> None:
    await screen.shows("#uno>")
    screen.type("/me waves")
    await screen.shows("* dora waves")
    screen.type("/nick dora|uno")
    await screen.shows("* You are now called dora|uno")
    screen.type("/msg unobot set style plain")
    await screen.shows("to unobot: set style plain")
    await screen.shows("unobot privately: Your style is plain now.")
    screen.type("/nonsense")
    await screen.shows("/quit, /nick NAME")
    screen.type("//slash")
    await screen.shows("<dora|uno> /slash")
    screen.type("/quit")
    assert await screen.ended() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
async def test_a_key_leaves_cleanly(screen: Screen, key: str) -> None:
    await screen.shows("#uno>")
    screen.press(key)
    assert await screen.ended() == 0
    assert "Traceback" not in screen.text
