"""The router: brings everything that happens on the networks to the room it belongs to."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence

import structlog

from unobot.adapter import (
    Arrived,
    Bookmark,
    CameIn,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Heard,
    Importance,
    Incoming,
    Network,
    Outgoing,
    Remark,
    Renamed,
    Room,
    Said,
    Sender,
    Unheard,
    Unreached,
    Unread,
)
from unobot.commands.feature import Feature
from unobot.commands.registry import Registry
from unobot.document import Name
from unobot.parsing import CommandRead
from unobot.rooms.commit import Committer
from unobot.rooms.mailbox import Mark
from unobot.rooms.private import PrivateChat
from unobot.rooms.room import ChatRoom
from unobot.store import TakenOver
from unobot.store.read import StoredTable
from unobot.tables.appointments import Bookings
from unobot.tables.flood_control import Rank, Verdict
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.preferences import is_own, own_room
from unobot.tables.services import Services
from unobot.tables.watchdog import safe_traceback

_log = structlog.get_logger(__name__)

FAR_BEHIND = 500
"""So many things may wait to be dealt with on one network; then its adapter has to wait too."""
_OWN_ROOMS = 200
"""So many rooms without a table are kept in which somebody has played alone with the bot."""
_HERE = "here"
"""How such a room is called where it must have a name."""


class Router:
    """All rooms of all networks; the `Inbox` of every adapter."""

    def __init__(
        self, services: Services, commands: Registry, committer: Committer, features: Sequence[Feature] = ()
    ) -> None:
        self.services, self.committer = services, committer
        self._commands, self._features = commands, features
        self._rooms: dict[tuple[Network, Room], ChatRoom] = {}
        self._chats: dict[Network, PrivateChat] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: dict[tuple[Network, Room], asyncio.Task[None]] = {}
        """The task in which each room deals with what happens."""
        self._bookmarks: set[asyncio.Task[None]] = set()
        self.places = services.of(PlaceDirectory)
        self.places.make = lambda network, room: self.room(network, room).place

    def restore(self, tables: list[StoredTable]) -> None:
        """Set up the tables that were there when the bot stopped; they are announced when their room is entered."""
        for stored in tables:
            room = self.room(stored.network, stored.room)
            room.restore(stored)
            if is_own(stored.room) and (table := room.place.table) is not None:
                people = (holder for holder in table.holders if not holder.agent)
                for person in people:
                    self.own_room(stored.network, Sender(person.identity, person.name, lasting=True))

    def says_anyway(self, unsent: Outgoing) -> bool:
        """Whether what a former run left unsent is said anyway when the bot enters its room, and tells how the table there stands."""
        found = None if unsent.room is None else self._rooms.get((unsent.network, unsent.room))
        return found is not None and found.says_anyway(unsent)

    def room(self, network: Network, room: Room) -> ChatRoom:
        """Return that room; its mailbox runs from the first time it is asked for."""
        found = self._rooms.get((network, room))
        if found is None:
            found = self._rooms[network, room] = ChatRoom(
                network, room, self.services, self._commands, self.committer
            )
            self._attach(found.place)
            self._running[network, room] = self._start(found.mailbox.run(), f"room {network} {room}")
        return found

    def own_room(self, network: Network, person: Sender) -> ChatRoom:
        """Return the room in which that person plays alone with the bot, who is there from now on.

        Of those rooms without a table only the newest are kept: anybody can have one.
        """
        name = own_room(person.identity)
        found = self.room(network, name)
        if found.place.owner is None:
            found.place.owner = person.identity
            self._deliver(Arrived(network, name, person))
            self._deliver(Entered(network, name, _HERE))
            empty = [
                (key, room)
                for key, room in self._rooms.items()
                if room.place.owner is not None and room.place.table is None and not room.mailbox.busy
            ]
            for key, room in empty[:-_OWN_ROOMS]:
                del self._rooms[key]
                self.places.drop(room.place)
                self._running.pop(key).cancel()
        return found

    def _attach(self, place: Place) -> None:
        for feature in self._features:
            feature.attach(place)
            for each in feature.appointments if place.room is not None and not is_own(place.room) else ():
                place.of(Bookings).book(feature.name, each)

    def rooms(self, network: Network) -> Iterator[ChatRoom]:
        """Return all rooms of a network."""
        return (room for (of, _), room in list(self._rooms.items()) if of == network)

    async def put(self, *items: Incoming) -> None:
        """Take what an adapter delivers; waits while the bot is far behind."""
        for network in {item.network for item in items}:
            # before the items are delivered: a flood on one network waits there and delays no other
            await self.committer.positions.less_than(FAR_BEHIND, network)
        for item in items:
            if (observer := self.services.observer) is not None:
                observer.note_delivered(item)
            self._deliver(item)
        # gives the rooms a turn even if the adapter never waits
        await asyncio.sleep(0)

    def _deliver(self, item: Incoming) -> None:
        if isinstance(item, Bookmark):
            mark = self.committer.positions.mark(item)
            kept = self._start(self._keep(mark), f"bookmark {item.network}")
            self._bookmarks.add(kept)
            kept.add_done_callback(self._bookmarks.discard)
        elif isinstance(item, Said) and not self._admitted(item):
            return
        elif isinstance(item, Unread):
            self._ask_again(item)
        elif isinstance(item, Remark):
            chat = self._chat(item.network)
            self.committer.whisper_unkept(chat.place, item, item.message, **dict(item.args))
        elif isinstance(item, Said) and item.room is None:
            self.committer.positions.note(item, self._chat(item.network).mailbox.put(item))
        else:
            for room in self._concerned(item):
                self.committer.positions.note(item, room.mailbox.put(item))
        # after the rooms have been chosen: who is renamed is found by the old name
        self.places.note(item)
        match item:
            case Departed(network=network, room=None, identity=identity):
                self.services.preferences.forget(network, identity)
            case Renamed(network=network, old=old, sender=sender) if old != sender.identity:
                self.services.preferences.moved(network, old, sender.identity)

    def _ask_again(self, unread: Unread) -> None:
        """Ask for a line that could not be read: alone who is in private or has a seat, others in the room."""
        place, rank = self._where(unread)
        who, flood = unread.sender.identity, self.services.flood_control[unread.network]
        if (
            place.refuses(who) is not None
            or flood.admits(who, rank, unread.room, place.now) is not Verdict.ADMIT
        ):
            return
        if unread.room is None or rank is not Rank.OTHER:
            self.committer.whisper_unkept(place, unread, "unread")
        else:
            player = Name(unread.sender.name, who)
            self.committer.tell_unkept(place, "unread-in-room", Importance.CHATTER, player=player)

    def _admitted(self, said: Said) -> bool:
        """Whether a line is dealt with at all. Asked before it is queued or read, so that a flood costs next to nothing."""
        place, rank = self._where(said)
        if said.room is not None and not place.may_be_command(said):
            return True
        flood = self.services.flood_control[said.network]
        if (why := place.refuses(said.sender.identity)) is not None:
            known = said.room is None or place.may_whisper(said.sender.identity)
            if known and flood.tells_of_refusal(said.sender.identity, place.now):
                self.committer.whisper_unkept(place, said, why)
            return False
        verdict = flood.admits(said.sender.identity, rank, said.room, place.now)
        if verdict is Verdict.WARN and (said.room is None or place.may_whisper(said.sender.identity)):
            self.committer.whisper_unkept(place, said, "slow-down")
        return verdict is Verdict.ADMIT

    def may_ask(self, said: Said, /) -> bool:
        """Whether that line may ask for something: by whoever is not known yet, and so has no seat under this identity."""
        if said.room is None:
            return True
        place = self.room(said.network, said.room).place
        if place.may_be_command(said):
            return True
        if place.table is None:
            return False
        # a seat may be theirs under the account that is still to be asked for: then any short word may be a move
        if any(not holder.agent and place.meets(holder) is None for holder in place.table.holders):
            return True
        read = place.reader(said.sender.identity).read(said.text, place.speaker(said))
        return isinstance(read, CommandRead) and self._commands.gives_seat(read)

    def _where(self, item: Said | Unread) -> tuple[Place, Rank]:
        """The place where something was said, and what its sender is to the table there."""
        if item.room is None:
            chat = self._chat(item.network)
            return chat.place, chat.rank_of(item)
        place = self.room(item.network, item.room).place
        return place, place.rank_of(item.sender.identity)

    def _concerned(self, item: Incoming) -> Iterator[ChatRoom]:
        """The rooms that have to hear of something that happened."""
        match item:
            case Renamed() | Departed(room=None):
                for room in self.places.concerned(item):
                    yield self.room(item.network, room)
            case Disconnected():
                # who plays alone with the bot is in no room of the network that could be lost: what they say shows that they are there
                yield from (room for room in self.rooms(item.network) if room.place.owner is None)
            case Unreached():
                for room in self.places.tables_of(item.network, item.identity):
                    yield self.room(item.network, room)
            case CameIn():
                for room in self.places.rooms_of(item.network, item.identity):
                    yield self.room(item.network, room)
            case Said() | Arrived() | Departed() | Entered() | Excluded() | Unheard() | Heard():
                assert item.room is not None
                yield self.room(item.network, item.room)

    def _chat(self, network: Network) -> PrivateChat:
        chat = self._chats.get(network)
        if chat is None:
            chat = PrivateChat(network, self.services, self._commands, self.committer, self)
            self._chats[network] = chat
            self._attach(chat.place)
            self._start(chat.mailbox.run(), f"private chat {network}")
        return chat

    async def _keep(self, mark: Mark) -> None:
        """Store a bookmark that no command before it has taken along."""
        if mark.before:
            await asyncio.wait(mark.before)
        if not mark.kept:
            self.committer.positions.keep(mark)
            await self.committer.shelves[mark.bookmark.network].settle(mark.bookmark)

    async def settled(self, *, meanwhile: bool = False) -> None:
        """Return when everything that was delivered has been dealt with; `meanwhile` background tasks may still run."""
        while waiting := self.committer.positions.everything():
            await asyncio.wait(waiting)
        if self._bookmarks:
            await asyncio.wait(self._bookmarks)
        if not meanwhile and (running := self.committer.background_tasks.running):
            await asyncio.wait(running)
        # anew each time: what one room has done may be something to do for another, and rooms may be opened
        while busy := [room for room in self._rooms.values() if room.mailbox.busy]:
            await busy[0].mailbox.idle()

    def _start(self, work: Coroutine[object, object, None], name: str) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        # asyncio keeps only weak references to tasks: one that nobody holds may vanish
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
                where=safe_traceback(error),
            )

    async def close(self) -> None:
        """Stop looking after the rooms; what was committed stays."""
        await self.committer.background_tasks.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        # all of them must have ended before the store is closed
        await asyncio.gather(*tasks, return_exceptions=True)
