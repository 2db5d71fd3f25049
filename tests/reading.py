"""Reading an adapter's settings from a table, as the bot does."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from unobot.config.problem import format_key
from unobot.config.reader import read

T = TypeVar("T")


def good(model: type[T], table: Mapping[str, object], folder: Path | None = None) -> T:
    """The settings in a table in which nothing is wrong."""
    settings, wrong = read(model, table, folder or Path())
    assert settings is not None, wrong
    return settings


def told(model: type[object], table: Mapping[str, object]) -> list[str]:
    """Everything that is wrong in the table, as `KEY: WHY`."""
    settings, wrong = read(model, table, Path())
    assert settings is None
    return [f"{format_key(each.key)}: {each.why}" for each in wrong]
