"""Server-sent events: who follows a table gets its newest frame, as fast as they can take it."""

import asyncio
import json
from typing import Final

from aiohttp import web

from unobot.web.language import path_language
from unobot.web.live import Followed, Live
from unobot.web.shown import ShownRooms
from unobot.web.site import Site

MOST_READERS: Final = 500
"""So many follow tables at a time; whoever comes then can reload the page."""
_SLOW: Final = 10.0
"""Seconds that a reader has to take a frame."""
_QUIET: Final = 25.0
"""Seconds after which a reader gets a sign of life: a proxy gives up a connection on which nothing comes."""


class Following:
    """The stream of one table's frames."""

    def __init__(self, site: Site, shown: ShownRooms, live: Live) -> None:
        self._site, self._shown, self._live = site, shown, live

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Send frames until the reader goes, or does not take them."""
        language = path_language(self._site, request)
        if self._live.readers >= MOST_READERS:
            raise web.HTTPServiceUnavailable
        room = await self._shown.find(request.match_info["network"], request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        async with self._live.following((room.network, room.room)) as followed:
            stream = web.StreamResponse(
                headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
            )
            try:
                await stream.prepare(request)
                await self._send(stream, followed, language)
            except ConnectionResetError:
                pass  # the reader has gone, as every reader does in the end
            except TimeoutError:
                # what waits for a reader who takes nothing is memory
                if request.transport is not None:
                    request.transport.abort()
        return stream

    async def _send(self, stream: web.StreamResponse, followed: Followed, language: str) -> None:
        seen = 0
        while followed.frames:
            if followed.number != seen:
                seen = followed.number
                # as JSON it is one line, whatever is in it
                frame = f"data: {json.dumps(followed.frames[language])}\n\n"
            else:
                try:
                    await asyncio.wait_for(followed.passed.wait(), _QUIET)
                    continue
                except TimeoutError:
                    frame = ":\n\n"
            await asyncio.wait_for(stream.write(frame.encode()), _SLOW)
