"""Reading scenario files, with errors that say which scenario, which key, and what was expected."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from uno_engine import BadTable, Duration
from unobot.scenario.model import Deal, Expectation, Look, RefusedCommand, Scenario, Step, TypedCommand, Wait

_STEP: Final = re.compile(r"([^\s:]+): +(.*\S) *")
_HEADER: Final = re.compile(r"\s*\[\[\s*scenario\s*\]\]")
_TIME: Final = Duration("time", 0, "How long a step waits.")


class ScenarioError(ValueError):
    """A file or a scenario in it cannot be read; the text says where and what was expected."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario's table with the types it must have."""

    name: str
    clauses: tuple[str, ...]
    table: str
    seats: tuple[str, ...]
    steps: tuple[str | dict[str, Any], ...]
    expect: Expectation
    dealer: str | None = None
    turn: str | None = None
    hands: dict[str, str] = {}
    top: str | None = None
    flip: str | None = None
    row: tuple[str, ...] | None = None
    draw: str = ""
    seed: int = 1
    color: Literal["red", "yellow", "green", "blue", "none"] | None = None
    direction: Literal["cw", "ccw"] = "cw"


_KEYS: Final = _Written.__struct_fields__
"""All others belong to rules: who reads the file cannot know them yet."""


class _Between(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that is not typed."""

    check: Expectation | None = None
    refused: str | None = None


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file, or of all `.toml` files in a folder, by name. Raises ScenarioError."""
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return [scenario for file in files for scenario in _load(file)]


def _load(file: Path) -> Iterator[Scenario]:
    try:
        text = file.read_text(encoding="utf-8")
        tables = tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise ScenarioError(f"{file}: cannot be read: {error}") from None
    scenarios = tables.get("scenario")
    if not isinstance(scenarios, list) or tables.keys() != {"scenario"}:
        raise ScenarioError(f"{file}: expected nothing but [[scenario]] tables")
    # the reader of TOML tells no lines; inside a string of several lines a header could stand, too, but hardly does
    lines = [number for number, line in enumerate(text.splitlines(), 1) if _HEADER.match(line)]
    for number, table in enumerate(scenarios, 1):
        try:
            line = f":{lines[number - 1]}" if len(lines) == len(scenarios) else ""
            yield replace(read(table), where=f"{file}{line}")
        except ScenarioError as error:
            raise ScenarioError(f"{file}: scenario {number}: {error}") from None


def read(table: Mapping[str, Any]) -> Scenario:
    """The scenario in one [[scenario]] table. Raises ScenarioError."""
    name = f'"{table["name"]}": ' if "name" in table else ""
    try:
        written = msgspec.convert({key: table[key] for key in table if key in _KEYS}, _Written, strict=True)
        steps = tuple(_step(step, number) for number, step in enumerate(written.steps, 1))
        fields = {key: getattr(written, key) for key in _KEYS}
        keys = {key: table[key] for key in table if key not in _KEYS}
        scenario = Scenario(**{**fields, "steps": steps, "keys": keys})
        _check(scenario)
    except (msgspec.ValidationError, ScenarioError) as error:
        raise ScenarioError(f"{name}{error}") from None
    return scenario


def _step(step: str | Mapping[str, Any], number: int) -> Step:
    if isinstance(step, str):
        return _typed(step, number)
    try:
        between = msgspec.convert(step, _Between)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"step {number}: {error}") from None
    if between.check is not None and between.refused is None:
        return Look(between.check)
    if between.refused is not None and between.check is None:
        typed = _typed(between.refused, number)
        if isinstance(typed, TypedCommand):
            return RefusedCommand(typed)
    raise ScenarioError(f'step {number}: expected {{ check = … }} or {{ refused = "seat: command" }}')


def _typed(text: str, number: int) -> Step:
    if text == "deal":
        return Deal()
    match = _STEP.fullmatch(text)
    if match is None:
        raise ScenarioError(f'step {number}: expected "seat: command", "time: 3m" or "deal", not "{text}"')
    if match[1] != "time":
        return TypedCommand(match[1], match[2])
    try:
        return Wait(int(_TIME.read(match[2])))
    except BadTable:
        raise ScenarioError(f'step {number}: expected a time like 90s, 3m or 1h, not "{match[2]}"') from None


def _check(scenario: Scenario) -> None:
    """What a single value cannot show."""
    if len(set(scenario.seats)) != len(scenario.seats) or len(scenario.seats) < 2:
        raise ScenarioError("seats: expected at least two, each once")
    if scenario.top is not None and scenario.flip is not None:
        raise ScenarioError("top and flip: expected one of them")
    if scenario.turn is not None and scenario.top is None and scenario.row is None:
        raise ScenarioError("turn: expected only with top or row")
    strange = _named(scenario) - set(scenario.seats)
    if strange:
        raise ScenarioError(f"no seat is called {' or '.join(sorted(strange))}")


def _named(scenario: Scenario) -> set[str]:
    named = {seat for seat in (scenario.dealer, scenario.turn, *scenario.hands) if seat is not None}
    for step in (*scenario.steps, Look(scenario.expect)):
        match step:
            case TypedCommand() | RefusedCommand(command=TypedCommand()):
                named.add((step.command if isinstance(step, RefusedCommand) else step).seat)
            case Look():
                named |= step.wanted.seats()
    return named
