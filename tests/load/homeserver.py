"""One run on Synapse: so many rooms with two people in each."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.load.guests import Guest, Pub
from tests.load.measuring import Pace
from tests.load.shares import share
from tests.servers.matrix.player import Player
from tests.servers.synapse import Synapse, running
from tests.servers.whole.bot import configured, matrix
from tests.servers.whole_bot import BotProcess
from unobot_matrix.wire import Json

_AT_ONCE = 5
"""So many rooms are set up at a time: a homeserver of one process does little at once."""


@dataclass(frozen=True, slots=True)
class Rooms:
    """A whole run. Times are in seconds."""

    rooms: int
    paces: dict[str, Pace]
    echoes: dict[str, float]
    """The p50 of the server's own share."""
    kilobytes: float
    back: int
    all_back: float


async def measure_rooms(folder: Path, rooms: int, seconds: float, thinks: float) -> Rooms:
    """Play at the pace of people and flat out, then kill the bot."""
    async with AsyncExitStack() as stack:
        synapse = stack.enter_context(running())
        us = synapse.register("unobot")
        people = [Player(synapse, synapse.register(synapse.unique("p"))) for _ in range(2 * rooms)]
        for each in people:
            stack.push_async_callback(each.wire.close)
        names = [await each.create() for each in people[::2]]
        bot = BotProcess(folder, {})
        tables = {"style": "plain", "hints": False, "deal_pause": "1s"}
        configured(folder, matrix(synapse, us, *names), **tables)
        stack.callback(bot.close)
        pub = Pub(us.user)
        bot.start()
        await _entered(synapse, people[::2], names, us.user)
        empty = bot.megabytes()
        guests = [Guest(pub, each, names[number // 2]) for number, each in enumerate(people)]
        await _sit(guests)
        crowd = await stack.enter_async_context(asyncio.TaskGroup())
        listening = [crowd.create_task(each.listen()) for each in guests]
        stack.callback(lambda: [task.cancel() for task in listening])
        return await _measured(bot, pub, names, seconds, thinks, empty)


async def _entered(synapse: Synapse, makers: list[Player], names: list[str], bot: str) -> None:
    """Return when the bot is in all rooms."""
    async with asyncio.timeout(120):
        for maker, room in zip(makers, names, strict=True):
            joined = f"/_matrix/client/v3/rooms/{room}/joined_members"
            there: Json = {"joined": {}}
            while bot not in there["joined"]:
                await asyncio.sleep(0.1)
                there = await asyncio.to_thread(synapse.ask, "GET", joined, None, maker.account.token)
    await asyncio.sleep(2.0)  # being in a room, it still looks who else is


async def _sit(guests: list[Guest]) -> None:
    gate = asyncio.Semaphore(_AT_ONCE)

    async def table(host: Guest, other: Guest) -> None:
        async with gate:
            await host.sit("!uno rounds=99")
            await other.sit("!join")
            await host.deal()

    await asyncio.gather(*(table(*pair) for pair in zip(guests[::2], guests[1::2], strict=True)))


async def _measured(
    bot: BotProcess, pub: Pub, rooms: list[str], seconds: float, thinks: float, empty: float
) -> Rooms:
    paces, echoes = {}, {}
    for name, pub.thinks in (("human", thinks), ("flat out", 0.0)):
        pub.answers.clear()
        pub.echoes.clear()
        before, began, crowd = bot.processor_time(), time.monotonic(), time.process_time()
        await asyncio.sleep(seconds)
        took, count = time.monotonic() - began, max(1, len(pub.answers))
        silent = sum(pub.told_at.get(room, 0.0) < began for room in rooms)
        each = (bot.processor_time() - before) / count
        busy = (time.process_time() - crowd) / took
        p50, p95, p99 = (share(pub.answers, part) for part in (0.5, 0.95, 0.99))
        paces[name] = Pace(count / took, p50, p95, p99, each, silent, busy)
        echoes[name] = share(pub.echoes, 0.5)
    kilobytes = (bot.megabytes() - empty) * 1000 / len(rooms)
    bot.kill()
    since = time.monotonic()
    bot.start()
    back = await pub.told(rooms, since)
    return Rooms(len(rooms), paces, echoes, kilobytes, len(back), max(back.values(), default=0.0))
