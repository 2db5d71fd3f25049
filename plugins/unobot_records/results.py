"""Whose part in a round counts: kept up with each round that ends, and counted anew, of everybody or of some persons.

Ratings are counted anew in the background, some rounds at a time, while others go on being played.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ClauseElement,
    ColumnElement,
    Connection,
    Table,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from unobot.clock import Clock
from unobot.store import Change, Store
from unobot.store.change import Executor
from unobot.store.database import OnConnection, lift_limits
from unobot.store.schema import results
from unobot.store.schema import rounds as dealt
from unobot.store.store import repeat_work
from unobot_records.career import Career, CountedPart, Earned, Part, counting_parts, scores
from unobot_records.counting import CAREER, Round, count, rate_round
from unobot_records.schema import careers, metadata, numbered, played, scoring, totals, versus

_ONE: Final[Any] = literal_column("1")
RATED: Final = update(scoring).values(rated=bindparam("_rated"))
"""Notes up to which round the ratings are counted; below 0: they are to be counted anew from the first one on."""
_NUMBER: Final = insert(numbered)
_PUT: Final = insert(played)
# of two seats of one person with the same place, the first counts
_SEATS: Final = (results.c.network, results.c.identity)
AT_ONCE: Final = 2000
"""So many rounds are in memory at once."""
_n: Final = numbered.c.number
_numbered_results: Final = results.join(numbered, numbered.c.round == results.c.round).join(
    dealt, dealt.c.id == results.c.round
)
_me: Final = results.alias()
_theirs: Final = numbered.alias()
_OUT: Final = delete(played).where(played.c.number == bindparam("_number"))
_GONE: Final = delete(numbered).where(numbered.c.round.not_in(select(results.c.round)))
_UNNUMBERED: Final = results.c.round.not_in(select(numbered.c.round))
_NUMBER_REST: Final = insert(numbered).from_select(
    ["number", "round"],
    select(
        bindparam("_last", type_=BigInteger)
        + func.row_number().over(order_by=(func.max(results.c.finished), results.c.round)),
        results.c.round,
    )
    .where(_UNNUMBERED)
    .group_by(results.c.round),
)
_ZERO: Final[ColumnElement[int]] = literal_column("0")
_HIGHEST: Final = select(func.coalesce(func.max(_n), _ZERO))
# another number each time: who is counting them anew notices that it was said once more
_STALE: Final = update(scoring).values(
    rated=case((scoring.c.rated < _ZERO, scoring.c.rated - _ONE), else_=-_ONE)
)
_MATCHING: Final = (
    select(results.c.round)
    .where(
        results.c.round == numbered.c.round,
        results.c.network == played.c.board,
        # not by the person: SQLite would go through all that somebody has played, for each of their rounds
        func.coalesce(results.c.person, literal_column("''")) == played.c.person,
        results.c.kind == played.c.kind,
    )
    .exists()
)
_OF_OTHERS: Final = select(
    or_(
        select(results.c.round).where(_UNNUMBERED).exists(),
        select(numbered.c.round).where(numbered.c.round.not_in(select(results.c.round))).exists(),
        select(_n).join_from(numbered, played, played.c.number == _n).where(~_MATCHING).exists(),
    )
)
"""Whether results are there that have no number, or something is counted of results that are not there."""
_EVERY: Final = 60.0
_PAUSE: Final = 0.05
"""Seconds between two steps: the processor is the players'."""
_RATED_AT_ONCE: Final = 50
"""So many rounds are rated without a pause: for a few milliseconds nothing else in the process is done."""
Careers = dict[tuple[str, str], Career]
"""By person and kind; here only the ratings of them mean something."""
_PLAYED_NUMBER: Final = played.c.number
_NEXT_NUMBERS: Final = (
    select(_PLAYED_NUMBER)
    .where(bindparam("_after") < _PLAYED_NUMBER)
    .distinct()
    .order_by(_PLAYED_NUMBER)
    .limit(bindparam("_most"))
    .offset(literal_column("0"))  # else SQLAlchemy adds one for SQLite, as a parameter that nobody gives
)
_PLAYED_BETWEEN: Final = (
    select(played)
    .where(bindparam("_after") < _PLAYED_NUMBER, bindparam("_last") >= _PLAYED_NUMBER)
    .order_by(_PLAYED_NUMBER, played.c.person, played.c.kind)
)


def count_round(on: Executor, round_: str) -> tuple[Earned, ...]:
    """Count a round whose results are stored; returns the achievements that it brings."""
    number, rated = take_numbers(on, 1)
    on.execute(_NUMBER, [{"number": number, "round": round_}])
    counts = _who_counts(number, (StoredResult(*row) for row in on.rows(_OF_ROUND, {"_round": round_})))
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


class StoredResult(NamedTuple):
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
    room: str
    seconds: float


def _who_counts(number: int, rows: Iterable[StoredResult]) -> Round:
    """Return those of the results of one round that count."""
    rows = list(rows)
    counts = counting_parts([Part(each.person, each.kind, each.place) for each in rows])
    won = scores((each.points, each.won) for each in rows)
    return tuple(
        CountedPart(
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
            each.room,
            round(each.seconds),
        )
        for each, score, counted in zip(rows, won, counts, strict=True)
        if counted
    )


def _take(dialect: str) -> ClauseElement:
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(scoring)
    first = put.values(id=_ONE, rounds=bindparam("wanted"), rated=literal_column("0"))
    taken = first.on_conflict_do_update(
        index_elements=["id"], set_={"rounds": scoring.c.rounds + put.excluded.rounds}
    )
    statement: ClauseElement = taken.returning(scoring.c.rounds, scoring.c.rated)
    return statement


_TAKE: Final = {dialect: _take(dialect) for dialect in ("sqlite", "postgresql")}
_RESULT: Final = (
    *(results.c[name] for name in StoredResult._fields[:-2]),
    dealt.c.room,
    (results.c.finished - dealt.c.started).label("seconds"),
)
_OF_ROUND: Final = (
    select(*_RESULT)
    .join_from(results, dealt, dealt.c.id == results.c.round)
    .where(results.c.round == bindparam("_round"))
    .order_by(*_SEATS)
)


def recount(on: Executor) -> int:
    """Count everything anew from the results; returns how many rounds count. Those that have no number get one."""
    last, _ = take_numbers(on, 0)
    for statement in (*(delete(table) for table in (totals, versus, careers, played)), _GONE):
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
    (`Rerating`).
    """
    take_numbers(on, 0)
    rounds: dict[int, Round] = {}
    for person in sorted(persons):
        rounds |= dict(_rounds(on.rows(_WITH, {"_person": person})))
    on.execute(_OUT, [{"_number": number} for number in rounds])
    on.execute(_PUT, [each._asdict() for counts in rounds.values() for each in counts])
    # these hold until they are counted anew
    ratings = []
    for person in sorted(persons):
        for row in on.rows(_CAREERS, {"_person": person}):
            c = Career(*row)
            ratings.append({"_person": c.person, "_kind": c.kind, "_mu": c.mu, "_sigma": c.sigma})
        for statement in _FORGET:
            on.execute(statement, [{"_person": person}])
    count(on, [rounds[number] for number in sorted(rounds)], only=persons, rate=False)
    on.execute(KEEP_RATING, ratings)
    on.execute(_STALE, [{}])
    return sum(any(each.person in persons for each in counts) for counts in rounds.values())


def _rounds(rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[int, Round]]:
    """Yield the numbers of the rounds whose results these are, each behind a number, and who counts in them."""
    for number, found in groupby(rows, key=itemgetter(0)):
        yield number, _who_counts(number, (StoredResult(*row[1:]) for row in found))


def _of(person: Any) -> Any:
    return person == bindparam("_person")


_RESULTS: Final = select(_n, *_RESULT).select_from(_numbered_results).order_by(_n, *_SEATS)
_BETWEEN: Final = _RESULTS.where(bindparam("_after") < _n, bindparam("_last") >= _n)
_WITH: Final = _RESULTS.where(
    results.c.round.in_(
        union(
            select(_me.c.round).where(_of(_me.c.person)),
            # also those in whose results they are not any more
            select(_theirs.c.round)
            .join_from(_theirs, played, played.c.number == _theirs.c.number)
            .where(_of(played.c.person)),
        )
    )
)
_CAREERS: Final = select(*CAREER).where(_of(careers.c.person))
_FORGET: Final[tuple[ClauseElement, ...]] = (
    delete(totals).where(_of(totals.c.person)),
    delete(careers).where(_of(careers.c.person)),
    delete(versus).where(or_(_of(versus.c.person), _of(versus.c.other))),
)
KEEP_RATING: Final = (
    update(careers)
    .where(_of(careers.c.person), careers.c.kind == bindparam("_kind"))
    .values(mu=bindparam("_mu"), sigma=bindparam("_sigma"))
)


class RecordsTally:
    """Counts finished rounds for statistics, ratings and achievements; a `unobot.store.Tally`."""

    def make(self, connection: Connection) -> None:
        """Make the tables, and count anew if they are not of these results: it was played without this plugin, or a backup put back."""
        metadata.create_all(connection)
        if connection.execute(_OF_OTHERS).scalar():
            if connection.dialect.name == "postgresql":
                lift_limits(connection)
            recount(OnConnection(connection))

    def recount(self, on: Executor, persons: Collection[str] | None) -> int:
        """Count anew these persons, or (None) everybody; returns how many rounds count of them."""
        return recount(on) if persons is None else recount_persons(on, persons)

    def figures(self, connection: Connection) -> Sequence[str]:
        """Tell how much is counted, and whether the ratings are up to date."""

        def many(table: Table) -> int:
            return connection.execute(select(func.count()).select_from(table)).scalar_one()

        rounds = connection.execute(select(func.count(func.distinct(played.c.number)))).scalar_one()
        row = connection.execute(select(scoring.c.rounds, scoring.c.rated)).first()
        up_to_date = row is None or row.rounds == row.rated
        return (
            f"{rounds} rounds count, of {many(careers)} players",
            f"{many(totals)} sums, {many(versus)} pairs who have met",
            "the ratings are up to date" if up_to_date else "the ratings are to be counted anew: --recount",
        )


class Rerating:
    """Counts the ratings anew whenever the store says that this is to be done: after people were joined or parted."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def run(self) -> None:
        """Look every minute for something to do, until cancelled or another process has opened the store."""
        await repeat_work(_EVERY, self._clock, self.work, "the ratings cannot be counted anew")

    async def work(self) -> None:
        """Count them anew if that is to be done. Raises `StoreError`."""
        mark = await self._store.read(_wanted)
        if mark is None:
            return
        known: Careers = {}
        upto, reached = 0, await self._store.read(_rate_more, known, 0)
        while reached is not None:
            upto = reached
            await self._clock.sleep(_PAUSE)
            reached = await self._store.read(_rate_more, known, upto)
        ratings = tuple((*key, career.mu, career.sigma) for key, career in known.items())
        counted = Rerated(mark, upto, ratings)
        await self._store.commit(Change(self._clock.now(), writes=(partial(_keep_ratings, counted),)))


class Rerated(NamedTuple):
    """The ratings of all players, counted anew up to the round with the number `upto`.

    `mark` stood in the store when that was begun: if it is another one now, they are worth nothing any more. `ratings`
    are person, kind, mu and sigma.
    """

    mark: int
    upto: int
    ratings: Sequence[tuple[str, str, float, float]]


def _wanted(connection: Connection) -> int | None:
    """Return the mark that says that the ratings are to be counted anew; None if they are right."""
    rated = connection.execute(select(scoring.c.rated)).scalar()
    return rated if rated is not None and rated < 0 else None


def _rate_more(connection: Connection, known: Careers, after: int) -> int | None:
    """Rate the first rounds behind that number; returns the number of the last of them, or None if there is none."""
    return _rate_after(OnConnection(connection), known, after)


def _keep_ratings(counted: Rerated, on: Executor) -> None:
    """Keep them, with those of the rounds that have ended since; nothing if they are to be counted once more."""
    last, rated = take_numbers(on, 0)
    if rated != counted.mark:
        return
    known = {
        (each[0], each[1]): Career(each[0], each[1], mu=each[2], sigma=each[3]) for each in counted.ratings
    }
    after: int | None = counted.upto
    while after is not None:
        after = _rate_after(on, known, after)
    rows = [{"_person": c.person, "_kind": c.kind, "_mu": c.mu, "_sigma": c.sigma} for c in known.values()]
    on.execute(KEEP_RATING, rows)
    on.execute(RATED, [{"_rated": last}])


def _rate_after(on: Executor, known: Careers, after: int) -> int | None:
    """Rate some rounds behind the one with that number, in the order of their end; returns the last one's number, None without any."""
    numbers = on.rows(_NEXT_NUMBERS, {"_after": after, "_most": _RATED_AT_ONCE})
    if not numbers:
        return None
    rows = (CountedPart(*row) for row in on.rows(_PLAYED_BETWEEN, {"_after": after, "_last": numbers[-1][0]}))
    rounds = [tuple(found) for _, found in groupby(rows, key=attrgetter("number"))]
    for round_ in rounds:
        for each in round_:
            key = (each.person, each.kind)
            known.setdefault(key, Career(*key))
        rate_round(known, round_)
    return rounds[-1][0].number if rounds else None
