"""Very many random rounds at any tables, on all processors: `make soak`, for the night.

`python -m tests.soak [ROUNDS] [FIRST] [--jobs N]` plays until so many rounds (50,000) are over, with the tables of the
seeds from FIRST (0) on. A table that goes wrong is reported with its seed and line; the exit status is then 1. A seed's
table is always the same one, however many processes there are: `python -m tests.soak 1 SEED` plays it again.
"""

import argparse
import os
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random
from typing import Final

from tests.plugins.built_in import all_rules
from tests.plugins.combinations.lines import any_line, pairs
from tests.plugins.combinations.rounds import play_rounds
from uno_engine import BadTable

ROUNDS: Final = 50_000
AT_A_TABLE: Final = 2
"""So many rounds are played at a table, if its match lasts so long."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many rounds were played at the table of a seed, and what went wrong."""

    seed: int
    line: str
    rounds: int
    failure: str = ""


def line_of(seed: int) -> str:
    """Every pair of house rules first, then anything."""
    both = pairs(all_rules())
    return both[seed] if seed < len(both) else any_line(all_rules(), Random(seed))


def play_table(seed: int) -> Outcome:
    """Play the table of that seed; one that may not be opened has no rounds."""
    line = line_of(seed)
    try:
        return Outcome(seed, line, play_rounds(all_rules().compose(line), seed, AT_A_TABLE))
    except BadTable:
        return Outcome(seed, line, 0)
    except Exception:  # noqa: BLE001  # all that goes wrong is reported
        return Outcome(seed, line, 0, traceback.format_exc(limit=-8))


def outcomes(rounds: int, first: int, jobs: int) -> Iterator[Outcome]:
    """Tables in the order of their seeds, as many as are needed for so many rounds."""
    with Pool(jobs) as pool:
        while rounds > 0:
            surely = -(-rounds // AT_A_TABLE)
            for outcome in pool.imap(play_table, range(first, first + surely)):
                rounds -= outcome.rounds
                yield outcome
            first += surely


def soak(rounds: int, first: int, jobs: int) -> int:
    """Play; the number of tables that went wrong."""
    played, wrong = 0, 0
    for tables, outcome in enumerate(outcomes(rounds, first, jobs), 1):
        played += outcome.rounds
        if outcome.failure:
            wrong += 1
            sys.stdout.write(f"\nseed {outcome.seed}: {outcome.line}\n{outcome.failure}\n")
        sys.stdout.write(f"\r{played} rounds at {tables} tables, {wrong} wrong ")
        sys.stdout.flush()
    sys.stdout.write("\n")
    return wrong


def main() -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description="Very many random rounds at any tables."
    )
    parser.add_argument("rounds", type=int, nargs="?", default=ROUNDS, help="how many rounds are played")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the seed of the first table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play")
    wanted = parser.parse_args()
    return min(1, soak(wanted.rounds, wanted.first, wanted.jobs))


if __name__ == "__main__":
    sys.exit(main())
