"""Computer players that search: they do it in processes of their own, and nobody waits for them."""

import asyncio, os, time
from tests.bot.rooms.conversation import dealt, room_with
from unobot.config import TableSettings

QUIET = TableSettings(hints=False, deal_pause=None, computer_pace=2.0)


async def test_x() -> None:
    async with room_with("ann", tables=QUIET) as room:
        print(await room.say("ann", "!bot add hard"))
        print(await room.say("ann", "!deal"))
        for _ in range(6):
            print(await room.wait(4))
            print(await room.say("ann", "!draw"), await room.say("ann", "!pass"))
        print(room.bot.router.room("net", "#uno") if 0 else "")
