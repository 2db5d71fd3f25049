"""Looking for damage in a SQLite store before anything is written to it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from unobot.store.database import Database
from unobot.store.errors import Damaged
from unobot.store.examining import faults
from unobot.store.last_commit import Noted, noted
from unobot.store.migrate import has_known_schema, stored_revision
from unobot.store.wal import commits_lost

_LONGEST: Final = 5.0
"""Seconds that looking may take; 100 MB take one on an old disk."""

_MOMENT: Final = 0.2

_SMALL: Final = 50_000_000
"""Bytes up to which a file is looked at as closely as SQLite can."""

_KINDS: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_CODES: Final = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ}
"""Only these: a full disk is a SQLITE_IOERR, too."""

CURE: Final = (
    "Keep a copy of it and of the files beside it (-wal, -shm, -count), look for a failing disk, then: "
    "unobot restore BACKUP --replace (unobot check --data tells what can be saved without a backup)"
)
"""What the operator is to do."""

_log: Final = structlog.get_logger(__name__)


def look_for_damage(path: Path) -> None:
    """Raise `Damaged` if the file is not as SQLite and this bot have left it; it is only read."""
    # as SQLite does: -wal stands beside the file itself, not beside a link to it
    path = path.resolve()
    found = _found(path)
    if found:
        raise Damaged(f"{path} is damaged: {found}. Nothing was written to it. {CURE}")


def look_at_rows(database: Database) -> None:
    """The same for a database of any kind, as far as rows tell. Raises `Damaged`."""
    with database.snapshot() as connection:
        if has_known_schema(connection) and (found := next(faults(connection), None)):
            raise Damaged(f"{database.name} is damaged: {found}. Nothing was written to it. {CURE}")


def _found(path: Path) -> str | None:
    """What is wrong, or None; also if it cannot be opened at all: who opens it next says why."""
    wal = Path(f"{path}-wal")
    if not _size(path):
        return _lost(path)
    if commits_lost(path):
        # while another bot writes, half of a write may have been seen
        time.sleep(_MOMENT)
        if commits_lost(path):
            return "commits that were acknowledged stand in -wal behind others that cannot be read"
    used = wal.exists()
    found = _found_by_reading(path, used=used)
    # a bot that was started meanwhile has written under our eyes
    return _found_by_reading(path, used=True) if found and not used and wal.exists() else found


def _found_by_reading(path: Path, *, used: bool) -> str | None:
    """What is wrong, or None; `used`: whether there is a -wal file, so that somebody may be writing."""
    # without one SQLite would make an empty one, and nothing is to be changed
    mode = "mode=ro" if used else "mode=ro&immutable=1"
    try:
        # a connection that may write would move what is in the -wal file into the database when it is closed
        with closing(sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=10)) as connection:
            return _looked_through(connection, path)
    except (sqlite3.Error, SQLAlchemyError, UnicodeError) as error:
        return str(error) if is_damage(error) else None


def _lost(path: Path) -> str | None:
    """What is wrong where there is no database, or an empty file."""
    if _size(Path(f"{path}-wal")):
        # SQLite would delete it
        return "the file is missing or empty, but not the -wal file beside it"
    return "the file is empty" if path.is_file() and noted(path) else None


def _size(path: Path) -> int:
    return path.stat().st_size if path.is_file() else 0


def is_damage(error: BaseException | None) -> bool:
    """Whether the driver has found what SQLite would never write."""
    if isinstance(error, UnicodeError):
        return True
    if not isinstance(error, sqlite3.Error):
        return False
    # the low byte is the kind, the rest details; an undecodable text is found by Python and has no code
    code = getattr(error, "sqlite_errorcode", 0)
    return code in _CODES or code & 0xFF in _KINDS or str(error).startswith("Could not decode")


def _looked_through(connection: sqlite3.Connection, path: Path) -> str | None:
    until = time.monotonic() + _LONGEST
    try:
        connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
        # the longer one also compares each index with its table
        check = "integrity_check" if path.stat().st_size < _SMALL else "quick_check"
        found = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        # it says nothing of the store that another has it, or that the disk is full: who opens it next does
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        _log.warning("the store is too large to be looked through at the start", store=str(path))
        found = "ok"
    connection.set_progress_handler(None, 0)
    return found if found != "ok" else fault_in_rows(connection, noted(path))


def fault_in_rows(connection: sqlite3.Connection, last: Noted | None = None) -> str | None:
    """What is wrong in the rows that a bot reads when it starts; `last` is the last commit that is known of."""
    engine = create_engine(
        "sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True
    )
    try:
        with engine.connect() as reading:
            # of one moment: another bot may be writing, and rows of two moments do not fit together
            reading.exec_driver_sql("BEGIN")
            if last and stored_revision(reading) is None:
                return "there is nothing in it"
            return next(faults(reading, last), None) if has_known_schema(reading) else None
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__} in a row"
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error) and is_damage(error.orig):
            return str(error.orig)
        raise
