"""Stores what a command changes, and only then says what it says; reads a room's table from the store again."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Final

import structlog

from uno_engine import Stage
from unobot.adapter import Bookmark, Importance, Incoming, Network, Room, Said, Unread
from unobot.messages.texts import Value
from unobot.outbox import Outbox
from unobot.store import (
    AlreadySeen,
    Change,
    Committed,
    Handled,
    StoredSetting,
    StoreShelf,
    TableClosed,
    TakenOver,
)
from unobot.store.read import StoredTable, tables
from unobot.tables.announcing import Announcer
from unobot.tables.journal import FinishedRound, finished_round
from unobot.tables.lines import BackgroundTask, Lines
from unobot.tables.place import Place
from unobot.tables.services import Bringers, Services, unbrought
from unobot.tables.signals import ChangeStored, RoundStored, TableGone
from unobot.tables.storing import changed, plugins_of, restored
from unobot.tables.table import Table
from unobot.tables.watchdog import whence


@dataclass(eq=False, slots=True)
class Mark:
    """A bookmark, and what came before it. `kept`: it, or a later one, is stored or about to be."""

    bookmark: Bookmark
    before: tuple[asyncio.Future[None], ...]
    kept: bool = False


@dataclass(slots=True)
class _Delivered:
    """One network's items that are not dealt with yet, and its bookmarks that are not stored yet, in order."""

    open: dict[asyncio.Future[None], Incoming] = field(default_factory=dict)
    dealt_with: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever one of them is dealt with."""
    marks: deque[Mark] = field(default_factory=deque)


class Positions:
    """What is delivered, until it is dealt with.

    A bookmark is stored in the transaction of the last command before it, so that there is never one without the other;
    by itself where no command came before it.
    """

    def __init__(self) -> None:
        self._by_network: defaultdict[Network, _Delivered] = defaultdict(_Delivered)

    def note(self, item: Incoming, done: asyncio.Future[None]) -> None:
        """Note that an item was delivered; it is dealt with once `done`."""
        delivered = self._by_network[item.network]
        delivered.open[done] = item

        def forget(_: asyncio.Future[None]) -> None:
            # a turn of the event loop after `done`, as asyncio runs all callbacks
            del delivered.open[done]
            delivered.dealt_with.set()

        done.add_done_callback(forget)

    async def less_than(self, most: int, network: Network) -> None:
        """Return when less than so many items of a network are not dealt with yet."""
        # not by `asyncio.wait` for the items: it would add a callback to each of them for each item that has to wait
        delivered = self._by_network[network]
        while len(delivered.open) >= most:
            delivered.dealt_with.clear()
            await delivered.dealt_with.wait()

    def everything(self) -> list[asyncio.Future[None]]:
        """Return all that was delivered by all networks and is not dealt with yet."""
        return [done for delivered in self._by_network.values() for done in delivered.open]

    def mark(self, bookmark: Bookmark) -> Mark:
        """Note a bookmark, which stands behind all that has been delivered."""
        delivered = self._by_network[bookmark.network]
        # those that are open now and no later ones: they do not come before this bookmark
        mark = Mark(bookmark, tuple(delivered.open))
        delivered.marks.append(mark)
        return mark

    @contextmanager
    def carrying(self, message: Handled) -> Iterator[Bookmark | None]:
        """Give the bookmark to store together with what comes of a message: the last before which nothing else is open.

        If storing fails, it is left to whoever waits for all that came before it.
        """
        delivered = self._by_network[message.network]
        reached = [mark for mark in delivered.marks if self._reached(mark, delivered, message)]
        if not reached:
            yield None
            return
        self.keep(reached[-1])
        try:
            yield reached[-1].bookmark
        except BaseException:
            reached[-1].kept = False
            # back at its place: a later bookmark must not be stored before it
            delivered.marks.appendleft(reached[-1])
            raise

    def keep(self, mark: Mark) -> None:
        """Count a bookmark as stored, and with it all before it."""
        marks = self._by_network[mark.bookmark.network].marks
        while mark in marks:
            marks.popleft().kept = True

    def _reached(self, mark: Mark, delivered: _Delivered, message: Handled) -> bool:
        left = [delivered.open[done] for done in mark.before if not done.done()]
        # the message itself is still open while it is being stored
        return all(isinstance(item, Said) and item.id == message.id for item in left)


_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class RestoreFailure:
    """Why a stored table cannot be set up again: the id of the room's message, and the plugin or word that is missing, if any.

    `logged` says what is missing to the operator.
    """

    message: str
    missing: str = ""
    logged: str = ""


def explain_failure(stored: StoredTable, error: Exception, bringers: Bringers) -> RestoreFailure:
    """Return why setting up the stored table ended with this error."""
    if plugin := bringers.missing(plugins_of(stored)):
        return RestoreFailure("table-lost-plugin", plugin, f"plugin {plugin} is missing: ")
    if word := unbrought(error):
        return RestoreFailure("table-lost-word", word, f"a plugin that brings {word} is missing: ")
    return RestoreFailure("table-lost")


_AT_ONCE: Final = 4
"""So many are run at the same time: all of them together must leave the store to the players."""


class BackgroundTasks:
    """Runs the parts of commands that take time, so that no room waits for them.

    `commit` stores and says what they lead to; `failed` tells the person who waits that one has failed.
    """

    def __init__(
        self,
        commit: Callable[[Change, Sequence[StoredSetting]], Awaitable[object]],
        failed: Callable[[Place, Said], None],
    ) -> None:
        self._commit, self._failed = commit, failed
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self.running: set[asyncio.Task[None]] = set()
        """Those that have not ended."""

    def start(self, place: Place, said: Said, tasks: Sequence[BackgroundTask]) -> None:
        """Run the tasks of the command that was said there."""
        for each in tasks:
            task = asyncio.get_running_loop().create_task(
                self._run(place, said, each), name=f"background task at {place}"
            )
            # asyncio keeps only weak references to tasks
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def _run(self, place: Place, said: Said, task: BackgroundTask) -> None:
        lines = place.lines(said)
        try:
            async with self._turns:
                await task(lines)
            await self._commit(lines.change(place.date), lines.passing)
        except TakenOver:
            return  # whoever has taken over answers what is asked there
        except Exception as error:  # noqa: BLE001 - a task may be a plugin's, and nobody else could tell who waits
            name = type(error).__name__
            _log.error("a background task failed", place=str(place), error=name, where=whence(error))
            self._failed(place, said)

    async def close(self) -> None:
        """Cancel all tasks that still run."""
        running = tuple(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


class Committer:
    """Stores the changes of all rooms, and gives the messages that are stored to the outbox of their network."""

    def __init__(
        self, services: Services, shelves: Mapping[Network, StoreShelf], outboxes: Mapping[Network, Outbox]
    ) -> None:
        self.positions = Positions()
        self.shelves = shelves
        self.background_tasks = BackgroundTasks(
            self.commit, lambda place, said: self.whisper_unkept(place, said, "command-failed")
        )
        self._services, self._outboxes = services, outboxes
        self._unkept = count()
        self.records = 0
        """How often settings or records were changed from here."""

    async def commit(self, change: Change, passing: Sequence[StoredSetting] = ()) -> Committed:
        """Store a change, then send its messages. Raises `StoreError`, and then nothing of it was stored or is sent.

        `passing` settings hold from then on, too, and are not stored.
        """
        if change == Change(at=change.at):
            return Committed()
        storing = asyncio.create_task(self._commit(self._services.groups.kept(change), passing))
        try:
            # shielded, because a message that is stored but not sent would stay unsent until the next start
            return await asyncio.shield(storing)
        except asyncio.CancelledError:
            # nobody waits any more; what it raises would be told as a defect
            storing.add_done_callback(_note_end)
            raise

    async def _commit(self, change: Change, passing: Sequence[StoredSetting]) -> Committed:
        try:
            committed = await self._store(change)
        except AlreadySeen as known:
            # else the author of an adapter that gives an id twice looks for that line for long
            _log.debug("a line is dropped: its id is known", reason=str(known))
            raise
        self._take_note(change)
        # not stored: it holds from now on
        for setting in passing:
            self._services.preferences.put_passing(setting)
        for message in committed.outgoing:
            self._outboxes[message.network].put(message)
        return committed

    def _take_note(self, change: Change) -> None:
        """Have at hand what is stored now."""
        self.records += bool(change.settings or change.records)
        # after the commit: a setting that could not be stored must not hold
        for setting in change.settings:
            self._services.preferences.put(setting)
        for record in change.records:
            if (keeper := self._services.keepers.get(record.feature)) is not None:
                keeper.put(record)
        for deed in change.deeds:
            _log.info(
                "somebody in charge did something",
                network=deed.network,
                room=deed.room,
                who=f"{deed.name} ({deed.identity})",
                rank=deed.rank,
                what=deed.what,
            )

    async def _store(self, change: Change) -> Committed:
        """Store it; with what a message leads to goes the position behind that message, if all before it is done."""
        store = self._services.store
        if change.handled is None:
            return await store.commit(change)
        # the position and what the message led to are stored together or not at all
        with self.positions.carrying(change.handled) as bookmark:
            position = None if bookmark is None else bookmark.position
            committed = await store.commit(
                replace(change, handled=replace(change.handled, position=position))
            )
        if bookmark is not None:
            self.shelves[bookmark.network].settled(bookmark)
        return committed

    def whisper_unkept(self, place: Place, said: Said | Unread, id_: str, **args: Value) -> None:
        """Tell the sender of a line something that is not stored: that it came to nothing, or to slow down."""
        lines = place.lines()
        who = said.sender.identity
        told = place.voice_for(who).say(id_, **args)
        lines.whisper(who, told, purpose=id_, importance=place.importance_for(who))
        self._send_unkept(place, lines)

    def tell_unkept(
        self, place: Place, id_: str, importance: Importance = Importance.TURN, **args: Value
    ) -> None:
        """Tell the room something that is not stored."""
        lines = place.lines()
        lines.room(place.voice().say(id_, **args), importance)
        self._send_unkept(place, lines)

    def _send_unkept(self, place: Place, lines: Lines) -> None:
        for message in lines.outgoing:
            # a key that the store never gives: keys of stored messages are positive
            key = -1 - int(place.date * 1000) * 1000 - next(self._unkept) % 1000
            self._outboxes[message.network].put(replace(message, key=key))


_PAUSE_LEFT = 60.0
"""Seconds that a pause lasts at least after a restart."""


def _note_end(storing: asyncio.Task[Committed]) -> None:
    if not storing.cancelled() and (error := storing.exception()) is not None:
        _log.warning("what was under way at the end is not stored", error=type(error).__name__)


class TableStorage:
    """Stores the changes of one room's table, and reads it from the store at the start and after a failure."""

    __slots__ = (
        "_announcer",
        "_committer",
        "_failure",
        "_place",
        "_room",
        "stale",
    )

    def __init__(self, place: Place, room: Room, announcer: Announcer, committer: Committer) -> None:
        self._place, self._room = place, room
        self._announcer, self._committer = announcer, committer
        self.stale = False
        """Whether the store may know something else of the table than is remembered here."""
        self._failure: RestoreFailure | None = None
        """Why the stored table cannot be set up, if that has been tried."""

    def restore(self, stored: StoredTable, *, announce: bool = True) -> None:
        """Set the table up again as it is stored; with `announce` the room is told when the bot enters it."""
        try:
            table, whole = self._restored(stored)
            self._place.table = table
            # features read what they keep with it
            self._announcer.restored(table, whole=whole, announce=announce)
        except Exception as error:  # noqa: BLE001 - whatever an upgrade has changed, the other tables are not to blame
            self._place.table = None
            self._place.signals.emit(TableGone())
            # told when the bot is inside; now, at the start, no network is connected
            self._failure = explain_failure(stored, error, self._place.services.bringers)
            _log.error(
                f"{self._failure.logged}this table cannot be set up again",
                room=str(self._place),
                error=type(error).__name__,
                where=whence(error),
            )
            return
        if not whole:
            _log.warning("the turn could not be replayed; the game goes on before it", room=str(self._place))
        self._note_seats()

    def _restored(self, stored: StoredTable) -> tuple[Table, bool]:
        services, now = self._place.services, self._place.now

        # a rule that never comes back must not keep the bot from starting
        with services.watchdog:
            return restored(
                stored,
                services.catalogue,
                services.chance,
                now,
                self._place.pace_for,
                self._paused_for,
            )

    def _paused_for(self, table: Table, began: float) -> float:
        """How many seconds of a pause are over; a little is left of it, in which the players can come back."""
        most = max(0.0, self._place.pace_of(table).pause_limit - _PAUSE_LEFT)
        return min(max(0.0, self._place.date - began), most) if began else 0.0

    def close_broken(self, lines: Lines) -> None:
        """Close a table that could not be set up again. Call this only while the bot is in the room, so that players read it."""
        if self._failure is not None:
            failure, self._failure = self._failure, None
            self._place.close()
            lines.room(self._place.voice().say(failure.message, missing=failure.missing), Importance.TURN)

    async def commit(self, lines: Lines, *, seen: Handled | None = None) -> bool:
        """Store what has changed together with what is to be said about it; only then is it said.

        A command that was done already (`seen`) is forgotten here; then False is returned.
        """
        table = self._place.table
        if table is not None and table.over:
            table.organizer.over(lines)

        change = lines.change(self._place.date, seen)
        # after this the table counts as stored: if storing fails, the room reloads it
        change, finished = self._with_table(change)
        self._note_seats()
        try:
            await self._committer.commit(change, lines.passing)
        except AlreadySeen:
            await self.reload()
            return False
        # only now: plugins hear of rounds that are stored
        if finished is not None:
            self._place.services.round_finished(finished)

        self._place.signals.emit(ChangeStored())
        return True

    def _with_table(self, change: Change) -> tuple[Change, FinishedRound | None]:
        """The change with that of the table, and the round that it ends, if it was played to its end."""
        place, finished = self._place, None
        table = place.table
        if table is not None and table.dirty:
            # a table keeps its rules, so that it is enough to ask once
            table.plugins = table.plugins or self._place.services.bringers.of(table.rules)
            change = changed(table, change)
            if change.round.finished and change.round.finished.standings:
                ended = RoundStored(change.round.finished)
                place.signals.emit(ended)
                change = replace(
                    change,
                    round=replace(change.round, finished=ended.finished),
                    writes=(*change.writes, *ended.writes),
                )
                finished = finished_round(place.network, self._room, table.title, ended.finished)
            if table.over:
                # a match that is over leaves no table; the next `!uno` opens one
                place.close()
        if place.closed:
            change = replace(change, table=TableClosed(place.network, self._room))
            place.closed = False
        return change, finished

    async def reload_if_stale(self) -> None:
        """Read the table from the store if it may have changed there. Raises `StoreError`."""
        if self.stale:
            await self.reload()

    async def reload(self) -> None:
        """Remember what is stored, whatever was remembered before. Raises `StoreError` if it cannot be read."""
        self.stale = True
        place = self._place
        # `stale` stays true if this raises, so that the room tries again
        stored = await place.services.store.read(tables, place.network, self._room)
        place.table, place.closed, self.stale = None, False, False
        place.signals.emit(TableGone())
        self._note_seats()
        if stored:
            self.restore(stored[0], announce=False)

    def _note_seats(self) -> None:
        """Let it be found who has a seat here; to be done whenever that may have changed."""
        place, table = self._place, self._place.table
        playing = table is not None and table.game.state.stage is not Stage.SCORED
        for side in place.sides.values():
            place.services.presence.set_seats(*side.side, side.identities(), playing=playing)
