"""Running the bot as a program: until a signal stops it, or every network has refused it."""

import asyncio
import signal
from contextlib import suppress
from types import FrameType

import structlog

from unobot.bot import Bot, Outside, assembled
from unobot.config import Config, ConfigError
from unobot.plugins import Plugins, doubts
from unobot.store import Damaged, StoreError, TakenOver
from unobot.tables.watchdog import Watchdog

TAKEN_OVER = 3
"""The exit status when another bot has opened the store."""

DAMAGED = 4
"""The exit status when the store is damaged."""

_log = structlog.get_logger(__name__)


def serve(config: Config, plugins: Plugins) -> int:
    """Run the bot; the exit status is 0 if it was stopped, 1 if it could not start or no network is left.

    It is 3 if another bot has taken the store over: to start again at once would only take it back. It is 4 if the store
    is damaged.
    """
    for broken in plugins.broken:
        _log.error("this plugin is left out", plugin=broken.name, reason=broken.reason)
    for doubt in doubts(config, plugins):
        _log.warning("the configuration is allowed, but surely not meant", where=str(doubt))
    try:
        return asyncio.run(_serve(config, plugins))
    except ConfigError as wrong:
        for problem in wrong.problems:
            _log.error("the configuration is wrong", where=str(problem))
    except TakenOver as end:
        _log.error("this bot ends", reason=str(end))
        # a supervisor that restarts it would fight with the other bot for the store
        return TAKEN_OVER
    except Damaged as found:
        _log.error("the store is damaged", reason=str(found))
        # to start again changes nothing
        return DAMAGED
    except StoreError as trouble:
        _log.error("the store cannot be used", reason=str(trouble))
    return 1


async def _serve(config: Config, plugins: Plugins) -> int:
    # awake before the tables are restored, for their rules run then, too
    with (watchdog := Watchdog()).awake():
        async with assembled(config, plugins, Outside(watchdog=watchdog)) as bot:
            return await _until_stopped(bot, config, watchdog)


async def _until_stopped(bot: Bot, config: Config, watchdog: Watchdog) -> int:
    serving = asyncio.create_task(bot.serve())
    loop = asyncio.get_running_loop()

    def stop(_number: int, _frame: FrameType | None) -> None:
        watchdog.end_soon()
        # cancelled and not killed: each network is left with a goodbye, and the store is closed
        loop.call_soon_threadsafe(serving.cancel)

    for number in (signal.SIGINT, signal.SIGTERM):
        # not the loop's own handlers: they are not called while a rule runs and does not come back
        signal.signal(number, stop)
    _log.info("the bot runs", networks=list(config.networks))
    with suppress(asyncio.CancelledError):
        await serving
        return 1
    _log.info("the bot was stopped; open tables go on when it runs again")
    return 0
