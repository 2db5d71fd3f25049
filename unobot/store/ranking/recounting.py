"""Counting anew from the results all that is counted of them: of everybody, or of some persons."""

from collections.abc import Collection, Iterator
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
    literal_column,
    or_,
    select,
    update,
)

from unobot.store.change import JoinedGroup
from unobot.store.ranking.careers import Career
from unobot.store.ranking.executor import Executor, OnConnection
from unobot.store.ranking.played import Part, Played, counting
from unobot.store.ranking.results import PLAYED, RATED, take_numbers
from unobot.store.ranking.upkeep import CAREER, Round, count
from unobot.store.schema import COUNTED, careers, results, scoring, totals, versus

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
_ONE: Final[ColumnElement[int]] = literal_column("1")
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
