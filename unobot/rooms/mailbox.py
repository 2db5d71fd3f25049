"""A mailbox: takes one thing after the other, in the order of arrival; what is delivered until it is dealt with; and where rooms are found."""

import asyncio
import math
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Generic, Protocol, TypeVar

import structlog

from unobot.adapter import Bookmark, Incoming, Network, Room, Said, Sender
from unobot.clock import Clock
from unobot.store import Handled, TakenOver
from unobot.tables.place import Job, Place
from unobot.tables.watchdog import safe_traceback

# --- A mailbox: takes one thing after the other, in the order of arrival, and wakes its owner when time
# changes something.


T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)

_log = structlog.get_logger(__name__)

_TICK, _SLOW = 0.25, 12
"""After so many looks, so many seconds apart, at which the store still owed the same answer, it is said that it does not answer.

Looks are counted and not time: a machine that could not run for seconds has not heard the answer yet, and looks once.
"""


class Owner(Protocol[T_contra]):
    """Who deals with what is in a mailbox. `str` of it is its name in the log."""

    async def take(self, item: T_contra, /) -> None:
        """Deal with one item of the mailbox."""
        ...

    async def failed(self, item: T_contra | None, /) -> None:
        """Make sure that what is remembered is what is stored: that item, or (None) waking, has raised."""
        ...

    def slow(self, item: T_contra | None, /) -> None:
        """Tell whoever waits that the store does not answer, so that this item, or (None) waking, is not dealt with yet."""
        ...

    def wakes_at(self) -> float | None:
        """Return when to call `wake`, in seconds of play (`Clock.played`); None if only an item changes something."""
        ...

    async def wake(self) -> None:
        """Do what is due by now."""
        ...


class Mailbox(Generic[T]):
    """A queue whose items its owner takes one by one. An item that fails is logged; the next ones are taken as ever.

    `unanswered` gives what the store owes an answer to for longest; None if it owes none.
    """

    def __init__(self, owner: Owner[T], clock: Clock, unanswered: Callable[[], object | None]) -> None:
        self._owner, self._clock, self._unanswered = owner, clock, unanswered
        self._queue: asyncio.Queue[tuple[T | None, asyncio.Future[None] | None]] = asyncio.Queue()
        self._idle = asyncio.Event()
        self._taken: tuple[T | None, asyncio.Future[None] | None] = (None, None)
        """What was taken last, and is being dealt with unless this is idle; None as an item only wakes."""
        self._wakes_at: float | None = None
        self._alarm: asyncio.Task[None] | None = None
        """Wakes the owner; it sleeps until `_rings_at`, which may be before `_wakes_at`."""
        self._rings_at = math.inf
        self._watch: asyncio.Task[None] | None = None
        """Looks whether the store is slow; started anew when it finds that nothing is being dealt with."""

    def put(self, item: T) -> asyncio.Future[None]:
        """Line up an item; the future is done when it has been dealt with, whatever came of it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # never waits: the router holds adapters back, by counting what is not dealt with
        self._queue.put_nowait((item, done))
        return done

    def nudge(self) -> None:
        """Have the owner wake soon, whatever the time: something has changed that it does not know of."""
        self._queue.put_nowait((None, None))

    @property
    def busy(self) -> bool:
        """Whether something is being dealt with, or lined up."""
        return not (self._idle.is_set() and self._queue.empty())

    async def idle(self) -> None:
        """Return when nothing is being dealt with or lined up."""
        while self.busy:
            await self._idle.wait()
            # what is lined up is taken in a later turn of the loop
            await asyncio.sleep(0)

    async def run(self) -> None:
        """Have the items dealt with until cancelled."""
        try:
            while True:
                self._idle.set()
                self._taken = item, done = await self._next()
                self._idle.clear()
                try:
                    await self._deal_with(item)
                finally:
                    # always, or the bookmark behind it would never be stored; it is cancelled when the bot ends
                    if done is not None and not done.done():
                        done.set_result(None)
        finally:
            for task in (self._alarm, self._watch):
                if task is not None:
                    task.cancel()

    async def _deal_with(self, item: T | None) -> None:
        """Have the item dealt with; None: it is time to wake."""
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._tell_if_slow())
        try:
            await (self._owner.wake() if item is None else self._owner.take(item))
        except TakenOver:
            pass  # another bot answers now; this one is about to end
        except Exception as error:  # noqa: BLE001 - one item must never stop the mailbox
            self._log_failure(error)
            try:
                await self._owner.failed(item)
            except Exception as error:  # noqa: BLE001 - the next item finds what can be found
                self._log_failure(error)

    async def _tell_if_slow(self) -> None:
        """Say so if the store does not answer for long. Whatever else takes long, a computer player's thinking, is not told."""
        # not a task for each item: nearly all are dealt with before the first look
        taken, owed, looks = self._taken, None, 0
        while looks < _SLOW:
            await self._clock.sleep(_TICK)
            if self._idle.is_set():
                return
            same = self._taken is taken and self._unanswered() is owed
            taken, owed = self._taken, self._unanswered()
            looks = 0 if owed is None else looks + 1 if same else 1
        _log.error("the store does not answer; does the database?", mailbox=str(self._owner))
        self._owner.slow(taken[0])

    async def _next(self) -> tuple[T | None, asyncio.Future[None] | None]:
        """Return the next item and what is done with it, or twice None when it is time to wake."""
        self._wakes_at = self._owner.wakes_at()
        # who has waited in the queue comes before the clock: the room fires what is due anyway
        if self._wakes_at is not None and self._wakes_at < self._rings_at and self._queue.empty():
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm, self._rings_at = asyncio.create_task(self._ring()), self._wakes_at
        taken = await self._queue.get()
        self._wakes_at = None
        return taken

    async def _ring(self) -> None:
        """Line up a wake when it is time for it."""
        # it may be time later than when this began to sleep: that is cheaper than to begin anew with every item
        while self._wakes_at is not None and (left := self._wakes_at - self._clock.played()) > 0:
            self._rings_at = self._wakes_at
            await self._clock.sleep(left)
        self._alarm, self._rings_at = None, math.inf
        if self._wakes_at is not None:
            self.nudge()

    def _log_failure(self, error: Exception) -> None:
        _log.error(
            "dealing with an item failed; the next one is taken",
            mailbox=str(self._owner),
            error=type(error).__name__,
            where=safe_traceback(error),
        )


# --- What is delivered and not dealt with yet.


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
        # what keeps one bookmark from being reached keeps all later ones, too
        reached = list(takewhile(lambda mark: self._reached(mark, delivered, message), delivered.marks))
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
        left = (delivered.open[done] for done in mark.before if not done.done())
        # the message itself is still open while it is being stored
        return all(isinstance(item, Said) and item.id == message.id for item in left)


# --- Where the rooms of all networks are found.


@dataclass(frozen=True, slots=True)
class RoomJob:
    """Something that a room is to do when it is its turn."""

    job: Job


@dataclass(slots=True)
class Forwarded:
    """What happened at the `origin`, which plays at the table of the room that this is given to.

    `asks`: it does not yet, and asks to. `returned`: it does not any more, and must deal with it by itself.
    """

    origin: Place
    item: Incoming | RoomJob
    asks: bool = False
    returned: bool = False


class KnownRoom(Protocol):
    """A room of the bot, as other rooms know it: `ChatRoom`."""

    @property
    def place(self) -> Place:
        """The room with its members and its table, or the private conversation."""
        ...

    @property
    def mailbox(self) -> Mailbox[Any]:
        """Where all that happens in the room waits for its turn."""
        ...


class RoomDirectory(Protocol):
    """All rooms of the bot; `Router` is one."""

    def room(self, network: Network, room: Room) -> KnownRoom:
        """Return the room of that name."""
        ...

    def rooms(self, network: Network) -> Iterator[KnownRoom]:
        """Return all rooms of a network."""
        ...

    def own_room(self, network: Network, person: Sender) -> KnownRoom:
        """Return the room in which that person plays alone with the bot, who is there from now on."""
        ...
