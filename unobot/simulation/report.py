"""`unobot simulate`: playing the rounds that were asked for, and telling how they went."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence

import typer
from rich.console import Console
from rich.progress import track

from uno_engine import SEED_BYTES, BadTable, Chance, Input, InputText, RuleFailed, RuleSet, seed_from
from unobot.catalogue import catalogue
from unobot.clock import Clock, WallClock
from unobot.messages import wrong_table
from unobot.parts import PlayerFactory
from unobot.plugins import Plugins
from unobot.scrutiny import InvariantBroken, Scrutiny
from unobot.simulation.plot import NoPlot, check_plot, draw_plot
from unobot.simulation.round import play_round
from unobot.simulation.tally import Tally
from unobot.tables.watchdog import RanTooLong, Watchdog, not_back
from unobot.wanted import Simulation

_MOST_FAILED = 5
"""After so many rounds that failed the rest is not played: each may take its two seconds to the watchdog."""
_MOST_INPUTS = 300
"""Of a failed round so many inputs are told, the last ones."""


class _CannotPlay(Exception):
    """What was asked for cannot be played; the text says why."""


def simulate_rounds(wanted: Simulation, plugins: Plugins, clock: Clock | None = None) -> int:
    """Play the rounds and print the report; returns 1 if a round failed, or if there is no such table or player.

    A round fails by a broken invariant, a rule that raises, or one that does not come back; the others are played.
    """
    clock = clock or WallClock()
    watchdog = Watchdog()
    try:
        if wanted.plot is not None:
            check_plot(wanted.plot)
        rules = _composed(wanted, plugins)
        kinds = _kinds(wanted, plugins.brought.players)
        began = clock.now()
        with watchdog.awake():
            tally, failed = _played(wanted, rules, kinds, plugins.brought.players, watchdog)
    except (_CannotPlay, NoPlot) as error:
        typer.echo(error, err=True)
        return 1
    if not tally.lengths:
        return 1
    report = tally.report(clock.now() - began)
    typer.echo(json.dumps(report) if wanted.as_json else _as_text(report))
    if wanted.plot is not None:
        draw_plot(
            tally, f"{wanted.table}: {len(tally.lengths)} rounds, {wanted.players} players", wanted.plot
        )
    return 1 if failed else 0


def _composed(wanted: Simulation, plugins: Plugins) -> RuleSet:
    try:
        rules = catalogue(plugins).compose(wanted.table)
    except BadTable as error:
        raise _CannotPlay(wrong_table(error, plugins.brought.texts)) from None
    if wanted.players > rules.base.room:
        raise _CannotPlay(f"this table seats {rules.base.room}, not {wanted.players}")
    return rules


def _kinds(wanted: Simulation, known: Mapping[str, PlayerFactory]) -> list[str]:
    for kind in wanted.kinds:
        if kind not in known:
            there = ", ".join(sorted(known)) or "none; no plugin brings any"
            raise _CannotPlay(f"no kind of computer player is called {kind}; there are {there}")
    last = len(wanted.kinds) - 1
    return [wanted.kinds[min(seat, last)] for seat in range(wanted.players)]


def _played(
    wanted: Simulation,
    rules: RuleSet,
    kinds: Sequence[str],
    factories: Mapping[str, PlayerFactory],
    watchdog: Watchdog,
) -> tuple[Tally, int]:
    """Play the rounds; returns what is counted of those that did not fail, and how many did."""
    tally, failed = Tally(kinds), 0
    scrutiny = Scrutiny(rules, wanted.players) if wanted.check else None
    numbers = track(
        range(1, wanted.games + 1),
        description="rounds",
        console=Console(stderr=True),  # stdout is for the report alone, which may go into a file
        disable=wanted.as_json or not sys.stderr.isatty(),
    )
    seeds = _seeds(wanted.seed)
    for number in numbers:
        players = [factories[kind](next(seeds)) for kind in kinds]
        inputs: list[Input] = []
        try:
            tally.add(play_round(rules, players, next(seeds), scrutiny, watchdog, inputs))
        except (InvariantBroken, RuleFailed, RanTooLong) as error:
            failed += 1
            told = _inputs(rules, inputs)
            typer.echo(f"round {number} of seed {wanted.seed}: {_why(error)}\n    {told}", err=True)
        if failed == _MOST_FAILED and number < wanted.games:
            typer.echo(f"{failed} rounds failed; {wanted.games - number} are not played", err=True)
            break
    return tally, failed


def _why(error: InvariantBroken | RuleFailed | RanTooLong) -> str:
    if (hung := not_back(error)) is not None:
        return hung
    if isinstance(error, RuleFailed):
        return f"the rule {error.rule} failed: {type(error.__cause__).__name__}"
    return str(error)


def _inputs(rules: RuleSet, inputs: Sequence[Input]) -> str:
    """What was done in a round, so that it can be done again by hand."""
    names = tuple(f"seat{number}" for number in range(1, rules.base.room + 1))
    text = InputText(rules.deck.by_code)
    written = [text.write(given, names) for given in inputs[-_MOST_INPUTS:]]
    told = [line if seat is None else f"{names[seat]}: {line}" for seat, line in written]
    before = "" if len(inputs) <= _MOST_INPUTS else f"({len(inputs) - _MOST_INPUTS} before) "
    return f"inputs: {before}{'; '.join(told)}"


def _seeds(seed: int) -> Iterator[bytes]:
    """Seeds for all players and rounds, from one number."""
    chance = Chance(seed_from(seed))
    while True:
        yield bytes(chance.byte() for _ in range(SEED_BYTES))


def _as_text(report: Mapping[str, object]) -> str:
    length, wins = report["length"], report["wins"]
    assert isinstance(length, Mapping)
    assert isinstance(wins, Mapping)
    speed = f"{report['games_per_second']} games/s, {report['turns_per_second']} turns/s"
    return "\n".join(
        [
            f"{report['games']} games, {report['turns']} turns, {report['plays']} plays in {report['seconds']} s: {speed}",
            "plays a game: " + ", ".join(f"{name.replace('_', ' ')} {n:g}" for name, n in length.items()),
            "wins by seat: " + ", ".join(f"{seat}: {n}" for seat, n in wins["by_seat"].items()),
            "wins by kind: " + ", ".join(f"{kind}: {n}" for kind, n in wins["by_kind"].items()),
        ]
    )
