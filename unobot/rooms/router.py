"""The router: brings everything that happens on the networks to the room it belongs to."""

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
from unobot.rooms.positions import Mark
from unobot.rooms.private import PrivateChat
from unobot.rooms.room import ChatRoom
from unobot.store import TakenOver
from unobot.store.read import StoredTable
from unobot.tables.services import Services
from unobot.tables.trace import whence

_log = structlog.get_logger(__name__)

FAR_BEHIND = 500
"""So many things may wait to be dealt with on one network; then its adapter has to wait too."""


class Router:
    """All rooms of all networks; the `Inbox` of every adapter."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[tuple[Network, Room], ChatRoom] = {}
        self._chats: dict[Network, PrivateChat] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bookmarks: set[asyncio.Task[None]] = set()

    def restore(self, tables: list[StoredTable]) -> None:
        """Set up the tables that were there when the bot stopped; they are announced when their room is entered."""
        for stored in tables:
            self.room(stored.network, stored.room).restore(stored)

    def room(self, network: Network, room: Room) -> ChatRoom:
        """The room, which is looked after from the first time it is asked for."""
        found = self._rooms.get((network, room))
        if found is None:
            found = self._rooms[network, room] = ChatRoom(network, room, self.services)
            self._start(found.run(), f"room {network} {room}")
        return found

    def rooms(self, network: Network) -> Iterator[ChatRoom]:
        """The rooms of a network."""
        return (room for (of, _), room in list(self._rooms.items()) if of == network)

    async def put(self, *items: Incoming) -> None:
        """Take what an adapter delivers; waits while the bot is far behind."""
        for network in {item.network for item in items}:
            await self.services.positions.less_than(FAR_BEHIND, network)
        for item in items:
            self._deliver(item)
        await asyncio.sleep(0)

    def _deliver(self, item: Incoming) -> None:
        note = self.services.positions.note
        match item:
            case Said(room=None):
                note(item, self._chat(item.network).put(item))
            case Bookmark():
                kept = self._start(
                    self._bookmark(self.services.positions.mark(item)), f"bookmark {item.network}"
                )
                self._bookmarks.add(kept)
                kept.add_done_callback(self._bookmarks.discard)
            case Renamed() | Departed(room=None):
                for room in self.services.whereabouts.concerned(item):
                    note(item, self.room(item.network, room).put(item))
            case Disconnected():
                for chat_room in self.rooms(item.network):
                    note(item, chat_room.put(item))
            case Said() | Arrived() | Departed() | Entered() | Excluded():
                assert item.room is not None
                note(item, self.room(item.network, item.room).put(item))
        self.services.whereabouts.note(item)

    def _chat(self, network: Network) -> PrivateChat:
        chat = self._chats.get(network)
        if chat is None:
            chat = self._chats[network] = PrivateChat(network, self.services, self)
            self._start(chat.run(), f"private chat {network}")
        return chat

    async def _bookmark(self, mark: Mark) -> None:
        """Store a bookmark that no command before it has taken along."""
        if mark.before:
            await asyncio.wait(mark.before)
        if not mark.kept:
            self.services.positions.keep(mark)
            await self.services.shelves[mark.bookmark.network].settle(mark.bookmark)

    async def settled(self) -> None:
        """Return when everything that was delivered has been dealt with."""
        while waiting := self.services.positions.everything():
            await asyncio.wait(waiting)
        if self._bookmarks:
            await asyncio.wait(self._bookmarks)
        for room in list(self._rooms.values()):
            await room.idle()

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
                "a task of the router failed",
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
