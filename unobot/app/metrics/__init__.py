"""Telling other programs how the bot is: `/metrics` counts what it does, `/health` says whether it is well."""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Protocol

import structlog

from unobot.app.bot import Bot
from unobot.config import Config
from unobot.store.observer import Observer

_log = structlog.get_logger(__name__)


class Watch(Protocol):
    """Watches one bot."""

    observer: Observer | None

    def shown(self, bot: Bot, /) -> AbstractContextManager[None]:
        """Answer whoever asks how this bot is, until the end of the `with`."""
        ...


class Unwatched:
    """Watches nothing, and answers nobody."""

    observer: Observer | None = None

    def shown(self, bot: Bot, /) -> AbstractContextManager[None]:
        """Show nothing: no port was chosen."""
        return nullcontext()


def watching(config: Config) -> Watch:
    """What watches the bot of that configuration."""
    if config.metrics.port is None:
        return Unwatched()
    try:
        # only here: to load prometheus_client takes longer than all the rest of a start
        watch: Watch = import_module("unobot.app.metrics.served").Served(config)
    except ModuleNotFoundError as missing:
        cure = "pip install prometheus_client"
        _log.warning("no metrics and no health: a library is missing", missing=missing.name, cure=cure)
        return Unwatched()
    return watch
