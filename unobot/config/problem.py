"""What is wrong in a configuration, and what is surely not meant."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from unobot.parsing.nearest import nearest

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


def format_key(key: Iterable[str]) -> str:
    """Return a key as TOML writes it: `network.libera.nick`.

    >>> format_key(("network", "libera", "room", "#uno"))
    'network.libera.room."#uno"'
    """
    return ".".join(part if part.replace("-", "_").isidentifier() else f'"{part}"' for part in key)


class KeyLines:
    r"""The line of every key of a text that is known to be TOML.

    Our own, because no well-kept library says it: neither tomllib (cpython issue 115516) nor tomlkit (its issue 55) keeps
    positions. tomllib still does all the parsing here.

    >>> lines = KeyLines("[network.libera]\nport = 6697\nrooms = [\n  '#uno',\n]\n")
    >>> lines.of(("network", "libera", "rooms")), lines.of(("network", "libera", "nick"))
    (3, 1)
    """

    def __init__(self, text: str = "") -> None:
        self._at: dict[Key, int] = {}
        self._first_inside: dict[Key, int] = {}
        table: Key = ()
        statement, start = "", 1
        for number, line in enumerate(text.split("\n"), start=1):
            start = start if statement else number
            statement += line + "\n"
            try:
                # a statement is as many lines as TOML needs to read it
                paths = list(_paths(tomllib.loads(statement)))
            except tomllib.TOMLDecodeError:
                continue
            if statement.lstrip().startswith("["):
                table = paths[-1]
                paths = [()]
            statement = ""
            for key in ((*table, *path) for path in paths):
                self._at.setdefault(key, start)
                for length in range(1, len(key)):
                    self._first_inside.setdefault(key[:length], start)

    def of(self, key: Sequence[str]) -> int | None:
        """Return the line of the key, or of the nearest table around it; None for a key that stands nowhere.

        A table without a line of its own, as `a` in `[a.b]`, stands where its first part does.
        """
        for length in range(len(key), 0, -1):
            part = tuple(key[:length])
            if (line := self._at.get(part, self._first_inside.get(part))) is not None:
                return line
        return None


def _paths(values: Mapping[str, object]) -> Iterator[Key]:
    for key, value in values.items():
        yield (key,)
        inner = value[0] if isinstance(value, list) and value else value
        if isinstance(inner, dict):
            yield from ((key, *path) for path in _paths(inner))


def doubtful_rooms(rooms: Sequence[str], tuned: Sequence[str]) -> Iterator[Wrong]:
    """Yield that there are no rooms at all, and each room with settings of its own that the bot will not be in.

    `tuned` are the rooms with a table `[network.NAME.room."ROOM"]`, in lower case.
    """
    if not rooms:
        yield Wrong(("rooms",), 'the bot is in no room; expected a list such as ["#uno"]')
    listed = {room.casefold(): room for room in rooms}
    for room in tuned:
        if rooms and room not in listed:
            near = [listed[each] for each in nearest(room, listed)]
            cure = f'did you mean "{near[0]}"?' if near else f"expected one of {', '.join(rooms)}"
            yield Wrong(("room", room), f"settings of a room that is not in rooms; {cure}")
