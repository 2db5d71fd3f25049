"""On which lines of a file its scenarios stand, and their steps: the reader of TOML does not tell."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

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
    """The lines of every `[[scenario]]` in a file that is TOML, in their order."""
    reader = _Reader()
    for number, kind, piece in _pieces(text):
        reader.take(number, kind, piece)
    return reader.found


def _pieces(text: str) -> Iterator[tuple[int, str, str]]:
    number = 1
    for match in _TOKEN.finditer(text):
        kind, piece = match.lastgroup or "", match[0]
        if kind != "left_out":
            yield number, kind, piece
        number += piece.count("\n")


class _Reader:
    """Follows the brackets, so that it knows which text is a step and which is only part of one."""

    def __init__(self) -> None:
        self.found: list[ScenarioLines] = []
        self._key = ""
        self._depth = 0
        self._between = False
        """Whether the next piece in the list of steps begins a step."""

    def take(self, number: int, kind: str, piece: str) -> None:
        """Take the next piece in."""
        if kind == "header" and self._depth == 0:
            self._head(number, piece.strip("[] "))
        elif not self.found or piece == "\n":
            self._key = self._key if self._depth else ""
        elif not self._key:
            self._name(number, piece.strip("\"'"))
        elif self._key == "steps":
            self._list(number, piece)
        else:
            self._nest(piece)

    def _head(self, number: int, name: str) -> None:
        if name == "scenario":
            self.found.append(ScenarioLines(number))
        elif self.found and name.startswith("scenario.expect"):
            self.found[-1].expect = self.found[-1].keys["expect"] = number
        self._key = ""

    def _name(self, number: int, key: str) -> None:
        self._key = key
        self.found[-1].keys.setdefault(key.partition(".")[0], number)
        if key.partition(".")[0] == "expect" and not self.found[-1].expect:
            self.found[-1].expect = number

    def _list(self, number: int, piece: str) -> None:
        if self._depth == 1 and self._between and piece not in {"]", ","}:
            self.found[-1].steps.append(number)
            self._between = False
        self._nest(piece)
        if self._depth == 1 and piece in {"[", ","}:
            self._between = True

    def _nest(self, piece: str) -> None:
        self._depth += (piece in {"[", "{"}) - (piece in {"]", "}"})
