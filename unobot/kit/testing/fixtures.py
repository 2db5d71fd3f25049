"""Fixtures, and collecting scenarios where a project wants them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, Protocol

import pytest

from uno_engine import Catalogue
from unobot.config import TableSettings
from unobot.kit.scenario import Scenario, ScenarioError, load, run
from unobot.kit.testing.room import PlainRoom, plain_room
from unobot.plugins import Plugins, catalogue, has_plugins, load_plugins
from unobot.plugins.find import Uninstalled, find
from unobot.tables.table import Table
from unobot.tables.watchdog import Watchdog

_PLUGINS: Final = pytest.StashKey[Plugins]()
_RULES: Final = pytest.StashKey[Catalogue]()


def chosen_plugins(config: pytest.Config) -> Plugins:
    """Return the plugins that are installed, with those of the project that is tested: it need not be installed itself.

    A conftest.py may choose others by the hook `pytest_unobot_plugins`. Raises `pytest.UsageError` if a plugin of the project cannot be loaded.
    """
    if _PLUGINS not in config.stash:
        chosen: Plugins | None = config.hook.pytest_unobot_plugins(config=config)
        tested = [config.rootpath] if chosen is None and has_plugins(config.rootpath) else []
        config.stash[_PLUGINS] = plugins = load_plugins(paths=tested) if chosen is None else chosen
        names = {each.name for each in find(paths=tested).points.values() if isinstance(each, Uninstalled)}
        for broken in plugins.broken:
            if broken.name in {*names, *(path.name for path in tested)}:
                raise pytest.UsageError(f"the plugin {broken.name} cannot be loaded: {broken.reason}")
    return config.stash[_PLUGINS]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Load the plugins of the project before all else: without one of them every test would say something else."""
    # what a conftest.py chooses may be broken on purpose
    if not session.config.hook.pytest_unobot_plugins.get_hookimpls():
        chosen_plugins(session.config)


def chosen_rules(config: pytest.Config) -> Catalogue:
    """Return the rules and presets of the plugins that tests play with."""
    if _RULES not in config.stash:
        config.stash[_RULES] = catalogue(chosen_plugins(config))
    return config.stash[_RULES]


@pytest.fixture(scope="session")
def rules(request: pytest.FixtureRequest) -> Catalogue:
    """Every rule and preset of the plugins: `rules.compose("classic +cow")`."""
    return chosen_rules(request.config)


@pytest.fixture
def players() -> tuple[str, ...]:
    """The people in the room. A test module that wants others has a fixture of this name that returns them."""
    return ("ann", "bob", "cid")


@pytest.fixture
def room(request: pytest.FixtureRequest, players: tuple[str, ...]) -> Iterator[PlainRoom]:
    """The real bot with all plugins, in `#uno`, a room in memory in which the `players` are; time stands until `wait`.

    A test fails when it ends if a message that the bot said was faulty: one that is missing, or speaks of a variable that it is not given.
    """
    settings = TableSettings(features={"achievements": False})
    with plain_room(*players, plugins=chosen_plugins(request.config), tables=settings) as opened:
        yield opened
        faulty = opened.room.bot.router.services.texts.problems
    assert not faulty, "faulty messages: " + "; ".join(faulty)


class OpenTable(Protocol):
    """Opens a table in the room, and lets all players sit down and be dealt to."""

    def __call__(self, line: str = "classic", *names: str) -> Table:
        """`line` is what follows `!uno`; `names` are those who sit down, all players if none is named."""
        ...


@pytest.fixture
def table(room: PlainRoom, players: tuple[str, ...]) -> OpenTable:
    """A function that opens a table in the room and deals: `table("classic +cow")`. It returns the bot's table."""

    def opened(line: str = "classic", *names: str) -> Table:
        first, *others = names or players
        said = room.say(first, f"!new {line}")
        assert room.find_table() is not None, f"no table was opened: {said}"
        for name in others:
            room.say(name, "!join")
        room.say(first, "!deal")
        return room.table()

    return opened


class DealCards(Protocol):
    """Lays the cards of the open table."""

    def __call__(
        self,
        hands: Mapping[str, str],
        *,
        top: str | None = None,
        draw: str = "",
        row: str | Sequence[str] | None = None,
        turn: str | None = None,
        color: str | None = None,
        direction: Literal["cw", "ccw"] = "cw",
        side: str | None = None,
        under: str = "",
        bottom: str = "",
    ) -> None:
        """The keys are those of a scenario. Who is not in `hands` holds cards by chance; the first in it is to play."""
        ...


@pytest.fixture
def deal(room: PlainRoom) -> DealCards:
    """A function that lays the cards: `deal(hands={"ann": "r2 b5"}, top="r9")`. Nobody is told; `!hand` and `!top` tell."""
    return room.lay_out


_HEADER: Final = re.compile(r"^\s*\[\[\s*scenario\s*\]\]", re.MULTILINE)


class StepFailed(Exception):
    """A step of a scenario does not come out as it says; the text begins with the step's file and line."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect every .toml file that has a `[[scenario]]`."""
    if file_path.suffix != ".toml" or not _HEADER.search(
        file_path.read_text(encoding="utf-8", errors="replace")
    ):
        return None
    collector: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
    return collector


class ScenarioFile(pytest.File):
    """A file of scenarios, as pytest collects it."""

    def collect(self) -> Iterator["ScenarioItem"]:
        """Yield a test for each scenario of the file; an error of the file that none can be read from it."""
        for scenario in load(self.path):
            yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return what is wrong with the file, without the way there through our code."""
        return _told(excinfo) or super().repr_failure(excinfo)


class ScenarioItem(pytest.Item):
    """One scenario of a file as a test: it passes if everything goes as the scenario says."""

    def __init__(self, *, scenario: Scenario, **rest: Any) -> None:
        super().__init__(**rest)
        self.scenario = scenario

    def runtest(self) -> None:
        """Play the scenario. Raises `StepFailed`."""
        rules, texts = chosen_rules(self.config), chosen_plugins(self.config).brought.texts
        watchdog = Watchdog()
        with watchdog.awake():
            result = run(self.scenario, rules, texts, watchdog)
        if not result.passed:
            raise StepFailed(f"{result.where}: {result.message}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return where and why the scenario fails, without the way there through our code."""
        return _told(excinfo) or super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the file, the line of the scenario's header (from 0, as pytest counts), and its name."""
        return self.path, int(self.scenario.where.rpartition(":")[2]) - 1, self.name


def _told(excinfo: pytest.ExceptionInfo[BaseException]) -> str | None:
    return str(excinfo.value) if isinstance(excinfo.value, StepFailed | ScenarioError) else None
