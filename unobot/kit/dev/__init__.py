"""`unobot dev`: a plugin is played while it is written; at each save it is checked, and the table goes on with it.

Here is what its processes are told, and what they answer.
"""

from typing import Final

import msgspec

from unobot.config import NetworkSettings

LOADED: Final = "loaded"
"""The bot's process has loaded the plugin; it waits for a line before it goes on."""

AT_WORK: Final = "at work"
"""The bot is at work; each line that follows is one of the room, and each that it reads was typed there. It ends with its input."""

BROKEN: Final = 2
"""The exit status of the process that checks, if the plugin cannot even be loaded."""


class DevTask(msgspec.Struct, frozen=True):
    """A bot on that network, with the plugin at `path` and the store in the file `data`; with a seed its deals are known."""

    network: NetworkSettings
    path: str
    data: str
    seed: int | None = None
