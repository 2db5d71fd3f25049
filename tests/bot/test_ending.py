"""The bot ends: every network has the time it needs for its goodbye."""

import asyncio
from dataclasses import replace

from unobot.adapter import Inbox
from unobot.app.assembly import Outside, assemble
from unobot.clock import HeldClock
from unobot.config import Config, NetworkSettings, Secret
from unobot.kit.testing import FakeNetwork, fake_room
from unobot.kit.testing.room import NoSettings
from unobot.plugins import Plugins, load_plugins
from unobot.plugins.parts import AdapterFactory


class SlowToGo(FakeNetwork):
    """A network that takes some turns of the loop to say goodbye."""

    gone = False

    async def run(self, inbox: Inbox, /) -> None:
        """Be there; then go, slowly."""
        try:
            await super().run(inbox)
        finally:
            for _ in range(50):
                await asyncio.sleep(0)
            self.gone = True


def with_networks(*networks: FakeNetwork) -> Plugins:
    known = {network.network: network for network in networks}

    fake = AdapterFactory(NoSettings, lambda name, _settings, _means: known[name])
    plugins = load_plugins()
    return replace(plugins, brought=replace(plugins.brought, adapters={"fake": fake}))


async def test_the_bot_has_not_ended_before_its_slowest_network_has() -> None:
    clock = HeldClock()
    quick, slow = FakeNetwork(clock, "quick"), SlowToGo(clock, "slow")
    settings = {each.network: NetworkSettings(each.network, "fake") for each in (quick, slow)}
    config = Config(data=Secret("sqlite://"), networks=settings)
    async with assemble(config, with_networks(quick, slow), Outside(clock)) as bot:
        serving = asyncio.create_task(bot.serve())
        await quick.entered()
        await slow.entered()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        assert slow.gone


async def test_the_goodbye_goes_before_all_that_waits_and_only_where_a_table_is_open() -> None:
    network = FakeNetwork(HeldClock(), rooms=("#uno", "#empty"))
    async with fake_room("ann", "bob", network=network) as room:
        await room.say("ann", "!uno")
        network.held = True
        for text in ("!pause", "!resume", "!help"):
            await network.say("ann", text)
        await room.bot.router.settled()

        for each in room.bot.router.rooms(network.network):
            each.say_goodbye()
        network.held = False

        said = await room.wait(10)
        assert said[0].startswith("#uno: I have to go for now.")
        assert len([line for line in said if "I have to go" in line]) == 1
        assert any("pauses" in line for line in said[1:])
