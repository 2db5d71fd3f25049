"""One table of settings, read key by key, so that everything wrong in it is told at once."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import TypeVar

from unobot.config import kinds
from unobot.config.kinds import Kind
from unobot.config.problem import SettingError
from unobot.config.secret import Secret

T = TypeVar("T")


class Section:
    """A reader of settings: `take` or `need` what is known, then `close`, which finds what was never asked for.

    What is wrong is collected in `wrong`, which the sections inside share. Adapters read their own settings with it.

    >>> settings = Section({"port": "high", "nik": "uno"})
    >>> settings.take("port", kinds.whole(1, 65535), 6697)
    6697
    >>> settings.need("nick", kinds.text)
    ''
    >>> settings.close()
    >>> for error in settings.wrong: print(error)
    port: expected a whole number from 1 to 65535, not a text
    nick: missing; expected a text in quotes
    nik: unknown; did you mean nick?
    """

    def __init__(
        self,
        values: Mapping[str, object],
        path: tuple[str, ...] = (),
        wrong: list[SettingError] | None = None,
    ) -> None:
        self.path = path
        self.wrong: list[SettingError] = [] if wrong is None else wrong
        self._values = values
        self._known: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def expect(self, key: str) -> None:
        """Let the key be known, whether it is there or not."""
        self._known.add(key)

    def raw(self, key: str) -> object:
        """The value of the key as it stands in the file."""
        self._known.add(key)
        return self._values[key]

    def take(self, key: str, kind: Kind[T], default: T) -> T:
        """The value of the key; `default` where it is absent or wrong."""
        self._known.add(key)
        if key not in self._values:
            return default
        try:
            return kind.read(self._values[key])
        except TypeError:
            self.reject(key, f"expected {kind.expected}, not {_described(self._values[key])}")
        except ValueError:
            described = _described(self._values[key])
            self.reject(key, f"expected {kind.expected}, not {re.sub(r'^a ', 'this ', described)}")
        return default

    def need(self, key: str, kind: Kind[T]) -> T:
        """The value of a key that must be there; `kind.blank` where it is not."""
        if key not in self._values:
            self.reject(key, f"missing; expected {kind.expected}")
        return self.take(key, kind, kind.blank)

    def inside(self, key: str) -> "Section":
        """The table under the key; an empty one where it is absent or wrong."""
        return Section(self.take(key, kinds.section, {}), (*self.path, key), self.wrong)

    def without(self, *keys: str) -> "Section":
        """The same table but for these keys, to be read by somebody else."""
        rest = {key: value for key, value in self._values.items() if key not in keys}
        return Section(rest, self.path, self.wrong)

    def reject(self, key: str, expected: str) -> None:
        """Note that this setting is wrong."""
        self.wrong.append(SettingError((*self.path, key), expected))

    @property
    def rejected(self) -> set[str]:
        """The keys of this table that are known to be wrong."""
        return {error.key[-1] for error in self.wrong if error.key[:-1] == self.path}

    def close(self) -> None:
        """Note every key that was never asked for."""
        for key in self._values:
            if key not in self._known:
                near = get_close_matches(key, self._known, n=1)
                self.reject(
                    key,
                    f"unknown; did you mean {near[0]}?" if near else f"unknown; expected {self._choice()}",
                )

    def finish(self) -> None:
        """Close, and raise an ExceptionGroup of `SettingError`s if anything is wrong."""
        self.close()
        if self.wrong:
            raise ExceptionGroup("settings", self.wrong)

    def _choice(self) -> str:
        known = sorted(self._known)
        return f"one of {', '.join(known)}" if known else "nothing here"


def _described(value: object) -> str:
    """What kind of value it is. Never the value: it may be a password in the wrong place."""
    names = {
        bool: "true or false",
        int: "a number",
        float: "a number",
        str: "a text",
        dict: "a table",
        list: "a list",
    }
    if isinstance(value, str) and not value.strip():
        return "an empty text"
    return "a secret" if isinstance(value, Secret) else names.get(type(value), "a date or time")
