"""Looking for damage in a SQLite store before anything is written to it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import Connection, create_engine, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from unobot.store import read
from unobot.store.errors import Damaged, Unopenable
from unobot.store.migrate import require_newest
from unobot.store.schema import instance, outgoing, positions, shelf
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
    "Keep a copy of it and of the files beside it (-wal, -shm), look for a failing disk, then: "
    "unobot restore BACKUP --replace"
)
"""What the operator is to do."""

_log: Final = structlog.get_logger(__name__)


def look_for_damage(path: Path) -> None:
    """Raise `Damaged` if the file is not as SQLite and this bot have left it; it is only read.

    Not everything can be seen: a number or a letter that has become another one is none of SQLite's business.
    """
    if not path.is_file() or not path.stat().st_size:
        return
    if commits_lost(path):
        # while another bot writes, half of a write may have been seen
        time.sleep(_MOMENT)
        if commits_lost(path):
            what = "commits that were acknowledged stand in it behind others that cannot be read"
            raise Damaged(f"{path}-wal is damaged: {what}. Nothing was written to it. {CURE}")
    try:
        # a connection that may write would move what is in the -wal file into the database when it is closed
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
        ) as connection:
            found = _looked_through(connection, path)
    except (sqlite3.Error, SQLAlchemyError, UnicodeError) as error:
        if not is_damage(error):
            return  # it cannot be opened at all: who opens it next says why
        found = str(error)
    if found:
        raise Damaged(f"{path} is damaged: {found}. Nothing was written to it. {CURE}")


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
        if is_damage(error):
            raise
        _log.warning("the store is too large to be looked through at the start", store=str(path))
        found = "ok"
    connection.set_progress_handler(None, 0)
    return found if found != "ok" else _unreadable(connection)


def _unreadable(connection: sqlite3.Connection) -> str | None:
    """Read once all that the bot reads when it starts; an index may lead nowhere although each page is in order."""
    engine = create_engine(
        "sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True
    )
    try:
        with engine.connect() as reading:
            require_newest(reading)
            if (rows := reading.execute(select(instance)).all()) and len(rows) == 1:
                _read_all(reading)
                return None
            return f"the table instance has {len(rows)} rows, not one"
    except Unopenable:
        return None  # empty, older, newer or somebody else's: who opens it next deals with that
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__} in a row"
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error) and is_damage(error.orig):
            return str(error.orig)
        raise


def _read_all(connection: Connection) -> None:
    read.tables(connection)
    read.settings(connection)
    for table in (shelf, positions, outgoing):
        connection.execute(select(table)).all()
