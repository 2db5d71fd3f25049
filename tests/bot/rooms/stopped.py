"""A program for a test: the bot runs until a signal, at a table whose rule hangs in the way that the argument names."""

import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import replace

from uno_engine import Ctx, Drew, Rule, after
from unobot.adapter import Inbox
from unobot.app.serving import serve
from unobot.clock import WallClock
from unobot.config import Config, NetworkSettings, Secret
from unobot.kit.testing import FakeNetwork
from unobot.kit.testing.room import with_adapter
from unobot.plugins import Brought, load_plugins


class _Typing(FakeNetwork):
    """A network where two people play until one of them draws."""

    async def run(self, inbox: Inbox, /) -> None:
        """Be there, and let them play."""
        playing = asyncio.create_task(self._play())
        try:
            await super().run(inbox)
        finally:
            playing.cancel()
            print("goodbye", flush=True)  # noqa: T201 - for the test

    async def _play(self) -> None:
        for who in ("ann", "bob"):
            await self.arrive(who)
        for who, text in (("ann", "!uno classic +hangs"), ("bob", "!join"), ("ann", "!deal")):
            await self.say(who, text)
        while True:  # the first card may be one that asks for something else
            for who in ("ann", "bob"):
                await self.say(who, "!color red")
                await self.say(who, "!draw")
                await asyncio.sleep(0.2)


def _computes() -> None:
    sum(range(10**12))


def _sleeps() -> None:
    time.sleep(60)


def _catches_everything() -> None:
    while True:
        try:
            time.sleep(0.01)
        except BaseException:  # noqa: BLE001 - as a rule may that is careless, or worse
            continue


_WAYS: dict[str, Callable[[], None]] = {
    each.__name__: each for each in (_computes, _sleeps, _catches_everything)
}


class Hangs(Rule):
    """Does not come back when a card is drawn; tells when it begins."""

    id = "hangs"

    @after(Drew)
    def hang(self, _ctx: Ctx, _drew: Drew) -> None:
        """Hang."""
        print("hangs", flush=True)  # noqa: T201 - for the test
        _WAYS[sys.argv[1]]()


def _main() -> int:
    network = _Typing(WallClock())
    networks = {network.network: NetworkSettings(network.network, "fake")}
    plugins = load_plugins()
    with_rule = replace(plugins, brought=plugins.brought.plus(Brought(rules={Hangs.id: Hangs})))
    return serve(Config(data=Secret("sqlite://"), networks=networks), with_adapter(with_rule, network))


sys.exit(_main())
