"""On which line of a TOML file a key stands.

Our own, because no well-kept library says it: neither tomllib (cpython issue 115516) nor tomlkit (its issue 55) keeps
positions. tomllib still does all the parsing here.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence

Key = tuple[str, ...]


class KeyLines:
    r"""The line of every key of a text that is known to be TOML.

    >>> lines = Lines("[network.libera]\nport = 6697\nrooms = [\n  '#uno',\n]\n")
    >>> lines.of(("network", "libera", "rooms")), lines.of(("network", "libera", "nick"))
    (3, 1)
    """

    def __init__(self, text: str = "") -> None:
        self._at: dict[Key, int] = {}
        for key, line in _keys(text):
            self._at.setdefault(key, line)

    def of(self, key: Sequence[str]) -> int | None:
        """The line of the key, or of the nearest table around it; None for a key that stands nowhere."""
        for length in range(len(key), 0, -1):
            if (line := self._at.get(tuple(key[:length]))) is not None:
                return line
        return None


def _keys(text: str) -> Iterator[tuple[Key, int]]:
    table: Key = ()
    for line, statement in _statements(text):
        parsed = tomllib.loads(statement)
        if statement.lstrip().startswith("["):
            *_, table = _paths(parsed)
            yield table, line
        else:
            for path in _paths(parsed):
                yield (*table, *path), line


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each statement with the number of its first line: a statement is as many lines as TOML needs to read it."""
    pending, start = "", 1
    for number, line in enumerate(text.split("\n"), start=1):
        start = start if pending else number
        pending += line + "\n"
        if _readable(pending):
            yield start, pending
            pending = ""


def _readable(statement: str) -> bool:
    try:
        tomllib.loads(statement)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _paths(values: Mapping[str, object]) -> Iterator[Key]:
    for key, value in values.items():
        yield (key,)
        inner = value[0] if isinstance(value, list) and value else value
        if isinstance(inner, dict):
            yield from ((key, *path) for path in _paths(inner))
