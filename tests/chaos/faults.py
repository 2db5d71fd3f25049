"""The faults, by their kinds: each is committed on a running world, and ends when the bot could recover from it."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from tests.chaos.plan import POINTS, Fault
from tests.chaos.world import World

_COMES_TO_IT: Final = 4.0
"""Seconds in which the bot comes to a point at which it is to die; then it is killed wherever it is."""


async def commit(world: World, fault: Fault) -> None:
    """Commit it, and return when every table has played on."""
    await asyncio.sleep(fault.calm)
    world.record.look(world.database)
    await _KINDS[fault.kind](world, fault)
    await world.play_on(fault.kind)


async def _kill(world: World, _: Fault) -> None:
    world.bot.kill()
    world.bot.start()


async def _kill_there(world: World, fault: Fault) -> None:
    point = fault.kind.removeprefix("kill ")
    if point == "restoring":
        world.bot.kill()
        world.bot.tell("doom", f"{point} {1 + int(fault.size * len(world.tables))}")
        world.bot.start()
    else:
        world.bot.tell("doom", f"{point} {1 + int(fault.size * 8)}")
    await _dead(world)
    world.bot.forget("doom")
    world.bot.start()


async def _dead(world: World) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + _COMES_TO_IT
    while world.bot.status is None and loop.time() < until:
        await asyncio.sleep(0.01)
    if world.bot.status is None:
        world.bot.kill()
    if world.bot.status != -signal.SIGKILL:
        world.findings.append(f"the bot has ended by itself, status {world.bot.status}")


_KINDS: Final[dict[str, Callable[[World, Fault], Awaitable[None]]]] = {
    "kill": _kill,
    **dict.fromkeys((f"kill {point}" for point in POINTS), _kill_there),
}
