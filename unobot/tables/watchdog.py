"""A watchdog: ends the code of a rule that does not come back by itself, so that all other tables go on.

It counts ticks of a timer while some rule's code is running, and not seconds: a process that was stopped for a minute has
had one tick when it goes on, and nobody innocent is blamed. A tick in which it hardly computed counts for less: perhaps the
rule sleeps, but perhaps the machine is so busy that the process had to wait.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final

from uno_engine import Interrupted, RuleFailed, culprit
from unobot.tables.limits import ComputingTime, limited_memory

TICK: Final = 0.25
"""Seconds between two ticks."""

PATIENCE: Final = 8
"""After so many ticks in one go, the code is ended."""

_WHOLE: Final = 3
"""What a tick counts for; one in which less than a third of it was spent on computing counts for 1."""

_LAST: Final = 8
"""If the process is to end and the same code still runs after so many ticks more, the process ends at once."""


class RanTooLong(Exception):
    """What was guarded has been ended. It is an ordinary exception, so that whoever catches all of them goes on."""


class Watchdog:
    """Guards pieces of code, which may be nested: `with watchdog: table.take(…)`.

    It is of use once it is awake. Where there is no such timer (Windows), or outside the main thread, it never wakes.
    `computed` tells the seconds that this thread has computed.
    """

    __slots__ = ("_computed", "_computing", "_depth", "_ending", "_late", "_so_far", "_ticks")

    def __init__(self, computed: Callable[[], float] = time.thread_time) -> None:
        self._computed, self._so_far = computed, computed()
        self._depth = self._ticks = self._late = 0
        self._ending = False
        self._computing: ComputingTime | None = None

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Count until the end of the `with`, and bound the memory. Only one watchdog of a process can be awake."""
        if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGALRM, self._tick)
        # else a tick in the middle of a system call would end that call with an error in C libraries
        signal.siginterrupt(signal.SIGALRM, False)
        timer = signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
        self._computing = ComputingTime()
        try:
            with limited_memory():
                yield
        finally:
            self._computing.restore()
            signal.setitimer(signal.ITIMER_REAL, *timer)
            signal.signal(signal.SIGALRM, before)

    def __enter__(self) -> None:
        if not self._depth:
            self._ticks = self._late = 0
        self._depth += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._depth -= 1
        if isinstance(error, Interrupted) and not self._depth:
            raise RanTooLong from error

    def anew(self) -> None:
        """Something else is done now inside the same guard; it has the whole time. Cheaper than a guard of its own."""
        self._ticks = 0

    def end_soon(self) -> None:
        """The process is to end: have no patience from now on.

        A rule that catches even what ends it would keep the process for ever; then the process is given up.
        """
        self._ending = True

    def _tick(self, _number: int, _frame: FrameType | None) -> None:
        """The handler runs between two steps of whatever Python code is running, so that what it raises ends that."""
        if self._computing is not None:
            self._computing.extend()
        before, self._so_far = self._so_far, self._computed()
        if not self._depth:
            return
        self._ticks += _WHOLE if self._so_far - before >= TICK / _WHOLE else 1
        if self._ending:
            self._late += 1
            if self._late > _LAST:
                os._exit(1)  # what was committed is kept, and said when the bot runs again
        if self._ticks >= PATIENCE * _WHOLE or self._ending:
            self._ticks = 0  # what tidies up behind the rule has time of its own
            raise Interrupted


def not_back(error: BaseException) -> str | None:
    """For an error with which something guarded ended: that which rule did not come back; None if it failed otherwise."""
    cause = error.__cause__
    if not isinstance(error, (RuleFailed, RanTooLong)) or not isinstance(cause, Interrupted):
        return None
    rule = error.rule if isinstance(error, RuleFailed) else culprit(cause.__traceback__, None)
    return f"the rule {rule} did not come back within {TICK * PATIENCE:g} s, and was ended"
