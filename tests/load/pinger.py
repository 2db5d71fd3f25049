"""A program of its own: a common bot, as many people have one, on the `irc` package alone. It answers `!ping`, and keeps nothing."""

import json
import sys

from irc.bot import SingleServerIRCBot
from irc.client import Event, ServerConnection

_AT_ONCE = 20
"""So many rooms fit into one JOIN."""


class Pinger(SingleServerIRCBot):  # type: ignore[misc]  # the package has no types
    """Says `pong` in the room where somebody says `!ping`."""

    def __init__(self, port: int, nick: str, rooms: list[str]) -> None:
        super().__init__([("127.0.0.1", port)], nick, nick)
        self._wanted = rooms

    def on_welcome(self, connection: ServerConnection, _event: Event) -> None:
        """Come into all rooms."""
        for start in range(0, len(self._wanted), _AT_ONCE):
            connection.join(",".join(self._wanted[start : start + _AT_ONCE]))

    def on_pubmsg(self, connection: ServerConnection, event: Event) -> None:
        """Answer."""
        if event.arguments[0] == "!ping":
            connection.privmsg(event.target, "pong")


if __name__ == "__main__":
    wanted = json.loads(sys.stdin.readline())
    Pinger(wanted["port"], wanted["nick"], wanted["rooms"]).start()
