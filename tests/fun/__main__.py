"""How long rounds and matches of each preset are, and how many turns players lose: `make fun`.

`python -m tests.fun [PRESET …] [--matches N] [--seed N] [--jobs N]` plays matches among normal computer players, at 2, 4 and
8 seats, and prints the turns of a round and of a match (median, 95th percentile) and the share of turns that players lost.
The exit status is 1 if one of these is above its limit in `limits.toml`: then a change has made the game longer.
"""

import argparse
import os
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from statistics import quantiles

from tests.plugins.built_in import all_rules
from uno_engine import RoundOver, RuleSet, Skipped, TurnGoesTo, seed_from
from unobot.kit.rounds import MOST_INPUTS, Endless, RoundInPlay, seat_players
from unobot_players.quick import Heuristic

SEATS = (2, 4, 8)
MATCHES = 40
MOST_ROUNDS = 200
"""After so many rounds a match is held to be endless."""
LIMITS = Path(__file__).with_name("limits.toml")


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The turns of each round of a match, and how many turns more its players lost."""

    rounds: tuple[int, ...]
    lost: int


def play_match(rules: RuleSet, seats: int, seed: int, number: int) -> PlayedMatch:
    """Play match `number` of that seed to its end. Raises Endless if it has none."""
    first = ((seed * 1_000 + number) * 10 + seats) * 100  # so that no two players have the same chance
    players = [Heuristic(seed_from(first + seat + 1)) for seat in range(seats)]
    game = seat_players(rules, seed_from(first), seats)
    course = RoundInPlay(game, players, seed_from(first + 99))
    rounds: list[int] = []
    lost = 0
    while game.state.phase != "over":
        if len(rounds) == MOST_ROUNDS:
            raise Endless(f"the match does not end in {MOST_ROUNDS} rounds")
        course.deal()
        turns = 0
        for _ in range(MOST_INPUTS):
            events = game.take_events()
            turns += sum(isinstance(event, TurnGoesTo) for event in events)
            lost += sum(isinstance(event, Skipped) for event in events)
            if any(isinstance(event, RoundOver) for event in events):
                break
            course.one_input()
        else:
            raise Endless(f"the round does not end in {MOST_INPUTS} inputs")
        rounds.append(turns)
    return PlayedMatch(tuple(rounds), lost)


def measured(matches: Sequence[PlayedMatch]) -> dict[str, int]:
    """What is compared with the limits: turns of a round and a match, and lost turns, in percent of all."""
    rounds = [turns for match in matches for turns in match.rounds]
    whole = [sum(match.rounds) for match in matches]
    lost = sum(match.lost for match in matches)
    return {
        "round": round(_percentile(rounds, 50)),
        "round-95": round(_percentile(rounds, 95)),
        "match": round(_percentile(whole, 50)),
        "match-95": round(_percentile(whole, 95)),
        "lost": round(100 * lost / (lost + sum(whole))),
    }


def _percentile(turns: Sequence[int], percent: int) -> float:
    return quantiles(turns, n=100, method="inclusive")[percent - 1] if len(turns) > 1 else turns[0]


def measure(case: tuple[str, int], matches: int, seed: int) -> dict[str, int]:
    """Play so many matches of a table with so many seats."""
    line, seats = case
    rules = all_rules().compose(line)
    return measured([play_match(rules, seats, seed, number) for number in range(matches)])


def over(found: Mapping[str, int], limits: Mapping[str, int]) -> list[str]:
    """Those of the figures that are above their limits."""
    return [name for name, figure in found.items() if figure > limits[name]]


def limits() -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    """The limits of each preset, by the number of seats."""
    return tomllib.loads(LIMITS.read_text(encoding="utf-8"))


def cases(presets: Iterable[str]) -> list[tuple[str, int]]:
    """Each preset with each number of seats that it has."""
    found = all_rules()
    return [(p, seats) for p in presets for seats in SEATS if seats <= found.compose(p).base.room]


def main() -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fun", description="How long each preset takes.")
    parser.add_argument("presets", nargs="*", metavar="PRESET", help="all, if none is named")
    parser.add_argument(
        "--matches", type=int, default=MATCHES, help="how many of each preset and number of seats"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play")
    wanted = parser.parse_args()
    bounds, bad = limits(), 0
    sys.stdout.write(f"{'preset':<14}{'seats':>5}{'round':>7}{'95 %':>6}{'match':>7}{'95 %':>6}{'lost':>6}\n")
    with Pool(wanted.jobs) as pool:
        todo = cases(wanted.presets or all_rules().presets)
        found = pool.imap(partial(measure, matches=wanted.matches, seed=wanted.seed), todo)
        for (preset, seats), figures in zip(todo, found, strict=True):
            above = over(figures, bounds[preset][str(seats)])
            bad += bool(above)
            row = "{round:>7}{round-95:>6}{match:>7}{match-95:>6}{lost:>4} %".format_map(figures)
            told = f"  above its limit: {', '.join(above)}" if above else ""
            sys.stdout.write(f"{preset:<14}{seats:>5}{row}{told}\n")
            sys.stdout.flush()
    return min(1, bad)


if __name__ == "__main__":
    sys.exit(main())
