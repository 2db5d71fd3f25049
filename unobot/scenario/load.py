"""Reading scenario files, with errors that say which scenario, which key, and what was expected."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from uno_engine import BadTable, Duration
from unobot.scenario.lines import lines_of
from unobot.scenario.model import (
    Deal,
    Expectation,
    GivenInput,
    Look,
    RefusedCommand,
    Scenario,
    Step,
    TypedCommand,
    Wait,
)
from unobot.scenario.wording import plainly

_STEP: Final = re.compile(r"([^\s:]+): +(.*\S) *")
_SEED: Final = re.compile(r"[0-9a-f]{64}")
_TIME: Final = Duration("time", 0, "How long a step waits.")


class ScenarioError(ValueError):
    """A file or a scenario in it cannot be read; the text says where and what was expected."""


class WrittenScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
    seed: int | str = 1
    color: str | None = None
    direction: Literal["cw", "ccw"] = "cw"
    side: str | None = None
    under: str = ""
    bottom: str = ""
    laid_out: bool = True
    strict: bool = False


_KEYS: Final = WrittenScenario.__struct_fields__
"""All others belong to rules: who reads the file cannot know them yet."""


class Between(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that is not typed."""

    check: Expectation | None = None
    refused: str | None = None
    input: str | None = None


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file, or of all `.toml` files in a folder, by name.

    One with a value that cannot be read is there, too: its `wrong` says why, and it fails with that. Raises ScenarioError
    for a file that is no TOML, or has anything but scenarios.
    """
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
    if not all(isinstance(table, dict) for table in scenarios):
        raise ScenarioError(f"{file}: expected nothing but [[scenario]] tables")
    for number, (table, lines) in enumerate(zip(scenarios, lines_of(text), strict=True), 1):
        try:
            scenario = _scenario(table)
        except ScenarioError as error:
            yield _unreadable(table, number, str(error), f"{file}:{lines.of(str(error))}")
        else:
            steps = lines.of_steps(len(scenario.steps))
            yield replace(scenario, where=f"{file}:{lines.header}", lines=steps, key_lines=lines.keys)


def _unreadable(table: Mapping[str, Any], number: int, wrong: str, where: str) -> Scenario:
    """What stands for a scenario that cannot be read: it fails, and all others are played."""
    name = str(table.get("name", f"scenario {number}"))
    return Scenario(
        name=name, clauses=(), table="", seats=(), steps=(), expect=Expectation(), wrong=wrong, where=where
    )


def read(table: Mapping[str, Any]) -> Scenario:
    """The scenario in one [[scenario]] table. Raises ScenarioError."""
    name = f'"{table["name"]}": ' if "name" in table else ""
    try:
        return _scenario(table)
    except ScenarioError as error:
        raise ScenarioError(f"{name}{error}") from None


def _scenario(table: Mapping[str, Any]) -> Scenario:
    """The same; the error begins with the key or the step that is wrong."""
    try:
        written = msgspec.convert(
            {key: table[key] for key in table if key in _KEYS}, WrittenScenario, strict=True
        )
    except msgspec.ValidationError as error:
        raise ScenarioError(plainly(error, WrittenScenario)) from None
    steps = tuple(_step(step, number) for number, step in enumerate(written.steps, 1))
    fields = {key: getattr(written, key) for key in _KEYS}
    keys = {key: table[key] for key in table if key not in _KEYS}
    scenario = Scenario(**{**fields, "steps": steps, "keys": keys})
    _check(scenario)
    return scenario


def _step(step: str | Mapping[str, Any], number: int) -> Step:
    if isinstance(step, str):
        return _typed(step, number)
    try:
        between = msgspec.convert(step, Between)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"step {number}: {plainly(error, Between)}") from None
    match between:
        case Between(check=Expectation() as wanted, refused=None, input=None):
            return Look(wanted)
        case Between(check=None, refused=str() as text, input=None):
            typed = _typed(text, number)
            if isinstance(typed, TypedCommand):
                return RefusedCommand(typed)
        case Between(check=None, refused=None, input=str() as text) if match := _STEP.fullmatch(text):
            return GivenInput(match[1], match[2])
    raise ScenarioError(
        f'step {number}: expected {{ check = … }}, {{ refused = "seat: command" }} or {{ input = "seat: input" }}'
    )


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
    if scenario.under and scenario.top is None:
        raise ScenarioError("under: expected only with top")
    if scenario.turn is not None and scenario.top is None and scenario.row is None:
        raise ScenarioError("turn: expected only with top or row")
    if not scenario.laid_out and _lies_somewhere(scenario):
        raise ScenarioError(
            "laid_out: expected true where hands, top, flip, row, draw, color or turn are given"
        )
    if isinstance(scenario.seed, str) and not _SEED.fullmatch(scenario.seed):
        raise ScenarioError("seed: expected a number, or 64 hexadecimal digits")
    strange = _named(scenario) - set(scenario.seats)
    if strange:
        raise ScenarioError(f"no seat is called {' or '.join(sorted(strange))}")


def _lies_somewhere(scenario: Scenario) -> bool:
    """Whether it says of anything how it lies."""
    one = (scenario.top, scenario.flip, scenario.row, scenario.color, scenario.turn, scenario.dealer)
    return bool(scenario.hands or scenario.draw) or any(each is not None for each in one)


def _named(scenario: Scenario) -> set[str]:
    named = {seat for seat in (scenario.dealer, scenario.turn, *scenario.hands) if seat is not None}
    for step in (*scenario.steps, Look(scenario.expect)):
        match step:
            case TypedCommand() | RefusedCommand(command=TypedCommand()):
                named.add((step.command if isinstance(step, RefusedCommand) else step).seat)
            case GivenInput(seat=seat):
                named.add(seat)
            case Look():
                named |= step.wanted.seats()
    return named
