"""Writes a group of changes to the database: each statement once, with all its rows."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict
from functools import cache
from operator import attrgetter
from typing import Any, Final
from uuid import uuid4

from sqlalchemy import (
    ClauseElement,
    Column,
    ColumnElement,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from unobot.adapter import Network, Outgoing, Room
from unobot.store import schema
from unobot.store.change import Change, Committed, Executor, RoundFinished, TableClosed, person_of
from unobot.store.rows import checksum, encode, later_checksum

Rows = list[dict[str, Any]]


def write_changes(changes: Sequence[Change], committed: Sequence[Committed], on: Executor) -> None:
    """Write all changes, in the order that foreign keys want; where rows collide the last change wins.

    The new messages are taken from `committed`, where they have their keys.
    """
    _rounds(changes, on)
    for has, part in _PARTS:
        if some := list(filter(has, changes)):
            part(some, on)
    _messages(changes, committed, on)


def _rounds(changes: Sequence[Change], on: Executor) -> None:
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
        _put(on, _insert(schema.rounds), schema.rounds, starts)
    if inputs:
        _put(on, _insert(schema.inputs), schema.inputs, inputs)
    if checkpoints:
        _put(on, _upsert(schema.checkpoints, on.dialect), schema.checkpoints, checkpoints.values())
    if ends:
        on.execute(_FINISH, [row | {"_later": later_checksum("rounds", row)} for row in ends])
        on.execute(_delete(schema.checkpoints), [{"_round": row["_id"]} for row in ends])


def _tables(changes: Sequence[Change], on: Executor) -> None:
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
    if kept:
        _put(on, _upsert(schema.tables, on.dialect), schema.tables, kept.values())
    if closed:
        on.execute(_delete(schema.tables), [*closed.values()])


def _shared(changes: Sequence[Change], on: Executor) -> None:
    changed = {s.network for c in changes for s in c.settings} | {
        r.network for c in changes for r in c.records
    }
    # before what is counted, and in this order: so two processes that change the same wait, and never for each other
    on.execute(_COUNT_UP[on.dialect], [{"_network": network} for network in sorted(changed)])
    settings = {(s.network, s.scope, s.subject, s.key): asdict(s) for c in changes for s in c.settings}
    _put_or_forget(on, schema.settings, settings.values(), "value")
    records = {
        (r.feature, r.network, r.scope, r.subject, r.key): asdict(r) for c in changes for r in c.records
    }
    _put_or_forget(on, schema.records, records.values(), "payload")


def _deeds(changes: Sequence[Change], on: Executor) -> None:
    rows = [asdict(deed) | {"id": uuid4().hex, "at": c.at} for c in changes for deed in c.deeds]
    _put(on, _insert(schema.deeds), schema.deeds, rows)


def _shelf(changes: Sequence[Change], on: Executor) -> None:
    last = {(s.network, s.key): asdict(s) for c in changes for s in c.shelved}
    _put_or_forget(on, schema.shelf, last.values(), "text")


def _handled(changes: Sequence[Change], on: Executor) -> None:
    seen, positions = Rows(), dict[Network, str]()
    for change in changes:
        if (handled := change.handled) is None:
            continue
        if handled.id is not None:
            seen.append({"network": handled.network, "id": handled.id, "at": change.at})
        if handled.position is not None:
            positions[handled.network] = handled.position
    if seen:
        on.execute(_insert(schema.seen), seen)
    if positions:
        rows = [{"network": network, "position": position} for network, position in positions.items()]
        _put(on, _upsert(schema.positions, on.dialect), schema.positions, rows)


def _messages(changes: Sequence[Change], committed: Sequence[Committed], on: Executor) -> None:
    new, joined, sent = Rows(), Rows(), Rows()
    for change, kept in zip(changes, committed, strict=True):
        for message in kept.outgoing:
            new.append(_message(message, change.at))
        for message in change.messages.joined:
            row = _message(message, change.at)
            row["crc"] = checksum(schema.outgoing.name, row)
            joined.append({f"_{name}": value for name, value in row.items()})
        for key in change.messages.sent:
            sent.append({"_key": key})
    if new:
        _put(on, _insert(schema.outgoing), schema.outgoing, new)
    if joined:
        on.execute(_REWRITE, joined)
    if sent:
        on.execute(_delete(schema.outgoing), sent)


_PARTS: Final[tuple[tuple[Callable[[Change], object], Callable[[Sequence[Change], Executor], None]], ...]] = (
    (attrgetter("table"), _tables),
    (lambda change: change.settings or change.records, _shared),
    (attrgetter("deeds"), _deeds),
    (attrgetter("shelved"), _shelf),
    (attrgetter("handled"), _handled),
)
"""Of which changes each part writes something: most changes have few of them."""


def keep_results(on: Executor, finished: RoundFinished, at: float) -> None:
    """Keep how a round that is over went for each who played it."""
    ((moves,),) = on.rows(_COUNT_MOVES, {"_round": finished.id})
    rows = [
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
    ]
    _put(on, _insert(schema.results), schema.results, rows)


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


def _put_or_forget(on: Executor, table: Table, rows: Collection[dict[str, Any]], value: str) -> None:
    keys = [column.name for column in table.primary_key]
    _put(on, _upsert(table, on.dialect), table, [row for row in rows if row[value] is not None])
    on.execute(_delete(table), [{f"_{key}": row[key] for key in keys} for row in rows if row[value] is None])


def _put(on: Executor, statement: ClauseElement, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    """Carry out the statement with each of the rows of the table and its checksum."""
    whole = []
    for row in rows:
        row["crc"] = checksum(table.name, row)
        whole.append(row)
    on.execute(statement, whole)


def _message(message: Outgoing, at: float) -> dict[str, Any]:
    return {"key": message.key, "network": message.network, "payload": encode(message), "at": at}


@cache
def _insert(table: Table) -> ClauseElement:
    return insert(table)


@cache
def _delete(table: Table) -> ClauseElement:
    """Delete by primary key; the parameters are called as the columns, with `_` before."""
    columns: list[Column[Any]] = list(table.primary_key)
    return delete(table).where(*[column == bindparam(f"_{column.name}") for column in columns])


@cache
def _upsert(table: Table, dialect: str) -> ClauseElement:
    """Insert, or give an existing row with this primary key the new values."""
    put = _INSERT[dialect](table)
    changed: ClauseElement = put.on_conflict_do_update(
        index_elements=[column.name for column in table.primary_key],
        set_={column.name: put.excluded[column.name] for column in table.columns if not column.primary_key},
    )
    return changed


def _bring_to_group(table: Table) -> ClauseElement:
    """Keep under `_group` what is kept under `_network`, but what is there already."""
    there = table.alias()
    same = [there.c[key.name] == key for key in table.primary_key if key.name != "network"]
    taken = exists().where(there.c.network == bindparam("_group"), *same).correlate(table)
    return (
        update(table)
        .where(table.c.network == bindparam("_network"), ~taken)
        .values(network=bindparam("_group"))
    )


_FINISH: Final = (
    update(schema.rounds)
    .where(schema.rounds.c.id == bindparam("_id"))
    .values(
        finished=bindparam("finished"),
        result=bindparam("result"),
        crc=schema.rounds.c.crc + bindparam("_later"),
    )
)
_REWRITE: Final = (
    update(schema.outgoing)
    .where(schema.outgoing.c.key == bindparam("_key"))
    .values({name: bindparam(f"_{name}") for name in ("payload", "at", "crc")})
)
_COUNT_MOVES: Final = (
    select(func.count())
    .select_from(schema.inputs)
    .where(
        schema.inputs.c.round == bindparam("_round"),
        schema.inputs.c.seat.is_not(None),
        # what begins so is no move but somebody's coming or going, for example; and dealing is nobody's turn
        schema.inputs.c.text.not_like(literal_column("'/%'")),
        schema.inputs.c.text != literal_column("'deal'"),
    )
)
"""How many moves a round has had whose inputs are rows."""

_INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_ONE: Final[ColumnElement[int]] = literal_column("1")
"""In the text: statements go to the driver with their named parameters alone."""
_COUNT_UP: Final[dict[str, ClauseElement]] = {
    dialect: insert_into(schema.versions)
    .values(network=bindparam("_network"), version=_ONE)
    .on_conflict_do_update(index_elements=["network"], set_={"version": schema.versions.c.version + _ONE})
    for dialect, insert_into in _INSERT.items()
}
"""Count a change of the settings and records that are kept under `_network`."""
_MOVES: Final = tuple(map(_bring_to_group, schema.SHARED))

_SEEN_KEPT: Final = 7 * 86_400.0
"""Seconds for which a message that comes again is known."""
_FORGET_SEEN: Final = delete(schema.seen).where(schema.seen.c.at < bindparam("before"))
_FORGET_RECORDS: Final = delete(schema.records).where(schema.records.c.until < bindparam("before"))

_PERSON: Final = schema.results.c.person
_MOVE_PERSONS: Final = (
    update(schema.results)
    .where(func.substr(_PERSON, _ONE, bindparam("_length")) == bindparam("_before"))
    .values(person=bindparam("_group", type_=Text) + func.substr(_PERSON, bindparam("_behind")))
)
"""Call the persons of the network after the group."""
