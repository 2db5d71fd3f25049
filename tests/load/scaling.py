"""`python -m tests.load.scaling`: rooms that wait for connections, processors and the store. Its output is in docs/operators/scaling.md.

In each room somebody gives a command, hears the answer, and the next one thinks. A command takes the process some time, waits until
the store has it with all that waits with it, and its answer is two lines at the connection's pace. How long each takes was measured.
"""

import heapq
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

THINKS: Final = 5.0
"""Seconds between an answer and the next command in a room."""
LINES: Final = 2
"""The room's line and the next player's hand."""
PROCESSOR: Final = 0.00133
"""Seconds of processor time for a command (`make load`, 2,000 tables at human pace; flat out 0.00142)."""
COMMIT: Final = 0.0011
"""Seconds that PostgreSQL takes for a transaction with one change (best of 12)."""
CHANGE: Final = 0.00028
"""Seconds for each change in it (400 changes at once, best of 12, less `COMMIT`)."""
DISK: Final = 0.0002
"""Of `COMMIT`, the seconds in which the database can do nothing else: commits of several processes share a flush of the disk."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What there is of everything. `pace` are lines a second for a connection; each core of the database serves one writer at a time."""

    rooms: int
    connections: int
    pace: float
    processes: int = 1
    cores: int = 1
    burst: float = 5.0


@dataclass(slots=True)
class Queue:
    """Something that serves one after the other. `busy` are the seconds that it has served before `end`."""

    end: float
    free: float = 0.0
    busy: float = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """When whoever comes now has been served."""
        starts = max(now, self.free)
        self.free = starts + seconds
        self.busy += min(seconds, max(0.0, self.end - starts))
        return self.free


@dataclass(slots=True)
class Writer:
    """A process's writer: what comes while a transaction is under way goes into the next one, all together."""

    database: Queue
    starts: float = 0.0
    ends: float = 0.0

    def keep(self, now: float) -> float:
        """When what comes now is stored."""
        if now > self.starts:
            self.starts = max(now, self.ends)
            self.ends = max(self.starts + COMMIT, self.database.serve(self.starts, DISK))
        self.ends = max(self.ends + CHANGE, self.database.serve(self.starts, CHANGE))
        return self.ends


@dataclass(slots=True)
class Connection:
    """A connection that may send `pace` lines a second, and `burst` at once."""

    pace: float
    burst: float
    line: Queue

    def say(self, now: float) -> float:
        """When the first of the lines of an answer is said."""
        said = self.line.serve(max(now - (self.burst - 1) / self.pace, 0.0), 1 / self.pace)
        self.line.serve(0.0, (LINES - 1) / self.pace)
        return max(now, said)


@dataclass(frozen=True, slots=True)
class Found:
    """Seconds from a command to its answer, and how busy each is, from 0 to 1."""

    p50: float
    p99: float
    commands: float
    """A second."""
    busy: dict[str, float]

    @property
    def bottleneck(self) -> str:
        """What has the least to spare."""
        return max(self.busy, key=self.busy.__getitem__)


def simulate(setup: Setup, seconds: float, seed: int = 1) -> Found:
    """Let all rooms play for so long; the first half, until the queues have filled, is not counted."""
    chance = random.Random(seed)
    processors = [Queue(seconds) for _ in range(setup.processes)]
    cores = [Queue(seconds) for _ in range(setup.cores)]
    writers = [Writer(cores[number % setup.cores]) for number in range(setup.processes)]
    connections = [Connection(setup.pace, setup.burst, Queue(seconds)) for _ in range(setup.connections)]
    commands = [(chance.uniform(0, 2 * THINKS), room) for room in range(setup.rooms)]
    heapq.heapify(commands)
    waits: list[float] = []
    answered = 0
    while commands[0][0] < seconds:
        now, room = commands[0]
        at = room % setup.connections
        process = at % setup.processes
        stored = writers[process].keep(processors[process].serve(now, PROCESSOR))
        said = connections[at].say(stored)
        if now > seconds / 2:
            waits.append(said - now)
        answered += seconds / 2 < said <= seconds
        heapq.heapreplace(commands, (said + chance.uniform(0.5, 1.5) * THINKS, room))
    busy = {
        "pace of the connections": _busy([each.line for each in connections], seconds),
        "processors": _busy(processors, seconds),
        "database": _busy(cores, seconds),
    }
    waits.sort()
    return Found(waits[len(waits) // 2], waits[len(waits) * 99 // 100], 2 * answered / seconds, busy)


def _busy(queues: Sequence[Queue], seconds: float) -> float:
    return min(1.0, sum(queue.busy for queue in queues) / len(queues) / seconds)


SETUPS: Final = (
    ("one connection at 1 line/s", Setup(10, 1, 1.0), 120.0),
    ("five connections at 1 line/s", Setup(10, 5, 1.0), 120.0),
    ("ten accounts at 0.2 messages/s", Setup(10, 10, 0.2, burst=10), 200.0),
    ("four connections at 1 line/s, 250 rooms each", Setup(1000, 4, 1.0), 120.0),
    ("500 connections at 1 line/s", Setup(1000, 500, 1.0), 60.0),
    ("one process, own server without limit", Setup(1000, 1, 10_000.0), 30.0),
    ("the same", Setup(2000, 1, 10_000.0), 30.0),
    ("the same", Setup(4000, 1, 10_000.0), 30.0),
    ("one process, own servers without limit", Setup(100_000, 1, 100_000.0), 12.0),
    ("40 processes, database of one core", Setup(100_000, 40, 2500.0, 40), 12.0),
    ("40 processes, database of eight cores", Setup(100_000, 40, 2500.0, 40, 8), 12.0),
)
"""What it is called, what there is, and for how many seconds it is played."""


def rows() -> Iterator[str]:
    """The table, a line at a time, as it stands in docs/operators/scaling.md."""
    yield "| rooms | set-up | commands/s | answer p50 | p99 | pace | processors | database | first bottleneck |"
    yield "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |"
    for name, setup, seconds in SETUPS:
        found = simulate(setup, seconds)
        busy = " | ".join(f"{each:.0%}" for each in found.busy.values())
        yield (
            f"| {setup.rooms:,} | {name} | {found.commands:,.{0 if found.commands > 10 else 1}f} | {_told(found.p50)} | {_told(found.p99)} | {busy} | "
            f"{found.bottleneck} |"
        )


def _told(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


if __name__ == "__main__":
    for row in rows():
        sys.stdout.write(row + "\n")
