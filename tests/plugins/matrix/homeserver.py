"""A homeserver that answers `/sync` as badly as a test wants, to see what no real one does on demand."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import web

Answer = Callable[[web.Request], web.StreamResponse]


def said(body: object, status: int = 200) -> web.Response:
    return web.Response(status=status, body=json.dumps(body), content_type="application/json")


def rubbish(body: bytes, status: int = 200) -> web.Response:
    return web.Response(status=status, body=body, content_type="application/json")


def cut_off(request: web.Request) -> web.Response:
    """A body that ends too early."""
    assert isinstance(request.transport, asyncio.Transport)
    request.transport.write(
        b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"next'
    )
    request.transport.close()
    return web.Response()


@dataclass
class BadHomeserver:
    """`script` is answered once each, in order (None: never); then `last` again and again."""

    script: list[web.Response | Answer | None]
    last: web.Response | Answer = field(default_factory=lambda: said({"next_batch": "end"}))
    url: str = ""
    events: dict[str, object] = field(default_factory=dict)
    """What `/rooms/…/event/ID` answers, by id."""
    asked: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    """What else was asked for, in order, without what stands before it in each path."""
    uploaded: list[tuple[str, bytes]] = field(default_factory=list)
    """The MIME types and contents of the files that it was given."""
    uploads: list[web.Response] = field(default_factory=list)
    """How the next files that it is given are answered; all others are taken."""
    gone: bool = False
    """Whether the last sync was answered with 401: then the token is refused until the next login."""
    syncs: int = 0
    logins: int = 0

    async def answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/_matrix/client/v3/")
        if path == "login":
            self.logins += 1
            self.gone = False
            return said({"user_id": "@uno:x", "device_id": "D", "access_token": f"t{self.logins}"})
        if path == "account/whoami":
            if self.gone:
                return said({"errcode": "M_UNKNOWN_TOKEN", "error": "gone"}, 401)
            return said({"user_id": "@uno:x", "device_id": "D"})
        if path == "sync":
            self.syncs += 1
            chosen = self.script.pop(0) if self.script else self.last
            if chosen is None:
                await asyncio.Event().wait()
                raise AssertionError
            answered = _fresh(chosen) if isinstance(chosen, web.Response) else chosen(request)
            self.gone = answered.status == 401
            return answered
        if path == "/_matrix/media/v3/upload":
            return await self._upload(request)
        self.asked.put_nowait(path)
        event = self.events.get(path.rpartition("/")[2])
        return said(event) if event is not None else said({"errcode": "M_NOT_FOUND", "error": "no"}, 404)

    async def _upload(self, request: web.Request) -> web.Response:
        self.uploaded.append((request.content_type, await request.read()))
        if self.uploads:
            return self.uploads.pop(0)
        return said({"content_uri": f"mxc://x/{len(self.uploaded)}"})

    async def was_asked(self, *endings: str) -> str:
        """The next thing asked for that ends like one of these."""
        async with asyncio.timeout(10):
            while not (path := await self.asked.get()).endswith(endings):
                pass
        return path


def _fresh(response: web.Response) -> web.Response:
    return web.Response(status=response.status, body=response.body, content_type="application/json")


@asynccontextmanager
async def serving(*script: web.Response | Answer | None) -> AsyncIterator[BadHomeserver]:
    """The homeserver, on a port of its own, until the block ends."""
    server = BadHomeserver(list(script))
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", server.answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield server
    finally:
        await runner.cleanup()
