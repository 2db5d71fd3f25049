"""The one thread that writes: all changes that are waiting go into one transaction, straight on the database's driver.

SQLAlchemy's own execution costs ten times what the driver needs for the statements of a turn. So these are written with
SQLAlchemy, as all others, but compiled only once.
"""

import asyncio
import threading
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import replace
from queue import Empty, SimpleQueue
from typing import Any, Final

import structlog
from sqlalchemy import ClauseElement, Dialect, Engine, Select, bindparam, literal_column, select, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from unobot.store.change import AlreadySeen, Change, Committed, StoreError, TakenOver, Tally, Unkept
from unobot.store.damage import LastCommit
from unobot.store.database import WARNED, Database, lift_wait
from unobot.store.rows import keep_results, write_changes
from unobot.store.schema import seen, writers

_LARGEST_GROUP: Final = 512
_ASK_AGAIN: Final = 0.5
"""Seconds until the database is asked again whether it has kept what it did not acknowledge."""

_TAKEN_OVER: Final = "Another unobot answers on these networks; this one may write no more."
_GIVEN_UP: Final = "Another unobot may answer on these networks by now; this one may write no more."

_log: Final = structlog.get_logger(__name__)

_Waiting = tuple[Change, asyncio.Future[Committed]]
_Outcome = Committed | StoreError
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


class Transactions:
    """The transactions in which is written what is written often, without SQLAlchemy between."""

    def __init__(self, engine: Engine, turns: AbstractContextManager[object]) -> None:
        """Take connections from that engine, each in its turn."""
        self._engine = engine
        self._turns = turns
        self._texts: dict[ClauseElement, str] = {}
        self._held: PoolProxiedConnection | None = None
        """A file's connection is kept from one transaction to the next: to give it back and take it again costs a third of a turn."""
        self.driver_error = engine.dialect.loaded_dbapi.Error
        """What the driver's errors have in common."""

    @contextmanager
    def begin(self) -> Iterator[Transaction]:
        """A transaction that is committed at the end of the block, and rolled back if it raises.

        Raises what the driver raises, or SQLAlchemy's `DBAPIError` if there is no connecting to the database.
        """
        dialect = self._engine.dialect
        with self._turns, ExitStack() as unless_kept:
            connection, self._held = self._held or self._engine.raw_connection(), None
            # closing gives it back to the pool, which rolls back what was not committed
            unless_kept.callback(connection.close)
            cursor = connection.cursor()
            try:
                if dialect.name == "sqlite":
                    cursor.execute("BEGIN IMMEDIATE")  # psycopg begins by itself
                opened = Transaction(cursor, dialect, self._texts)
                yield opened
                _send_commit(connection, opened)
            except (self.driver_error, Ambiguous) as failure:
                error = failure.cause if isinstance(failure, Ambiguous) else failure
                if isinstance(error, self.driver_error) and (
                    getattr(error, "sqlstate", None) in _ENDED
                    or dialect.is_disconnect(error, connection.dbapi_connection, cursor)
                ):
                    # else the pool would try to roll back on it, and log that it cannot
                    connection.invalidate(error)
                raise
            if dialect.name == "sqlite":
                # a server's may be lost while nobody uses it: the pool asks before it gives it out
                unless_kept.pop_all()
                self._held = connection

    def close(self) -> None:
        """Give back the connection that is kept."""
        if self._held is not None:
            with self._turns:
                self._held.close()


_ENDED: Final = {"57P01", "57P02", "57P03", "57P05", "25P03"}
"""With these the server ends the connection; in the middle of many statements the driver does not know that yet."""


def _send_commit(connection: PoolProxiedConnection, opened: Transaction) -> None:
    """Commit. Raises `Ambiguous` where nobody knows whether that was done, and else what the driver raises."""
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


class Writer:
    """Commits changes in the order of their arrival; used from one event loop."""

    def __init__(
        self, database: Database, name: str, last: LastCommit | None, tallies: Sequence[Tally] = ()
    ) -> None:
        self._transactions = Transactions(database.engine, database.turns)
        self._name = name
        self._tallies = tallies
        self._last = last
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        # a daemon, so that a process that ends without `close` is not held up; what was acknowledged is durable anyway
        self._thread = threading.Thread(target=self._run, name="unobot store", daemon=True)
        self._closed = self._given_up = False
        self._open: set[asyncio.Future[Committed]] = set()
        self._thread.start()

    async def commit(self, change: Change) -> Committed:
        """Return when the change is durable; it is carried out even if the caller is cancelled while waiting."""
        if self._given_up:
            raise TakenOver(_GIVEN_UP)
        if self._closed:
            raise StoreError("The store is closed.")
        done: asyncio.Future[Committed] = self._loop.create_future()
        self._open.add(done)
        done.add_done_callback(self._open.discard)
        self._queue.put((change, done))
        return await done

    def give_up(self) -> None:
        """Refuse what waits and what comes, at once: the database may be out of reach for long, and is another's now."""
        if self._given_up:
            return
        self._given_up = self._closed = True
        self._queue.put(None)
        for done in tuple(self._open):
            done.set_exception(TakenOver(_GIVEN_UP))

    async def close(self) -> None:
        """Commit what is waiting, and end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        if not self._given_up:  # else it may wait for the database, for as long as that likes
            await asyncio.to_thread(self._thread.join)
        if self._last is not None:
            self._last.close()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            with suppress(Empty):
                while len(group) < _LARGEST_GROUP:
                    if (another := self._queue.get_nowait()) is None:
                        # nothing is put after it: read it again when this group is done
                        self._queue.put(None)
                        break
                    group.append(another)
            changes, waiting = zip(*group, strict=True)
            outcomes = self._commit(changes)
            try:
                # futures are not safe to touch from another thread
                self._loop.call_soon_threadsafe(self._answer, waiting, outcomes)
            except RuntimeError:  # the loop is closed: nobody waits any more
                break
        self._transactions.close()

    @staticmethod
    def _answer(waiting: Sequence[asyncio.Future[Committed]], outcomes: Sequence[_Outcome]) -> None:
        for done, outcome in zip(waiting, outcomes, strict=True):
            if done.done():  # the caller was cancelled meanwhile
                continue
            if isinstance(outcome, Committed):
                done.set_result(outcome)
            else:
                done.set_exception(outcome)

    def _commit(self, changes: Sequence[Change]) -> Sequence[_Outcome]:
        written: Sequence[_Outcome] = ()
        try:
            with self._transactions.begin() as transaction:
                written = self._write(transaction, changes)
            self._note(transaction)
        except TakenOver as error:
            return [error] * len(changes)
        except Ambiguous as unknown:
            return self._settled(unknown, written) or self._one_by_one(changes)
        except Exception:  # noqa: BLE001 - whatever it was, find out whose it is
            return self._one_by_one(changes)
        return written

    def _one_by_one(self, changes: Sequence[Change]) -> Sequence[_Outcome]:
        """Still one transaction, but each change in a savepoint: a failing one fails alone."""
        written: Sequence[_Outcome] = ()
        try:
            with self._transactions.begin() as transaction:
                written = [self._try(transaction, change) for change in changes]
            self._note(transaction)
        except Ambiguous as unknown:
            lost = [_refusal(unknown.cause, self._transactions.driver_error)] * len(changes)
            return self._settled(unknown, written) or lost
        except Exception as error:  # noqa: BLE001 - the thread must live; those who wait are told
            return [_refusal(error, self._transactions.driver_error)] * len(changes)
        return written

    def _write(self, transaction: Transaction, changes: Sequence[Change]) -> list[Committed]:
        """Carry out all changes, or raise whatever the database's driver says.

        Raises `TakenOver` if another process has claimed one of this writer's networks since.
        """
        # first of all: it locks the writer's row, so that whoever takes over waits, and finds out whether it is still there;
        # one key at least, also where no message needs it: by the number it is known afterwards whether this was committed
        wanted = max(1, sum(len(change.messages.new) for change in changes))
        end = transaction.value(_TAKE_KEYS, {"mine": self._name, "wanted": wanted})
        if end is None:
            raise TakenOver(_TAKEN_OVER)
        transaction.mark = end
        committed = _numbered(changes, end - wanted)
        transaction.changed = set()
        write_changes(changes, committed, transaction)
        for change in changes:
            if change.round.finished and change.round.finished.standings:
                keep_results(transaction, change.round.finished, change.at)
        for change in changes:
            # last of all: what is counted is locked by every process that ends a round, and so for the shortest time
            for put in change.writes:
                put(transaction)
        if transaction.changed != set():
            transaction.take_long()
            for tally in self._tallies:
                tally.recount(transaction, transaction.changed)
        return committed

    def _note(self, transaction: Transaction) -> None:
        """Count what was committed."""
        if self._last is not None and transaction.mark is not None:
            # a count that is too low does no harm
            with suppress(OSError, ValueError):  # it may be closed already
                self._last.note(transaction.mark)

    def _settled(self, unknown: Ambiguous, written: Sequence[_Outcome]) -> Sequence[_Outcome]:
        """What was written, if a commit whose answer was lost was kept; nothing if it was not.

        Asks until the database tells, or the store is closed.
        """
        while True:
            try:
                with self._transactions.begin() as transaction:
                    kept = was_committed(transaction, self._name, unknown.mark)
            except TakenOver as error:
                return [error] * len(written)
            except Exception as error:  # noqa: BLE001 - it may be out of reach for as long as it likes
                if self._closed:
                    return [_refusal(error, self._transactions.driver_error)] * len(written)
                time.sleep(_ASK_AGAIN)
            else:
                _log.warning("the answer to a commit was lost", kept=kept)
                return written if kept else ()

    def _try(self, transaction: Transaction, change: Change) -> _Outcome:
        """Raises what the change has raised if that has ended the whole transaction."""
        if (
            change.handled is not None
            and change.handled.id is not None
            and transaction.value(_SEEN, {"network": change.handled.network, "id": change.handled.id})
        ):
            return AlreadySeen(f"{change.handled.network}: message {change.handled.id} was handled before.")
        transaction.set_savepoint()
        try:
            (committed,) = self._write(transaction, [change])
        except Exception as error:  # noqa: BLE001 - the others in the group are not to blame
            try:
                transaction.undo()
            except Exception:  # noqa: BLE001 - the connection is lost, or SQLite has rolled all back
                raise error from None
            return _refusal(error, self._transactions.driver_error)
        transaction.release()
        return committed


def _numbered(changes: Sequence[Change], key: int) -> list[Committed]:
    """Give the new messages of the changes their keys, from this one on."""
    committed = []
    for change in changes:
        outgoing = []
        for message in change.messages.new:
            outgoing.append(replace(message, key=key))
            key += 1
        committed.append(Committed(tuple(outgoing)))
    return committed


def was_committed(transaction: Transaction, writer: str, mark: int) -> bool:
    """Whether the transaction with that mark, the last one of this writer, was committed.

    Raises `TakenOver` if another process has claimed one of its networks: what it finds there is its to send.
    """
    # the row is locked: a server that has not seen the cut may still be committing, and must have ended before
    found = transaction.value(_HOLD, {"mine": writer})
    if found is None:
        raise TakenOver(_TAKEN_OVER)
    return bool(found == mark)


def _refusal(error: Exception, driver: type[Exception]) -> StoreError:
    """The error in words that hold no value of the change: those may be somebody's hand."""
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, driver):
        return Unkept(f"The change cannot be stored: {type(error).__name__}")
    # psycopg's full text has a DETAIL line that quotes the row; its primary message does not
    diagnosis = getattr(cause, "diag", None)
    words = str(cause) if diagnosis is None else diagnosis.message_primary
    return Unkept(f"The database refused the change: {type(cause).__name__}: {words}")


_MINE: Final = writers.c.name == bindparam("mine")
_TAKE_KEYS: Final = (
    update(writers)
    .where(_MINE)
    .values(next_key=writers.c.next_key + bindparam("wanted"))
    .returning(writers.c.next_key)
)
# FOR UPDATE makes another writer wait on PostgreSQL; on SQLite, where BEGIN IMMEDIATE did that, it is left out
_HOLD: Final = select(writers.c.next_key).where(_MINE).with_for_update()
_SEEN: Final[Select[tuple[int]]] = select(literal_column("1")).where(
    (seen.c.network == bindparam("network")) & (seen.c.id == bindparam("id"))
)
