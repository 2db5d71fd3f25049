"""The records that networks may share: settings, what features keep, and results. They are kept under the name of a network or of a group."""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Table,
    Text,
    bindparam,
    delete,
    exists,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from unobot.adapter import Network
from unobot.store import read, schema
from unobot.store.change import Executor, Record, StoredSetting

_VERSION: Final = schema.versions.c
_ONE: Final[ColumnElement[int]] = literal_column(
    "1"
)  # in the text: statements go to the driver with their named parameters alone


class Records(NamedTuple):
    """The settings and records that are kept under one name, and how often they were changed, at least."""

    version: int
    settings: list[StoredSetting]
    records: list[Record]


def versions(connection: Connection) -> dict[Network, int]:
    """How often what is kept under each name was changed."""
    return {Network(name): count for name, count in connection.execute(select(*_VERSION))}


def records(connection: Connection, group: Network) -> Records:
    """What is kept under that name."""
    # the version first: what is changed meanwhile may be in the rest, and is then only read once more
    version = versions(connection).get(group, 0)
    return Records(version, read.settings(connection, group), read.records(connection, group))


def under(connection: Connection, network: Network) -> dict[str, int]:
    """How many settings, records and results are kept under that name; kinds without any are left out."""
    found = {}
    for table in _KINDS:
        query = select(func.count()).select_from(table).where(table.c.network == network)
        if count := connection.execute(query).scalar_one():
            found[table.name] = count
    return found


def join_group(network: Network, group: Network, on: Executor) -> None:
    """Keep under the name of the group what is kept of the network's people, but what is there already: a `Write`."""
    on.take_long()
    on.execute(COUNT_UP[on.dialect], [{"_network": group}])
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


def _count_up(dialect: str) -> ClauseElement:
    """Count a change of what is kept under `_network`."""
    put: Any = (postgresql if dialect == "postgresql" else sqlite).insert(schema.versions)
    changed: ClauseElement = put.values(network=bindparam("_network"), version=_ONE).on_conflict_do_update(
        index_elements=["network"], set_={"version": _VERSION.version + _ONE}
    )
    return changed


def _moved(table: Table) -> ClauseElement:
    """Keep under `_group` what is kept under `_network`, but what is there already."""
    there = table.alias()
    same = [there.c[key.name] == key for key in table.primary_key if key.name != "network"]
    taken = exists().where(there.c.network == bindparam("_group"), *same).correlate(table)
    return (
        update(table)
        .where(table.c.network == bindparam("_network"), ~taken)
        .values(network=bindparam("_group"))
    )


_KINDS: Final = (schema.settings, schema.records, schema.results)

COUNT_UP: Final = {dialect: _count_up(dialect) for dialect in ("sqlite", "postgresql")}
_MOVES: Final = tuple(map(_moved, _KINDS))

_SEEN_KEPT: Final = 7 * 86_400.0
"""Seconds for which a message that comes again is known."""
_FORGET_SEEN: Final = delete(schema.seen).where(schema.seen.c.at < bindparam("before"))
_FORGET_RECORDS: Final = delete(schema.records).where(schema.records.c.until < bindparam("before"))

_PERSON: Final = schema.results.c.person
_MOVE_PERSONS: Final = (
    update(schema.results)
    .where(func.substr(_PERSON, literal_column("1"), bindparam("_length")) == bindparam("_before"))
    .values(person=bindparam("_group", type_=Text) + func.substr(_PERSON, bindparam("_behind")))
)
"""Call the persons of the network after the group."""
