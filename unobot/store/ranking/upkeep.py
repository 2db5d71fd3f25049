"""The upkeep of what is counted: a finished round is added to the totals, to who met whom, and to the careers."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, fields
from functools import cache
from itertools import combinations
from typing import Any, Final

from sqlalchemy import ClauseElement, Table, and_, bindparam, case, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from unobot.store.ranking.careers import Career, Earned
from unobot.store.ranking.executor import Executor
from unobot.store.ranking.played import Played
from unobot.store.ranking.ratings import rated
from unobot.store.ranking.seasons import buckets
from unobot.store.schema import careers, totals, versus

Round = Sequence[Played]
"""The rows of one round that count."""

_Key = tuple[str, ...]
_AT_ONCE: Final = 100
"""So many careers are asked for with one statement."""


def count(
    on: Executor, rounds: Sequence[Round], *, only: Collection[str] | None = None, rate: bool = True
) -> list[tuple[Earned, ...]]:
    """Count rounds, in the order in which they ended; returns the achievements that each brings.

    `only` some persons are counted, or all; the ratings go on with these rounds, unless not `rate`.
    """
    on.execute(_adding(totals, on.dialect), _added(_totals_of(rounds, only)))
    on.execute(_adding(versus, on.dialect), _added(_meetings_of(rounds, only)))
    known = _careers(on, sorted({(p.person, p.kind) for p in _wanted(rounds, only)}))
    earned = [_played(known, round_, only, rate=rate) for round_ in rounds]
    on.execute(_putting(on.dialect), [asdict(career) for career in known.values()])
    return earned


def _wanted(rounds: Sequence[Round], only: Collection[str] | None) -> Iterator[Played]:
    return (p for round_ in rounds for p in round_ if only is None or p.person in only)


def _totals_of(rounds: Sequence[Round], only: Collection[str] | None) -> Iterator[dict[str, Any]]:
    for p in _wanted(rounds, only):
        for bucket in buckets(p.finished):
            for preset in {"", p.preset}:
                key = {
                    "person": p.person,
                    "kind": p.kind,
                    "board": p.board,
                    "bucket": bucket,
                    "preset": preset,
                }
                yield key | {"rounds": 1, "wins": int(p.won), "points": p.score, "best": p.score}


def _meetings_of(rounds: Sequence[Round], only: Collection[str] | None) -> Iterator[dict[str, Any]]:
    for round_ in rounds:
        # by the whole row: who is two kinds of player at once has two rows in a round
        for one, other in combinations(sorted(round_, key=lambda p: p.person), 2):
            if one.person == other.person or not (only is None or one.person in only or other.person in only):
                continue
            better, worse = int(one.place < other.place), int(one.place > other.place)
            key = {"person": one.person, "other": other.person}
            yield key | {"rounds": 1, "ahead": better, "behind": worse}


def _added(rows: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows with the same key made one, in the order of their keys, in which no two processes wait for each other."""
    sums: dict[_Key, dict[str, Any]] = {}
    for row in rows:
        key = tuple(value for value in row.values() if isinstance(value, str))
        known = sums.setdefault(key, row)
        if known is not row:
            for name in _SUMS & row.keys():
                known[name] += row[name]
            if "best" in row:
                known["best"] = max(known["best"], row["best"])
    return [sums[key] for key in sorted(sums)]


_SUMS: Final = {"rounds", "wins", "points", "ahead", "behind"}


# --- careers ---------------------------------------------------------------------------------------------------------

CAREER: Final = tuple(careers.c[field.name] for field in fields(Career))
"""The columns of which a `Career` is made."""


def _careers(on: Executor, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Career]:
    """The careers of these persons and kinds; of who has none yet, one that begins."""
    found = {key: Career(*key) for key in keys}
    for start in range(0, len(keys), _AT_ONCE):
        some = keys[start : start + _AT_ONCE]
        names = {
            f"{part}{i}": value for i, key in enumerate(some) for part, value in zip("pk", key, strict=True)
        }
        for row in on.rows(_asking(len(some)), names):
            found[row[0], row[1]] = Career(*row)
    return found


def _played(
    known: dict[tuple[str, str], Career], round_: Round, only: Collection[str] | None, *, rate: bool
) -> tuple[Earned, ...]:
    if rate:
        for kind in sorted({p.kind for p in round_}):
            rate_round(known, [p for p in round_ if p.kind == kind])
    return tuple(
        Earned(p.name, badge)
        for p in _wanted([round_], only)
        if p.person
        for badge in known[p.person, p.kind].play(p)
    )


def rate_round(known: dict[tuple[str, str], Career], players: Sequence[Played]) -> None:
    """Give the players of a round, all of one kind, their new ratings."""
    # in an order that can be found again, for the last bit depends on it
    order = sorted(players, key=lambda p: (p.place, p.person))
    each = [known[p.person, p.kind] for p in order]
    if len(each) < 2:
        return
    for career, (mu, sigma) in zip(
        each, rated([career.rating for career in each], [p.place for p in order]), strict=True
    ):
        career.mu, career.sigma = mu, sigma


@cache
def _asking(count_: int) -> ClauseElement:
    c = careers.c
    keys = (and_(c.person == bindparam(f"p{i}"), c.kind == bindparam(f"k{i}")) for i in range(count_))
    return select(*CAREER).where(or_(*keys))


@cache
def _putting(dialect: str) -> ClauseElement:
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(careers)
    values = {c.name: put.excluded[c.name] for c in careers.columns if not c.primary_key}
    statement: ClauseElement = put.on_conflict_do_update(index_elements=["person", "kind"], set_=values)
    return statement


@cache
def _adding(table: Table, dialect: str) -> ClauseElement:
    """Insert a row, or add its counts to those of the row that is there."""
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(table)
    new = put.excluded
    values: dict[str, Any] = {name: table.c[name] + new[name] for name in sorted(_SUMS & set(table.c.keys()))}
    if "best" in table.c:
        values["best"] = case((new.best > table.c.best, new.best), else_=table.c.best)
    keys = [column.name for column in table.primary_key]
    statement: ClauseElement = put.on_conflict_do_update(index_elements=keys, set_=values)
    return statement
