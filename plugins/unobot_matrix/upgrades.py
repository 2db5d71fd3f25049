"""Rooms that were replaced by newer ones (upgraded). The bot moves along and keeps the old name, so that tables move."""

import json

import structlog

from unobot.adapter import Room as RoomName
from unobot.adapter import Shelf
from unobot_matrix.events import RoomEvent, text
from unobot_matrix.room import Room

log = structlog.get_logger(__name__)


class Upgrades:
    """Which room stands for which older one, kept over restarts.

    A room is replaced only if its tombstone names the new one and the new one names it as its predecessor, so that nobody
    can put a room of their own in the place of another. A room never replaces two others, nor itself.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._after: dict[str, str] = json.loads(shelf.get("upgrades") or "{}")
        self._expected: dict[str, str] = {}
        self._changed = False

    def name(self, room: str) -> RoomName:
        """What the bot calls a room: the id of the oldest one that it stands for."""
        before = {new: old for old, new in self._after.items()}
        while room in before:
            room = before[room]
        return RoomName(room)

    def newest(self, room: str) -> str:
        """The room that stands for this one now: itself, if it was not replaced."""
        while room in self._after:
            room = self._after[room]
        return room

    def replaced(self, room: str) -> bool:
        """Whether another room stands for this one."""
        return room in self._after

    def expect(self, room: str, event: RoomEvent) -> str | None:
        """If an event is the tombstone of a room, note it and return the new room, to be entered; None if it is not news."""
        new = text(event.content, "replacement_room") if event.type == "m.room.tombstone" else None
        if new is None or event.state_key != "" or room in self._after or self._expected.get(new) == room:
            return None
        self._expected[new] = room
        return new

    def expected(self, room: str) -> bool:
        """Whether a room that we are in says that it was replaced by this one."""
        return room in self._expected

    def entered(self, room: Room) -> str | None:
        """We have entered an expected room: return the room that it replaces from now on, or None if it replaces none."""
        old = self._expected.pop(room.id)
        # a circle of rooms would make `name` and `newest` run for ever
        if room.follows != old or room.id in {old, *self._after, *self._after.values()}:
            return None
        self._after[old] = room.id
        self._changed = True
        log.info("a room was replaced", old=old, new=room.id)
        return old

    async def save(self) -> None:
        """Keep what has changed; to be called before the bot is told of it."""
        if self._changed:
            await self._shelf.put("upgrades", json.dumps(self._after))
            self._changed = False
