"""The kinds of values a setting may have."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from unobot.config.secret import Secret

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """How a value is read. `read` raises ValueError or TypeError for what is not `expected`; `blank` stands in for it meanwhile."""

    expected: str
    read: Callable[[object], T]
    blank: T


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    if not value.strip():
        raise ValueError
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError
    return float(value)


def _section(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError
    return value


def _secret(value: object) -> Secret:
    if not isinstance(value, Secret):
        raise TypeError
    return value


_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}
_DURATION: Final = re.compile(r"(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?")


def seconds(text: str) -> float:
    """A duration as people write it, in seconds. Raises ValueError for anything else, and for none at all.

    >>> seconds("3m"), seconds("1h30m")
    (180.0, 5400.0)
    """
    found = _DURATION.fullmatch(text.strip().lower())
    total = (
        sum(int(part or 0) * _UNITS[unit] for part, unit in zip(found.groups(), "dhms", strict=True))
        if found
        else 0
    )
    if not total:
        raise ValueError(text)
    return float(total)


text: Final = Kind("a text in quotes", _text, "")
flag: Final = Kind("true or false", _flag, blank=False)
number: Final = Kind("a number", _number, 0.0)
section: Final[Kind[Mapping[str, object]]] = Kind("a table of settings", _section, {})
secret: Final = Kind("a secret: the text, or its …_env or …_file", _secret, Secret(""))
duration: Final = Kind('a duration such as "90s" or "3m"', lambda value: seconds(_text(value)), 0.0)


def whole(least: int, most: int) -> Kind[int]:
    """A whole number between two bounds, both allowed."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError
        if not least <= value <= most:
            raise ValueError
        return value

    return Kind(f"a whole number from {least} to {most}", read, least)


def matching(pattern: str, expected: str) -> Kind[str]:
    """A text that the regular expression matches as a whole."""
    compiled = re.compile(pattern)

    def read(value: object) -> str:
        if not compiled.fullmatch(_text(value)):
            raise ValueError
        return _text(value)

    return Kind(expected, read, "")


def one_of(words: Sequence[T]) -> Kind[T]:
    """One of these words."""
    quoted = [f'"{word}"' for word in words]

    def read(value: object) -> T:
        if not isinstance(value, type(words[0])):
            raise TypeError
        return words[words.index(value)]

    return Kind(f"{', '.join(quoted[:-1])} or {quoted[-1]}", read, words[0])


def several(kind: Kind[T], expected: str, least: int = 0) -> Kind[tuple[T, ...]]:
    """A list of at least so many items, all of one kind."""

    def read(value: object) -> tuple[T, ...]:
        if not isinstance(value, list | tuple):
            raise TypeError
        if len(value) < least:
            raise ValueError
        return tuple(map(kind.read, value))

    return Kind(expected, read, ())


def or_off(kind: Kind[T]) -> Kind[T | None]:
    """That kind, or "off" (or false), which is None."""

    def read(value: object) -> T | None:
        return None if value == "off" or value is False else kind.read(value)

    return Kind(f'{kind.expected}, or "off"', read, None)


def or_all(kind: Kind[T]) -> Kind[T | None]:
    """That kind, or "all", which is None."""
    return Kind(
        f'{kind.expected}, or "all"', lambda value: None if value == "all" else kind.read(value), None
    )
