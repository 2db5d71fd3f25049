"""What a plugin was made for: `unobot_api = 1` in its module, and which of what it uses goes away."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from uno_engine import PluginDeprecation
from unobot.hookspecs import API
from unobot.plugins.bring import Unusable


def api_of(plugin: object) -> int | None:
    """The api that a plugin declares, or None: it is of the time before there was one. Raises `Unusable`."""
    declared = getattr(plugin, "unobot_api", None)
    if declared is None:
        return None
    if isinstance(declared, bool) or not isinstance(declared, int) or declared < 1:
        raise Unusable(f"unobot_api must be a whole number, such as {API}")
    if declared > API:
        raise Unusable(f"made for unobot_api {declared}, and this bot has {API}: it needs a newer unobot")
    return declared


def undeclared(module: str) -> str:
    """What is told of a plugin that declares none."""
    return f"declares no api; it is taken as made for {API}. Write unobot_api = {API} into {module}"


@contextmanager
def deprecations_told() -> Iterator[list[str]]:
    """Gather what is said about deprecated names until the end of the block; other warnings go their way."""
    told: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", PluginDeprecation)
        yield told
    for warning in caught:
        if issubclass(warning.category, PluginDeprecation):
            told.append(str(warning.message))
        else:
            warnings.warn_explicit(warning.message, warning.category, warning.filename, warning.lineno)
