"""One bot on two fake networks, `irc` and `home`, with a store of its own."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from tests.plugins.built_in import built_in
from unobot.adapter import Network
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.clock import HeldClock
from unobot.config import Config, NetworkSettings, Secret, TableSettings
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.kit.testing.room import NoSettings, plain_deals
from unobot.plugins import Plugins
from unobot.plugins.parts import AdapterFactory

TABLES = TableSettings(features={"hints": False})


@dataclass(frozen=True)
class TwoNetworks:
    """The bot in `#uno` of both, with nobody there but who `arrive`s."""

    irc: FakeRoom
    home: FakeRoom
    bot: Bot


async def account(room: FakeRoom, name: str) -> None:
    """Somebody with an account of that name comes into the room."""
    await room.network.arrive(name, lasting=True)
    await room.heard()


@asynccontextmanager
async def two_networks(
    data: Path | str = "sqlite://", seed: int = 1, plugins: Plugins | None = None
) -> AsyncIterator[TwoNetworks]:
    """The bot at work, until the block ends."""
    clock = HeldClock()
    networks = {name: FakeNetwork(clock, name) for name in ("irc", "home")}
    plugins = plain_deals(plugins or built_in())
    fake = AdapterFactory(NoSettings, lambda name, _settings, _means: networks[name])
    brought = replace(plugins.brought, adapters={**plugins.brought.adapters, "fake": fake})
    settings = {Network(name): NetworkSettings(Network(name), "fake", tables=TABLES) for name in networks}
    config = Config(data=Secret(str(data)), tables=TABLES, networks=settings)
    chance = random.Random(seed)
    outside = Outside(clock, chance)
    async with (
        assemble(config, replace(plugins, brought=brought), outside) as bot,
        bot.at_work(),
    ):
        irc, home = (FakeRoom(bot, network, clock) for network in networks.values())
        for network in networks.values():
            await network.entered()
        await bot.settled()
        yield TwoNetworks(irc, home, bot)


def code_in(lines: list[str]) -> str:
    """The code in what `!link` was answered with."""
    return lines[-1].partition("link ")[2].split()[0]
