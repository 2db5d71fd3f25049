"""The writer's transactions, straight on the database's driver, and changes carried out in them.

SQLAlchemy's own execution costs ten times what the driver needs for the statements of a turn. So these are written with
SQLAlchemy, as all others, but compiled only once.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import count
from typing import Any, Final

from sqlalchemy import ClauseElement, Connection, Engine, Executable, bindparam, select, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection

from unobot.store import patience
from unobot.store.change import Change, Committed, Handled, Tally
from unobot.store.errors import TakenOver
from unobot.store.results import keep_results
from unobot.store.schema import seen, writers
from unobot.store.statements import statements

Row = Mapping[str, Any]
"""The values of a statement's parameters. They go to the driver as they are, SQLAlchemy's types do not touch them."""


_TAKEN_OVER: Final = "Another unobot answers on these networks; this one may write no more."


class Ambiguous(Exception):
    """COMMIT has failed, and nobody knows whether before or after it was done. `mark` tells (`was_committed`)."""

    def __init__(self, mark: int, cause: Exception) -> None:
        super().__init__(mark)
        self.mark, self.cause = mark, cause


class Unreplicated(Exception):
    """COMMIT went well, with a warning: if this server is lost now, so is the commit."""


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
        self.mark: int | None = None
        """What the writer's `next_key` is if, and only if, this transaction is committed; None if it changes nothing."""
        self._mark_at_savepoint: int | None = None
        self.dialect = compiled.dialect
        self.changed: set[str] | None = set()
        """Whose results are others than before; None: everybody's."""

    def execute(self, statement: ClauseElement, rows: Sequence[Row]) -> None:
        """Carry out the statement once with each of the rows."""
        text = self._compiled.text(statement)
        if len(rows) == 1:
            self._cursor.execute(text, rows[0])  # psycopg's `executemany` takes more round trips for one row
        elif rows:
            self._cursor.executemany(text, rows)

    def value(self, statement: ClauseElement, row: Row) -> Any:
        """The first column of the first row that the statement returns; None if it returns no row."""
        self._cursor.execute(self._compiled.text(statement), row)
        found = self._cursor.fetchall()  # all of them: SQLite cannot commit with a statement half read
        return found[0][0] if found else None

    def rows(self, statement: ClauseElement, row: Row) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        self._cursor.execute(self._compiled.text(statement), row)
        return list(self._cursor.fetchall())

    def results_changed(self, persons: Collection[str] | None) -> None:
        """Have all that features count of these persons, or of everybody, counted anew when all else is written."""
        self.changed = None if persons is None or self.changed is None else {*self.changed, *persons}

    def take_long(self) -> None:
        """From here on the transaction may take as long as it wants."""
        if self.dialect == "postgresql":
            for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                self._cursor.execute(f"SET LOCAL {limit} = 0")
            patience.lift(getattr(self._cursor, "connection"))  # noqa: B009 - the type of a cursor has no such field

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


@contextmanager
def transaction(engine: Engine, compiled: Compiled) -> Iterator[Transaction]:
    """A transaction that is committed at the end of the block, and rolled back if it raises.

    Raises what the driver raises, or SQLAlchemy's `DBAPIError` if there is no connecting to the database.
    """
    # closing gives it back to the pool, which rolls back what was not committed
    with closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        try:
            if compiled.dialect == "sqlite":
                cursor.execute("BEGIN IMMEDIATE")  # psycopg begins by itself
            opened = Transaction(cursor, compiled)
            yield opened
            _commit(connection, opened)
        except (engine.dialect.loaded_dbapi.Error, Ambiguous) as failure:
            error = failure.cause if isinstance(failure, Ambiguous) else failure
            driver = engine.dialect.loaded_dbapi.Error
            if isinstance(error, driver) and (
                getattr(error, "sqlstate", None) in _ENDED
                or engine.dialect.is_disconnect(error, connection.dbapi_connection, cursor)
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
        _look_for_warning(connection)
    except Exception as error:
        # a connection that is cut before or after the COMMIT raises the same error
        if opened.mark is not None:
            raise Ambiguous(opened.mark, error) from error
        raise


def _look_for_warning(connection: PoolProxiedConnection) -> None:
    if warning := connection.info.pop(WARNED, None):
        # an operator has ended the wait for the replica: this server has kept the commit, and may be the only one
        raise Unreplicated(warning)


def was_committed(transaction: Transaction, writer: str, mark: int) -> bool:
    """Whether the transaction with that mark, the last one of this writer, was committed.

    Raises `TakenOver` if another process has claimed one of its networks: what it finds there is its to send.
    """
    # the row is locked: a server that has not seen the cut may still be committing, and must have ended before
    found = transaction.value(_HOLD, {"mine": writer})
    if found is None:
        raise TakenOver(_TAKEN_OVER)
    return bool(found == mark)


def write(
    transaction: Transaction, changes: Sequence[Change], writer: str, tallies: Sequence[Tally] = ()
) -> list[Committed]:
    """Carry out all changes, or raise whatever the database's driver says; `tallies` count anew what has changed.

    Raises `TakenOver` if another process has claimed one of the writer's networks since.
    """
    # first of all: it locks the writer's row, so that whoever takes over waits, and finds out whether it is still there
    keys = _keys(transaction, writer, sum(len(change.messages.new) for change in changes))
    committed = [
        Committed(tuple(replace(message, key=next(keys)) for message in change.messages.new))
        for change in changes
    ]
    transaction.changed = set()
    for statement, rows in statements(changes, committed, transaction.dialect):
        transaction.execute(statement, rows)
    if any(change.round.finished for change in changes):
        keep_results(transaction, changes)
    for change in changes:
        # last of all: what is counted is locked by every process that ends a round, and so for the shortest time
        for put in change.writes:
            put(transaction)
    if transaction.changed != set():
        transaction.take_long()
        for tally in tallies:
            tally.recount(transaction, transaction.changed)
    return committed


def was_handled(transaction: Transaction, message: Handled) -> bool:
    """Whether a change for this message was committed before."""
    return (
        message.id is not None
        and transaction.value(_SEEN, {"network": message.network, "id": message.id}) is not None
    )


def _keys(transaction: Transaction, writer: str, wanted: int) -> Iterator[int]:
    """Take so many numbers, never to be given again, and make sure that this writer may write until the transaction ends."""
    # one at least, also where no message needs it: by the number it is known afterwards whether this was committed
    taken = max(1, wanted)
    end = transaction.value(_TAKE_KEYS, {"mine": writer, "wanted": taken})
    if end is None:
        raise TakenOver(_TAKEN_OVER)
    transaction.mark = end
    return count(end - taken)


_MINE: Final = writers.c.name == bindparam("mine")
_TAKE_KEYS: Final = (
    update(writers)
    .where(_MINE)
    .values(next_key=writers.c.next_key + bindparam("wanted"))
    .returning(writers.c.next_key)
)
# FOR UPDATE makes another writer wait on PostgreSQL; on SQLite, where BEGIN IMMEDIATE did that, it is left out
_HOLD: Final = select(writers.c.next_key).where(_MINE).with_for_update()
_SEEN: Final = select(seen.c.id).where(
    (seen.c.network == bindparam("network")) & (seen.c.id == bindparam("id"))
)
