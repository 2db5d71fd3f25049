"""A bot on two networks at once, `irc` with `#uno` and `hs` with `#hall`, and people on both."""

import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from tests.bot.rooms.conversation import laid
from tests.plugins.built_in import built_in
from uno_engine import by_color
from unobot.adapter import Network, Room
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.clock import HeldClock
from unobot.config import Config, NetworkSettings, Secret, TableSettings
from unobot.kit.testing import FakeNetwork
from unobot.kit.testing.room import NoSettings, plain_deals
from unobot.messages.voice import shortest
from unobot.plugins import Plugins
from unobot.plugins.parts import AdapterFactory
from unobot.tables.place import Place
from unobot.tables.table import Table

IRC, HS = "irc", "hs"
ROOMS = {IRC: "#uno", HS: "#hall"}


class TwoNetworks:
    """What is said on both; lines begin with the network, `irc #uno: …`."""

    def __init__(self, bot: Bot, networks: Mapping[str, FakeNetwork], clock: HeldClock) -> None:
        self.bot, self.on, self.clock = bot, networks, clock

    async def say(self, network: str, who: str, text: str, room: str | None = None) -> list[str]:
        """Somebody says something in the room there; what the bot says then, everywhere."""
        await self.on[network].say(who, text, room)
        return await self.heard()

    async def whisper(self, network: str, who: str, text: str) -> list[str]:
        """Somebody says something to the bot alone; what the bot says then, everywhere."""
        await self.on[network].whisper(who, text)
        return await self.heard()

    async def heard(self) -> list[str]:
        """What the bot has said since this was last asked."""
        await self.bot.settled()
        return [f"{name} {line}" for name, network in self.on.items() for line in network.take()]

    async def wait(self, seconds: float) -> list[str]:
        """Time passes; what the bot says meanwhile."""
        await self.clock.advance(0)
        goal = self.clock.now() + seconds
        while (due := self.clock.next()) is not None and due <= goal:
            await self.clock.advance(due - self.clock.now())
            await self.bot.settled()
            # whoever sleeps next must have begun to, or it would be leapt over
            await self.clock.advance(0)
        await self.clock.advance(goal - self.clock.now())
        return await self.heard()

    def place(self, network: str, room: str | None = None) -> Place:
        """A room of the bot."""
        return self.bot.router.room(Network(network), Room(room or ROOMS[network])).place

    def table(self) -> Table:
        """The table of `#uno`."""
        table = self.place(IRC).table
        assert table is not None
        return table

    async def play(self, turns: int) -> list[str]:
        """Let whoever is asked do the first thing that they can, so many times; what is said, everywhere."""
        said: list[str] = []
        for _ in range(turns):
            table = self.table()
            seat = table.asked()[0]
            holder, view = table.holders[seat], table.view(seat)
            said += await self.say(
                holder.side.network, holder.identity, shortest(view.options[0], view.names)
            )
        return said

    def lay(self, *, top: str, turn: str, **hands: str) -> None:
        """Lay out the cards of the round that has been dealt, the hands in the order of the seats."""
        table = self.table()
        table.game = laid(table.rules, hands, top=top, turn=turn, draw="", seed=table.game.seed)
        table.pace.stand_still(table, self.clock.now())
        room = self.bot.router.room(Network(IRC), Room(ROOMS[IRC]))
        room._announcer.restored(table, whole=True, announce=False)

    def hands(self, network: str) -> list[str]:
        """The cards of all who play on that network, each hand as a line shows it."""
        state = self.table().game.state
        seats = [seat for seat, one in enumerate(self.table().holders) if one.side.network == network]
        return [
            " ".join(f"[{card.code}]" for card in sorted(state.hands[seat], key=by_color)) for seat in seats
        ]

    async def share(self) -> list[str]:
        """The host in `#uno` asks for a code, and somebody in `#hall` types it; what is said then."""
        told = await self.say(IRC, "ann", "!share")
        return await self.say(HS, "eva", f"!share {told[0].split()[-1]}")


@asynccontextmanager
async def two_networks(
    irc: str = "ann bob",
    hs: str = "eva dan",
    data: Path | str = "sqlite://",
    seed: int = 1,
    tables: Mapping[str, TableSettings] | None = None,
    clock: HeldClock | None = None,
    rooms: Mapping[str, list[str]] | None = None,
    without: str = "",
    *,
    fair: bool = False,
) -> AsyncIterator[TwoNetworks]:
    """The bot on both, with these people there; `without` one, only on the other."""
    clock = clock or HeldClock()
    rooms = rooms or {name: [room] for name, room in ROOMS.items()}
    networks = {name: FakeNetwork(clock, name, rooms[name]) for name in ROOMS if name != without}
    for network, people in ((IRC, irc), (HS, hs)):
        for name in people.split() if network != without else ():
            await networks[network].arrive(name)
    settings = tables or {}
    config = Config(
        data=Secret(str(data)),
        networks={
            Network(name): NetworkSettings(Network(name), "fake", tables=settings.get(name, TableSettings()))
            for name in networks
        },
    )
    chance = random.Random(seed)
    outside = Outside(clock, chance)
    async with assemble(config, _plugins(networks, fair=fair), outside) as bot, bot.at_work():
        for each in networks.values():
            await each.entered()
        await bot.settled()
        yield TwoNetworks(bot, networks, clock)


def _plugins(networks: Mapping[str, FakeNetwork], *, fair: bool) -> Plugins:
    plugins = built_in() if fair else plain_deals(built_in())
    fake = AdapterFactory(NoSettings, lambda name, _settings, _means: networks[name])
    brought = replace(plugins.brought, adapters={**plugins.brought.adapters, "fake": fake})
    return replace(plugins, brought=brought)
