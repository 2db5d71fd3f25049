"""Who may write: each process has a row of its own, without which it can commit nothing, and networks that it answers on."""

import os
import socket
from collections.abc import Callable
from typing import Final, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, delete, insert, inspect, select, update

from unobot.adapter import Network
from unobot.store.checksums import checksum, with_checksum
from unobot.store.claims import Claim
from unobot.store.database import end_connections
from unobot.store.schema import claims, instance, writers

KEYS: Final = 10**10
"""So many numbers for outgoing messages each writer gets: more than it can ever use. So no writer has to ask another."""


class Active(NamedTuple):
    """The process that answers on a network, since when in seconds since the epoch."""

    network: Network
    host: str
    pid: int
    since: float


def enter(connection: Connection, claim: Claim, since: float) -> None:
    """Enter the claim's writer, and shut out whoever has answered on one of its networks before.

    On a server what they are just committing ends with their connections; their next commit finds that they may write no more.
    """
    if connection.dialect.name == "sqlite":
        connection.execute(delete(writers))  # a file is for one process
    else:
        theirs = select(claims.c.writer).where(claims.c.network.in_(claim.networks)).distinct()
        end_connections(connection, connection.execute(theirs).scalars().all())
        # their claims go with their rows
        connection.execute(delete(writers).where(writers.c.name.in_(theirs)))
    row = {"name": claim.writer, "host": socket.gethostname(), "pid": os.getpid(), "since": since}
    connection.execute(insert(writers).values(next_key=_first_key(connection), **row))
    for network in claim.networks:
        connection.execute(insert(claims).values(network=network, writer=claim.writer))


def holder(connection: Connection, network: Network) -> Active | None:
    """Who answers on the network as far as the store knows; who has ended is named until another comes."""
    if not inspect(connection).has_table(writers.name):
        return None
    query = select(writers.c.host, writers.c.pid, writers.c.since).join_from(claims, writers)
    row = connection.execute(query.where(claims.c.network == network)).first()
    return Active(network, *row) if row else None


def make_instance(connection: Connection) -> None:
    """Give the store its one row of itself, if it has none."""
    if connection.execute(select(instance.c.id)).first() is None:
        row = {"id": uuid4().hex, "next_key": 1, "total": 0}
        connection.execute(insert(instance).values(with_checksum(instance, row)))


def skip_keys(connection: Connection, writers_later: int) -> None:
    """Never give the numbers of so many writers that may come after what is stored here."""
    _move_keys(connection, lambda given: given + writers_later * KEYS)


def _first_key(connection: Connection) -> int:
    """The first of a new writer's numbers; they are never given to another, also if they are not used."""
    make_instance(connection)
    return _move_keys(connection, lambda given: -(-given // KEYS) * KEYS + KEYS) - KEYS


def _move_keys(connection: Connection, after: Callable[[int], int]) -> int:
    """Where the numbers begin from now on."""
    # the row is locked: another process may just be starting
    found = connection.execute(select(instance).with_for_update()).mappings().one()
    row = dict(found) | {"next_key": after(found["next_key"])}
    connection.execute(update(instance).values(next_key=row["next_key"], crc=checksum(instance.name, row)))
    return int(row["next_key"])
