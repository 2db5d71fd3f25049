"""What is said to the bot in private: to which table it belongs, and what can be said without one."""

import re
from contextlib import suppress

from uno_engine import NotAllowed
from unobot.adapter import Identity, Network, Said, Unread
from unobot.commands import Where
from unobot.commands.registry import Registry
from unobot.commands.request import Request
from unobot.document import Text
from unobot.parsing import CommandRead, MoveRead, Slip
from unobot.rooms.commit import Committer
from unobot.rooms.mailbox import KnownRoom, Mailbox, RoomDirectory
from unobot.store import AlreadySeen, Handled
from unobot.tables.flood_control import Rank
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.seats import Holder
from unobot.tables.services import Services

_IN_ROOM = re.compile(r".*?\s+in\s+(\S+)\s*", re.IGNORECASE)
_GREETED = 1000
"""So many people are remembered who were greeted."""
_REJOIN = re.compile(r"\W?rejoin\s+(\S+).*", re.IGNORECASE)


class PrivateChat:
    """All private lines of one network. Each is handed on to the room it is about; else it is answered here."""

    def __init__(
        self,
        network: Network,
        services: Services,
        commands: Registry,
        committer: Committer,
        rooms: RoomDirectory,
    ) -> None:
        self.place = Place(network, None, services)
        self.mailbox = Mailbox[Said](self, services.clock, lambda: services.store.unanswered)
        self._commands, self._committer, self._rooms = commands, committer, rooms
        self._greeted: dict[Identity, None] = {}
        """The people greeted last since the bot was started: nobody is greeted twice."""

    def __str__(self) -> str:
        return str(self.place)

    # --- for the mailbox ---------------------------------------------------------------------------------------------

    async def take(self, item: Said) -> None:
        """Hand the line on, and wait until it has been dealt with, so that the next is not faster."""
        # before it is looked at: an edit of a word for a seat, for example, is no attempt of its own
        if not self.place.signals.counts(item):
            return
        rooms = self._candidates(item)
        # somebody who only calls the bot by its name, or has opened a private room, is greeted
        if len(rooms) == 1 and (item.text or not self._has_private_rooms):
            # the room may take long; what the same person says next must not overtake this
            await rooms[0].mailbox.put(item)
        else:
            await self._answer(item, rooms)

    async def failed(self, item: Said | None) -> None:
        """Tell whoever waits for an answer that there is none."""
        if item is not None:
            self._committer.whisper_unkept(self.place, item, "command-failed")

    def slow(self, item: Said | None) -> None:
        """Tell whoever waits for an answer that it comes later; where a room is asked, that one tells all who play there."""
        if item is not None and not self._where_seated(item):
            self._committer.whisper_unkept(self.place, item, "store-slow")

    def wakes_at(self) -> float | None:
        """Return None: without a table nothing happens by itself."""
        return None

    async def wake(self) -> None:
        """Do nothing, as without a table nothing happens by itself."""

    # --- answering ---------------------------------------------------------------------------------------------------

    async def _answer(self, said: Said, rooms: list[KnownRoom]) -> None:
        """Answer somebody without a seat, or with several."""
        without = self.place.read_line(said, self._commands.gives_seat)
        tried = rooms if without is None or isinstance(without, Slip) else []
        reads = (room.place.read_line(said, self._commands.gives_seat) for room in tried)
        read = next((read for read in reads if isinstance(read, MoveRead | CommandRead)), without)
        alone = self._has_private_rooms and (not rooms or not said.text)
        opens = isinstance(read, CommandRead) and self._commands.gives_seat(read) and read.command != "rejoin"
        if alone and opens and self._room_named(said) is None:
            await self._rooms.own_room(said.network, said.sender).mailbox.put(said)
            return
        new = self._is_new(said.sender.identity)
        greets = alone and (not said.text or (new and not isinstance(read, CommandRead | MoveRead)))
        if read is None and not greets:
            return
        lines = self.place.lines(said)
        request = Request(self.place, said, read or Slip("greeting"), lines, self.place.now)
        if greets:
            both = request.say("greeting"), request.say("greeting-help")
            request.whisper((*both[0], Text("\n"), *both[1]))
        elif isinstance(read, Slip):
            request.slip(read)
        elif isinstance(read, CommandRead) and self._commands.all[read.command].where is Where.ANYWHERE:
            await self._commands.look_up(read.command, request)
            self._commands.perform(read.command, request)
        else:
            self._say_what_is_missing(request, rooms)
        change = lines.change(self.place.date, Handled(self.place.network, said.id))
        # a repeat: the answer was given before
        with suppress(AlreadySeen):
            await self._committer.commit(change, lines.passing)
            self.place.signals.done(said, refused=request.refused)
            if lines.background_tasks:
                self._committer.background_tasks.start(self.place, said, lines.background_tasks)

    @property
    def _has_private_rooms(self) -> bool:
        return self.place.services.adapters[self.place.network].private_rooms

    def _is_new(self, person: Identity) -> bool:
        """Whether that person has not been greeted yet, and nothing is known of them; they are greeted now."""
        known = bool(self.place.services.preferences.of(self.place.network, "person", person))
        if known or person in self._greeted:
            return False
        self._greeted[person] = None
        if len(self._greeted) > _GREETED:
            del self._greeted[next(iter(self._greeted))]
        return True

    def _say_what_is_missing(self, request: Request, rooms: list[KnownRoom]) -> None:
        if request.command == "rejoin" and not request.rest:
            request.refuse(NotAllowed("token-what"))
        elif request.command == "rejoin":
            flood = self.place.services.flood_control[self.place.network]
            may_try = flood.may_try_token(request.identity, self.place.now)
            request.refuse(NotAllowed("wrong-token" if may_try else "too-many-tokens"))
        elif request.command and self._commands.all[request.command].seats:
            request.refuse(NotAllowed("in-room-only"))
        elif rooms:
            titles = [room.place.title for room in rooms]
            request.refused = True
            request.whisper(request.say("table-which", rooms=", ".join(titles), example=titles[0]))
        elif self._room_named(request.said) is not None:
            request.refuse(NotAllowed("not-at-table"))
        elif (namesake := self._namesake(request)) is not None:
            request.refuse(NotAllowed("seat-waits-for-token", name=namesake.name))
        elif elsewhere := self._elsewhere(request):
            request.refuse(NotAllowed("table-elsewhere", list=", ".join(elsewhere)))
        else:
            request.refused = True
            id_ = "table-none-own" if self._has_private_rooms else "table-none-private"
            request.whisper(request.say(id_))

    def _elsewhere(self, request: Request) -> list[str]:
        """The rooms, with their networks, in which other accounts of that person have seats that this one cannot reach."""
        services = self.place.services
        return [
            f"{services.preferences.title(network, room)} ({network})"
            for account in services.persons.accounts(self.place.network, request.identity)
            for network in services.groups.members(account.network)
            for room in services.of(PlaceDirectory).tables_of(network, account.identity)
        ]

    def _namesake(self, request: Request) -> Holder | None:
        """Who is away from a table in a room where the speaker is, and is called like them."""
        network, who = self.place.network, request.identity
        rooms = (
            self._rooms.room(network, room)
            for room in self.place.services.of(PlaceDirectory).rooms_of(network, who)
        )
        holders = (room.place.seat_waiting_for(request.sender) for room in rooms)
        return next((holder for holder in holders if holder is not None), None)

    # --- which room --------------------------------------------------------------------------------------------------

    def _candidates(self, said: Said) -> list[KnownRoom]:
        """The rooms that the line may be about."""
        token = _REJOIN.fullmatch(said.text.strip())
        # before anything else: who rejoins has no seat under this identity yet
        if token:
            return self._opened_by(said, token[1])
        seated = self._where_seated(said)
        named = self._room_named(said)
        # a room that is named and has no seat of theirs is no room, not some other one
        if named is not None:
            return [room for room in seated if room is named]
        if said.about is not None:
            return [room for room in seated if room.place.room == said.about]
        # of several tables the one that waits for them is meant; if two do, they are asked which
        waiting = [room for room in seated if room.place.waits_for(said.sender.identity)]
        if len(seated) > 1 and len(waiting) == 1:
            return waiting
        # else the table that is here, if there is one
        return [room for room in seated if room.place.owner is not None] or seated

    def _opened_by(self, said: Said, token: str) -> list[KnownRoom]:
        """The rooms in which that token takes a seat; none, also for the right token, to who has tried too many."""
        flood, who = self.place.services.flood_control[self.place.network], said.sender.identity
        if not flood.may_try_token(who, self.place.now):
            return []
        rooms = self._rooms.rooms(self.place.network)
        found = [room for room in rooms if room.place.opened_by(token) is not None]
        if not found:
            flood.wrong_token(who, self.place.now)
        return found

    def rank_of(self, said: Said | Unread) -> Rank:
        """Return what somebody is to the tables that they may mean."""
        ranks = {room.place.rank_of(said.sender.identity) for room in self._where_seated(said)}
        return next((rank for rank in Rank if rank in ranks), Rank.OTHER)

    def _where_seated(self, said: Said | Unread) -> list[KnownRoom]:
        """The rooms in which the speaker has a seat."""
        network, who, services = self.place.network, said.sender.identity, self.place.services
        accounts = (who, *services.persons.beside(network, who))
        found = [services.of(PlaceDirectory).tables_of(network, account) for account in accounts]
        if services.persons.shared(network, who) is not None:
            # at a table over several networks it may be held by their account on another one
            found.append(services.of(PlaceDirectory).rooms_of(network, who))
        rooms = dict.fromkeys(self._rooms.room(network, room) for rooms in found for room in rooms)
        return [room for room in rooms if room.place.has_seat(who)]

    def _room_named(self, said: Said) -> KnownRoom | None:
        """The room that the line names at its end, if the bot knows it."""
        named = _IN_ROOM.fullmatch(said.text)
        if named is None:
            return None
        place = self.place.services.of(PlaceDirectory).find(self.place.network, named[1])
        return None if place is None or place.room is None else self._rooms.room(place.network, place.room)
