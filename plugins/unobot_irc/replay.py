"""Telling what happens now from what a server or bouncer plays again after a JOIN.

Old commands must not be carried out twice. Replays come as ordinary PRIVMSG; only `batch` and `server-time` tell them
from new lines, so both are asked for at login.
"""

from unobot_irc.line import Line
from unobot_irc.rooms import WantedRoom

_PLAYED_AGAIN = ("chathistory", "draft/chathistory", "znc.in/playback")
_MOST_OPEN = 100
"""So many batches may be open at once; a server that opens more would only fill our memory."""


class Batches:
    """The open batches, and which of them hold old lines."""

    def __init__(self) -> None:
        self._past: dict[str, bool] = {}

    def is_past(self, line: Line) -> bool:
        """Whether the line is part of a replay. Opens and closes batches when the line is a BATCH."""
        past = self._past.get(line.tags.get("batch", ""), False)
        if line.command == "BATCH":
            name = line[0][1:]
            if line[0].startswith("-"):
                self._past.pop(name, None)
            elif len(self._past) < _MOST_OPEN:
                # a batch inside a replay is part of the replay, whatever its own type is
                self._past[name] = past or line[1] in _PLAYED_AGAIN
        return past


def before_join(line: Line, place: WantedRoom | None) -> bool:
    """Whether the line was said before we came into the room (InspIRCd's m_chanhistory without `batch`)."""
    joined = place.joined_at if place is not None else None
    # both times are the server's: our own clock may be wrong
    return line.time is not None and joined is not None and line.time < joined
