"""A watchdog: ends the code of a rule that does not come back by itself, so that all other tables go on.

It counts ticks of a timer while some rule's code is running, and not seconds: a process that was stopped for a minute has
had one tick when it goes on, and nobody innocent is blamed.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final

from uno_engine import Interrupted

TICK: Final = 0.25
"""Seconds between two ticks."""

PATIENCE: Final = 8
"""After so many ticks in one go, the code is ended."""


class RanTooLong(Exception):
    """What was guarded has been ended. It is an ordinary exception, so that whoever catches all of them goes on."""


class Watchdog:
    """Guards pieces of code, which may be nested: `with watchdog: table.take(…)`.

    It is of use once it is awake. Where there is no such timer (Windows), or outside the main thread, it never wakes.
    """

    __slots__ = ("_depth", "_ticks")

    def __init__(self) -> None:
        self._depth = self._ticks = 0

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Count until the end of the `with`. Only one watchdog of a process can be awake."""
        if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGALRM, self._tick)
        # else a tick in the middle of a system call would end that call with an error in C libraries
        signal.siginterrupt(signal.SIGALRM, False)
        signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def __enter__(self) -> None:
        if not self._depth:
            self._ticks = 0
        self._depth += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._depth -= 1
        if isinstance(error, Interrupted) and not self._depth:
            raise RanTooLong from error

    def _tick(self, _number: int, _frame: FrameType | None) -> None:
        """The handler runs between two steps of whatever Python code is running, so that what it raises ends that."""
        if not self._depth:
            return
        self._ticks += 1
        if self._ticks >= PATIENCE:
            self._ticks = 0  # what tidies up behind the rule has time of its own
            raise Interrupted
