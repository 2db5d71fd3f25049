"""Scenario files, read and checked."""

import re
import tomllib
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from uno_engine import BadTable, Duration
from unobot.kit.scenario import model
from unobot.parsing.nearest import nearest

_TOKEN: Final = re.compile(
    r"""
    (?P<header> ^[^\S\n]*\[\[?[^\[\]\n]*\]\]? )
  | (?P<left_out> \#[^\n]* | [^\S\n]+ )
  | (?P<text> \"{3}(?:\\.|[^\\])*?\"{3} | '{3}.*?'{3} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
  | (?P<sign> [\[\]{},=\n] )
  | (?P<word> [^\s,=\[\]{}\#"']+ )
  | (?P<stray> . )
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)


@dataclass(slots=True)
class ScenarioLines:
    """Where one scenario stands: the line of its header, of each step, and of what is expected in the end."""

    header: int
    steps: list[int] = field(default_factory=list)
    expect: int = 0
    keys: dict[str, int] = field(default_factory=dict)

    def of(self, wrong: str) -> int:
        """The line that is meant by an error that begins with a key, or with `step 3`; else that of the header."""
        step, key = re.match(r"(?:step (\d+)|([\w-]+))?", wrong).groups()  # type: ignore[union-attr]  # it may be empty
        if step is not None and int(step) <= len(self.steps):
            return self.steps[int(step) - 1]
        return self.keys.get(key, self.header)

    def of_steps(self, steps: int) -> tuple[int, ...]:
        """The lines of so many steps and of `expect` behind them; of what was not found, that of the header."""
        found = self.steps if len(self.steps) == steps else [self.header] * steps
        return (*found, self.expect or self.header)


def lines_of(text: str) -> list[ScenarioLines]:
    """Return the lines of every `[[scenario]]` in a file that is TOML, in their order. The reader of TOML does not tell them."""
    reader, number = _LineReader(), 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "left_out":
            reader.take(number, match.lastgroup or "", match[0])
        number += match[0].count("\n")
    return reader.found


class _LineReader:
    """Follows the brackets, so that it knows which text is a step and which is only part of one."""

    def __init__(self) -> None:
        self.found: list[ScenarioLines] = []
        self._key = ""
        self._depth = 0
        self._between = False
        """Whether the next piece in the list of steps begins a step."""

    def take(self, number: int, kind: str, piece: str) -> None:
        """Take the next piece in, which stands on that line."""
        if kind == "header" and self._depth == 0:
            name, self._key = piece.strip("[] "), ""
            if name == "scenario":
                self.found.append(ScenarioLines(number))
            elif self.found and name.startswith("scenario.expect"):
                self.found[-1].expect = self.found[-1].keys["expect"] = number
        elif not self.found or piece == "\n":
            self._key = self._key if self._depth else ""
        elif not self._key:
            self._key = piece.strip("\"'")
            lines, first = self.found[-1], self._key.partition(".")[0]
            lines.keys.setdefault(first, number)
            if first == "expect" and not lines.expect:
                lines.expect = number
        else:
            in_steps = self._key == "steps"
            if in_steps and self._depth == 1 and self._between and piece not in {"]", ","}:
                self.found[-1].steps.append(number)
                self._between = False
            self._depth += (piece in {"[", "{"}) - (piece in {"]", "}"})
            if in_steps and self._depth == 1 and piece in {"[", ","}:
                self._between = True


_MISTAKE: Final = re.compile(
    r"(?:Object contains unknown field `(?P<unknown>[^`]*)`|Object missing required field `(?P<missing>[^`]*)`"
    r"|Invalid enum value '(?P<value>.*)'|Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`)"
    r"(?: - at `\$(?P<path>.*)`)?"
)
"""The words of msgspec."""
_KINDS: Final[Mapping[str, str]] = {
    "int": "a number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "a table in { }",
}


def plainly(error: msgspec.ValidationError, within: type[msgspec.Struct]) -> str:
    """Return the error in plain words; `within` is the class that was read. It begins with the key that is wrong."""
    match = _MISTAKE.fullmatch(str(error))
    if match is None:
        return str(error)
    path = re.sub(r"\[\.\.\.\]", "", match["path"] or "").removeprefix(".")
    before = f"{path}." if path else ""
    if (key := match["unknown"]) is not None:
        keys = (_struct(_type_at(within, path)) or within).__struct_fields__
        near = nearest(key, keys)
        cure = f"did you mean {near[0]}?" if near else f"expected {_one_of(sorted(keys))}"
        return f"{before}{key}: there is no such key; {cure}"
    if (key := match["missing"]) is not None:
        return f"{before}{key}: is missing"
    if (value := match["value"]) is not None:
        return f"{path}: expected {_one_of(_literals(_type_at(within, path)))}, not {value}"
    kinds = [_KINDS[kind] for kind in match["wanted"].split(" | ") if kind in _KINDS]
    return f"{path}: expected {_one_of(kinds)}, not {_KINDS.get(match['found'], match['found'])}"


def _one_of(allowed: Iterable[str]) -> str:
    *others, last = allowed
    return f"{', '.join(others)} or {last}" if others else last


def _type_at(within: type[msgspec.Struct], path: str) -> object:
    """The type that is declared for a path, `expect.color`, as far as it leads through structs."""
    found: object = within
    for key in re.findall(r"\w+", path):
        kind = _struct(found)
        found = typing.get_type_hints(kind).get(key) if kind is not None else None
    return found


def _struct(type_: object) -> type[msgspec.Struct] | None:
    """The struct among the alternatives of a type."""
    union = typing.get_origin(type_) in {typing.Union, types.UnionType}
    for each in typing.get_args(type_) if union else (type_,):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            return each
    return None


def _literals(type_: object) -> list[str]:
    if typing.get_origin(type_) is Literal:
        return [str(value) for value in typing.get_args(type_)]
    return [value for each in typing.get_args(type_) for value in _literals(each)]


_STEP: Final = re.compile(r"([^\s:]+): +(.*\S) *")
_SEED: Final = re.compile(r"[0-9a-f]{64}")
_TIME: Final = Duration("time", 0, "How long a step waits.")


class ScenarioError(ValueError):
    """A file or a scenario in it cannot be read; the text says where and what was expected."""


_KEYS: Final = model.WrittenScenario.__struct_fields__
"""All others belong to rules: who reads the file cannot know them yet."""


class Between(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that is written as a table: a look, a command that must be refused, or an input."""

    check: model.Expectation | None = None
    refused: str | dict[str, str] | None = None
    input: str | None = None


def load(path: Path) -> list[model.Scenario]:
    """Return the scenarios of a file, or of all `.toml` files in a folder, by name.

    One with a value that cannot be read is there, too: its `wrong` says why, and it fails with that. Raises ScenarioError
    for a file that is no TOML, or has anything but scenarios.
    """
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return [scenario for file in files for scenario in _load_file(file)]


def _load_file(file: Path) -> Iterator[model.Scenario]:
    try:
        text = file.read_text(encoding="utf-8")
        tables = tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise ScenarioError(f"{file}: cannot be read: {error}") from None
    scenarios: Any = tables.get("scenario")
    listed = isinstance(scenarios, list) and all(isinstance(table, dict) for table in scenarios)
    if not listed or tables.keys() != {"scenario"}:
        raise ScenarioError(f"{file}: expected nothing but [[scenario]] tables")
    for number, (table, lines) in enumerate(zip(scenarios, lines_of(text), strict=True), 1):
        try:
            scenario = _scenario(table)
        except ScenarioError as error:
            # it fails, and all others are played
            yield model.Scenario(
                name=str(table.get("name", f"scenario {number}")),
                clauses=(),
                table="",
                seats=(),
                steps=(),
                expect=model.Expectation(),
                wrong=str(error),
                where=f"{file}:{lines.of(str(error))}",
            )
        else:
            steps = lines.of_steps(len(scenario.steps))
            yield replace(scenario, where=f"{file}:{lines.header}", lines=steps, key_lines=lines.keys)


def read(table: Mapping[str, Any]) -> model.Scenario:
    """Return the scenario in one [[scenario]] table. Raises ScenarioError."""
    name = f'"{table["name"]}": ' if "name" in table else ""
    try:
        return _scenario(table)
    except ScenarioError as error:
        raise ScenarioError(f"{name}{error}") from None


def _scenario(table: Mapping[str, Any]) -> model.Scenario:
    """Read one [[scenario]] table. Raises ScenarioError, which begins with the key or the step that is wrong."""
    try:
        written = msgspec.convert(
            {key: table[key] for key in table if key in _KEYS}, model.WrittenScenario, strict=True
        )
    except msgspec.ValidationError as error:
        raise ScenarioError(plainly(error, model.WrittenScenario)) from None
    steps = tuple(_step(step, number) for number, step in enumerate(written.steps, 1))
    fields = {key: getattr(written, key) for key in _KEYS}
    keys = {key: table[key] for key in table if key not in _KEYS}
    scenario = model.Scenario(**{**fields, "steps": steps, "keys": keys})
    if len(set(scenario.seats)) != len(scenario.seats) or len(scenario.seats) < 2:
        raise ScenarioError("seats: expected at least two, each once")
    if scenario.top is not None and scenario.flip is not None:
        raise ScenarioError("top and flip: expected one of them")
    if scenario.under and scenario.top is None:
        raise ScenarioError("under: expected only with top")
    if scenario.turn is not None and scenario.top is None and scenario.row is None:
        raise ScenarioError("turn: expected only with top or row")
    empty = [key for key, value in table["expect"].items() if value == {}]
    # one that is strict is looked at after every step
    if empty or not (table["expect"] or scenario.strict):
        key = f"expect.{empty[0]}" if empty else "expect"
        raise ScenarioError(f"{key}: is empty, so that nothing is checked")
    one = (scenario.top, scenario.flip, scenario.row, scenario.color, scenario.turn, scenario.dealer)
    lies = scenario.hands or scenario.draw or any(each is not None for each in one)
    if not scenario.laid_out and lies:
        raise ScenarioError(
            "laid_out: expected true where hands, top, flip, row, draw, color or turn are given"
        )
    if isinstance(scenario.seed, str) and not _SEED.fullmatch(scenario.seed):
        raise ScenarioError("seed: expected a number, or 64 hexadecimal digits")
    strange = scenario.named_seats() - set(scenario.seats)
    if strange:
        raise ScenarioError(f"no seat is called {' or '.join(sorted(strange))}")
    return scenario


def _step(step: str | Mapping[str, Any], number: int) -> model.Step:
    if isinstance(step, str):
        return _typed(step, number)
    try:
        between = msgspec.convert(step, Between)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"step {number}: {plainly(error, Between)}") from None
    match between:
        case Between(check=model.Expectation() as wanted, refused=None, input=None):
            return model.Look(wanted)
        case Between(check=None, refused=str() as text, input=None):
            if isinstance(typed := _typed(text, number), model.TypedCommand):
                return model.RefusedCommand(typed)
        case Between(check=None, refused={} as reasons, input=None) if len(reasons) == 1:
            ((text, why),) = reasons.items()
            if isinstance(typed := _typed(text, number), model.TypedCommand):
                return model.RefusedCommand(typed, why)
        case Between(check=None, refused=None, input=str() as text) if match := _STEP.fullmatch(text):
            return model.GivenInput(match[1], match[2])
    raise ScenarioError(
        f'step {number}: expected {{ check = … }}, {{ refused = "seat: command" }}, '
        '{ refused = { "seat: command" = "reason" } } or { input = "seat: input" }'
    )


def _typed(text: str, number: int) -> model.Step:
    if text == "deal":
        return model.Deal()
    match = _STEP.fullmatch(text)
    if match is None:
        raise ScenarioError(f'step {number}: expected "seat: command", "time: 3m" or "deal", not "{text}"')
    if match[1] != "time":
        return model.TypedCommand(match[1], match[2])
    try:
        return model.Wait(int(_TIME.read(match[2])))
    except BadTable:
        raise ScenarioError(f'step {number}: expected a time like 90s, 3m or 1h, not "{match[2]}"') from None
