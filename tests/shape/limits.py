"""Limits for the numbers, in limits.toml. None may rise: each is compared with every version of it in the history."""

import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

from tests.bench.journey import line
from tests.shape.measures import ROOT, standing
from tests.shape.turn import turn

_FILE: Final = "tests/shape/limits.toml"
_CHANCE: Final = {"line-changes": 1.01}
"""By so much a number may differ from run to run: which thread is first."""


def _read(text: str) -> Mapping[str, Mapping[str, float]]:
    return tomllib.loads(text)


_HERE: Final = _read((ROOT / _FILE).read_text(encoding="utf-8"))
LIMITS: Final = {name: each["limit"] for name, each in _HERE.items()}
GOALS: Final = {name: each["goal"] for name, each in _HERE.items()}


def is_loose(name: str, number: float) -> bool:
    """Whether a limit is so far above its number, and above its goal, that it is to fall. A few changes of file are chance."""
    return LIMITS[name] > GOALS[name] and number < 0.98 * LIMITS[name]


def measured() -> dict[str, float]:
    """Every number by the name of its limit: of one line, of one turn, and of the sources."""
    return line() | turn() | standing()


def earlier() -> Iterator[tuple[str, Mapping[str, float]]]:
    """Yield the limits of every commit that changed them. Raises `OSError` or `CalledProcessError` outside a repository."""
    commits = _git("log", "--format=%h", "--", _FILE).split()
    for commit in commits:
        yield commit, {name: each["limit"] for name, each in _read(_git("show", f"{commit}:{_FILE}")).items()}


def _git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def lower(found: Mapping[str, float]) -> None:
    """Write the file anew: each limit that is loose falls to what was measured, but never below its goal."""
    rows = (
        f"{name} = {{ limit = {_fallen(name, number):g}, goal = {GOALS[name]:g} }}"
        for name, number in found.items()
    )
    head = (ROOT / _FILE).read_text(encoding="utf-8").partition("\n\n")[0]
    (ROOT / _FILE).write_text("\n".join([head, "", *rows, ""]), encoding="utf-8")


def _fallen(name: str, number: float) -> float:
    if not is_loose(name, number):
        return LIMITS[name]
    return max(round(number * _CHANCE.get(name, 1.0), 1), GOALS[name])
