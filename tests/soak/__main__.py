"""Very many random rounds at any tables, on all processors: `make soak`, for the night.

`python -m tests.soak [ROUNDS] [FIRST] [--jobs N]` plays until so many rounds (50,000) are over, with the tables of the
seeds from FIRST (0) on. A table that goes wrong is reported with its seed and line; the exit status is then 1. A seed's
table is always the same one, however many processes there are: `python -m tests.soak 1 SEED` plays it again.

Players do anything at all, and every input is looked at from all sides. With `--pester` catches, fines, leaving and
silence are fired into every open question before it is answered, at tables of short hands. With `--referee` rounds are
played on the second model of the games, too (`tests.referee`), and compared after every input; without any of these every
fifth table is such a one. With `--lawful` they do what is allowed, and the
bot's own checker looks on, as in `unobot simulate`: that is ten times as fast. A round of theirs in which nothing is
wrong, but that is still played after 100,000 inputs, is told with its seed and line, and counted apart.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Final

from tests.plugins.built_in import all_rules
from tests.plugins.combinations.lines import any_line, pairs, pestered_line
from tests.plugins.combinations.rounds import play_pestered, play_rounds
from tests.referee.beside import MOST_UNCLEAR, line_beside, play_beside, unclear
from uno_engine import BadTable, RuleSet, seed_from
from unobot.kit.invariants import GameChecker
from unobot.kit.rounds import Endless, play_round
from unobot_players.quick import Heuristic
from unobot_players.quick import Random as RandomPlayer

ROUNDS: Final = 50_000
BESIDE: Final = 5
"""Of so many tables one is played beside the referee, if nothing else is asked for."""
AT_A_TABLE: Final = 2
"""So many rounds are played at a table, if its match lasts so long."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many rounds were played at the table of a seed, and what went wrong; `endless` if only the end was missing.

    `unclear` says of each round that the referee could not judge to its end why not; `compared` how many it was given.
    """

    seed: int
    line: str
    rounds: int
    failure: str = ""
    endless: bool = False
    compared: int = 0
    unclear: tuple[str, ...] = ()


def line_of(seed: int, played: Callable[[RuleSet, int, int], int] = play_rounds) -> str:
    """Every pair of house rules first, then anything; or a table for pestering, or one that the referee knows."""
    if played is play_beside:
        return line_beside(all_rules(), Random(seed))
    if played is play_pestered:
        return pestered_line(all_rules(), Random(seed))
    both = pairs(all_rules())
    place = seed - seed // BESIDE
    return both[place] if place < len(both) else any_line(all_rules(), Random(seed))


def play_table(seed: int, played: Callable[[RuleSet, int, int], int] | None = None) -> Outcome:
    """Play the table of that seed; one that may not be opened has no rounds."""
    played = played or (play_beside if seed % BESIDE == BESIDE - 1 else play_rounds)
    line = line_of(seed, played)
    unclear.clear()
    try:
        rounds = played(all_rules().compose(line), seed, AT_A_TABLE)
        return Outcome(
            seed,
            line,
            rounds,
            compared=rounds if played is play_beside else 0,
            unclear=tuple(unclear.elements()),
        )
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
        play_round(rules, players, seed_from(chance.randrange(1 << 30)), GameChecker(rules, seats))
    return rounds


def outcomes(
    rounds: int, first: int, jobs: int, played: Callable[[RuleSet, int, int], int] | None
) -> Iterator[Outcome]:
    """Tables in the order of their seeds, as many as are needed for so many rounds."""
    play = partial(play_table, played=played)
    with Pool(jobs) as pool:
        while rounds > 0:
            surely = -(-rounds // AT_A_TABLE)
            for outcome in pool.imap(play, range(first, first + surely)):
                rounds -= outcome.rounds
                yield outcome
            first += surely


def told(tables: Iterable[Outcome]) -> int:
    """Tell of the tables, as they end; the number of those that went wrong, one more if too many rounds were left open."""
    played, wrong, endless, compared = 0, 0, 0, 0
    open_ = Counter[str]()
    for number, outcome in enumerate(tables, 1):
        played += outcome.rounds
        endless += outcome.endless
        compared += outcome.compared
        open_.update(outcome.unclear)
        wrong += bool(outcome.failure) and not outcome.endless
        if outcome.failure:
            sys.stdout.write(f"\nseed {outcome.seed}: {outcome.line}\n{outcome.failure}\n")
        sys.stdout.write(f"\r{played} rounds at {number} tables, {wrong} wrong, {endless} endless ")
        sys.stdout.flush()
    sys.stdout.write("\n")
    if compared:
        sys.stdout.write(
            f"{compared} rounds beside the referee, {open_.total()} of them left open by the rulebook:\n"
        )
        sys.stdout.writelines(f"{count:8} {why}\n" for why, count in open_.most_common())
    return wrong + (open_.total() > MOST_UNCLEAR * max(compared, AT_A_TABLE * BESIDE))


def main() -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description="Very many random rounds at any tables."
    )
    parser.add_argument("rounds", type=int, nargs="?", default=ROUNDS, help="how many rounds are played")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the seed of the first table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--lawful", action="store_true", help="players do what is allowed; ten times as fast")
    kind.add_argument(
        "--pester", action="store_true", help="fire catches, fines, leaving and silence into every question"
    )
    kind.add_argument(
        "--referee", action="store_true", help="compare every round with the second model of the games"
    )
    wanted = parser.parse_args()
    asked_for = (
        (wanted.lawful, play_lawfully),
        (wanted.pester, play_pestered),
        (wanted.referee, play_beside),
    )
    played = next((played for asked, played in asked_for if asked), None)
    return min(1, told(outcomes(wanted.rounds, wanted.first, wanted.jobs, played)))


if __name__ == "__main__":
    sys.exit(main())
