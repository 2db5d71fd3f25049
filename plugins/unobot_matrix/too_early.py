"""Private messages that were sent before the player came into the direct room: the last one is said again then.

Clients do not show what came from a device that they do not know, and they learn of ours only when they enter an
encrypted room with us.
"""

from dataclasses import replace

from unobot.adapter import Outgoing

SETTLED = 2.0
"""Seconds after coming in until a client has learnt of our device."""


class TooEarly:
    """The last such message of each direct room. It is not kept over a restart; `!hand` tells the hand at any time."""

    def __init__(self) -> None:
        self._waiting: dict[str, Outgoing] = {}
        self._came_at: dict[str, float] = {}

    def came(self, room: str, now: float) -> None:
        """Note when the player came into a direct room."""
        self._came_at[room] = now

    def sent(self, room: str, message: Outgoing, now: float, *, present: bool) -> bool:
        """Note a private message; returns whether it must be said again soon though the player is there already."""
        came = self._came_at.get(room)
        just_come = came is not None and now - came < SETTLED
        if just_come or not present:
            self._waiting[room] = message
        return just_come

    def take(self, room: str) -> Outgoing | None:
        """The message to say again in a room, or None; it is forgotten here."""
        message = self._waiting.pop(room, None)
        return None if message is None else replace(message, reply_to=None)
