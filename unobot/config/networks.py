"""One network that the bot is on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from unobot.adapter import Network, Room
from unobot.config import kinds
from unobot.config.references import resolve
from unobot.config.section import Section
from unobot.config.tables import TableSettings, read_tables

_OURS: Final = ("adapter", "tables", "room")


@dataclass(frozen=True, slots=True)
class NetworkSettings:
    """A network: the adapter that knows it, and what that adapter is given.

    `settings` are all keys of the network but `adapter`, `tables` and `room`, as in the file, with secrets as `Secret`
    and files as absolute paths; only the adapter knows which there may be. `room` has the rooms that differ in `tables`.
    """

    name: Network
    adapter: str
    rooms: tuple[Room, ...] = ()
    settings: Mapping[str, object] = field(default_factory=dict)
    tables: TableSettings = field(default_factory=TableSettings)
    room: Mapping[Room, TableSettings] = field(default_factory=dict)

    def tables_for(self, room: Room) -> TableSettings:
        """The table settings of a room; upper and lower case are the same."""
        return self.room.get(Room(room.casefold()), self.tables)


def read_network(section: Section, name: str, default: TableSettings, folder: Path) -> NetworkSettings:
    """The network of a `[network.NAME]` section."""
    adapter = section.need("adapter", kinds.text)
    rooms = section.take("rooms", kinds.several(kinds.text, 'a list of rooms, such as ["#uno"]'), ())
    tables = read_tables(section.inside("tables"), default)
    differing = section.inside("room")
    return NetworkSettings(
        name=Network(name),
        adapter=adapter,
        rooms=tuple(map(Room, rooms)),
        settings=resolve(section.without(*_OURS), folder),
        tables=tables,
        room={Room(room.casefold()): read_tables(differing.inside(room), tables) for room in differing},
    )
