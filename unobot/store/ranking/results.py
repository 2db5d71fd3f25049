"""The results of finished rounds, as they are kept: numbered in the order of their end, with who counts."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ClauseElement, bindparam, func, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from unobot.store.change import Change, RoundFinished
from unobot.store.checksums import with_checksum
from unobot.store.ranking.careers import Earned
from unobot.store.ranking.executor import Executor
from unobot.store.ranking.played import Part, Played, counting, person_of, scores
from unobot.store.ranking.upkeep import Round, count
from unobot.store.schema import inputs, results, scoring


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
