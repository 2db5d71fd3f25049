"""A checksum of each row, by which a bit that has become another one is noticed."""

from typing import Any, Final
from zlib import crc32

import msgspec
from sqlalchemy import Boolean, Float, Table

from unobot.store import schema

_LATER: Final = {"rounds": frozenset({"finished", "result"})}
"""Columns that are written by a statement of their own, and so have a checksum of their own, added to the row's."""

_BARE: Final = {
    "instance": frozenset({"total"}),
    # a network that joins a group takes these along; that the key is another then, an index would tell
    "settings": frozenset({"network"}),
    "bans": frozenset({"network"}),
    # whom a row belongs to, and so whether it counts, changes when people link their accounts
    "results": frozenset({"network", "person", "counted"}),
    "persons": frozenset({"network"}),
}
"""Columns that are not covered: they change without the rest of the row being known."""

_encode: Final = msgspec.msgpack.Encoder(order="deterministic").encode


def checksum(table: str, row: dict[str, Any]) -> int:
    """The checksum of a row, whichever database it is from; what is NULL does not count, so that a column may be added."""
    if table in _PLAIN and "crc" not in row and None not in row.values():
        # most rows that are written are such: they are covered as they are
        return _of(table, row)
    here = {name: row[name] for name in row if row[name] is not None and _counts(table, name)}
    return _of(table, here) + (later_checksum(table, row) if table in _LATER else 0)


def later_checksum(table: str, row: dict[str, Any]) -> int:
    """What is added to a row's checksum by the columns that are written later; 0 if they are not written yet."""
    later = {name: row[name] for name in _LATER[table] if row.get(name) is not None}
    return _of(table, later) if later else 0


def is_whole(table: str, row: dict[str, Any]) -> bool:
    """Whether the row, with its `crc`, is as it was written."""
    try:
        return bool(row["crc"] == checksum(table, row))
    except (TypeError, ValueError, OverflowError):  # a value of another kind than was written
        return False


def with_checksum(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """The row with its `crc`."""
    row["crc"] = checksum(table.name, row)
    return row


def _counts(table: str, name: str) -> bool:
    return name != "crc" and name not in _LATER.get(table, ()) and name not in _BARE.get(table, ())


def _of(table: str, values: dict[str, Any]) -> int:
    for name, cast in _CASTS.get(table, ()):
        # an int in a column of floats comes back as a float, a bool of SQLite as an int
        if values.get(name).__class__ is not cast and name in values:
            values = {**values, name: cast(values[name])}
    return crc32(_encode(values), _STARTS[table])


def _casts(table: Table) -> tuple[tuple[str, type], ...]:
    kinds: tuple[tuple[type, type], ...] = ((Float, float), (Boolean, int))
    return tuple((c.name, cast) for c in table.columns for kind, cast in kinds if isinstance(c.type, kind))


_CASTS: Final = {table.name: casts for table in schema.metadata.sorted_tables if (casts := _casts(table))}
_PLAIN: Final = frozenset(table.name for table in schema.metadata.sorted_tables) - {*_LATER, *_BARE}
_STARTS: Final = {table.name: crc32(table.name.encode()) for table in schema.metadata.sorted_tables}
"""So the same values in another table have another checksum."""
