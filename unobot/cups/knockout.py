"""Knock-out: the best of each table go on, the others are out, until one table is left, the final."""

from collections.abc import Mapping, Sequence

from unobot.cups.plan import CupStage, Heat, TableResult

ADVANCE = 2
"""So many go on from a table of three or four; from a table of two only the winner does."""


def table_count(entrants: int, size: int) -> int:
    """How many tables so many play at.

    With two at a table it is enough that a power of two is left after it; the others go on without a game.

    >>> table_count(9, 4), table_count(6, 2), table_count(8, 2), table_count(4, 4)
    (3, 2, 4, 1)
    """
    if size > 2 or entrants <= size:
        return -(-entrants // size)
    left = 1 << (entrants.bit_length() - 1)
    return entrants - left if entrants > left else entrants // 2


def resting(entrants: int, size: int) -> int:
    """How many of them go on without a game, so that no table has one player only.

    >>> resting(6, 2), resting(8, 2), resting(9, 4)
    (2, 0, 0)
    """
    return entrants - 2 * table_count(entrants, size) if size == 2 and entrants > size else 0


def going_on(heat: Heat, result: TableResult) -> tuple[int, ...]:
    """Who goes on from a table, best first."""
    return result.order[: ADVANCE if len(heat.entrants) > 2 else 1]


def advancing(stage: CupStage, results: Mapping[int, TableResult]) -> list[Sequence[int]]:
    """Who goes on from a stage that is over: the winners with those who had no game, then the seconds."""
    firsts, seconds = list(stage.through), list[int]()
    for heat in stage.heats:
        best = going_on(heat, results[heat.number])
        firsts += best[:1]
        seconds += best[1:]
    return [firsts, seconds]
