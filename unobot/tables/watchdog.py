"""A watchdog ends the code of a rule that does not come back by itself; limits of the operating system end what it cannot."""

import faulthandler
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from traceback import format_tb
from types import FrameType, TracebackType
from typing import Final

from uno_engine import Interrupted, RuleFailed, culprit

# --- Limits that the operating system keeps for us: on memory, and on how long the process may compute in one
# step.


# Windows has none, and no timer either with which this would be of use
if find_spec("resource") is not None:
    import resource

_MEMORY: Final = 2 * 1024**3
"""Bytes of address space that may come to what is in use at the start. Threads reserve much of it and never use it."""

_STEP: Final = 4
"""Seconds of computing in which not one step of Python code is done, until the process is given up."""

_COUNTED: Final = -8
"""Linux' clock of what it counts for this process when it looks at RLIMIT_CPU: `MAKE_PROCESS_CPUCLOCK(0, CPUCLOCK_PROF)`."""


@contextmanager
def limited_memory() -> Iterator[None]:
    """A list that grows for ever raises MemoryError in the rule that makes it, before the machine has no memory left."""
    used = _address_space()
    if used is None:
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_least(used + _MEMORY, *before), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


class ComputingTime:
    """Ends the process, with a report of where it was, if it computes too long without a step of Python code.

    Nothing else ends a call such as `sum(range(10**11))`: in it no handler of a signal runs. Time in which the process is
    stopped, or waits, does not count.
    """

    __slots__ = ("_before",)

    def __init__(self) -> None:
        self._before = resource.getrlimit(resource.RLIMIT_CPU)
        # else the process would end without a word
        faulthandler.register(signal.SIGXCPU, file=2, chain=True)
        self.extend()

    def extend(self) -> None:
        """Give the step of Python code that begins now the whole time again."""
        hard = self._before[1]
        # not bound by the soft limit before: a process that a bot has started inherits what was the bot's at that moment
        resource.setrlimit(resource.RLIMIT_CPU, (_least(int(counted_time()) + _STEP, hard), hard))

    def restore(self) -> None:
        """Stop limiting the time that the process computes."""
        resource.setrlimit(resource.RLIMIT_CPU, self._before)
        faulthandler.unregister(signal.SIGXCPU)


def compute_freely() -> None:
    """In a process that a bot has started: do away with the limit on computing time that it has inherited."""
    if find_spec("resource") is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))


def counted_time() -> float:
    """Return the seconds that the system has counted for this process, as it compares them with its limit.

    It counts whole ticks for whoever runs when a tick comes, so that on a busy machine it is seconds more, or less, than
    `time.process_time` measures.
    """
    try:
        return time.clock_gettime(_COUNTED)
    except OSError:  # another system than Linux
        return time.process_time()


def _least(wanted: int, *limits: int) -> int:
    return min([wanted, *(limit for limit in limits if limit != resource.RLIM_INFINITY)])


def _address_space() -> int | None:
    """Bytes of address space in use; None where that cannot be known (only Linux tells)."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except OSError:
        return None
    return pages * resource.getpagesize()


# --- A watchdog: ends the code of a rule that does not come back by itself, so that all other tables go on.


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
        """Give what is done now inside the same guard the whole time. Cheaper than a guard of its own."""
        self._ticks = 0

    def end_soon(self) -> None:
        """Have no patience from now on: the process is to end.

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


def safe_traceback(error: BaseException) -> str:
    """Return a traceback without any value: the kinds of an exception and of what caused it, and the lines of code they passed.

    >>> try:
    ...     int("[r5]")
    ... except ValueError as error:
    ...     "ValueError" in safe_traceback(error), "r5" in safe_traceback(error).replace('int("[r5]")', "")
    (True, False)
    """
    told: list[str] = []
    one: BaseException | None = error
    while one is not None and len(told) < 10:
        told.append("".join(format_tb(one.__traceback__)) + type(one).__name__)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "\ncaused by\n".join(told)
