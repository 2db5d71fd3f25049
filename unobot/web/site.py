"""What the pages are made from: the site, the language of a page, and what of the store may be shown."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlsplit

from aiohttp import web
from markupsafe import Markup
from sqlalchemy import Connection

from uno_engine import Catalogue, Deck
from unobot.adapter import Network, Room
from unobot.clock import Clock, WallClock
from unobot.config import Config
from unobot.document import plain
from unobot.messages import Voice
from unobot.messages.pages import PageCards, Pages
from unobot.messages.pictures.svg import SvgFaces
from unobot.messages.texts import Texts
from unobot.messages.texts.catalogues import closest
from unobot.plugins import Plugins, catalogue
from unobot.store import Store, read
from unobot.store.read import ListedTable, has_played, open_tables
from unobot.tables.preferences import Groups, Preferences


@dataclass(frozen=True, slots=True)
class Site:
    """All that pages are made with, one for the whole process. `base` is the path that all pages are under, without a slash at its end."""

    config: Config
    plugins: Plugins
    store: Store
    texts: Texts
    catalogue: Catalogue
    pages: Pages
    faces: SvgFaces
    base: str
    clock: Clock

    def voice(self, language: str) -> Voice:
        """Return what says messages in that language, with the usual prefixes."""
        return Voice(self.texts, language, self.config.tables.prefixes, tellers=self.plugins.brought.tellers)

    def cards(self, language: str, deck: Deck) -> PageCards:
        """Return the cards of that deck, as they are called in that language."""
        return PageCards(self.texts, language, deck, self.faces)

    def title(self, language: str, id_: str) -> str:
        """Return the name of a game or a rule as a heading, never its bare id: `title-ID`, else its name in that language.

        Where it has none there, as in English, the words of its id are the name: `no-mercy` is No Mercy.
        """
        voice = self.voice(language)
        if voice.has(f"title-{id_}"):
            return plain(voice.say(f"title-{id_}"))
        named = voice.named("preset" if id_ in self.catalogue.presets else "rule", id_)
        if named == id_:
            named = " ".join(re.findall(r"[^\W\d_]+|\d+", id_)).title()
        return named[:1].upper() + named[1:]

    def path(self, language: str, *parts: str) -> str:
        """Return the path of the page with these parts, in that language."""
        return "/".join([self.base, language, *(quote(part, safe="") for part in parts)])

    def render(self, template: str, language: str, path: str, values: Mapping[str, Any]) -> web.Response:
        """Make a page of a template; `path` is its path behind the language, the same in each."""
        text = self.pages.page(template, language, {"base": self.base, "path": path, **values})
        return web.Response(text=text, content_type="text/html")


@dataclass(frozen=True, slots=True)
class BroughtPages:
    """The pages of a feature, with the folder of their templates.

    `menu` has the paths behind the language that stand in the menu of every page, each with the id of the message that says what is there.
    `players` reads of finished rounds of a network, by their ids, the parts of the path of the page that a player has, by round and seat.
    `room` makes what is told on the page of a room that may be shown, given the language, the network and the room; it may be empty.
    """

    routes: Sequence[web.AbstractRouteDef]
    templates: Path
    menu: Mapping[str, str] = field(default_factory=dict)
    players: Callable[[Connection, str, Sequence[str]], Mapping[tuple[str, int], tuple[str, ...]]] | None = (
        None
    )
    room: Callable[[str, Network, Room], Awaitable[Markup]] | None = None


def pages_of(site: Site) -> Iterator[BroughtPages]:
    """Yield the pages that features bring."""
    for feature in site.plugins.brought.features.values():
        if feature.pages:
            module, _, function = feature.pages.partition(":")
            yield getattr(import_module(module), function)(site)


async def player_links(
    site: Site, brought: Sequence[BroughtPages], language: str, network: str, rounds: Sequence[str]
) -> dict[tuple[str, int], str]:
    """Return the path of each player's page, by round and seat, of those who have one. Raises StoreError."""
    found: dict[tuple[str, int], str] = {}
    for pages in brought:
        if pages.players is not None:
            parts = await site.store.read(pages.players, network, rounds)
            found |= {seat: site.path(language, *page) for seat, page in parts.items()}
    return found


def site_of(config: Config, plugins: Plugins, store: Store, clock: Clock | None = None) -> Site:
    """Return the site of a configuration, on an open store."""
    texts = Texts(plugins.brought.texts)
    base = urlsplit(config.web.url or "").path.rstrip("/")
    return Site(
        config=config,
        plugins=plugins,
        store=store,
        texts=texts,
        catalogue=catalogue(plugins),
        pages=Pages(texts),
        faces=SvgFaces(plugins.brought.figures),
        base=base,
        clock=clock or WallClock(),
    )


_MOST_READ = 10
"""So many of the languages that a browser asks for are looked at."""


def language_of(site: Site, request: web.Request) -> str:
    """Return the language of the path, or the one that the browser likes best of those that are spoken here."""
    named = request.path.removeprefix(site.base).split("/")[1:2]
    if named and named[0] in site.texts.languages:
        return named[0]
    return choose_language(request.headers.get("Accept-Language", ""), site.texts.languages)


def path_language(site: Site, request: web.Request) -> str:
    """Return the language in the path. Raises HTTPNotFound if it is none that is spoken here."""
    language = request.match_info["lang"]
    if language not in site.texts.languages:
        raise web.HTTPNotFound
    return language


def choose_language(header: str, there: tuple[str, ...]) -> str:
    """Return the language of those there that a browser would like best, by the header `Accept-Language`; else the first.

    >>> choose_language("de;q=0.9, zh-TW;q=0.8, en;q=0.1", ("en", "ja", "zh-Hant")), choose_language("*", ("en", "ja")), choose_language("en;q=x", ("en",))
    ('zh-Hant', 'en', 'en')
    """
    asked: list[tuple[float, str]] = []
    for each in header.split(",")[:_MOST_READ]:
        tag, _, rest = each.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if 0 < weight <= 1:
            asked.append((weight, tag.strip()))
    for _, tag in sorted(asked, key=lambda pair: -pair[0]):
        if (found := next(closest(tag, there), None)) is not None:
            return found
    return there[0]


_FRESH: Final = 2.0
"""Seconds after which it is asked again; so long a room may still be seen that has just said no."""
MOST_ROOMS: Final = 200
"""So many are listed."""


@dataclass(frozen=True, slots=True)
class ShownRoom:
    """A room that everybody may see; `table`: nothing, or whether a round is being played or waited for."""

    network: Network
    room: Room
    table: str = ""


class ShownRooms:
    """Knows which rooms may be shown: it asks the store, at most every `_FRESH` seconds."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._preferences = Preferences(site.config, Groups(site.config))
        self._tables: list[ListedTable] = []
        self._configured: list[tuple[Network, Room]] = []
        self._set: list[tuple[Network, Room]] = []
        self._asked = float("-inf")
        self._asking = asyncio.Lock()

    async def find(self, network: str, room: str) -> ShownRoom | None:
        """Return the room, if it may be shown; else None. Raises StoreError."""
        await self._ask()
        wanted = (Network(network), Room(room))
        if wanted[0] not in self._site.config.networks or not self._preferences.room(*wanted).web:
            return None
        return self._shown(*wanted)

    async def all(self) -> list[ShownRoom]:
        """Return the rooms that may be shown: with a table, or with a setting of their own. Raises StoreError."""
        await self._ask()
        named = dict.fromkeys((table.network, table.room) for table in self._tables)
        named |= dict.fromkeys([*self._set, *self._configured])
        known = [key for key in named if key[0] in self._site.config.networks]
        return [self._shown(*key) for key in known if self._preferences.room(*key).web][:MOST_ROOMS]

    def _shown(self, network: Network, room: Room) -> ShownRoom:
        found = next((t for t in self._tables if (t.network, t.room) == (network, room)), None)
        state = "" if found is None else "playing" if found.round is not None else "waiting"
        return ShownRoom(network, room, state)

    async def _ask(self) -> None:
        # who comes while it is being asked waits for the answer
        async with self._asking:
            now, store, config = self._site.clock.now(), self._site.store, self._site.config
            # a clock that was set back must not keep it from being asked
            if abs(now - self._asked) < _FRESH:
                return
            settings = await store.read(read.settings, scope="room")
            groups = Groups(config)
            self._preferences = Preferences(config, groups, settings)
            self._set = [
                (name, Room(s.subject))
                for s in settings
                if s.key == "web"
                for name in groups.members(s.network)
            ]
            self._tables = await store.read(open_tables)
            self._asked = now
            # what follows a channel's name is its key; an alias on Matrix is no room's name, and nothing was played there
            named = (
                (name, network, Room(room.split(" ")[0]))
                for name, network in config.networks.items()
                for room in network.rooms
            )
            shown = [(name, room) for name, network, room in named if network.tables_for(room).web]
            self._configured = [key for key in shown if await store.read(has_played, *key)]
