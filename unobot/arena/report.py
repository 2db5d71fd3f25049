"""`unobot arena`: playing the contests that were asked for, and telling who is stronger."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import typer
from rich.console import Console
from rich.progress import track

from uno_engine import BadTable
from unobot.arena.contest import Contest, DealPlayed
from unobot.arena.processes import factories, played
from unobot.arena.statistics import p_value, wilson
from unobot.catalogue import catalogue
from unobot.messages import wrong_table
from unobot.plugins import Plugins
from unobot.wanted import Arena


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a contest ended for the kind that was measured.

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


def report_contests(wanted: Arena, plugins: Plugins) -> int:
    """Play all contests and print a line, or with `--json` an object, for each; returns 1 if one is not possible or a round failed."""
    try:
        contests = [_checked(contest, plugins) for contest in _contests(wanted, plugins)]
    except _CannotPlay as error:
        typer.echo(error, err=True)
        return 1
    failed = 0
    if not wanted.as_json:
        typer.echo(_HEAD)
    for contest in contests:
        outcome = _outcome(contest, _followed(contest, wanted, plugins))
        typer.echo(json.dumps(asdict(outcome)) if wanted.as_json else _line(outcome))
        failed += outcome.failed
    return 1 if failed else 0


class _CannotPlay(Exception):
    """A contest cannot be played; the text says why."""


def _contests(wanted: Arena, plugins: Plugins) -> list[Contest]:
    tables = wanted.tables or tuple(plugins.brought.presets)
    return [
        Contest(
            table,
            kinds,
            wanted.seats or len(kinds),
            -(-wanted.rounds // (wanted.seats or len(kinds))),
            wanted.seed,
        )
        for table in tables
        for kinds in wanted.players
    ]


def _checked(contest: Contest, plugins: Plugins) -> Contest:
    known = factories(plugins)
    for kind in contest.kinds:
        if kind not in known:
            raise _CannotPlay(
                f"no kind of computer player is called {kind}; there are {', '.join(sorted(known))}"
            )
    try:
        rules = catalogue(plugins).compose(contest.table)
    except BadTable as error:
        raise _CannotPlay(wrong_table(error, plugins.brought.texts)) from None
    if not max(2, len(contest.kinds)) <= contest.seats <= rules.base.room:
        raise _CannotPlay(
            f"{contest.table} cannot be played by {contest.seats} players of {len(contest.kinds)} kinds"
        )
    return contest


def _followed(contest: Contest, wanted: Arena, plugins: Plugins) -> Sequence[DealPlayed]:
    return list(
        track(
            played(contest, wanted.processes, plugins),
            description=f"{contest.table}: {', '.join(contest.kinds)}",
            total=contest.deals,
            console=Console(stderr=True),  # stdout is for the report alone, which may go into a file
            disable=wanted.as_json or not sys.stderr.isatty(),
            transient=True,
        )
    )


def _outcome(contest: Contest, deals: Sequence[DealPlayed]) -> Outcome:
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


_HEAD = "| table | players | seats | rounds | won by the first | 95 % interval | fair share | p |\n| --- | --- | --- | --- | --- | --- | --- | --- |"


def _line(outcome: Outcome) -> str:
    """A row of a table in Markdown, so that it can be put into a page."""
    failed = f" ({outcome.failed} failed)" if outcome.failed else ""
    return (
        f"| {outcome.table} | {', '.join(outcome.players)} | {outcome.seats} | {outcome.rounds}{failed} | {outcome.won:.1%} "
        f"| {outcome.least:.1%} – {outcome.most:.1%} | {outcome.fair:.0%} | {_p(outcome.p)} |"
    )


def _p(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"
