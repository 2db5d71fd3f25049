"""`python -m tests.bench`: the engine beside RLCard's UNO game, and what tables cost."""

import argparse
import sys
from statistics import median

from tests.bench import growth
from tests.bench.keeping import GOAL, keeping
from tests.bench.lines import waits
from tests.bench.measuring import side_by_side
from tests.bench.playing import LIKE_RLCARD, PLAIN, engine_line, engine_match, rlcard_round
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
    seconds = parser.parse_args().seconds
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
    typical, slow = waits()
    say(f"{'an IRC line in to the lines out, median':44} {typical:9.0f} µs (one in twenty: over {slow:.0f})")
    say()
    for row in growth.rows():
        say(row)
    raise SystemExit(min(ratios) < 1)


def _beside_rlcard(players: int, seconds: float) -> float:
    """The engine's rate at classic as it is, as a multiple of RLCard's; all is printed."""
    kinds = {
        "RLCard 1.2, raw game": rlcard_round(players),
        "engine, classic as it is": engine_line(PLAIN, players),
        "engine, drawing as in RLCard": engine_line(LIKE_RLCARD, players),
    }
    rates = side_by_side(list(kinds.values()), seconds)
    ratios = [
        median(ours / theirs for ours, theirs in zip(column, rates[0], strict=True)) for column in rates
    ]
    say(f"{players} players, plays per second, medians of {len(rates[0])}")
    for name, column, ratio in zip(kinds, rates, ratios, strict=True):
        say(f"  {name:30} {median(column):9,.0f}   {ratio:5.2f} × RLCard")
    return ratios[1]


def _presets(seconds: float) -> None:
    """Every preset's rate beside classic's; rounds of random players, all rules asking."""
    rules = all_rules()
    lines = {
        preset: f"{preset} {'rounds=1' if preset == 'extended' else 'round'}" for preset in rules.presets
    }
    composed = [rules.compose(line) for line in lines.values()]
    rates = [
        median(column)
        for column in side_by_side([engine_match(r, 4, LONGEST) for r in composed], seconds / 2)
    ]
    busy = [_inputs_a_play(rule_set) for rule_set in composed]
    say(
        "4 players, random rounds, plays per second by preset; how many inputs (calls, colours, …) a play takes"
    )
    for preset, rate, inputs in zip(lines, rates, busy, strict=True):
        say(
            f"  {preset:30} {rate:9,.0f}   {rate / rates[0]:5.2f} × {next(iter(lines))}"
            f"   {inputs:4.1f} inputs, {rate * inputs:9,.0f} per second"
        )


def _inputs_a_play(rules: RuleSet, seeds: range = range(20)) -> float:
    """How many answers, calls and accusations there are for each card laid or drawn in turn."""
    plays, inputs = (engine_match(rules, 4, LONGEST, whatever=whatever) for whatever in (False, True))
    return sum(map(inputs, seeds)) / sum(map(plays, seeds))


if __name__ == "__main__":
    main()
