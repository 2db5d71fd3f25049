"""Logging: one stream, readable in a terminal or JSON, without what players keep to themselves."""

import logging
import sys
from importlib.util import find_spec
from pathlib import PurePath
from typing import Final, Literal, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

PRIVATE: Final = frozenset(
    {"body", "card", "cards", "document", "hand", "message", "outgoing", "seed", "state", "text"}
)
"""Keys whose values may show a player's cards, or the cards to come."""

_OF_STRUCTLOG: Final = frozenset({"exc_info", "stack_info", "positional_args", "_record", "_from_structlog"})


def set_up_logs(
    style: Literal["terminal", "json"] = "terminal",
    level: Literal["debug", "info", "warning", "error"] = "info",
    stream: TextIO | None = None,
) -> None:
    """Send every log line, those of the standard library and of warnings too, to `stream` (stderr by default).

    Values under a `PRIVATE` key are replaced. Libraries are heard from WARNING on only, whatever the level: at DEBUG they
    write out every line of a network, hands included. Tracebacks never show local variables.
    """
    out = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_private,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,  # a logger that was used before this call would keep the old settings
    )
    lines = logging.StreamHandler(out)
    # structlog hands its own events over as dictionaries, so that ours are told from a library's
    lines.addFilter(lambda record: isinstance(record.msg, dict) or record.levelno >= logging.WARNING)
    if style == "json":
        last: list[Processor] = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(default=str),
        ]
    else:
        # without colorama structlog raises on Windows
        coloured = out.isatty() and (sys.platform != "win32" or find_spec("colorama") is not None)
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=coloured, exception_formatter=plain)]
    processors = [ProcessorFormatter.remove_processors_meta, *last]
    lines.setFormatter(ProcessorFormatter(foreign_pre_chain=shared, processors=processors))
    logging.captureWarnings(capture=True)
    logging.basicConfig(handlers=[lines], level=level.upper(), force=True)


def without_private(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Replace what is under a private key, and every object that is not a plain value by the name of its type.

    >>> without_private(None, "info", {"event": "dealt", "seat": "ann", "hand": "r5 g1", "game": object()})
    {'event': 'dealt', 'seat': 'ann', 'hand': '(private)', 'game': '(object)'}
    """
    return {key: _harmless(key, value) for key, value in event.items()}


def _harmless(key: str, value: object) -> object:
    if key in PRIVATE:
        return "(private)"
    if key in _OF_STRUCTLOG or value is None or isinstance(value, str | int | float | PurePath):
        return value
    if isinstance(value, BaseException):
        return f"{type(value).__name__}: {value}"
    if isinstance(value, list | tuple):
        return [_harmless("", item) for item in value]
    return f"({type(value).__name__})"
