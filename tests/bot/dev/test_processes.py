"""The processes of `unobot dev`: the bot is exchanged, the plugin is checked, its files are watched."""

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from watchfiles import Change

from tests.plugins.built_in import needs
from unobot.cli.demo import Demo
from unobot.kit.dev import BROKEN, DevTask
from unobot.kit.dev.check import check
from unobot.kit.dev.play import Bots, NotStarted, _Files
from unobot.kit.new import ScaffoldNames, make_plugin


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


class Room:
    """What the bots say there, and what is told beside."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.told: list[str] = []
        self._news = asyncio.Event()
        self._read = 0

    def show(self, line: str) -> None:
        self.lines.append(line)
        self._news.set()

    async def shows(self, words: str) -> str:
        """The next line with these words."""
        async with asyncio.timeout(60):
            while True:
                while self._read < len(self.lines):
                    self._read += 1
                    if words in self.lines[self._read - 1]:
                        return self.lines[self._read - 1]
                self._news.clear()
                await self._news.wait()


def _cards(said: str) -> list[str]:
    """The cards of a hand; behind them it may say what can be played, who holds how many, and how to play."""
    return re.findall(r"\[(\w\S*?)\]", re.split(r" [(·|] ?", said.partition("Your cards")[2])[0])


@needs("computers")
@pytest.mark.timeout(240)  # three processes, one after the other
async def test_another_bot_takes_the_place_of_the_first_and_goes_on_with_the_table(
    bell: Path, tmp_path: Path
) -> None:
    room, demo = Room(), Demo(table="classic +bell", players=2, people=("ann",))
    bots = Bots(
        DevTask(demo.network(), str(bell), str(tmp_path / "unobot.db"), 3), room.show, room.told.append
    )
    await bots.exchange()
    await room.shows("Welcome, ann!")
    await room.shows("ann opens a table")
    await room.shows("joins")
    await bots.type("!deal")
    before = await room.shows("Your cards")

    break_syntax(bell)
    with pytest.raises(NotStarted):
        await bots.exchange()
    await bots.type("!hand")
    assert _cards(await room.shows("Your cards")) == _cards(before)
    assert [line for line in room.told if "SyntaxError" in line]

    make_whole = bell / "unobot_bell" / "bell.py"
    make_whole.write_text(make_whole.read_text().removesuffix("(\n"))
    await bots.exchange()
    await room.shows("I'm back, and the round continues")
    assert _cards(await room.shows("Your cards")) == _cards(before)
    assert sum("Welcome" in line for line in room.lines) == 1
    await bots.type("/quit")
    assert await bots.ended() == 0
    assert room.lines[-1].startswith("A bot of your own")


async def test_a_bot_that_cannot_begin_is_told(bell: Path, tmp_path: Path) -> None:
    room = Room()
    bots = Bots(
        DevTask(Demo().network(), str(bell), str(tmp_path / "no" / "folder.db")), room.show, room.told.append
    )

    with pytest.raises(NotStarted):
        await bots.exchange()

    assert await bots.ended() == 1
    assert room.told


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
