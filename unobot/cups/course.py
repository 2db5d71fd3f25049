"""The course of a cup: all its stages so far, and who has won. It follows from the seed and the results alone."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from unobot.cups.draw import chance_for, drawn, tables
from unobot.cups.knockout import advancing, resting, table_count
from unobot.cups.plan import CupStage, Heat, Plan, TableResult

# --- Groups: everybody plays some rounds at one table, and the best of all tables play the final.


def group_count(entrants: int, size: int) -> int:
    """How many groups there are. Nobody is alone in one: a group may have one player too many instead.

    >>> group_count(9, 4), group_count(3, 2), group_count(4, 4)
    (3, 1, 1)
    """
    return min(-(-entrants // size), entrants // 2)


def finalists(stage: CupStage, results: Mapping[int, TableResult], size: int, seed: str) -> list[int]:
    """The best of the groups, as many as sit at a table: the winners first, the best of them first, then the seconds.

    Between players of several groups decides the share that they have of the points that were possible, then the lot.
    """
    ranked = [
        (place, -share(results[heat.number], place), entrant)
        for heat in stage.heats
        for place, entrant in enumerate(results[heat.number].order)
    ]
    lots = chance_for(seed, "finalists").shuffled(sorted(entrant for *_, entrant in ranked))
    ranked.sort(key=lambda each: (each[0], each[1], lots.index(each[2])))
    return [entrant for *_, entrant in ranked[:size]]


def share(result: TableResult, place: int) -> Fraction:
    """What part of the points somebody has whom all others let win every round; all of it where nobody else came.

    Groups may have one player more or less, and who plays against more can win more points.
    """
    if result.seated < 2:
        return Fraction(1)
    return Fraction(result.points[place], result.seated - 1)


# --- The course of a cup: all its stages so far, and who has won. It follows from the seed and the results
# alone.


class CupCourse(msgspec.Struct, frozen=True):
    """The stages that are drawn; the last one may be played still.

    `podium` are those at the last table, best first, when the cup is over (nobody, if nobody came to it); else None.
    """

    stages: tuple[CupStage, ...]
    podium: tuple[int, ...] | None = None

    def heat(self, number: int) -> Heat:
        """The table with that number. Raises KeyError if there is none yet."""
        for stage in self.stages:
            for heat in stage.heats:
                if heat.number == number:
                    return heat
        raise KeyError(number)

    def stage_of(self, number: int) -> int:
        """The number, from 1, of the stage in which that table is played. Raises KeyError if there is none yet."""
        heat = self.heat(number)
        return next(at for at, stage in enumerate(self.stages, 1) if heat in stage.heats)


def course(plan: Plan, seed: str, entrants: int, results: Mapping[int, TableResult]) -> CupCourse:
    """Where a cup of so many entrants stands with these results, by the numbers of the tables."""
    stages: list[CupStage] = []
    tiers: list[Sequence[int]] = [range(entrants)]
    while True:
        left = sum(map(len, tiers))
        if left < 2:
            return CupCourse(tuple(stages), tuple(entrant for tier in tiers for entrant in tier))
        played = sum(len(stage.heats) for stage in stages)
        stage = _next(plan, seed, len(stages) + 1, tiers, played)
        stages.append(stage)
        if any(heat.number not in results for heat in stage.heats):
            return CupCourse(tuple(stages))
        if stage.final:
            return CupCourse(tuple(stages), results[stage.heats[0].number].order)
        tiers = _left(plan, seed, stage, results)


def _next(plan: Plan, seed: str, number: int, tiers: Sequence[Sequence[int]], played: int) -> CupStage:
    """Draw a stage for those who are left; `played` tables were numbered before."""
    order = drawn(seed, number, tiers)
    rest = resting(len(order), plan.size) if plan.kind == "knockout" else 0
    through, playing = order[:rest], order[rest:]
    of = table_count if plan.kind == "knockout" else group_count
    count = of(len(order), plan.size)
    heats = (Heat(at, seats) for at, seats in enumerate(tables(playing, count), played + 1))
    return CupStage(tuple(heats), tuple(through), final=count == 1 and not through)


def _left(plan: Plan, seed: str, stage: CupStage, results: Mapping[int, TableResult]) -> list[Sequence[int]]:
    """Who plays the next stage, the best first."""
    if plan.kind == "groups":
        return [finalists(stage, results, plan.size, seed)]
    return advancing(stage, results)
