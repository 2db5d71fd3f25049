"""Running the bot as a program: until a signal stops it, or every network has refused it."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import structlog
import typer

from unobot.adapter import Network
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.app.logs import set_up_logs
from unobot.app.metrics import open_monitor
from unobot.app.reloading import Hangups
from unobot.app.web_process import web_page
from unobot.config import Config, ConfigError
from unobot.plugins import Plugins, doubts
from unobot.plugins.options import ConfigFile, PluginPaths, load_with_plugins
from unobot.store import Claim, Damaged, StoreError, TakenOver, Unopenable, claim_on, holder_on
from unobot.tables.watchdog import Watchdog

_log = structlog.get_logger(__name__)

_GOODBYE: Final = 1.5
"""Seconds in which rooms are told, and what waits is sent. A network may be slow, flooded, or gone without a word."""

_LATEST: Final = 3.5
"""Seconds after the signal at which the process ends, whatever it still waits for: an operator waits for 5."""

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Ends the bot at a signal. To be made in the event loop."""

    def __init__(self, watchdog: Watchdog) -> None:
        self._watchdog = watchdog
        self._loop = asyncio.get_running_loop()
        self._wanted = asyncio.Event()
        self._ended = threading.Event()
        self.bot: Bot | None = None
        """The bot that says goodbye before all ends; it is told by whoever runs it."""

    async def ends(self, running: asyncio.Task[None]) -> bool:
        """Wait until a signal has ended that task, after a goodbye: True; or until it has ended by itself: False.

        Raises what the task raises.
        """
        wanted = asyncio.create_task(self._wanted.wait())
        await asyncio.wait((running, wanted), return_when=asyncio.FIRST_COMPLETED)
        if not wanted.done():
            wanted.cancel()
            await running
            return False
        if self.bot is not None:
            await say_goodbye(self.bot)
        # cancelled and not killed: each network is left with a goodbye, and the store is closed
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        return True

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take note of signals until the end of the `with`; after one, the process ends there."""
        # not the loop's own handlers: they are not called while a rule runs and does not come back, nor exist on Windows
        before = {number: signal.signal(number, self._asked) for number in _SIGNALS}
        try:
            yield
            self._ended.set()
        finally:
            # once asked for, the end stays as it is: a second signal must not find Python's own handler of the first
            if not self._wanted.is_set():
                for number, handler in before.items():
                    signal.signal(number, handler)

    def _asked(self, _number: int, _frame: FrameType | None) -> None:
        def end() -> None:
            """End the process when all is done, or in the midst of whatever keeps it. What was committed is kept."""
            if not self._ended.wait(_LATEST):
                _log.warning("something did not finish in time and was abandoned", seconds=_LATEST)
            # Python's own tidying up keeps nothing
            os._exit(0)

        for number in _SIGNALS:
            # the second one ends the process at once, even if no step of Python code is done any more
            signal.signal(number, signal.SIG_DFL)
        threading.Thread(target=end, name="unobot end", daemon=True).start()
        self._watchdog.end_soon()
        self._loop.call_soon_threadsafe(self._wanted.set)


async def say_goodbye(bot: Bot) -> None:
    """Tell each room with an open table that the bot goes, and return when that is sent, or has taken too long."""
    for network in bot.adapters:
        for room in bot.router.rooms(network):
            room.say_goodbye()
    sending = [asyncio.ensure_future(outbox.drained()) for outbox in bot.outboxes.values()]
    _, late = await asyncio.wait(sending, timeout=_GOODBYE)
    for task in late:
        task.cancel()


TAKEN_OVER = 3
"""The exit status when another bot answers on the networks: it was there first, or has taken over."""

DAMAGED = 4
"""The exit status when the store is damaged."""

_AGAIN: Final = 2.0
"""Seconds until a standby tries again that could not use the store."""

_CLAIM_AGAIN: Final = 0.5
"""Seconds between two tries to hold the claim."""


def serve(config: Config, plugins: Plugins, *, standby: bool = False) -> int:
    """Run the bot; the exit status is 0 if it was stopped, 1 if it could not start or no network is left.

    It is 3 if another bot answers on its networks; a standby waits until that one ends, and takes over. It is 4 if the
    store is damaged.
    """
    for broken in plugins.broken:
        _log.error("this plugin is left out", plugin=broken.name, reason=broken.reason)
    for plugin in plugins.loaded:
        for note in plugin.notes:
            _log.warning("this plugin runs, but its author should know", plugin=plugin.name, note=note)
    for doubt in doubts(config, plugins):
        _log.warning("the configuration is valid, but probably not what you want", where=str(doubt))
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
    async def be_active(claim: Claim) -> None:
        monitor = open_monitor(config)
        outside = Outside(watchdog=watchdog, observer=monitor.observer, claim=claim)
        try:
            async with assemble(config, plugins, outside) as stop.bot:
                with monitor.serve(stop.bot), hangups.reloading(stop.bot, config, plugins):
                    async with web_page(config):
                        _log.info("the bot runs", networks=list(config.networks))
                        await stop.bot.serve()
        finally:
            stop.bot = None

    async def run_bot() -> None:
        """Be the active bot whenever no other is, if this one stands by; else once."""
        while True:
            try:
                async with hold_claim(config, standby=standby) as claim:
                    return await be_active(claim)
            except TakenOver as end:
                if not standby:
                    raise
                _log.warning("another bot answers from now on", reason=str(end))
            except StoreError as trouble:
                # what ends the active bot may just be ending its database, too; damage is there to stay
                if not standby or isinstance(trouble, Damaged):
                    raise
                _log.error("the store cannot be used; this bot stands by", reason=str(trouble))
                await asyncio.sleep(_AGAIN)

    # awake before the tables are restored, for their rules run then, too
    with (
        (watchdog := Watchdog()).awake(),
        (stop := Stop(watchdog)).listening(),
        (hangups := Hangups()).listening(),
    ):
        if not await stop.ends(asyncio.create_task(run_bot())):
            return 1
        _log.info("the bot was stopped; open tables go on when it runs again")
        return 0


@asynccontextmanager
async def hold_claim(config: Config, *, standby: bool) -> AsyncIterator[Claim]:
    """Hold the claim on all networks of the configuration, and give it back at the end.

    If another process has one of them, a standby waits until it has ended. Without `standby` this raises `TakenOver`, which says who
    that is. Raises `StoreError` if the store cannot be reached, which a standby waits for, too.
    """
    claim = claim_on(config.data.reveal(), config.networks)
    try:
        if standby:
            await _wait_for(claim, config)
        else:
            until = time.monotonic() + claim.patience
            while (network := await claim.take()) is not None:
                if time.monotonic() > until:
                    raise TakenOver(
                        f"Another unobot answers on these networks: {await _who(config, network)}."
                    )
                await asyncio.sleep(_CLAIM_AGAIN)
        yield claim
    finally:
        await claim.release()


async def _wait_for(claim: Claim, config: Config) -> None:
    """Wait until the claim is held, and log what is waited for."""
    said = ""
    while True:
        try:
            if (network := await claim.take(waiting=True)) is None:
                break
            # who it is is looked up once
            known = said.startswith("the end of")
            why = said if known else f"the end of {await _who(config, network)}"
        except Unopenable:
            raise
        except StoreError as trouble:
            why = f"the store can be reached: {trouble}"
        if why != said:
            _log.info("this bot stands by", until=why)
            said = why
        await asyncio.sleep(_CLAIM_AGAIN)
    if said:
        _log.info("this bot takes over")


async def _who(config: Config, network: Network) -> str:
    """The process that has a network, in words."""
    found = await holder_on(config.data.reveal(), network)
    if found is None:
        return f"another process ({network})"
    since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(found.since))
    return f"process {found.pid} on {found.host}, which has {found.network} since {since}"


_JsonLog = Annotated[
    bool, typer.Option("--json-log", help="Write the log as JSON, overriding the configuration.")
]
_Standby = Annotated[
    bool,
    typer.Option("--standby", help="Wait while another bot serves these networks; take over when it stops."),
]


def run(
    *,
    config: ConfigFile = Path("config.toml"),
    plugin: PluginPaths = None,
    json_log: _JsonLog = False,
    standby: _Standby = False,
) -> None:
    """Run the bot on the configured networks.

    Ctrl-C or SIGTERM stops the bot, with exit status 0. Open tables continue at the next start. On SIGHUP the bot
    reads the configuration again. A broken plugin is left out, and reported in the log.

    The exit status is 1 if the bot cannot start or no network is left. It is 3 if another bot serves its networks,
    and 4 if the store is damaged.

    Example: unobot run --config config.toml
    """
    settings, plugins = load_with_plugins(config, plugin)
    set_up_logs("json" if json_log else settings.log.format, settings.log.level)
    raise typer.Exit(serve(settings, plugins, standby=standby))
