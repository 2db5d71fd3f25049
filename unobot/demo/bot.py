"""The demo's bot: the real one, through the real IRC adapter, with nothing kept."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from unobot.adapter import Network, Room
from unobot.bot import assembled
from unobot.config import Config, NetworkSettings, Secret, TableSettings
from unobot.plugins import load_plugins

NICK = "unobot"
_UNLIMITED = {"burst": 10_000, "per_second": 10_000.0}


@asynccontextmanager
async def demo_bot(
    host: str, port: int, room: str, *, table: str = "classic", seed: int | None = None
) -> AsyncIterator[str]:
    """Run the bot on that server and in that room; the context's value is its nick. With `seed` the cards are known."""
    tables = TableSettings(preset=table)
    network = NetworkSettings(
        name=Network("demo"),
        adapter="irc",
        rooms=(Room(room),),
        settings={
            "host": host,
            "port": port,
            "tls": False,
            "nick": NICK,
            "rooms": [room],
            "pace": _UNLIMITED,
        },
        tables=tables,
    )
    config = Config(data=Secret("sqlite://"), tables=tables, networks={network.name: network})
    chance = None if seed is None else random.Random(seed)  # noqa: S311 - asked for, for play
    async with assembled(config, load_plugins(), chance=chance) as bot:
        serving = asyncio.create_task(bot.serve())
        try:
            yield NICK
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
