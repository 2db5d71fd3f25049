"""The list of rooms, and the page of each: the table there now, and the rounds that were played."""

import json
import math
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from aiohttp import web
from markupsafe import Markup

from unobot.store.glance import RoundGlance, played_rounds
from unobot.web.language import path_language
from unobot.web.live import Live
from unobot.web.shown import ShownRoom, ShownRooms
from unobot.web.site import Site

_ROUNDS: Final = 20
"""So many rounds a page has."""


class RoomPages:
    """Makes these pages."""

    def __init__(self, site: Site, shown: ShownRooms, live: Live) -> None:
        self._site, self._shown, self._live = site, shown, live

    async def all(self, request: web.Request) -> web.Response:
        """The list of rooms."""
        language = path_language(self._site, request)
        rooms = [
            {
                "title": room.room,
                "network": room.network,
                "table": room.table,
                "link": self._link(language, room),
            }
            for room in await self._shown.all()
        ]
        return answered(self._site, "rooms.html", language, "/", {"rooms": rooms})

    async def one(self, request: web.Request) -> web.Response:
        """The page of one room: its table and its last rounds. Raises `HTTPNotFound` for one that is not shown."""
        language = path_language(self._site, request)
        room = await self._shown.find(request.match_info["network"], request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        before = _moment(request.query.get("before", ""))
        rounds = await self._site.store.read(played_rounds, room.network, room.room, before, _ROUNDS + 1)
        frames = await self._live.frames((room.network, room.room))
        link = self._link(language, room)
        values = {
            "title": room.room,
            # the frame was made by a template
            "frame": Markup(frames[language]),  # noqa: S704 - it was escaped there
            "link": link,
            "rounds": [self._round(language, each) for each in rounds[:_ROUNDS]],
            "older": f"{link}?before={rounds[_ROUNDS - 1].started!r}" if len(rounds) > _ROUNDS else None,
        }
        return answered(self._site, "room.html", language, self._path(room), values)

    def _round(self, language: str, found: RoundGlance) -> dict[str, Any]:
        winners: list[int] = []
        with suppress(ValueError):
            winners = json.loads(found.result).get("winners", [])
        names = [{"name": name, "won": seat in winners} for seat, name in enumerate(found.seats.split(","))]
        began = datetime.fromtimestamp(found.started, UTC)
        return {"link": self._site.path(language, "round", found.id), "began": began, "names": names}

    def _link(self, language: str, room: ShownRoom) -> str:
        return self._site.path(language) + self._path(room)

    def _path(self, room: ShownRoom) -> str:
        return self._site.path("", "room", room.network, room.room).removeprefix(f"{self._site.base}/")


def _moment(said: str) -> float:
    """Seconds since the epoch, as a link has them; the end of time for anything else."""
    try:
        moment = float(said)
    except ValueError:
        return math.inf
    return moment if math.isfinite(moment) else math.inf


def answered(site: Site, template: str, language: str, path: str, values: dict[str, Any]) -> web.Response:
    """A page; `path` is its path behind the language, the same in each."""
    text = site.pages.page(template, language, {"base": site.base, "path": path, **values})
    return web.Response(text=text, content_type="text/html")
