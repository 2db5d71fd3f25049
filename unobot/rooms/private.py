"""What is said to the bot in private: to which table it belongs, and what can be said without one."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol

from uno_engine import NotAllowed
from unobot.adapter import Network, Room, Said
from unobot.commands import Where
from unobot.commands.request import Request
from unobot.parsing import CommandRead, MoveRead, Read, Slip
from unobot.rooms.room import ChatRoom
from unobot.store import AlreadySeen, Change, Seen
from unobot.tables.place import Place
from unobot.tables.services import Services

_IN_ROOM = re.compile(r".*?\s+in\s+(\S+)\s*", re.IGNORECASE)
_REJOIN = re.compile(r"\W?rejoin\s+(\S+).*", re.IGNORECASE)


class Rooms(Protocol):
    """Where the rooms are found; `Router` is one."""

    def room(self, network: Network, room: Room) -> ChatRoom:
        """The room of that name."""
        ...

    def rooms(self, network: Network) -> Iterator[ChatRoom]:
        """The rooms of a network."""
        ...


class PrivateChat(Place[Said]):
    """Finds the room that a private line is about, and hands it on; answers what needs no table."""

    def __init__(self, network: Network, services: Services, rooms: Rooms) -> None:
        super().__init__(network, None, services)
        self._rooms = rooms

    async def take(self, item: Said) -> None:
        """Hand the line on, and wait until it has been dealt with, so that the next is not faster."""
        rooms = self._candidates(item)
        if len(rooms) == 1:
            await rooms[0].put(item)
        else:
            await self._answer(item, rooms)

    async def _answer(self, said: Said, rooms: list[ChatRoom]) -> None:
        """Somebody without a seat, or with several."""
        read = self._read(said, rooms)
        if read is None:
            return
        lines = self.lines(said)
        request = Request(self, said, read, lines, self.clock.now())
        if isinstance(read, Slip):
            request.slip(read)
        elif isinstance(read, CommandRead) and self._needs_no_table(read):
            self.services.commands.perform(read.command, request)
        else:
            self._say_what_is_missing(request, rooms)
        change = Change(
            at=self.clock.now(),
            settings=tuple(request.settings),
            seen=Seen(self.network, said.id),
            outgoing=tuple(lines.outgoing),
        )
        with suppress(AlreadySeen):
            await self.keep(change)

    def _needs_no_table(self, read: CommandRead) -> bool:
        return self.services.commands.all[read.command].where is Where.ANYWHERE

    def _read(self, said: Said, rooms: list[ChatRoom]) -> Read | None:
        """What the line means: without a table, else at any of these."""
        without = self.read(said)
        places = iter(rooms) if without is None or isinstance(without, Slip) else iter(())
        reads = (room.read(said) for room in places)
        return next((read for read in reads if isinstance(read, MoveRead | CommandRead)), without)

    def _say_what_is_missing(self, request: Request, rooms: list[ChatRoom]) -> None:
        if request.command == "rejoin":
            request.refuse(NotAllowed("wrong-token" if request.rest else "token-what"))
        elif request.command and self.services.commands.all[request.command].seats:
            request.refuse(NotAllowed("in-room-only"))
        elif rooms:
            titles = [room.title for room in rooms]
            request.whisper(request.say("table-which", rooms=", ".join(titles), example=titles[0]))
        elif self._room_named(request.said) is not None:
            request.refuse(NotAllowed("not-at-table"))
        else:
            request.whisper(request.say("table-none-private"))

    async def failed(self, item: Said | None) -> None:
        """Whoever waits for an answer is told that there is none."""
        if item is not None:
            self.apologize(item)

    def _candidates(self, said: Said) -> list[ChatRoom]:
        """The rooms that the line may be about."""
        token = _REJOIN.fullmatch(said.text.strip())
        if token:
            rooms = self._rooms.rooms(self.network)
            return [v for v in rooms if v.table is not None and v.table.has_token(token[1])]
        who = said.sender.identity
        seated = [
            v
            for v in (
                self._rooms.room(self.network, room)
                for room in self.services.whereabouts.tables_of(self.network, who)
            )
            if v.table is not None and v.table.seat_of(who) is not None
        ]
        named = self._room_named(said)
        if named is not None:
            return [room for room in seated if room is named]
        if said.about is not None:
            return [room for room in seated if room.room == said.about]
        waiting = [room for room in seated if room.waits_for(who)]
        return waiting if len(seated) > 1 and len(waiting) == 1 else seated

    def _room_named(self, said: Said) -> ChatRoom | None:
        """The room that the line names at its end, if the bot knows it."""
        named = _IN_ROOM.fullmatch(said.text)
        wanted = named[1].casefold() if named else None
        return next(
            (v for v in self._rooms.rooms(self.network) if wanted in {v.room.casefold(), v.title.casefold()}),
            None,
        )
