"""The course of a cup: all its stages so far, and who has won. It follows from the seed and the results alone."""

from collections.abc import Mapping, Sequence

import msgspec

from unobot.cups.draw import drawn, tables
from unobot.cups.groups import finalists, group_count
from unobot.cups.knockout import advancing, resting, table_count
from unobot.cups.plan import CupStage, Heat, Plan, TableResult


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
