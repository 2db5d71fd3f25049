"""The other side of an adapter: its network, with a room and people in it, as a test drives them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol, runtime_checkable

from unobot.adapter import Adapter, Entered, Identity, Outgoing, Room
from unobot.clock import Clock
from unobot.document import Text
from unobot.testing.ears import Ears


class OtherSide(Protocol):
    """A network for one adapter, which is not running yet. `ann` is in its one room already; `bob` is not.

    `ann` and `bob` are what the tests call them. Where a server has seen such names before, they may be called otherwise
    there.
    """

    @property
    def adapter(self) -> Adapter:
        """The adapter that is tested; it does not run yet."""
        ...

    @property
    def clock(self) -> Clock:
        """The one that the adapter was made with."""
        ...

    async def arrive(self, who: str) -> None:
        """They come into the room."""
        ...

    async def depart(self, who: str) -> None:
        """They leave the room and the network, or the room alone where nobody can leave the network."""
        ...

    async def say(self, who: str, text: str) -> None:
        """They say this in the room."""
        ...

    async def whisper(self, who: str, text: str) -> None:
        """They say this to the bot alone."""
        ...

    async def reads(self, who: str, text: str) -> None:
        """Return when they have read a line with this text, wherever; raise AssertionError if it does not come."""
        ...

    def lines(self, who: str) -> list[str]:
        """Every line that they have read so far, in the room and alone, oldest first."""
        ...


@runtime_checkable
class CanBeCut(Protocol):
    """What the other side may have beside: a connection that a test can cut."""

    async def cut(self) -> None:
        """Cut the connection once; the next one that the adapter makes succeeds."""
        ...


class AtWork:
    """A running adapter between its other side and the ears of a test; `room` is the one that it has entered."""

    room: Room

    def __init__(self, side: OtherSide) -> None:
        self.side, self.adapter = side, side.adapter
        self.ears = Ears()
        self.running = asyncio.create_task(self.adapter.run(self.ears))
        self._keys = 0

    def message(self, text: str, room: Room | None, to: Identity | None = None) -> Outgoing:
        """A message with a key of its own."""
        self._keys += 1
        return Outgoing(self._keys, self.adapter.network, room, to, (Text(text),))

    async def tell(self, text: str, room: Room | None, to: Identity | None = None) -> None:
        """Send a message, and return when the network has taken it. Raises what the adapter raises."""
        message = self.message(text, room, to)
        await self.adapter.send(message)
        await self.adapter.passed(message)

    async def stop(self) -> None:
        """Cancel the adapter, as the bot does at its end, and wait until it has ended."""
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


@asynccontextmanager
async def at_work(opened: AbstractAsyncContextManager[OtherSide]) -> AsyncIterator[AtWork]:
    """Run the adapter until the end of the block."""
    async with opened as side:
        work = AtWork(side)
        try:
            work.room = (await work.ears.next(Entered)).room
            yield work
        finally:
            await work.stop()
