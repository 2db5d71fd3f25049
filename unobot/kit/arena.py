"""Measuring how strong computer players are: the same deals, played from every seat by every kind."""

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import product
from math import erfc, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

import uno_engine as uno
from unobot.kit.invariants import InvariantBroken
from unobot.kit.rounds import play_round
from unobot.messages import wrong_table
from unobot.plugins import Plugins, catalogue, load_plugins
from unobot.plugins.options import AsJson, OptionalConfigFile, PluginPaths, find_plugins

Seating = tuple[str, ...]
"""Which kind sits at each seat."""


@dataclass(frozen=True, slots=True)
class Arena:
    """The arguments of `unobot arena`.

    Each of the `players` is a contest at each of the `tables`; without tables at every preset. `seats` of 0: one for each kind.
    """

    tables: tuple[str, ...]
    players: tuple[tuple[str, ...], ...]
    seats: int
    rounds: int
    seed: int
    processes: int
    as_json: bool


@dataclass(frozen=True, slots=True)
class Contest:
    """Which kinds play how many deals at a table with so many seats; the first kind is the one that is measured.

    With more seats than kinds the last kind takes the others: `hard,normal` with four is one `hard` against three.
    """

    table: str
    kinds: tuple[str, ...]
    seats: int
    deals: int
    seed: int

    @property
    def seatings(self) -> list[Seating]:
        """Each kind once at each seat, in the same order round the table."""
        row = (*self.kinds, *(self.kinds[-1],) * (self.seats - len(self.kinds)))
        return [(*row[turn:], *row[:turn]) for turn in range(self.seats)]

    @property
    def fair_share(self) -> float:
        """Which part of the rounds the first kind would win if all were equally strong."""
        return self.seatings[0].count(self.kinds[0]) / self.seats


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """How often each kind won a deal with that number: one for each seating, shared where several won; `failed` rounds count for nobody."""

    number: int
    rounds: int
    wins: Mapping[str, float]
    failed: int = 0


def play_deal(
    contest: Contest, number: int, rules: uno.RuleSet, factories: Mapping[str, uno.PlayerFactory]
) -> DealPlayed:
    """Play one deal with every seating. The same number gives the same result, whatever was played before."""
    wins = dict.fromkeys(contest.kinds, 0.0)
    failed = 0
    first = (contest.seed * 1_000_000 + number) * 100  # the seeds of two deals must not overlap
    deal, *own = (uno.seed_from(first + place) for place in range(contest.seats + 1))
    for seating in contest.seatings:
        players = [factories[kind](seed) for kind, seed in zip(seating, own, strict=True)]
        try:
            winners = play_round(rules, players, deal).winners
        except (uno.RuleFailed, InvariantBroken):
            failed += 1
            continue
        for seat in winners:
            wins[seating[seat]] += 1 / len(winners)
    return DealPlayed(number, contest.seats - failed, wins, failed)


class RlcardRule:
    """RLCard's rule-based UNO agent, as a measure that others use, too: a Wild Draw Four first, a Wild last, else any card."""

    def __init__(self, seed: bytes) -> None:
        self._choice = Random(seed).choice  # noqa: S311 - it deals no cards

    def answer(self, view: uno.View) -> uno.Move | None:
        """Return the move that RLCard's agent makes; None while it is not waited for."""
        if view.seat not in view.waiting:
            return None
        moves = view.answers
        plays = [move for move in moves if move.verb == "play"]
        calls = [move for move in view.asides if move.verb == "uno"]
        if plays and calls and len(view.hand) == 2 and view.fact(uno.CallsAt) is not None:
            return calls[0]
        if plays:
            cards = [(move, move.card) for move in plays]
            draw_four = [move for move, card in cards if card is not None and card.symbol == "wd4"]
            colored = [move for move, card in cards if card is not None and card.color is not None]
            return self._choice(draw_four or colored or plays)
        colors = Counter(card.color for card in view.hand)
        return max(moves, key=lambda move: (move.verb == "draw", colors[move.color] if move.color else -1))


_AT_ONCE = 4
"""So many deals are handed to a process at once, for handing costs time, too."""


def play_deals(contest: Contest, processes: int, plugins: Plugins) -> Iterator[DealPlayed]:
    """Play all deals of a contest; yield them in the order of their numbers."""
    numbers = range(contest.deals)
    if processes < 2:
        rules, kinds = catalogue(plugins).compose(contest.table), factories(plugins)
        yield from (play_deal(contest, number, rules, kinds) for number in numbers)
        return
    names = [loaded.name for loaded in plugins.loaded]
    # spawn: a fork would copy whatever threads hold at this moment
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (names, plugins.paths)) as pool:
        yield from pool.map(_play, [contest] * len(numbers), numbers, chunksize=_AT_ONCE)


def factories(plugins: Plugins) -> Mapping[str, uno.PlayerFactory]:
    """Return what makes a player of each kind, by the kinds' own names and the levels' names, and the arena's own opponent."""
    kinds = plugins.brought.players
    levels = {level: kinds[kind] for level, kind in uno.LEVELS.items() if kind in kinds}
    return {"rlcard-rule": RlcardRule, **kinds, **levels}


_PROCESS: list[tuple[uno.Catalogue, Mapping[str, uno.PlayerFactory]]] = []
"""The rules and the kinds of players of this process; set before its first deal."""


def _begin(names: Sequence[str], paths: Sequence[Path]) -> None:
    # Ctrl-C reaches all processes of a terminal; the first one ends the others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    plugins = load_plugins(names, paths=paths)
    _PROCESS.append((catalogue(plugins), factories(plugins)))


def _play(contest: Contest, number: int) -> DealPlayed:
    known, kinds = _PROCESS[0]
    return play_deal(contest, number, known.compose(contest.table), kinds)


_SURE = NormalDist().inv_cdf(0.975)
"""So many standard errors to both sides hold 95 %."""


def wilson(part: float, count: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a part that was measured with so many rounds (Wilson's, which stays within 0 and 1).

    >>> [round(end, 3) for end in wilson(0.68, 1000)]
    [0.65, 0.708]
    """
    spread = _SURE**2 / count
    middle = (part + spread / 2) / (1 + spread)
    half = _SURE / (1 + spread) * sqrt(part * (1 - part) / count + spread / (4 * count))
    return middle - half, middle + half


def p_value(parts: Sequence[float], fair: float) -> float:
    """Return how likely so many wins, or more, are by luck alone; `parts` has for each deal which part of its rounds was won.

    A deal is one observation, and not each of its rounds, for these tie cards. By a t-test's normal limit, one-sided.

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


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a contest for the kind of player that was measured.

    `won` is the part of the rounds that it won, `least` and `most` the ends of the 95 % interval, `fair` what equally strong
    players would win, `p` how likely such a result, or a better one, is by luck.
    """

    table: str
    players: tuple[str, ...]
    seats: int
    rounds: int
    won: float
    least: float
    most: float
    fair: float
    p: float
    failed: int

    def __str__(self) -> str:
        failed = f" ({self.failed} failed)" if self.failed else ""
        p = "< 0.001" if self.p < 0.001 else f"{self.p:.3f}"
        return (
            f"| {self.table} | {', '.join(self.players)} | {self.seats} | {self.rounds}{failed} | {self.won:.1%} "
            f"| {self.least:.1%} – {self.most:.1%} | {self.fair:.0%} | {p} |"
        )


_HEAD = "| table | players | seats | rounds | won by the first | 95 % interval | fair share | p |\n| --- | --- | --- | --- | --- | --- | --- | --- |"
"""The head of a table in Markdown, whose rows are outcomes, so that it can be put into a page."""


def report_contests(wanted: Arena, plugins: Plugins) -> int:
    """Play all contests and print a line, or with `--json` an object, for each; returns 1 if one is not possible or a round failed."""
    try:
        contests = list(_contests(wanted, plugins))
    except _CannotPlay as error:
        typer.echo(error, err=True)
        return 1
    failed = 0
    if not wanted.as_json:
        typer.echo(_HEAD)
    for contest in contests:
        deals = track(
            play_deals(contest, wanted.processes, plugins),
            description=f"{contest.table}: {', '.join(contest.kinds)}",
            total=contest.deals,
            console=Console(stderr=True),  # stdout is for the report alone, which may go into a file
            disable=wanted.as_json or not sys.stderr.isatty(),
            transient=True,
        )
        outcome = _measure(contest, list(deals))
        typer.echo(json.dumps(asdict(outcome)) if wanted.as_json else outcome)
        failed += outcome.failed
    return 1 if failed else 0


class _CannotPlay(Exception):
    """A contest cannot be played; the text says why."""


def _contests(wanted: Arena, plugins: Plugins) -> Iterator[Contest]:
    """Each kind of players at each table. Raises _CannotPlay for a contest that is not possible."""
    catalogue_, known = catalogue(plugins), factories(plugins)
    for table, kinds in product(wanted.tables or plugins.brought.presets, wanted.players):
        for kind in kinds:
            if kind not in known:
                there = ", ".join(sorted(known))
                raise _CannotPlay(f"no kind of computer player is called {kind}; there are {there}")
        try:
            rules = catalogue_.compose(table)
        except uno.BadTable as error:
            raise _CannotPlay(wrong_table(error, plugins.brought.texts)) from None
        seats = wanted.seats or max(rules.base.least_seats, len(kinds))
        if not max(rules.base.least_seats, len(kinds)) <= seats <= rules.base.room:
            raise _CannotPlay(f"{table} cannot be played by {seats} players of {len(kinds)} kinds")
        yield Contest(table, kinds, seats, -(-wanted.rounds // seats), wanted.seed)


def _measure(contest: Contest, deals: Sequence[DealPlayed]) -> Outcome:
    first = contest.kinds[0]
    rounds = sum(deal.rounds for deal in deals)
    whole = [deal for deal in deals if deal.rounds]
    # a kind may sit at several seats: what it wins there counts together
    won = sum(deal.wins[first] for deal in whole) / max(1, rounds)
    least, most = wilson(won, rounds) if rounds else (0.0, 1.0)
    by_deal = [deal.wins[first] / deal.rounds for deal in whole]
    p = p_value(by_deal, contest.fair_share) if by_deal else 1.0
    return Outcome(
        contest.table, contest.kinds, contest.seats, rounds, round(won, 4), round(least, 4), round(most, 4),
        contest.fair_share, p, sum(deal.failed for deal in deals),
    )  # fmt: skip


_Tables = Annotated[
    list[str] | None,
    typer.Option(
        "--table",
        metavar="TEXT",
        help="What you would type after !uno. Can be repeated. Without it: every preset.",
    ),
]
_Players = Annotated[
    list[str] | None,
    typer.Option(
        metavar="KIND,…",
        help="Kinds of players, the measured one first; the last one takes the remaining seats. Can be repeated, for several contests.",
    ),
]
_Seats = Annotated[
    int,
    typer.Option(
        min=0,
        max=10,
        metavar="N",
        help="How many seats there are; 0 for one per kind, or as many as the game needs.",
    ),
]
_Rounds = Annotated[
    int, typer.Option(min=2, metavar="N", help="How many rounds to play in each contest, rounded up.")
]
_Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same rounds.")]
_Processes = Annotated[
    int, typer.Option(min=0, metavar="N", help="How many processes to use; 0 for one per core.")
]


def arena(
    *,
    table: _Tables = None,
    players: _Players = None,
    seats: _Seats = 0,
    rounds: _Rounds = 400,
    seed: _Seed = 1,
    processes: _Processes = 0,
    config: OptionalConfigFile = None,
    plugin: PluginPaths = None,
    as_json: AsJson = False,
) -> None:
    """Compare how strong different computer players are.

    Each deal is played once from every seat by every kind, so that luck with the cards mostly cancels out. For each
    contest the command prints how many rounds the first kind won, the 95 % interval, and the p-value: how likely such
    a result is by luck alone.

    Example: unobot arena --table classic --players hard,normal --rounds 200
    """
    named = players or ["hard,normal", "normal,easy"]
    kinds = tuple(tuple(kind.strip() for kind in each.split(",")) for each in named)
    wanted = Arena(tuple(table or ()), kinds, seats, rounds, seed, processes or os.cpu_count() or 1, as_json)
    raise typer.Exit(report_contests(wanted, find_plugins(config, plugin)))
