"""Secrets that stand elsewhere than in the configuration: in environment variables and in files."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from unobot.config.kinds import readable
from unobot.config.models import model_at, secrets
from unobot.config.problem import Key, Wrong


class References:
    """Fetches the secrets of one table of settings.

    `wrong` has what could not be fetched. `written` says under which key a secret really stands, where that is
    `…_env` or `…_file`.
    """

    def __init__(self, model: Any, folder: Path) -> None:
        self._model = model
        self._folder = folder
        self.wrong: list[Wrong] = []
        self.written: dict[Key, Key] = {}

    def put_in(self, table: Mapping[str, object], path: Key = ()) -> dict[str, object]:
        """Return the table and those in it with the text of every secret under the secret's own name."""
        settings = {
            key: self.put_in(value, (*path, key)) if isinstance(value, Mapping) else value
            for key, value in table.items()
        }
        model = model_at(self._model, path)
        for name in secrets(model) if model else ():
            self._fetch(settings, name, path)
        return settings

    def _fetch(self, settings: dict[str, object], name: str, path: Key) -> None:
        ways = (name, f"{name}_env", f"{name}_file")
        given = [key for key in ways if key in settings]
        for key in given[1:]:
            self._reject((*path, key), f"{name} is given twice; expected one of {', '.join(ways)}")
        values = {key: settings.pop(key) for key in given}
        if name in values:
            settings[name] = values[name]
        elif given:
            self.written[*path, name] = (*path, given[0])
            settings[name] = self._found((*path, given[0]), values[given[0]])

    def _found(self, key: Key, value: object) -> str:
        """Return the secret, or any text if it cannot be had."""
        if not isinstance(value, str) or not value.strip():
            self._reject(key, "expected a text in quotes")
        elif key[-1].endswith("_env"):
            if found := os.environ.get(value):
                return found
            self._reject(key, f"the environment variable {value} is not set")
        else:
            return self._contents(key, value)
        return "…"

    def _contents(self, key: Key, name: str) -> str:
        try:
            path = readable(Path(name), self._folder)
        except ValueError as error:
            self._reject(key, str(error))
            return "…"
        found = path.read_text(encoding="utf-8", errors="replace").strip()
        if not found:
            self._reject(key, f"{path} is empty; expected a secret in it")
        return found or "…"

    def _reject(self, key: Key, why: str) -> None:
        self.wrong.append(Wrong(key, why))
