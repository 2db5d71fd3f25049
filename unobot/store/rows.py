"""A change as rows: messages and finished rounds as bytes, the checksum of each row, and the statements that write them.

A group of changes is written with each statement once, with all its rows. By its checksum a bit of a row that has become
another one is noticed; by the total of them, a row that is gone.
"""

import zlib
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict
from functools import cache
from operator import attrgetter
from typing import Any, Final
from uuid import uuid4

import msgspec
from sqlalchemy import (
    Boolean,
    ClauseElement,
    Column,
    ColumnElement,
    Connection,
    Float,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    inspect,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from unobot.adapter import Identity, Importance, Network, Outgoing, PrivateForm, Room
from unobot.document import Document, Listed, Pictured, Style
from unobot.store import schema
from unobot.store.change import (
    Change,
    Committed,
    Executor,
    InputGiven,
    RoundFinished,
    RoundId,
    TableClosed,
    person_of,
)

# --- Messages and finished rounds as bytes.


class _Message(msgspec.Struct, tag="1", tag_field="v", frozen=True, omit_defaults=True):
    """Version 1, with the fields of an `Outgoing`, except the key.

    A field may be added with a default; anything else is a new version in a union with this one. The spans of the document
    are kept as `unobot.document` declares them, a short list each: `["f", "r5", "red"]`. There, too, a field may be added at
    the end with a default, and nothing else may change.
    """

    network: Network
    document: Document
    room: Room | None = None
    to: Identity | None = None
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: Identity | None = None
    style: Style = "colour"
    answers: tuple[str, ...] = ()
    reply_to: str | None = None
    picture: tuple[Pictured | Listed, ...] = ()
    asks: int = 0
    form: PrivateForm = "auto"
    rings: bool = False


_values: Final = attrgetter(*_Message.__struct_fields__)
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Message)


def encode(message: Outgoing) -> bytes:
    """The message as JSON, without its key."""
    return _encoder.encode(_Message(*_values(message)))


def decode(key: int, payload: bytes) -> Outgoing:
    """The message that `encode` made these bytes of. Raises `ValueError` if it never made them."""
    try:
        return Outgoing(key, **msgspec.structs.asdict(_decoder.decode(payload)))
    except msgspec.DecodeError as error:
        raise ValueError(f"message {key}: {error}") from error


_BEST: Final = 9


class _Packed(msgspec.Struct, array_like=True, tag=1):
    """Version 1: the opening, and of each input the seat, the text, and the milliseconds since the one before."""

    opening: str
    inputs: list[tuple[str | None, str, int]]


def pack_round(opening: bytes, inputs: Sequence[InputGiven]) -> bytes:
    """The opening and the inputs, compressed. Raises ValueError if they are not all inputs from the first on."""
    if [given.number for given in inputs] != list(range(1, len(inputs) + 1)):
        raise ValueError("inputs are missing")
    times = [0, *(given.at_ms for given in inputs)]
    said = [(g.seat, g.text, g.at_ms - before) for g, before in zip(inputs, times, strict=False)]
    return zlib.compress(msgspec.json.encode(_Packed(opening.decode(), said)), _BEST)


def unpack_round(replay: bytes, round_: RoundId) -> tuple[bytes, tuple[InputGiven, ...]]:
    """The opening and the inputs that `pack_round` was given. Raises ValueError if it never made these bytes."""
    try:
        found = msgspec.json.decode(zlib.decompress(replay), type=_Packed)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(f"round {round_} is packed otherwise") from error
    at, inputs = 0, []
    for number, (seat, text, later) in enumerate(found.inputs, 1):
        at += later
        inputs.append(InputGiven(round_, number, seat, text, at))
    return found.opening.encode(), tuple(inputs)


# --- The checksums of rows, and the total of them.


_LATER: Final = {"rounds": frozenset({"finished", "result"})}
"""Columns that are written by a statement of their own, and so have a checksum of their own, added to the row's."""

_BARE: Final = {
    "instance": frozenset({"total"}),
    # a network that joins a group takes these along; that the key is another then, an index would tell
    "settings": frozenset({"network"}),
    "records": frozenset({"network"}),
    # whom a row belongs to changes when two people turn out to be one
    "results": frozenset({"network", "person"}),
}
"""Columns that are not covered: they change without the rest of the row being known."""

_encode: Final = msgspec.msgpack.Encoder(order="deterministic").encode


def checksum(table: str, row: dict[str, Any]) -> int:
    """The checksum of a row, whichever database it is from; what is NULL does not count, so that a column may be added."""
    if table in _PLAIN and "crc" not in row and None not in row.values():
        # most rows that are written are such: they are covered as they are
        return _of(table, row)
    bare = {"crc", *_LATER.get(table, ()), *_BARE.get(table, ())}
    here = {name: value for name, value in row.items() if value is not None and name not in bare}
    return _of(table, here) + (later_checksum(table, row) if table in _LATER else 0)


def later_checksum(table: str, row: dict[str, Any]) -> int:
    """Return what the columns that are written later add to a row's checksum; 0 if they are not written yet."""
    later = {name: row[name] for name in _LATER[table] if row.get(name) is not None}
    return _of(table, later) if later else 0


def is_whole(table: str, row: dict[str, Any]) -> bool:
    """Whether the row, with its `crc`, is as it was written."""
    try:
        return bool(row["crc"] == checksum(table, row))
    except (TypeError, ValueError, OverflowError):  # a value of another kind than was written
        return False


def _of(table: str, values: dict[str, Any]) -> int:
    for name, cast in _CASTS[table]:
        # an int in a column of floats comes back as a float, a bool of SQLite as an int
        if values.get(name).__class__ is not cast and name in values:
            values = {**values, name: cast(values[name])}
    return zlib.crc32(_encode(values), _STARTS[table])


_CASTS: Final[dict[str, list[tuple[str, type]]]] = {
    table.name: [
        (column.name, float if isinstance(column.type, Float) else int)
        for column in table.columns
        if isinstance(column.type, Float | Boolean)
    ]
    for table in schema.metadata.sorted_tables
}
_PLAIN: Final = frozenset(table.name for table in schema.metadata.sorted_tables) - {*_LATER, *_BARE}
_STARTS: Final = {table.name: zlib.crc32(table.name.encode()) for table in schema.metadata.sorted_tables}
"""So the same values in another table have another checksum."""


LIVE: Final = (
    schema.tables,
    schema.checkpoints,
    schema.settings,
    schema.records,
    schema.shelf,
    schema.positions,
    schema.outgoing,
)
"""The tables of which a bot reads every row when it starts."""

_RUN: Final = select(schema.tables.c.round).where(schema.tables.c.round.is_not(None))
_AT_ONCE: Final = 1000

_CHANGES: Final = {"insert": "+ NEW.crc", "update": "+ NEW.crc - OLD.crc", "delete": "- OLD.crc"}
"""What is added to the total when a row is inserted, updated or deleted."""


def write_checksums(connection: Connection) -> None:
    """Give every row that is read at the start its checksum, whatever it had before, and make the total anew.

    For a database that was looked through before, and was upgraded since.
    """
    _unwatch(connection)
    for table in (schema.instance, *live(connection)):
        _stamp(connection, table)
    _stamp(connection, schema.rounds, schema.rounds.c.id.in_(_RUN))
    _stamp(connection, schema.inputs, schema.inputs.c.round.in_(_RUN))
    keep_total(connection)


def live(connection: Connection) -> list[Table]:
    """The tables of `LIVE` that this database has: an older one gets the others when it is upgraded."""
    there = set(inspect(connection).get_table_names())
    return [table for table in LIVE if table.name in there]


def keep_total(connection: Connection) -> None:
    """From now on keep the total of a SQLite database; other databases need none."""
    if connection.dialect.name != "sqlite":
        return
    _unwatch(connection)
    for table in live(connection):
        for event, change in _CHANGES.items():
            connection.exec_driver_sql(
                f"CREATE TRIGGER {table.name}_{event} AFTER {event} ON {table.name}"  # noqa: S608 - names of our own
                f" BEGIN UPDATE instance SET total = total {change}; END"
            )
    connection.execute(update(schema.instance).values(total=total(connection)))


def total(connection: Connection) -> int:
    """The sum of the checksums of all rows that are read at the start."""
    sums = (connection.execute(select(func.sum(table.c.crc))).scalar() for table in live(connection))
    return sum(int(each or 0) for each in sums)


def _unwatch(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        for table in live(connection):
            for event in _CHANGES:
                connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {table.name}_{event}")


def _stamp(connection: Connection, table: Table, *wanted: Any) -> None:
    keys = list(table.primary_key)
    put = (
        update(table).where(*[key == bindparam(f"_{key.name}") for key in keys]).values(crc=bindparam("_crc"))
    )
    # all of them at first: SQLite may give a row that was updated once more
    found = [dict(row) for row in connection.execute(select(table).where(*wanted)).mappings()]
    stamped = [
        {"_crc": checksum(table.name, row)} | {f"_{k.name}": row[k.name] for k in keys} for row in found
    ]
    for start in range(0, len(stamped), _AT_ONCE):
        connection.execute(put, stamped[start : start + _AT_ONCE])


# --- The statements that write changes.


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
            if table.left is not None:
                kept.pop((table.network, table.left), None)
                closed[table.network, table.left] = {"_network": table.network, "_room": table.left}
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
