"""What is wrong in a configuration, as values.

Wrong        one setting, told by its key
Problem      the same with its place: file and line
ConfigError  everything that is wrong in one file
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

Key = tuple[str, ...]
"""The path of a setting: `("network", "libera", "port")`."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A setting is not as it should be. `why` says what was expected and what was found, never the value itself."""

    key: Key
    why: str


@dataclass(frozen=True, slots=True)
class Problem:
    """Something to be changed in the file. `line` is None if no line can be named."""

    file: Path
    line: int | None
    key: str
    why: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else f"{self.file}"
        return ": ".join(part for part in (place, self.key, self.why) if part)


class ConfigError(Exception):
    """The configuration cannot be used; `problems` has all that was found, in the order of the file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: (problem.line or 0, problem.key)))
        super().__init__("\n".join(map(str, self.problems)))


def dotted(key: Iterable[str]) -> str:
    """A key as TOML writes it.

    >>> dotted(("network", "libera", "room", "#uno"))
    'network.libera.room."#uno"'
    """
    return ".".join(part if part.replace("-", "_").isidentifier() else f'"{part}"' for part in key)
