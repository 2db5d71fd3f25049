"""What the operator may set for a Matrix network."""

import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from unobot.config import Secret


@dataclass(frozen=True, slots=True)
class Settings:
    """One account on one homeserver, checked. Exactly one of `password` and `access_token` is set."""

    homeserver: str
    user: str
    password: str | None = field(default=None, repr=False)
    access_token: str | None = field(default=None, repr=False)
    rooms: tuple[str, ...] = ()
    invites_from: tuple[str, ...] = ()
    """Whose invitations into rooms are accepted: user ids, `*` standing for anything (`@*:example.org`)."""
    encryption: bool = True
    encrypt_direct: bool = True
    """Whether direct rooms that we make are encrypted (only with `encryption`)."""
    threads: bool = False
    """Whether a room's game is played in a thread."""
    edits: bool = False
    """Whether the line that says whose turn it is edits the one before, if that is the last we said, instead of standing below."""
    reactions: bool = True
    """Whether we put the possible answers as reactions below a prompt. Reactions are understood in any case."""
    burst: int = 10
    per_second: float = 0.2
    device_name: str = "unobot"
    ca_file: str | None = None


KNOWN = (
    "access_token",
    "ca_file",
    "device_name",
    "edits",
    "encrypt_direct",
    "encryption",
    "homeserver",
    "invites_from",
    "pace",
    "password",
    "reactions",
    "rooms",
    "threads",
    "user",
)


def read(values: Mapping[str, object]) -> Settings:
    """The settings in a configuration table, its secrets and file names being resolved already.

    Raises ValueError, beginning with the key, if something is missing, unknown or of the wrong type.
    """
    for key in values:
        if key not in KNOWN:
            raise ValueError(
                f"{key}: no such setting of a Matrix network; expected one of {', '.join(KNOWN)}"
            )
    burst, per_second = _pace(values.get("pace", {}))
    password, token = _secret(values, "password"), _secret(values, "access_token")
    if password is None and token is None:
        raise ValueError("password: missing; expected it, or else an access_token")
    if password is not None and token is not None:
        raise ValueError("access_token: a password is given too; expected only one of them")
    return Settings(
        homeserver=_homeserver(values),
        user=_user(values, token),
        password=password,
        access_token=token,
        rooms=tuple(room(name) for name in _texts(values, "rooms")),
        invites_from=_texts(values, "invites_from"),
        encryption=_encryption(values),
        encrypt_direct=_switch(values, "encrypt_direct", default=True),
        threads=_switch(values, "threads", default=False),
        edits=_switch(values, "edits", default=False),
        reactions=_switch(values, "reactions", default=True),
        burst=burst,
        per_second=per_second,
        device_name=_text(values, "device_name") or "unobot",
        ca_file=_file(values),
    )


def room(name: str) -> str:
    """A room's id or alias, checked. Raises ValueError if it is neither."""
    if len(name) < 2 or name[0] not in "#!" or (name[0] == "#" and ":" not in name):
        raise ValueError(f"rooms: expected aliases (#uno:example.org) and room ids (!…), not {name!r}")
    return name


def encryption_installed() -> bool:
    """Whether the libraries for encryption are there (the extra `e2e`)."""
    return all(importlib.util.find_spec(name) for name in ("nio", "vodozemac", "peewee"))


def _encryption(values: Mapping[str, object]) -> bool:
    wanted = _switch(values, "encryption", default=encryption_installed())
    if wanted and not encryption_installed():
        raise ValueError(
            "encryption: its libraries are not installed; expected false, or pip install 'unobot[e2e]'"
        )
    return wanted


def _homeserver(values: Mapping[str, object]) -> str:
    url = _text(values, "homeserver")
    if url is None or not url.startswith(("https://", "http://")):
        raise ValueError("homeserver: expected its address, like https://matrix.example.org")
    return url


def _user(values: Mapping[str, object], token: str | None) -> str:
    user = _text(values, "user")
    if user is None and token is not None:
        return ""
    if user is None or not user.startswith("@") or ":" not in user:
        raise ValueError("user: expected a whole user id, like @unobot:example.org")
    return user


def _secret(values: Mapping[str, object], name: str) -> str | None:
    value = values.get(name)
    if isinstance(value, Secret):
        value = value.reveal()
    if value is None or (isinstance(value, str) and value):
        return value
    raise ValueError(f"{name}: expected a text")


def _pace(value: object) -> tuple[int, float]:
    if not isinstance(value, Mapping) or set(value) - {"burst", "per_second"}:
        raise ValueError("pace: expected something like { burst = 10, per_second = 0.2 }")
    burst, per_second = value.get("burst", 10), value.get("per_second", 0.2)
    if not isinstance(burst, int) or not isinstance(per_second, int | float) or burst < 1 or per_second <= 0:
        raise ValueError("pace: expected burst to be a whole number from 1, per_second a number above 0")
    return burst, float(per_second)


def _texts(values: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = values.get(name, ())
    if isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(v, str) for v in value):
        return tuple(value)
    raise ValueError(f"{name}: expected a list of texts")


def _text(values: Mapping[str, object], name: str) -> str | None:
    value = values.get(name)
    if value is None or isinstance(value, str):
        return value
    raise ValueError(f"{name}: expected a text")


def _switch(values: Mapping[str, object], name: str, *, default: bool) -> bool:
    value = values.get(name, default)
    if isinstance(value, bool):
        return value
    raise ValueError(f"{name}: expected true or false")


def _file(values: Mapping[str, object]) -> str | None:
    name = _text(values, "ca_file")
    if name is not None and not Path(name).is_file():
        raise ValueError(f"ca_file: {name} cannot be read; expected a file of certificates")
    return name
