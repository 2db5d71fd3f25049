"""The counts that are kept up with each round: totals by season, duels, careers."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import combinations, product
from typing import Any, Final, NamedTuple

from sqlalchemy import ClauseElement, Table, and_, bindparam, case, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from unobot.store.change import Executor
from unobot_records.career import Career, CountedPart, Earned, new_ratings
from unobot_records.schema import careers, totals, versus

ALL: Final = "all"
"""The bucket that never ends."""


class Span(NamedTuple):
    """A part of time with its name, `2026-W47`: from `start` until just before `end`, in seconds since the epoch."""

    name: str
    start: float
    end: float

    def __contains__(self, at: object) -> bool:
        """Whether that time lies in it."""
        return isinstance(at, float | int) and self.start <= at < self.end


def week(at: float) -> Span:
    """Return the ISO week; its year is the one in which its Thursday lies.

    >>> week(1798761600.0).name  # 1 January 2027, a Friday
    '2026-W53'
    """
    day = _midnight(at)
    monday = day - timedelta(days=day.weekday())
    year, number, _ = day.isocalendar()
    return Span(f"{year}-W{number:02}", monday.timestamp(), (monday + timedelta(days=7)).timestamp())


def month(at: float) -> Span:
    """Return the calendar month."""
    day = _midnight(at)
    first = day.replace(day=1)
    return Span(f"{day.year}-{day.month:02}", first.timestamp(), _later(first, 1).timestamp())


def season(at: float) -> Span:
    """Return the quarter of the year.

    >>> season(1798761599.0).name  # the last second of 2026
    '2026-Q4'
    """
    day = _midnight(at)
    first = day.replace(month=day.month - (day.month - 1) % 3, day=1)
    return Span(f"{day.year}-Q{(first.month + 2) // 3}", first.timestamp(), _later(first, 3).timestamp())


def season_before(span: Span) -> Span:
    """Return the season that came just before that one."""
    return season(span.start - 1)


def buckets(at: float) -> tuple[str, str, str]:
    """Return the names under which a round is added up that ended then: for ever, in its season, in its month."""
    return ALL, season(at).name, month(at).name


def months(first: float, last: float) -> Iterator[Span]:
    """Yield all months from the one in which `first` lies to the one in which `last` lies."""
    span = month(first)
    while span.start <= last:
        yield span
        span = month(span.end)


def _midnight(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def _later(first: datetime, months_: int) -> datetime:
    """Return the first day so many months after another first day."""
    count = first.month - 1 + months_
    return first.replace(year=first.year + count // 12, month=count % 12 + 1)


Round = Sequence[CountedPart]
"""The rows of one round that count."""
_Key = tuple[str, ...]
_SUMS: Final = {"rounds", "wins", "points", "ahead", "behind"}
_AT_ONCE: Final = 100
"""So many careers are asked for with one statement."""


def count(
    on: Executor, rounds: Sequence[Round], *, only: Collection[str] | None = None, rate: bool = True
) -> list[tuple[Earned, ...]]:
    """Count rounds, in the order in which they ended; returns the achievements that each brings.

    `only` some persons are counted, or all; the ratings go on with these rounds, unless not `rate`.
    """
    _write(on, totals, _totals_of(rounds, only), _adding)
    _write(on, versus, _meetings_of(rounds, only), _adding)
    known = _careers(on, sorted({(p.person, p.kind) for p in _wanted(rounds, only)}))
    earned = []
    for round_ in rounds:
        if rate:
            rate_round(known, round_)
        earned.append(
            tuple(
                Earned(p.name, badge)
                for p in _wanted([round_], only)
                for badge in known[p.person, p.kind].play(p)
            )
        )
    _write(
        on,
        careers,
        [{c.name: getattr(career, c.name) for c in CAREER} for career in known.values()],
        _putting,
    )
    return earned


def _wanted(rounds: Sequence[Round], only: Collection[str] | None) -> Iterator[CountedPart]:
    return (p for round_ in rounds for p in round_ if only is None or p.person in only)


def _totals_of(rounds: Sequence[Round], only: Collection[str] | None) -> list[dict[str, Any]]:
    sums: dict[_Key, list[int]] = {}
    for round_ in rounds:
        names = buckets(round_[0].finished) if round_ else ()
        for p in _wanted([round_], only):
            for bucket, preset in product(names, {"", p.preset}):
                known = sums.setdefault((p.person, p.kind, p.board, bucket, preset), [0, 0, 0, 0])
                known[0] += 1
                known[1] += p.won
                known[2] += p.score
                known[3] = max(known[3], p.score)
    return _rows(totals, sums)


def _meetings_of(rounds: Sequence[Round], only: Collection[str] | None) -> list[dict[str, Any]]:
    sums: dict[_Key, list[int]] = {}
    for round_ in rounds:
        for one, other in combinations(sorted(round_, key=lambda p: p.person), 2):
            # who is two kinds of player at once has two rows in a round
            if one.person == other.person or not (only is None or one.person in only or other.person in only):
                continue
            known = sums.setdefault((one.person, other.person), [0, 0, 0])
            known[0] += 1
            known[1] += one.place < other.place
            known[2] += one.place > other.place
    return _rows(versus, sums)


def _rows(table: Table, sums: dict[_Key, list[int]]) -> list[dict[str, Any]]:
    """Return rows of the table, in the order of their keys, so that neighbours are written one after the other."""
    names = table.columns.keys()
    return [dict(zip(names, (*key, *known), strict=True)) for key, known in sorted(sums.items())]


CAREER: Final = tuple(careers.c[field.name] for field in fields(Career))
"""The columns of which a `Career` is made."""


def _careers(on: Executor, keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Career]:
    """Return the careers of these persons and kinds; of who has none yet, one that begins."""
    found = {key: Career(*key) for key in keys}
    for start in range(0, len(keys), _AT_ONCE):
        some = keys[start : start + _AT_ONCE]
        names = {
            f"{part}{i}": value for i, key in enumerate(some) for part, value in zip("pk", key, strict=True)
        }
        for row in on.rows(_asking(len(some)), names):
            found[row[0], row[1]] = Career(*row)
    return found


def rate_round(known: dict[tuple[str, str], Career], round_: Round) -> None:
    """Give the players of a round their new ratings, each kind among themselves."""
    for kind in sorted({p.kind for p in round_}):
        # in an order that can be found again, for the last bit depends on it
        order = sorted((p for p in round_ if p.kind == kind), key=lambda p: (p.place, p.person))
        each = [known[p.person, kind] for p in order]
        if len(each) > 1:
            ratings = new_ratings([career.rating for career in each], [p.place for p in order])
            for career, (mu, sigma) in zip(each, ratings, strict=True):
                career.mu, career.sigma = mu, sigma


@cache
def _asking(count_: int) -> ClauseElement:
    c = careers.c
    keys = (and_(c.person == bindparam(f"p{i}"), c.kind == bindparam(f"k{i}")) for i in range(count_))
    return select(*CAREER).where(or_(*keys))


_SIZES: Final = (32, 4, 1)
"""So many rows are written by one statement: with a statement for each, PostgreSQL takes three times as long."""
_Sets = Callable[[Table, Any], dict[str, Any]]


def _write(on: Executor, table: Table, rows: list[dict[str, Any]], sets: _Sets) -> None:
    """Write rows, of which no two have the same key."""
    at = 0
    for size in _SIZES:
        batches = []
        while len(rows) - at >= size:
            some = rows[at : at + size]
            batches.append(
                {f"{name}_{i}": value for i, row in enumerate(some) for name, value in row.items()}
            )
            at += size
        on.execute(_writing(table, size, sets, on.dialect), batches)


def _putting(table: Table, new: Any) -> dict[str, Any]:
    """Return the row as it is now."""
    return {c.name: new[c.name] for c in table.columns if not c.primary_key}


def _adding(table: Table, new: Any) -> dict[str, Any]:
    """Return the row's counts, added to those of the row that is there."""
    values: dict[str, Any] = {name: table.c[name] + new[name] for name in sorted(_SUMS & set(table.c.keys()))}
    if "best" in table.c:
        values["best"] = case((new.best > table.c.best, new.best), else_=table.c.best)
    return values


@cache
def _writing(table: Table, size: int, sets: _Sets, dialect: str) -> ClauseElement:
    """Return the statement that inserts so many rows; `sets` says what is set where there is such a row already."""
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(table)
    names = table.columns.keys()
    put = put.values(
        [{name: bindparam(f"{name}_{i}", type_=table.c[name].type) for name in names} for i in range(size)]
    )
    keys = [column.name for column in table.primary_key]
    statement: ClauseElement = put.on_conflict_do_update(index_elements=keys, set_=sets(table, put.excluded))
    return statement
