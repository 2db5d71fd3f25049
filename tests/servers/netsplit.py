"""Two linked servers of one network, which an operator parts and joins again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tests.servers.atheme import Atheme, until_serving
from tests.servers.client import Player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import find_binary, open_folder


class Pair:
    """The server with the bot on it, the far one, and an operator on the near one."""

    def __init__(self, near: Ngircd | Inspircd, far: Ngircd | Inspircd, operator: Player) -> None:
        self.near, self.far = near, far
        self._operator = operator

    async def link(self) -> None:
        """Join the two; returns when each knows the other's people."""
        await self._operator.send(f"CONNECT {self.far.name}")
        await self._until(linked=True)

    async def split(self) -> None:
        """Part the two; their people stay connected, each to their own."""
        await self._operator.send(f"SQUIT {self.far.name} :split")
        await self._until(linked=False)

    async def _until(self, *, linked: bool) -> None:
        """Ask for the servers there are, until the far one is among them, or no more."""
        named = f" 364 {self._operator.nick} {self.far.name} "
        async with asyncio.timeout(20):
            while True:
                known = len(self._operator.heard)
                await self._operator.send("LINKS")
                await self._operator.expect(" 365 ")
                if linked == any(named in line for line in self._operator.heard[known:]):
                    return


@contextlib.asynccontextmanager
async def two_ngircds() -> AsyncIterator[Pair]:
    """Two ngIRCds, linked."""
    binary = find_binary("UNOBOT_NGIRCD", "ngircd")
    near, far = Ngircd(open_folder(), binary), Ngircd(open_folder(), binary)
    far.name = "far.test"
    near.peer, far.peer = (far.name, far.port), (near.name, near.port)
    async with _running(near, far) as pair:
        yield pair


@contextlib.asynccontextmanager
async def two_inspircds() -> AsyncIterator[Pair]:
    """Two InspIRCds, linked, with Atheme on the near one."""
    find_binary("UNOBOT_ATHEME", "atheme-services")
    binary = find_binary("UNOBOT_INSPIRCD", "inspircd")
    near, far = Inspircd(open_folder(), binary), Inspircd(open_folder(), binary)
    far.name, far.id = "far.test", "98K"
    near.peer, far.peer = (far.name, far.link_port), (near.name, near.link_port)
    async with _running(near, far) as pair:
        atheme = Atheme(near)
        try:
            await until_serving(near, atheme)
            yield pair
        finally:
            atheme.stop()


@contextlib.asynccontextmanager
async def _running(near: Ngircd | Inspircd, far: Ngircd | Inspircd) -> AsyncIterator[Pair]:
    operator = Player(fresh("oper"))
    try:
        near.start()
        far.start()
        await operator.connect(near.port)
        await operator.send("OPER root root")
        await operator.expect(" 381 ")
        pair = Pair(near, far, operator)
        await pair.link()
        yield pair
    finally:
        await operator.quit()
        far.stop()
        near.stop()
