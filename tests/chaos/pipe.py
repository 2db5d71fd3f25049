"""What lies between the bot and a server, and can be cut, stalled, throttled and truncated."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Final, Self

_PIECE: Final = 16
"""Bytes that pass at once while it is throttled."""
_RATE: Final = 2_000.0
"""Bytes a second that pass while it is throttled."""


class Pipe:
    """Forwards connections from a port of its own to a server's port or socket, while it is open."""

    def __init__(self, to: int | Path) -> None:
        self._to = to
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        """Those to whom nothing comes any more, though nobody has ended anything."""
        self._forwarding: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._slow_until = 0.0
        self._left: int | None = None
        """So many bytes more, and all connections are cut."""

    async def open(self) -> None:
        """Let connections through; always at the same port."""
        self._server = await asyncio.start_server(self._through, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """End all connections at once; whatever is on its way in them is lost."""
        for writer in tuple(self._writers):
            writer.transport.abort()

    def silence(self) -> None:
        """Let nothing through on the connections that there are, for ever, without ending them."""
        self._silent |= self._writers

    async def refuse(self, seconds: float) -> None:
        """End all connections, and let none in for so long."""
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.sleep(seconds)
        await self.open()

    async def stall(self, seconds: float) -> None:
        """Let nothing through for so long; what comes meanwhile comes later."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        self._flows.set()

    def throttle(self, seconds: float) -> None:
        """Let little through for so long."""
        self._slow_until = time.monotonic() + seconds

    def truncate(self, after: int) -> None:
        """Cut all connections when so many bytes more have passed, in the middle of whatever they are."""
        self._left = after

    async def close(self) -> None:
        """End it."""
        if self._server is not None:
            self._server.close()
        self._flows.set()
        self.cut()
        for task in tuple(self._forwarding):
            task.cancel()
        await asyncio.gather(*self._forwarding, return_exceptions=True)
        await asyncio.sleep(0)  # connections that were aborted are closed by the loop, a moment later

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            far_reader, far_writer = await self._connect()
        except OSError:
            writer.transport.abort()
            self._writers.discard(writer)
            return
        for source, target in ((reader, far_writer), (far_reader, writer)):
            self._writers.add(target)
            task = asyncio.create_task(self._pour(source, target))
            self._forwarding.add(task)
            task.add_done_callback(self._forwarding.discard)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._to, Path):
            return await asyncio.open_unix_connection(self._to)
        return await asyncio.open_connection("127.0.0.1", self._to)

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(
                OSError
            ):  # a socket whose other end has gone may say so instead of ending
                while (some := await reader.read(65536)) and not writer.is_closing():
                    await self._flows.wait()
                    if writer not in self._silent:
                        await self._pass(some, writer)
        finally:
            writer.close()
            self._writers.discard(writer)
            self._silent.discard(writer)

    async def _pass(self, some: bytes, writer: asyncio.StreamWriter) -> None:
        if self._left is not None:
            part, self._left = some[: self._left], self._left - len(some)
            writer.write(part)
            if self._left <= 0:
                self._left = None
                await writer.drain()
                await asyncio.sleep(0.01)  # or the part would be thrown away with the connection
                self.cut()
                return
            await writer.drain()
            return
        while some and time.monotonic() < self._slow_until:
            writer.write(some[:_PIECE])
            some = some[_PIECE:]
            await asyncio.sleep(_PIECE / _RATE)
        writer.write(some)
        await writer.drain()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
