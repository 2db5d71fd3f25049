"""A network that takes lines and remembers when, for the outbox's tests."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count

from unobot.adapter import AdapterError, Identity, Importance, Inbox, Network, Outgoing, Room, TokenBucket
from unobot.clock import HeldClock
from unobot.document import Text, plain
from unobot.outbox import Outbox

NET = Network("net")
UNO = Room("#uno")
TWO = Room("#two")
ANN = Identity("ann")
BOB = Identity("bob")
CID = Identity("cid")


@dataclass
class Line:
    """An adapter whose messages are one line each (or as many as they have lines), joined with ` / ` up to `width`."""

    clock: HeldClock
    network: Network = NET
    repeats_are_told: bool = False
    addresses_first: bool = False
    private_rooms: bool = False
    width: int = 0
    refusals: list[AdapterError | ValueError] = field(default_factory=list)
    sent: list[tuple[float, str]] = field(default_factory=list)
    keys: list[int] = field(default_factory=list)
    sending: asyncio.Event | None = None
    fates: list[AdapterError | None] = field(default_factory=list)
    passing: asyncio.Event | None = None
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    pace: TokenBucket = field(init=False)

    def __post_init__(self) -> None:
        self.pace = TokenBucket(2, 1.0, self.clock.now())

    def heard_until(self, wanted: float, /) -> float:
        """Until now."""
        return self.clock.played()

    async def reachable(self, identity: Identity, /) -> bool:
        """Everybody."""
        return True

    def account(self, name: str, /) -> str:
        """The name."""
        return name

    def masks(self, said: str, /) -> tuple[str, ...]:
        """The text."""
        return (said,)

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """The identity."""
        return (identity,)

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Nobody."""
        return False

    def fold(self, name: str, /) -> str:
        """Each name is another."""
        return name

    async def run(self, inbox: Inbox, /) -> None:
        """Hear nothing."""

    async def send(self, message: Outgoing, /) -> None:
        """Take the line, or raise the next refusal; with `sending` set, wait for it."""
        self.asked.set()
        if self.sending is not None:
            await self.sending.wait()
        if self.refusals:
            raise self.refusals.pop(0)
        self.sent.append((self.clock.now(), plain(message.document)))
        self.keys.append(message.key)

    async def passed(self, message: Outgoing, /) -> None:
        """At once; with `fates` set, as the next of them says, when `passing` is set."""
        if self.passing is not None:
            await self.passing.wait()
        fate = self.fates.pop(0) if self.fates else None
        if fate is not None:
            raise fate

    def lines(self, message: Outgoing, /) -> int:
        """As many as the text has."""
        return plain(message.document).count("\n") + 1

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Both with a stroke between them, if they are not longer than the line."""
        document = (*first.document, Text(" / "), *second.document)
        return replace(second, document=document) if len(plain(document)) <= self.width else None

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be everywhere already."""

    @property
    def texts(self) -> list[str]:
        """What was sent, in order."""
        return [text for _, text in self.sent]


@dataclass
class Book:
    """A ledger in memory, which can be made to fail."""

    noted: list[int] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)
    joined: list[tuple[int, str, tuple[int, ...]]] = field(default_factory=list)
    failing: bool = False
    flushes: int = 0
    free: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether nobody else may be sending."""

    def __post_init__(self) -> None:
        self.free.set()

    def mark_sent(self, keys: Sequence[int], /) -> None:
        """Note them down, to be kept by `flush`."""
        self.noted.extend(keys)

    async def flush(self) -> None:
        """Keep what is noted."""
        if self.failing:
            raise OSError("disk full")
        self.flushes += 1
        self.sent.extend(self.noted)
        self.noted.clear()

    async def may_be_said(self, key: int, /) -> None:
        """Return when it may."""
        await self.free.wait()

    async def mark_joined(self, message: Outgoing, keys: Sequence[int], /) -> None:
        """Note it down."""
        if self.failing:
            raise OSError("disk full")
        self.joined.append((message.key, plain(message.document), tuple(keys)))


class Says:
    """Makes messages with keys from 1 on."""

    def __init__(self) -> None:
        self._keys = count(1)

    def __call__(
        self,
        text: str,
        room: Room | None = UNO,
        to: Identity | None = None,
        importance: Importance = Importance.TURN,
        purpose: str | None = None,
    ) -> Outgoing:
        return Outgoing(next(self._keys), NET, room, to, (Text(text),), importance, purpose)


@asynccontextmanager
async def running(outbox: Outbox) -> AsyncIterator[None]:
    """The outbox at work; every line that may go at once has gone when the block begins."""
    task = asyncio.create_task(outbox.run())
    await settled()
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def settled() -> None:
    """Let everything run that need not wait for the clock."""
    for _ in range(50):
        await asyncio.sleep(0)
