"""Results in the store: kept with the round, counted anew, rated anew."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, Final

from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Text,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from unobot.store.change import Change, Executor, JoinedGroup, Rerated, RoundFinished
from unobot.store.checksums import with_checksum
from unobot.store.ranking.counting import CAREER, OnConnection, Round, count, rate_round
from unobot.store.ranking.played import Career, Earned, Part, Played, counting, person_of, scores
from unobot.store.schema import COUNTED, careers, inputs, results, scoring, totals, versus

# --- The results of finished rounds, as they are kept: numbered in the order of their end, with who counts.


def keep_results(on: Executor, changes: Sequence[Change]) -> list[tuple[Earned, ...]]:
    """Keep the results of the rounds that these changes end, and count them; returns the achievements by change."""
    ended = [index for index, change in enumerate(changes) if change.finished and change.finished.standings]
    earned: list[tuple[Earned, ...]] = [()] * len(changes)
    if not ended:
        return earned
    last, rated = take_numbers(on, len(ended))
    before = last - len(ended)
    rows = [row for number, i in enumerate(ended, before + 1) for row in _rows(on, changes[i], number)]
    on.execute(_INSERT, [with_checksum(results, row) for row in rows])
    rounds = by_round(rows, range(before + 1, last + 1))
    for index, brought in zip(ended, count(on, rounds, rate=rated == before), strict=True):
        earned[index] = brought
    if rated == before:
        on.execute(RATED, [{"_rated": last}])
    return earned


def take_numbers(on: Executor, wanted: int) -> tuple[int, int]:
    """Take numbers for so many rounds; returns the last number given, and up to which one the ratings are counted.

    Until the transaction ends nobody else counts: on PostgreSQL two processes that end rounds do so one after the other.
    """
    ((last, rated),) = on.rows(_TAKE[on.dialect], {"wanted": wanted})
    return last, rated


def by_round(rows: Sequence[dict[str, Any]], numbers: Sequence[int]) -> list[Round]:
    """The rows that count of each of these rounds, in their order."""
    found: dict[int, list[Played]] = {number: [] for number in numbers}
    for row in rows:
        if row["counted"]:
            found[row["number"]].append(Played(*(row[_COLUMN.get(f, f)] for f in Played._fields)))
    return list(found.values())


def _rows(on: Executor, change: Change, number: int) -> list[dict[str, Any]]:
    assert change.finished is not None
    finished = change.finished
    ((moves,),) = on.rows(MOVES, {"_round": finished.id})
    return rows_of(finished, change.at, number, moves)


def rows_of(finished: RoundFinished, at: float, number: int, moves: int | None) -> list[dict[str, Any]]:
    """The rows of `results`, without their checksums, of a round that ended then."""
    # the same order as when it is counted anew: of two seats of one person with the same place, the first counts
    standings = sorted(finished.standings, key=lambda each: (each.network, each.identity))
    persons = [
        person_of(each.network, each.identity) if each.person is None else each.person for each in standings
    ]
    counted = counting(
        [Part(who, each.kind, each.place) for who, each in zip(persons, standings, strict=True)]
    )
    won = scores((each.points, each.won) for each in standings)
    return [
        {
            "round": finished.id,
            "network": each.network,
            "identity": each.identity,
            "name": each.name,
            "place": each.place,
            "points": each.points,
            "won": each.won,
            "person": persons[i],
            "kind": each.kind,
            "preset": finished.preset,
            "finished": at,
            "number": number,
            "counted": counted[i],
            "score": won[i],
            "cards": each.cards,
            "moves": moves,
            "seat": each.seat,
        }
        for i, each in enumerate(standings)
    ]


def _take(dialect: str) -> ClauseElement:
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(scoring)
    first = put.values(id=_ONE, rounds=bindparam("wanted"), rated=literal_column("0"))
    taken = first.on_conflict_do_update(
        index_elements=["id"], set_={"rounds": scoring.c.rounds + put.excluded.rounds}
    )
    statement: ClauseElement = taken.returning(scoring.c.rounds, scoring.c.rated)
    return statement


_ONE: Final[Any] = literal_column("1")
_COLUMN: Final = {"board": "network"}
_INSERT: Final = insert(results)
_TAKE: Final = {dialect: _take(dialect) for dialect in ("sqlite", "postgresql")}
RATED: Final = update(scoring).values(rated=bindparam("_rated"))
"""Notes up to which round the ratings are counted; below 0: they are to be counted anew from the first one on."""

PLAYED: Final = tuple(results.c[_COLUMN.get(name, name)] for name in Played._fields)
"""The columns of which a `Played` is made."""

MOVES: Final = (
    select(func.count())
    .select_from(inputs)
    .where(
        inputs.c.round == bindparam("_round"),
        inputs.c.seat.is_not(None),
        # what begins so is no move but somebody's coming or going, for example; and dealing is nobody's turn
        inputs.c.text.not_like(literal_column("'/%'")),
        inputs.c.text != literal_column("'deal'"),
    )
)
"""How many moves a round has had whose inputs are rows."""


# --- Counting anew from the results all that is counted of them: of everybody, or of some persons.


AT_ONCE: Final = 2000
"""So many rounds are in memory at once."""


def recount(on: Executor) -> int:
    """Count everything anew; returns how many rounds count."""
    last, _ = take_numbers(on, 0)
    for table in (totals, versus, careers):
        on.execute(delete(table), [{}])
    after = counted = 0
    while rounds := rounds_after(on, after, AT_ONCE):
        count(on, rounds)
        after, counted = rounds[-1][0].number, counted + len(rounds)
    on.execute(RATED, [{"_rated": last}])
    return counted


def count_anew(connection: Connection) -> None:
    """Count everything anew from the results alone; no number is given again that a round has."""
    on = OnConnection(connection)
    highest = connection.execute(select(func.max(results.c.number))).scalar() or 0
    last, _ = take_numbers(on, 0)
    take_numbers(on, max(0, highest - last))
    if highest:
        recount(on)


def recount_persons(on: Executor, persons: Collection[str]) -> None:
    """Count anew all that is known of these persons: to be called when `person` of rows of theirs was changed.

    Whose the rows were before must be among them. The ratings of all players are then counted anew, by and by
    (`unobot.store.rerating`).
    """
    take_numbers(on, 0)
    rounds: dict[int, Round] = {}
    on.execute(_NOBODYS, [{}])
    for person in sorted(persons):
        _decide_who_counts(on, person)
    for person in sorted(persons):
        rows = (Played(*row) for row in on.rows(_THEIRS, {"_person": person}))
        rounds |= {number: tuple(each) for number, each in groupby(rows, key=attrgetter("number"))}
    ratings = [_forget(on, person) for person in sorted(persons)]
    count(on, [rounds[number] for number in sorted(rounds)], only=persons, rate=False)
    on.execute(KEEP_RATING, [row for each in ratings for row in each])
    on.execute(_STALE, [{}])


def move_persons(on: Executor, joined: Collection[JoinedGroup]) -> None:
    """The persons of networks that have joined a group are called after the group; all is counted anew. It takes long."""
    for each in joined:
        before = f"{each.network} "
        names = {
            "_before": before,
            "_length": len(before),
            "_behind": len(before) + 1,
            "_group": f"{each.group} ",
        }
        on.execute(_MOVE, [names])
    recount(on)


def rounds_after(on: Executor, number: int, most: int) -> list[Round]:
    """The rounds that count behind the one with that number, in the order of their end, so many at most."""
    found = on.rows(_NEXT, {"_after": number, "_most": most})
    if not found:
        return []
    rows = (Played(*row) for row in on.rows(_BETWEEN, {"_after": number, "_last": found[-1][0]}))
    return [tuple(round_) for _, round_ in groupby(rows, key=attrgetter("number"))]


def _decide_who_counts(on: Executor, person: str) -> None:
    """Set anew who counts of all who ever played with that person."""
    changed = []
    for _, players in groupby(on.rows(_PARTS, {"_person": person}), key=itemgetter(0)):
        rows = list(players)
        counts = counting([Part(*row[3:6]) for row in rows])
        changed += [
            {"_round": row[0], "_network": row[1], "_identity": row[2], "_counted": now}
            for row, now in zip(rows, counts, strict=True)
            if bool(row[6]) != now
        ]
    on.execute(_COUNT_OR_NOT, changed)


def _forget(on: Executor, person: str) -> Iterator[dict[str, Any]]:
    """Forget what is counted of a person; returns the ratings, which hold until they are counted anew."""
    known = [Career(*row) for row in on.rows(_CAREERS, {"_person": person})]
    for statement in _FORGET:
        on.execute(statement, [{"_person": person}])
    return ({"_person": c.person, "_kind": c.kind, "_mu": c.mu, "_sigma": c.sigma} for c in known)


def _of(person: Any) -> Any:
    return person == bindparam("_person")


_me: Final = results.alias()
_ROUNDS_OF: Final = results.join(_me, _me.c.round == results.c.round)
_KEYS: Final = (results.c.round, results.c.network, results.c.identity)
_PARTS: Final = (
    select(*_KEYS, results.c.person, results.c.kind, results.c.place, results.c.counted)
    .select_from(_ROUNDS_OF)
    .where(_of(_me.c.person))
    .distinct()
    .order_by(*_KEYS)
)
_COUNT_OR_NOT: Final = (
    update(results)
    .where(*(key == bindparam(f"_{key.name}") for key in _KEYS))
    .values(counted=bindparam("_counted"))
)
_PERSON: Final = results.c.person
_MOVE: Final = (
    update(results)
    .where(func.substr(_PERSON, literal_column("1"), bindparam("_length")) == bindparam("_before"))
    .values(person=bindparam("_group", type_=Text) + func.substr(_PERSON, bindparam("_behind")))
)
_NOBODYS: Final = (
    update(results).where(results.c.person == literal_column("''"), COUNTED).values(counted=false())
)
_ORDER: Final = (results.c.number, results.c.network, results.c.identity)
_THEIRS: Final = (
    select(*PLAYED)
    .where(results.c.round.in_(select(_me.c.round).where(_of(_me.c.person), _me.c.counted)), COUNTED)
    .order_by(*_ORDER)
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
_NUMBER: Final = results.c.number
_ZERO: Final[ColumnElement[int]] = literal_column("0")

# another number each time: who is counting them anew notices that it was said once more
_STALE: Final = update(scoring).values(
    rated=case((scoring.c.rated < _ZERO, scoring.c.rated - _ONE), else_=-_ONE)
)
_NEXT: Final = (
    select(_NUMBER)
    .where(COUNTED, bindparam("_after") < _NUMBER)
    .distinct()
    .order_by(_NUMBER)
    .limit(bindparam("_most"))
    .offset(literal_column("0"))  # else SQLAlchemy adds one for SQLite, as a parameter that nobody gives
)
_BETWEEN: Final = (
    select(*PLAYED)
    .where(COUNTED, bindparam("_after") < _NUMBER, bindparam("_last") >= _NUMBER)
    .order_by(*_ORDER)
)


# --- Ratings counted anew from the first round on, some rounds at a time, while others go on being played.


Careers = dict[tuple[str, str], Career]
"""By person and kind; here only the ratings of them mean something."""

_AT_ONCE: Final = 50
"""So many rounds are rated without a pause: for a few milliseconds nothing else in the process is done."""


def wanted(connection: Connection) -> int | None:
    """The mark that says that the ratings are to be counted anew; None if they are right."""
    rated = connection.execute(select(scoring.c.rated)).scalar()
    return rated if rated is not None and rated < 0 else None


def rate_more(connection: Connection, known: Careers, after: int) -> int | None:
    """Rate the first rounds behind that number; returns the number of the last of them, or None if there is none."""
    return _rated(OnConnection(connection), known, after)


def keep_ratings(on: Executor, counted: Rerated) -> None:
    """Keep them, with those of the rounds that have ended since; nothing if they are to be counted once more."""
    last, rated = take_numbers(on, 0)
    if rated != counted.mark:
        return
    known = {
        (each[0], each[1]): Career(each[0], each[1], mu=each[2], sigma=each[3]) for each in counted.ratings
    }
    after: int | None = counted.upto
    while after is not None:
        after = _rated(on, known, after)
    rows = [{"_person": c.person, "_kind": c.kind, "_mu": c.mu, "_sigma": c.sigma} for c in known.values()]
    on.execute(KEEP_RATING, rows)
    on.execute(RATED, [{"_rated": last}])


def _rated(on: Executor, known: Careers, after: int) -> int | None:
    rounds = rounds_after(on, after, _AT_ONCE)
    for round_ in rounds:
        for played in round_:
            key = (played.person, played.kind)
            known.setdefault(key, Career(*key))
        rate_round(known, round_)
    return rounds[-1][0].number if rounds else None
