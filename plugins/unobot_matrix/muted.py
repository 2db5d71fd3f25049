"""Rooms whose power levels do not let us speak, and people whom no private message reaches: the bot is told of them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from unobot.adapter import Heard, Identity, Incoming, Network, Room, Unheard, Unreached
from unobot.clock import Clock
from unobot.waiting import within

AGAIN = 120.0
"""Seconds until we try to speak again, if no change of the power levels tells us to do it earlier."""


class Muted:
    """The rooms of one account that refuse what we say; `tell` takes what the bot is to be told."""

    def __init__(self, network: Network, clock: Clock, tell: Callable[[Incoming], Awaitable[None]]) -> None:
        self._network, self._clock, self._tell = network, clock, tell
        self._rooms: dict[Room, asyncio.Event] = {}

    async def unreached(self, identity: Identity, reason: str) -> None:
        """Something for this person alone could not be said."""
        await self._tell(Unreached(self._network, identity, reason))

    async def refused(self, room: Room, reason: str) -> bool:
        """The homeserver does not let us speak in this room. Returns True if that is news."""
        if room in self._rooms:
            return False
        self._rooms[room] = asyncio.Event()
        await self._tell(Unheard(self._network, room, reason))
        return True

    def may_speak(self, room: Room) -> None:
        """The power levels have changed, or something was said there: try again."""
        if room in self._rooms:
            self._rooms[room].set()

    async def wait(self, room: Room) -> None:
        """Tell the bot that it may try again, as soon as that seems right."""
        with suppress(TimeoutError):
            await within(self._clock, AGAIN, self._rooms[room].wait())
        del self._rooms[room]
        await self._tell(Heard(self._network, room))
