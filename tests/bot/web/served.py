"""The web page of a bot at work on a fake network."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from tests.plugins.built_in import built_in
from unobot.adapter import Room
from unobot.clock import HeldClock
from unobot.config import Config, NetworkSettings, Secret, TableSettings, WebSettings
from unobot.kit.testing import FakeRoom, fake_room
from unobot.kit.testing.network import FakeNetwork
from unobot.store import Store
from unobot.web.serving import application
from unobot.web.site import site_of

ROOM = "room/fake/%23uno"
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja", "vi")
SHOWN = TableSettings(web=True)


@dataclass
class Pages:
    """The pages, and the room that they show."""

    room: FakeRoom
    client: TestClient[web.Request, web.Application]
    base: str
    clock: HeldClock

    async def later(self) -> None:
        """So much time passes for the pages that they look at everything again."""
        await self.clock.advance(3)

    async def get(self, path: str) -> tuple[int, str]:
        """The status and the body; `path` is behind the base."""
        async with self.client.get(f"{self.base}/{path}", allow_redirects=False) as answer:
            return answer.status, await answer.text()

    async def page(self, path: str) -> str:
        """A page that is there."""
        status, text = await self.get(path)
        assert status == 200, (path, status)
        return text


@asynccontextmanager
async def served(
    data: Path | str,
    *people: str,
    tables: TableSettings = SHOWN,
    settings: WebSettings | None = None,
    fair: bool = False,
) -> AsyncIterator[Pages]:
    """A bot in #uno with these people, on a store, and its web page."""
    clock = HeldClock()
    network = FakeNetwork(clock)
    async with fake_room(
        *people,
        data=data,
        plugins=built_in(),
        tables=tables,
        network=network,
        web=settings,
        fair=fair,
    ) as room:
        known = NetworkSettings(network.network, "fake", rooms=(Room("#uno"),), tables=tables)
        config = Config(
            data=Secret(str(data)),
            networks={network.network: known},
            tables=tables,
            web=settings or WebSettings(),
        )
        async with await Store.open(str(data), only_read=True) as store:
            looking = HeldClock()
            site = site_of(config, built_in(), store, looking)
            async with TestClient(TestServer(application(site))) as client:
                yield Pages(room, client, site.base, looking)


async def deal(room: FakeRoom, opening: str = "!uno") -> list[str]:
    """The first two people there begin a round; what the bot says of the deal."""
    await room.say("ann", opening)
    await room.say("bob", "!join")
    return await room.say("ann", "!deal")


def cards(page: str) -> set[str]:
    """The codes of all cards that a page shows, written or drawn."""
    drawn = re.findall(r'(?:id="|href="#)c-([^"]+)-[a-z]+"', page)
    return {*drawn, *re.findall(r'<span class="card [^>]*>([^<]+)</span>', page)}


def words(page: str) -> str:
    """The text of a page, without its marks."""
    return " ".join(unescape(re.sub(r"<[^>]*>", "", page)).split())
