"""A backup put back: into a file or a server, whichever kind of store it was made of."""

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from filelock import Timeout
from sqlalchemy import Connection, delete, text

from unobot.store.copying import copy_rows, has_data, make_durable, private_part, sound_rounds, told
from unobot.store.damage import fault_in_rows
from unobot.store.database import Database, file_of
from unobot.store.errors import Unopenable
from unobot.store.file_claim import lock_of
from unobot.store.migrate import require_known, upgrade
from unobot.store.schema import metadata, writers
from unobot.store.writers import skip_keys

if sys.platform != "win32":
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
    with told(str(path)), _unused(path), private_part(path.parent) as part:
        rounds = _prepared(file, part)
        if not replace and _has_data(path):
            raise Unopenable(_HAS_DATA)
        return rounds, _put(part, path)


def _prepared(file: Path, part: Path) -> int:
    """Copy the backup, look for damage, and make the copy ready to be a store; returns how many rounds it holds."""
    with told(f"{file} cannot be used as a backup"):
        if not file.is_file():
            raise Unopenable(f"There is no file {file}.")
        where = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy, pages=-1)
            # before it is upgraded: what stands there then counts as whole
            if fault := fault_in_rows(copy):
                raise Unopenable(f"{file} is damaged: {fault}")
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
            with told(str(path)), database.reading() as connection:
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
                os.link(f"{path}{end}", f"{before}{end}")
        # before the new file is there: SQLite would write the old journal into it
        _drop_journals(path)
        part.replace(path)
        make_durable(path)
    return before


def _drop_journals(path: Path) -> None:
    for end in ("-wal", "-shm", "-journal", "-count"):
        Path(f"{path}{end}").unlink(missing_ok=True)


@contextmanager
def _unused(path: Path) -> Iterator[None]:
    """Make sure that no bot uses this store, and that none begins to meanwhile. Raises `Unopenable`."""
    lock = lock_of(path)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Unopenable(_IN_USE) from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _unread(path: Path) -> Iterator[None]:
    """Make sure that no other program has this database open. Raises `Unopenable`."""
    if sys.platform == "win32":  # there an open file cannot be replaced
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
        with told(database.name), tempfile.TemporaryDirectory() as folder, private_part(Path(folder)) as part:
            rounds = _prepared(file, part)
            copy = Database(str(part))
            try:
                with database.long_writing() as target, copy.reading() as source:
                    _make_room(target, replace=replace)
                    copy_rows(source, target)
            finally:
                copy.close()
            return rounds
    finally:
        database.close()


def _make_room(target: Connection, *, replace: bool) -> None:
    """Empty the tables of a server's store, having made sure that this is wanted."""
    if target.execute(_OTHERS).scalar():
        raise Unopenable(_IN_USE)
    upgrade(target)
    if not replace and has_data(target):
        raise Unopenable(_HAS_DATA)
    # whoever would write now waits until this is committed, and is then no longer the store's writer
    target.execute(text(f"TRUNCATE {', '.join(table.name for table in metadata.sorted_tables)}"))
