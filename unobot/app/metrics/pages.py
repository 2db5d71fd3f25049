"""Pages for programs on this machine, served by HTTP in a thread of their own: who asks holds no game up, and nobody else."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Final, NamedTuple

import structlog

_log = structlog.get_logger(__name__)

_SLOW: Final = 2.0
"""Seconds that whoever asks may take to ask, and to take the answer."""
_AT_ONCE: Final = 64
"""So many are listened to at a time; when one more comes, the one who has been there for longest is dropped."""
_LONGEST: Final = 8192
"""Bytes of a question with all its headers."""


class Page(NamedTuple):
    """The answer to an HTTP request: its status, content type and body."""

    status: HTTPStatus
    kind: str
    body: bytes


Pages = Mapping[str, Callable[[], Awaitable[Page]]]
"""What makes each page, by its path."""


def serving(host: str, port: int, pages: Pages) -> Callable[[], None]:
    """Serve these pages; to end that, call what is returned. Raises OSError if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=_AT_ONCE)
    loop, ended = asyncio.new_event_loop(), asyncio.Event()

    def serve() -> None:
        try:
            loop.run_until_complete(_Server(pages).serve(listening, ended))
        finally:
            loop.close()

    # nobody waits for it at the end: who asks and does not go on would hold the bot up
    threading.Thread(target=serve, name="unobot pages", daemon=True).start()

    def end() -> None:
        with suppress(RuntimeError):  # it has ended by itself
            loop.call_soon_threadsafe(ended.set)

    return end


class _Server:
    """Listens to all who ask at once: who speaks slowly keeps nobody waiting, and is dropped after a while."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._asking: dict[asyncio.Task[None], None] = {}

    async def serve(self, listening: socket.socket, ended: asyncio.Event) -> None:
        """Answer until it is ended."""
        async with await asyncio.start_server(self._came, sock=listening, limit=_LONGEST):
            await ended.wait()
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody has come to ask."""

        def gone(task: asyncio.Task[None]) -> None:
            del self._asking[task]
            writer.transport.abort()  # here, for a task that is dropped before it begins has no `finally`

        if len(self._asking) >= _AT_ONCE:
            next(iter(self._asking)).cancel()
        task = asyncio.get_running_loop().create_task(self._answer(reader, writer))
        self._asking[task] = None
        task.add_done_callback(gone)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SLOW):
                asked = await reader.readuntil(b"\r\n\r\n")
            page = await self._page(asked)
            head = (
                f"HTTP/1.0 {page.status.value} {page.status.phrase}\r\nContent-Type: {page.kind}\r\n"
                f"Content-Length: {len(page.body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + page.body)
            writer.close()
            async with asyncio.timeout(_SLOW):
                await writer.wait_closed()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            _log.debug("a page could not be served", exc_info=True)

    async def _page(self, asked: bytes) -> Page:
        verb, path, *_ = [*asked.partition(b"\r\n")[0].decode(errors="replace").split(), "", ""]
        if verb != "GET":
            return Page(HTTPStatus.NOT_IMPLEMENTED, "text/plain", b"GET only.\n")
        make = self._pages.get(path.partition("?")[0])
        if make is not None:
            return await make()
        there = ", ".join(self._pages)
        return Page(HTTPStatus.NOT_FOUND, "text/plain", f"There are {there}.\n".encode())
