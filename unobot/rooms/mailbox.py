"""Somebody who takes one thing after the other, in the order of arrival, and wakes up when time alone changes something."""

import asyncio
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import structlog

from unobot.clock import Clock
from unobot.store import TakenOver
from unobot.tables.trace import whence
from unobot.waiting import within

T = TypeVar("T")

_log = structlog.get_logger(__name__)


class Mailbox(ABC, Generic[T]):
    """A queue and what is done with its items. A failing item is logged; the mailbox goes on."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._queue: asyncio.Queue[tuple[T, asyncio.Future[None]]] = asyncio.Queue()
        self._idle = asyncio.Event()

    def put(self, item: T) -> asyncio.Future[None]:
        """Line up an item; the future is done when it has been dealt with, whatever came of it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((item, done))
        return done

    async def idle(self) -> None:
        """Return when nothing is being dealt with."""
        await self._idle.wait()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            self._idle.set()
            entry = await self._next()
            self._idle.clear()
            try:
                if entry is None:
                    await self.wake()
                else:
                    await self.take(entry[0])
            except TakenOver:
                pass  # another bot answers now; this one is about to end
            except Exception as error:  # noqa: BLE001 - one item must never stop the mailbox
                self._log_failure(error)
                await self._recover(None if entry is None else entry[0])
            finally:
                if entry is not None and not entry[1].done():
                    entry[1].set_result(None)

    async def _next(self) -> tuple[T, asyncio.Future[None]] | None:
        """The next item, or None when it is time to wake."""
        wakes_at = self.wakes_at()
        if wakes_at is None or not self._queue.empty():
            return await self._queue.get()
        try:
            # if the time is over first, an item that arrives in that moment stays in the queue: `Queue.get` takes
            # nothing when it is cancelled
            return await within(self.clock, wakes_at - self.clock.now(), self._queue.get())
        except TimeoutError:
            return None

    def wakes_at(self) -> float | None:
        """When to call `wake`, in seconds since the epoch; None if only an item changes something."""
        return None

    async def wake(self) -> None:
        """The time has come."""

    async def failed(self, item: T | None) -> None:
        """That item, or (None) waking, has raised: make sure that what is remembered is what is stored."""

    async def _recover(self, item: T | None) -> None:
        try:
            await self.failed(item)
        except Exception as error:  # noqa: BLE001 - the next item finds what can be found
            self._log_failure(error)

    def _log_failure(self, error: Exception) -> None:
        _log.error(
            "this mailbox failed; it goes on with the next item",
            mailbox=str(self),
            error=type(error).__name__,
            where=whence(error),
        )

    @abstractmethod
    async def take(self, item: T) -> None:
        """Deal with one item."""
