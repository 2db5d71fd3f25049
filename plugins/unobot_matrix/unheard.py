"""Private messages that were sent before the player had quite come into the direct room: said again when they have.

Clients of today do not show what came from a device that they did not know yet, and they learn of ours only when they
enter an encrypted room with us.
"""

from dataclasses import replace

from unobot.adapter import Outgoing

SETTLED = 2.0
"""Seconds after coming in until a client has learnt of our device."""

KEPT = 3


class Unheard:
    """The last messages of late, by direct room. They are not kept over a restart; `!hand` tells the hand at any time."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Outgoing]] = {}
        self._came_at: dict[str, float] = {}

    def came(self, room: str, now: float) -> None:
        """The player has come into a direct room."""
        self._came_at[room] = now

    def sent(self, room: str, message: Outgoing, now: float, *, present: bool) -> bool:
        """A private message was sent; whether it will have to be said again though the player is there already."""
        came = self._came_at.get(room)
        just_come = came is not None and now - came < SETTLED
        if just_come or not present:
            self._add(room, message)
        return just_come

    def _add(self, room: str, message: Outgoing) -> None:
        others = [
            old
            for old in self._waiting.get(room, [])
            if old.key != message.key and (message.purpose is None or old.purpose != message.purpose)
        ]
        self._waiting[room] = [*others, message][-KEPT:]

    def take(self, room: str) -> list[Outgoing]:
        """The messages to be said again in a room, oldest first; they are forgotten here."""
        return [replace(message, reply_to=None) for message in self._waiting.pop(room, [])]
