"""Leaderboards of the networks that are shown as a whole, and a page for each player on them. Needs Jinja2 (`unobot[web]`)."""

from pathlib import Path

from aiohttp import web
from markupsafe import Markup
from sqlalchemy import Connection

from unobot.adapter import Network
from unobot.document import plain
from unobot.messages.charts import Bars, picture
from unobot.store import PERSON
from unobot.web.site import BroughtPages, Site, path_language
from unobot_records.boards import BucketSums, best, best_rated, find_career, sums_by_bucket
from unobot_records.counting import ALL


def pages(site: Site) -> BroughtPages:
    """Return the pages of that site."""
    boards = BoardPages(site)
    routes = (
        web.get("/{lang}/board", boards.all),
        web.get("/{lang}/board/{network}", boards.one),
        web.get("/{lang}/player/{network}/{name}", boards.player),
    )
    return BroughtPages(routes, Path(__file__).parent / "templates", {"board": "web-to-board"})


_MOST_NAME = 100
"""A longer name nobody has."""


class BoardPages:
    """Makes the pages of leaderboards and players.

    What is counted is that of a whole network: so it is shown only where the operator of the bot has said that all of the network may
    be seen, and not where a room has.
    """

    def __init__(self, site: Site) -> None:
        self._site = site

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
        """Return one leaderboard: who has won most, and who plays best."""
        language, network = path_language(self._site, request), request.match_info["network"]
        board = self._found(network)
        store = self._site.store
        first = await store.read(best, board, PERSON, ALL)
        rated = await store.read(best_rated, board, PERSON)
        values = {
            "network": network,
            "first": first,
            "rated": rated,
            "player": self._site.path(language, "player", network),
            "chart": self._chart(
                language, "web-wins", "web-player", [(each.name, each.wins) for each in first]
            ),
        }
        return self._site.render("board.html", language, f"/board/{network}", values)

    async def player(self, request: web.Request) -> web.Response:
        """Return the page of one player: their figures and charts. Raises `HTTPNotFound` where the network is not shown."""
        language, network = path_language(self._site, request), request.match_info["network"]
        name = request.match_info["name"]
        board = self._found(network)
        whole = await self._site.store.read(_of_person, board, name) if len(name) <= _MOST_NAME else None
        if whole is None:
            raise web.HTTPNotFound
        shown, sums, months = whole
        charts = [
            self._chart(
                language, id_, "web-month", [(month.bucket, getattr(month, what)) for month in months]
            )
            for id_, what in (("web-played", "rounds"), ("web-wins", "wins"))
        ]
        values = {"name": shown, "sums": sums, "months": months, "charts": charts, "network": network}
        values["board"] = self._site.path(language, "board", network)
        path = self._site.path("", "player", network, name).removeprefix(f"{self._site.base}/")
        return self._site.render("player.html", language, path, values)

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

    def _chart(self, language: str, up: str, across: str, counts: list[tuple[str, int]]) -> Markup:
        def said(id_: str) -> str:
            return plain(self._site.texts.say(language, id_))

        labels, numbers = [label for label, _ in counts], [number for _, number in counts]
        drawn = picture(said(up), Bars(labels, numbers, said(across), said(up)), key=up)
        return Markup(drawn)  # noqa: S704 - all words in it were escaped there


def _of_person(
    connection: Connection, board: str, name: str
) -> tuple[str, BucketSums, list[BucketSums]] | None:
    """Return who is called so, what is counted of them on that board, and in each of the last months; None for nobody there."""
    career = find_career(connection, board, name)
    if career is None or career.kind != PERSON:
        return None
    buckets = sums_by_bucket(connection, board, career.person)
    whole = next((each for each in buckets if each.bucket == ALL), None)
    # who has played elsewhere only is nobody here
    return None if whole is None else (career.name, whole, [each for each in buckets if each.month])
