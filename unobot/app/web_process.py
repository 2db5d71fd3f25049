"""The web page beside a bot that runs: a process of its own, which only reads the store, and ends with the bot."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import SystemRandom
from typing import Final

import structlog

from unobot.clock import Backoff
from unobot.config import Config

_log = structlog.get_logger(__name__)
_END: Final = 1.0
"""Seconds that the page has to end before it is killed; the bot itself has few."""


@asynccontextmanager
async def web_page(config: Config) -> AsyncIterator[None]:
    """Serve the web page until the end of the `async with`, if `[web] serve` says so. When its process ends, it is started again."""
    if not config.web.serve:
        yield
        return
    serving = asyncio.create_task(_keep_serving(config))
    try:
        yield
    finally:
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving


async def _keep_serving(config: Config) -> None:
    # a page that cannot be served, as without its libraries, is tried seldom
    backoff = Backoff(first=1.0, most=300.0, jitter=SystemRandom())
    while True:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "unobot", "web", "--beside-bot", "--config", str(config.file.absolute())),
            # it ends when this pipe does, also where the bot is killed
            stdin=PIPE,
            # Ctrl-C is for the bot, which ends the page
            start_new_session=True,
        )
        _log.info("the web page has a process of its own", pid=process.pid)
        try:
            status = await process.wait()
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                async with asyncio.timeout(_END):
                    await process.wait()
            except TimeoutError:
                with suppress(ProcessLookupError):
                    process.kill()
        pause = backoff.next()
        _log.warning("the web page has ended, and is started again", status=status, seconds=round(pause))
        await asyncio.sleep(pause)
