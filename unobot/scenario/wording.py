"""What is wrong with a value in a scenario file, in plain words: which key, what was expected, what is there."""

import re
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal

import msgspec

from unobot.nearest import nearest

_PATH: Final = r"(?: - at `\$(?P<path>.*)`)?"
_KINDS: Final[Mapping[str, str]] = {
    "int": "a number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "a table in { }",
}


def plainly(error: msgspec.ValidationError, within: type[msgspec.Struct]) -> str:
    """The error in other words; `within` is the class that was read. It begins with the key that is wrong."""
    for pattern, told in _FORMS.items():
        if match := re.fullmatch(pattern + _PATH, str(error)):
            path = re.sub(r"\[\.\.\.\]", "", match["path"] or "").removeprefix(".")
            return told(match, path, _class_at(within, path))
    return str(error)


def _unknown(match: re.Match[str], path: str, within: type[msgspec.Struct]) -> str:
    keys = within.__struct_fields__
    near = nearest(match["what"], keys)
    cure = f"did you mean {near[0]}?" if near else f"expected {_one_of(sorted(keys))}"
    return f"{_at(path, match['what'])}: there is no such key; {cure}"


def _missing(match: re.Match[str], path: str, _within: type[msgspec.Struct]) -> str:
    return f"{_at(path, match['what'])}: is missing"


def _not_one_of(match: re.Match[str], path: str, within: type[msgspec.Struct]) -> str:
    allowed = _literals(_type_at(within, path))
    return f"{path}: expected {_one_of(allowed)}, not {match['what']}"


def _other_kind(match: re.Match[str], path: str, _within: type[msgspec.Struct]) -> str:
    kinds = [_KINDS[kind] for kind in match["wanted"].split(" | ") if kind in _KINDS]
    return f"{path}: expected {_one_of(kinds)}, not {_KINDS.get(match['found'], match['found'])}"


_Told = Callable[[re.Match[str], str, type[msgspec.Struct]], str]
_FORMS: Final[Mapping[str, _Told]] = {
    r"Object contains unknown field `(?P<what>[^`]*)`": _unknown,
    r"Object missing required field `(?P<what>[^`]*)`": _missing,
    r"Invalid enum value '(?P<what>.*)'": _not_one_of,
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`": _other_kind,
}
"""The words of msgspec, and what is made of them."""


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _one_of(allowed: Iterable[str]) -> str:
    *others, last = allowed
    return f"{', '.join(others)} or {last}" if others else last


def _type_at(within: type[msgspec.Struct], path: str) -> object:
    """The type that is declared for a path, `expect.color`, as far as it leads through structs."""
    found: object = within
    for key in re.findall(r"\w+", path):
        kind = _struct(found)
        found = typing.get_type_hints(kind).get(key) if kind is not None else None
    return found


def _class_at(within: type[msgspec.Struct], path: str) -> type[msgspec.Struct]:
    return _struct(_type_at(within, path)) or within


def _struct(type_: object) -> type[msgspec.Struct] | None:
    """The struct among the alternatives of a type."""
    union = typing.get_origin(type_) in {typing.Union, types.UnionType}
    for each in typing.get_args(type_) if union else (type_,):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            return each
    return None


def _literals(type_: object) -> list[str]:
    if typing.get_origin(type_) is Literal:
        return [str(value) for value in typing.get_args(type_)]
    return [value for each in typing.get_args(type_) for value in _literals(each)]
