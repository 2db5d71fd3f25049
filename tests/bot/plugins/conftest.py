"""Plugins written as modules into a folder, for one test."""

import itertools
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

HEAD = "from unobot.plugins.hookspecs import hookimpl\n"
_numbers = itertools.count()

Plugin = Callable[[str, str], EntryPoint]


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugin]:
    """Make the entry point of a plugin with that name and that source."""
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def plugin(name: str, source: str) -> EntryPoint:
        made.append(f"made_for_a_test_{next(_numbers)}")
        (tmp_path / f"{made[-1]}.py").write_text(HEAD + source, encoding="utf-8")
        return EntryPoint(name, made[-1], "unobot")

    yield plugin
    for module in made:
        sys.modules.pop(module, None)
