"""What a group of changes says to the database: each statement once, with all its rows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields
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
from unobot.store.records import COUNT_UP, MOVES

Rows = list[dict[str, Any]]
Said = tuple[ClauseElement, Rows]


def statements(changes: Sequence[Change], committed: Sequence[Committed], dialect: str) -> Iterator[Said]:
    """The statements of all changes, in the order that foreign keys want; where rows collide the last change wins.

    The outgoing messages are taken from `committed`, where they have their keys.
    """
    filled = {name for change in changes for name, has in _FIELDS if has(change)}
    parts = [part(changes, dialect) for part, fields in _PARTS.items() if not filled.isdisjoint(fields)]
    for statement, rows in chain(*parts, _outgoing(changes, committed)):
        if rows:
            yield statement, rows


def _starts(changes: Sequence[Change], _: str) -> Iterator[Said]:
    unfinished = {
        "finished": None,
        "result": None,
        "replay": None,
    }  # the driver wants a value for every column
    rows = [asdict(c.started) | {"started": c.at} | unfinished for c in changes if c.started]
    yield _insert(schema.rounds), _stamped(schema.rounds, rows)


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


def _inputs(changes: Sequence[Change], _: str) -> Iterator[Said]:
    rows: Rows = [
        {"round": i.round, "number": i.number, "seat": i.seat, "text": i.text, "at_ms": i.at_ms}
        for c in changes
        for i in c.inputs
    ]
    yield _insert(schema.inputs), _stamped(schema.inputs, rows)


def _checkpoints(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    last = {c.checkpoint.round: c.checkpoint for c in changes if c.checkpoint}
    rows = [{"round": p.round, "state": p.state, "covers": p.covers} for p in last.values()]
    yield _upsert(schema.checkpoints, dialect), _stamped(schema.checkpoints, rows)


def _finishes(changes: Sequence[Change], _: str) -> Iterator[Said]:
    over = [(c.finished, c.at) for c in changes if c.finished]
    ends: Rows = [{"finished": at, "result": f.result, "_id": f.id} for f, at in over]
    yield _FINISH, [end | {"_later": later_checksum("rounds", end)} for end in ends]
    yield _delete(schema.checkpoints), [{"_round": f.id} for f, _ in over]


def _versions(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    changed = {each.network for c in changes for each in c.settings} | {
        each.network for c in changes for each in c.records
    }
    changed |= {joined.group for c in changes for joined in c.groups}
    # before what is counted, and in this order: so two processes that change the same wait, and never for each other
    yield COUNT_UP[dialect], [{"_network": network} for network in sorted(changed)]
    moved = [{"_network": joined.network, "_group": joined.group} for c in changes for joined in c.groups]
    for move in MOVES:
        yield move, moved


def _settings(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    last = {(s.network, s.scope, s.subject, s.key): asdict(s) for c in changes for s in c.settings}
    yield from _put_or_forget(schema.settings, list(last.values()), "value", dialect)


def _records(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    yield _FORGET_RECORDS, [{"before": c.at} for c in changes if c.tidy]
    last = {(r.feature, r.network, r.scope, r.subject, r.key): asdict(r) for c in changes for r in c.records}
    yield from _put_or_forget(schema.records, list(last.values()), "payload", dialect)


def _deeds(changes: Sequence[Change], _: str) -> Iterator[Said]:
    rows = [asdict(deed) | {"id": uuid4().hex, "at": c.at} for c in changes for deed in c.deeds]
    yield _insert(schema.deeds), _stamped(schema.deeds, rows)


def _shelf(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    last = {(s.network, s.key): asdict(s) for c in changes for s in c.shelved}
    yield from _put_or_forget(schema.shelf, list(last.values()), "text", dialect)


def _seen(changes: Sequence[Change], _: str) -> Iterator[Said]:
    # before the new ones, so that a clock that was set back cannot make them forgotten at once
    yield _FORGET_SEEN, [{"before": c.at - _SEEN_KEPT} for c in changes if c.tidy]
    rows = [{"network": c.seen.network, "id": c.seen.id, "at": c.at} for c in changes if c.seen]
    yield _insert(schema.seen), rows


def _positions(changes: Sequence[Change], dialect: str) -> Iterator[Said]:
    last = {c.bookmark.network: c.bookmark.position for c in changes if c.bookmark}
    rows: Rows = [{"network": network, "position": position} for network, position in last.items()]
    yield _upsert(schema.positions, dialect), _stamped(schema.positions, rows)


def _outgoing(changes: Sequence[Change], committed: Sequence[Committed]) -> Iterator[Said]:
    new = [_message(m, c.at) for c, kept in zip(changes, committed, strict=True) for m in kept.outgoing]
    yield _insert(schema.outgoing), new
    joined = [_message(m, c.at) for c in changes for m in c.joined]
    yield _REWRITE, [{f"_{name}": value for name, value in row.items()} for row in joined]
    yield _delete(schema.outgoing), [{"_key": key} for c in changes for key in c.sent]


# rounds before whatever refers to them by a foreign key
_PARTS: Final[Mapping[Callable[[Sequence[Change], str], Iterator[Said]], frozenset[str]]] = {
    _starts: frozenset({"started"}),
    _tables: frozenset({"table"}),
    _inputs: frozenset({"inputs"}),
    _checkpoints: frozenset({"checkpoint"}),
    _finishes: frozenset({"finished"}),
    _versions: frozenset({"settings", "records", "groups"}),
    _settings: frozenset({"settings"}),
    _records: frozenset({"records", "tidy"}),
    _deeds: frozenset({"deeds"}),
    _shelf: frozenset({"shelved"}),
    _seen: frozenset({"seen", "tidy"}),
    _positions: frozenset({"bookmark"}),
}
"""What each part says, and the fields of a change that it says it of: most changes have few of them."""

_FIELDS: Final = tuple((each.name, attrgetter(each.name)) for each in fields(Change))

_FINISH: Final = (
    update(schema.rounds)
    .where(schema.rounds.c.id == bindparam("_id"))
    .values(
        finished=bindparam("finished"),
        result=bindparam("result"),
        crc=schema.rounds.c.crc + bindparam("_later"),
    )
)
_SEEN_KEPT: Final = 7 * 86_400.0
"""Seconds for which a message that comes again is known."""
_FORGET_SEEN: Final = delete(schema.seen).where(schema.seen.c.at < bindparam("before"))
_FORGET_RECORDS: Final = delete(schema.records).where(schema.records.c.until < bindparam("before"))
_REWRITE: Final = (
    update(schema.outgoing)
    .where(schema.outgoing.c.key == bindparam("_key"))
    .values({name: bindparam(f"_{name}") for name in ("payload", "at", "crc")})
)


def _put_or_forget(table: Table, rows: Rows, value: str, dialect: str) -> Iterator[Said]:
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
