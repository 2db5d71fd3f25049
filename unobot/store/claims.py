"""The right to write: claims on networks, held by a lock file beside SQLite's file, and the writers in the store."""

import asyncio
import os
import socket
import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, delete, insert, inspect, select, update

from unobot.adapter import Network
from unobot.store.change import Unopenable
from unobot.store.database import end_connections
from unobot.store.rows import checksum
from unobot.store.schema import claims, instance, writers


class Claim:
    """A claim on all networks of one process together. This one is held by nobody else's leave: for a store in memory.

    `writer` is the name under which the process writes while it holds the claim. A claim is taken once; to claim the
    networks again, make a new one.
    """

    lasting = True
    """Whether it is held until it is released, whatever happens; else it may be lost to another process."""

    patience = 0.0
    """For so many seconds a process that has just ended may seem to hold its claim."""

    def __init__(self, networks: Collection[Network] = ()) -> None:
        # in the same order everywhere, so that of two processes which want the same networks one gets them all
        self.networks = tuple(sorted(networks))
        self.writer = uuid4().hex
        self.entered = False
        """Whether the writer was entered in the store; from then on whoever comes later removes it there."""

    async def take(self, *, waiting: bool = False) -> Network | None:
        """Try to get all of the networks, or none; returns one that another process holds, or None: they are held now.

        `waiting`: whoever holds them may know that somebody waits for them. Raises `StoreError`.
        """
        return None

    def sure(self) -> bool:
        """Whether the claim is surely still held. If it is not, nothing may be said."""
        return True

    def unshared(self) -> bool:
        """Whether nobody else can have the claim yet, though it may not be sure any more."""
        return True

    @property
    def alone(self) -> bool:
        """Whether no other process waited for these networks when the claim was last surely held."""
        return True

    async def lost(self) -> None:
        """Return when the claim is another process's, or may be soon."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Let others have it, at once."""


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
    make_instance(connection)
    # a new writer's numbers are never given to another, also if they are not used
    first = _move_keys(connection, lambda given: -(-given // KEYS) * KEYS + KEYS) - KEYS
    connection.execute(insert(writers).values(next_key=first, **row))
    for network in claim.networks:
        connection.execute(insert(claims).values(network=network, writer=claim.writer))


def holder(connection: Connection, network: Network) -> Active | None:
    """Return the process that answers on the network as far as the store knows; one that has ended stays until another comes."""
    if not inspect(connection).has_table(writers.name):
        return None
    query = select(writers.c.host, writers.c.pid, writers.c.since).join_from(claims, writers)
    row = connection.execute(query.where(claims.c.network == network)).first()
    return Active(network, *row) if row else None


def make_instance(connection: Connection) -> None:
    """Give the store its one row of itself, if it has none."""
    if connection.execute(select(instance.c.id)).first() is None:
        row = {"id": uuid4().hex, "next_key": 1, "total": 0}
        connection.execute(insert(instance).values(**row, crc=checksum(instance.name, row)))


def skip_keys(connection: Connection, writers_later: int) -> None:
    """Never give the numbers of so many writers that may come after what is stored here."""
    _move_keys(connection, lambda given: given + writers_later * KEYS)


def _move_keys(connection: Connection, after: Callable[[int], int]) -> int:
    """Where the numbers begin from now on."""
    # the row is locked: another process may just be starting
    found = connection.execute(select(instance).with_for_update()).mappings().one()
    row = dict(found) | {"next_key": after(found["next_key"])}
    connection.execute(update(instance).values(next_key=row["next_key"], crc=checksum(instance.name, row)))
    return int(row["next_key"])


class StoreLock:
    """The lock of whoever uses a store's file. The system takes it back when its process ends, however that happens.

    It is SQLite's own lock on an empty database beside the store, and so the same on every system.
    """

    def __init__(self, store: Path) -> None:
        self._file = Path(f"{store}.lock")
        self._held: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Take the lock; return whether it is ours now. Raises `OSError` or `sqlite3.Error` if there can be none."""
        # for its owner alone; never opened where it is there: to close it would free a lock that this process has
        with suppress(FileExistsError):
            os.close(os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        # taken in one thread, freed in another
        held = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            held.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                return False
            raise
        self._held = held
        return True

    def close(self) -> None:
        """Give the lock back, if it is held."""
        if self._held is not None:
            self._held.close()
            self._held = None


class FileClaim(Claim):
    """A claim that one process holds for each file: SQLite would let several write, but only PostgreSQL is made for that."""

    # until the system has taken away what a killed process held
    patience = 1.0

    def __init__(self, store: Path, networks: Collection[Network]) -> None:
        super().__init__(networks)
        self._lock = StoreLock(store)

    async def take(self, *, waiting: bool = False) -> Network | None:
        """Try to get the lock of the file; return one network that another process holds, or None."""
        try:
            held = await asyncio.to_thread(self._lock.take)
        except OSError as error:
            raise Unopenable(f"{error.filename}: {error.strerror}") from error
        except sqlite3.Error as error:
            raise Unopenable(f"the lock of the store: {error}") from error
        return None if held else next(iter(self.networks), Network(""))

    async def release(self) -> None:
        """Give the lock back."""
        self._lock.close()
