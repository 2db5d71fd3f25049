"""The server itself: it listens, greets, and sees who has fallen silent."""

import asyncio
import traceback
from typing import Self

import structlog

from unobot.clock import Clock, WallClock
from unobot.ircd import modes, questions, registration, rooms, talk
from unobot.ircd.commands import COMMANDS, carry_out
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.link import ClientLink
from unobot.ircd.message import Malformed, Message
from unobot.ircd.names import CaseMapping
from unobot.ircd.world import Client, World

SILENCE_SECONDS = 90.0
"""After so long without a line a client is asked whether it is there; after twice as long it is dropped."""

SENDQ_BYTES = 262_144
"""How much a client may leave unread."""

PARTS = (modes, questions, registration, rooms, talk)
"""The modules whose import fills the table of commands."""

_log = structlog.get_logger()


class IrcServer:
    """An IRC server for as long as it is open; `port` 0 takes a free one.

    `casemapping` says which nicks are the same person; `sendq` is in bytes.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        name: str = "unobot.demo",
        *,
        casemapping: CaseMapping = "rfc1459",
        clock: Clock | None = None,
        sendq: int = SENDQ_BYTES,
    ) -> None:
        self._host, self._port, self._sendq = host, port, sendq
        self._clock = clock or WallClock()
        self._world = World(name, casemapping, self._clock)
        self._links: dict[Client, ClientLink] = {}
        self._server: asyncio.Server | None = None
        self._watch: asyncio.Task[None] | None = None

    @property
    def address(self) -> tuple[str, int]:
        """Host and port to connect to, once started."""
        assert self._server is not None, "start() comes first"
        host, port = self._server.sockets[0].getsockname()[:2]
        return str(host), int(port)

    async def start(self) -> None:
        """Listen. Raises `OSError` if the address cannot be had."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: ClientLink(self._greet, self._sendq), self._host, self._port
        )
        self._watch = asyncio.create_task(self._watch_silence())

    async def close(self) -> None:
        """Say goodbye to everybody and stop listening. May be called twice."""
        if self._server is None or self._watch is None:
            return
        self._server.close()
        self._watch.cancel()
        await asyncio.wait([self._watch])
        for client, link in list(self._links.items()):
            link.send(Message("ERROR", ("Closing link: the server is closing",)))
            self._world.clients.discard(client)
            link.close()
            link.abort()  # whoever has read everything is closed already
        # since Python 3.12 `wait_closed` waits for the connections too; one turn of the loop lets them end
        await asyncio.sleep(0)
        await self._server.wait_closed()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_exc: object) -> None:
        await self.close()

    def _greet(self, link: ClientLink, host: str) -> "_Attendant":
        now = self._clock.now()
        client = Client(link, host, signon=now, heard=now)
        self._world.clients.add(client)
        self._links[client] = link
        return _Attendant(self._world, client, self._links)

    async def _watch_silence(self) -> None:
        while True:
            await self._clock.sleep(SILENCE_SECONDS / 3)
            for client, link in list(self._links.items()):
                self._look_at(client, link, self._clock.now() - client.heard)

    def _look_at(self, client: Client, link: ClientLink, silence: float) -> None:
        if silence >= 2 * SILENCE_SECONDS:
            self._world.forget(client, "Ping timeout")
            link.abort()
        elif silence >= SILENCE_SECONDS and not client.pinged:
            client.pinged = True
            link.send(Message("PING", (self._world.name,)))


class _Attendant:
    """Sees to one client. A line that cannot be served never costs more than itself."""

    def __init__(self, world: World, client: Client, links: dict[Client, ClientLink]) -> None:
        self._world, self._client, self._links = world, client, links

    def line(self, text: str) -> None:
        self._client.heard, self._client.pinged = self._world.clock.now(), False
        try:
            message = Message.parse(text)
        except Malformed:
            return
        try:
            carry_out(self._world, self._client, message)
        except Exception as error:  # noqa: BLE001 - one line must not cost the connection, let alone the server
            at = traceback.extract_tb(error.__traceback__)[-1]
            verb = message.verb if message.verb in COMMANDS else "?"
            _log.error("line failed", verb=verb, error=type(error).__name__, at=f"{at.name}:{at.lineno}")

    def too_long(self) -> None:
        self._client.heard = self._world.clock.now()
        self._world.refuse(self._client, Refusal(Error.LINE_TOO_LONG))

    def gone(self, reason: str) -> None:
        self._links.pop(self._client, None)
        self._world.forget(self._client, reason)
