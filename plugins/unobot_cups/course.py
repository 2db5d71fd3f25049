"""The course of a cup: how it is to go, the draw, who goes on, and who has won. It follows from the seed and the results alone."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Literal

import msgspec

from uno_engine import Chance

Kind = Literal["knockout", "groups"]
"""`knockout`: the best of each table go on, the others are out. `groups`: one stage of groups, then a final."""
LEAST_ENTRANTS, MOST_ENTRANTS = 2, 64
LEAST_SIZE, MOST_SIZE = 2, 4
"""So many sit at a table of a cup."""


class Plan(msgspec.Struct, frozen=True):
    """The kind of a cup, and how many sit at each of its tables at most."""

    kind: Kind = "knockout"
    size: int = MOST_SIZE


class Pairing(msgspec.Struct, frozen=True):
    """One table of a cup. Tables are numbered from 1 through the whole cup; `entrants` are numbers, too, from 0."""

    number: int
    entrants: tuple[int, ...]


class CupStage(msgspec.Struct, frozen=True):
    """The tables that are drawn together. `through` are those who go on without a game."""

    pairings: tuple[Pairing, ...]
    through: tuple[int, ...] = ()
    final: bool = False


class TableResult(msgspec.Struct, frozen=True):
    """What came of a table: who played to the end, best first, with their points, and who lost by default.

    `seated` is how many were dealt in; with fewer than two nothing was played. `lot`: between some only the lot decided.
    """

    order: tuple[int, ...]
    points: tuple[int, ...]
    lost: tuple[int, ...] = ()
    seated: int = 0
    lot: bool = False


def chance_for(seed: str, what: str) -> Chance:
    """Return the stream of chance for one purpose: that of the 256-bit seed SHA-256 of `SEED WHAT`."""
    return Chance(sha256(f"{seed} {what}".encode()).digest())


def draw_order(seed: str, stage: int, tiers: Sequence[Sequence[int]]) -> list[int]:
    """Return everybody in the order of the draw: each tier is shuffled, and they follow each other, best tier first.

    >>> sorted(draw_order("00", 1, [[0, 1], [2]])[:2])
    [0, 1]
    """
    chance = chance_for(seed, f"stage {stage}")
    return [entrant for tier in tiers for entrant in chance.shuffled(sorted(tier))]


def tables(order: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Return that order dealt out to so many tables in turn: sizes differ by one at most, and the best are spread.

    >>> tables([5, 3, 1, 4, 2], 2)
    [(5, 1, 2), (3, 4)]
    """
    return [tuple(order[first::count]) for first in range(count)]


def lots(seed: str, pairing: int, entrants: Sequence[int]) -> dict[int, int]:
    """Return a lot for each entrant of a table; between equal ones the lower lot is the better place."""
    drawn = chance_for(seed, f"lots {pairing}").shuffled(sorted(entrants))
    return {entrant: lot for lot, entrant in enumerate(drawn)}


ADVANCE = 2
"""So many go on from a table of three or four; from a table of two only the winner does."""


def table_count(entrants: int, size: int) -> int:
    """Return how many tables so many play at.

    With two at a table it is enough that a power of two is left after it; the others go on without a game.

    >>> table_count(9, 4), table_count(6, 2), table_count(8, 2), table_count(4, 4)
    (3, 2, 4, 1)
    """
    if size > 2 or entrants <= size:
        return -(-entrants // size)
    left = 1 << (entrants.bit_length() - 1)
    return entrants - left if entrants > left else entrants // 2


def count_byes(entrants: int, size: int) -> int:
    """Return how many of so many entrants have a bye in a stage: no table has one player only.

    >>> count_byes(6, 2), count_byes(8, 2), count_byes(9, 4)
    (2, 0, 0)
    """
    return entrants - 2 * table_count(entrants, size) if size == 2 and entrants > size else 0


def pick_qualifiers(pairing: Pairing, result: TableResult) -> tuple[int, ...]:
    """Return who goes on from a table, best first."""
    return result.order[: ADVANCE if len(pairing.entrants) > 2 else 1]


def pick_stage_qualifiers(stage: CupStage, results: Mapping[int, TableResult]) -> list[Sequence[int]]:
    """Return who goes on from a stage that is over: the winners with those who had no game, then the seconds."""
    firsts, seconds = list(stage.through), list[int]()
    for pairing in stage.pairings:
        best = pick_qualifiers(pairing, results[pairing.number])
        firsts += best[:1]
        seconds += best[1:]
    return [firsts, seconds]


def group_count(entrants: int, size: int) -> int:
    """Return how many groups there are. Nobody is alone in one: a group may have one player too many instead.

    >>> group_count(9, 4), group_count(3, 2), group_count(4, 4)
    (3, 1, 1)
    """
    return min(-(-entrants // size), entrants // 2)


def finalists(stage: CupStage, results: Mapping[int, TableResult], size: int, seed: str) -> list[int]:
    """Return the best of the groups, as many as sit at a table: the winners first, the best of them first, then the seconds.

    Between players of several groups decides the share that they have of the points that were possible, then the lot.
    """
    ranked = [
        (place, -share(results[pairing.number], place), entrant)
        for pairing in stage.pairings
        for place, entrant in enumerate(results[pairing.number].order)
    ]
    lots = chance_for(seed, "finalists").shuffled(sorted(entrant for *_, entrant in ranked))
    ranked.sort(key=lambda each: (each[0], each[1], lots.index(each[2])))
    return [entrant for *_, entrant in ranked[:size]]


def share(result: TableResult, place: int) -> Fraction:
    """Return what part of the points somebody has whom all others let win every round; all of it where nobody else came.

    Groups may have one player more or less, and who plays against more can win more points.
    """
    if result.seated < 2:
        return Fraction(1)
    return Fraction(result.points[place], result.seated - 1)


class CupCourse(msgspec.Struct, frozen=True):
    """The stages that are drawn; the last one may be played still.

    `podium` are those at the last table, best first, when the cup is over (nobody, if nobody came to it); else None.
    """

    stages: tuple[CupStage, ...]
    podium: tuple[int, ...] | None = None

    def pairing(self, number: int) -> Pairing:
        """Return the table with that number. Raises KeyError if there is none yet."""
        for stage in self.stages:
            for pairing in stage.pairings:
                if pairing.number == number:
                    return pairing
        raise KeyError(number)

    def stage_of(self, number: int) -> int:
        """Return the number, from 1, of the stage in which that table is played. Raises KeyError if there is none yet."""
        pairing = self.pairing(number)
        return next(at for at, stage in enumerate(self.stages, 1) if pairing in stage.pairings)


def course(plan: Plan, seed: str, entrants: int, results: Mapping[int, TableResult]) -> CupCourse:
    """Return where a cup of so many entrants stands with these results, by the numbers of the tables."""
    stages: list[CupStage] = []
    tiers: list[Sequence[int]] = [range(entrants)]
    while True:
        left = sum(map(len, tiers))
        if left < 2:
            return CupCourse(tuple(stages), tuple(entrant for tier in tiers for entrant in tier))
        # draw the next stage for those who are left; its tables are numbered on
        order = draw_order(seed, len(stages) + 1, tiers)
        rest = count_byes(len(order), plan.size) if plan.kind == "knockout" else 0
        through, playing = tuple(order[:rest]), order[rest:]
        count = (table_count if plan.kind == "knockout" else group_count)(len(order), plan.size)
        first = 1 + sum(len(stage.pairings) for stage in stages)
        pairings = tuple(Pairing(at, seats) for at, seats in enumerate(tables(playing, count), first))
        stage = CupStage(pairings, through, final=count == 1 and not through)
        stages.append(stage)
        if any(pairing.number not in results for pairing in stage.pairings):
            return CupCourse(tuple(stages))
        if stage.final:
            return CupCourse(tuple(stages), results[stage.pairings[0].number].order)
        if plan.kind == "groups":
            tiers = [finalists(stage, results, plan.size, seed)]
        else:
            tiers = pick_stage_qualifiers(stage, results)
