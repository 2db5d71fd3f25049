"""What is wrong in a configuration.

SettingError (a ValueError)     one setting, told by its key; adapters raise it too
ConfigError                     everything that is wrong in one file, each with its line
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


class SettingError(ValueError):
    """A setting is not as it should be. `key` is its path, `("sasl", "account")`; the text says what was expected."""

    def __init__(self, key: str | Sequence[str], expected: str) -> None:
        self.key = tuple(key.split(".")) if isinstance(key, str) else tuple(key)
        self.expected = expected
        super().__init__(f"{dotted(self.key)}: {expected}")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something to be changed in the file. `line` is None if no line can be named."""

    file: Path
    line: int | None
    key: str
    expected: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else f"{self.file}"
        return ": ".join(part for part in (place, self.key, self.expected) if part)


class ConfigError(Exception):
    """The configuration cannot be used; `problems` has all that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: (problem.line or 0, problem.key)))
        super().__init__("\n".join(map(str, self.problems)))


def dotted(key: Iterable[str]) -> str:
    """A key as TOML writes it.

    >>> dotted(("network", "libera", "room", "#uno"))
    'network.libera.room."#uno"'
    """
    return ".".join(part if part.replace("-", "_").isidentifier() else f'"{part}"' for part in key)
