"""What the bot is told of a room: who came and went and who was renamed, in the order in which it happened."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import itemgetter

from unobot.adapter import Arrived, Departed, Identity, Incoming, Network, Renamed, Sender
from unobot.adapter import Room as RoomName
from unobot_matrix.events import RoomEvent
from unobot_matrix.room import Room


@dataclass(frozen=True, slots=True)
class Told:
    """One item for the inbox, and when it happened, in seconds since the epoch."""

    time: float
    item: Incoming


class Chronicle:
    """The presence in one room, and what the bot was told of it: each change is told once.

    A name may change though its owner did nothing: it loses the user id when nobody who had it before is there any more.
    """

    def __init__(self, network: Network, room: Room, us: str, name: RoomName | None = None) -> None:
        self.room = room
        self.name = name or RoomName(room.id)
        """What the bot calls the room."""
        self._network = network
        self._us = us
        self._told: dict[str, str] = {}

    def sender(self, user: str) -> Sender:
        """A person as they are known in this room now."""
        return Sender(Identity(user), self.room.name(user), self.room.operator(user), lasting=True)

    def everyone(self) -> Iterator[Incoming]:
        """All who are present, told anew."""
        self._told.clear()
        yield from self.changes(self.room.present)

    def without(self, users: Iterable[str]) -> Iterator[Incoming]:
        """Tell that all are gone but these people; they are in the room that replaces this one."""
        for user in sorted(set(self._told) - set(users)):
            yield Departed(self._network, self.name, Identity(user))

    def apply(self, event: RoomEvent) -> Iterator[Incoming]:
        """Take in a state event and tell what it changed, for its subject and for those with a name like theirs."""
        if event.type != "m.room.member" or event.state_key is None:
            self.room.apply(event)
            return
        touched = {event.state_key} | self._alike(event.state_key)
        self.room.apply(event)
        yield from self.changes(touched | self._alike(event.state_key))

    def changes(self, users: Iterable[str]) -> Iterator[Incoming]:
        """Tell what the bot does not know yet of these people."""
        for user in sorted(set(users) - {self._us}):
            before = self._told.get(user)
            if user not in self.room.present:
                if self._told.pop(user, None) is not None:
                    yield Departed(self._network, self.name, Identity(user))
                continue
            now = self.sender(user)
            self._told[user] = now.name
            if before is None:
                yield Arrived(self._network, self.name, now)
            elif before != now.name:
                yield Renamed(self._network, Identity(user), now)

    def _alike(self, user: str) -> frozenset[str]:
        name = self.room.present.get(user)
        return self.room.likes(name) if name is not None else frozenset()


def merged(rooms: Iterable[list[Told]]) -> Iterator[Incoming]:
    """The items of all rooms in one row, by time; within a room the order stays, as senders can set any time."""
    lines: list[tuple[float, int, Incoming]] = []
    for number, told in enumerate(rooms):
        latest = float("-inf")
        for one in told:
            latest = max(latest, one.time)
            lines.append((latest, number, one.item))
    yield from (item for _, _, item in sorted(lines, key=itemgetter(0, 1)))
