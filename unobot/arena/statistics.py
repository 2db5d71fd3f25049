"""How sure a measured part of wins is."""

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import NormalDist, fmean, variance

_SURE = NormalDist().inv_cdf(0.975)
"""So many standard errors to both sides hold 95 %."""


def wilson(part: float, count: int) -> tuple[float, float]:
    """The 95 % confidence interval of a part that was measured with so many rounds (Wilson's, which stays within 0 and 1).

    >>> [round(end, 3) for end in wilson(0.68, 1000)]
    [0.65, 0.708]
    """
    spread = _SURE**2 / count
    middle = (part + spread / 2) / (1 + spread)
    half = _SURE / (1 + spread) * sqrt(part * (1 - part) / count + spread / (4 * count))
    return middle - half, middle + half


def p_value(parts: Sequence[float], fair: float) -> float:
    """How likely so many wins, or more, are by luck alone; `parts` has for each deal which part of its rounds was won.

    A deal is one observation, and not each of its rounds, for these have the same cards. By a t-test's normal limit, one-sided.

    >>> p_value([0.5, 0.5, 1.0, 0.0], 0.5)
    0.5
    >>> p_value([1.0] * 10, 0.5) == 0.5**10
    True
    """
    over = fmean(parts) - fair
    spread = variance(parts) if len(parts) > 1 else 0.0
    if not spread:
        # all alike: no spread can be measured, so each deal counts as a coin that was tossed
        return 0.5 ** len(parts) if over > 0 else 1.0
    return 0.5 * erfc(over / sqrt(spread / len(parts)) / sqrt(2))
