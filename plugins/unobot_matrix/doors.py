"""Joining and leaving rooms: those of the configuration, and those that replace one we are in."""

from collections.abc import Iterable, Mapping
from functools import partial
from urllib.parse import urlencode

import structlog

from unobot.clock import Clock
from unobot_matrix.events import text
from unobot_matrix.retry import Patience
from unobot_matrix.room import Room
from unobot_matrix.upgrades import Upgrades
from unobot_matrix.wire import Failure, Wire, path

log = structlog.get_logger(__name__)

KNOCK_AGAIN = 300.0
"""Seconds before a configured room that would not let us in is tried again."""


class Doors:
    """The rooms that we should be in; `_ids` maps each name in the configuration to the room's id."""

    def __init__(self, wire: Wire, rooms: Mapping[str, Room], patience: Patience, upgrades: Upgrades) -> None:
        self._upgrades = upgrades
        self._wire = wire
        self._rooms = rooms
        self._patience = patience
        self._ids: dict[str, str] = {}

    def wanted(self, room: str) -> bool:
        """Whether the configuration names this room, or it replaces one that we are in."""
        return room in self._ids.values() or self._upgrades.expected(room)

    def alias(self, room: str) -> str | None:
        """The alias under which the configuration names a room, or None."""
        return next((name for name, known in self._ids.items() if known == room and name != room), None)

    async def resolve(self, names: Iterable[str]) -> None:
        """Learn which rooms these aliases stand for. Waits while the homeserver is away."""
        for name in names:
            self._ids[name] = self._upgrades.newest(await self._resolved(name))

    async def enter(self, names: Iterable[str], clock: Clock) -> None:
        """Join these configured rooms, again and again where we are not let in."""
        missing = list(names)
        while missing:
            missing = [name for name in missing if not await self._entered(name)]
            if missing:
                await clock.sleep(KNOCK_AGAIN)

    async def leave(self, names: Iterable[str]) -> None:
        """Leave rooms that are no longer configured."""
        for name in names:
            room = self._ids.pop(name, name)
            if room in self._rooms:
                await self.leave_one(room)

    async def attempt(self, what: str, where: str) -> bool:
        """Ask the homeserver for something until it is done or refused; whether it was done."""
        try:
            await self._patience.persist(partial(self._wire.call, "POST", where, {}))
        except Failure as problem:
            log.warning("a room does not let us", what=what, where=where, problem=str(problem))
            return False
        return True

    async def _entered(self, name: str) -> bool:
        """Join one configured room; returns whether we are in it."""
        await self.resolve([name])  # each time: the alias may have been pointed to another room
        room = self._ids[name]
        # by alias where possible: the homeserver then knows by whom the room can be reached
        where = name if self._upgrades.name(room) == room else room
        return room in self._rooms or await self.attempt("join", path("join", where))

    async def follow(self, room: str, by: str) -> None:
        """Enter a room that replaces another; `by` is who said so, whose homeserver must know it."""
        # a room id has no domain any more since version 12, so we must say through which server to join
        server = by.partition(":")[2]
        # `via` is the new name of `server_name`; older homeservers know only that
        await self.attempt(
            "join", f"{path('join', room)}?{urlencode({'server_name': server, 'via': server})}"
        )

    async def leave_one(self, room: str) -> None:
        """Leave a room."""
        await self.attempt("leave", path("rooms", room, "leave"))

    async def _resolved(self, name: str) -> str:
        if not name.startswith("#"):
            return name
        try:
            where = path("directory", "room", name)
            answer = await self._patience.persist(partial(self._wire.call, "GET", where))
        except Failure as problem:
            log.warning("a configured room is not known", room=name, problem=str(problem))
            return name
        return text(answer, "room_id") or name
