"""The store: what the bot keeps over restarts."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from sqlite3 import SQLITE_FULL, SQLITE_IOERR_SHMSIZE
from types import TracebackType
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from unobot.adapter import Bookmark, Network, Outgoing
from unobot.clock import Clock, WallClock
from unobot.store.change import (
    AlreadySeen,
    Change,
    Committed,
    Damaged,
    Handled,
    Messages,
    Shelved,
    StoreError,
    TakenOver,
    Tally,
    Unopenable,
)
from unobot.store.claims import Active, Claim, FileClaim, enter, holder
from unobot.store.damage import CURE, LastCommit, is_damage, look_at_rows, look_for_damage
from unobot.store.database import Database, claim_arguments, file_of, is_server
from unobot.store.migrations import require_newest, upgrade
from unobot.store.observer import Observer
from unobot.store.read import instance_id, position, shelved
from unobot.store.writer import Writer

_LOOK_AGAIN: Final = 0.1
"""Seconds until it is asked again whether a message may be sent."""

_SURELY: Final = 3
"""So many looks in a row must find that the database does not answer."""

POSITION: Final = "position"
"""The key under which an adapter finds its last bookmark."""

_log: Final = structlog.get_logger(__name__)

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Store:
    """An open database. Use `Store.open`, then as an async context manager, or `close` it."""

    def __init__(
        self,
        database: Database,
        writer: Writer | None,
        instance: str,
        clock: Clock,
        observer: Observer | None,
        claim: Claim,
    ) -> None:
        self._database = database
        self._writer = writer
        self._claim = claim
        self._clock = clock
        self._observer = observer
        self.instance = instance
        self._lost = asyncio.Event()
        self._sent: set[int] = set()
        self._marking: set[int] = set()
        self._asked: dict[object, None] = {}

    @classmethod
    async def open(
        cls,
        location: str,
        *,
        only_read: bool = False,
        clock: Clock | None = None,
        observer: Observer | None = None,
        claim: Claim | None = None,
        tallies: Sequence[Tally] = (),
    ) -> Self:
        """Open the database at `location`, a file or a URL (`postgresql://…`, `sqlite://` for one in memory).

        A missing one is made, an older one upgraded, and whoever answered before on the networks of the `claim`, or used the
        same file, is shut out; what features count (`tallies`) has its tables made; with `only_read` none of this happens. Raises `Unopenable` with what to change.
        """
        claim = claim or Claim()
        # connecting may take as long as a network does; the loop goes on meanwhile
        if not only_read and (path := file_of(location)):
            await asyncio.to_thread(look_for_damage, path)
        database = await asyncio.to_thread(
            Database, location, only_read=only_read, writer=None if only_read else claim.writer
        )
        try:
            instance = await asyncio.to_thread(_enter, database, None if only_read else claim, tallies)
            last = None
            if not only_read:
                claim.entered = True
                last = await asyncio.to_thread(_count_commits, database, location, claim.writer)
        except BaseException:
            database.close()
            raise
        writer = None if only_read else Writer(database, claim.writer, last, tallies)
        return cls(database, writer, instance, clock or WallClock(), observer, claim)

    @property
    def is_server(self) -> bool:
        """Whether it is a database server's, to which other processes may write, too."""
        return self._database.is_server

    async def commit(self, change: Change) -> Committed:
        """Return when all of `change` is durable; raises a `StoreError` when nothing of it is.

        The change is carried out even if the caller is cancelled while waiting. When the connection to a database server
        is lost during a commit, this returns or raises when the database has told what became of it.
        """
        if self._writer is None:
            raise StoreError("The store was opened for reading only.")
        # all marks that wait go along; if the change is not committed, they wait for the next one
        keys, self._sent = self._sent, set()
        if keys:
            marked = replace(change.messages, sent=tuple(keys.union(change.messages.sent)))
            change = replace(change, messages=marked)
            self._marking |= keys
        began = time.perf_counter()
        asked = object()
        self._asked[asked] = None
        try:
            committed = await self._writer.commit(change)
        except BaseException as trouble:
            # cancelled, nobody learns whether it was committed; to mark a message twice does no harm
            self._sent |= keys
            if isinstance(trouble, TakenOver):
                self._lost.set()
            if self._observer is not None and isinstance(trouble, StoreError):
                # what was seen before is in the store
                self._observer.committed(time.perf_counter() - began, kept=isinstance(trouble, AlreadySeen))
            raise
        finally:
            self._marking -= keys
            del self._asked[asked]
        if self._observer is not None:
            self._observer.committed(time.perf_counter() - began, kept=True)
        return committed

    async def taken_over(self) -> None:
        """Return when another process answers on the claim's networks, or may do so soon: nothing is kept any more."""
        waits = [asyncio.ensure_future(each) for each in (self._lost.wait(), self._claim.lost())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()
        self._lost.set()
        if self._writer is not None:
            self._writer.give_up()

    async def may_be_said(self, key: int) -> None:
        """Return when a message with this key may be sent: when nobody else may be saying it."""
        # nothing that is not kept (below 0) can be said by anybody else; but somebody else may have more to say
        claim = self._claim
        while not (claim.lasting or claim.sure() or (key < 0 and (claim.alone or claim.unshared()))):  # noqa: ASYNC110 - a claim becomes doubtful by time alone
            await asyncio.sleep(_LOOK_AGAIN)

    async def hangs(self) -> None:
        """Return when the database does not answer, and a standby that waits will have the claim if it goes on like this."""
        seen = 0
        while seen < _SURELY:
            await asyncio.sleep(_LOOK_AGAIN)
            claim = self._claim
            # after a moment in which this process was stopped, the claim is asked for before it is looked at again
            seen = seen + 1 if claim.unshared() and not (claim.alone or claim.sure()) else 0

    async def read(
        self, reading: Callable[Concatenate[Connection, _P], _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        """Return what a function of `unobot.store.read` finds, called in a thread: `await store.read(tables)`.

        Raises `Damaged` if it finds what this bot has not written, and `StoreError` if the database cannot be read.
        """

        def read_now() -> _T:
            with self._database.reading() as connection:
                return reading(connection, *args, **kwargs)

        name, asked = self._database.name, object()
        self._asked[asked] = None
        try:
            return await asyncio.to_thread(read_now)
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and is_damage(error.orig):
                raise Damaged(f"{name} is damaged: {error.orig}. {CURE}") from error
            raise StoreError(f"The database cannot be read: {type(error).__name__}") from error
        except (TypeError, ValueError) as error:
            raise Damaged(f"{name} is damaged: {type(error).__name__} in a row. {CURE}") from error
        finally:
            del self._asked[asked]

    @property
    def unanswered(self) -> object | None:
        """What has been asked of the database for longest and is not answered; the same object until it is."""
        return next(iter(self._asked), None)

    def mark_sent(self, keys: Sequence[int]) -> None:
        """Forget these messages, which need no sending any more, with the next commit or `flush`.

        A process that is killed before that finds them unsent.
        """
        self._sent.update(keys)

    async def flush(self) -> None:
        """Return when every mark made so far is durable. Raises a `StoreError`; the marks are then kept for the next commit."""
        wanted = self._sent | self._marking
        while wanted & (self._sent | self._marking):
            # What others took along is committed before this; it is asked for again, for they may fail.
            marks = Messages(sent=tuple(self._sent))
            await self.commit(Change(self._clock.now(), messages=marks))

    async def mark_joined(self, message: Outgoing, keys: Sequence[int]) -> None:
        """From now on `message` stands for itself and for those `keys`."""
        await self.commit(Change(self._clock.now(), messages=Messages(joined=(message,), sent=tuple(keys))))

    async def close(self) -> None:
        """Commit what is waiting, then disconnect."""
        if self._writer is not None:
            with suppress(StoreError):  # what stays unmarked is sent again, as after a crash
                await self.flush()
            await self._writer.close()
        await asyncio.to_thread(self._database.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


class StoreShelf:
    """The `Shelf` of one network. Its texts are read once and then at hand."""

    def __init__(self, store: Store, network: Network, texts: dict[str, str], clock: Clock) -> None:
        self._store = store
        self._network = network
        self._texts = texts
        self._clock = clock

    @classmethod
    async def load(cls, store: Store, network: Network, clock: Clock) -> "StoreShelf":
        """Return the network's shelf with what was put on it before."""
        texts = await store.read(shelved, network)
        if (settled := await store.read(position, network)) is not None:
            texts[POSITION] = settled
        return cls(store, network, texts, clock)

    def get(self, key: str, /) -> str | None:
        """Return the text kept under `key`, or None."""
        return self._texts.get(key)

    async def settle(self, bookmark: Bookmark) -> None:
        """Keep the network's bookmark, durably. Raises `StoreError`."""
        handled = Handled(bookmark.network, position=bookmark.position)
        await self._store.commit(Change(self._clock.now(), handled=handled))
        self.settled(bookmark)

    def settled(self, bookmark: Bookmark) -> None:
        """Note that the network's bookmark was committed, with something else."""
        self._texts[POSITION] = bookmark.position

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep `text` under `key` durably; None forgets it. Raises `StoreError`."""
        await self._store.commit(Change(at=self._clock.now(), shelved=(Shelved(self._network, key, text),)))
        if text is None:
            self._texts.pop(key, None)
        else:
            self._texts[key] = text


async def repeat_work(seconds: float, clock: Clock, work: Callable[[], Awaitable[None]], failed: str) -> None:
    """Do the work again and again, until cancelled or another process has opened the store.

    `failed` is what is logged, with the reason, when the store does not let it be done; it is tried again the next time.
    """
    while True:
        await clock.sleep(seconds)
        try:
            await work()
        except TakenOver:
            return
        except StoreError as trouble:
            _log.error(failed, reason=str(trouble))


def _enter(database: Database, claim: Claim | None, tallies: Sequence[Tally]) -> str:
    """Make sure of the schema and, if there is a claim, enter its writer; returns the instance's id."""
    try:
        if claim is None:
            with database.reading() as connection:
                require_newest(connection)
                return instance_id(connection)
        if database.is_server:
            look_at_rows(database)
        with database.entering() as connection:
            upgrade(connection)
            enter(connection, claim, time.time())
            for tally in tallies:
                tally.make(connection)
            return instance_id(connection)
    except SQLAlchemyError as error:
        raise _unopenable(database, error) from error


def _count_commits(database: Database, location: str, name: str) -> LastCommit | None:
    """Begin to count the writer's commits beside a SQLite file; returns None for another database. Raises `Unopenable`."""
    if (path := file_of(location)) is None:
        return None
    # from here on the writer's name stands in the main file: of one that has lost its -wal file, the count is known by it
    try:
        database.checkpoint()
        return LastCommit(path.resolve(), name)
    except SQLAlchemyError as error:
        raise _unopenable(database, error) from error
    except OSError as error:
        raise Unopenable(f"{error.filename}: {error.strerror}") from error


def _unopenable(database: Database, error: SQLAlchemyError) -> Unopenable:
    """Say in one line why the database cannot be used."""
    cause = getattr(error, "orig", None)
    # SQLite calls it an input/output error when its shared memory does not fit on the disk
    full = getattr(cause, "sqlite_errorcode", None) in {SQLITE_FULL, SQLITE_IOERR_SHMSIZE}
    return Unopenable(f"{database.name}: {'the disk is full' if full else cause or error}")


def claim_on(location: str, networks: Collection[Network]) -> Claim:
    """Return a claim, not yet taken, on networks of the store at `location`. Raises `Unopenable`."""
    if (path := file_of(location)) is not None:
        return FileClaim(path, networks)
    if is_server(location):
        arguments = claim_arguments(location)
        from unobot.store.server_claim import ServerClaim  # noqa: PLC0415 - its driver is there only if it is wanted

        return ServerClaim(arguments, networks)
    return Claim(networks)


async def holder_on(location: str, network: Network) -> Active | None:
    """Return the process that has the network by what the store says; None if it does not say."""

    def ask() -> Active | None:
        try:
            database = Database(location, make=False)
        except Unopenable:
            return None
        try:
            with database.reading() as connection:
                return holder(connection, network)
        except SQLAlchemyError:
            return None
        finally:
            database.close()

    return await asyncio.to_thread(ask)
