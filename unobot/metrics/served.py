"""The metrics of one bot: counted, and shown by HTTP."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from unobot.bot import Bot
from unobot.config import Config
from unobot.metrics.counting import Counting
from unobot.metrics.gauges import Gauges
from unobot.metrics.health import Health
from unobot.metrics.networks import Networks
from unobot.metrics.pages import Page, Pages, serving

_log = structlog.get_logger(__name__)

_LOOP: Final = 4.0
"""Seconds that the bot has to say how it is; a rule may keep it from that for two."""


class Served:
    """Counts what it observes; see `unobot.metrics.Watch`."""

    def __init__(self, config: Config) -> None:
        self._networks = Networks(config.networks)
        self._settings = config.metrics
        self.observer = Counting(self._networks)

    @contextmanager
    def shown(self, bot: Bot, /) -> Iterator[None]:
        """Serve the pages; if the address cannot be had, warn and go on without."""
        gauges = Gauges(bot, self._networks)
        self.observer.registry.register(gauges)
        host, port = self._settings.host, self._settings.port
        assert port is not None
        try:
            stop = serving(host, port, self._pages(bot))
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else str(error)
            _log.warning(
                "no metrics and no health: the address cannot be had", host=host, port=port, reason=reason
            )
            yield
            return
        _log.info("metrics and health are served", url=f"http://{host}:{port}/")
        try:
            yield
        finally:
            stop()

    def _pages(self, bot: Bot) -> Pages:
        loop, health = asyncio.get_running_loop(), Health(bot, self._networks)

        async def metrics() -> Page:
            return Page(HTTPStatus.OK, CONTENT_TYPE_LATEST, generate_latest(self.observer.registry))

        async def healthy() -> Page:
            # in another thread than the bot's: also a bot that does not answer any more is told of
            try:
                asked = asyncio.run_coroutine_threadsafe(health.complaints(), loop)
                complaints = await asyncio.wait_for(asyncio.wrap_future(asked), _LOOP)
            except (TimeoutError, RuntimeError):
                complaints = [f"the bot: no answer for {_LOOP:g} s"]
            status = HTTPStatus.SERVICE_UNAVAILABLE if complaints else HTTPStatus.OK
            text = "".join(f"{line}\n" for line in complaints or ["ok"])
            return Page(status, "text/plain; charset=utf-8", text.encode())

        return {"/metrics": metrics, "/health": healthy}
