"""`make test`: what fails is run once more, alone. What passes only then is flaky: it is listed, and above two is a failure.

`python -m tests.honesty.twice [PYTEST'S ARGUMENTS]`. Real servers are slow on a busy machine, so one second try is fair; but a test
that often needs it shows nothing. The exit status is 0 when every test passed at the first or the second try.
"""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest

MOST_FLAKY: Final = 2
_ALONE: Final = ("-n", "0", "--dist", "no", "--last-failed", "--last-failed-no-failures", "none")
_PHASES: Final = {"setup": "at set-up", "call": "", "teardown": "at tear-down"}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Pytest calls this, for it is given this module as a plugin."""
    parser.addoption("--outcomes", type=Path, help="a file for what became of each test")


def pytest_configure(config: pytest.Config) -> None:
    """Listen to the outcomes; not in a worker of xdist, whose outcomes the main process hears as well."""
    file: Path | None = config.getoption("--outcomes")
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Listener(file))


class _Outcomes(msgspec.Struct):
    """Which tests passed, and which failed in which phases; one that was skipped is neither. Whether the run was cut short."""

    passed: set[str] = msgspec.field(default_factory=set)
    failed: dict[str, list[str]] = msgspec.field(default_factory=dict)
    stopped: bool = True


class _Listener:
    """Writes down the outcomes of a run at its end."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._outcomes = _Outcomes()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._outcomes.failed.setdefault(report.nodeid, []).append(_PHASES.get(str(report.when), ""))
        elif report.passed and report.when == "call":
            self._outcomes.passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        outcomes = self._outcomes
        outcomes.passed -= outcomes.failed.keys()
        outcomes.stopped = bool(session.shouldfail or session.shouldstop)
        self._file.write_bytes(msgspec.json.encode(outcomes))


def _run(arguments: Sequence[str]) -> tuple[int, _Outcomes]:
    """Run pytest in a process of its own; returns its exit status and what became of its tests."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "outcomes.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tests.honesty.twice",
            f"--outcomes={file}",
            *arguments,
        ]
        status = subprocess.run(command, check=False).returncode
        # a pytest that was killed, or given an unknown option, has written nothing
        return status, msgspec.json.decode(
            file.read_bytes(), type=_Outcomes
        ) if file.exists() else _Outcomes()


def main(arguments: Sequence[str]) -> int:
    """Run the tests, and what failed once more; returns pytest's exit status, or 1 when too many are flaky."""
    status, first = _run(arguments)
    # anything else (a file that cannot be imported, -x, Ctrl-C) leaves tests that were never tried
    if status != pytest.ExitCode.TESTS_FAILED or first.stopped:
        return status
    _say("what failed is run once more, alone: real servers are slow on a busy machine")
    _, second = _run([*arguments, *_ALONE])
    # one that is skipped now has not passed either
    flaky = {name: phases for name, phases in first.failed.items() if name in second.passed}
    failed = [*(first.failed.keys() - flaky.keys()), *(second.failed.keys() - first.failed.keys())]
    return _verdict(flaky, sorted(failed))


def _verdict(flaky: dict[str, list[str]], failed: Sequence[str]) -> int:
    if flaky:
        _say(f"flaky, passed only at the second try: {len(flaky)}")
    for name, phases in flaky.items():
        where = " and ".join(filter(None, phases))
        sys.stdout.write(f"  {name}{f' (error {where})' if where else ''}\n")
    if failed:
        _say(f"failed: {len(failed)}")
    for name in failed:
        sys.stdout.write(f"  {name}\n")
    if len(flaky) > MOST_FLAKY:
        _say(f"failed: more than {MOST_FLAKY} are flaky")
    return 1 if failed or len(flaky) > MOST_FLAKY else 0


def _say(text: str) -> None:
    sys.stdout.write(f"test: {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
