"""Telling what happens now from what a server or bouncer plays again."""

from unobot_irc.line import Line

_PLAYED_AGAIN = ("chathistory", "draft/chathistory", "znc.in/playback")
_MOST_OPEN = 100


class Batches:
    """The open batches, and which of them contain the past."""

    def __init__(self) -> None:
        self._past: dict[str, bool] = {}

    def is_past(self, line: Line) -> bool:
        """Whether the line is part of a replay. BATCH lines themselves are noted here, too."""
        past = self._past.get(line.tags.get("batch", ""), False)
        if line.command == "BATCH":
            name = line[0][1:]
            if line[0].startswith("-"):
                self._past.pop(name, None)
            elif len(self._past) < _MOST_OPEN:
                self._past[name] = past or line[1] in _PLAYED_AGAIN
        return past
