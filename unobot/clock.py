"""Time and chance come in through this door, so that tests can hold them."""

import asyncio
import heapq
import itertools
import math
import time
from collections.abc import Awaitable, Sequence
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_TICK: Final = 0.25
_ROUNDING: Final = 1e-6
"""Seconds by which a sum of times may be wrong."""
_STEP: Final = 0.5
"""So much play time at most is counted between two looks at the machine's time: what is beyond it, nobody could play."""

_STALL: Final = 2.0
"""Seconds without a look at the time that players notice: the bot was silent, and what they typed had to wait."""


class Randomness(Protocol):
    """Where seeds and tokens come from: `random.SystemRandom`, or in tests a `random.Random` with a seed."""

    def randbytes(self, n: int, /) -> bytes:
        """Return so many random bytes."""
        ...

    def choice(self, seq: Sequence[T], /) -> T:
        """Return one of the items, chosen by chance."""
        ...


class Clock(Protocol):
    """The interface of a clock: the time, the time of play, and sleeping."""

    def now(self) -> float:
        """Seconds since the epoch, as the machine believes; it may jump both ways."""
        ...

    def played(self) -> float:
        """Seconds of play, from any beginning. They never jump, and stand while the process cannot run."""
        ...

    def stalled(self) -> float:
        """When, in seconds of play, the process last could not run for so long that players noticed; minus infinity: never."""
        ...

    async def run(self) -> None:
        """Count the seconds of play until cancelled; without this they stand."""
        ...

    async def sleep(self, seconds: float, /) -> None:
        """Return after so many seconds of this clock."""
        ...


class PlayTime:
    """Counts seconds of play from looks at a time that never goes back, and leaves out gaps between them.

    >>> play = PlayTime(now=10.0)
    >>> play.look(10.25)
    >>> play.look(80.0)
    >>> play.look(80.25)
    >>> play.seconds, play.stalled
    (1.0, 0.75)
    """

    def __init__(self, now: float) -> None:
        self.seconds = 0.0
        self.stalled = -math.inf
        """How many seconds had been played by the end of the last long gap."""
        self._looked = now

    def look(self, now: float) -> None:
        """Take a look: it is so late now, in seconds of the time that never goes back."""
        gone, self._looked = now - self._looked, now
        self.seconds += min(gone, _STEP)
        if gone > _STALL:
            self.stalled = self.seconds


class WallClock:
    """The clock of a running bot: the machine's time, and seconds of play without long gaps."""

    def __init__(self) -> None:
        # monotonic: it is never set, and while the machine is suspended it stands
        self._play = PlayTime(time.monotonic())

    def now(self) -> float:
        """Return the seconds since the epoch, as the machine believes."""
        return time.time()

    def played(self) -> float:
        """Seconds of play since this clock was made."""
        self._play.look(time.monotonic())
        return self._play.seconds

    def stalled(self) -> float:
        """When the last long gap ended."""
        self._play.look(time.monotonic())
        return self._play.stalled

    async def run(self) -> None:
        """Look at the time often enough that only real gaps are left out."""
        while True:
            self._play.look(time.monotonic())
            await asyncio.sleep(_TICK)

    async def sleep(self, seconds: float, /) -> None:
        """Return after so many seconds of real time."""
        await asyncio.sleep(seconds)


class HeldClock:
    """A clock that stands still until a test moves it.

    >>> clock = HeldClock(start=100.0)
    >>> clock.now()
    100.0
    """

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._set = self._stood = 0.0
        self._stalled = -math.inf
        self._order = itertools.count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Return the seconds since the epoch to which it was last moved."""
        return self._now + self._set

    def played(self) -> float:
        """Return how many seconds it was moved, without leaps."""
        return self._now - self._stood

    def stalled(self) -> float:
        """When the last long leap ended."""
        return self._stalled

    async def run(self) -> None:
        """Wait until cancelled: only a test moves this clock."""
        await asyncio.Event().wait()

    def step(self, seconds: float) -> None:
        """Somebody has set the machine's clock so much forward, or (below 0) back; nothing else happens."""
        self._set += seconds

    async def leap(self, seconds: float) -> None:
        """The process could not run for so long: all whose time has come meanwhile wake at the end of it."""
        self._now += seconds
        self._stood += max(0.0, seconds - _STEP)
        if seconds > _STALL:
            self._stalled = self.played()
        await self.advance(0)

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
        return self._sleepers[0][0] + self._set if self._sleepers else None

    async def advance(self, seconds: float) -> None:
        """Move on by `seconds`, waking sleepers in the order of their times and letting each run."""
        # who is about to sleep must have begun to, or would sleep from a later time on
        await _let_run()
        goal = self._now + seconds
        # where the clock was set by a year, `next() - now()` is short by what floats cannot hold
        while self._sleepers and self._sleepers[0][0] <= goal + _ROUNDING:
            at, _, woken = heapq.heappop(self._sleepers)
            self._now = max(self._now, at)  # after a leap sleepers wake late
            if not woken.done():
                woken.set_result(None)
            # whoever was woken may wake others, who must all have run before time goes on
            await _let_run()
        self._now = max(self._now, goal)


async def _let_run() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


Result = TypeVar("Result")

_LONGEST_ROW = 64
"""Doubling any oftener than this is beyond every bound, and at some time beyond what a float can hold."""


async def within(clock: Clock, seconds: float, work: Awaitable[Result]) -> Result:
    """Return the result of `work`. Raises `TimeoutError`, having cancelled it, after so many seconds of this clock."""
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
        """Return a number from 0 up to 1."""
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
        """Return how many seconds to wait now."""
        pause = min(self._most, self._first * 2.0 ** min(self.failures, _LONGEST_ROW))
        self.failures += 1
        return pause if self._jitter is None else pause * (0.75 + self._jitter.random() / 2)

    def reset(self) -> None:
        """Begin with the shortest pause again: it went well."""
        self.failures = 0
