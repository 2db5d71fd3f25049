"""A network in memory, and a shelf, for tests."""

import asyncio
import itertools
from collections.abc import Sequence

from unobot import adapter
from unobot.clock import Clock
from unobot.document import plain, split_lines
from unobot.parsing.masks import fits, names_somebody

_IDS = itertools.count(1)
"""Of all lines of all networks: a bot that is started again must not take a new line for one that it has seen."""


class FakeNetwork:
    """An `Adapter`: what is sent through it is kept as plain text.

    `lines` has what was said, oldest first: `#uno: text` in a room, `ann: text` privately to ann.
    """

    network: adapter.Network
    clock: Clock
    repeats_are_told = False
    addresses_first = False
    private_rooms = False

    def __init__(self, clock: Clock, network: str = "fake", rooms: Sequence[str] = ("#uno",)) -> None:
        self.network = adapter.Network(network)
        self.clock = clock
        # no pace at all: a test's clock stands still, and the outbox would wait for it
        self.pace = adapter.TokenBucket(1_000_000, 1_000_000.0, clock.now())
        self.rooms = [adapter.Room(room) for room in rooms]
        self.lines_said: list[str] = []
        self.messages: list[adapter.Outgoing] = []
        self.present: dict[adapter.Room, dict[adapter.Identity, adapter.Sender]] = {
            room: {} for room in self.rooms
        }
        self.held = False
        self.silent_since: float | None = None
        """If set: what is said from this time of play on is lost, and nobody has noticed."""
        self.unreached: set[str] = set()
        """Who is there, but can be told nothing alone."""
        self.doors: dict[str, adapter.Door] = {}
        """Who has to come into a private room to be told something alone, and how it stands with that."""
        self._inbox: adapter.Inbox | None = None
        self._running = asyncio.Event()

    def fold(self, name: str, /) -> str:
        """Fold a name: two that differ in case alone are one."""
        return name.casefold()

    async def run(self, inbox: adapter.Inbox, /) -> None:
        """Enter the rooms with whoever is there, then wait to be cancelled."""
        self._inbox = inbox
        for room in self.rooms:
            for sender in self.present[room].values():
                await inbox.put(adapter.Arrived(self.network, room, sender))
            await inbox.put(adapter.Entered(self.network, room, room))
        self._running.set()
        try:
            await asyncio.Event().wait()
        finally:
            self._running.clear()

    def heard_until(self, wanted: float, /) -> float:
        """Return the present time of play, or when the network fell silent."""
        return self.clock.played() if self.silent_since is None else self.silent_since

    async def send(self, message: adapter.Outgoing, /) -> None:
        """Keep the line; refuse to tell somebody who is not there, and all lines while `held`."""
        if self.held:
            raise adapter.NotNow("held")
        if message.to is not None and not any(message.to in people for people in self.present.values()):
            raise adapter.Undeliverable("nobody there")
        to = message.room if message.to is None else self.name_of(message.to)
        self.messages.append(message)
        self.lines_said += [f"{to}: {plain(line)}" for line in split_lines(message.document)]

    async def passed(self, message: adapter.Outgoing, /) -> None:
        """Return at once, because the message was kept when it was sent."""

    def lines(self, message: adapter.Outgoing, /) -> int:
        """Count one line, however long the message is: nothing is cut here."""
        return 1

    def join(self, first: adapter.Outgoing, second: adapter.Outgoing, /) -> None:
        """Join no messages."""

    async def reload_rooms(self, rooms: Sequence[adapter.Room], /) -> None:
        """Do nothing: the rooms are fixed."""

    async def reachable(self, identity: adapter.Identity, /) -> bool:
        """Return whether somebody is there and is not among the `unreached`."""
        there = any(identity in people for people in self.present.values())
        return there and identity not in self.unreached

    def door(self, identity: adapter.Identity, /) -> adapter.Door:
        """Return what stands in `doors` for somebody; else they are in."""
        return self.doors.get(identity, adapter.Door.OPEN)

    def account(self, name: str, /) -> str:
        """Return the account of that name. Raises ValueError unless it is one word without signs."""
        if not name.isalnum():
            raise ValueError('expected an account, such as "ann"')
        return f"account:{name}"

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the text itself as the mask. Raises ValueError unless it is one word."""
        if " " in said or not names_somebody(said):
            raise ValueError("expected a name or a mask")
        return (said,)

    def masks_of(self, identity: adapter.Identity, /) -> tuple[str, ...]:
        """Return the identity itself: a fake network knows no hosts."""
        return (identity,)

    def fits(self, mask: str, identity: adapter.Identity | None, /) -> bool:
        """Whether it fits the identity; the bot's is `unobot`."""
        return fits(mask, "unobot" if identity is None else identity)

    async def entered(self) -> None:
        """Return when the bot has entered the rooms."""
        await self._running.wait()

    def name_of(self, identity: adapter.Identity) -> str:
        """Return the name that somebody has now."""
        return next(people[identity].name for people in self.present.values() if identity in people)

    async def arrive(
        self,
        name: str,
        *,
        identity: str = "",
        operator: bool = False,
        lasting: bool = False,
        account: str = "",
        room: str | None = None,
    ) -> None:
        """Let somebody come into a room, or into all."""
        sender = adapter.Sender(adapter.Identity(identity or name), name, operator, lasting, account)
        for place in self.rooms if room is None else [adapter.Room(room)]:
            self.present[place][sender.identity] = sender
            if self._inbox is not None:
                await self._inbox.put(adapter.Arrived(self.network, place, sender))

    async def depart(self, identity: str, room: str | None = None) -> None:
        """Let somebody leave a room, or the network."""
        for place in self.rooms if room is None else [adapter.Room(room)]:
            self.present[place].pop(adapter.Identity(identity), None)
        left = None if room is None else adapter.Room(room)
        await self._in().put(adapter.Departed(self.network, left, adapter.Identity(identity)))

    async def rename(self, identity: str, name: str) -> None:
        """Let somebody change their name in view of the bot."""
        old = adapter.Identity(identity)
        for people in self.present.values():
            if old in people:
                people[old] = adapter.Sender(old, name, people[old].operator, people[old].lasting)
        await self._in().put(adapter.Renamed(self.network, old, self._sender(identity)))

    async def become(self, identity: str, other: str, *, lasting: bool = True) -> None:
        """Let somebody log in: they are known by another identity from now on."""
        old, new = adapter.Identity(identity), adapter.Identity(other)
        name = self.name_of(old)
        for people in self.present.values():
            if old in people:
                people[new] = adapter.Sender(new, name, people.pop(old).operator, lasting)
        await self._in().put(adapter.Renamed(self.network, old, adapter.Sender(new, name, lasting=lasting)))

    async def exclude(self, room: str) -> None:
        """Throw the bot out of a room."""
        await self._in().put(adapter.Excluded(self.network, adapter.Room(room), "kicked"))

    async def enter(self, room: str) -> None:
        """Let the bot into a room again."""
        place = adapter.Room(room)
        for sender in self.present[place].values():
            await self._in().put(adapter.Arrived(self.network, place, sender))
        await self._in().put(adapter.Entered(self.network, place, place))

    async def disconnect(self) -> None:
        """Put the network out of reach."""
        await self._in().put(adapter.Disconnected(self.network))

    async def lose_connection(self) -> None:
        """Put the network out of reach for a moment, then let the bot enter the rooms again."""
        await self.disconnect()
        for room in self.rooms:
            await self.enter(room)

    async def deliver(self, *items: adapter.Incoming) -> None:
        """Tell the bot these items, exactly as given."""
        await self._in().put(*items)

    async def say(self, identity: str, text: str, room: str | None = None) -> None:
        """Let somebody say something in a room, the first one by default."""
        to = adapter.Room(room) if room is not None else self.rooms[0]
        await self._in().put(self._said(identity, text, to))

    async def whisper(self, identity: str, text: str) -> None:
        """Let somebody say something to the bot alone."""
        await self._in().put(self._said(identity, text, None))

    def _said(self, identity: str, text: str, room: adapter.Room | None) -> adapter.Said:
        return adapter.Said(
            self.network, room, self._sender(identity), text, str(next(_IDS)), self.clock.now()
        )

    def _sender(self, identity: str) -> adapter.Sender:
        for people in self.present.values():
            if (found := people.get(adapter.Identity(identity))) is not None:
                return found
        raise LookupError(
            f'{identity} is not in the room: await room.network.arrive("{identity}") first; '
            f'in a PlainRoom, room.arrive("{identity}")'
        )

    def _in(self) -> adapter.Inbox:
        assert self._inbox is not None, "the bot does not run yet"
        return self._inbox

    def take(self) -> list[str]:
        """Return the lines that were said since the last call."""
        lines, self.lines_said = self.lines_said, []
        return lines


class MemoryShelf:
    """A `Shelf` that keeps texts in memory. Give it to two adapters to see what one finds that comes after a restart."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        """What is kept, by name."""

    def get(self, key: str, /) -> str | None:
        """Return the text that is kept under that key, or None."""
        return self.texts.get(key)

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep a text under that key; None forgets it."""
        self.texts.pop(key, None)
        if text is not None:
            self.texts[key] = text
