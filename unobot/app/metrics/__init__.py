"""Telling other programs how the bot is: `/metrics` counts what it does, `/health` says whether it is well."""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Protocol

import structlog

from unobot.app.bot import Bot
from unobot.config import Config
from unobot.store.observer import Observer

_log = structlog.get_logger(__name__)


class Monitor(Protocol):
    """What counts what one bot does, and serves `/metrics` and `/health`."""

    observer: Observer | None

    def serve(self, bot: Bot, /) -> AbstractContextManager[None]:
        """Answer whoever asks how this bot is, until the end of the `with`."""
        ...


class NoMonitor:
    """Watches nothing, and answers nobody."""

    observer: Observer | None = None

    def serve(self, bot: Bot, /) -> AbstractContextManager[None]:
        """Serve nothing: no port was chosen."""
        return nullcontext()


def open_monitor(config: Config) -> Monitor:
    """Return what watches the bot: nothing if no port is configured, or prometheus_client is missing, which is logged."""
    if config.metrics.port is None:
        return NoMonitor()
    try:
        # only here: to load prometheus_client takes longer than all the rest of a start
        monitor: Monitor = import_module("unobot.app.metrics.served").PrometheusMonitor(config)
    except ModuleNotFoundError as missing:
        cure = "pip install prometheus_client"
        _log.warning("no metrics and no health: a library is missing", missing=missing.name, cure=cure)
        return NoMonitor()
    return monitor
