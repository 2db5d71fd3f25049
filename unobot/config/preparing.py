"""Making a table of a file ready to be read: which keys it may have, secrets fetched, what is missing marked."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from unobot.config.kinds import Secret, readable
from unobot.config.problem import Key, Wrong


def model_at(hint: Any, path: Sequence[str]) -> Any:
    """Return the dataclass that describes the table at this path below `hint`, or None if there is none."""
    if is_dataclass(hint):
        return model_at(_hints(hint).get(path[0]), path[1:]) if path else hint
    inside = get_args(hint)
    if get_origin(hint) in (Annotated, Union, UnionType):
        return next((model for each in inside if (model := model_at(each, path))), None)
    return model_at(inside[-1], path[1:]) if inside and path else None


def required(model: Any) -> list[str]:
    """Return the settings of a dataclass that have no default."""
    return [each.name for each in fields(model) if each.default is each.default_factory is MISSING]


def secrets(model: Any) -> list[str]:
    """Return the settings of a dataclass that are secrets."""
    return [name for name, hint in _hints(model).items() if hint is Secret or Secret in _parts(hint)]


def keys(model: Any) -> list[str]:
    """Return every key that may be written for a dataclass."""
    ways = [f"{name}_{way}" for name in secrets(model) for way in ("env", "file")]
    return sorted([*_hints(model), *ways])


def _hints(model: Any) -> dict[str, Any]:
    return get_type_hints(model, include_extras=True)


def _parts(hint: Any) -> list[Any]:
    return [part for each in get_args(hint) for part in (each, *_parts(each))]


class Prepared:
    """A table with the text of every secret under the secret's own name, and None for what must be there and is not.

    `wrong` has the secrets that could not be had. `written` says under which key a secret really stands, where that is
    `…_env` or `…_file`. Tables inside are prepared, too, but not those in lists.
    """

    def __init__(self, model: Any, table: Mapping[str, object], folder: Path) -> None:
        self._model = model
        self._folder = folder
        self.wrong: list[Wrong] = []
        self.written: dict[Key, Key] = {}
        self.table = self._prepare(table, ())

    def _prepare(self, table: Mapping[str, object], path: Key) -> dict[str, object]:
        settings = {
            key: self._prepare(value, (*path, key)) if isinstance(value, Mapping) else value
            for key, value in table.items()
        }
        if model := model_at(self._model, path):
            for name in secrets(model):
                self._fetch(settings, name, path)
            # pydantic would tell a missing key without a place; a None there is told like a wrong value
            settings = dict.fromkeys(required(model)) | settings
        return settings

    def _fetch(self, settings: dict[str, object], name: str, path: Key) -> None:
        ways = (name, f"{name}_env", f"{name}_file")
        given = [key for key in ways if key in settings]
        for key in given[1:]:
            why = f"{name} is given twice; expected one of {', '.join(ways)}"
            self.wrong.append(Wrong((*path, key), why))
        # the dataclass knows only `password`; the other spellings would be unknown keys
        values = {key: settings.pop(key) for key in given}
        if name in values:
            settings[name] = values[name]
        elif given:
            self.written[*path, name] = (*path, given[0])
            try:
                settings[name] = _found(given[0], values[given[0]], self._folder)
            except ValueError as error:
                self.wrong.append(Wrong((*path, given[0]), str(error)))
                settings[name] = "…"  # else it would be told as missing, too


def _found(key: str, value: object, folder: Path) -> str:
    """Return the secret that an `…_env` or `…_file` points to. Raises ValueError, saying why, if it cannot be had."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError("expected a text in quotes")
    if key.endswith("_env"):
        found, problem = os.environ.get(value), f"the environment variable {value} is not set"
    else:
        path = readable(Path(value), folder)
        found = path.read_text(encoding="utf-8", errors="replace").strip()
        problem = f"{path} is empty; expected a secret in it"
    if not found:
        raise ValueError(problem)
    return found
