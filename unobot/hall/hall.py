"""The hall: brings everything that happens on the networks to the room it belongs to."""

import asyncio
from collections.abc import Coroutine, Iterator

import structlog

from unobot.adapter import (
    Arrived,
    Bookmark,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Incoming,
    Network,
    Renamed,
    Room,
    Said,
)
from unobot.hall.private import PrivateDesk
from unobot.hall.progress import Mark
from unobot.hall.shared import Shared
from unobot.hall.trace import whence
from unobot.hall.venue import Venue
from unobot.store import TakenOver
from unobot.store.read import StoredTable

_log = structlog.get_logger(__name__)

FAR_BEHIND = 500
"""So many things may wait to be dealt with on one network; then its adapter has to wait too."""


class Hall:
    """All rooms of all networks; the `Inbox` of every adapter."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self._venues: dict[tuple[Network, Room], Venue] = {}
        self._desks: dict[Network, PrivateDesk] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bookmarks: set[asyncio.Task[None]] = set()

    def restore(self, tables: list[StoredTable]) -> None:
        """Set up the tables that were there when the bot stopped; they are announced when their room is entered."""
        for stored in tables:
            self.venue(stored.network, stored.room).restore(stored)

    def venue(self, network: Network, room: Room) -> Venue:
        """The room, which is looked after from the first time it is asked for."""
        found = self._venues.get((network, room))
        if found is None:
            found = self._venues[network, room] = Venue(network, room, self.shared)
            self._start(found.run(), f"venue {network} {room}")
        return found

    def venues(self, network: Network) -> Iterator[Venue]:
        """The rooms of a network."""
        return (venue for (of, _), venue in list(self._venues.items()) if of == network)

    async def put(self, *items: Incoming) -> None:
        """Take what an adapter delivers; waits while the bot is far behind."""
        for network in {item.network for item in items}:
            await self.shared.progress.less_than(FAR_BEHIND, network)
        for item in items:
            self._deliver(item)
        await asyncio.sleep(0)

    def _deliver(self, item: Incoming) -> None:
        note = self.shared.progress.note
        match item:
            case Said(room=None):
                note(item, self._desk(item.network).put(item))
            case Bookmark():
                kept = self._start(
                    self._bookmark(self.shared.progress.mark(item)), f"bookmark {item.network}"
                )
                self._bookmarks.add(kept)
                kept.add_done_callback(self._bookmarks.discard)
            case Renamed() | Departed(room=None):
                for room in self.shared.whereabouts.concerned(item):
                    note(item, self.venue(item.network, room).put(item))
            case Disconnected():
                for venue in self.venues(item.network):
                    note(item, venue.put(item))
            case Said() | Arrived() | Departed() | Entered() | Excluded():
                assert item.room is not None
                note(item, self.venue(item.network, item.room).put(item))
        self.shared.whereabouts.note(item)

    def _desk(self, network: Network) -> PrivateDesk:
        desk = self._desks.get(network)
        if desk is None:
            desk = self._desks[network] = PrivateDesk(network, self.shared, self)
            self._start(desk.run(), f"private desk {network}")
        return desk

    async def _bookmark(self, mark: Mark) -> None:
        """Store a bookmark that no command before it has taken along."""
        if mark.before:
            await asyncio.wait(mark.before)
        if not mark.kept:
            self.shared.progress.keep(mark)
            await self.shared.shelves[mark.bookmark.network].settle(mark.bookmark)

    async def settled(self) -> None:
        """Return when everything that was delivered has been dealt with."""
        while waiting := self.shared.progress.everything():
            await asyncio.wait(waiting)
        if self._bookmarks:
            await asyncio.wait(self._bookmarks)
        for venue in list(self._venues.values()):
            await venue.idle()

    def _start(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TakenOver):
            _log.error(
                "a task of the hall failed",
                task=task.get_name(),
                error=type(error).__name__,
                where=whence(error),
            )

    async def close(self) -> None:
        """Stop looking after the rooms; what was committed stays."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
