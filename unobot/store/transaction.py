"""The writer's transactions, straight on the database's driver.

SQLAlchemy's own execution costs ten times what the driver needs for the statements of a turn. So these are written with
SQLAlchemy, as all others, but compiled only once.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final

from sqlalchemy import ClauseElement, Engine
from sqlalchemy.engine.interfaces import DBAPICursor

Row = Mapping[str, Any]
"""The values of a statement's parameters. They go to the driver as they are, SQLAlchemy's types do not touch them."""


class Compiled:
    """The statements in the words of one engine's dialect; each is compiled when it is first asked for.

    Statements are told apart by identity: ask with the same object again, not with an equal one made anew.
    """

    def __init__(self, engine: Engine) -> None:
        self._dialect: Final = engine.dialect
        self._texts: Final[dict[ClauseElement, str]] = {}

    @property
    def dialect(self) -> str:
        """The dialect's name: `sqlite` or `postgresql`."""
        return self._dialect.name

    def text(self, statement: ClauseElement) -> str:
        """The statement as the driver wants it, with named parameters."""
        found = self._texts.get(statement)
        if found is None:
            found = self._texts[statement] = str(statement.compile(dialect=self._dialect))
        return found


class Transaction:
    """An open transaction. What fails raises the driver's own errors."""

    def __init__(self, cursor: DBAPICursor, compiled: Compiled) -> None:
        self._cursor = cursor
        self._compiled = compiled
        self.dialect = compiled.dialect

    def execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        """Carry out the statement once with each of the rows."""
        text = self._compiled.text(statement)
        if len(rows) == 1:
            self._cursor.execute(text, rows[0])  # psycopg's `executemany` takes more round trips for one row
        else:
            self._cursor.executemany(text, rows)

    def value(self, statement: ClauseElement, row: Row) -> Any:
        """The first column of the first row that the statement returns; None if it returns no row."""
        self._cursor.execute(self._compiled.text(statement), row)
        found = self._cursor.fetchall()  # all of them: SQLite cannot commit with a statement half read
        return found[0][0] if found else None

    def set_savepoint(self) -> None:
        """From here on `undo` takes back what is done."""
        self._cursor.execute("SAVEPOINT one_change")

    def release(self) -> None:
        """Keep what was done since the savepoint."""
        self._cursor.execute("RELEASE SAVEPOINT one_change")

    def undo(self) -> None:
        """Take back what was done since the savepoint. Raises if there is none any more: the whole transaction is lost."""
        self._cursor.execute("ROLLBACK TO SAVEPOINT one_change")
        self.release()


@contextmanager
def transaction(engine: Engine, compiled: Compiled) -> Iterator[Transaction]:
    """A transaction that is committed at the end of the block, and rolled back if it raises.

    Raises what the driver raises, or SQLAlchemy's `DBAPIError` if there is no connecting to the database.
    """
    with closing(
        engine.raw_connection()
    ) as connection:  # given back to the pool, it is rolled back if need be
        cursor = connection.cursor()
        try:
            if compiled.dialect == "sqlite":
                cursor.execute("BEGIN IMMEDIATE")  # psycopg begins by itself
            yield Transaction(cursor, compiled)
            connection.commit()
        except engine.dialect.loaded_dbapi.Error as error:
            if engine.dialect.is_disconnect(error, connection.dbapi_connection, cursor):
                connection.invalidate(
                    error
                )  # else the pool would try to roll back on it, and log that it cannot
            raise
