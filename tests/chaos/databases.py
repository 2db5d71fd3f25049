"""The databases that the bot keeps its store in, and what can happen to them."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import psycopg

from tests.chaos.pipe import Pipe
from tests.chaos.record import POSTGRESQL_NOTES, SQLITE_NOTES
from tests.servers.postgresql import Postgresql, backends, schema_of_its_own

_DISK: Final = 64 * 1024 * 1024
"""Bytes of the small disk."""


class Database(Protocol):
    """A database of one bot, looked at by somebody else."""

    location: str

    def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        """What a query finds."""
        ...

    def note_messages(self) -> None:
        """Have it keep every message that is committed."""
        ...

    async def lock(self, seconds: float) -> None:
        """Let nobody else write for so long."""
        ...


class Sqlite:
    """A SQLite file, on a small disk of its own where one can be mounted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.location = str(folder / "unobot.db")

    def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        """What a query finds."""
        with contextlib.closing(
            sqlite3.connect(f"file:{self.location}?mode=ro", uri=True, timeout=20)
        ) as connection:
            return connection.execute(query).fetchall()

    def note_messages(self) -> None:
        """Have it keep every message that is committed."""
        with contextlib.closing(sqlite3.connect(self.location)) as connection:
            for statement in SQLITE_NOTES:
                connection.execute(statement)

    async def lock(self, seconds: float) -> None:
        """Hold the lock for writing."""
        with contextlib.closing(sqlite3.connect(self.location, timeout=20, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")

    async def fill(self, seconds: float) -> None:
        """Fill the disk; where it is not a small one of its own, nothing happens."""
        filler = self._folder / "filler"
        if self._folder.is_mount():
            await asyncio.to_thread(_fill, filler)
            await asyncio.sleep(seconds)
            filler.unlink()


def _fill(filler: Path) -> None:
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))


@contextmanager
def sqlite(folder: Path) -> Iterator[Sqlite]:
    """An empty one in that folder."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={_DISK}", "none", str(disk)]
    mounted = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield Sqlite(disk)
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(disk)], check=True)


class Server:
    """A schema of a PostgreSQL server, which the bot reaches through a pipe."""

    def __init__(self, cluster: Postgresql, pipe: Pipe, direct: str) -> None:
        self._cluster, self.pipe, self._direct = cluster, pipe, direct
        self._schema = direct.rpartition("application_name=")[2].partition("&")[0]
        self.location = (
            f"postgresql://unobot@127.0.0.1:{pipe.port}/postgres"
            f"?options=-csearch_path%3D{self._schema}&application_name={self._schema}"
        )

    def _connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        where = (
            f"host={self._cluster.folder} user=unobot dbname=postgres options=-csearch_path={self._schema}"
        )
        return psycopg.connect(where, autocommit=True)

    def rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        """What a query finds."""
        with self._connect() as connection:
            return connection.execute(query.encode()).fetchall()

    def note_messages(self) -> None:
        """Have it keep every message that is committed."""
        with self._connect() as connection:
            for statement in POSTGRESQL_NOTES:
                connection.execute(statement)

    async def lock(self, seconds: float) -> None:
        """Hold the row that every transaction of the bot wants."""
        with self._connect() as other, other.transaction():
            other.execute("SELECT 1 FROM instance FOR UPDATE")
            await asyncio.sleep(seconds)

    def terminate(self) -> None:
        """End the server's processes that serve the bot, as an administrator may."""
        for pid in backends(self._cluster, self._direct):
            self._cluster.do("SELECT pg_terminate_backend(%s)", str(pid))

    async def kill_backend(self) -> None:
        """Kill one of them: then the server ends all others, too, and recovers."""
        for pid in backends(self._cluster, self._direct)[:1]:
            os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.5)

    async def crash(self, seconds: float) -> None:
        """Let the whole server crash, and start it again."""
        await asyncio.to_thread(self._cluster.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self._cluster.start)


@asynccontextmanager
async def postgresql(cluster: Postgresql) -> AsyncIterator[Server]:
    """An empty schema, with a pipe before it."""
    with schema_of_its_own(cluster) as direct:
        async with Pipe(cluster.folder / ".s.PGSQL.5432") as pipe:
            yield Server(cluster, pipe, direct)
