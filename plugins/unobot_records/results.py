"""Whose part in a round counts: kept up with each round that ends, and counted anew, of everybody or of some persons."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from unobot.store.change import Executor
from unobot.store.database import lift_limits
from unobot.store.schema import results
from unobot.store.transaction import OnConnection
from unobot_records.counting import CAREER, Round, count
from unobot_records.played import Career, Earned, Part, Played, counting, scores
from unobot_records.schema import careers, metadata, numbered, played, scoring, totals, versus


def count_round(on: Executor, round_: str) -> tuple[Earned, ...]:
    """Count a round whose results are stored; returns the achievements that it brings."""
    number, rated = take_numbers(on, 1)
    on.execute(_NUMBER, [{"number": number, "round": round_}])
    counts = _who_counts(number, (Result(*row) for row in on.rows(_OF_ROUND, {"_round": round_})))
    on.execute(_PUT, [each._asdict() for each in counts])
    (earned,) = count(on, [counts], rate=rated == number - 1)
    if rated == number - 1:
        on.execute(RATED, [{"_rated": number}])
    return earned


def take_numbers(on: Executor, wanted: int) -> tuple[int, int]:
    """Take numbers for so many rounds; returns the last number given, and up to which one the ratings are counted.

    Until the transaction ends nobody else counts: on PostgreSQL two processes that end rounds do so one after the other.
    """
    ((last, rated),) = on.rows(_TAKE[on.dialect], {"wanted": wanted})
    return last, rated


class Result(NamedTuple):
    """How a round went for one who played it, as the store keeps it."""

    network: str
    person: str
    kind: str
    name: str
    preset: str
    finished: float
    place: int
    points: int
    won: bool
    cards: int | None
    moves: int | None


def _who_counts(number: int, rows: Iterable[Result]) -> Round:
    """Those of the results of one round that count."""
    rows = list(rows)
    counts = counting([Part(each.person, each.kind, each.place) for each in rows])
    won = scores((each.points, each.won) for each in rows)
    return tuple(
        Played(
            number,
            each.person,
            each.kind,
            each.network,
            each.name,
            each.preset,
            each.finished,
            each.place,
            each.won,
            score,
            each.cards,
            each.moves,
        )
        for each, score, counted in zip(rows, won, counts, strict=True)
        if counted
    )


def _take(dialect: str) -> sa.ClauseElement:
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(scoring)
    first = put.values(id=_ONE, rounds=sa.bindparam("wanted"), rated=sa.literal_column("0"))
    taken = first.on_conflict_do_update(
        index_elements=["id"], set_={"rounds": scoring.c.rounds + put.excluded.rounds}
    )
    statement: sa.ClauseElement = taken.returning(scoring.c.rounds, scoring.c.rated)
    return statement


_ONE: Final[Any] = sa.literal_column("1")
_TAKE: Final = {dialect: _take(dialect) for dialect in ("sqlite", "postgresql")}
RATED: Final = sa.update(scoring).values(rated=sa.bindparam("_rated"))
"""Notes up to which round the ratings are counted; below 0: they are to be counted anew from the first one on."""
_NUMBER: Final = sa.insert(numbered)
_PUT: Final = sa.insert(played)
_RESULT: Final = tuple(results.c[name] for name in Result._fields)
# of two seats of one person with the same place, the first counts
_SEATS: Final = (results.c.network, results.c.identity)
_OF_ROUND: Final = sa.select(*_RESULT).where(results.c.round == sa.bindparam("_round")).order_by(*_SEATS)


AT_ONCE: Final = 2000
"""So many rounds are in memory at once."""


def recount(on: Executor) -> int:
    """Count everything anew from the results; returns how many rounds count. Those that have no number get one."""
    last, _ = take_numbers(on, 0)
    for statement in (*(sa.delete(table) for table in (totals, versus, careers, played)), _GONE):
        on.execute(statement, [{}])
    on.execute(_NUMBER_REST, [{"_last": last}])
    ((highest,),) = on.rows(_HIGHEST, {})
    take_numbers(on, max(0, highest - last))
    counted = 0
    for after in range(0, highest, AT_ONCE):
        found = on.rows(_BETWEEN, {"_after": after, "_last": after + AT_ONCE})
        rounds = [counts for _, counts in _rounds(found) if counts]
        on.execute(_PUT, [each._asdict() for round_ in rounds for each in round_])
        count(on, rounds)
        counted += len(rounds)
    on.execute(RATED, [{"_rated": max(last, highest)}])
    return counted


def recount_persons(on: Executor, persons: Collection[str]) -> int:
    """Count anew all that is known of these persons: to be called when results of theirs are others'; returns of how many rounds.

    Whose they were before must be among them. The ratings of all players are then counted anew, by and by
    (`unobot_records.rerating`).
    """
    take_numbers(on, 0)
    rounds: dict[int, Round] = {}
    for person in sorted(persons):
        rounds |= dict(_rounds(on.rows(_WITH, {"_person": person})))
    on.execute(_OUT, [{"_number": number} for number in rounds])
    on.execute(_PUT, [each._asdict() for counts in rounds.values() for each in counts])
    ratings = [row for person in sorted(persons) for row in _forget(on, person)]
    count(on, [rounds[number] for number in sorted(rounds)], only=persons, rate=False)
    on.execute(KEEP_RATING, ratings)
    on.execute(_STALE, [{}])
    return sum(any(each.person in persons for each in counts) for counts in rounds.values())


def _rounds(rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, Round]]:
    """The numbers of the rounds whose results these are, each behind a number, and who counts in them."""
    for number, found in groupby(rows, key=itemgetter(0)):
        yield number, _who_counts(number, (Result(*row[1:]) for row in found))


def _forget(on: Executor, person: str) -> list[dict[str, Any]]:
    """Forget what is counted of a person; returns the ratings, which hold until they are counted anew."""
    known = [Career(*row) for row in on.rows(_CAREERS, {"_person": person})]
    for statement in _FORGET:
        on.execute(statement, [{"_person": person}])
    return [{"_person": c.person, "_kind": c.kind, "_mu": c.mu, "_sigma": c.sigma} for c in known]


def _of(person: Any) -> Any:
    return person == sa.bindparam("_person")


_n: Final = numbered.c.number
_numbered_results: Final = results.join(numbered, numbered.c.round == results.c.round)
_RESULTS: Final = sa.select(_n, *_RESULT).select_from(_numbered_results).order_by(_n, *_SEATS)
_BETWEEN: Final = _RESULTS.where(sa.bindparam("_after") < _n, sa.bindparam("_last") >= _n)
_me: Final = results.alias()
_theirs: Final = numbered.alias()
_WITH: Final = _RESULTS.where(
    results.c.round.in_(
        sa.union(
            sa.select(_me.c.round).where(_of(_me.c.person)),
            # also those in whose results they are not any more
            sa.select(_theirs.c.round)
            .join_from(_theirs, played, played.c.number == _theirs.c.number)
            .where(_of(played.c.person)),
        )
    )
)
_OUT: Final = sa.delete(played).where(played.c.number == sa.bindparam("_number"))
_GONE: Final = sa.delete(numbered).where(numbered.c.round.not_in(sa.select(results.c.round)))
_UNNUMBERED: Final = results.c.round.not_in(sa.select(numbered.c.round))
_NUMBER_REST: Final = sa.insert(numbered).from_select(
    ["number", "round"],
    sa.select(
        sa.bindparam("_last", type_=sa.BigInteger)
        + sa.func.row_number().over(order_by=(sa.func.max(results.c.finished), results.c.round)),
        results.c.round,
    )
    .where(_UNNUMBERED)
    .group_by(results.c.round),
)
_ZERO: Final[sa.ColumnElement[int]] = sa.literal_column("0")
_HIGHEST: Final = sa.select(sa.func.coalesce(sa.func.max(_n), _ZERO))
_CAREERS: Final = sa.select(*CAREER).where(_of(careers.c.person))
_FORGET: Final[tuple[sa.ClauseElement, ...]] = (
    sa.delete(totals).where(_of(totals.c.person)),
    sa.delete(careers).where(_of(careers.c.person)),
    sa.delete(versus).where(sa.or_(_of(versus.c.person), _of(versus.c.other))),
)
KEEP_RATING: Final = (
    sa.update(careers)
    .where(_of(careers.c.person), careers.c.kind == sa.bindparam("_kind"))
    .values(mu=sa.bindparam("_mu"), sigma=sa.bindparam("_sigma"))
)

# another number each time: who is counting them anew notices that it was said once more
_STALE: Final = sa.update(scoring).values(
    rated=sa.case((scoring.c.rated < _ZERO, scoring.c.rated - _ONE), else_=-_ONE)
)


class Tally:
    """What is counted of finished rounds: `unobot.store.Tally`."""

    def make(self, connection: sa.Connection) -> None:
        """Make the tables, and count anew if they are not of these results: it was played without this plugin, or a backup put back."""
        metadata.create_all(connection)
        if connection.execute(_OF_OTHERS).scalar():
            if connection.dialect.name == "postgresql":
                lift_limits(connection)
            recount(OnConnection(connection))

    def recount(self, on: Executor, persons: Collection[str] | None) -> int:
        """Count anew these persons, or (None) everybody; returns how many rounds count of them."""
        return recount(on) if persons is None else recount_persons(on, persons)

    def figures(self, connection: sa.Connection) -> Sequence[str]:
        """Tell how much is counted, and whether the ratings are up to date."""

        def many(table: sa.Table) -> int:
            return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()

        rounds = connection.execute(sa.select(sa.func.count(sa.func.distinct(played.c.number)))).scalar_one()
        row = connection.execute(sa.select(scoring.c.rounds, scoring.c.rated)).first()
        up_to_date = row is None or row.rounds == row.rated
        return (
            f"{rounds} rounds count, of {many(careers)} players",
            f"{many(totals)} sums, {many(versus)} pairs who have met",
            "the ratings are up to date" if up_to_date else "the ratings are to be counted anew: --recount",
        )


_MATCHING: Final = (
    sa.select(results.c.round)
    .where(
        results.c.round == numbered.c.round,
        results.c.network == played.c.board,
        # not by the person: SQLite would go through all that somebody has played, for each of their rounds
        sa.func.coalesce(results.c.person, sa.literal_column("''")) == played.c.person,
        results.c.kind == played.c.kind,
    )
    .exists()
)
_OF_OTHERS: Final = sa.select(
    sa.or_(
        sa.select(results.c.round).where(_UNNUMBERED).exists(),
        sa.select(numbered.c.round).where(numbered.c.round.not_in(sa.select(results.c.round))).exists(),
        sa.select(_n).join_from(numbered, played, played.c.number == _n).where(~_MATCHING).exists(),
    )
)
"""Whether results are there that have no number, or something is counted of results that are not there."""
