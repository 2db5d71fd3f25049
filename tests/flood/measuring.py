"""Two people play at the bot's usual pace while others flood it; what is measured of that."""

import asyncio
import contextlib
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tests.plugins.built_in import ROOT
from tests.servers.client import Player, player
from tests.servers.gamblers import Company, Gambler, company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.process import Server
from tests.servers.whole_bot import BotProcess, on
from unobot_irc.settings import Pace

Place = Literal["room", "private"]
LIMIT: Final = 1.0
"""Seconds that the p95 may be above the server's own share."""
GROWTH: Final = 8.0
"""Megabytes by which the bot may grow in a run."""
_PACE = {"burst": Pace().burst, "per_second": Pace().per_second}
_TABLES = {"style": "plain", "hints": False, "deal_pause": "1s"}
_SETTLES = 2.0
"""Seconds from the first flooder until it is measured."""
_THINKS = 4.0
"""Seconds between two moves: a turn costs the bot two lines, and it may say one a second."""
_MOST = 60.0
"""Seconds that an answer is waited for."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds from each move to its answer, and of each echo beside it; megabytes of the bot before and after."""

    answers: Sequence[float]
    echoes: Sequence[float]
    before: float
    after: float

    @property
    def waited(self) -> float:
        """The p95 of the answers, without the server's own share."""
        return p95(self.answers) - p95(self.echoes)


def p95(seconds: Sequence[float]) -> float:
    """The time that 95 % of them do not exceed."""
    return sorted(seconds)[max(0, -(-len(seconds) * 95 // 100) - 1)]


async def measure(
    server: Server,
    folder: Path,
    flooders: int,
    place: Place,
    moves: int,
    *,
    seed: int = 1,
    thinks: float = _THINKS,
) -> Figures:
    """Play so many moves on that server while so many people flood the bot."""
    nick, room = fresh("bot"), fresh("#uno")
    bot = BotProcess(folder, {"net": on(server.port, nick, room, pace=_PACE, trust_hosts=True)}, _TABLES)
    async with company(server.port, nick, room, fresh("ann"), fresh("bob"), seed=seed) as people:
        bot.start()
        try:
            await until_there(people.witness, nick, room, 1.0)
            await _deal(people)
            before = bot.megabytes()
            target = room if place == "room" else nick
            async with _echo(server) as echoes, _flooded(server, flooders, target, room, seed):
                await asyncio.sleep(_SETTLES)
                echoes.clear()  # ngIRCd lets newcomers wait
                answers = await _play(people, moves, thinks)
            return Figures(answers, echoes, before, bot.megabytes())
        finally:
            bot.close()


async def _deal(people: Company) -> None:
    first, second = people.players
    await first.command("uno rounds=99")
    await people.witness.told_in_room("opens a table", 20)
    await second.command("join")
    await people.witness.told_in_room("joins", 20)
    await first.command("deal")


async def _play(people: Company, moves: int, thinks: float) -> list[float]:
    """Let both play until there were so many moves in all; the seconds from each to its answer."""
    answers: list[float] = []
    enough = asyncio.Event()

    async def plays(each: Gambler) -> None:
        while True:
            command = each.answer(await each.asked(), people.chance)
            await asyncio.sleep(thinks)
            began = time.monotonic()
            each.forget()
            await each.command(command)
            await each.told_in_room(".", _MOST)
            answers.append(time.monotonic() - began)
            if len(answers) >= moves:
                enough.set()

    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(plays(each)) for each in people.players]
        await enough.wait()
        for task in playing:
            task.cancel()
    return answers


@contextlib.asynccontextmanager
async def _flooded(server: Server, count: int, target: str, room: str, seed: int) -> AsyncIterator[None]:
    arguments = [str(server.port), str(count), target, room, str(random.Random(seed).randrange(10**6))]
    # a process of its own, or they would take time from the players
    flooders = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.flood.flooders", *arguments, stdin=subprocess.PIPE, cwd=ROOT
    )
    try:
        yield
    finally:
        assert flooders.stdin is not None
        flooders.stdin.close()
        await asyncio.wait_for(flooders.wait(), 20)


@contextlib.asynccontextmanager
async def _echo(server: Server) -> AsyncIterator[list[float]]:
    """What the server takes for itself: one person says something to another, who says it back, once a second."""
    found: list[float] = []
    async with player(server.port, fresh("near")) as near, player(server.port, fresh("far")) as far:
        going = asyncio.create_task(_go(near, far, found))
        try:
            yield found
        finally:
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)


async def _go(near: Player, far: Player, found: list[float]) -> None:
    for number in range(10_000):
        began = time.monotonic()
        await near.say(far.nick, f"there {number}")
        await far.expect(f"there {number}$", _MOST)
        await far.say(near.nick, f"back {number}")
        await near.expect(f"back {number}$", _MOST)
        found.append(time.monotonic() - began)
        await asyncio.sleep(1.5)
