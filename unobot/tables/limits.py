"""Limits that the operating system keeps for us: on memory, and on how long the process may compute in one step."""

import faulthandler
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

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
        """A step of Python code is being done: from now on there is the whole time again."""
        hard = self._before[1]
        # not bound by the soft limit before: a process that a bot has started inherits what was the bot's at that moment
        resource.setrlimit(resource.RLIMIT_CPU, (_least(int(counted_time()) + _STEP, hard), hard))

    def restore(self) -> None:
        """Do not limit it any more."""
        resource.setrlimit(resource.RLIMIT_CPU, self._before)
        faulthandler.unregister(signal.SIGXCPU)


def compute_freely() -> None:
    """In a process that a bot has started: do away with the limit on computing time that it has inherited."""
    if find_spec("resource") is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))


def counted_time() -> float:
    """Seconds that the system has counted for this process, as it compares them with its limit.

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
