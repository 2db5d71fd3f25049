"""Reading a table of a TOML file into a dataclass of settings."""

import json
from collections.abc import Hashable, Mapping
from functools import cache
from pathlib import Path
from types import GenericAlias
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from unobot.config.preparing import Prepared
from unobot.config.problem import Wrong
from unobot.config.telling import told

T = TypeVar("T")


def read(model: type[T], table: Mapping[str, object], folder: Path) -> tuple[T | None, list[Wrong]]:
    """Read a table into a dataclass; return that, or None, and everything that is wrong.

    Unknown keys are wrong, and so is a value of another type than the dataclass says: no "5" for 5. Files are
    relative to `folder`. If the dataclass has a method `wrong`, it is asked at last for what does not go together.
    """
    prepared = Prepared(model, table, folder)
    settings, errors = _validated(model, prepared.table, folder)
    unread = {each.key for each in prepared.wrong}
    wrong = prepared.wrong + [each for each in told(errors, model, prepared) if each.key not in unread]
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
