"""A bot with a tiny core, around the real adapter: it keeps what it hears and says what a test or a player wants."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.reading import good
from tests.servers.synapse import Account, Synapse
from unobot.adapter import (
    Bookmark,
    Entered,
    Identity,
    Incoming,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Room,
    Said,
)
from unobot.clock import WallClock
from unobot.document import Document, Text
from unobot.kit.testing import MemoryShelf
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings
from unobot_matrix.adapter import MatrixAdapter

HOME = Network("home")


@dataclass
class Book:
    """What outlasts the bot: the shelf, the ids of what it dealt with, the numbers of its messages, its folder."""

    folder: Path
    shelf: MemoryShelf = field(default_factory=MemoryShelf)
    seen: set[str] = field(default_factory=set)
    keys: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))


@dataclass
class Bot:
    """A running bot. Whatever was delivered stands in `items`."""

    adapter: MatrixAdapter
    book: Book
    items: list[Incoming] = field(default_factory=list)
    answer: bool = True
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    running: "asyncio.Task[None] | None" = None

    async def put(self, *items: Incoming) -> None:
        """The inbox."""
        for item in items:
            await self._deal_with(item)

    def may_ask(self, _said: Said, /) -> bool:
        """Whatever is said may ask for something."""
        return True

    async def _deal_with(self, item: Incoming) -> None:
        """Deal with an item at once, as one transaction of the core would."""
        if isinstance(item, Said):
            if item.id in self.book.seen:
                return
            self.book.seen.add(item.id)
        if isinstance(item, Bookmark):
            await self.book.shelf.put("position", item.position)
        async with self.changed:
            self.items.append(item)
            self.changed.notify_all()
        if isinstance(item, Said) and self.answer and item.text.startswith("!echo "):
            await self.say(item.text.removeprefix("!echo "), item.room, item.sender.identity)

    async def say(self, text: str, room: str | None, to: str | None = None, **more: Any) -> None:
        """Send a text to a room, or (room None) to somebody, trying again while the adapter says `NotNow`."""
        await self.tell((Text(text),), room, to if room is None else None, **more)

    async def hand(self, room: str, to: str, text: str, answers: tuple[str, ...]) -> None:
        """Send a text to somebody alone that is about a room, with what may be answered."""
        await self.tell((Text(text),), room, to, answers=answers)

    async def tell(self, document: Document, room: str | None, to: str | None = None, **more: Any) -> None:
        """Send a document."""
        where, whom = (Room(room) if room else None), (Identity(to) if to else None)
        more.setdefault("key", next(self.book.keys))
        message = Outgoing(network=HOME, room=where, to=whom, document=document, **more)
        while True:
            try:
                await self.adapter.send(message)
            except NotNow as later:
                await asyncio.sleep(later.seconds)
            else:
                return

    async def until(self, wanted: Callable[[Incoming], bool], seconds: float = 60) -> Incoming:
        """The first item that is wanted, as soon as it is delivered."""
        async with asyncio.timeout(seconds), self.changed:
            while True:
                found = next((item for item in self.items if wanted(item)), None)
                if found is not None:
                    return found
                if self.running is not None and self.running.done():
                    self.running.result()
                await self.changed.wait()

    async def hears(self, text: str, seconds: float = 60) -> Said:
        """Until somebody said exactly this."""
        said = await self.until(lambda item: isinstance(item, Said) and item.text == text, seconds)
        assert isinstance(said, Said)
        return said

    def all(self, kind: type) -> list[Any]:
        """The items of one kind, in order."""
        return [item for item in self.items if isinstance(item, kind)]

    async def ends(self, why: str) -> None:
        """Until the network is ended for good, with a reason that says this."""
        assert self.running is not None
        with pytest.raises(Refused, match=why):
            await asyncio.wait_for(self.running, 20)
        self.running = None

    async def live(self) -> None:
        """Run the adapter; whoever waits for something is told when it ends."""
        try:
            await self.adapter.run(self)
        finally:
            asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(self._ended()))

    async def _ended(self) -> None:
        async with self.changed:
            self.changed.notify_all()


@asynccontextmanager
async def bot(
    synapse: Synapse, account: Account, book: Book, rooms: list[str] | None = None, **settings: object
) -> AsyncIterator[Bot]:
    """The adapter with its tiny core, running until the block ends."""
    values: dict[str, object] = {
        "homeserver": synapse.url,
        "user": account.user,
        "rooms": rooms or [],
        "encryption": False,
        **settings,
    }
    if not {"access_token", "registration"} & values.keys():
        values.setdefault("password", account.password)
    chance = random.Random(1)
    adapter = MatrixAdapter(
        HOME, good(MatrixSettings, values), Means(book.shelf, WallClock(), chance, book.folder)
    )
    made = Bot(adapter, book)
    made.running = asyncio.create_task(made.live())
    try:
        yield made
    finally:
        if made.running is not None:
            made.running.cancel()
            with suppress(asyncio.CancelledError):
                await made.running


async def entered(uno: Bot, room: str, times: int = 1) -> Entered:
    """Until the bot has been told so many times that it is in the room."""

    def told(_: object) -> bool:
        return len([e for e in uno.all(Entered) if e.room == room]) >= times

    await uno.until(told)
    found = [e for e in uno.all(Entered) if e.room == room][-1]
    assert isinstance(found, Entered)
    return found
