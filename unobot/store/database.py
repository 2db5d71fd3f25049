"""Connecting to the database: SQLite as this store needs it, PostgreSQL by its URL."""

import importlib
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from unobot.store.errors import Unopenable
from unobot.store.transaction import Compiled, Transaction, transaction

_HEADER: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""

_WAITS: Final = {
    "connect_timeout": "3",
    # without these a server whose machine is gone is noticed after hours only
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""How long psycopg waits for a server that does not answer, in seconds; the last one in milliseconds."""

_LIMITS: Final = "-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=5000"
"""How long the server itself works or waits for the bot, in milliseconds."""

_PRAGMAS: Final = (
    "journal_mode = WAL",  # readers do not wait for the writer, nor the writer for readers
    "synchronous = FULL",  # with WAL, NORMAL may lose the last commits when the power fails
    "foreign_keys = ON",  # SQLite checks them only if asked, for each connection anew
    "busy_timeout = 10000",  # milliseconds: another process (a backup, `unobot replay`) may hold the file a moment
)


class Database:
    """Transactions for one writer and any number of readers.

    A database in memory (`sqlite://`) has one connection only, so there reading and writing take turns.
    """

    def __init__(self, location: str, *, make: bool = True) -> None:
        """Connect to `location`, a file or URL; a missing file is made if `make`. Raises `Unopenable`."""
        url = _url(location)
        self.name = url.render_as_string(hide_password=True)
        self._turns = threading.Lock() if _in_memory(url) else nullcontext()
        try:
            self._engine = _sqlite(url, make=make) if url.get_backend_name() == "sqlite" else _server(url)
        except (ImportError, NoSuchModuleError, SQLAlchemyError) as error:
            raise Unopenable(f"{self.name}: {error}") from error
        # the option is read by `_begin`; PostgreSQL needs no such distinction
        self._for_writing = self._engine.execution_options(writing=True)
        self._compiled = Compiled(self._engine)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is committed at the end of the block, and rolled back if it raises."""
        with self._turns, self._for_writing.begin() as connection:
            yield connection

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """The same for what is written often, without SQLAlchemy between; what fails raises the driver's errors."""
        with self._turns, transaction(self._engine, self._compiled) as opened:
            yield opened

    @property
    def driver_error(self) -> type[Exception]:
        """What the driver's errors have in common."""
        return self._engine.dialect.loaded_dbapi.Error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database."""
        with self._turns, self._engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database, however long it is read."""
        with self._turns, self._engine.connect() as connection:
            if self.is_server:
                # a SQLite transaction is such a one anyway
                connection = connection.execution_options(isolation_level="REPEATABLE READ")  # noqa: PLW2901 - the same one
                _lift_limits(connection)
            yield connection

    @contextmanager
    def long_writing(self) -> Iterator[Connection]:
        """As `writing`, for what may take minutes."""
        with self.writing() as connection:
            if self.is_server:
                _lift_limits(connection)
            yield connection

    @property
    def is_server(self) -> bool:
        """Whether it is PostgreSQL, not SQLite."""
        return self._engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()


def look_at(location: str) -> None:
    """Raise `Unopenable` if a database surely cannot be opened there; nothing is connected to, made or changed."""
    url = _url(location)
    try:
        if url.get_backend_name() != "sqlite":
            _server(url).dispose()
        elif not _in_memory(url):
            _look_at_file(Path(url.database or ""))
    except (ImportError, NoSuchModuleError, SQLAlchemyError) as error:
        raise Unopenable(f"{url.render_as_string(hide_password=True)}: {error}") from error
    except OSError as error:
        raise Unopenable(f"{url.database}: {error.strerror}") from error


def file_of(location: str) -> Path | None:
    """The file of a SQLite store; None for a server, or for a store in memory. Raises `Unopenable`."""
    url = _url(location)
    return None if url.get_backend_name() != "sqlite" or _in_memory(url) else Path(url.database or "")


def _look_at_file(path: Path) -> None:
    if not path.exists():
        if not os.access(path.parent, os.W_OK):
            raise Unopenable(f"{path} cannot be made: the folder may not be written to.")
        return
    with path.open("rb") as file:
        if file.read(len(_HEADER)) not in {_HEADER, b""}:
            raise Unopenable(f"{path} is something else than a database; expected one, or no file.")
    if not os.access(path, os.W_OK):
        raise Unopenable(f"{path} may not be written to.")


def _url(location: str) -> URL:
    if "://" not in location:
        return URL.create("sqlite", database=str(Path(location).expanduser()))
    try:
        url = make_url(location)
    except ArgumentError:
        raise Unopenable("`data` looks like a database URL but cannot be read as one.") from None
    if url.drivername in {
        "postgresql",
        "postgres",
    }:  # SQLAlchemy would take psycopg2, which is not what we install
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in {"sqlite", "postgresql+psycopg"}:
        raise Unopenable(
            f"`data` names a {url.drivername} database; expected a file, or a postgresql:// URL."
        )
    return url


def _in_memory(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}


def _server(url: URL) -> Engine:
    try:
        importlib.import_module("psycopg")
    except ImportError:
        # also if it is there, but not the library that it needs
        raise Unopenable("The driver for PostgreSQL is missing; pip install 'unobot[postgresql]'") from None
    # pre_ping: a server closes connections that were idle for long, and the first statement on one would fail;
    # hide_parameters: an error's text would quote the values, and those may be somebody's hand
    return create_engine(_impatient(url), pool_pre_ping=True, hide_parameters=True)


def _lift_limits(connection: Connection) -> None:
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def _impatient(url: URL) -> URL:
    """The URL with limits of time on all that a server could keep the bot waiting for; what the operator has set stays."""
    said = {key: value for key, value in url.query.items() if key in _WAITS}
    options = url.query.get("options", ())
    given = options if isinstance(options, str) else " ".join(options)
    # the operator's come last: of two settings of the same name the last one holds
    return url.update_query_dict(_WAITS | said | {"options": f"{_LIMITS} {given}".strip()})


def _sqlite(url: URL, *, make: bool) -> Engine:
    if _in_memory(url):
        engine = create_engine(
            url,
            poolclass=StaticPool,  # every new connection to `:memory:` would be a new, empty database
            connect_args={"check_same_thread": False},  # `Database` lets only one thread use it at a time
            hide_parameters=True,
            paramstyle="named",
        )
    else:
        path = Path(url.database or "")
        if make:
            _make_private(path)
        elif not path.exists():
            raise Unopenable(f"{path}: No such file or directory")
        engine = create_engine(url, hide_parameters=True, paramstyle="named")
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _make_private(path: Path) -> None:
    """Make the file, readable by its owner alone whatever the umask; SQLite gives -wal and -shm the same mode."""
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError:
        return
    except OSError as error:
        raise Unopenable(f"{path}: {error.strerror}") from error
    os.fchmod(file, 0o600)  # the mode given to `open` is only an upper bound: the umask takes bits away
    os.close(file)


def _prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, not where the driver guesses
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # IMMEDIATE takes the write lock at once: a transaction that reads first and then writes fails with "database is
    # locked" when another has written in between, and no busy_timeout helps
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
