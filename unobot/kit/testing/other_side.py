"""The other side of an adapter that is tested: a network with people, driven by a test, and an inbox that keeps everything."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from typing import Final, Literal, Protocol, TypeVar, get_args, runtime_checkable

from unobot.adapter import (
    Adapter,
    Arrived,
    Entered,
    Identity,
    Incoming,
    Outgoing,
    Room,
    Said,
)
from unobot.clock import Clock
from unobot.document import Document, Text, plain

Item = TypeVar("Item", bound=Incoming)
PATIENCE = 15.0
"""Seconds that a test waits for what should come at once."""


class Ears:
    """An `Inbox` that keeps everything; `next` finds items in order, each once."""

    def __init__(self) -> None:
        self.items: list[Incoming] = []
        self._seen = 0
        self._news = asyncio.Condition()

    async def put(self, *items: Incoming) -> None:
        """Keep what the adapter tells, and wake whoever waits for it."""
        async with self._news:
            self.items += items
            self._news.notify_all()

    def may_ask(self, _said: Said, /) -> bool:
        """Return True: any line may ask for something."""
        return True

    def again(self) -> None:
        """Let `next` find all items once more, from the first one."""
        self._seen = 0

    def forget(self) -> None:
        """Let `next` find only what comes from now on."""
        self._seen = len(self.items)

    async def next(
        self, kind: type[Item], fits: Callable[[Item], bool] = lambda _: True, seconds: float = PATIENCE
    ) -> Item:
        """Return the next item of that kind that fits, after the one found last. Raises AssertionError if none comes in time."""
        async with self._news:
            try:
                async with asyncio.timeout(seconds):
                    while (found := self._find(kind, fits)) is None:
                        await self._news.wait()
            except TimeoutError:
                tail = "\n".join(map(repr, self.items[-15:]))
                raise AssertionError(
                    f"no such {kind.__name__} was told; the last items were:\n{tail}"
                ) from None
        return found

    def _find(self, kind: type[Item], fits: Callable[[Item], bool]) -> Item | None:
        for at in range(self._seen, len(self.items)):
            item = self.items[at]
            if isinstance(item, kind) and fits(item):
                self._seen = at + 1
                return item
        return None


Promise = Literal["told_before_entered", "new_each_run"]
"""Promises that cannot be kept on every network."""
PROMISES: Final[tuple[Promise, ...]] = get_args(Promise)


class OtherSide(Protocol):
    """A network for one adapter, which is not running yet. `ann` is in its one room already; `bob` is not.

    `ann` and `bob` are what the tests call them. Where a server has seen such names before, they may be called otherwise
    there. One other side serves all tests of a class: the same people come, go, and come again.

    Where the adapter is itself the server that people connect to, nobody can be there before it runs. Let `ann` connect in a task
    then, as soon as it listens, and say so in `exempt` (see `Exempt`).
    """

    @property
    def adapter(self) -> Adapter:
        """The adapter that is tested, which does not run yet; after `restart` a new one."""
        ...

    def restart(self) -> None:
        """Let `adapter` be a new one, on the same network, with the same settings and the same shelf.

        Called when the old one has ended: so the bot opens its adapters when it is started again.
        """
        ...

    @property
    def clock(self) -> Clock:
        """The clock in the `Means` that the adapter was made with."""
        ...

    async def arrive(self, who: str) -> None:
        """Let somebody come into the room."""
        ...

    async def depart(self, who: str) -> None:
        """Let somebody leave the room and the network, or the room alone where nobody can leave the network."""
        ...

    async def say(self, who: str, text: str) -> None:
        """Let somebody say this in the room."""
        ...

    async def whisper(self, who: str, text: str) -> None:
        """Let somebody say this to the bot alone."""
        ...

    async def reads(self, who: str, text: str) -> None:
        """Return when somebody has read a line with this text, in the room or alone, since they came.

        It may have come before this was called. Raise AssertionError if it does not come within some seconds.
        """
        ...

    def lines(self, who: str) -> list[str]:
        """Return every line that somebody has read so far, in the room and alone, oldest first."""
        ...


@runtime_checkable
class CanBeCut(Protocol):
    """An optional part of the other side: a connection that a test can cut."""

    async def cut(self) -> None:
        """Cut the connection once; the next one that the adapter makes succeeds."""
        ...


@runtime_checkable
class Exempt(Protocol):
    """An optional part of the other side: promises that its network cannot keep, whose tests are skipped."""

    @property
    def exempt(self) -> Mapping[Promise, str]:
        """The reasons, by the names of the promises that are not kept.

        `told_before_entered`: who is there is told before the room is entered. `new_each_run`: no id of a line comes again in a
        later run, and no identity that is not lasting.
        """
        ...


class AtWork:
    """A running adapter between its other side and the ears of a test; `room` is the one that it has entered.

    What a test does by these methods is kept, and told if it fails.
    """

    room: Room

    def __init__(self, side: OtherSide) -> None:
        self.side, self.adapter = side, side.adapter
        self.ears = Ears()
        self.running = asyncio.create_task(self.adapter.run(self.ears))
        self._keys = 0
        self._steps = ["run was called"]
        self._since = 0

    def begin(self) -> None:
        """Begin a test: what was done and told before is not of it."""
        self.ears.forget()
        self._steps, self._since = [], len(self.ears.items)

    def did(self, step: str) -> None:
        """Keep something else that was done."""
        self._steps.append(step)

    async def arrive(self, who: str) -> None:
        """Let somebody come into the room."""
        self._steps.append(f"{who} came into the room")
        await self.side.arrive(who)

    async def depart(self, who: str) -> None:
        """Let somebody leave the room and the network."""
        self._steps.append(f"{who} left the network")
        await self.side.depart(who)

    async def say(self, who: str, text: str) -> None:
        """Let somebody say this in the room."""
        self._steps.append(f"{who} said {text!r} in the room")
        await self.side.say(who, text)

    async def whisper(self, who: str, text: str) -> None:
        """Let somebody say this to the bot alone."""
        self._steps.append(f"{who} said {text!r} to the bot alone")
        await self.side.whisper(who, text)

    async def reads(self, who: str, text: str) -> None:
        """Return when somebody has read this. Raises AssertionError if that does not come."""
        self._steps.append(f"{who} was expected to read {text!r}")
        await self.side.reads(who, text)

    async def told(self, kind: type[Item], what: str, fits: Callable[[Item], bool] = lambda _: True) -> Item:
        """Return the next item of that kind that fits, in words: `what`. Raises AssertionError if none comes in time."""
        try:
            return await self.ears.next(kind, fits)
        except AssertionError:
            raise AssertionError(f"expected {kind.__name__}, {what}; it did not come in time") from None

    async def heard(self, text: str) -> Said:
        """Return the next line of this text that the adapter tells. Raises AssertionError if none comes in time."""
        return await self.told(Said, f"text={text!r}", lambda item: item.text == text)

    def exempt(self, promise: Promise) -> str:
        """Return why that promise is not kept; an empty text if it is."""
        exempt = self.side.exempt if isinstance(self.side, Exempt) else {}
        assert exempt.keys() <= set(PROMISES), (
            f"exempt: expected some of {', '.join(PROMISES)}, not {set(exempt)}"
        )
        return exempt.get(promise, "")

    async def enter(self) -> None:
        """Return when the room is entered, and ann can be heard there."""
        self.room = (await self.told(Entered, "of the room")).room
        if self.exempt("told_before_entered"):
            await self.told(Arrived, "of ann, who connects when it listens")

    def message(self, what: str | Document, room: Room | None, to: Identity | None = None) -> Outgoing:
        """Return a message with a key of its own."""
        self._keys += 1
        document = (Text(what),) if isinstance(what, str) else what
        return Outgoing(self._keys, self.adapter.network, room, to, document)

    async def tell(self, what: str | Document, room: Room | None, to: Identity | None = None) -> None:
        """Send a message, and return when the network has taken it. Raises what the adapter raises."""
        message = self.message(what, room, to)
        self._steps.append(f"the bot sent {plain(message.document)!r} to {'the room' if to is None else to}")
        await self.adapter.send(message)
        await self.adapter.passed(message)

    async def stop(self) -> bool:
        """Cancel the adapter, as the bot does at its end; return whether it has ended soon."""
        self._steps.append("run was cancelled")
        self.running.cancel()
        done, _ = await asyncio.wait({self.running}, timeout=PATIENCE)
        return bool(done)

    def state(self) -> str:
        """Return what was done, what the adapter told then, whether it still runs, and what the people have read last."""
        told = ["What was done:", *(f"  {step}" for step in self._steps)]
        told += ["What the adapter told:", *(f"  {item}" for item in self.ears.items[self._since :][-15:])]
        if self.running.done() and not self.running.cancelled():
            told.append(f"run has ended with {self.running.exception()!r}")
        for who in ("ann", "bob"):
            with suppress(LookupError, AttributeError):  # who has not come yet has read nothing
                told.append(f"{who} has read last: {self.side.lines(who)[-10:]}")
        return "\n".join(told)


@asynccontextmanager
async def at_work(opened: AbstractAsyncContextManager[OtherSide]) -> AsyncIterator[AtWork]:
    """Run the adapter until the end of the block."""
    async with opened as side:
        work = AtWork(side)
        try:
            with seen_by_people(work):
                await work.enter()
            yield work
        finally:
            await work.stop()


@contextmanager
def seen_by_people(work: AtWork) -> Iterator[None]:
    """Add to what an AssertionError says what can be seen from outside."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{error}\n{work.state()}") from None
