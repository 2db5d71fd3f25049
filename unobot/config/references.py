"""Settings that point elsewhere: a secret in an environment variable or a file, a file beside the configuration."""

import os
import re
from pathlib import Path
from typing import Final

from unobot.config import kinds
from unobot.config.secret import Secret
from unobot.config.section import Section

_SECRET: Final = re.compile(r"(?:.+_)?(?:password|passphrase|access_token|token|secret)")


def resolve(section: Section, folder: Path) -> dict[str, object]:
    """The section's settings with every secret read, and every other file found.

    A secret `X` (`password`, `passphrase`, `access_token`, `token`, `secret`, or ending so) is written as `X`, as
    `X_env` with the name of an environment variable, or as `X_file`; it becomes a `Secret` named `X`. Any other
    `…_file` becomes an absolute path. Files are relative to `folder`. What cannot be read is noted as wrong in the
    section, and left out.
    """
    settings: dict[str, object] = {}
    for key in section:
        name, value = _resolved(section, key, folder)
        if name in settings:
            section.reject(key, f"{name} is given twice; expected one of {name}, {name}_env, {name}_file")
        if value is not None:
            settings[name] = value
    return settings


def secret(section: Section, name: str, folder: Path) -> Secret | None:
    """One secret of a section, written as `name`, `name_env` or `name_file`; None if it is absent or cannot be read."""
    section.expect(name)
    given = [key for key in (name, f"{name}_env", f"{name}_file") if key in section]
    read = [_secret(section, key, key.removeprefix(name), folder) for key in given]
    for key in given[1:]:
        section.reject(key, f"{name} is given twice; expected one of {name}, {name}_env, {name}_file")
    return read[0] if read else None


def _resolved(section: Section, key: str, folder: Path) -> tuple[str, object]:
    name, _, way = key.rpartition("_")
    if _SECRET.fullmatch(key):
        return key, _secret(section, key, "", folder)
    if way in {"env", "file"} and _SECRET.fullmatch(name):
        return name, _secret(section, key, f"_{way}", folder)
    if way == "file":
        path = _path(section, key, folder)
        return key, path and str(path)
    value = section.raw(key)
    return key, resolve(section.inside(key), folder) if isinstance(value, dict) else value


def _secret(section: Section, key: str, way: str, folder: Path) -> Secret | None:
    match way:
        case "_env":
            found = _variable(section, key)
        case "_file":
            found = _contents(section, key, folder)
        case _:
            found = section.need(key, kinds.text)
    return Secret(found) if found else None


def _variable(section: Section, key: str) -> str | None:
    name = section.need(key, kinds.text)
    if name and not os.environ.get(name):
        section.reject(key, f"the environment variable {name} is not set")
    return os.environ.get(name)


def _contents(section: Section, key: str, folder: Path) -> str | None:
    path = _path(section, key, folder)
    found = path.read_text(encoding="utf-8", errors="replace").strip() if path else None
    if found == "":
        section.reject(key, f"{path} is empty; expected a secret in it")
    return found


def _path(section: Section, key: str, folder: Path) -> Path | None:
    name = section.need(key, kinds.text)
    if not name:
        return None
    path = (folder / Path(name).expanduser()).absolute()
    try:
        path.open("rb").close()
    except OSError as error:
        section.reject(key, f"{path} cannot be read: {error.strerror}")
        return None
    return path
