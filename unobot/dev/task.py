"""What the processes of `unobot dev` are told, and what they answer."""

from typing import Final

import msgspec

from unobot.wanted import Demo

LOADED: Final = "loaded"
"""The bot's process has loaded the plugin; it waits for a line before it goes on."""

AT_WORK: Final = "at work"
"""The bot is at work, until its input ends."""

BROKEN: Final = 2
"""The exit status of the process that checks, if the plugin cannot even be loaded."""


class DevTask(msgspec.Struct, frozen=True):
    """A bot for this demo, on this server and in this room, with the plugin at `path` and the store in the file `data`."""

    host: str
    port: int
    room: str
    demo: Demo
    path: str
    data: str
