"""The rows that a bot reads when it starts: that each has its checksum, and the database their total.

A row that has vanished, or a whole page that is as it was an hour ago, is seen by the total alone. SQLite keeps it by
triggers; PostgreSQL notices such damage by itself.
"""

from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, func, inspect, select, update

from unobot.store.checksums import checksum
from unobot.store.schema import (
    bans,
    checkpoints,
    cups,
    forgetting,
    heats,
    inputs,
    instance,
    link_codes,
    outgoing,
    persons,
    positions,
    rounds,
    settings,
    shelf,
    tables,
)

LIVE: Final = (
    tables,
    checkpoints,
    settings,
    bans,
    cups,
    heats,
    shelf,
    positions,
    outgoing,
    persons,
    link_codes,
    forgetting,
)
"""The tables of which a bot reads every row when it starts."""

_RUN: Final = select(tables.c.round).where(tables.c.round.is_not(None))
_AT_ONCE: Final = 1000

_CHANGES: Final = {
    "insert": "+ NEW.crc",
    "update": "+ NEW.crc - OLD.crc",
    "delete": "- OLD.crc",
}
_COUNT: Final = "UPDATE instance SET total = total {}"
"""What becomes of the total when a row is inserted, updated or deleted."""


def seal(connection: Connection) -> None:
    """Give every row that is read at the start its checksum, whatever it had before, and make the total anew.

    For a database that was looked through before, and was upgraded since.
    """
    _unwatch(connection)
    for table in (instance, *live(connection)):
        _seal(connection, table)
    _seal(connection, rounds, rounds.c.id.in_(_RUN))
    _seal(connection, inputs, inputs.c.round.in_(_RUN))
    watch(connection)


def live(connection: Connection) -> list[Table]:
    """The tables of `LIVE` that this database has: an older one gets the others when it is upgraded."""
    there = set(inspect(connection).get_table_names())
    return [table for table in LIVE if table.name in there]


def watch(connection: Connection) -> None:
    """From now on keep the total of a SQLite database; other databases need none."""
    if connection.dialect.name != "sqlite":
        return
    _unwatch(connection)
    for table in live(connection):
        for event, change in _CHANGES.items():
            name, then = f"{table.name}_{event}", _COUNT.format(change)
            connection.exec_driver_sql(
                f"CREATE TRIGGER {name} AFTER {event} ON {table.name} BEGIN {then}; END"
            )
    connection.execute(update(instance).values(total=total(connection)))


def total(connection: Connection) -> int:
    """The sum of the checksums of all rows that are read at the start."""
    sums = (connection.execute(select(func.sum(table.c.crc))).scalar() for table in live(connection))
    return sum(int(each or 0) for each in sums)


def _unwatch(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        for table in live(connection):
            for event in _CHANGES:
                connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {table.name}_{event}")


def _seal(connection: Connection, table: Table, *wanted: Any) -> None:
    keys = list(table.primary_key)
    put = (
        update(table).where(*[key == bindparam(f"_{key.name}") for key in keys]).values(crc=bindparam("_crc"))
    )
    # all of them at first: SQLite may give a row that was updated once more
    found = [dict(row) for row in connection.execute(select(table).where(*wanted)).mappings()]
    sealed = [
        {"_crc": checksum(table.name, row)} | {f"_{k.name}": row[k.name] for k in keys} for row in found
    ]
    for start in range(0, len(sealed), _AT_ONCE):
        connection.execute(put, sealed[start : start + _AT_ONCE])
