"""A program for a test: the bot with a rule that never comes back, in two rooms. What was said is printed.

A program of its own, for the watchdog needs the timer that pytest uses itself.
"""

import asyncio
import sys
import time
from contextlib import suppress

from tests.bot.rooms.conversation import dealt, room_with
from uno_engine import Ctx, Flow, Play, Skip
from unobot.tables.watchdog import Watchdog


def forever(self: Skip, _ctx: Ctx, _play: Play) -> Flow:
    """Play a Skip, and never come back."""
    while self:
        with suppress(Exception):  # as a careless rule does
            time.sleep(0.01)
    return None


async def main() -> None:
    """Play a Skip at one table, then draw at the other."""
    # what marks a method as the one for a card is kept in its dictionary
    forever.__dict__.update(Skip.skip.__dict__)
    setattr(Skip, "skip", forever)  # noqa: B010 - mypy would not let a method be replaced
    watchdog = Watchdog()
    with watchdog.awake():
        async with room_with("ann", "bob", watchdog=watchdog) as room:
            await dealt(
                room, "ann", "bob", ann="rs r6 r7", bob="g5 g6", top="r1", turn="ann", draw="b1 b2 b3"
            )
            room.network.take()
            for line in await room.say("ann", "rs"):
                sys.stdout.write(f"{line}\n")
            for line in await room.say("ann", "r6"):
                sys.stdout.write(f"{line}\n")


asyncio.run(main())
