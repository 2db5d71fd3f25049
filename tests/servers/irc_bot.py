"""The IRC adapter with ears: what it delivers is kept and can be waited for."""

import asyncio
import contextlib
import itertools
import os
import random
import time
from collections.abc import AsyncIterator

from tests.reading import good
from unobot.adapter import (
    Arrived,
    Departed,
    Entered,
    Identity,
    Network,
    Outgoing,
    Renamed,
    Room,
    Said,
)
from unobot.clock import Clock, WallClock
from unobot.document import Document, Text
from unobot.kit.testing import Ears, MemoryShelf
from unobot_irc import IrcAdapter, IrcSettings

NETWORK = Network("test")
_names = itertools.count(1)


def fresh(word: str) -> str:
    """A name that no other test on the same server uses."""
    return f"{word}{os.getpid() % 10000}x{next(_names)}"


class Bot:
    """An adapter that runs, and its ears."""

    def __init__(self, adapter: IrcAdapter, nick: str) -> None:
        self.adapter = adapter
        self.nick = nick
        self.ears = Ears()
        self.running: asyncio.Task[None] | None = None
        self._keys = itertools.count(1)

    def start(self) -> None:
        """Let it run."""
        self.running = asyncio.create_task(self.adapter.run(self.ears))

    async def stop(self) -> None:
        """Cancel it, as the bot does at its end."""
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)

    async def entered(self, room: str) -> Entered:
        """Wait until it is in the room."""
        return await self.ears.next(Entered, lambda item: item.room == room)

    async def arrived(self, name: str) -> Identity:
        """The identity of whoever arrives next with this name."""
        return (await self.ears.next(Arrived, lambda item: item.sender.name == name)).sender.identity

    async def said(self, text: str) -> Said:
        """The next time somebody says exactly this."""
        return await self.ears.next(Said, lambda item: item.text == text)

    async def departed(self, identity: Identity) -> Departed:
        """The next departure of this identity."""
        return await self.ears.next(Departed, lambda item: item.identity == identity)

    async def renamed(self, name: str) -> Renamed:
        """The next renaming to this name."""
        return await self.ears.next(Renamed, lambda item: item.sender.name == name)

    def message(
        self, document: Document | str, room: str | None = None, to: Identity | None = None
    ) -> Outgoing:
        """A message for a room or an identity."""
        spans: Document = (Text(document),) if isinstance(document, str) else document
        return Outgoing(next(self._keys), NETWORK, Room(room) if room else None, to, spans)

    async def send(
        self, document: Document | str, room: str | None = None, to: Identity | None = None
    ) -> None:
        """Send a message to a room or an identity."""
        await self.adapter.send(self.message(document, room, to))


@contextlib.asynccontextmanager
async def running_bot(
    port: int,
    *rooms: str,
    shelf: MemoryShelf | None = None,
    clock: Clock | None = None,
    nick: str = "",
    seed: int = 1,
    **settings: object,
) -> AsyncIterator[Bot]:
    """The adapter, running on the server at this port; in the rooms, if any are given. Cancelled at the end."""
    name = nick or fresh("bot")
    lifted = {"burst": 1000, "per_second": 1000}
    table = {
        "host": "127.0.0.1",
        "port": port,
        "tls": False,
        "nick": name,
        "rooms": list(rooms),
        "pace": lifted,
    }
    read = good(IrcSettings, table | settings)
    adapter = IrcAdapter(NETWORK, read, shelf or MemoryShelf(), clock or WallClock(), random.Random(seed))
    bot = Bot(adapter, name)
    bot.start()
    try:
        for room in rooms:
            await bot.ears.next(Entered, lambda item, room=room: item.room == room.partition(" ")[0])  # type: ignore[misc]  # mypy cannot tell the type of a lambda's default
            bot.ears.again()
        yield bot
    finally:
        await bot.stop()


class HurriedClock(WallClock):
    """A clock that runs faster than the world, so that a test need not wait for a long pause."""

    def __init__(self, speed: float = 20.0) -> None:
        super().__init__()
        self._speed = speed
        self._start = time.time()

    def now(self) -> float:
        """Seconds since the epoch, running ahead."""
        return self._start + (time.time() - self._start) * self._speed

    async def sleep(self, seconds: float, /) -> None:
        """Wait the shorter time."""
        await asyncio.sleep(seconds / self._speed)
