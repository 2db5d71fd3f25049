"""Which faults are committed, in which order: all of it follows from a seed."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

POINTS: Final = (
    "before-commit",
    "in-commit",
    "after-commit",
    "before-send",
    "before-line",
    "after-send",
    "restoring",
)
"""Where the plugin `tests.chaos.inside` can end the bot."""

WEIGHTS: Final = {
    "kill": 10,
    "kill starting": 4,
    **{f"kill {point}": 4 for point in POINTS},
    "stop": 3,
    "freeze": 4,
    "connection cut": 8,
    "connection refused": 4,
    "connection stalled": 4,
    "connection throttled": 4,
    "connection truncated": 8,
    "connection silent": 2,
    "server killed": 3,
    "rule raise": 4,
    "rule loop": 4,
    "rule memory": 4,
    "clock": 6,
    "locked": 4,
    "sqlite full": 10,
    "postgresql terminated": 4,
    "postgresql backend killed": 2,
    "postgresql crashed": 2,
    "postgresql cut": 5,
    "postgresql truncated": 5,
    "postgresql stalled": 3,
    "postgresql silent": 1,
}
"""How often each kind of fault is committed, beside the others."""
A_RUN: Final = 20
"""Faults of one run: with one bot and one database, proved at its end."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault: after `calm` seconds of play something of that kind, on a network if it is one of a network's.

    `size` is a number from 0 to 1: how long it lasts, how far it goes.
    """

    kind: str
    network: str
    calm: float
    size: float


@dataclass(frozen=True, slots=True)
class Run:
    """Faults for one bot; `seed` decides what people do."""

    database: str
    seed: int
    faults: tuple[Fault, ...]


def planned(
    seed: int, count: int, networks: Sequence[str], databases: Sequence[str], kinds: Sequence[str]
) -> list[Run]:
    """So many faults in runs; the same seed and choices give the same plan."""
    chance = random.Random(seed)
    runs: list[Run] = []
    for first in range(0, count, A_RUN):
        database = databases[len(runs) % len(databases)]
        possible = [kind for kind in kinds if _possible(kind, database)]
        faults = [_fault(chance, networks, possible) for _ in range(min(A_RUN, count - first))]
        runs.append(Run(database, chance.randrange(10**9), tuple(faults)))
    return runs


def _possible(kind: str, database: str) -> bool:
    return not kind.startswith(("sqlite ", "postgresql ")) or kind.startswith(database)


def _fault(chance: random.Random, networks: Sequence[str], kinds: Sequence[str]) -> Fault:
    kind = chance.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]
    return Fault(kind, chance.choice(networks), chance.uniform(0.2, 1.2), chance.random())
