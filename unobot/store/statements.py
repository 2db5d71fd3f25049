"""What a group of changes says to the database: each statement once, with all its rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final
from uuid import uuid4

from sqlalchemy import ClauseElement, Column, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from unobot.adapter import Outgoing
from unobot.store import schema
from unobot.store.change import (
    Change,
    Committed,
    TableClosed,
    TableKept,
)
from unobot.store.checksums import later_checksum, with_checksum
from unobot.store.read import encode
from unobot.store.records import COUNT_UP

Rows = list[dict[str, Any]]
Said = tuple[ClauseElement, Rows]


def statements(changes: Sequence[Change], committed: Sequence[Committed], dialect: str) -> Iterator[Said]:
    """The statements of all changes, in the order that foreign keys want; where rows collide the last change wins.

    The new messages are taken from `committed`, where they have their keys.
    """
    parts = [part(some, dialect) for has, part in _PARTS if (some := [each for each in changes if has(each)])]
    # rounds before whatever refers to them by a foreign key
    for statement, rows in chain(_rounds(changes, dialect), *parts, _messages(changes, committed)):
        if rows:
            yield statement, rows


def _rounds(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    progress = [(c.round, c.at) for c in changes]
    # the driver wants a value for every column
    unfinished = {"finished": None, "result": None, "replay": None}
    starts = [asdict(r.started) | {"started": at} | unfinished for r, at in progress if r.started]
    yield _insert(schema.rounds), _stamped(schema.rounds, starts)
    inputs: Rows = [
        {"round": i.round, "number": i.number, "seat": i.seat, "text": i.text, "at_ms": i.at_ms}
        for r, _ in progress
        for i in r.inputs
    ]
    yield _insert(schema.inputs), _stamped(schema.inputs, inputs)
    last = {r.checkpoint.round: r.checkpoint for r, _ in progress if r.checkpoint}
    checkpoints = [{"round": p.round, "state": p.state, "covers": p.covers} for p in last.values()]
    yield _upsert(schema.checkpoints, dialect), _stamped(schema.checkpoints, checkpoints)
    ends: Rows = [
        {"finished": at, "result": r.finished.result, "_id": r.finished.id}
        for r, at in progress
        if r.finished
    ]
    yield _FINISH, [end | {"_later": later_checksum("rounds", end)} for end in ends]
    yield _delete(schema.checkpoints), [{"_round": end["_id"]} for end in ends]


def _tables(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    last = {(c.table.network, c.table.room): (c.table, c.at) for c in changes if c.table}
    kept = [
        {
            "network": t.network,
            "room": t.room,
            "payload": t.payload,
            "round": t.round,
            "updated": at,
            "given": t.given,
        }
        for t, at in last.values()
        if isinstance(t, TableKept)
    ]
    # what was kept and closed in one group is closed: only the last word on a room counts
    closed = [
        {"_network": t.network, "_room": t.room} for t, _ in last.values() if isinstance(t, TableClosed)
    ]
    yield _upsert(schema.tables, dialect), _stamped(schema.tables, kept)
    yield _delete(schema.tables), closed


def _shared(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    changed = {s.network for c in changes for s in c.settings} | {
        r.network for c in changes for r in c.records
    }
    # before what is counted, and in this order: so two processes that change the same wait, and never for each other
    yield COUNT_UP[dialect], [{"_network": network} for network in sorted(changed)]
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
    handled = [(c.handled, c.at) for c in changes if c.handled]
    yield (
        _insert(schema.seen),
        [{"network": h.network, "id": h.id, "at": at} for h, at in handled if h.id is not None],
    )
    last = {h.network: h.position for h, _ in handled if h.position is not None}
    rows: Rows = [{"network": network, "position": position} for network, position in last.items()]
    yield _upsert(schema.positions, dialect), _stamped(schema.positions, rows)


def _messages(changes: Sequence[Change], committed: Sequence[Committed]) -> Iterator[Said]:
    new = [_message(m, c.at) for c, kept in zip(changes, committed, strict=True) for m in kept.outgoing]
    yield _insert(schema.outgoing), new
    joined = [_message(m, c.at) for c in changes for m in c.messages.joined]
    yield _REWRITE, [{f"_{name}": value for name, value in row.items()} for row in joined]
    yield _delete(schema.outgoing), [{"_key": key} for c in changes for key in c.messages.sent]


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


def _put_or_forget(table: Table, rows: Iterable[dict[str, Any]], value: str, dialect: str) -> Iterator[Said]:
    keys = [column.name for column in table.primary_key]
    yield _upsert(table, dialect), _stamped(table, [row for row in rows if row[value] is not None])
    yield (
        _delete(table),
        [{f"_{key}": row[key] for key in keys} for row in rows if row[value] is None],
    )


def _stamped(table: Table, rows: Rows) -> Rows:
    return [with_checksum(table, row) for row in rows]


def _message(message: Outgoing, at: float) -> dict[str, Any]:
    row = {"key": message.key, "network": message.network, "payload": encode(message), "at": at}
    return with_checksum(schema.outgoing, row)


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
    values = [column.name for column in table.columns if not column.primary_key]
    keys = [column.name for column in table.primary_key]
    if dialect == "postgresql":
        put = postgresql.insert(table)
        return put.on_conflict_do_update(
            index_elements=keys, set_={name: put.excluded[name] for name in values}
        )
    lite = sqlite.insert(table)
    return lite.on_conflict_do_update(
        index_elements=keys, set_={name: lite.excluded[name] for name in values}
    )
