"""Where the rooms of all networks are found."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from unobot.adapter import Network, Room
from unobot.rooms.whereabouts import Whereabouts

if TYPE_CHECKING:
    from unobot.rooms.room import ChatRoom


class RoomDirectory(Protocol):
    """All rooms of the bot; `Router` is one."""

    whereabouts: Whereabouts

    def room(self, network: Network, room: Room) -> "ChatRoom":
        """The room of that name."""
        ...

    def rooms(self, network: Network) -> Iterator["ChatRoom"]:
        """The rooms of a network."""
        ...
