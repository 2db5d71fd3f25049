"""Clocks and medians. Time is the processor's, so that what else runs on the machine disturbs less."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

from tests.bench.playing import Plays

RUNS = 5


def rate(plays: Plays, seeds: range) -> float:
    """Plays per second over whole games."""
    began = process_time()
    count = sum(plays(seed) for seed in seeds)
    return count / (process_time() - began)


def side_by_side(kinds: Sequence[Plays], seconds: float) -> list[list[float]]:
    """The rates of several kinds of games, measured in turn, so that a busy machine is busy for all."""
    games = [_games_in(seconds, plays) for plays in kinds]
    return [
        list(column)
        for column in zip(
            *(
                [rate(plays, range(run * n, (run + 1) * n)) for plays, n in zip(kinds, games, strict=True)]
                for run in range(RUNS)
            ),
            strict=True,
        )
    ]


def _games_in(seconds: float, plays: Plays) -> int:
    began = process_time()
    done = 0
    while process_time() - began < seconds / 4:
        plays(done)
        done += 1
    return done * 4


def microseconds(action: Callable[[], object], times: int = 2000) -> float:
    """How long one call takes: the median of five runs."""
    spans = []
    for _ in range(RUNS):
        began = process_time()
        for _ in range(times):
            action()
        spans.append((process_time() - began) / times)
    return median(spans) * 1e6
