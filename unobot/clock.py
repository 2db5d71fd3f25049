"""Time comes in through this door, so that tests can hold it."""

import asyncio
import heapq
import itertools
import time
from typing import Protocol


class Clock(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...

    async def sleep(self, seconds: float, /) -> None:
        """Return after so many seconds of this clock."""
        ...


class WallClock:
    """The real time."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    async def sleep(self, seconds: float, /) -> None:
        """Wait in real time."""
        await asyncio.sleep(seconds)


class HeldClock:
    """A clock that stands still until a test moves it.

    >>> clock = HeldClock(start=100.0)
    >>> clock.now()
    100.0
    """

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._order = itertools.count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        """The time it was last moved to."""
        return self._now

    async def sleep(self, seconds: float, /) -> None:
        """Wait until `advance` has moved the clock so far; no time at all is over at once."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), woken))
        await woken

    def next(self) -> float | None:
        """When the first sleeper wants to be woken; None if nobody sleeps."""
        while self._sleepers and self._sleepers[0][2].done():  # cancelled while asleep
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None

    async def advance(self, seconds: float) -> None:
        """Move on by `seconds`, waking sleepers in the order of their times and letting each run."""
        goal = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= goal:
            self._now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
            # whoever was woken may wake others, who must all have run before time goes on
            for _ in range(10):
                await asyncio.sleep(0)
        self._now = goal
