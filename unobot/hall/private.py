"""What is said to the bot in private: to which table it belongs, and what can be said without one."""

import re
from typing import TYPE_CHECKING

from unobot.adapter import Network, Said
from unobot.commands import Command, Context, Slip, read
from unobot.hall.place import Place
from unobot.store import Change, Seen
from unobot.verbs import VERBS, Request

if TYPE_CHECKING:
    from unobot.hall.hall import Hall
    from unobot.hall.venue import Venue

_IN_ROOM = re.compile(r".*?\s+in\s+(\S+)\s*", re.IGNORECASE)
_REJOIN = re.compile(r"\W?rejoin\s+(\S+).*", re.IGNORECASE)


_WITHOUT_TABLE = frozenset({"help", "rules", "set"})


class PrivateDesk(Place[Said]):
    """Finds the room that a private line is about, and hands it on; answers what needs no table."""

    def __init__(self, network: Network, hall: "Hall") -> None:
        super().__init__(network, None, hall.shared)
        self._hall = hall

    async def take(self, item: Said) -> None:
        """Hand the line on, and wait until it has been dealt with, so that the next is not faster."""
        venues = self._candidates(item)
        if len(venues) == 1:
            await venues[0].put(item)
        else:
            await self._answer(item, [venue.title for venue in venues])

    async def _answer(self, said: Said, rooms: list[str]) -> None:
        """Somebody without a seat, or with several."""
        command = read(said.text, Context(prefixes=self.settings.prefixes, bare=False, private=True))
        if command is None:
            return
        lines = self.lines(said)
        request = Request(
            self, said, command if isinstance(command, Command) else Command("help"), lines, self.clock.now()
        )
        if isinstance(command, Slip):
            request.slip(command)
        elif command.name in _WITHOUT_TABLE:
            request.follow(VERBS[command.name])
        elif rooms:
            request.whisper(request.say("table-which", rooms=", ".join(rooms), example=rooms[0]))
        else:
            request.whisper(request.say("table-none-private"))
        change = Change(
            at=self.clock.now(),
            settings=tuple(request.settings),
            seen=Seen(self.network, said.id),
            outgoing=tuple(lines.outgoing),
        )
        await self.keep(change)

    def _candidates(self, said: Said) -> "list[Venue]":
        """The rooms that the line may be about."""
        token = _REJOIN.fullmatch(said.text.strip())
        if token:
            return [
                v
                for v in self._hall.venues(self.network)
                if v.table is not None and v.table.has_token(token[1])
            ]
        seated = self._hall.seated(self.network, said.sender.identity)
        named = _IN_ROOM.fullmatch(said.text)
        if named:
            wanted = named[1].casefold()
            return [venue for venue in seated if wanted in {venue.room.casefold(), venue.title.casefold()}]
        if said.about is not None:
            return [venue for venue in seated if venue.room == said.about]
        waiting = [venue for venue in seated if venue.waits_for(said.sender.identity)]
        return waiting if len(seated) > 1 and len(waiting) == 1 else seated
