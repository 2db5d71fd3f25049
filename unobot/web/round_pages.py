"""Finished rounds: as a page to step through, and as the file by which the deal is verified."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from aiohttp import web

from unobot.replay import Untellable
from unobot.replay.page import ShownRound, values
from unobot.replay.proof import proof
from unobot.replay.replayed import composed
from unobot.replay.summary import whole
from unobot.store import RoundId, read
from unobot.web.language import path_language
from unobot.web.room_pages import answered
from unobot.web.shown import ShownRooms
from unobot.web.site import Site

_KEPT: Final = 64
"""So many answers are kept: to play a round again takes a tenth of a second and more."""
_MOST_WAIT: Final = 8
"""So many may wait for one that is being made."""


class RoundPages:
    """Makes these pages, one at a time."""

    def __init__(self, site: Site, shown: ShownRooms) -> None:
        self._site, self._shown = site, shown
        self._kept: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def page(self, request: web.Request) -> web.Response:
        """The round as a page. Raises Untellable and StoreError."""
        language = path_language(self._site, request)
        text = await self._made(request, language, self._page)
        return web.Response(text=text, content_type="text/html")

    async def file(self, request: web.Request) -> web.Response:
        """The round as JSON. Raises Untellable and StoreError."""
        path_language(self._site, request)
        text = await self._made(request, "json", lambda shown, _: _file(shown))
        answer = web.Response(text=text, content_type="application/json")
        answer.headers["Content-Disposition"] = 'attachment; filename="round.json"'
        return answer

    async def _made(self, request: web.Request, kind: str, make: Callable[[ShownRound, str], str]) -> str:
        """The answer, kept or made now. Raises HTTPNotFound unless the round is over and its room is shown."""
        shown = await self._found(request.match_info["id"], kind)
        key = (shown.round.id, kind)
        if key not in self._kept:
            if self._waiting >= _MOST_WAIT:
                raise web.HTTPServiceUnavailable
            self._waiting += 1
            try:
                async with self._turn:
                    self._kept[key] = await asyncio.to_thread(make, shown, kind)
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _found(self, id_: str, kind: str) -> ShownRound:
        store = self._site.store
        round_ = await store.read(read.round_of, RoundId(id_))
        # of a round that is being played nothing is told, not even that there is one
        if (
            round_ is None
            or round_.finished is None
            or await self._shown.find(round_.network, round_.room) is None
        ):
            raise web.HTTPNotFound
        if not round_.state:
            raise Untellable(f"round {id_} is older than replays are kept")
        rules = composed(round_, self._site.catalogue, self._site.plugins.brought.texts)
        standings = await store.read(read.standings, round_.id)
        language = kind if kind in self._site.texts.languages else self._site.texts.languages[0]
        return ShownRound(
            round_,
            standings,
            rules,
            self._site.catalogue,
            self._site.voice(language),
        )

    def _page(self, shown: ShownRound, language: str) -> str:
        round_ = shown.round
        path = f"/round/{round_.id}"
        link = f"{self._site.path(language)}{path}.json"
        text = answered(self._site, "round.html", language, path, {**values(shown), "link": link}).text
        assert text is not None
        return text


def _file(shown: ShownRound) -> str:
    proved = proof(shown.round, shown.rules)
    return json.dumps({**whole(shown.round, shown.standings), **proved}, indent=1)
