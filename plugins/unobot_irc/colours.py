"""What to say once more, plainly, where a room refuses colours."""

from collections import deque

from unobot_irc.line import Line
from unobot_irc.rendering import undressed
from unobot_irc.rooms import WantedRoom
from unobot_irc.sight import Sight

_RECENT = 5.0
"""Seconds in which a server refuses a line because of its colours, if it does."""


class Colours:
    """Remembers coloured lines for some seconds, to send them again plainly to a room that refuses colours."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._recent: deque[tuple[float, WantedRoom, int, str]] = deque(maxlen=20)

    def sent(self, place: WantedRoom, line: str, key: int, now: float) -> None:
        """Remember a line that was sent to a room, if it has colours."""
        if undressed(line) != line:
            self._recent.append((now, place, key, undressed(line)))

    def refused(self, line: Line, now: float) -> tuple[int, str] | None:
        """The line to send instead, and the key of its message, or None if a 404 or 408 is not about colours. That room gets no more colours."""
        # 404 names only the room, not the line; the oldest recent one is meant, as servers answer in order
        place = self._sight.rooms.find(line[1])
        for each in tuple(self._recent):
            sent, where, key, again = each
            if now - sent > _RECENT:
                self._recent.remove(each)
            elif where is place:
                self._recent.remove(each)
                where.plain = True
                return key, again
        return None
