"""`unobot simulate`: playing the rounds that were asked for, and telling how they went."""

import json
import sys
import traceback
import warnings
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import ceil
from pathlib import Path
from textwrap import indent
from traceback import extract_tb
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track

import uno_engine as uno
from unobot.clock import Clock, WallClock
from unobot.kit.coverage import Coverage, CoveredGames, describe
from unobot.kit.invariants import GameChecker, InvariantBroken, QuickChecker
from unobot.kit.rounds import DRAWING, LAYING, Endless, RoundTotals, play_round, play_wildly, seat_players
from unobot.kit.scenario.board import readers
from unobot.kit.scenario.model import write_scenario
from unobot.kit.second_process import RecordedRound, find_differences
from unobot.kit.strict import SpeechCheck, StrictChecker, warnings_raised
from unobot.messages import wrong_table
from unobot.messages.charts import Bars, picture
from unobot.plugins import Plugins, catalogue, line_with
from unobot.plugins.options import AsJson, OptionalConfigFile, PluginPaths, find_plugins
from unobot.tables.watchdog import RanTooLong, Watchdog, not_back

MOST_BARS = 40


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `unobot simulate` is asked for; `kinds` has the kind of player of each seat, as far as named.

    With `strict` all is looked at, and of each round that fails a scenario file is written into the folder `failures`. With
    `coverage` it is told what of the plugins that were named by a path was never reached.
    """

    table: str
    players: int
    games: int
    seed: int
    kinds: tuple[str, ...]
    check: bool
    as_json: bool
    plot: Path | None
    strict: bool = False
    failures: Path = Path()
    coverage: bool = False


def draw_plot(totals: RoundTotals, title: str, path: Path) -> None:
    """Write a picture with the distribution of the lengths of rounds, and the wins by seat. Raises OSError."""
    least, most = min(totals.lengths), max(totals.lengths)
    wide = ceil((most - least + 1) / MOST_BARS)  # near lengths share a bar
    counts = [0] * ((most - least) // wide + 1)
    for length in totals.lengths:
        counts[(length - least) // wide] += 1
    starts = [str(start) for start in range(least, most + 1, wide)]
    lengths = Bars(starts, counts, "plays", "rounds", width=560)
    names = [f"{seat + 1} {kind}" for seat, kind in enumerate(totals.kinds)]
    wins = Bars(names, [totals.by_seat[seat] for seat in range(len(names))], "seat", "wins", width=360)
    path.write_text(picture(title, lengths, wins), encoding="utf-8")


_ENGINE: Final = str(Path(uno.__file__).parent)
_MOST_INPUTS: Final = 300
"""Of a failed round so many inputs are told, the last ones."""


def why(error: Exception) -> str:
    """Return why a round failed, in one line."""
    if (hung := not_back(error)) is not None:
        return hung
    failed = isinstance(error, uno.RuleFailed)
    rule = error.rule if isinstance(error, uno.RuleFailed) else _rule_of(error)
    cause = error.__cause__ or error if failed else error
    if rule is None:
        return str(error)
    # lines of Python that were made for the table's rules are in no file
    code = [line for line in extract_tb(cause.__traceback__) if Path(line.filename).is_file()]
    own = [line for line in code if not line.filename.startswith(_ENGINE)]
    place = f" ({own[-1].filename}:{own[-1].lineno})" if own and own[-1].filename != __file__ else ""
    return f"the rule {rule} failed: {type(cause).__name__}: {cause}{place}"


def _rule_of(error: Exception) -> str | None:
    """Return the rule in whose code something unforeseen was raised, as where moves are listed; None if it was nobody's."""
    if isinstance(error, InvariantBroken):
        return None
    rule = uno.culprit(error.__traceback__, None)
    return rule if rule != uno.culprit(None, None) else None


def list_inputs(rules: uno.RuleSet, inputs: Sequence[uno.Input]) -> str:
    """Return what was done in a round, so that it can be done again by hand."""
    before = "" if len(inputs) <= _MOST_INPUTS else f"({len(inputs) - _MOST_INPUTS} before) "
    return f"inputs: {before}{_write_inputs(rules, inputs[-_MOST_INPUTS:])}"


def _write_inputs(rules: uno.RuleSet, inputs: Sequence[uno.Input]) -> str:
    names = tuple(f"seat{number}" for number in range(1, rules.base.room + 1))
    text = uno.InputText(rules.deck.by_code)
    lines = [text.write(given, names) for given in inputs]
    return "; ".join(line if seat is None else f"{names[seat]}: {line}" for seat, line in lines)


_MOST_FAILED = 5
"""After so many rounds that failed the rest is not played: each may take its two seconds to the watchdog."""


class _CannotPlay(Exception):
    """What was asked for cannot be played; the text says why."""


def simulate_rounds(wanted: Simulation, plugins: Plugins, clock: Clock | None = None) -> int:
    """Play the rounds and print the report; returns 1 if a round failed, or if there is no such table or player.

    A round fails by a broken invariant, a rule that raises, or one that does not come back; the others are played.
    """
    clock = clock or WallClock()
    try:
        rules, kinds = _prepare(wanted, plugins)
        coverage = Coverage(plugins) if wanted.coverage else None
    except (_CannotPlay, ValueError) as error:
        typer.echo(error, err=True)
        return 1
    began, watchdog = clock.now(), Watchdog()
    with watchdog.awake(), coverage.watching() if coverage is not None else nullcontext():
        totals, failed = _play_rounds(wanted, rules, kinds, plugins, watchdog, coverage)
    if not totals.lengths:
        return 1
    report = totals.report(clock.now() - began)
    if wanted.strict and (move := totals.slowest.slowest_move) is not None:
        report["slowest"] = {
            "milliseconds": round(totals.slowest.slowest * 1000, 2),
            "move": _write_inputs(rules, [move]),
        }
    if coverage is not None:
        report["unreached"] = coverage.unreached()
    _print_report(report, as_json=wanted.as_json)
    for kind, moves in totals.refused.items():
        first, reason = moves[0]
        told = f"the player {kind} chose {len(moves)} times what is not possible, first `{_write_inputs(rules, [first])}`"
        typer.echo(f"{told} ({reason}); let it choose from `view.options`", err=True)
    if wanted.plot is not None:
        title = f"{wanted.table}: {len(totals.lengths)} rounds, {wanted.players} players"
        draw_plot(totals, title, wanted.plot)
    return 1 if failed or totals.refused else 0


def _print_report(report: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(report))
    else:
        length, wins = report["length"], report["wins"]
        assert isinstance(length, Mapping)
        assert isinstance(wins, Mapping)
        speed = f"{report['games_per_second']} games/s, {report['turns_per_second']} turns/s"
        played = f"{report['games']} games, {report['turns']} turns, {report['plays']} plays"
        typer.echo(f"{played} in {report['seconds']} s: {speed}")
        typer.echo(
            "plays a game: " + ", ".join(f"{name.replace('_', ' ')} {n:g}" for name, n in length.items())
        )
        if isinstance(slowest := report.get("slowest"), Mapping):
            typer.echo(f"slowest move: {slowest['move']} in {slowest['milliseconds']:g} ms")
        for kind, won in wins.items():
            typer.echo(
                f"wins {kind.replace('_', ' ')}: " + ", ".join(f"{who}: {n}" for who, n in won.items())
            )
        if isinstance(unreached := report.get("unreached"), Mapping):
            typer.echo(describe(unreached))


def _prepare(wanted: Simulation, plugins: Plugins) -> tuple[uno.RuleSet, list[str]]:
    """The rules of the table, and the kind of player at each seat. Raises _CannotPlay, also if no picture could be written."""
    if (plot := wanted.plot) is not None:
        if plot.suffix.lower() != ".svg":
            raise _CannotPlay(f"--plot cannot write {plot.name}: its name must end in .svg")
        if not plot.parent.is_dir():
            raise _CannotPlay(f"--plot cannot write {plot.name}: there is no folder {plot.parent}")
    try:
        rules = catalogue(plugins).compose(wanted.table)
    except uno.BadTable as error:
        raise _CannotPlay(wrong_table(error, plugins.brought.texts)) from None
    if not rules.base.least_seats <= wanted.players <= rules.base.room:
        seats = " to ".join(map(str, dict.fromkeys((rules.base.least_seats, rules.base.room))))
        raise _CannotPlay(f"this table seats {seats}, not {wanted.players}")
    known = plugins.brought.players
    for kind in wanted.kinds:
        if kind not in known:
            there = ", ".join(sorted(known)) or "none; no plugin brings any"
            raise _CannotPlay(f"no kind of computer player is called {kind}; there are {there}")
    last = len(wanted.kinds) - 1
    return rules, [wanted.kinds[min(seat, last)] for seat in range(wanted.players)]


def _play_rounds(
    wanted: Simulation,
    rules: uno.RuleSet,
    kinds: Sequence[str],
    plugins: Plugins,
    watchdog: Watchdog,
    coverage: Coverage | None,
) -> tuple[RoundTotals, int]:
    """Play the rounds; returns what is counted of those that did not fail, and how many did."""
    totals, failed = RoundTotals(kinds), 0
    anew = partial(catalogue(plugins).compose_anew, wanted.table)
    checker = GameChecker(rules, wanted.players) if wanted.check else None
    if wanted.strict:
        speech = SpeechCheck(plugins.brought.texts, plugins.brought.tellers)
        checker = StrictChecker(rules, wanted.players, anew, speech)
    looks = checker if coverage is None else CoveredGames(coverage, checker)
    numbers = track(
        range(1, wanted.games + 1),
        description="rounds",
        console=Console(stderr=True),  # stdout is for the report alone, which may go into a file
        disable=wanted.as_json or not sys.stderr.isatty(),
    )
    # seeds for all players and rounds, from one number
    chance = uno.Chance(uno.seed_from(wanted.seed))
    seeds = (chance.take(uno.SEED_BYTES) for _ in count())
    sound: dict[int, RecordedRound] = {}
    # of its own: what a rule keeps in itself must not come from a round that is not looked at
    others = anew()
    for number in numbers:
        makers = [partial(plugins.brought.players[kind], next(seeds)) for kind in kinds]
        inputs: list[uno.Input] = []
        seed = next(seeds)
        try:
            # the code that is made for rules after some rounds is no line of the plugin's files
            rules = anew() if coverage is not None else rules
            with warnings_raised() if wanted.strict else nullcontext():
                if wanted.strict:
                    # whether it ends is soon found out; a strict look would take hours for that
                    play_round(others, [make() for make in makers], seed, None, watchdog, inputs)
                    inputs.clear()
                played = play_round(rules, [make() for make in makers], seed, looks, watchdog, inputs)
                if wanted.strict:
                    inputs.clear()
                    quick = QuickChecker(others, wanted.players)
                    likes = LAYING if number % 2 else DRAWING
                    play_wildly(others, wanted.players, seed, quick, watchdog, inputs, likes)
            totals.add(played)
            if isinstance(checker, StrictChecker):
                sound[number] = checker.recorded[-1]
        except Exception as error:
            # a strict look tells of all that goes wrong; else what is no rule's defect is the bot's own, and ends the run
            told = wanted.strict or isinstance(error, InvariantBroken | uno.RuleFailed | RanTooLong)
            if not told and _rule_of(error) is None:
                raise
            failed += 1
            typer.echo(f"round {number} of seed {wanted.seed}: {why(error)}", err=True)
            typer.echo(f"    {list_inputs(rules, inputs)}", err=True)
            if wanted.strict and not isinstance(error, Endless):  # nobody reads a scenario of 100,000 steps
                _print_fault(
                    error, seat_players(rules, seed, wanted.players), inputs, number, wanted, plugins
                )
        if failed == _MOST_FAILED and number < wanted.games:
            typer.echo(f"{failed} rounds failed; {wanted.games - number} are not played", err=True)
            break
    return totals, failed + print_differences(sound, wanted.seed, plugins)


def print_differences(rounds: Mapping[int, RecordedRound], seed: int, plugins: Plugins) -> int:
    """Play the rounds, given by their numbers, in another process; returns how many go otherwise there, each of which is printed."""
    found = dict(zip(rounds, find_differences([*rounds.values()], plugins), strict=True))
    differing = {number: differs for number, differs in found.items() if differs}
    for number, differs in differing.items():
        typer.echo(f"round {number} of seed {seed}: {differs}", err=True)
    return len(differing)


def _print_fault(
    error: Exception,
    game: uno.Game,
    inputs: Sequence[uno.Input],
    number: int,
    wanted: Simulation,
    plugins: Plugins,
) -> None:
    """Print all that helps to find the fault, and write the scenario file that shows it."""
    typer.echo(f"    table: {game.rules.line}; {wanted.players} players; seed {game.seed.hex()}", err=True)
    first = error.__cause__ if isinstance(error.__cause__, Exception) else error
    typer.echo(indent("".join(traceback.format_exception(first)).rstrip(), "    "), err=True)
    file = wanted.failures / f"round-{number}-of-seed-{wanted.seed}.toml"
    reader = readers(tuple(plugins.brought.texts)).of(game.rules, "en")
    try:
        with warnings.catch_warnings(action="ignore"):  # it is played again, and has been warned of
            text = write_scenario(str(file), why(error), game, inputs, reader)
        file.write_text(text, encoding="utf-8")
        typer.echo(f"    to see it again: unobot scenario {file}", err=True)
    except OSError as problem:
        typer.echo(f"    no scenario file could be written: {problem}", err=True)


_Table = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        help="What you would type after !uno: preset, options, rules. Without it: classic, or the rules of --plugin.",
    ),
]
_Players = Annotated[int, typer.Option(min=2, max=10, metavar="N", help="Number of players.")]
_Games = Annotated[int, typer.Option(min=1, metavar="N", help="How many rounds to play.")]
_Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same rounds.")]
_Kinds = Annotated[
    str,
    typer.Option(
        "--players-are",
        metavar="KIND,…",
        help="Kinds of computer players, one per seat; the last one takes the remaining seats. unobot plugins lists them.",
    ),
]
_NoCheck = Annotated[bool, typer.Option("--no-check", help="Skip the invariant checks (faster).")]
_Strict = Annotated[
    bool,
    typer.Option(
        "--strict",
        help="Replay each round and compare, save and load it after every input, and put it into words in every language. Slow.",
    ),
]
_Failures = Annotated[
    Path,
    typer.Option(
        metavar="FOLDER",
        exists=True,
        file_okay=False,
        help="The folder in which --strict writes a scenario file for each round that fails.",
    ),
]
_Coverage = Annotated[
    bool,
    typer.Option(
        "--coverage",
        help="List what of the plugins at --plugin was never reached: verbs, words, messages, timers, branches.",
    ),
]
_Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a picture of lengths and wins to this file, NAME.svg."),
]


def simulate(
    *,
    table: _Table = None,
    players: _Players = 4,
    games: _Games = 1000,
    seed: _Seed = 1,
    players_are: _Kinds = "random",
    no_check: _NoCheck = False,
    strict: _Strict = False,
    failures: _Failures = Path(),
    coverage: _Coverage = False,
    plot: _Plot = None,
    plugin: PluginPaths = None,
    config: OptionalConfigFile = None,
    as_json: AsJson = False,
) -> None:
    """Play many rounds with computer players and check that the rules hold.

    After every input the command checks the invariants: no card is lost or doubled, nobody sees a card without a
    right to it, somebody can always act, and the round ends. The report has games, turns and plays, their rates per
    second, the distribution of lengths, and wins by seat and by kind of player. A turn is a play or draw that a
    player's turn asked for; a play is any card played.

    Without --table, no round is played if the plugins at --plugin change no game: they have no rules, presets or games,
    and none of the computer players in --players-are.

    Example: unobot simulate --table "classic cards=9" --games 100
    """
    kinds = tuple(kind.strip() for kind in players_are.split(","))
    plugins = find_plugins(config, plugin)
    named = {each.name: each.brought for each in plugins.loaded if each.at_path}
    changing = [each for each in named.values() if each.base_rules or each.rules or each.presets]
    if (
        named
        and table is None
        and not changing
        and not any({*kinds} & {*each.players} for each in named.values())
    ):
        typer.echo(
            f"{', '.join(named)}: changes no game, so no round is played; --table TEXT plays one", err=True
        )
        return
    line = table or line_with(plugins)
    wanted = Simulation(
        line, players, games, seed, kinds, not no_check, as_json, plot, strict, failures, coverage
    )
    raise typer.Exit(simulate_rounds(wanted, plugins))
