"""One network that the bot is on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from unobot.adapter import Network, Room
from unobot.config.kinds import Expected, Text
from unobot.config.tables import TableSettings


@dataclass(frozen=True, slots=True)
class NetworkSettings:
    """A network: the adapter that knows it, and what that adapter is given.

    `settings` are all keys of the network but `adapter`, `tables` and `room`, as in the file; which there may be, only
    the adapter knows. They may hold passwords in plain text. `room` has the rooms that differ in `tables`.
    """

    name: Network
    adapter: Text
    rooms: Annotated[tuple[Room, ...], Expected('a list of rooms, such as ["#uno"]')] = ()
    settings: Mapping[str, object] = field(default_factory=dict, repr=False)
    tables: TableSettings = field(default_factory=TableSettings)
    room: Mapping[Room, TableSettings] = field(default_factory=dict)

    def tables_for(self, room: Room) -> TableSettings:
        """Return the table settings of a room; upper and lower case are the same."""
        return self.room.get(Room(room.casefold()), self.tables)
