"""What fails in a room of the kit, told to the author of a plugin with its text: a log of the bot leaves that out, for it may hold a hand."""

import sys
import traceback
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

import structlog


def print_failure(error: BaseException) -> None:
    """Print an exception with its text, and where it came from, to stderr."""
    sys.stderr.write("".join(traceback.format_exception(error)))


@contextmanager
def failures_told(tell: Callable[[BaseException], None]) -> Iterator[None]:
    """Tell of each exception of which the bot logs an error, until the end of the `with`; of each once.

    Within another such `with` only the outer one is told.
    """
    told: list[BaseException] = []

    def look(_logger: object, level: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        error = sys.exception()
        if level == "error" and error is not None and error not in told:
            told.append(error)
            tell(error)
        return event

    look.__qualname__ = _LOOK
    # changed in place, as structlog.testing does: loggers that exist already have this list
    processors: list[Any] = structlog.get_config()["processors"]
    alone = all(getattr(each, "__qualname__", "") != _LOOK for each in processors)
    if alone:
        processors.insert(0, look)
    try:
        yield
    finally:
        if alone and look in processors:
            processors.remove(look)


_LOOK = "failures_told"
