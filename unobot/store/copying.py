"""All rows of one store copied into another, and new files that nobody but their owner can read."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from unobot.store.damage import fault_in_rows
from unobot.store.errors import Unopenable
from unobot.store.live import watch
from unobot.store.schema import KEPT, instance

_AT_ONCE: Final = 1000
"""So many rows are in memory at most."""


def copy_rows(source: Connection, target: Connection) -> None:
    """Insert all rows of the source into the target's tables, which are empty; both have the newest schema."""
    for table in KEPT:
        rows = source.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions():
            target.execute(insert(table), [dict(row) for row in some])
    # the source may have kept none, and the rows were counted before their total was there
    watch(target)


def has_data(connection: Connection) -> bool:
    """Whether anything is kept there beside the schema, the store's own name and who uses it."""
    there = set(inspect(connection).get_table_names())
    kept = [table for table in KEPT if table is not instance and table.name in there]
    return any(connection.execute(select(table).limit(1)).first() is not None for table in kept)


@contextmanager
def private_part(folder: Path) -> Iterator[Path]:
    """A new, empty file with mode 0600 in the folder; it is removed at the end if it is still there."""
    number, name = tempfile.mkstemp(prefix=".unobot-", suffix=".part", dir=folder)
    os.close(number)
    part = Path(name)
    try:
        yield part
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            Path(f"{part}{end}").unlink(missing_ok=True)


def sound_rounds(file: Path) -> int:
    """How many rounds a SQLite store has, after looking for damage. Raises `Unopenable` if it is damaged."""
    with closing(sqlite3.connect(file)) as connection:
        # one file, without -wal and -shm beside it, so that it may be copied by any means
        connection.execute("PRAGMA journal_mode = DELETE")
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        fault = found if found != "ok" else fault_in_rows(connection)
        if fault:
            raise Unopenable(f"The copy is damaged: {fault}")
        rounds: int = connection.execute("SELECT count(*) FROM rounds").fetchone()[0]
    return rounds


def make_durable(file: Path) -> None:
    """Return when the file and its name are on the disk."""
    # for writing, or Windows refuses to
    _sync(file, os.O_RDWR)
    # Windows opens no folders
    with suppress(PermissionError):
        _sync(file.parent, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    number = os.open(path, flags)
    try:
        os.fsync(number)
    finally:
        os.close(number)


@contextmanager
def told(what: str) -> Iterator[None]:
    """Turn every error of databases and files in this block into `Unopenable`, with `what` before it."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Unopenable(f"{what}: {getattr(error, 'orig', None) or error}") from error
    except sqlite3.Error as error:
        raise Unopenable(f"{what}: {error}") from error
    except OSError as error:
        raise Unopenable(f"{error.filename or what}: {error.strerror}") from error
