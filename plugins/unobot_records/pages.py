"""Leaderboards of the networks that are shown as a whole, and a page for each player on them. Needs Jinja2 (`unobot[web]`)."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from aiohttp import web
from markupsafe import Markup
from sqlalchemy import Connection

from unobot.adapter import Network, Room
from unobot.document import Document, Name, plain
from unobot.messages.pages import markup
from unobot.store import PERSON
from unobot.web.site import BroughtPages, ShownRooms, Site, path_language
from unobot_records.boards import (
    FEATS,
    Feat,
    RoomPage,
    best,
    best_rated,
    best_within,
    champions,
    feats,
    room_feats,
    room_page,
)
from unobot_records.career import LEAST_ROUNDS
from unobot_records.counting import ALL, Span, month, season, season_before, week
from unobot_records.player import player_page, players_of_seats


def pages(site: Site) -> BroughtPages:
    """Return the pages of that site."""
    boards = BoardPages(site)
    routes = (
        web.get("/{lang}/board", boards.all),
        web.get("/{lang}/board/{network}", boards.one),
        web.get("/{lang}/board/{network}/{span}", boards.one),
        web.get("/{lang}/player/{network}/{name}", boards.player),
    )
    templates = Path(__file__).parent / "templates"
    return BroughtPages(routes, templates, {"board": "web-to-board"}, boards.players, boards.room)


_MOST_NAME: Final = 100
"""A longer name nobody has."""
_SEASONS: Final = 4
"""The champions of so many seasons are told."""
_FRESH: Final = 60.0
"""Seconds for which the figures of a room are kept."""
_FEW_MONTHS: Final = 3
"""With fewer months only the last rounds show how it goes."""
_PAST: Final = re.compile(r"\d{4}-(Q[1-4]|\d\d)")


class BoardPages:
    """Makes the pages of leaderboards and players.

    What is counted is that of a whole network: so it is shown only where the operator of the bot has said that all of the network may
    be seen, and not where a room has. Of a round nothing is told whose room is not shown.
    """

    def __init__(self, site: Site) -> None:
        self._site = site
        self._shown = ShownRooms(site)
        self._counted: dict[tuple[Network, Room], tuple[float, RoomPage, Mapping[str, Feat]]] = {}
        self._counting = asyncio.Lock()

    async def all(self, request: web.Request) -> web.Response:
        """Return the list of leaderboards."""
        language = path_language(self._site, request)
        boards = [
            (self._site.path(language, "board", name), name)
            for name in self._site.config.networks
            if self._board(name) is not None
        ]
        return self._site.render("boards.html", language, "/board", {"boards": boards})

    async def one(self, request: web.Request) -> web.Response:
        """Return one leaderboard: who has won most in a span of time, who plays best, the records, and the champions of past seasons."""
        language, network = path_language(self._site, request), request.match_info["network"]
        span = request.match_info.get("span", ALL)
        board, store, now = self._found(network), self._site.store, self._site.clock.now()
        current = {"season": season(now), "month": month(now), "week": week(now)}
        if span == "week":
            first = await store.read(best_within, board, PERSON, current["week"])
        elif span in current or span == ALL or _PAST.fullmatch(span):
            bucket = current[span].name if span in current else span
            first = await store.read(best, board, PERSON, bucket)
        else:
            raise web.HTTPNotFound
        winners = await store.read(champions, board, self._past_seasons())
        voice = self._site.voice(language)

        def titled(window: str, name: str) -> str:
            told = {"kind": PERSON, "window": window, "name": name, "which": "any", "preset": ""}
            return plain(voice.say("top10-title", **told))

        windows = [(ALL, ""), *((window, each.name) for window, each in current.items())]
        reached = await store.read(feats, board) if span == ALL else {}
        values = {
            "network": network,
            "span": span,
            "title": titled(span if span in {ALL, *current} else "past", span),
            "spans": [
                (self._path(language, network, window), titled(window, name), window == span)
                for window, name in windows
            ],
            "first": first,
            "rated": await store.read(best_rated, board, PERSON) if span == ALL else [],
            "player": self._site.path(language, "player", network),
            "feats": self._feats(language, network, reached),
            "champions": [
                (self._path(language, network, each.name), each.name, sums) for each, sums in winners
            ],
        }
        path = f"/board/{network}" if span == ALL else f"/board/{network}/{span}"
        return self._site.render("board.html", language, path, values)

    async def player(self, request: web.Request) -> web.Response:
        """Return the page of one player. Raises `HTTPNotFound` where the network is not shown."""
        language, network = path_language(self._site, request), request.match_info["network"]
        name, board = request.match_info["name"], self._found(network)
        page = await self._site.store.read(player_page, board, name) if len(name) <= _MOST_NAME else None
        if page is None:
            raise web.HTTPNotFound
        rounds = [
            {
                "link": self._site.path(language, "round", each.id),
                "room": (self._site.path(language, "room", each.network, each.room), each.room),
                "ended": datetime.fromtimestamp(each.finished, UTC),
                "game": self._game(language, each.preset),
                "part": each,
            }
            for each in page.rounds
            if await self._shown.find(each.network, each.room) is not None
        ]
        months = [each for each in page.buckets if each.month]
        values = {
            "name": page.profile.career.name,
            "page": page,
            "rated": page.profile.career.rounds >= LEAST_ROUNDS,
            "rounds": rounds,
            "months": [
                (self._path(language, network, each.bucket), each)
                for each in (reversed(months) if len(months) >= _FEW_MONTHS else ())
            ],
            "seasons": [
                (self._path(language, network, each.bucket), each)
                for each in reversed(page.buckets)
                if not each.month and each.bucket != ALL
            ],
            "games": [(self._game(language, each.preset), each) for each in page.favourites],
            "achievements": [
                (each.badge, datetime.fromtimestamp(each.at, UTC)) for each in page.achievements
            ],
            "network": network,
            "player": self._site.path(language, "player", network),
            "leaders": self._path(language, network, ALL),
        }
        path = self._site.path("", "player", network, name).removeprefix(f"{self._site.base}/")
        return self._site.render("player.html", language, path, values)

    async def room(self, language: str, network: Network, room: Room) -> Markup:
        """Return what was counted in a room; without links to players where the network is not shown."""
        board, linked = self._site.config.networks[network].records, self._board(network) is not None
        now, store = self._site.clock.now(), self._site.store
        # of 10,000 rounds it takes a quarter of a second: one reader at a time asks, and for all who come soon
        async with self._counting:
            known = self._counted.get((network, room))
            if known is None or abs(now - known[0]) >= _FRESH:
                counted = await store.read(room_page, board, room, self._past_seasons())
                if counted is None:
                    return Markup()
                known = now, counted, await store.read(room_feats, board, room)
                self._counted[network, room] = known
        _, page, reached = known
        values = {
            "page": page,
            "since": datetime.fromtimestamp(page.first, UTC),
            "games": [(self._game(language, preset), rounds) for preset, rounds in page.games],
            "champions": [
                (self._path(language, network, each.name) if linked else None, each.name, winner)
                for each, winner in page.champions
            ],
            "feats": self._feats(language, network if linked else None, reached),
            "player": self._site.path(language, "player", network) if linked else None,
        }
        # a template has made it, and escaped what is in it
        return Markup(self._site.pages.page("_room.html", language, values))  # noqa: S704

    def players(
        self, connection: Connection, network: str, rounds: Sequence[str]
    ) -> Mapping[tuple[str, int], tuple[str, ...]]:
        """Return by round and seat the path of the page of the player who sat there; nothing where the network is not shown."""
        if self._board(network) is None:
            return {}
        found = players_of_seats(connection, rounds)
        return {seat: ("player", network, name) for seat, name in found.items()}

    def _past_seasons(self) -> list[Span]:
        before = [season_before(season(self._site.clock.now()))]
        while len(before) < _SEASONS:
            before.append(season_before(before[-1]))
        return before

    def _feats(self, language: str, network: str | None, reached: Mapping[str, Feat]) -> list[Markup]:
        """The records that somebody holds, a line each."""
        voice = self._site.voice(language)
        return [
            self._linked(
                language,
                network,
                voice.say(
                    f"record-{feat}",
                    value=voice.time(most.value) if feat == "fastest" else most.value,
                    player=Name(most.name, ""),
                ),
            )
            for feat in FEATS
            if (most := reached.get(feat)) is not None
        ]

    def _path(self, language: str, network: str, span: str) -> str:
        return self._site.path(language, "board", network, *([span] if span != ALL else []))

    def _game(self, language: str, preset: str) -> tuple[str | None, str]:
        """The page of a game and its name; no page if its rules are not here any more."""
        known = preset in self._site.catalogue.presets
        return self._site.path(language, "rules", preset) if known else None, self._site.title(
            language, preset
        )

    def _linked(self, language: str, network: str | None, told: Document) -> Markup:
        """A line in which each name is a link to the page of that player, if there is a network whose players have pages."""
        return Markup().join(
            Markup('<a href="{}"><bdi>{}</bdi></a>').format(
                self._site.path(language, "player", network, span.name), span.name
            )
            if isinstance(span, Name) and network is not None
            else markup((span,))
            for span in told
        )

    def _found(self, network: str) -> Network:
        board = self._board(network)
        if board is None:
            raise web.HTTPNotFound
        return board

    def _board(self, network: str) -> Network | None:
        """Return the name under which its results are kept, if all networks of that name are shown."""
        known = self._site.config.networks
        if network not in known:
            return None
        board = known[Network(network)].records
        return board if all(each.tables.web for each in known.values() if each.records == board) else None
