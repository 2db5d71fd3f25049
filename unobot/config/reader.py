"""Reading a table of a TOML file into a dataclass of settings."""

import json
from collections.abc import Hashable, Mapping
from functools import cache
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from unobot.config.models import keys, model_at
from unobot.config.problem import Key, Wrong
from unobot.config.references import References
from unobot.nearest import nearest

T = TypeVar("T")

_EXPECTED: Final = {
    "bool_type": "true or false",
    "dataclass_type": "a table of settings",
    "dict_type": "a table of settings",
    "float_type": "a number",
    "int_from_float": "a whole number",
    "int_type": "a whole number",
    "list_type": "a list",
    "mapping_type": "a table of settings",
    "path_type": "a text in quotes",
    "string_type": "a text in quotes",
    "tuple_type": "a list",
}
"""What was expected, by pydantic's name of the error, in the words of this program."""

_RIGHT: Final = {"str": str, "int": int, "float": int | float, "bool": bool, "tuple": list | tuple}
"""What fits, by the kind of value that `Expected` names in its errors."""

_FOUND: Final = {
    bool: "true or false",
    int: "a number",
    float: "a number",
    str: "a text",
    dict: "a table",
    list: "a list",
    tuple: "a list",
}


def read(model: type[T], table: Mapping[str, object], folder: Path) -> tuple[T | None, list[Wrong]]:
    """Read a table into a dataclass; return that, or None, and everything that is wrong.

    Unknown keys are wrong, and so is a value of another type than the dataclass says: no "5" for 5. Files are
    relative to `folder`. If the dataclass has a method `wrong`, it is asked at last for what does not go together.
    """
    references = References(model, folder)
    given = references.put_in(table)
    settings, errors = _validated(model, given, folder)
    missing = [error["loc"] for error in errors if error["type"] == "missing"]
    if missing:
        # what was expected there is what pydantic says about null, which TOML does not have
        _, errors = _validated(model, _with_nulls(given, missing), folder)
    unread = {references.written.get(each.key, each.key) for each in references.wrong}
    told = (_wrong(error, model, given, references.written) for error in errors)
    wrong = [*references.wrong, *(each for each in told if each.key not in unread)]
    if settings is not None:
        wrong += getattr(settings, "wrong", tuple)()
    return (None if wrong else settings), wrong


@cache
def _reader(model: Hashable) -> TypeAdapter[Any]:
    # pydantic takes a configuration for a dataclass only through a type around it, here a list
    only: Any = GenericAlias(list, (model,))
    return TypeAdapter(only, config=ConfigDict(strict=True, extra="forbid"))


def _validated(model: Any, table: Mapping[str, object], folder: Path) -> tuple[Any, list[ErrorDetails]]:
    # JSON, because strict pydantic turns lists into tuples and tables into dataclasses only there; a date or time,
    # which JSON does not have, becomes something that no setting is
    text = json.dumps([table], default=lambda moment: [[str(moment)]])
    try:
        return _reader(model).validate_json(text, context=folder)[0], []
    except ValidationError as error:
        return None, [
            {**each, "loc": each["loc"][1:]} for each in error.errors(include_url=False, include_input=False)
        ]


def _with_nulls(table: Mapping[str, object], missing: list[tuple[int | str, ...]]) -> dict[str, object]:
    filled: dict[str, Any] = json.loads(json.dumps(table, default=str))
    for *path, key in missing:
        inside: Any = filled
        for part in path:
            inside = inside[part]
        inside[key] = None
    return filled


def _wrong(
    error: ErrorDetails, model: type[Any], table: Mapping[str, object], written: Mapping[Key, Key]
) -> Wrong:
    """Say one error of pydantic's in our words, without the value: it may be a password in the wrong place."""
    key, item, value = _found(error["loc"], table)
    if error["type"] == "unexpected_keyword_argument":
        return Wrong(key, _unknown(key[-1], keys(model_at(model, key[:-1]))))
    if error["type"] == "value_error":
        return Wrong(key, f"{item}{error['ctx']['error']}")
    expected = _EXPECTED.get(error["type"]) or _in_quotes(error["msg"])
    if value is _MISSING:
        return Wrong(key, f"missing; expected {expected}")
    described = _described(value)
    if _of_right_type(value, error["type"]) and described.startswith("a "):
        described = f"this {described.removeprefix('a ')}"
    return Wrong(written.get(key, key), f"{item}expected {expected}, not {described}")


_MISSING: Final = object()


def _found(loc: tuple[int | str, ...], table: Mapping[str, object]) -> tuple[Key, str, object]:
    """Return the key of an error, which item of its list is meant, and the value there.

    After the key pydantic may name a member of a union; that is left out.
    """
    value: Any = table
    key: Key = ()
    for part in loc:
        if isinstance(part, int):
            return key, f"item {part + 1}: ", value[part]
        if not isinstance(value, Mapping):
            break
        key, value = (*key, part), value.get(part, _MISSING)
        if value is _MISSING:
            break
    return key, "", value


def _of_right_type(value: object, error: str) -> bool:
    """Whether a value has the type that was expected: then this one is wrong, not every one of its type."""
    kind = error.removeprefix("expected_")
    return isinstance(value, _RIGHT[kind]) if kind in _RIGHT else not error.endswith("_type")


def _in_quotes(message: str) -> str:
    return message.removeprefix("Input should be ").replace("'", '"')


def _unknown(key: str, known: list[str]) -> str:
    if near := nearest(key, known):
        return f"unknown; did you mean {near[0]}?"
    return f"unknown; expected one of {', '.join(known)}" if known else "unknown; expected nothing here"


def _described(value: object) -> str:
    if isinstance(value, str) and not value.strip():
        return "an empty text"
    return next((name for kind, name in _FOUND.items() if isinstance(value, kind)), "a date or time")
