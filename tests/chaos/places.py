"""The networks on which the bot plays: a real server each, with a pipe between it and the bot."""

import asyncio
import itertools
import json
import random
import shutil
from pathlib import Path
from tempfile import mkdtemp
from typing import Final, Protocol

import pytest

from tests.chaos.irc_people import IrcPerson
from tests.chaos.matrix_people import MatrixPerson
from tests.chaos.people import Person
from tests.chaos.pipe import Pipe
from tests.servers.matrix.player import Player
from tests.servers.process import Server
from tests.servers.synapse import Account, Synapse, interpreter

_LIFTED: Final = "pace = { burst = 10000, per_second = 10000.0 }"
_numbers = itertools.count(1)


class Place(Protocol):
    """A network."""

    name: str
    pipe: Pipe
    exact: bool
    """Whether nothing is ever lost or repeated there, whatever happens to the bot."""

    async def make_rooms(self, count: int) -> list[str]:
        """New rooms, and for the bot a name of its own."""
        ...

    def configured(self) -> str:
        """The bot's settings for this network, with the rooms that were made last."""
        ...

    def person(self, word: str, room: str, chance: random.Random) -> Person:
        """Somebody new."""
        ...

    async def restart(self) -> None:
        """Kill the server and start it again."""
        ...

    async def stop(self) -> None:
        """End the server."""
        ...


class IrcPlace:
    """An IRC server."""

    def __init__(self, name: str, server: Server) -> None:
        self.name, self._server = name, server
        self.pipe = Pipe(server.port)
        self.exact = False
        self._rooms: list[str] = []
        self._bot = ""

    async def make_rooms(self, count: int) -> list[str]:
        """New names; a channel is made by who comes first."""
        self._bot = f"uno{next(_numbers)}z"
        self._rooms = [f"#t{next(_numbers)}" for _ in range(count)]
        return self._rooms

    def configured(self) -> str:
        """It notices within seconds that a connection has stalled."""
        return f"""
[network.{self.name}]
adapter = "irc"
host = "127.0.0.1"
port = {self.pipe.port}
tls = false
nick = "{self._bot}"
rooms = {json.dumps(self._rooms)}
{_LIFTED}
connect_timeout = 3.0
ping_after = 2.0
ping_timeout = 2.0
"""

    def person(self, word: str, room: str, chance: random.Random) -> Person:
        """Somebody whose line to the server is not disturbed."""
        return IrcPerson(f"{word}{next(_numbers)}q", room, self._bot, self._server.port, chance)

    async def restart(self) -> None:
        """Kill the server and start it again."""
        self._server.kill()
        await asyncio.to_thread(self._server.start)

    async def stop(self) -> None:
        """End the server."""
        await self.pipe.close()
        self._server.stop()


class MatrixPlace:
    """A homeserver."""

    def __init__(self, name: str, server: Synapse) -> None:
        self.name, self._server = name, server
        self.pipe = Pipe(server.port)
        self.exact = True
        self._rooms: list[str] = []
        self._bot: Account | None = None

    async def make_rooms(self, count: int) -> list[str]:
        """New rooms of somebody who looks after them."""
        self._bot = await asyncio.to_thread(self._server.register, f"uno{next(_numbers)}z")
        owner = Player(
            self._server, await asyncio.to_thread(self._server.register, f"owner{next(_numbers)}z")
        )
        try:
            self._rooms = [await owner.create() for _ in range(count)]
        finally:
            await owner.wire.close()
        return self._rooms

    def configured(self) -> str:
        """Without encryption, which has tests of its own."""
        assert self._bot is not None
        return f"""
[network.{self.name}]
adapter = "matrix"
homeserver = "http://127.0.0.1:{self.pipe.port}"
user = "{self._bot.user}"
password = "{self._bot.password}"
encryption = false
rooms = {json.dumps(self._rooms)}
{_LIFTED}
"""

    def person(self, word: str, room: str, chance: random.Random) -> Person:
        """Somebody whose line to the server is not disturbed."""
        assert self._bot is not None
        account = self._server.register(f"{word}{next(_numbers)}q")
        return MatrixPerson(account, self._server, room, self._bot.user, chance)

    async def restart(self) -> None:
        """Kill the server and start it again."""
        assert self._server.process is not None
        self._server.process.kill()
        await asyncio.to_thread(self._server.process.wait)
        await asyncio.to_thread(self._server.start)

    async def stop(self) -> None:
        """End the server."""
        await self.pipe.close()
        self._server.stop()
        shutil.rmtree(self._server.folder, ignore_errors=True)


def start_matrix() -> MatrixPlace:
    """A homeserver; skips the test without one."""
    python = interpreter()
    if python is None:
        pytest.skip("Synapse is not installed")
    server = Synapse(python, Path(mkdtemp(prefix="synapse-")))
    server.prepare()
    server.start()
    return MatrixPlace("synapse", server)
