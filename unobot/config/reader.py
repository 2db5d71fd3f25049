"""Reading a table of a TOML file into a dataclass of settings, and saying in our words what pydantic found wrong."""

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from unobot.config.preparing import Prepared, keys, model_at
from unobot.config.problem import Key, Wrong
from unobot.nearest import nearest

T = TypeVar("T")


def read(
    model: type[T], table: Mapping[str, object], folder: Path, *, beside: Sequence[str] = ()
) -> tuple[T | None, list[Wrong]]:
    """Read a table into a dataclass; return that, or None, and everything that is wrong.

    `beside` has the keys that may stand there too, but are read by somebody else.

    Unknown keys are wrong, and so is a value of another type than the dataclass says: no "5" for 5. Files are
    relative to `folder`. If the dataclass has a method `wrong`, it is asked at last for what does not go together.
    """
    prepared = Prepared(model, table, folder)
    settings, errors = _validated(model, prepared.table, folder)
    unread = {each.key for each in prepared.wrong}
    wrong = prepared.wrong + [
        each for each in told(errors, model, prepared, beside) if each.key not in unread
    ]
    if settings is not None:
        wrong += getattr(settings, "wrong", list)()
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
        return None, error.errors(include_url=False, include_input=False)


_TABLE: Final = "a table of settings"
_EXPECTED: Final = {
    "bool_type": "true or false",
    "dataclass_type": _TABLE,
    "dict_type": _TABLE,
    "float_type": "a number",
    "int_from_float": "a whole number",
    "int_type": "a whole number",
    "list_type": "a list",
    "mapping_type": _TABLE,
    "path_type": "a text in quotes",
    "string_type": "a text in quotes",
    "tuple_type": "a list",
}
"""What was expected, by pydantic's name of the error. Errors that are not here say it themselves."""

_FITTING: Final[Mapping[str, Any]] = {
    "expected_str": str,
    "expected_int": int,
    "expected_float": int | float,
    "expected_tuple": list,
}
"""Values of the right type, by the name of the error that `Expected` makes."""

_FOUND: Final[Sequence[tuple[Any, str]]] = (
    (bool, "true or false"),
    (int, "a number"),
    (float, "a number with a point"),
    (str, "a text"),
    (Mapping, "a table"),
    (list | tuple, "a list"),
    (object, "a date or time"),
)


def told(
    errors: Iterable[ErrorDetails], model: Any, prepared: Prepared, beside: Sequence[str] = ()
) -> Iterator[Wrong]:
    """Tell each error by its key, with what was expected and what was found.

    Never with the value: it may be a password in the wrong place.
    """
    for error in errors:
        key, item, value = _place(error["loc"][1:], prepared.table)
        yield Wrong(prepared.written.get(key, key), item + _why(error, key, value, model, beside))


def _place(loc: Sequence[int | str], table: Mapping[str, object]) -> tuple[Key, str, object]:
    """Return the key of an error, which item of a list is meant, and the value there.

    After the key pydantic may name a member of a union; that is left out.
    """
    value: Any = table
    key: Key = ()
    for part in loc:
        if isinstance(part, int):
            return key, f"item {part + 1}: ", value[part]
        if not isinstance(value, Mapping) or part not in value:
            break
        key, value = (*key, part), value[part]
    return key, "", value


def _why(error: ErrorDetails, key: Key, value: object, model: Any, beside: Sequence[str]) -> str:
    last = error["loc"][-1]
    if error["type"] == "missing":  # in a list of tables; elsewhere None stands for what is missing
        return f"{last} is missing"
    if error["type"] == "unexpected_keyword_argument":
        if key[-1] != last:
            return f"{last} is unknown"
        known = keys(model_at(model, key[:-1]))
        return _unknown(key[-1], known, [*known, *(beside if len(key) == 1 else ())])
    if error["type"] == "value_error":
        return str(error["ctx"]["error"])
    said = error["msg"].removeprefix("Input should be ").replace("'", '"')
    expected = _EXPECTED.get(error["type"], said)
    if value is None:
        return f"missing; expected {expected}"
    return f"expected {expected}, not {_described(value, error['type'])}"


_MEANT: Final = {
    "channel": "rooms",
    "channels": "rooms",
    "database": "data",
    "db": "data",
    "hostname": "host",
    "lang": "language",
    "nickname": "nick",
    "pass": "password",
    "server": "host",
    "ssl": "tls",
    "timeout": "turn_timeout",
    "token": "access_token",
}
"""What other programs call what."""


def _unknown(key: str, known: list[str], near: list[str]) -> str:
    """What to write instead of the key: `known` are all there are, `near` those it may be a slip of."""
    word = key.lower().replace("-", "_")
    meant = [each for each in (word, _MEANT.get(word)) if each in near] or nearest(word, near)
    if meant:
        return f"unknown; did you mean {meant[0]}?"
    return f"unknown; expected one of {', '.join(known)}" if known else "unknown; expected nothing here"


def _described(value: object, error: str) -> str:
    """What kind of value it is: "a number", or "this number" if another number would do."""
    if isinstance(value, str) and not value.strip():
        return "an empty text"
    found = next(name for kind, name in _FOUND if isinstance(value, kind))
    fits = isinstance(value, _FITTING.get(error, ())) or not error.startswith("expected_")
    return found.replace("a ", "this ", 1) if fits and not error.endswith("_type") else found
