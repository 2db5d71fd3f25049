"""A door in front of a server, which a test can shut."""

import asyncio
import contextlib
from typing import Self


class Gate:
    """Forwards connections from a port of its own to a server, while it is open."""

    def __init__(self, to: int) -> None:
        self._to = to
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._forwarding: set[asyncio.Task[object]] = set()
        self.swallows = False
        """Whether all that comes is thrown away, both ways; nobody's connection is closed."""
        self.swallows_after = b"never said"
        """Once this has gone to the server, `swallows` begins: the server does what it is told, and nobody hears of it."""

    async def open(self) -> None:
        """Let connections through; always at the same port."""
        self._server = await asyncio.start_server(self._through, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        """Cut all connections, and refuse new ones."""
        assert self._server is not None
        self._server.close()
        for writer in tuple(self._writers):
            writer.close()
        await asyncio.gather(*self._forwarding, return_exceptions=True)
        await self._server.wait_closed()
        self._server = None

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        ends = {writer, inner_writer}
        self._writers |= ends
        both = [
            asyncio.create_task(self._pour(reader, inner_writer)),
            asyncio.create_task(self._pour(inner_reader, writer)),
        ]
        self._forwarding.update(both)
        await asyncio.wait(both)
        self._forwarding.difference_update(both)
        self._writers -= ends

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while some := await reader.read(65536):
                if not self.swallows:
                    writer.write(some)
                    await writer.drain()
                    self.swallows |= self.swallows_after in some
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            await self.shut()
