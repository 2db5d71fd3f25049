"""Groups: everybody plays some rounds at one table, and the best of all tables play the final."""

from collections.abc import Mapping
from fractions import Fraction

from unobot.cups.draw import chance_for
from unobot.cups.plan import CupStage, TableResult


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
