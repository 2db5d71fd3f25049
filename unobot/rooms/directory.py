"""Where the rooms of all networks are found."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from unobot.adapter import Network, Room
from unobot.rooms.mailbox import Mailbox
from unobot.tables.place import Job, Place


@dataclass(frozen=True, slots=True)
class InTurn:
    """A room is to do this when it is its turn."""

    job: Job


class KnownRoom(Protocol):
    """A room of the bot, as other rooms know it: `ChatRoom`."""

    @property
    def place(self) -> Place:
        """Who is there, and the table."""
        ...

    @property
    def mailbox(self) -> Mailbox[Any]:
        """Into which is put what happens there."""
        ...


class RoomDirectory(Protocol):
    """All rooms of the bot; `Router` is one."""

    def room(self, network: Network, room: Room) -> KnownRoom:
        """The room of that name."""
        ...

    def rooms(self, network: Network) -> Iterator[KnownRoom]:
        """The rooms of a network."""
        ...

    def room_called(self, network: Network, said: str) -> KnownRoom | None:
        """The room that people call so, if the bot knows it."""
        ...
