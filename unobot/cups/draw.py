"""The draw: who sits at which table. The same seed always gives the same tables, so that anybody can check them."""

from collections.abc import Sequence
from hashlib import sha256

from uno_engine import Chance


def chance_for(seed: str, what: str) -> Chance:
    """The stream of chance for one purpose: that of the 256-bit seed SHA-256 of `SEED WHAT`."""
    return Chance(sha256(f"{seed} {what}".encode()).digest())


def drawn(seed: str, stage: int, tiers: Sequence[Sequence[int]]) -> list[int]:
    """Everybody in the order of the draw: each tier is shuffled, and they follow each other, best tier first.

    >>> sorted(drawn("00", 1, [[0, 1], [2]])[:2])
    [0, 1]
    """
    chance = chance_for(seed, f"stage {stage}")
    return [entrant for tier in tiers for entrant in chance.shuffled(sorted(tier))]


def tables(order: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """That order dealt out to so many tables in turn: sizes differ by one at most, and the best are spread.

    >>> tables([5, 3, 1, 4, 2], 2)
    [(5, 1, 2), (3, 4)]
    """
    return [tuple(order[first::count]) for first in range(count)]


def lots(seed: str, heat: int, entrants: Sequence[int]) -> dict[int, int]:
    """A lot for each entrant of a table; between equal ones the lower lot is the better place."""
    drawn = chance_for(seed, f"lots {heat}").shuffled(sorted(entrants))
    return {entrant: lot for lot, entrant in enumerate(drawn)}
