"""Which rooms everybody may see: those of which the configuration or their operators say so (`web`)."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from unobot.adapter import Network, Room
from unobot.store import read
from unobot.store.glance import TableGlance, has_played, open_tables
from unobot.tables.preferences import Groups, Preferences
from unobot.web.site import Site

_FRESH: Final = 2.0
"""Seconds after which it is asked again; so long a room may still be seen that has just said no."""
MOST_ROOMS: Final = 200
"""So many are listed."""


@dataclass(frozen=True, slots=True)
class ShownRoom:
    """A room that everybody may see; `table`: nothing, or whether a round is being played or waited for."""

    network: Network
    room: Room
    table: str = ""


class ShownRooms:
    """Asks the store, at most once in a while."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._preferences = Preferences(site.config, Groups(site.config))
        self._tables: list[TableGlance] = []
        self._configured: list[tuple[Network, Room]] = []
        self._set: list[tuple[Network, Room]] = []
        self._asked = float("-inf")
        self._asking = asyncio.Lock()

    async def find(self, network: str, room: str) -> ShownRoom | None:
        """The room, if it may be seen. Raises StoreError."""
        await self._ask()
        wanted = (Network(network), Room(room))
        if wanted[0] not in self._site.config.networks or not self._preferences.room(*wanted).web:
            return None
        return self._shown(*wanted)

    async def all(self) -> list[ShownRoom]:
        """Those with a table, and those of which it was said by name. Raises StoreError."""
        await self._ask()
        named = dict.fromkeys((table.network, table.room) for table in self._tables)
        named |= dict.fromkeys([*self._set, *self._configured])
        known = [key for key in named if key[0] in self._site.config.networks]
        return [self._shown(*key) for key in known if self._preferences.room(*key).web][:MOST_ROOMS]

    def _shown(self, network: Network, room: Room) -> ShownRoom:
        found = next((t for t in self._tables if (t.network, t.room) == (network, room)), None)
        state = "" if found is None else "playing" if found.round is not None else "waiting"
        return ShownRoom(network, room, state)

    def _in_file(self) -> Iterator[tuple[Network, Room]]:
        """The rooms that the configuration names and shows. An alias on Matrix is no room's name, and nothing was played there."""
        for name, network in self._site.config.networks.items():
            for room in network.rooms:
                # what follows a channel's name is its key
                if network.tables_for(key := Room(room.split(" ")[0])).web:
                    yield name, key

    async def _ask(self) -> None:
        # who comes while it is being asked waits for the answer
        async with self._asking:
            await self._ask_if_old()

    async def _ask_if_old(self) -> None:
        now = self._site.clock.now()
        # a clock that was set back must not keep it from being asked
        if abs(now - self._asked) < _FRESH:
            return
        settings = await self._site.store.read(read.settings, scope="room")
        groups = Groups(self._site.config)
        self._preferences = Preferences(self._site.config, groups, settings)
        self._set = [
            (name, Room(s.subject)) for s in settings if s.key == "web" for name in groups.members(s.network)
        ]
        self._tables = await self._site.store.read(open_tables)
        self._asked = now
        self._configured = [key for key in self._in_file() if await self._site.store.read(has_played, *key)]
