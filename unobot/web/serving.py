"""Running the web page as a program."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import Final

import structlog
from aiohttp import web

from unobot.config import Config
from unobot.plugins import Plugins
from unobot.store import Store, StoreError
from unobot.web.application import application
from unobot.web.site import Site, site_of

_KEEP: Final = 30.0
"""Seconds that a connection may stand idle."""
_BEHIND: Final = 5
"""So much less urgent than the bot it is to the system: players wait for nobody who looks on."""
_END: Final = 2.0
"""Seconds that readers have to go when the page ends."""

_log = structlog.get_logger(__name__)


def serve_pages(config: Config, plugins: Plugins) -> int:
    """Serve until SIGINT or SIGTERM; 0 then, 1 if the store or the address cannot be had."""
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    try:
        asyncio.run(_serve(config, plugins))
    except (StoreError, OSError) as trouble:
        _log.error("the web page cannot be served", reason=str(trouble))
        return 1
    return 0


async def _serve(config: Config, plugins: Plugins) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # not on Windows; there Ctrl-C ends it less gently
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with await Store.open(config.data.reveal(), only_read=True) as store:
        site = site_of(config, plugins, store)
        runner = await started(site)
        try:
            _log.info(
                "the web page is served", host=config.web.host, port=config.web.port, path=f"{site.base}/"
            )
            await ended.wait()
        finally:
            await runner.cleanup()


async def started(site: Site, port: int | None = None) -> web.AppRunner:
    """The pages, served until `cleanup`; `port` is another one than the configured, 0 any. Raises OSError."""
    runner = web.AppRunner(
        application(site),
        access_log=None,  # who looks at what is nobody's business
        handler_cancellation=True,
        keepalive_timeout=_KEEP,
        max_line_size=2048,
        max_field_size=4096,
        max_headers=64,
        read_bufsize=4096,
        shutdown_timeout=_END,
    )
    await runner.setup()
    settings = site.config.web
    await web.TCPSite(runner, settings.host, settings.port if port is None else port).start()
    return runner
