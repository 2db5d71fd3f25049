"""Who is in which rooms and at which tables, so that news about a person goes to those rooms only."""

from collections import defaultdict
from collections.abc import Iterable

from unobot.adapter import (
    Arrived,
    Departed,
    Disconnected,
    Excluded,
    Identity,
    Incoming,
    Network,
    Renamed,
    Room,
)


class Presence:
    """Keeps in which rooms people are, as networks report it, and in which they have seats, as the rooms report it.

    Presence is noted when it is delivered, before the rooms deal with it: a room may have a person's arrival still in
    its queue when their departure comes.
    """

    # Dictionaries with None as values are sets that keep their order, so that rooms hear news in the same order each time.

    def __init__(self) -> None:
        self._rooms: defaultdict[tuple[Network, Identity], dict[Room, None]] = defaultdict(dict)
        self._people: defaultdict[Network, defaultdict[Room, dict[Identity, None]]] = defaultdict(
            lambda: defaultdict(dict)
        )
        self._tables: defaultdict[tuple[Network, Identity], dict[Room, None]] = defaultdict(dict)
        self._seated: dict[tuple[Network, Room], tuple[Identity, ...]] = {}
        self._playing: set[tuple[Network, Room]] = set()

    def note(self, item: Incoming) -> None:
        """Note who comes and goes; other items change nothing."""
        match item:
            case Arrived():
                self._come(item.network, item.room, item.sender.identity)
            case Departed(room=None):
                for room in self.rooms_of(item.network, item.identity):
                    self._go(item.network, room, item.identity)
            case Departed(room=room) if room is not None:
                self._go(item.network, room, item.identity)
            case Renamed():
                rooms = self.rooms_of(item.network, item.old) if item.old != item.sender.identity else ()
                for room in rooms:
                    self._go(item.network, room, item.old)
                    self._come(item.network, room, item.sender.identity)
            case Excluded():
                self._empty(item.network, item.room)
            case Disconnected():
                for room in list(self._people[item.network]):
                    self._empty(item.network, room)

    def concerned(self, item: Departed | Renamed) -> list[Room]:
        """Return the rooms that have to hear of it. To be asked before the item is noted."""
        if isinstance(item, Departed):
            return self.rooms_of(item.network, item.identity)
        # who left a room may still have a seat there, which then belongs to the new identity
        return list(
            dict.fromkeys((*self.rooms_of(item.network, item.old), *self.tables_of(item.network, item.old)))
        )

    def rooms_of(self, network: Network, identity: Identity) -> list[Room]:
        """Return the rooms in which somebody is."""
        return list(self._rooms.get((network, identity), ()))

    def tables_of(self, network: Network, identity: Identity) -> list[Room]:
        """Return the rooms in which somebody has a seat, perhaps one given up."""
        return list(self._tables.get((network, identity), ()))

    def rounds_of(self, network: Network, identity: Identity) -> list[Room]:
        """Return the rooms in which somebody has a seat while a round is being played there."""
        return [room for room in self.tables_of(network, identity) if (network, room) in self._playing]

    def set_seats(
        self, network: Network, room: Room, people: Iterable[Identity], *, playing: bool = False
    ) -> None:
        """Give these people, and no others, a seat in that room; `playing`: a round is under way."""
        if playing:
            self._playing.add((network, room))
        else:
            self._playing.discard((network, room))
        now, before = tuple(people), self._seated.get((network, room), ())
        if now == before:
            return
        for gone in set(before).difference(now):
            _remove(self._tables, (network, gone), room)
        for identity in now:
            self._tables[network, identity][room] = None
        self._seated[network, room] = now
        if not now:
            # rooms without a table must not add up
            del self._seated[network, room]

    def _come(self, network: Network, room: Room, identity: Identity) -> None:
        self._rooms[network, identity][room] = None
        self._people[network][room][identity] = None

    def _go(self, network: Network, room: Room, identity: Identity) -> None:
        _remove(self._rooms, (network, identity), room)
        self._people[network][room].pop(identity, None)

    def _empty(self, network: Network, room: Room) -> None:
        for identity in self._people[network].pop(room, ()):
            _remove(self._rooms, (network, identity), room)


def _remove(
    places: defaultdict[tuple[Network, Identity], dict[Room, None]],
    who: tuple[Network, Identity],
    room: Room,
) -> None:
    """Take a room out, and who is nowhere then: people come and go for years."""
    if who in places:
        places[who].pop(room, None)
        if not places[who]:
            del places[who]
