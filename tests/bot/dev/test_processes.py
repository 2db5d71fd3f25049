"""The processes of `unobot dev`: the bot is exchanged, the plugin is checked, its files are watched."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from watchfiles import Change

from unobot.demo.client import IrcClient
from unobot.demo.play import NICK
from unobot.dev.check import check
from unobot.dev.play import Bots, NotStarted, _Files
from unobot.dev.task import BROKEN, DevTask
from unobot.ircd import IrcServer
from unobot.kit.new import ScaffoldNames, make_plugin
from unobot.wanted import Demo


@pytest.fixture
def _no_module_left() -> Iterator[None]:
    """Each test has another plugin of the same name."""
    path = sys.path[:]
    yield
    sys.path[:] = path
    for name in [name for name in sys.modules if name.partition(".")[0] == "unobot_bell"]:
        del sys.modules[name]


@pytest.fixture
def bell(tmp_path: Path, _no_module_left: None) -> Path:
    """A plugin as `unobot new` makes it."""
    folder = tmp_path / "bell"
    make_plugin("rule", ScaffoldNames.of("bell", "rule"), folder)
    return folder


def break_syntax(plugin: Path) -> None:
    with (plugin / "unobot_bell" / "bell.py").open("a") as file:
        file.write("(\n")


class Talk:
    """Somebody in the room, and what they hear of the bot."""

    def __init__(self, client: IrcClient) -> None:
        self._client = client
        self._messages = client.messages()

    async def heard(self, words: str) -> str:
        """The next line of the bot with these words."""
        async with asyncio.timeout(60):
            async for message in self._messages:
                if message.nick == NICK and message.params and words in message.params[-1]:
                    return message.params[-1]
        raise AssertionError(words)

    async def bot_enters(self) -> None:
        """Wait until the bot is in the room."""
        async with asyncio.timeout(60):
            while NICK not in self._client.presence.names("#uno"):
                await anext(self._messages)

    async def say(self, line: str, words: str) -> str:
        self._client.say("#uno", line)
        return await self.heard(words)


@asynccontextmanager
async def talking(address: tuple[str, int]) -> AsyncIterator[Talk]:
    client = await IrcClient.connect(*address, "ann")
    client.send("JOIN", "#uno")
    try:
        yield Talk(client)
    finally:
        await client.close()


def _cards(said: str) -> list[str]:
    """The cards of a hand; behind them it may say what can be played, who holds how many, and how to play."""
    return re.findall(r"\[(\w\S*?)\]", re.split(r" [(·|] ?", said.partition("Your cards")[2])[0])


@pytest.mark.timeout(240)  # three processes, one after the other
async def test_another_bot_takes_the_place_of_the_first_and_goes_on_with_the_table(
    bell: Path, tmp_path: Path
) -> None:
    told: list[str] = []
    async with IrcServer("127.0.0.1", 0) as server, talking(server.address) as ann:
        task = DevTask(*server.address, "#uno", Demo(seed=3), str(bell), str(tmp_path / "unobot.db"))
        bots = Bots(task, told.append)
        await bots.exchange()
        await ann.bot_enters()
        await ann.say("!uno classic +bell", "ann opens a table")
        await ann.say("!bot add", "joins")
        before = await ann.say("!deal", "Your cards")

        break_syntax(bell)
        with pytest.raises(NotStarted):
            await bots.exchange()
        assert _cards(await ann.say("!hand", "Your cards")) == _cards(before)
        assert [line for line in told if "SyntaxError" in line]

        make_whole = bell / "unobot_bell" / "bell.py"
        make_whole.write_text(make_whole.read_text().removesuffix("(\n"))
        await bots.exchange()
        await ann.heard("I am back, and the round goes on")
        assert _cards(await ann.heard("Your cards")) == _cards(before)
        await bots.end()


def test_what_is_wrong_with_a_plugin_is_found_at_a_save(
    bell: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenarios = bell / "scenarios" / "bell.toml"
    scenarios.write_text(scenarios.read_text().replace("y1", "y2", 1))

    assert check(bell, "classic +bell", tmp_path) == 1

    told = capsys.readouterr().out
    assert "FAILED  whoever comes after a 7 draws a card" in told
    assert "1 scenarios passed, 1 failed\n5 games, " in told


def test_a_plugin_that_cannot_be_loaded_is_told_apart(
    bell: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    break_syntax(bell)

    assert check(bell, "classic +bell", tmp_path) == BROKEN
    assert "SyntaxError" in capsys.readouterr().out


def test_only_the_files_of_a_plugin_are_watched(bell: Path) -> None:
    of_a_project, of_a_file = _Files(bell), _Files(bell / "unobot_bell" / "bell.py")

    watched = ["unobot_bell/bell.py", "unobot_bell/texts/en.ftl", "scenarios/bell.toml"]
    others = ["unobot_bell/__pycache__/bell.pyc", "unobot_bell/bell.py~", ".git/index.toml", "README.md"]
    assert [name for name in watched if of_a_project(Change.modified, str(bell / name))] == watched
    assert [name for name in others if of_a_project(Change.modified, str(bell / name))] == []
    assert [name for name in watched if of_a_file(Change.modified, str(bell / name))] == watched[:1]
