"""A door in front of a server, which a test can shut or make slow."""

import asyncio
import contextlib
import re
import time
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
        self.lag = 0.0
        """Seconds that everything takes on its way, there and back again."""
        self._news = asyncio.Condition()
        self._heard = b""

    async def heard(self, pattern: bytes) -> None:
        """Return when this (a regular expression) has come from the server and gone through; what came before counts once."""
        wanted = re.compile(pattern)
        async with asyncio.timeout(20), self._news:
            await self._news.wait_for(lambda: wanted.search(self._heard))
            found = wanted.search(self._heard)
            assert found is not None
            self._heard = self._heard[found.end() :]

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
            asyncio.create_task(self._pour(reader, inner_writer, told=False)),
            asyncio.create_task(self._pour(inner_reader, writer, told=True)),
        ]
        self._forwarding.update(both)
        await asyncio.wait(both)
        self._forwarding.difference_update(both)
        self._writers -= ends

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, told: bool) -> None:
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        carrying = asyncio.create_task(self._carry(late, writer, told=told))
        with contextlib.suppress(ConnectionError):
            while some := await reader.read(65536):
                if self.lag or late.qsize():
                    late.put_nowait((time.monotonic() + self.lag, some))
                else:
                    await self._let_through(some, writer, told=told)
        carrying.cancel()
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    async def _carry(
        self, late: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, *, told: bool
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                due, some = await late.get()
                await asyncio.sleep(due - time.monotonic())
                await self._let_through(some, writer, told=told)

    async def _let_through(self, some: bytes, writer: asyncio.StreamWriter, *, told: bool) -> None:
        if self.swallows:
            return
        writer.write(some)
        await writer.drain()
        self.swallows |= self.swallows_after in some
        if told:
            async with self._news:
                self._heard += some
                self._news.notify_all()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            await self.shut()
