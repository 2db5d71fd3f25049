"""A proxy before PostgreSQL that cuts the connection exactly between COMMIT and its answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url


class CuttingProxy:
    """Passes everything on; while `armed` is above 0, the answer to a COMMIT is lost and the connection with it."""

    def __init__(self, socket: Path) -> None:
        self.armed = 0
        self.cut = 0
        self.flowing = asyncio.Event()
        """While this is not set, nothing that either side says reaches the other, as if the network were cut between them."""
        self.flowing.set()
        self._socket = socket

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a client."""
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        # whether a COMMIT is on its way, whose answer is to be lost
        lost = asyncio.Event()
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
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self.flowing.wait()
                if self.armed and b"COMMIT" in data:
                    self.armed -= 1
                    lost.set()
                writer.write(data)
        writer.close()

    async def _answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if lost.is_set():
                    self.cut += 1
                    break
                await self.flowing.wait()
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
