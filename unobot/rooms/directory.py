"""Where the rooms of all networks are found."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from unobot.adapter import Network, Room

if TYPE_CHECKING:
    from unobot.rooms.room import ChatRoom


class RoomDirectory(Protocol):
    """All rooms of the bot; `Router` is one."""

    def room(self, network: Network, room: Room) -> "ChatRoom":
        """The room of that name."""
        ...

    def rooms(self, network: Network) -> Iterator["ChatRoom"]:
        """The rooms of a network."""
        ...

    def room_called(self, network: Network, said: str) -> "ChatRoom | None":
        """The room that people call so, if the bot knows it."""
        ...
