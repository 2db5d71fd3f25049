"""What is said to the bot in private: to which table it belongs, and what can be said without one."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Protocol

from uno_engine import NotAllowed
from unobot.adapter import Network, Room, Said
from unobot.commands import Where
from unobot.commands.request import Request
from unobot.hall.place import Place
from unobot.hall.shared import Shared
from unobot.hall.venue import Venue
from unobot.parsing import CommandRead, MoveRead, Read, Slip
from unobot.store import AlreadySeen, Change, Seen

_IN_ROOM = re.compile(r".*?\s+in\s+(\S+)\s*", re.IGNORECASE)
_REJOIN = re.compile(r"\W?rejoin\s+(\S+).*", re.IGNORECASE)


class Venues(Protocol):
    """Where the rooms are found; `Hall` is one."""

    def venue(self, network: Network, room: Room) -> Venue:
        """The room of that name."""
        ...

    def venues(self, network: Network) -> Iterator[Venue]:
        """The rooms of a network."""
        ...


class PrivateDesk(Place[Said]):
    """Finds the room that a private line is about, and hands it on; answers what needs no table."""

    def __init__(self, network: Network, shared: Shared, rooms: Venues) -> None:
        super().__init__(network, None, shared)
        self._rooms = rooms

    async def take(self, item: Said) -> None:
        """Hand the line on, and wait until it has been dealt with, so that the next is not faster."""
        venues = self._candidates(item)
        if len(venues) == 1:
            await venues[0].put(item)
        else:
            await self._answer(item, venues)

    async def _answer(self, said: Said, venues: list[Venue]) -> None:
        """Somebody without a seat, or with several."""
        read = self._read(said, venues)
        if read is None:
            return
        lines = self.lines(said)
        request = Request(self, said, read, lines, self.clock.now())
        if isinstance(read, Slip):
            request.slip(read)
        elif isinstance(read, CommandRead) and self._needs_no_table(read):
            self.shared.commands.perform(read.command, request)
        else:
            self._say_what_is_missing(request, venues)
        change = Change(
            at=self.clock.now(),
            settings=tuple(request.settings),
            seen=Seen(self.network, said.id),
            outgoing=tuple(lines.outgoing),
        )
        with suppress(AlreadySeen):
            await self.keep(change)

    def _needs_no_table(self, read: CommandRead) -> bool:
        return self.shared.commands.all[read.command].where is Where.ANYWHERE

    def _read(self, said: Said, venues: list[Venue]) -> Read | None:
        """What the line means: without a table, else at any of these."""
        without = self.read(said)
        places = iter(venues) if without is None or isinstance(without, Slip) else iter(())
        reads = (venue.read(said) for venue in places)
        return next((read for read in reads if isinstance(read, MoveRead | CommandRead)), without)

    def _say_what_is_missing(self, request: Request, venues: list[Venue]) -> None:
        if request.command == "rejoin":
            request.refuse(NotAllowed("wrong-token" if request.rest else "token-what"))
        elif request.command and self.shared.commands.all[request.command].seats:
            request.refuse(NotAllowed("in-room-only"))
        elif venues:
            rooms = [venue.title for venue in venues]
            request.whisper(request.say("table-which", rooms=", ".join(rooms), example=rooms[0]))
        elif self._room_named(request.said) is not None:
            request.refuse(NotAllowed("not-at-table"))
        else:
            request.whisper(request.say("table-none-private"))

    async def failed(self, item: Said | None) -> None:
        """Whoever waits for an answer is told that there is none."""
        if item is not None:
            self.apologize(item)

    def _candidates(self, said: Said) -> list[Venue]:
        """The rooms that the line may be about."""
        token = _REJOIN.fullmatch(said.text.strip())
        if token:
            venues = self._rooms.venues(self.network)
            return [v for v in venues if v.table is not None and v.table.has_token(token[1])]
        who = said.sender.identity
        rooms = self.shared.whereabouts.tables_of(self.network, who)
        seated = [
            v
            for v in (self._rooms.venue(self.network, room) for room in rooms)
            if v.table is not None and v.table.seat_of(who) is not None
        ]
        named = self._room_named(said)
        if named is not None:
            return [venue for venue in seated if venue is named]
        if said.about is not None:
            return [venue for venue in seated if venue.room == said.about]
        waiting = [venue for venue in seated if venue.waits_for(who)]
        return waiting if len(seated) > 1 and len(waiting) == 1 else seated

    def _room_named(self, said: Said) -> Venue | None:
        """The room that the line names at its end, if the bot knows it."""
        named = _IN_ROOM.fullmatch(said.text)
        wanted = named[1].casefold() if named else None
        return next(
            (
                v
                for v in self._rooms.venues(self.network)
                if wanted in {v.room.casefold(), v.title.casefold()}
            ),
            None,
        )
