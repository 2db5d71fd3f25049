"""Waiting with a deadline, and how long to wait before the next try."""

import asyncio
from collections.abc import Awaitable
from typing import Protocol, TypeVar

from unobot.clock import Clock

Result = TypeVar("Result")

_LONGEST_ROW = 64
"""Doubling any oftener than this is beyond every bound, and at some time beyond what a float can hold."""


async def within(clock: Clock, seconds: float, work: Awaitable[Result]) -> Result:
    """The result of `work`. Raises `TimeoutError`, having cancelled it, after so many seconds of this clock."""
    # asyncio.timeout() and wait_for() know only the event loop's time, which a test cannot hold
    task = asyncio.ensure_future(work)
    alarm = asyncio.ensure_future(clock.sleep(seconds))
    try:
        await asyncio.wait({task, alarm}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        for each in (task, alarm):
            each.cancel()  # does nothing to the one that is done
        await asyncio.gather(task, alarm, return_exceptions=True)


class Jitter(Protocol):
    """Where chance comes from, so that tests can hold it; a `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to 1."""
        ...


class Backoff:
    """Pauses that double from `first` up to `most` seconds, each a quarter more or less by chance if there is any.

    >>> backoff = Backoff(first=1.0, most=5.0)
    >>> [backoff.next() for _ in range(4)]
    [1.0, 2.0, 4.0, 5.0]
    """

    # tenacity does not fit: it repeats one call, and counts the failures of that call alone. Here a row of failures
    # goes on over different messages, requests and connections, and other things happen during the pauses. Its jitter
    # comes from the global `random`, which a test cannot hold.

    def __init__(self, first: float, most: float, jitter: Jitter | None = None) -> None:
        self._first, self._most, self._jitter = first, most, jitter
        self.failures = 0
        """How many pauses there were in a row."""

    def next(self) -> float:
        """How many seconds to wait now."""
        pause = min(self._most, self._first * 2.0 ** min(self.failures, _LONGEST_ROW))
        self.failures += 1
        return pause if self._jitter is None else pause * (0.75 + self._jitter.random() / 2)

    def reset(self) -> None:
        """It went well: begin with the shortest pause again."""
        self.failures = 0
