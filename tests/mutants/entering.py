"""Which functions each test enters. As a plugin of pytest this module finds it out; `Entered` keeps it, and chooses tests.

What the tests start as a process of their own is not seen. What a shared fixture does counts for the test that came first.
"""

import os
import sys
import threading
import time
from collections.abc import Generator, Iterable
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest


class Seen(msgspec.Struct, frozen=True):
    """One test that passed: how many seconds it took, and which functions it entered, as `FILE NAME`."""

    seconds: float
    functions: frozenset[str]


class Entered(msgspec.Struct):
    """What was seen of all tests, by file and test; and the digests of the files as they were then."""

    digests: dict[str, str] = msgspec.field(default_factory=dict)
    tests: dict[str, dict[str, Seen]] = msgspec.field(default_factory=dict)

    def changed(self, root: Path, files: Iterable[str]) -> list[str]:
        """Those of the test files that are not as they were."""
        return [file for file in files if self.digests.get(file) != _digest(root / file)]

    def forget(self, root: Path) -> None:
        """Forget the test files that are gone."""
        for gone in [file for file in self.digests if not (root / file).exists()]:
            del self.digests[gone], self.tests[gone]

    def learn(self, root: Path, files: Iterable[str], folder: Path) -> None:
        """Take in what the processes of a run of these files have written into the folder."""
        for file in files:
            self.digests[file], self.tests[file] = _digest(root / file), {}
        for part in folder.iterdir():
            for test, seen in msgspec.json.decode(part.read_bytes(), type=dict[str, Seen]).items():
                self.tests.setdefault(test.partition("::")[0], {})[test] = seen

    def choose(self, file: str, function: str) -> list[tuple[str, Seen]]:
        """The tests that enter a function, those first that enter little else; for a module's own lines, any of its functions."""
        every = [pair for tests in self.tests.values() for pair in tests.items()]
        chosen = [pair for pair in every if f"{file} {function}" in pair[1].functions]
        if not chosen:
            chosen = [
                pair for pair in every if any(name.startswith(f"{file} ") for name in pair[1].functions)
            ]
        return sorted(chosen, key=lambda pair: (len(pair[1].functions) * (1 + pair[1].seconds), pair[0]))


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest() if file.exists() else ""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Pytest calls this, for it is given this module as a plugin."""
    parser.addoption("--entered", type=Path, help="a folder for what each test enters")


def pytest_configure(config: pytest.Config) -> None:
    """Watch, in each worker of xdist as well."""
    folder: Path | None = config.getoption("--entered")
    if folder is not None:
        config.pluginmanager.register(_Watcher(folder, config.rootpath))


class _Watcher:
    def __init__(self, folder: Path, root: Path) -> None:
        self._folder, self._root = folder, root
        # the code itself is kept, too: the id of one that is gone would be given to another
        self._names: dict[int, tuple[CodeType, str]] = {}
        self._now: set[str] = set()
        self._seen: dict[str, Seen] = {}
        self._failed = False

    def _enter(self, frame: FrameType, event: str, argument: Any) -> None:
        """Is called whenever a function is entered. It returns nothing, and so is not called for each line."""
        code = frame.f_code
        known = self._names.get(id(code))
        if known is None:
            known = self._names[id(code)] = code, self._name(code)
        self._now.add(known[1])

    def _name(self, code: CodeType) -> str:
        file = Path(code.co_filename)
        return f"{file.relative_to(self._root)} {code.co_qualname}" if file.is_relative_to(self._root) else ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._now, self._failed = set(), False
        since = time.perf_counter()
        threading.settrace(self._enter)
        sys.settrace(self._enter)
        done = yield
        sys.settrace(None)
        if not self._failed:
            seconds = round(time.perf_counter() - since, 3)
            self._seen[item.nodeid] = Seen(
                seconds, frozenset(name for name in self._now if name and name[:6] != "tests/")
            )
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= not report.passed

    def pytest_sessionfinish(self) -> None:
        (self._folder / f"{os.getpid()}.json").write_bytes(msgspec.json.encode(self._seen))
