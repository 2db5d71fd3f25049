"""What the operator may set for a Matrix network."""

import importlib.util
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

SECRETS = ("password", "access_token")


@dataclass(frozen=True, slots=True)
class Settings:
    """One account on one homeserver, checked. Exactly one of `password` and `access_token` is set."""

    homeserver: str
    user: str
    password: str | None
    access_token: str | None
    rooms: tuple[str, ...] = ()
    invites_from: tuple[str, ...] = ()
    """Whose invitations into rooms are accepted: user ids, `*` standing for anything (`@*:example.org`)."""
    encryption: bool = True
    encrypt_direct: bool = True
    """Whether direct rooms that we make are encrypted (only with `encryption`)."""
    threads: bool = False
    """Whether a room's game is played in a thread."""
    edits: bool = False
    """Whether a message that replaces an older one edits it instead of standing below it."""
    reactions: bool = True
    """Whether we put the possible answers as reactions below a prompt. Reactions are understood in any case."""
    burst: int = 10
    per_second: float = 0.2
    device_name: str = "unobot"
    ca_file: str | None = None

    def __repr__(self) -> str:
        """Never with the password or the token."""
        return f"Settings(homeserver={self.homeserver!r}, user={self.user!r}, …)"


KNOWN = {
    *("adapter", "homeserver", "user", "rooms", "invites_from", "encryption", "encrypt_direct"),
    *("threads", "edits", "reactions", "pace", "device_name", "ca_file"),
    *(f"{secret}{form}" for secret in SECRETS for form in ("", "_env", "_file")),
}


def read(values: Mapping[str, object], folder: Path) -> Settings:
    """The settings in a configuration table; relative file names are looked up in `folder`.

    Raises ValueError with a sentence for the operator if something is missing, unknown or of the wrong type.
    """
    unknown = sorted(set(values) - KNOWN)
    if unknown:
        raise ValueError(f"unknown setting {unknown[0]!r}; a Matrix network has: {', '.join(sorted(KNOWN))}")
    burst, per_second = _pace(values.get("pace", {}))
    password, token = (_secret(values, secret, folder) for secret in SECRETS)
    if (password is None) == (token is None):
        raise ValueError("set either password (or password_env, password_file) or access_token (likewise)")
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
        ca_file=_file(values, folder),
    )


def room(name: str) -> str:
    """A room's id or alias, checked. Raises ValueError if it is neither."""
    if len(name) < 2 or name[0] not in "#!" or (name[0] == "#" and ":" not in name):
        raise ValueError(f"rooms: {name!r} is neither an alias (#uno:example.org) nor a room id (!…)")
    return name


def encryption_installed() -> bool:
    """Whether the libraries for encryption are there (the extra `e2e`)."""
    return all(importlib.util.find_spec(name) for name in ("nio", "vodozemac", "peewee"))


def _encryption(values: Mapping[str, object]) -> bool:
    wanted = _switch(values, "encryption", default=encryption_installed())
    if wanted and not encryption_installed():
        raise ValueError("encryption = true needs its libraries: pip install 'unobot[e2e]'")
    return wanted


def _homeserver(values: Mapping[str, object]) -> str:
    url = _text(values, "homeserver")
    if url is None or not url.startswith(("https://", "http://")):
        raise ValueError("homeserver must be its address, like https://matrix.example.org")
    return url


def _user(values: Mapping[str, object], token: str | None) -> str:
    user = _text(values, "user")
    if user is None and token is not None:
        return ""
    if user is None or not user.startswith("@") or ":" not in user:
        raise ValueError("user must be a whole user id, like @unobot:example.org")
    return user


def _secret(values: Mapping[str, object], name: str, folder: Path) -> str | None:
    forms = [form for form in (name, f"{name}_env", f"{name}_file") if form in values]
    if not forms:
        return None
    if len(forms) > 1:
        raise ValueError(f"{forms[0]} and {forms[1]} are both set; one is enough")
    value = _text(values, forms[0]) or ""
    if forms[0].endswith("_env"):
        if value not in os.environ:
            raise ValueError(f"{forms[0]}: the environment has no variable {value}")
        value = os.environ[value]
    elif forms[0].endswith("_file"):
        try:
            value = (folder / value).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError) as problem:
            raise ValueError(f"{forms[0]}: {value} cannot be read ({type(problem).__name__})") from problem
    if not value:
        raise ValueError(f"{forms[0]} is empty")
    return value


def _pace(value: object) -> tuple[int, float]:
    if not isinstance(value, Mapping) or set(value) - {"burst", "per_second"}:
        raise ValueError("pace must be like { burst = 10, per_second = 0.2 }")
    burst, per_second = value.get("burst", 10), value.get("per_second", 0.2)
    if not isinstance(burst, int) or not isinstance(per_second, int | float) or burst < 1 or per_second <= 0:
        raise ValueError("pace: burst must be a whole number from 1, per_second a number above 0")
    return burst, float(per_second)


def _texts(values: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = values.get(name, ())
    if (
        isinstance(value, str)
        or not isinstance(value, Sequence)
        or not all(isinstance(v, str) for v in value)
    ):
        raise ValueError(f"{name} must be a list of texts")
    return tuple(value)


def _text(values: Mapping[str, object], name: str) -> str | None:
    value = values.get(name)
    if value is None or isinstance(value, str):
        return value
    raise ValueError(f"{name} must be a text")


def _switch(values: Mapping[str, object], name: str, *, default: bool) -> bool:
    value = values.get(name, default)
    if isinstance(value, bool):
        return value
    raise ValueError(f"{name} must be true or false")


def _file(values: Mapping[str, object], folder: Path) -> str | None:
    name = _text(values, "ca_file")
    if name is not None and not (folder / name).is_file():
        raise ValueError(f"ca_file: {name} cannot be read")
    return str(folder / name) if name is not None else None
