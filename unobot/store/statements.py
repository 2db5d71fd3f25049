"""What a group of changes says to the database: each statement once, with all its rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import cache
from operator import attrgetter
from typing import Any, Final
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from unobot.adapter import Network, Outgoing, Room
from unobot.store import schema
from unobot.store.change import Change, Committed, Executor, RoundFinished, TableClosed, person_of
from unobot.store.checksums import later_checksum, with_checksum
from unobot.store.encoding import encode

Rows = list[dict[str, Any]]
Said = tuple[sa.ClauseElement, Rows]


def statements(changes: Sequence[Change], committed: Sequence[Committed], dialect: str) -> Iterator[Said]:
    """The statements of all changes, in the order that foreign keys want; where rows collide the last change wins.

    Some have no rows. The new messages are taken from `committed`, where they have their keys.
    """
    yield from _rounds(changes, dialect)
    for has, part in _PARTS:
        if some := list(filter(has, changes)):
            yield from part(some, dialect)
    new, joined, sent = Rows(), Rows(), Rows()
    for change, kept in zip(changes, committed, strict=True):
        for message in kept.outgoing:
            new.append(_message(message, change.at))
        for message in change.messages.joined:
            row = _message(message, change.at)
            joined.append({f"_{name}": value for name, value in row.items()})
        for key in change.messages.sent:
            sent.append({"_key": key})
    yield _insert(schema.outgoing), new
    yield _REWRITE, joined
    yield _delete(schema.outgoing), sent


def _rounds(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    starts, inputs, checkpoints, ends = Rows(), Rows(), dict[str, dict[str, Any]](), Rows()
    for change in changes:
        progress = change.round
        if (start := progress.started) is not None:
            # the driver wants a value for every column
            unfinished = {"finished": None, "result": None, "replay": None}
            starts.append(asdict(start) | {"started": change.at} | unfinished)
        for i in progress.inputs:
            inputs.append(
                {"round": i.round, "number": i.number, "seat": i.seat, "text": i.text, "at_ms": i.at_ms}
            )
        if (last := progress.checkpoint) is not None:
            checkpoints[last.round] = {"round": last.round, "state": last.state, "covers": last.covers}
        if (end := progress.finished) is not None:
            ends.append({"finished": change.at, "result": end.result, "_id": end.id})
    if starts:
        yield _insert(schema.rounds), _stamped(schema.rounds, starts)
    if inputs:
        yield _insert(schema.inputs), _stamped(schema.inputs, inputs)
    if checkpoints:
        yield _upsert(schema.checkpoints, dialect), _stamped(schema.checkpoints, checkpoints.values())
    if ends:
        yield _FINISH, [row | {"_later": later_checksum("rounds", row)} for row in ends]
        yield _delete(schema.checkpoints), [{"_round": row["_id"]} for row in ends]


def _tables(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    kept, closed = dict[tuple[Network, Room], dict[str, Any]](), dict[tuple[Network, Room], dict[str, Any]]()
    for change in changes:
        # what was kept and closed in one group is closed: only the last word on a room counts
        if (table := change.table) is None:
            continue
        place = table.network, table.room
        kept.pop(place, None)
        closed.pop(place, None)
        if isinstance(table, TableClosed):
            closed[place] = {"_network": table.network, "_room": table.room}
        else:
            kept[place] = {
                "network": table.network,
                "room": table.room,
                "payload": table.payload,
                "round": table.round,
                "updated": change.at,
                "given": table.given,
            }
    yield _upsert(schema.tables, dialect), _stamped(schema.tables, kept.values())
    yield _delete(schema.tables), [*closed.values()]


def _shared(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    changed = {s.network for c in changes for s in c.settings} | {
        r.network for c in changes for r in c.records
    }
    # before what is counted, and in this order: so two processes that change the same wait, and never for each other
    yield _COUNT_UP[dialect], [{"_network": network} for network in sorted(changed)]
    settings = {(s.network, s.scope, s.subject, s.key): asdict(s) for c in changes for s in c.settings}
    yield from _put_or_forget(schema.settings, settings.values(), "value", dialect)
    records = {
        (r.feature, r.network, r.scope, r.subject, r.key): asdict(r) for c in changes for r in c.records
    }
    yield from _put_or_forget(schema.records, records.values(), "payload", dialect)


def _deeds(changes: Sequence[Change], _: str) -> Iterator[Said]:
    rows = [asdict(deed) | {"id": uuid4().hex, "at": c.at} for c in changes for deed in c.deeds]
    yield _insert(schema.deeds), _stamped(schema.deeds, rows)


def _shelf(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    last = {(s.network, s.key): asdict(s) for c in changes for s in c.shelved}
    yield from _put_or_forget(schema.shelf, last.values(), "text", dialect)


def _handled(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    seen, positions = Rows(), dict[Network, str]()
    for change in changes:
        if (handled := change.handled) is None:
            continue
        if handled.id is not None:
            seen.append({"network": handled.network, "id": handled.id, "at": change.at})
        if handled.position is not None:
            positions[handled.network] = handled.position
    yield _insert(schema.seen), seen
    if positions:
        rows = [{"network": network, "position": position} for network, position in positions.items()]
        yield _upsert(schema.positions, dialect), _stamped(schema.positions, rows)


_PARTS: Final[
    tuple[tuple[Callable[[Change], object], Callable[[Sequence[Change], str], Iterator[Said]]], ...]
] = (
    (attrgetter("table"), _tables),
    (lambda change: change.settings or change.records, _shared),
    (attrgetter("deeds"), _deeds),
    (attrgetter("shelved"), _shelf),
    (attrgetter("handled"), _handled),
)
"""Of which changes each part says something: most changes have few of them."""


def keep_results(on: Executor, finished: RoundFinished, at: float) -> None:
    """Keep how a round that is over went for each who played it."""
    ((moves,),) = on.rows(_COUNT_MOVES, {"_round": finished.id})
    rows = (
        {
            "round": finished.id,
            "network": each.network,
            "identity": each.identity,
            "name": each.name,
            "place": each.place,
            "points": each.points,
            "won": each.won,
            "person": person_of(each.network, each.identity) if each.person is None else each.person,
            "kind": each.kind,
            "preset": finished.preset,
            "finished": at,
            "cards": each.cards,
            "moves": moves,
            "seat": each.seat,
        }
        for each in finished.standings
    )
    on.execute(_insert(schema.results), [with_checksum(schema.results, row) for row in rows])


def join_group(network: Network, group: Network, on: Executor) -> None:
    """Keep under the name of the group what is kept of the network's people, but what is there already: a `Write`."""
    on.take_long()
    on.execute(_COUNT_UP[on.dialect], [{"_network": group}])
    for move in _MOVES:
        on.execute(move, [{"_network": network, "_group": group}])
    before = f"{network} "
    names = {"_before": before, "_length": len(before), "_behind": len(before) + 1, "_group": f"{group} "}
    on.execute(_MOVE_PERSONS, [names])
    on.results_changed(None)


def prune(now: float, on: Executor) -> None:
    """Forget what is of no use any more: ids of messages of a week ago, and records whose time is over; a `Write`."""
    on.execute(_FORGET_SEEN, [{"before": now - _SEEN_KEPT}])
    on.execute(_FORGET_RECORDS, [{"before": now}])


def _put_or_forget(
    table: sa.Table, rows: Iterable[dict[str, Any]], value: str, dialect: str
) -> Iterator[Said]:
    keys = [column.name for column in table.primary_key]
    yield _upsert(table, dialect), _stamped(table, [row for row in rows if row[value] is not None])
    yield (_delete(table), [{f"_{key}": row[key] for key in keys} for row in rows if row[value] is None])


def _stamped(table: sa.Table, rows: Iterable[dict[str, Any]]) -> Rows:
    return [with_checksum(table, row) for row in rows]


def _message(message: Outgoing, at: float) -> dict[str, Any]:
    row = {"key": message.key, "network": message.network, "payload": encode(message), "at": at}
    return with_checksum(schema.outgoing, row)


@cache
def _insert(table: sa.Table) -> sa.ClauseElement:
    return sa.insert(table)


@cache
def _delete(table: sa.Table) -> sa.ClauseElement:
    """Delete by primary key; the parameters are called as the columns, with `_` before."""
    columns: list[sa.Column[Any]] = list(table.primary_key)
    return sa.delete(table).where(*[column == sa.bindparam(f"_{column.name}") for column in columns])


@cache
def _upsert(table: sa.Table, dialect: str) -> sa.ClauseElement:
    """Insert, or give an existing row with this primary key the new values."""
    put = _INSERT[dialect](table)
    changed: sa.ClauseElement = put.on_conflict_do_update(
        index_elements=[column.name for column in table.primary_key],
        set_={column.name: put.excluded[column.name] for column in table.columns if not column.primary_key},
    )
    return changed


def _bring_to_group(table: sa.Table) -> sa.ClauseElement:
    """Keep under `_group` what is kept under `_network`, but what is there already."""
    there = table.alias()
    same = [there.c[key.name] == key for key in table.primary_key if key.name != "network"]
    taken = sa.exists().where(there.c.network == sa.bindparam("_group"), *same).correlate(table)
    return (
        sa.update(table)
        .where(table.c.network == sa.bindparam("_network"), ~taken)
        .values(network=sa.bindparam("_group"))
    )


_FINISH: Final = (
    sa.update(schema.rounds)
    .where(schema.rounds.c.id == sa.bindparam("_id"))
    .values(
        finished=sa.bindparam("finished"),
        result=sa.bindparam("result"),
        crc=schema.rounds.c.crc + sa.bindparam("_later"),
    )
)
_REWRITE: Final = (
    sa.update(schema.outgoing)
    .where(schema.outgoing.c.key == sa.bindparam("_key"))
    .values({name: sa.bindparam(f"_{name}") for name in ("payload", "at", "crc")})
)
_COUNT_MOVES: Final = (
    sa.select(sa.func.count())
    .select_from(schema.inputs)
    .where(
        schema.inputs.c.round == sa.bindparam("_round"),
        schema.inputs.c.seat.is_not(None),
        # what begins so is no move but somebody's coming or going, for example; and dealing is nobody's turn
        schema.inputs.c.text.not_like(sa.literal_column("'/%'")),
        schema.inputs.c.text != sa.literal_column("'deal'"),
    )
)
"""How many moves a round has had whose inputs are rows."""

_INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_ONE: Final[sa.ColumnElement[int]] = sa.literal_column("1")
"""In the text: statements go to the driver with their named parameters alone."""
_COUNT_UP: Final[dict[str, sa.ClauseElement]] = {
    dialect: insert_into(schema.versions)
    .values(network=sa.bindparam("_network"), version=_ONE)
    .on_conflict_do_update(index_elements=["network"], set_={"version": schema.versions.c.version + _ONE})
    for dialect, insert_into in _INSERT.items()
}
"""Count a change of the settings and records that are kept under `_network`."""
_MOVES: Final = tuple(map(_bring_to_group, schema.SHARED))

_SEEN_KEPT: Final = 7 * 86_400.0
"""Seconds for which a message that comes again is known."""
_FORGET_SEEN: Final = sa.delete(schema.seen).where(schema.seen.c.at < sa.bindparam("before"))
_FORGET_RECORDS: Final = sa.delete(schema.records).where(schema.records.c.until < sa.bindparam("before"))

_PERSON: Final = schema.results.c.person
_MOVE_PERSONS: Final = (
    sa.update(schema.results)
    .where(sa.func.substr(_PERSON, _ONE, sa.bindparam("_length")) == sa.bindparam("_before"))
    .values(person=sa.bindparam("_group", type_=sa.Text) + sa.func.substr(_PERSON, sa.bindparam("_behind")))
)
"""Call the persons of the network after the group."""
