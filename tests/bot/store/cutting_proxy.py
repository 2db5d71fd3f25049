"""A proxy before PostgreSQL that cuts the connection exactly between COMMIT and its answer, or stops at any message."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

from sqlalchemy import make_url

Stop = Literal["before", "within", "cut"]
"""How a connection stops at a message: none of it passes, or half of it; or the connection is cut there."""


class CuttingProxy:
    """Passes everything on; while `armed` is above 0, the answer to a COMMIT is lost and the connection with it."""

    def __init__(self, socket: Path) -> None:
        self.armed = 0
        self.cut = 0
        self.passed = 0
        """So many messages of clients have passed."""
        self.stop: tuple[Stop, int] | None = None
        """How and at which message from now on everything stops, as if the client were frozen, or the network cut."""
        self.stopped = asyncio.Event()
        self.flowing = asyncio.Event()
        """While this is not set, nothing that either side says reaches the other, as if the network were cut between them."""
        self.flowing.set()
        self._silent: set[asyncio.StreamWriter] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._socket = socket

    def fall_silent(self) -> None:
        """Let nothing pass any more on the connections that there are, without ending them."""
        self._silent |= self._writers

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a client."""
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        # whether a COMMIT is on its way, whose answer is to be lost
        lost = asyncio.Event()
        self._writers |= {writer, to_server}
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._answers(from_server, writer, lost))
                both.create_task(self._questions(reader, to_server, lost))
        finally:
            for each in (to_server, writer):
                each.transport.abort()

    async def _questions(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        kind = 0  # the first message has no byte for its kind
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                begin = await reader.readexactly(kind + 4)
                message = begin + await reader.readexactly(int.from_bytes(begin[kind:], "big") - 4)
                kind = 1
                if self._stops_here() and not self._stop_at(message, writer):
                    break
                await self.flowing.wait()
                if self.armed and b"COMMIT" in message:
                    self.armed -= 1
                    lost.set()
                if writer not in self._silent:
                    writer.write(message)
                self.passed += 1
        writer.close()

    def _stops_here(self) -> bool:
        if self.stop is None or self.stopped.is_set():
            return False
        how, left = self.stop
        self.stop = how, left - 1
        return left <= 1

    def _stop_at(self, message: bytes, writer: asyncio.StreamWriter) -> bool:
        """Let nothing pass any more in any connection; returns whether this one stays."""
        assert self.stop is not None
        how, _ = self.stop
        self.flowing.clear()
        self.stopped.set()
        if how == "within":
            writer.write(message[: len(message) // 2])
            # the rest never comes, also when everything flows again
            self._silent.add(writer)
        elif how == "cut":
            writer.transport.abort()
        return how != "cut"

    async def _answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if lost.is_set():
                    self.cut += 1
                    break
                await self.flowing.wait()
                if writer not in self._silent:
                    writer.write(data)
            await self.flowing.wait()
        writer.transport.abort()


@asynccontextmanager
async def cutting_proxy(address: str) -> AsyncIterator[tuple[CuttingProxy, str]]:
    """A running proxy before the server with that address, a socket's; and the address through it, by TCP."""
    url = make_url(address)
    folder, number = url.query["host"], url.query["port"]
    proxy = CuttingProxy(Path(f"{folder}/.s.PGSQL.{number}"))
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    there = url.difference_update_query(["host", "port"]).set(host="127.0.0.1", port=port)
    through = there.update_query_dict({"sslmode": "disable"})
    try:
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        server.close()
        # the transports close in the loop's next rounds, and would be missed by nobody else
        await asyncio.sleep(0.1)
