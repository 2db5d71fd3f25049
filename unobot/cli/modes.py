"""Which files of a bot everybody on the machine can read, although hands, tokens, keys or passwords are in them."""

import re
import stat
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from unobot.config import Config
from unobot.config.config import BotSettings
from unobot.config.reader import model_at, secrets
from unobot.plugins import Plugins

_SQLITE: Final = b"SQLite format 3\0"
_PASSWORD: Final = re.compile(r"://[^/@]*:[^/@]*@")


def exposed(config: Config, plugins: Plugins) -> Iterator[str]:
    """A warning with the cure for each such file: configuration, files of secrets, databases, backups, stores of keys."""
    for path, what in _files(config, plugins):
        if _open_to_all(path):
            yield f"warning: everybody can read {path}, {what}; to change that: chmod 600 {path}"


def _files(config: Config, plugins: Plugins) -> Iterator[tuple[Path, str]]:
    given = list(_secrets(config, plugins))
    if any(path is None for path in given):
        yield config.file, "which has a password or token in it"
    for path in given:
        if path is not None:
            yield path, "which is a secret"
    # whatever its name: the store, its backups and copies, and what adapters keep their keys in
    for folder in (config.folder, *(each for each in _listed(config.folder) if each.is_dir())):
        for path in _listed(folder):
            if path.is_file() and _is_database(path):
                yield path, "a database or backup"


def _secrets(config: Config, plugins: Plugins) -> Iterator[Path | None]:
    """The file of each secret in the configuration; None for one that is written there in plain text."""
    table = tomllib.loads(config.file.read_text(encoding="utf-8"))
    data = table.get("data")
    # a file's name is no secret
    if isinstance(data, str) and not _PASSWORD.search(data):
        del table["data"]
    own = {key: value for key, value in table.items() if key != "network"}
    places = [(own, BotSettings)]
    for name, network in config.networks.items():
        if factory := plugins.brought.adapters.get(network.adapter):
            places.append((table["network"][name], factory.settings))
    for place, model in places:
        for path in _in_table(place, model):
            yield None if path is None else config.file.absolute().parent / Path(path).expanduser()


def _in_table(table: Mapping[str, Any], model: Any) -> Iterator[str | None]:
    for name in secrets(model):
        if name in table:
            yield None
        if path := table.get(f"{name}_file"):
            yield path
    for key, value in table.items():
        if isinstance(value, Mapping) and (inner := model_at(model, (key,))):
            yield from _in_table(value, inner)


def _listed(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _is_database(path: Path) -> bool:
    # the second file of a database in use has no such header
    if path.name.endswith("-wal"):
        return True
    try:
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False


def _open_to_all(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & stat.S_IROTH and path.parent.stat().st_mode & stat.S_IXOTH)
    except OSError:
        return False
