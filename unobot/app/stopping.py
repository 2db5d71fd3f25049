"""Ending the program when a signal asks for it: with a goodbye, but never late."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

import structlog

from unobot.app.bot import Bot
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
                _log.warning("something did not end in time, and was left", seconds=_LATEST)
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
