"""Backups of a store while it is used, and restoring them."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from unobot.store.change import Unopenable
from unobot.store.claims import StoreLock, make_instance, skip_keys
from unobot.store.damage import fault_in_rows
from unobot.store.database import Database, file_of
from unobot.store.migrations import require_known, require_newest, upgrade
from unobot.store.rows import keep_total, write_checksums
from unobot.store.salvage import Salvaged, open_rows, salvage
from unobot.store.schema import KEPT, OF_PROCESSES, instance, metadata, writers

_AT_ONCE: Final = 1000
"""So many rows are in memory at most."""


def copy_rows(source: Connection, target: Connection) -> None:
    """Insert all rows of the source into the target's tables, which are empty; both have the newest schema."""
    for table in KEPT:
        rows = source.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions():
            target.execute(insert(table), [dict(row) for row in some])
    # the source may have kept none, and the rows were counted before their total was there
    keep_total(target)


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
def as_unopenable(what: str) -> Iterator[None]:
    """Turn every error of databases and files in this block into `Unopenable`, with `what` before it."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Unopenable(f"{what}: {getattr(error, 'orig', None) or error}") from error
    except sqlite3.Error as error:
        raise Unopenable(f"{what}: {error}") from error
    except OSError as error:
        raise Unopenable(f"{error.filename or what}: {error.strerror}") from error


def back_up(location: str, file: Path, *, replace: bool = False) -> int:
    """Write a backup that its owner alone can read, while the bot may run; returns how many rounds it holds.

    A file that is there already stays as it is unless `replace`, and then until the new one is whole. Raises `Unopenable`.
    """
    file = file.absolute()
    _look_at_place(file, file_of(location), replace=replace)
    database = Database(location, make=False)
    try:
        with as_unopenable(database.name), private_part(file.parent) as part:
            if database.is_server:
                with _new_store(part) as target, database.snapshot() as source:
                    require_newest(source)
                    copy_rows(source, target)
            else:
                with database.snapshot() as connection, closing(sqlite3.connect(part)) as copy:
                    require_known(connection)
                    original = connection.connection.driver_connection
                    assert isinstance(original, sqlite3.Connection)
                    # in one step: between steps the bot writes, and SQLite would begin again each time
                    original.backup(copy, pages=-1)
                    # else the copy, put in the store's place by hand, would be taken for a store that has lost its last commits
                    for table in reversed(OF_PROCESSES):
                        copy.execute(f"DELETE FROM {table.name}")  # noqa: S608 - names of our own
                    copy.commit()
            rounds = sound_rounds(part)
            make_durable(part)
            part.replace(file)
            make_durable(file)
            return rounds
    finally:
        database.close()


def back_up_whole_rows(location: str, file: Path, *, replace: bool = False) -> tuple[int, Salvaged]:
    """Write a backup of what is whole in a damaged store, which is only read; returns how many rounds it holds.

    Raises `Unopenable` as `back_up` does.
    """
    file = file.absolute()
    _look_at_place(file, file_of(location), replace=replace)
    with open_rows(location) as source, as_unopenable(str(file)), private_part(file.parent) as part:
        found = salvage(source)
        with _new_store(part) as target:
            for table in KEPT:
                known = set(table.columns.keys())
                rows = [{n: v for n, v in row.items() if n in known} for row in found.rows[table.name]]
                if rows:
                    target.execute(insert(table), rows)
            make_instance(target)
            write_checksums(target)
        rounds = sound_rounds(part)
        make_durable(part)
        part.replace(file)
        make_durable(file)
        return rounds, found


def _look_at_place(file: Path, store: Path | None, *, replace: bool) -> None:
    if not file.exists():
        return
    if store is not None and store.exists() and file.samefile(store):
        raise Unopenable(f"{file} is the store itself; name another file.")
    if not replace or not file.is_file():
        raise Unopenable(f"{file} already exists; choose another file, or pass --replace.")


@contextmanager
def _new_store(part: Path) -> Iterator[Connection]:
    """Make an empty store in the file, and open it for writing."""
    copy = Database(str(part))
    try:
        with copy.writing() as target:
            upgrade(target)
            yield target
    finally:
        copy.close()


_LOCKS: Final = find_spec("fcntl") is not None
"""Whether parts of files can be locked; on Windows they cannot, and there an open file cannot be replaced."""

if _LOCKS:
    import fcntl

_IN_USE: Final = "A bot (or another program) is using this store; stop it first. Nothing was changed."
_HAS_DATA: Final = (
    "This store has data already; with --replace the backup takes its place. Nothing was changed."
)
_LATER: Final = 10_000
"""The store is opened less often than this between a backup and its return."""

_SHARED: Final = (0x40000002, 510)
"""Where in a file SQLite's readers hold a lock, first byte and number, as its file format says for ever."""

# who else is connected under the same name as this program: with `application_name` one of another kind can be told apart
_OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user"
    " AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()"
)


def restore(location: str, file: Path, *, replace: bool = False) -> tuple[int, Path | None]:
    """Put a backup back; returns how many rounds it holds, and where the file is now that was there before, if any.

    Raises `Unopenable`, and then nothing has changed: if a bot uses the store, if the backup is damaged, or if the store
    has data, unless `replace`.
    """
    path = file_of(location)
    if path is None:
        return _into_server(location, file, replace=replace), None
    if not path.parent.is_dir():
        raise Unopenable(f"There is no folder {path.parent}.")
    with closing(StoreLock(path)) as lock, as_unopenable(str(path)), private_part(path.parent) as part:
        # no bot uses this store, and none begins to meanwhile
        if not lock.take():
            raise Unopenable(_IN_USE)
        rounds = _prepare(file, part)
        if not replace and _has_data(path):
            raise Unopenable(_HAS_DATA)
        return rounds, _put(part, path)


def _prepare(file: Path, part: Path) -> int:
    """Copy the backup, look for damage, and make the copy ready to be a store; returns how many rounds it holds."""
    with as_unopenable(f"{file} cannot be used as a backup"):
        if not file.is_file():
            raise Unopenable(f"There is no file {file}.")
        where = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy, pages=-1)
            # before it is upgraded: what stands there then counts as whole
            if fault := fault_in_rows(copy):
                raise Unopenable(f"{file} is damaged: {fault}")
            # rounds that were pruned leave their room in the file; now nobody waits for its being given back
            copy.execute("VACUUM")
        database = Database(str(part))
        try:
            with database.writing() as connection:
                require_known(connection)
                upgrade(connection)
                # a bot that is still there must not take this for what it has written itself
                connection.execute(delete(writers))
                # numbers that were given after the backup are never given again: networks know messages by them
                skip_keys(connection, _LATER)
        finally:
            database.close()
        return sound_rounds(part)


def _has_data(path: Path) -> bool:
    if not path.exists() or not path.stat().st_size:
        return False
    try:
        database = Database(str(path), make=False)
        try:
            with as_unopenable(str(path)), database.reading() as connection:
                return has_data(connection)
        finally:
            database.close()
    except Unopenable:
        # damaged, or something else: not to be lost either
        return True


def _put(part: Path, path: Path) -> Path | None:
    """Put a whole file in the store's place; what was there keeps another name, which is returned."""
    like = (path if path.exists() else path.parent).stat()
    # restored by root, the bot's own user must still be able to open it
    with suppress(PermissionError):
        if hasattr(os, "chown"):
            os.chown(part, like.st_uid, like.st_gid)
    make_durable(part)
    if not path.exists():
        _drop_journals(path)
        part.replace(path)
        make_durable(path)
        return None
    before = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    with _unread(path):
        for end in ("", "-wal"):
            with suppress(FileNotFoundError):
                Path(f"{before}{end}").hardlink_to(f"{path}{end}")
        # before the new file is there: SQLite would write the old journal into it
        _drop_journals(path)
        part.replace(path)
        make_durable(path)
    return before


def _drop_journals(path: Path) -> None:
    for end in ("-wal", "-shm", "-journal", "-count"):
        Path(f"{path}{end}").unlink(missing_ok=True)


@contextmanager
def _unread(path: Path) -> Iterator[None]:
    """Make sure that no other program has this database open. Raises `Unopenable`."""
    if not _LOCKS:
        yield
        return
    with path.open("r+b") as held:
        try:
            # in WAL mode whoever has the file open holds the readers' lock all the time
            fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB, _SHARED[1], _SHARED[0])
        except BlockingIOError:
            raise Unopenable(_IN_USE) from None
        # the lock ends when this process closes the file, also by way of SQLite: so that is not used meanwhile
        yield


def _into_server(location: str, file: Path, *, replace: bool) -> int:
    database = Database(location, make=False)
    try:
        with (
            as_unopenable(database.name),
            tempfile.TemporaryDirectory() as folder,
            private_part(Path(folder)) as part,
        ):
            rounds = _prepare(file, part)
            copy = Database(str(part))
            try:
                with database.long_writing() as target, copy.reading() as source:
                    # empty the tables of a server's store, having made sure that this is wanted
                    if target.execute(_OTHERS).scalar():
                        raise Unopenable(_IN_USE)
                    upgrade(target)
                    if not replace and has_data(target):
                        raise Unopenable(_HAS_DATA)
                    # whoever would write now waits until this is committed, and is then no longer the store's writer
                    target.execute(
                        text(f"TRUNCATE {', '.join(table.name for table in metadata.sorted_tables)}")
                    )
                    copy_rows(source, target)
            finally:
                copy.close()
            return rounds
    finally:
        database.close()
