"""Running the bot as a program: until a signal stops it, or every network has refused it."""

import asyncio
import signal
from contextlib import suppress
from types import FrameType

import structlog

from unobot.bot import Outside, assembled
from unobot.config import Config, ConfigError
from unobot.plugins import Plugins, doubts
from unobot.standby import claimed
from unobot.store import Damaged, StoreError, TakenOver
from unobot.tables.watchdog import Watchdog

TAKEN_OVER = 3
"""The exit status when another bot answers on the networks: it was there first, or has taken over."""

DAMAGED = 4
"""The exit status when the store is damaged."""

_log = structlog.get_logger(__name__)


def serve(config: Config, plugins: Plugins, *, standby: bool = False) -> int:
    """Run the bot; the exit status is 0 if it was stopped, 1 if it could not start or no network is left.

    It is 3 if another bot answers on its networks; a standby waits until that one ends, and takes over. It is 4 if the
    store is damaged.
    """
    for broken in plugins.broken:
        _log.error("this plugin is left out", plugin=broken.name, reason=broken.reason)
    for doubt in doubts(config, plugins):
        _log.warning("the configuration is allowed, but surely not meant", where=str(doubt))
    try:
        return asyncio.run(_serve(config, plugins, standby=standby))
    except ConfigError as wrong:
        for problem in wrong.problems:
            _log.error("the configuration is wrong", where=str(problem))
    except TakenOver as end:
        _log.error("this bot ends", reason=str(end))
        # a supervisor that restarts it would fight with the other bot for the networks
        return TAKEN_OVER
    except Damaged as found:
        _log.error("the store is damaged", reason=str(found))
        # to start again changes nothing
        return DAMAGED
    except StoreError as trouble:
        _log.error("the store cannot be used", reason=str(trouble))
    return 1


async def _serve(config: Config, plugins: Plugins, *, standby: bool) -> int:
    # awake before the tables are restored, for their rules run then, too
    with (watchdog := Watchdog()).awake():
        running = asyncio.create_task(_turns(config, plugins, watchdog, standby=standby))
        _end_by_signal(running, watchdog)
        with suppress(asyncio.CancelledError):
            await running
            return 1
    _log.info("the bot was stopped; open tables go on when it runs again")
    return 0


async def _turns(config: Config, plugins: Plugins, watchdog: Watchdog, *, standby: bool) -> None:
    """Be the active bot whenever no other is, if this one stands by; else once."""
    while True:
        try:
            async with (
                claimed(config, standby=standby) as claim,
                assembled(config, plugins, Outside(watchdog=watchdog, claim=claim)) as bot,
            ):
                _log.info("the bot runs", networks=list(config.networks))
                return await bot.serve()
        except TakenOver as end:
            if not standby:
                raise
            _log.warning("another bot answers from now on", reason=str(end))


def _end_by_signal(running: asyncio.Task[None], watchdog: Watchdog) -> None:
    loop = asyncio.get_running_loop()

    def stop(_number: int, _frame: FrameType | None) -> None:
        watchdog.end_soon()
        # cancelled and not killed: each network is left with a goodbye, and the store is closed
        loop.call_soon_threadsafe(running.cancel)

    for number in (signal.SIGINT, signal.SIGTERM):
        # not the loop's own handlers: they are not called while a rule runs and does not come back
        signal.signal(number, stop)
