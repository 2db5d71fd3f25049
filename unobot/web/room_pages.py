"""Pages of rooms: live tables and rounds."""

import asyncio
import json
import math
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from aiohttp import web
from markupsafe import Markup

from unobot.kit.replay import Untellable
from unobot.kit.replay.page import last_position, values
from unobot.kit.replay.steps import ShownRound, proof, round_as_json, rules_of
from unobot.messages.pictures import Faces, joined
from unobot.store import RoundId, read
from unobot.store.read import played_rounds
from unobot.web.live import Live
from unobot.web.site import BroughtPages, ShownRoom, ShownRooms, Site, path_language, player_links

_ROUNDS: Final = 20
"""So many rounds a page has."""


class RoomPages:
    """Makes the list of rooms, and the page of each."""

    def __init__(
        self, site: Site, shown: ShownRooms, live: Live, brought: Sequence[BroughtPages] = ()
    ) -> None:
        self._site, self._shown, self._live, self._brought = site, shown, live, brought

    async def all(self, request: web.Request) -> web.Response:
        """Answer with the list of rooms."""
        language = path_language(self._site, request)
        rooms = [
            {
                "title": each.room,
                "network": each.network,
                "table": each.table,
                "link": self._link(language, each),
            }
            for each in await self._shown.all()
        ]
        return self._site.render("rooms.html", language, "/", {"rooms": rooms})

    async def one(self, request: web.Request) -> web.Response:
        """Answer with the page of one room: its table and its last rounds. Raises `HTTPNotFound` for one that is not shown."""
        language = path_language(self._site, request)
        room = await self._shown.find(request.match_info["network"], request.match_info["room"])
        if room is None:
            raise web.HTTPNotFound
        before = math.inf  # a link has seconds since the epoch
        with suppress(ValueError):
            before = float(request.query.get("before", ""))
        before = before if math.isfinite(before) else math.inf
        rounds = await self._site.store.read(played_rounds, room.network, room.room, before, _ROUNDS + 1)
        frames = await self._live.frames((room.network, room.room))
        link = self._link(language, room)
        ids = [each.id for each in rounds[:_ROUNDS]]
        people = await player_links(self._site, self._brought, language, room.network, ids)
        shown = []
        for each in rounds[:_ROUNDS]:
            winners: list[int] = []
            with suppress(ValueError):
                winners = json.loads(each.result).get("winners", [])
            names = [
                {"name": name, "won": seat in winners, "link": people.get((each.id, seat))}
                for seat, name in enumerate(each.seats.split(","))
            ]
            shown.append(
                {
                    "link": self._site.path(language, "round", each.id),
                    "began": datetime.fromtimestamp(each.started, UTC),
                    "names": names,
                }
            )
        values = {
            "title": room.room,
            # the frame was made by a template
            "frame": Markup(frames[language]),  # noqa: S704 - it was escaped there
            "link": link,
            "rounds": shown,
            # of the newest rounds' page alone: the others are a list to look something up
            "parts": [
                await pages.room(language, room.network, room.room)
                for pages in self._brought
                if pages.room is not None and before == math.inf
            ],
            "older": f"{link}?before={rounds[_ROUNDS - 1].started!r}" if len(rounds) > _ROUNDS else None,
        }
        return self._site.render("room.html", language, self._path(room), values)

    def _link(self, language: str, room: ShownRoom) -> str:
        return self._site.path(language) + self._path(room)

    def _path(self, room: ShownRoom) -> str:
        return self._site.path("", "room", room.network, room.room).removeprefix(f"{self._site.base}/")


_KEPT: Final = 64
"""So many answers are kept: to play a round again takes a tenth of a second and more."""
_MOST_WAIT: Final = 8
"""So many may wait for one that is being made."""


class RoundPages:
    """Makes the pages, pictures and files of finished rounds, one at a time."""

    def __init__(self, site: Site, shown: ShownRooms, brought: Sequence[BroughtPages] = ()) -> None:
        self._site, self._shown, self._brought = site, shown, brought
        self._drawn = Faces(site.plugins.brought.figures)
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def page(self, request: web.Request) -> web.Response:
        """Answer with the page of a round. Raises Untellable and StoreError."""
        language = path_language(self._site, request)

        def make(shown: ShownRound, people: Mapping[int, str]) -> bytes:
            path, whole, site = f"/round/{shown.round.id}", values(shown), self._site
            address, preset = site.config.web.url, shown.rules.preset
            shared = {
                "players": ", ".join(f"{each.name} ★" if each.won else each.name for each in shown.standings),
                # who shows a preview wants a whole address
                "picture": address and f"{address.rstrip('/')}/{language}{path}.png",
            }
            linked = {
                "link": f"{site.path(language)}{path}.json",
                "people": people,
                "places": [
                    (site.path(language, "room", shown.round.network, shown.round.room), shown.round.room),
                    (site.path(language, "rules", preset), site.title(language, preset)),
                ],
            }
            page = site.render("round.html", language, path, {**whole, **shared, **linked})
            assert isinstance(page.body, bytes)
            return page.body

        body = await self._make(request, language, make)
        return web.Response(body=body, content_type="text/html", charset="utf-8")

    async def picture(self, request: web.Request) -> web.Response:
        """Answer with a picture of a round's last position, for previews in chats. Raises Untellable and StoreError."""
        path_language(self._site, request)

        def make(shown: ShownRound, _people: Mapping[int, str]) -> bytes:
            return joined(self._drawn, last_position(shown)).png

        return web.Response(body=await self._make(request, "png", make), content_type="image/png")

    async def file(self, request: web.Request) -> web.Response:
        """Answer with a round as JSON. Raises Untellable and StoreError."""
        path_language(self._site, request)

        def make(shown: ShownRound, _people: Mapping[int, str]) -> bytes:
            whole = {**round_as_json(shown.round, shown.standings), **proof(shown.round, shown.rules)}
            return json.dumps(whole, indent=1).encode()

        answer = web.Response(body=await self._make(request, "json", make), content_type="application/json")
        answer.headers["Content-Disposition"] = 'attachment; filename="round.json"'
        return answer

    async def _make(
        self, request: web.Request, kind: str, made_by: Callable[[ShownRound, Mapping[int, str]], bytes]
    ) -> bytes:
        """The body of the answer, kept or made now. Raises HTTPNotFound unless the round is over and its room is shown.

        `made_by` is given the round and, by seat, the path of the page of each player who has one.
        """
        id_ = request.match_info["id"]
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
        rules = rules_of(round_, self._site.catalogue, self._site.plugins.brought.texts)
        standings = await store.read(read.standings, round_.id)
        language = kind if kind in self._site.texts.languages else self._site.texts.languages[0]
        voice = self._site.voice(language).of(rules)
        shown = ShownRound(round_, standings, rules, self._site.catalogue, voice, self._site.faces)
        key = (shown.round.id, kind)
        if key not in self._kept:
            if self._waiting >= _MOST_WAIT:
                raise web.HTTPServiceUnavailable
            self._waiting += 1
            try:
                async with self._turn:
                    found = await player_links(
                        self._site, self._brought, language, round_.network, [round_.id]
                    )
                    people = {seat: link for (_, seat), link in found.items()}
                    self._kept[key] = await asyncio.to_thread(made_by, shown, people)
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]
