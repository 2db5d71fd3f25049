"""The databases that a store can be in: how they are named and opened."""

import hashlib
import importlib
import os
import sqlite3
import threading
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import ClauseElement, Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, StaticPool

from unobot.store.change import Unopenable

_WAITS: Final = {
    "connect_timeout": "3",
    # without these a server whose machine is gone is noticed after hours only
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""How long psycopg waits for a server that does not answer, in seconds; the last one in milliseconds."""

PATIENCE: Final = 15.0
"""Seconds that the answer to one statement is waited for. A server that lives gives a statement up itself before that."""

_LIMITS: Final = "-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=3000"
"""How long the server itself works or waits for the bot, in milliseconds."""

_CLAIM_WAITS: Final = {
    "connect_timeout": "2",  # the least that libpq takes
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "3000",
}
_CLAIM_LIMITS: Final = (
    "-c idle_session_timeout=3000 -c client_connection_check_interval=500 -c statement_timeout=2000"
    " -c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=3000"
)
"""How long both wait on the connection that holds a claim's locks; the server gives it up when nothing is heard for 3 s."""


def url_of(location: str) -> URL:
    """Return the address of a store as a URL. Raises `Unopenable`."""
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


def in_memory(url: URL) -> bool:
    """Whether the store is in memory, and ends with its connection."""
    return url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}


def file_of(location: str) -> Path | None:
    """Return the file of a SQLite store; None for a server, or for a store in memory. Raises `Unopenable`."""
    url = url_of(location)
    return None if url.get_backend_name() != "sqlite" or in_memory(url) else Path(url.database or "")


def is_server(location: str) -> bool:
    """Whether the store is on PostgreSQL. Raises `Unopenable`."""
    return url_of(location).get_backend_name() == "postgresql"


def claim_arguments(location: str) -> dict[str, Any]:
    """Return what psycopg is given to connect for a claim. Raises `Unopenable`."""
    url = url_of(location)
    need_psycopg()
    # here ours come last: who falls silent after 2 s relies on the server's 3
    own = url.update_query_dict(_CLAIM_WAITS | {"options": f"{_options(url)} {_CLAIM_LIMITS}".strip()})
    return dict(own.get_dialect()().create_connect_args(own)[1])


def impatient(url: URL) -> URL:
    """Return the URL with limits of time on all that a server could keep the bot waiting for; what the operator has set stays."""
    said = {key: value for key, value in url.query.items() if key in _WAITS}
    # the operator's come last: of two settings of the same name the last one holds
    return url.update_query_dict(_WAITS | said | {"options": f"{_LIMITS} {_options(url)}".strip()})


def read_only(url: URL) -> URL:
    """Return the URL of a server on which every transaction only reads, whatever the account may do there."""
    return url.update_query_dict({"options": f"{_options(url)} -c default_transaction_read_only=on".strip()})


def _options(url: URL) -> str:
    options = url.query.get("options", ())
    return options if isinstance(options, str) else " ".join(options)


def need_psycopg() -> None:
    """Raise `Unopenable` if there is no driver for PostgreSQL."""
    try:
        importlib.import_module("psycopg")
    except ImportError:
        # also if it is there, but not the library that it needs
        raise Unopenable("The driver for PostgreSQL is missing; pip install 'unobot[postgresql]'") from None


_HEADER: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""

_ENTERING: Final = 10_000
"""So many milliseconds who comes in waits: for another who comes in, and for a frozen one's last transaction to end."""

_NOT_REPLICATED: Final = "01000"
"""A plain warning; of those that a bot's COMMIT can draw there is only this one."""

_DOOR: Final = 0x756E6F
"""The advisory lock of who is coming in."""

_PATIENT: Final = "busy_timeout = 10000"
"""Milliseconds: another process (a backup, `unobot replay`) may hold the file a moment."""

_PRAGMAS: Final = (
    "journal_mode = WAL",  # readers do not wait for the writer, nor the writer for readers
    "synchronous = FULL",  # with WAL, NORMAL may lose the last commits when the power fails
    "foreign_keys = ON",  # SQLite checks them only if asked, for each connection anew
    _PATIENT,
)


_log: Final = structlog.get_logger(__name__)


class Database:
    """Transactions for one writer and any number of readers.

    A database in memory (`sqlite://`) has one connection only, so there reading and writing take turns.
    """

    def __init__(
        self, location: str, *, make: bool = True, only_read: bool = False, writer: str | None = None
    ) -> None:
        """Connect to `location`, a file or URL; a missing file is made if `make`. Raises `Unopenable`.

        With `only_read` the database itself refuses whatever would change it. With `writer` a server knows by that name which
        connections are ended for whoever takes over from this process (`end_connections`).
        """
        url = url_of(location)
        self.name = url.render_as_string(hide_password=True)
        self.turns = threading.Lock() if in_memory(url) else nullcontext()
        """Whoever uses a connection takes a turn for as long."""
        try:
            self.engine = _engine(url, make=make, only_read=only_read)
        except (ImportError, NoSuchModuleError, SQLAlchemyError) as error:
            raise Unopenable(f"{self.name}: {error}") from error
        if writer is not None and self.is_server:
            named = f"SELECT pg_advisory_lock_shared({_NAMED}, {_key_of(writer)})"

            @event.listens_for(self.engine, "connect")
            def name_connection(connection: Any, _: ConnectionPoolEntry) -> None:
                connection.execute(named)
                connection.commit()

        self._closed = False
        if not in_memory(url):

            @event.listens_for(self.engine, "checkin")
            def end_late(_: object, entry: ConnectionPoolEntry) -> None:
                # a thread had it while the others were closed; nobody would ever close it
                if self._closed:
                    entry.invalidate()

        # the option is read when SQLite begins; PostgreSQL needs no such distinction
        self._for_writing = self.engine.execution_options(writing=True)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction that is committed at the end of the block, and rolled back if it raises."""
        with self.turns, self._for_writing.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open a transaction that sees one moment of the database."""
        with self.turns, self.engine.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Open a transaction that sees one moment of the database, however long it is read."""
        with self.turns, self.engine.connect() as connection:
            if self.is_server:
                # a SQLite transaction is such a one anyway
                connection = connection.execution_options(isolation_level="REPEATABLE READ")  # noqa: PLW2901 - the same one
                lift_limits(connection)
            yield connection

    @contextmanager
    def long_writing(self) -> Iterator[Connection]:
        """Open a transaction that writes and may take minutes."""
        with self.writing() as connection:
            if self.is_server:
                lift_limits(connection)
            yield connection

    def checkpoint(self) -> None:
        """Move what is in SQLite's -wal file into the database, as far as nobody is reading it."""
        with (
            self.turns,
            self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection,
        ):
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    @contextmanager
    def entering(self) -> Iterator[Connection]:
        """Open a transaction that may make or upgrade the tables: one process after the other."""
        with self.writing() as connection:
            if self.is_server:
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = {_ENTERING}")
                connection.exec_driver_sql(f"SET LOCAL statement_timeout = {_ENTERING}")
                connection.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = {_ENTERING}")
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_DOOR})")
            yield connection

    @property
    def is_server(self) -> bool:
        """Whether it is PostgreSQL, not SQLite."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Close all connections."""
        # a thread may still be reading for somebody who does not wait any more; closed under its hands, SQLite crashes
        with self.turns:
            self._closed = True
            self.engine.dispose()


def check_location(location: str) -> None:
    """Raise `Unopenable` if a database surely cannot be opened there; nothing is connected to, made or changed."""
    url = url_of(location)
    try:
        if url.get_backend_name() != "sqlite":
            _server(url).dispose()
        elif not in_memory(url):
            path = Path(url.database or "")
            if not path.exists():
                if not os.access(path.parent, os.W_OK):
                    raise Unopenable(f"{path} cannot be made: the folder may not be written to.")
                return
            with path.open("rb") as file:
                if file.read(len(_HEADER)) not in {_HEADER, b""}:
                    raise Unopenable(f"{path} is not a database; expected a database, or no file.")
            if not os.access(path, os.W_OK):
                raise Unopenable(f"{path} may not be written to.")
    except (ImportError, NoSuchModuleError, SQLAlchemyError) as error:
        raise Unopenable(f"{url.render_as_string(hide_password=True)}: {error}") from error
    except OSError as error:
        raise Unopenable(f"{url.database}: {error.strerror}") from error


def _engine(url: URL, *, make: bool, only_read: bool) -> Engine:
    if url.get_backend_name() != "sqlite":
        return _server(read_only(url) if only_read else url)
    if not only_read or in_memory(url):
        return _sqlite(url, make=make)
    path = Path(url.database or "")
    if not path.exists():
        raise Unopenable(f"{path}: No such file or directory")

    def connect() -> sqlite3.Connection:
        # opened anew each time: whoever restores a backup puts another file in its place
        found = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
        found.execute(f"PRAGMA {_PATIENT}")
        return found

    return create_engine(url, creator=connect, poolclass=NullPool, hide_parameters=True, paramstyle="named")


def _server(url: URL) -> Engine:
    need_psycopg()
    # pre_ping: a server closes connections that were idle for long, and the first statement on one would fail;
    # hide_parameters: an error's text would quote the values, and those may be somebody's hand
    engine = create_engine(impatient(url), pool_pre_ping=True, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def note_warnings(connection: Any, entry: ConnectionPoolEntry) -> None:
        """Have the connection note the warning that a commit has not reached the replica."""

        def notice(diagnosis: Any) -> None:
            if diagnosis.sqlstate == _NOT_REPLICATED:
                entry.info[WARNED] = diagnosis.message_primary

        connection.add_notice_handler(notice)

    for moment in ("connect", "checkin"):  # it may have been lifted meanwhile
        event.listen(engine, moment, limit_wait)
    return engine


WARNED: Final = "warned"
"""In a connection's `info`: what the server has warned of since this was last taken out (`Database` puts it there)."""


def limit_wait(connection: Any, *_: object) -> None:
    """Let this connection of psycopg wait for no answer longer than `PATIENCE`; then it is closed, and raises `OperationalError`.

    A proxy or a firewall can forget a connection without a word. The server's own limits of time do not help then, and
    neither do those of TCP as long as something at the other end takes what is sent.
    """
    if connection is None:  # it is given back to the pool because it is lost
        return
    wait = type(connection).wait

    def wait_a_while(generator: Any, **how: Any) -> Any:
        began = time.monotonic()
        try:
            return wait(connection, generator, **{"timeout": PATIENCE, **how})
        except Exception:
            if time.monotonic() - began >= PATIENCE:
                # nobody knows what it would still answer; closed like this, not even a goodbye is waited for
                connection.pgconn.finish()
            raise

    connection.wait = wait_a_while


def lift_wait(connection: Any) -> None:
    """Let this connection of psycopg wait as long as an answer takes, until `limit_wait`."""
    vars(connection).pop("wait", None)  # it may have been lifted before


_NAMED: Final = 0x756E6F64
"""The class of the advisory locks that every connection of a writer holds: who takes over finds by them which to end."""

_ENDED_WITHIN: Final = 5_000
"""So many milliseconds a connection that is ended may still take to let go of what it has locked."""


def _key_of(writer: str) -> int:
    """The number of a writer's lock, as the server wants it: with a sign."""
    return int.from_bytes(hashlib.sha256(writer.encode()).digest()[:4], "big", signed=True)


def end_connections(connection: Connection, writers: Collection[str]) -> None:
    """End all connections of these writers to the server, with whatever they are about to change; does nothing on SQLite.

    A frozen process may hold its row in the middle of a statement, and there none of the server's limits of time ends it.
    """
    if connection.dialect.name != "postgresql" or not writers:
        return
    # as PostgreSQL shows them, the numbers have no sign
    keys = [_key_of(writer) & 0xFFFFFFFF for writer in writers]
    query = text(
        "SELECT pg_terminate_backend(pid, :within) FROM pg_locks WHERE locktype = 'advisory' AND classid = :named"
        " AND objid = ANY(CAST(:keys AS oid[])) AND pid <> pg_backend_pid()"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    try:
        with connection.begin_nested():
            connection.execute(query, {"within": _ENDED_WITHIN, "named": _NAMED, "keys": keys}).all()
    except SQLAlchemyError as error:
        # another account's connections may not be ended: then they are waited for
        _log.warning(
            "connections of the bot before could not be ended", reason=str(getattr(error, "orig", error))
        )


def lift_limits(connection: Connection) -> None:
    """Let a transaction take as long as it wants, on PostgreSQL."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
    lift_wait(connection.connection.dbapi_connection)


def _sqlite(url: URL, *, make: bool) -> Engine:
    if in_memory(url):
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

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        # transactions begin where `begin` says, not where the driver guesses
        connection.isolation_level = None
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # IMMEDIATE takes the write lock at once: a transaction that reads first and then writes fails with "database is
        # locked" when another has written in between, and no busy_timeout helps
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _make_private(path: Path) -> None:
    """Make the file, readable by its owner alone whatever the umask; SQLite gives -wal and -shm the same mode."""
    try:
        file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError:
        return
    except OSError as error:
        raise Unopenable(f"{path}: {error.strerror}") from error
    os.close(file)
    path.chmod(0o600)  # the mode given to `open` is only an upper bound: the umask takes bits away


class OnConnection:
    """Carries statements out on a connection, where that is done seldom."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect.name

    def execute(self, statement: ClauseElement, rows: Sequence[Mapping[str, Any]]) -> None:
        """Carry out the statement once with each of the rows."""
        assert isinstance(statement, Executable)
        if rows:
            self._connection.execute(statement, [dict(row) for row in rows])

    def rows(self, statement: ClauseElement, row: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        assert isinstance(statement, Executable)
        return [tuple(found) for found in self._connection.execute(statement, dict(row))]

    def take_long(self) -> None:
        """Do nothing: it may take as long as whoever has connected allows."""

    def results_changed(self, persons: Collection[str] | None) -> None:
        """Do nothing: who works on a connection sees to it that all is counted anew."""
