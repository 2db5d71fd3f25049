"""Who is in which channel, as a client learns it from what the server says."""

from unobot.ircd.message import Message
from unobot.ircd.names import fold


def same(first: str, second: str) -> bool:
    """Whether two nicks, or two channels, are the same on our server."""
    return fold(first, "rfc1459") == fold(second, "rfc1459")


class ChannelNicks:
    """The nicks in each channel that this client is in."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, str]] = {}

    def names(self, room: str) -> tuple[str, ...]:
        """The nicks in a room, in the order in which they became known."""
        return tuple(self._rooms.get(fold(room, "rfc1459"), {}).values())

    def hear(self, message: Message) -> None:
        """Take note of a line from the server."""
        match message.verb, message.params:
            case "353", (_, _, room, names):
                for name in names.split():
                    self._add(room, name.lstrip("@+"))
            case "JOIN", (room, *_):
                self._add(room, message.nick)
            case "PART", (room, *_):
                self._drop(room, message.nick)
            case "KICK", (room, nick, *_):
                self._drop(room, nick)
            case "QUIT", _:
                for room in self._rooms:
                    self._drop(room, message.nick)
            case "NICK", (nick, *_):
                self._rename(message.nick, nick)

    def _add(self, room: str, nick: str) -> None:
        self._rooms.setdefault(fold(room, "rfc1459"), {})[fold(nick, "rfc1459")] = nick

    def _drop(self, room: str, nick: str) -> None:
        self._rooms.get(fold(room, "rfc1459"), {}).pop(fold(nick, "rfc1459"), None)

    def _rename(self, old: str, new: str) -> None:
        for room, nicks in self._rooms.items():
            if fold(old, "rfc1459") in nicks:
                self._drop(room, old)
                self._add(room, new)
