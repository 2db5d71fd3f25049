"""What rows hold: messages and finished rounds as bytes, and of each row a checksum.

By its checksum a bit that has become another one is noticed; by the total of them, a row that is gone.
"""

import zlib
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec
from sqlalchemy import Boolean, Connection, Float, Table, bindparam, func, inspect, select, update

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Pictured, Style
from unobot.store import schema
from unobot.store.change import InputGiven, RoundId


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
    hand: tuple[Pictured, ...] = ()
    asks: int = 0


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
