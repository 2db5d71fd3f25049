"""A real IRC server as the other side of the adapter: people with raw clients, and a door that can be shut."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from tests.reading import good
from tests.servers.client import Player
from tests.servers.gate import Gate
from tests.servers.irc_bot import NETWORK, HurriedClock, fresh
from tests.servers.process import Server
from unobot.kit.testing import MemoryShelf
from unobot_irc import IrcAdapter, IrcSettings

_SAID = re.compile(r":\S+ (?:PRIVMSG|NOTICE) \S+ :(.*)")


class IrcSide:
    """The adapter, and the people who are or were there."""

    def __init__(self, port: int, gate: Gate) -> None:
        self._port, self._gate, self._room = port, gate, f"#{fresh('uno')}"
        self.clock = HurriedClock()  # it waits before it connects again
        table = {
            "host": "127.0.0.1",
            "port": gate.port,
            "tls": False,
            "nick": fresh("bot"),
            "rooms": [self._room],
        }
        self.nick = str(table["nick"])
        self._settings = good(IrcSettings, table | {"pace": {"burst": 1000, "per_second": 1000}})
        self._shelf = MemoryShelf()
        self.restart()
        self.people: dict[str, Player] = {}

    def restart(self) -> None:
        self.adapter = IrcAdapter(NETWORK, self._settings, self._shelf, self.clock, Random(1))

    async def arrive(self, who: str) -> None:
        self.people[who] = Player(fresh(who))
        await self.people[who].connect(self._port)
        await self.people[who].join(self._room)

    async def depart(self, who: str) -> None:
        await self.people[who].quit()

    async def say(self, who: str, text: str) -> None:
        await self.people[who].say(self._room, text)

    async def whisper(self, who: str, text: str) -> None:
        await self.people[who].say(self.nick, text)

    async def reads(self, who: str, text: str) -> None:
        await self.people[who].expect(re.escape(text))

    def lines(self, who: str) -> list[str]:
        return [found[1] for line in self.people[who].heard if (found := _SAID.fullmatch(line))]

    async def cut(self) -> None:
        await self._gate.shut()
        await self._gate.open()


@asynccontextmanager
async def irc_side(server: Server) -> AsyncIterator[IrcSide]:
    """A room of its own on that server, with ann in it."""
    async with Gate(server.port) as gate:
        side = IrcSide(server.port, gate)
        await side.arrive("ann")
        try:
            yield side
        finally:
            for person in side.people.values():
                await person.close()
