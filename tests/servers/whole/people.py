"""People in a room of a real server of either kind, who read the bot's lines as they come."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

import pytest

from tests.private_lines import bare
from tests.servers import client
from tests.servers.irc_bot import fresh
from tests.servers.matrix.player import Player as MatrixPlayer
from tests.servers.matrix.player import playing
from tests.servers.ngircd import Ngircd
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.bot import UNHURRIED, configured, matrix, serving, table
from tests.servers.whole.seat import said_by
from tests.servers.whole.table import there

NAMES = ("ann", "bob", "cid")


class Person(Protocol):
    """Somebody in the room, with the bot's lines that they have got."""

    name: str

    @property
    def private(self) -> list[str]:
        """What was said to them alone."""
        ...

    @property
    def public(self) -> list[str]:
        """What was said in the room."""
        ...

    async def tell(self, text: str) -> None:
        """Say something in the room."""

    async def news(self) -> None:
        """Wait until there may be more lines."""


class OnIrc(client.Player):
    """Somebody on an IRC server."""

    def __init__(self, name: str, bot: str, room: str) -> None:
        super().__init__(name)
        self.name, self._bot, self._room = name, bot, room
        self.private: list[str] = []
        self.public: list[str] = []
        self._heard = asyncio.Event()

    def hear(self, line: str) -> None:
        """Keep what the bot says."""
        by, _, rest = line.partition(" ")
        if by.startswith(f":{self._bot}!") and rest.startswith(("PRIVMSG ", "NOTICE ")):
            _, to, text = rest.split(" ", 2)
            if text.startswith(":\x01"):  # a question of the bot to the client, which no person sees
                return
            (self.public if to == self._room else self.private).append(bare(text.removeprefix(":")))
        self._heard.set()

    async def tell(self, text: str) -> None:
        """Say something in the room."""
        await self.say(self._room, text)

    async def news(self) -> None:
        """Wait until the server has said something more."""
        await self._heard.wait()
        self._heard.clear()


class OnMatrix:
    """Somebody in a Matrix room."""

    def __init__(self, player: MatrixPlayer, room: str, bot: str) -> None:
        self._player, self._room, self._bot, self._direct = player, room, bot, ""
        self.name = player.user.removeprefix("@").split(":")[0]

    @property
    def private(self) -> list[str]:
        """The bot's lines in the direct room."""
        return _lines(self._player, self._direct, self._bot)

    @property
    def public(self) -> list[str]:
        """The bot's lines in the room."""
        return _lines(self._player, self._room, self._bot)

    async def tell(self, text: str) -> None:
        """Say something in the room."""
        await self._player.say(self._room, text)

    async def news(self) -> None:
        """Wait until the homeserver has something new; enter the direct room when the bot invites to it."""
        await self._player.sync()
        if not self._direct and self._player.invited:
            self._direct = await self._player.join(await self._player.asked_in(self._bot))


def _lines(player: MatrixPlayer, room: str, bot: str) -> list[str]:
    return [line for said in said_by(player, room, bot) for line in str(said["body"]).splitlines()]


@asynccontextmanager
async def on_ngircd(
    server: Ngircd, folder: Path, seed: bytes, **tables: object
) -> AsyncIterator[Sequence[OnIrc]]:
    """Three people and the bot in a room of an IRC server; the first table takes that seed."""
    bot, room = fresh("bot"), fresh("#uno")
    people = [OnIrc(fresh(name), bot, room) for name in NAMES]
    settings = {"adapter": "irc", "host": "127.0.0.1", "port": server.port, "tls": False, "nick": bot}
    network = "[network.chat]\n" + table({**settings, "rooms": [room], "pace": UNHURRIED})
    try:
        for person in people:
            await person.connect(server.port)
            await person.join(room)
        async with serving(configured(folder, network, **tables), seed):
            await people[-1].expect(f":{bot}!.* JOIN :?{room}")
            yield people
    finally:
        await asyncio.gather(*(person.quit() for person in people))


@asynccontextmanager
async def on_synapse(
    server: Synapse, us: Account, folder: Path, seed: bytes, **tables: object
) -> AsyncIterator[Sequence[OnMatrix]]:
    """Three people and the bot in a room of a homeserver; the first table takes that seed."""
    async with playing(server, *NAMES) as players:
        room = await players[0].create(name="Uno")
        for player in players[1:]:
            await player.join(room)
        async with serving(configured(folder, matrix(server, us, room), **tables), seed):
            await there(players[0], room, us)
            yield [OnMatrix(player, room, us.user) for player in players]


async def enters(person: Person, text: str) -> None:
    """Say that, and wait until the bot names who said it."""
    await person.tell(text)
    async with asyncio.timeout(20):
        while not any(person.name in line for line in person.public):
            await person.news()


async def played_out(opener: Person, playing: Sequence[asyncio.Task[None]], typed: object) -> None:
    """Return when all have played to the end of the round; a round that does not end fails the test."""
    try:
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
    except TimeoutError:
        pytest.fail(f"the round does not end: {opener.public}; {opener.private}; {typed}")
