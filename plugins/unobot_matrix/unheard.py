"""Private messages that were sent before the player had quite come into the direct room: the last is said again then.

Clients of today do not show what came from a device that they did not know yet, and they learn of ours only when they
enter an encrypted room with us.
"""

from dataclasses import replace

from unobot.adapter import Outgoing

SETTLED = 2.0
"""Seconds after coming in until a client has learnt of our device."""


class Unheard:
    """The last message of late, by direct room. It is not kept over a restart; `!hand` tells the hand at any time."""

    def __init__(self) -> None:
        self._waiting: dict[str, Outgoing] = {}
        self._came_at: dict[str, float] = {}

    def came(self, room: str, now: float) -> None:
        """The player has come into a direct room."""
        self._came_at[room] = now

    def sent(self, room: str, message: Outgoing, now: float, *, present: bool) -> bool:
        """A private message was sent; whether it will have to be said again though the player is there already."""
        came = self._came_at.get(room)
        just_come = came is not None and now - came < SETTLED
        if just_come or not present:
            self._waiting[room] = message
        return just_come

    def take(self, room: str) -> Outgoing | None:
        """The message to be said again in a room, if there is one; it is forgotten here."""
        message = self._waiting.pop(room, None)
        return None if message is None else replace(message, reply_to=None)
