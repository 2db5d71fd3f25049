"""Scenario files as tests: each `[[scenario]]` is one, and a failure names the line of the step."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from unobot.scenario import Scenario, ScenarioError, load, run
from unobot.tables.watchdog import Watchdog
from unobot.testing.chosen import chosen_plugins, chosen_rules

_HEADER: Final = re.compile(r"^\s*\[\[\s*scenario\s*\]\]", re.MULTILINE)


class StepFailed(Exception):
    """A scenario does not hold; the text begins with the file and line of the step."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Take every .toml file that has a `[[scenario]]`."""
    if file_path.suffix != ".toml" or not _HEADER.search(
        file_path.read_text(encoding="utf-8", errors="replace")
    ):
        return None
    collector: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)
    return collector


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator["ScenarioItem"]:
        """Each of its scenarios; an error of the file that none can be read from it."""
        for scenario in load(self.path):
            yield ScenarioItem.from_parent(self, name=scenario.name, scenario=scenario)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is wrong with the file, without the way there through our code."""
        return _told(excinfo) or super().repr_failure(excinfo)


class ScenarioItem(pytest.Item):
    """One scenario of a file as a test: it passes if everything goes as the scenario says."""

    def __init__(self, *, scenario: Scenario, **rest: Any) -> None:
        super().__init__(**rest)
        self.scenario = scenario

    def runtest(self) -> None:
        """Play it. Raises `StepFailed`."""
        rules, texts = chosen_rules(self.config), chosen_plugins(self.config).brought.texts
        watchdog = Watchdog()
        with watchdog.awake():
            result = run(self.scenario, rules, texts, watchdog)
        if not result.passed:
            raise StepFailed(f"{result.where}: {result.message}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Where and why it does not hold, without the way there through our code."""
        return _told(excinfo) or super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file, the line of the scenario's header (from 0, as pytest counts), and its name."""
        return self.path, int(self.scenario.where.rpartition(":")[2]) - 1, self.name


def _told(excinfo: pytest.ExceptionInfo[BaseException]) -> str | None:
    return str(excinfo.value) if isinstance(excinfo.value, StepFailed | ScenarioError) else None
