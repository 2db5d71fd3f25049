"""A program for a test: the bot with a rule, and commands of a plugin, that never come back. What was said is printed.

A program of its own, for the watchdog needs the timer that pytest uses itself.
"""

import asyncio
import sys
import time
from contextlib import suppress

from tests.bot.commands import salute
from tests.bot.rooms.conversation import dealt, room_with
from tests.plugins.built_in import points
from uno_engine import Ctx, Flow, Play, Skip
from unobot.commands.request import Request
from unobot.plugins import load_plugins
from unobot.tables.watchdog import Watchdog


def forever(self: Skip, _ctx: Ctx, _play: Play) -> Flow:
    """Play a Skip, and never come back."""
    while self:
        with suppress(Exception):  # as a careless rule does
            time.sleep(0.01)
    return None


def block(request: Request) -> None:
    """Give a command, and never come back: computing, or asleep."""
    if request.rest == "asleep":
        time.sleep(3600)
    while request:
        pass


async def main() -> None:
    """Play a Skip, which fails, then another card; give the command that blocks, then one that does not."""
    # what marks a method as the one for a card is kept in its dictionary
    forever.__dict__.update(Skip.skip.__dict__)
    setattr(Skip, "skip", forever)  # noqa: B010 - mypy would not let a method be replaced
    setattr(salute, "spill", block)  # noqa: B010 - the same
    plugins = load_plugins(installed=points("tests.bot.commands.salute"))
    watchdog = Watchdog()
    with watchdog.awake():
        async with room_with("ann", "bob", watchdog=watchdog, plugins=plugins) as room:
            await dealt(
                room, "ann", "bob", ann="rs r6 r7", bob="g5 g6", top="r1", turn="ann", draw="b1 b2 b3"
            )
            room.network.take()
            for text in ("rs", "r6", "!spill", "!spill asleep", "!salute"):
                for line in await room.say("ann", text):
                    sys.stdout.write(f"{line}\n")


asyncio.run(main())
