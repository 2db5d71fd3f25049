"""`python -m tests.bench`: the engine beside RLCard's UNO game, and what tables cost."""

import argparse
import sys
from statistics import median

from tests.bench import growth, lines, picturing, ranking, restoring, searching, starting, watching
from tests.bench.keeping import GOAL, keeping
from tests.bench.lines import waits
from tests.bench.measuring import side_by_side
from tests.bench.playing import (
    LIKE_RLCARD,
    OUT_OF_TURN,
    PLAIN,
    bytecodes,
    engine_line,
    engine_round,
    rlcard_round,
    simulated_round,
)
from tests.bench.speaking import speaking
from tests.bench.tables import bytes_a_table, saving
from tests.plugins.built_in import all_rules
from uno_engine import RuleSet

LONGEST = 400
"""So many plays of a round are measured where random players would take for ever."""


def say(line: str = "") -> None:
    """Write a line of the report, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Measure, print, and say no by the exit status if the engine is slower than RLCard."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each of the runs takes")
    parser.add_argument(
        "--rounds",
        type=int,
        default=ranking.FEW,
        help="of how many finished rounds the records are asked for",
    )
    asked = parser.parse_args()
    seconds: float = asked.seconds
    ratios = [_beside_rlcard(players, seconds) for players in (2, 4)]
    say()
    _presets(seconds)
    say()
    for what, span in saving().items():
        say(f"{what:44} {span:9.1f} µs")
    say(f"{'memory of a table, of 1,000':44} {bytes_a_table() / 1024:9.1f} KiB")
    kept, times = keeping()
    say(
        f"{'keeping a turn, in the store thread':44} {kept:9.1f} µs"
        f"   {times:5.2f} × bare sqlite3 (goal: {GOAL:.1f} at most)"
    )
    say(f"{'an input put into words, processor time':44} {speaking():9.1f} µs")
    typical, slow, used = waits()
    say(f"{'an IRC line in to the lines out, median':44} {typical:9.0f} µs (one in twenty: over {slow:.0f})")
    say(f"{'the same, processor time of all threads':44} {used / 1e3:9.2f} ms (goal: {lines.GOAL})")
    by_part = lines.work()
    say(f"{'the same, bytecodes of a turn':44} {sum(by_part.values()):9,.0f}")
    for name, count in by_part.items():
        say(f"  {name:42} {count:9,.0f}")
    say()
    for part in (starting, restoring, growth, watching, picturing, searching):
        for row in part.rows():
            say(row)
    say()
    for row in ranking.rows(asked.rounds):
        say(row)
    raise SystemExit(min(ratios) < 1)


def _beside_rlcard(players: int, seconds: float) -> float:
    """The engine's rate, drawing as RLCard does, as a multiple of RLCard's; all is printed."""
    rules = all_rules().compose(LIKE_RLCARD)
    kinds = {
        "RLCard 1.2, raw game": rlcard_round(players),
        "engine, drawing as in RLCard": engine_round(rules, players),
        "unobot simulate --no-check, likewise": simulated_round(rules, players),
        "engine, classic as it is": engine_line(PLAIN, players),
    }
    rates = side_by_side(list(kinds.values()), seconds)
    ratios = [
        median(ours / theirs for ours, theirs in zip(column, rates[0], strict=True)) for column in rates
    ]
    say(f"{players} players, one round a game, turns per second, medians of {len(rates[0])}")
    for (name, plays), column, ratio in zip(kinds.items(), rates, ratios, strict=True):
        say(
            f"  {name:38} {median(column):9,.0f}   {ratio:5.2f} × RLCard   {bytecodes(plays):7,.0f} bytecodes a turn"
        )
    return ratios[1]


def _presets(seconds: float) -> None:
    """Every preset's rate of inputs beside classic's; rounds of random players, all rules asking."""
    rules = all_rules()
    lines = list(rules.presets)
    composed = [rules.compose(line) for line in lines]
    plays = [engine_round(each, 4, LONGEST, others=OUT_OF_TURN, inputs=True) for each in composed]
    rates = [median(column) for column in side_by_side(plays, seconds / 2)]
    busy = [_inputs_a_turn(each) for each in composed]
    say(
        "4 players, random rounds, inputs per second by preset; how many inputs (calls, colours, …) a turn takes"
    )
    for preset, rate, inputs in zip(lines, rates, busy, strict=True):
        say(f"  {preset:30} {rate:9,.0f}   {rate / rates[0]:5.2f} × {lines[0]}   {inputs:4.1f} inputs a turn")


def _inputs_a_turn(rules: RuleSet, seeds: range = range(20)) -> float:
    """How many answers, calls and accusations there are for each card laid or drawn in turn."""
    turns, inputs = (
        engine_round(rules, 4, LONGEST, others=OUT_OF_TURN, inputs=inputs) for inputs in (False, True)
    )
    return sum(map(inputs, seeds)) / sum(map(turns, seeds))


if __name__ == "__main__":
    main()
