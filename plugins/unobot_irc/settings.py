"""What an operator may set for one IRC network, read from the configuration with errors that say what was expected."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from unobot.config import Secret

_ROOM = re.compile(r"[^\w\s,:\x00-\x1f][^\s,\x00-\x1f]*( [^\s,:\x00-\x1f]+)?")
_WORD = re.compile(r"[^\s:\x00-\x1f@!][^\s\x00-\x1f@!]*")


@dataclass(frozen=True, slots=True)
class Sasl:
    """The services account to log in with, by SASL PLAIN."""

    account: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the network lets us speak: so many lines at once, so many a second in the long run."""

    burst: int = 5
    per_second: float = 1.0


@dataclass(frozen=True, slots=True)
class Settings:
    """One IRC network. A room may be written with its key, `#uno secret`; times are in seconds."""

    host: str
    nick: str
    port: int = 6697
    tls: bool = True
    ca_file: str | None = None
    username: str = "unobot"
    realname: str = "UNO"
    rooms: tuple[str, ...] = ()
    sasl: Sasl | None = None
    password: str | None = field(default=None, repr=False)
    trust_hosts: bool = False
    pace: Pace = Pace()
    connect_timeout: float = 30.0
    ping_after: float = 60.0
    ping_timeout: float = 30.0


def read(settings: Mapping[str, object]) -> Settings:
    """Make `Settings` of a table of the configuration, secrets being resolved already.

    Raises `ValueError`, naming the key and what was expected, or an ExceptionGroup of several.
    """
    wrong = [_wrong(key, _EXPECTED[key], "missing; ") for key in _EXPECTED if key not in settings]
    values: dict[str, Any] = {}
    for key, value in settings.items():
        try:
            values[key] = _reader(key)(key, value)
        except ValueError as error:
            wrong.append(error)
    if len(wrong) > 1:
        raise ExceptionGroup("settings", wrong)
    if wrong:
        raise wrong[0]
    return Settings(**values)


def _reader(key: str) -> Callable[[str, object], object]:
    if key not in _READERS:
        known = ", ".join(sorted(_READERS))
        raise ValueError(f"{key}: no such setting of an IRC network; expected one of {known}")
    return _READERS[key]


_EXPECTED = {"host": "the server's host name", "nick": "the bot's nickname"}


def _wrong(key: str, expected: str, problem: str = "") -> ValueError:
    return ValueError(f"{key}: {problem}expected {expected}")


def _line(key: str, value: object) -> str:
    if not isinstance(value, str) or not value or any(char in value for char in "\r\n\0"):
        raise _wrong(key, "a text of one line")
    return value


def _secret(key: str, value: object) -> str:
    return _line(key, value.reveal() if isinstance(value, Secret) else value)


def _word(key: str, value: object) -> str:
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise _wrong(key, f"{_EXPECTED.get(key, 'a name')}, one word")
    return value


def _port(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value < 65536:
        raise _wrong(key, "a number from 1 to 65535")
    return value


def _flag(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _wrong(key, "true or false")
    return value


def _seconds(key: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
        raise _wrong(key, "a number above 0")
    return float(value)


def _file(key: str, value: object) -> str:
    if not isinstance(value, str) or not Path(value).is_file():
        raise _wrong(key, "the path of a file that exists")
    return value


def _rooms(key: str, value: object) -> tuple[str, ...]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _wrong(key, 'a list of channels, ["#uno"]')
    for room in value:
        if not isinstance(room, str) or not _ROOM.fullmatch(room):
            raise _wrong(key, f'channels such as "#uno" or, with its key, "#uno key"; not {room!r}')
    return tuple(value)


def _table(key: str, value: object, names: Sequence[str]) -> Mapping[str, object]:
    if not isinstance(value, Mapping) or not set(value) <= set(names):
        raise _wrong(key, f"a table with {' and '.join(names)}")
    return value


def _sasl(key: str, value: object) -> Sasl:
    table = _table(key, value, ("account", "password"))
    return Sasl(
        _line(f"{key}.account", table.get("account")), _secret(f"{key}.password", table.get("password"))
    )


def _pace(key: str, value: object) -> Pace:
    table = _table(key, value, ("burst", "per_second"))
    burst = table.get("burst", 5)
    if not isinstance(burst, int) or isinstance(burst, bool) or burst < 1:
        raise _wrong(f"{key}.burst", "a whole number of lines, 1 or more")
    return Pace(burst, _seconds(f"{key}.per_second", table.get("per_second", 1.0)))


_READERS: Mapping[str, Callable[[str, object], object]] = {
    "host": _word,
    "nick": _word,
    "port": _port,
    "tls": _flag,
    "ca_file": _file,
    "username": _word,
    "realname": _line,
    "rooms": _rooms,
    "sasl": _sasl,
    "password": _secret,
    "trust_hosts": _flag,
    "pace": _pace,
    "connect_timeout": _seconds,
    "ping_after": _seconds,
    "ping_timeout": _seconds,
}
