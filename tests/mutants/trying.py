"""Trying whether tests notice a mutant: in a copy of the project, so that nothing here is ever wrong."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.changes import Mutant
from tests.mutants.entering import Entered, Seen

_FIRST: Final = 30
"""So many tests are run before all others: mostly one of them notices, and the others need not be imported."""

_START: Final = 60.0
"""So many seconds pytest may take beside the tests."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which test has noticed the mutant; empty if none has of so many that were run."""

    by: str
    run: int


class Copy:
    """A copy of the project in which one module after the other is changed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._folder = folder
        for name in _files(root):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, folder / name)
        # the last is for these programs, where the project is another one
        paths = [folder, folder / "engine", folder / "plugins", Path(__file__).parents[2]]
        self._environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}

    def watch(self, files: Sequence[str], entered: Entered) -> None:
        """Find out what the tests of these files enter. Raises RuntimeError if they cannot be run at all."""
        with tempfile.TemporaryDirectory() as folder:
            options = [
                "-p",
                "tests.mutants.entering",
                f"--entered={folder}",
                "-q",
                "-n",
                "0",
                "-p",
                "no:cacheprovider",
            ]
            command = [sys.executable, "-m", "pytest", *options, *files]
            status = subprocess.run(command, cwd=self._folder, env=self._environment, check=False).returncode
            if status not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
                raise RuntimeError(f"pytest could not run {' '.join(files)}")
            entered.learn(self._folder, files, Path(folder))

    def judge(self, mutant: Mutant, tests: Sequence[tuple[str, Seen]]) -> Verdict:
        """Run the tests until one notices. What only fails on a busy machine, with the mutant or without, does not count."""
        left = list(tests)
        run = 0
        while left:
            now = left[: _FIRST if run == 0 else None]
            by = self._noticed(mutant, now)
            if by and (by not in dict(now) or self._passes(by, dict(now)[by])):
                return Verdict(by, run + len(now))
            left = [test for test in left if test not in now or (by and test[0] != by)]
            run = len(tests) - len(left)
        return Verdict("", run)

    def _noticed(self, mutant: Mutant, tests: Sequence[tuple[str, Seen]]) -> str:
        """The first test that fails, or what else went wrong; empty if all pass."""
        with self._changed(mutant):
            status, said = self._pytest(tests)
        if status in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) (\S+::.+?)(?: - .*)?$", said, re.MULTILINE)
        if failed:
            return failed[1]
        # pytest says the same when a test is not there and when its module cannot be imported any more
        if status is not None and self._pytest(tests)[0] != pytest.ExitCode.OK:
            raise RuntimeError(f"the tests do not pass without the mutant, either:\n{said}")
        return "no end" if status is None else "no start"

    def _passes(self, test: str, seen: Seen) -> bool:
        """Whether it passes without the mutant; quick ones always do, and are not asked."""
        return seen.seconds < 1 or self._pytest([(test, seen)])[0] == pytest.ExitCode.OK

    @contextmanager
    def _changed(self, mutant: Mutant) -> Iterator[None]:
        file = self._folder / mutant.file
        before = file.read_bytes()
        # Python compares only seconds and size, which may be the same
        compiled = Path(cache_from_source(file))
        compiled.unlink(missing_ok=True)
        file.write_bytes(mutant.source)
        try:
            yield
        finally:
            file.write_bytes(before)
            compiled.unlink(missing_ok=True)

    def _pytest(self, tests: Sequence[tuple[str, Seen]]) -> tuple[int | None, str]:
        """Run these tests up to the first failure; returns pytest's exit status, none if it did not end, and what it said."""
        options = ["-x", "-q", "--tb=no", "-n", "0", "-p", "no:cacheprovider"]
        # a mutant that waits for ever fails its test sooner than the usual time-out
        options.append(f"--timeout={20 + 4 * max(seen.seconds for _, seen in tests):.0f}")
        command = [sys.executable, "-m", "pytest", *options, *(name for name, _ in tests)]
        limit = _START + 4 * sum(seen.seconds for _, seen in tests)
        with tempfile.TemporaryFile("w+") as said:
            running = subprocess.Popen(
                command,
                cwd=self._folder,
                env=self._environment,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            status = _ended(running, limit)
            said.seek(0)
            return status, said.read()


def _ended(running: "subprocess.Popen[bytes]", limit: float) -> int | None:
    """The exit status, none if it had to be killed; first as by Ctrl-C, so that servers are ended by their fixtures."""
    try:
        return running.wait(limit)
    except subprocess.TimeoutExpired:
        running.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            running.wait(15)
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    return None


def _files(root: Path) -> list[str]:
    """What belongs to the project: what git knows, and what is new and not ignored."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    return [name for name in names if name and (root / name).is_file()]
