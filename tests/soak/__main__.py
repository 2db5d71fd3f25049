"""Very many random rounds at any tables, on all processors: `make soak`, for the night.

`python -m tests.soak [ROUNDS] [FIRST] [--jobs N]` plays until so many rounds (50,000) are over, with the tables of the
seeds from FIRST (0) on. A table that goes wrong is reported with its seed and line; the exit status is then 1. A seed's
table is always the same one, however many processes there are: `python -m tests.soak 1 SEED` plays it again.

Players do anything at all, and every input is looked at from all sides. With `--lawful` they do what is allowed, and the
bot's own scrutiny looks on, as in `unobot simulate`: that is ten times as fast. A round of theirs in which nothing is
wrong, but that is still played after 100,000 inputs, is told with its seed and line, and counted apart.
"""

import argparse
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Final

from tests.plugins.built_in import all_rules
from tests.plugins.combinations.lines import any_line, pairs
from tests.plugins.combinations.rounds import play_rounds
from uno_engine import BadTable, RuleSet, seed_from
from unobot.scrutiny import Scrutiny
from unobot.simulation.round import Endless, play_round
from unobot_players.heuristic import Heuristic
from unobot_players.random import Random as RandomPlayer

ROUNDS: Final = 50_000
AT_A_TABLE: Final = 2
"""So many rounds are played at a table, if its match lasts so long."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many rounds were played at the table of a seed, and what went wrong; `endless` if only the end was missing."""

    seed: int
    line: str
    rounds: int
    failure: str = ""
    endless: bool = False


def line_of(seed: int) -> str:
    """Every pair of house rules first, then anything."""
    both = pairs(all_rules())
    return both[seed] if seed < len(both) else any_line(all_rules(), Random(seed))


def play_table(seed: int, played: Callable[[RuleSet, int, int], int] = play_rounds) -> Outcome:
    """Play the table of that seed; one that may not be opened has no rounds."""
    line = line_of(seed)
    try:
        return Outcome(seed, line, played(all_rules().compose(line), seed, AT_A_TABLE))
    except BadTable:
        return Outcome(seed, line, 0)
    except Endless as error:
        return Outcome(seed, line, 0, str(error), endless=True)
    except Exception:  # noqa: BLE001  # all that goes wrong is reported
        return Outcome(seed, line, 0, traceback.format_exc(limit=-8))


def play_lawfully(rules: RuleSet, seed: int, rounds: int) -> int:
    """So many rounds of players who do what is allowed; how many were played. Raises whatever goes wrong."""
    chance = Random(seed)
    kinds = (
        Heuristic,
        RandomPlayer,
    )  # random players alone may play for hours where nobody may go out on each card
    seats = max(rules.base.least_seats, min(chance.randrange(2, 11), rules.base.room))
    for _ in range(rounds):
        players = [kinds[seat % len(kinds)](seed_from(chance.randrange(1 << 30))) for seat in range(seats)]
        play_round(rules, players, seed_from(chance.randrange(1 << 30)), Scrutiny(rules, seats))
    return rounds


def outcomes(rounds: int, first: int, jobs: int, *, lawful: bool) -> Iterator[Outcome]:
    """Tables in the order of their seeds, as many as are needed for so many rounds."""
    play = partial(play_table, played=play_lawfully) if lawful else play_table
    with Pool(jobs) as pool:
        while rounds > 0:
            surely = -(-rounds // AT_A_TABLE)
            for outcome in pool.imap(play, range(first, first + surely)):
                rounds -= outcome.rounds
                yield outcome
            first += surely


def told(tables: Iterable[Outcome]) -> int:
    """Tell of the tables, as they end; the number of those that went wrong."""
    played, wrong, endless = 0, 0, 0
    for number, outcome in enumerate(tables, 1):
        played += outcome.rounds
        endless += outcome.endless
        wrong += bool(outcome.failure) and not outcome.endless
        if outcome.failure:
            sys.stdout.write(f"\nseed {outcome.seed}: {outcome.line}\n{outcome.failure}\n")
        sys.stdout.write(f"\r{played} rounds at {number} tables, {wrong} wrong, {endless} endless ")
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
    parser.add_argument("--lawful", action="store_true", help="players do what is allowed; ten times as fast")
    wanted = parser.parse_args()
    return min(1, told(outcomes(wanted.rounds, wanted.first, wanted.jobs, lawful=wanted.lawful)))


if __name__ == "__main__":
    sys.exit(main())
