"""The writer's transactions, straight on the database's driver.

SQLAlchemy's own execution costs ten times what the driver needs for the statements of a turn. So these are written with
SQLAlchemy, as all others, but compiled only once.
"""

import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Any, Final

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection

PATIENCE: Final = 15.0
"""Seconds that the answer to one statement is waited for. A server that lives gives a statement up itself before that."""

Row = Mapping[str, Any]
"""The values of a statement's parameters. They go to the driver as they are, SQLAlchemy's types do not touch them."""


class Ambiguous(Exception):
    """COMMIT has failed, and nobody knows whether before or after it was done. `mark` tells."""

    def __init__(self, mark: int, cause: Exception) -> None:
        super().__init__(mark)
        self.mark, self.cause = mark, cause


class Unreplicated(Exception):
    """COMMIT went well, with a warning: if this server is lost now, so is the commit."""


class Transaction:
    """An open transaction. What fails raises the driver's own errors.

    Statements are compiled once, and then known by identity: ask with the same object again, not with an equal one.
    """

    def __init__(self, cursor: DBAPICursor, dialect: Dialect, texts: dict[ClauseElement, str]) -> None:
        """Write with that cursor; `texts` are the statements that are compiled, as the driver wants them."""
        self._cursor = cursor
        self._dialect = dialect
        self._texts = texts
        self.dialect = dialect.name
        self.mark: int | None = None
        """What the writer's `next_key` is if, and only if, this transaction is committed; None if it changes nothing."""
        self._mark_at_savepoint: int | None = None
        self.changed: set[str] | None = set()
        """Whose results are others than before; None: everybody's."""

    def execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        """Carry out the statement once with each of the rows."""
        text = self._texts.get(statement) or self._compile(statement)
        if len(rows) == 1:
            self._cursor.execute(text, rows[0])  # psycopg's `executemany` takes more round trips for one row
        elif rows:
            self._cursor.executemany(text, rows)

    def value(self, statement: ClauseElement, row: Row) -> Any:
        """The first column of the first row that the statement returns; None if it returns no row."""
        self._cursor.execute(self._texts.get(statement) or self._compile(statement), row)
        found = self._cursor.fetchall()  # all of them: SQLite cannot commit with a statement half read
        return found[0][0] if found else None

    def rows(self, statement: ClauseElement, row: Row) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        self._cursor.execute(self._texts.get(statement) or self._compile(statement), row)
        return list(self._cursor.fetchall())

    def _compile(self, statement: ClauseElement) -> str:
        text = self._texts[statement] = str(statement.compile(dialect=self._dialect))
        return text

    def results_changed(self, persons: Collection[str] | None) -> None:
        """Have all that features count of these persons, or of everybody, counted anew when all else is written."""
        self.changed = None if persons is None or self.changed is None else {*self.changed, *persons}

    def take_long(self) -> None:
        """From here on the transaction may take as long as it wants."""
        if self.dialect == "postgresql":
            for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                self._cursor.execute(f"SET LOCAL {limit} = 0")
            lift_wait(getattr(self._cursor, "connection"))  # noqa: B009 - the type of a cursor has no such field

    def set_savepoint(self) -> None:
        """From here on `undo` takes back what is done."""
        self._cursor.execute("SAVEPOINT one_change")
        self._mark_at_savepoint = self.mark

    def release(self) -> None:
        """Keep what was done since the savepoint."""
        self._cursor.execute("RELEASE SAVEPOINT one_change")

    def undo(self) -> None:
        """Take back what was done since the savepoint. Raises if there is none any more: the whole transaction is lost."""
        self._cursor.execute("ROLLBACK TO SAVEPOINT one_change")
        self.mark = self._mark_at_savepoint
        self.release()


class OnConnection:
    """Carries statements out on a connection, where that is done seldom."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect.name

    def execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        """Carry out the statement once with each of the rows."""
        assert isinstance(statement, Executable)
        if rows:
            self._connection.execute(statement, [dict(row) for row in rows])

    def rows(self, statement: ClauseElement, row: Row) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        assert isinstance(statement, Executable)
        return [tuple(found) for found in self._connection.execute(statement, dict(row))]

    def take_long(self) -> None:
        """Do nothing: it may take as long as whoever has connected allows."""

    def results_changed(self, persons: Collection[str] | None) -> None:
        """Do nothing: who works on a connection sees to it that all is counted anew."""


class Transactions:
    """The transactions in which is written what is written often, without SQLAlchemy between."""

    def __init__(self, engine: Engine, turns: AbstractContextManager[object]) -> None:
        """Take connections from that engine, each in its turn."""
        self._engine = engine
        self._turns = turns
        self._texts: dict[ClauseElement, str] = {}
        self.driver_error = engine.dialect.loaded_dbapi.Error
        """What the driver's errors have in common."""

    @contextmanager
    def begin(self) -> Iterator[Transaction]:
        """A transaction that is committed at the end of the block, and rolled back if it raises.

        Raises what the driver raises, or SQLAlchemy's `DBAPIError` if there is no connecting to the database.
        """
        dialect = self._engine.dialect
        # closing gives it back to the pool, which rolls back what was not committed
        with self._turns, closing(self._engine.raw_connection()) as connection:
            cursor = connection.cursor()
            try:
                if dialect.name == "sqlite":
                    cursor.execute("BEGIN IMMEDIATE")  # psycopg begins by itself
                opened = Transaction(cursor, dialect, self._texts)
                yield opened
                _commit(connection, opened)
            except (self.driver_error, Ambiguous) as failure:
                error = failure.cause if isinstance(failure, Ambiguous) else failure
                if isinstance(error, self.driver_error) and (
                    getattr(error, "sqlstate", None) in _ENDED
                    or dialect.is_disconnect(error, connection.dbapi_connection, cursor)
                ):
                    # else the pool would try to roll back on it, and log that it cannot
                    connection.invalidate(error)
                raise


_ENDED: Final = {"57P01", "57P02", "57P03", "57P05", "25P03"}
"""With these the server ends the connection; in the middle of many statements the driver does not know that yet."""


WARNED: Final = "warned"
"""In a connection's `info`: what the server has warned of since this was last taken out (`Database` puts it there)."""


def _commit(connection: PoolProxiedConnection, opened: Transaction) -> None:
    connection.info.pop(WARNED, None)
    try:
        connection.commit()
        if warning := connection.info.pop(WARNED, None):
            # an operator has ended the wait for the replica: this server has kept the commit, and may be the only one
            raise Unreplicated(warning)  # noqa: TRY301 - to be taken like an answer that is lost
    except Exception as error:
        # a connection that is cut before or after the COMMIT raises the same error
        if opened.mark is not None:
            raise Ambiguous(opened.mark, error) from error
        raise


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
