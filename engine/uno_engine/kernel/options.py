"""What can be set when a table is opened, `cards=9`: the settings that rules declare, and the values that a table has."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import (
    Annotated,
    Literal,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

import msgspec

from uno_engine.kernel.errors import BadTable

__all__ = ["Duration", "Free", "Number", "Options", "Setting", "Value", "Word", "YesNo", "settings_of"]

Value = int | str | bool
"""The value of a setting."""

YES = frozenset({"yes", "on", "true", "1", "ja", "oui"})
NO = frozenset({"no", "off", "false", "0", "none", "never"})
_MOST_DIGITS = 9
_DURATION = re.compile(r"([0-9]{1,9})\s*(ms|s|m|h)?")
_UNITS = {"ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000}


@runtime_checkable
class Setting(Protocol):
    """One option of a table: its name as typed, its default, and how a typed value is read."""

    @property
    def name(self) -> str:
        """The option's name as typed: `uno-penalty`."""
        ...

    @property
    def default(self) -> Value:
        """The value if neither the line nor the preset says otherwise."""
        ...

    @property
    def about(self) -> str:
        """One sentence on what it does, with the rulebook clause."""
        ...

    def read(self, text: str, /) -> Value:
        """Return the value that was typed; raises `BadTable` saying what was expected."""
        ...

    def write(self, value: Value, /) -> str:
        """Return the value as it would be typed."""
        ...


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `low` to `high`; `off` means 0 where 0 is allowed.

    `beside` names another option that this one adds to: a preset's value for this one holds only while the line leaves the
    other one to the preset, too.
    """

    name: str
    default: int
    low: int
    high: int
    about: str
    beside: str = ""

    def read(self, text: str) -> Value:
        """Return the number that was typed; raises BadTable if it is none, or out of range."""
        # nine digits are enough for any limit; Python refuses to read numbers of thousands of digits
        if text == "off" and self.low == 0:
            return 0
        # Digits are counted first: Python refuses to make a number of thousands of them.
        digits = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        if not digits or not self.low <= int(text) <= self.high:
            raise BadTable("wants-number", option=self.name, low=self.low, high=self.high, said=text)
        return int(text)

    def write(self, value: Value) -> str:
        """Return the number's digits."""
        return str(value)


@dataclass(frozen=True, slots=True)
class YesNo:
    """A setting that is either on or off."""

    name: str
    default: bool
    about: str

    def read(self, text: str) -> Value:
        """Return whether it was switched on; raises BadTable if the word is neither yes nor no."""
        if text not in YES | NO:
            raise BadTable("wants-word", option=self.name, words="yes, no", said=text)
        return text in YES

    def write(self, value: Value) -> str:
        """Return `yes` or `no`."""
        return "yes" if value else "no"


@dataclass(frozen=True, slots=True)
class Word:
    """An option whose value is one of a few `words`."""

    name: str
    default: str
    words: tuple[str, ...]
    about: str

    def read(self, text: str) -> Value:
        """Return the word that was typed; raises BadTable if it is not one of `words`."""
        if text not in self.words:
            raise BadTable("wants-word", option=self.name, words=", ".join(self.words), said=text)
        return text

    def write(self, value: Value) -> str:
        """Return the word itself."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Free:
    """An option whose value is any word, for example the name of a player."""

    name: str
    default: str
    about: str

    def read(self, text: str) -> Value:
        """Return the word as it was typed."""
        return text

    def write(self, value: Value) -> str:
        """Return the word itself."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Duration:
    """A time, in milliseconds; typed `90s`, `3m`, `1h`, and `off` for 0. A bare number is seconds."""

    name: str
    default: int
    about: str

    def read(self, text: str) -> Value:
        """Return the time in milliseconds; raises BadTable if it is none, or longer than a day."""
        if text in NO:
            return 0
        match = _DURATION.fullmatch(text)
        span = int(match[1]) * _UNITS[match[2] or "s"] if match else -1
        if not 0 < span <= 86_400_000:
            raise BadTable("wants-time", option=self.name, said=text)
        return span

    def write(self, value: Value) -> str:
        """Return the time in the largest unit in which it is a whole number: `3m` for 180,000."""
        span = int(value)
        if span == 0:
            return "off"
        unit = next(unit for unit in ("h", "m", "s", "ms") if span % _UNITS[unit] == 0)
        return f"{span // _UNITS[unit]}{unit}"


S = TypeVar("S", bound=msgspec.Struct)


class Options(Mapping[str, Value]):
    """The values of a table's options, by name.

    A rule reads its own with `read`, as a struct; `number`, `flag` and `word` are for a single one, of any rule.
    """

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"Options({self._values!r})"

    def read(self, kind: type[S]) -> S:
        """Return the values of the settings that a struct declares (`settings_of`); the default of one that the table has not.

        Raises TypeError if a field declares no setting, or one of another type.
        """
        fields = _settings_by_field(kind)
        return kind(**{field: self._values.get(one.name, one.default) for field, one in fields.items()})

    def number(self, name: str) -> int:
        """Return a number or a duration in milliseconds; 0 if no rule at this table has it."""
        return int(self._values.get(name, 0))

    def flag(self, name: str) -> bool:
        """Return a switch; off if no rule at this table has it."""
        return bool(self._values.get(name, False))

    def word(self, name: str) -> str:
        """Return a word; empty if no rule at this table has it."""
        return str(self._values.get(name, ""))


def settings_of(kind: type[msgspec.Struct]) -> tuple[Setting, ...]:
    """Return the settings that a struct declares, a field each, as `rounds: Annotated[int, Number("rounds", 3, 1, 9, "How many.")]`.

    A rule gives them as its `settings`, and has their values from `Options.read`. The field of a `Word` is a `str`, or a
    `Literal` of its words. Raises TypeError if a field declares no setting, or one of another type.
    """
    return tuple(_settings_by_field(kind).values())


@cache
def _settings_by_field(kind: type[msgspec.Struct]) -> Mapping[str, Setting]:
    """Return the setting of each field, by the field's name."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        raise TypeError(
            f"{kind!r} declares no settings; write class Settings(msgspec.Struct, frozen=True), and give that"
        )
    hints = get_type_hints(kind, include_extras=True)
    return {field: _setting_of(f"{kind.__name__}.{field}", hints[field]) for field in kind.__struct_fields__}


def _setting_of(field: str, hint: object) -> Setting:
    """Return the setting that a field is annotated with. Raises TypeError if there is none, or its values are of another type."""
    held, *extras = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    found = [extra for extra in extras if isinstance(extra, Setting)]
    if len(found) != 1:
        raise TypeError(
            f"{field} declares {len(found) or 'no'} settings; write Annotated[int, Number(…)], Annotated[bool, YesNo(…)], …"
        )
    (one,) = found
    if isinstance(one, Word) and get_origin(held) is Literal:
        fits = set(get_args(held)) == set(one.words)
    else:
        fits = held is type(one.default)
    if not fits:
        kind = type(one).__name__
        wanted = f"Literal{list(one.words)}" if isinstance(one, Word) else type(one.default).__name__
        raise TypeError(f"{field} is no type for what {kind} gives; write Annotated[{wanted}, {kind}(…)]")
    return one
