"""What the web page reads of the store: as little as it shows."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from unobot.adapter import Network, Room
from unobot.store import schema
from unobot.store.change import RoundId


class TableGlance(NamedTuple):
    """Where a table is open, and the round that is being played there."""

    network: Network
    room: Room
    round: RoundId | None


class RoundGlance(NamedTuple):
    """A finished round: its seats' names with commas between, when it began (seconds since the epoch), and its result as JSON."""

    id: RoundId
    seats: str
    started: float
    result: str


def open_tables(connection: Connection) -> list[TableGlance]:
    """All tables that are open."""
    t = schema.tables.c
    found = connection.execute(select(t.network, t.room, t.round))
    return [TableGlance(Network(row[0]), Room(row[1]), row[2]) for row in found]


def marks(connection: Connection) -> dict[tuple[Network, Room], tuple[object, ...]]:
    """Of each open table what is another with each input."""
    t = schema.tables.c
    found = connection.execute(select(t.network, t.room, t.round, t.updated, t.given))
    return {(Network(row[0]), Room(row[1])): tuple(row[2:]) for row in found}


def has_played(connection: Connection, network: Network, room: Room) -> bool:
    """Whether a round was ever begun in that room."""
    r = schema.rounds.c
    query = select(r.id).where(r.network == network, r.room == room).limit(1)
    return connection.execute(query).first() is not None


def played_rounds(
    connection: Connection, network: Network, room: Room, before: float, limit: int
) -> list[RoundGlance]:
    """The finished rounds of a room that began before a time, the last ones first."""
    r = schema.rounds.c
    query = select(r.id, r.seats, r.started, r.result).where(
        r.network == network, r.room == room, r.started < before, r.finished.is_not(None)
    )
    found = connection.execute(query.order_by(r.started.desc(), r.id).limit(limit))
    return [RoundGlance(RoundId(row[0]), row[1], row[2], row[3] or "{}") for row in found]
