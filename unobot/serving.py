"""Running the bot as a program: until a signal stops it, or every network has refused it."""

import asyncio

import structlog

from unobot.bot import Outside, assembled
from unobot.config import Config, ConfigError
from unobot.metrics import watching
from unobot.plugins import Plugins, doubts
from unobot.stopping import Stop
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
    with (watchdog := Watchdog()).awake(), (stop := Stop(watchdog)).listening():
        running = asyncio.create_task(_run(config, plugins, watchdog, stop))
        if not await stop.ends(running):
            return 1
        _log.info("the bot was stopped; open tables go on when it runs again")
        return 0


async def _run(config: Config, plugins: Plugins, watchdog: Watchdog, stop: Stop) -> None:
    watch = watching(config)
    outside = Outside(watchdog=watchdog, observer=watch.observer)
    async with assembled(config, plugins, outside) as stop.bot:
        with watch.shown(stop.bot):
            _log.info("the bot runs", networks=list(config.networks))
            await stop.bot.serve()
