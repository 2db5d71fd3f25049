"""How long to wait before the next try, and how fast to speak."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any, TypeVar

from unobot.clock import Clock

Result = TypeVar("Result")


class Backoff:
    """Delays that double up to a bound, each a quarter more or less by chance.

    >>> backoff = Backoff(random.Random(1), first=1.0, most=4.0)
    >>> [round(backoff.next(), 1) for _ in range(4)]
    [0.8, 2.3, 4.5, 3.5]
    """

    def __init__(self, chance: random.Random, first: float, most: float) -> None:
        self._chance, self._first, self._most = chance, first, most
        self._delay = first

    def next(self) -> float:
        """How many seconds to wait now."""
        delay = self._delay * self._chance.uniform(0.75, 1.25)
        self._delay = min(self._most, self._delay * 2)
        return delay

    def reset(self) -> None:
        """It went well: begin with the shortest delay again."""
        self._delay = self._first


class Bucket:
    """A token bucket that may be overdrawn: it counts every line we send, whoever asked for it."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._tokens, self._since = burst, now

    def level(self, now: float) -> float:
        """How many lines may go out at once; below 0, what is owed."""
        gained = max(0.0, now - self._since) * self._per_second
        self._tokens, self._since = min(self._burst, self._tokens + gained), now
        return self._tokens

    def spend(self, lines: float, now: float) -> None:
        """So many lines have gone out."""
        self._tokens = self.level(now) - lines


async def within(clock: Clock, seconds: float, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of `work`. Raises `TimeoutError`, having cancelled it, after so many seconds of this clock."""
    task = asyncio.ensure_future(work)
    alarm = asyncio.ensure_future(clock.sleep(seconds))
    try:
        await asyncio.wait({task, alarm}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        for each in (task, alarm):
            each.cancel()
        await asyncio.gather(task, alarm, return_exceptions=True)
