"""The faults, by their kinds: each is committed on a running world, and ends when the bot could recover from it."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from tests.chaos.databases import Server, Sqlite
from tests.chaos.plan import POINTS, Fault
from tests.chaos.waiting import until
from tests.chaos.world import World

_COMES_TO_IT: Final = 4.0
"""Seconds in which the bot comes to a point at which it is to die; then it is killed wherever it is."""
_TRAPPED: Final = 5.0
"""Seconds in which somebody plays a card at a table with the hostile rule."""
_JUMPS: Final = (-86_400, -400, -30, 30, 400, 3_600, 86_400)
_PIPE_STALLS: Final = 7.0
_MARGIN: Final = 200
"""So many messages before a server's death may have died with it, though it had acknowledged them."""


async def commit(world: World, fault: Fault) -> None:
    """Commit it, and return when every table has played on."""
    await asyncio.sleep(fault.calm)
    world.record.look(world.database)
    await _KINDS[fault.kind](world, fault)
    await world.play_on(f"{fault.kind} ({fault.network} {fault.size:.2f})")


async def _kill(world: World, _: Fault) -> None:
    world.bot.kill()
    world.bot.start()


async def _kill_starting(world: World, fault: Fault) -> None:
    world.bot.kill()
    world.bot.start()
    await asyncio.sleep(fault.size * 2)
    await _kill(world, fault)


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
    if not await until(lambda: world.bot.status is not None, _COMES_TO_IT):
        world.bot.kill()
    if world.bot.status != -signal.SIGKILL:
        world.findings.append(f"the bot has ended by itself, status {world.bot.status}")


async def _stop(world: World, _: Fault) -> None:
    if (status := await asyncio.to_thread(world.bot.end)) != 0:
        world.findings.append(f"the bot was stopped, and ended with status {status}")
    world.bot.start()


async def _freeze(world: World, fault: Fault) -> None:
    world.bot.send(signal.SIGSTOP)
    await asyncio.sleep(0.5 + fault.size * 3)
    world.bot.send(signal.SIGCONT)


async def _cut(world: World, fault: Fault) -> None:
    world.place(fault.network).pipe.cut()


async def _refuse(world: World, fault: Fault) -> None:
    await world.place(fault.network).pipe.refuse(fault.size * 2)


async def _stall(world: World, fault: Fault) -> None:
    await world.place(fault.network).pipe.stall(0.5 + fault.size * _PIPE_STALLS)


async def _throttle(world: World, fault: Fault) -> None:
    world.place(fault.network).pipe.throttle(1 + fault.size * 3)


async def _truncate(world: World, fault: Fault) -> None:
    world.place(fault.network).pipe.truncate(int(fault.size * 600))


async def _restart(world: World, fault: Fault) -> None:
    place = world.place(fault.network)
    with world.excusing(place, _MARGIN):
        await place.restart()


async def _trap(world: World, fault: Fault) -> None:
    world.bot.tell("trap", fault.kind.removeprefix("rule "))
    await until(lambda: not world.bot.told("trap"), _TRAPPED)
    world.bot.forget("trap")


async def _jump(world: World, fault: Fault) -> None:
    with world.excusing_all(_MARGIN):
        world.ahead += _JUMPS[int(fault.size * len(_JUMPS))]
        world.bot.tell("clock", str(world.ahead))
        await asyncio.sleep(0.5)


async def _lock(world: World, fault: Fault) -> None:
    # now and then longer than the bot waits for it
    await world.database.lock(11 if fault.size > 0.95 else 0.5 + fault.size * 4)


async def _fill(world: World, fault: Fault) -> None:
    assert isinstance(world.database, Sqlite)
    await world.database.fill(0.5 + fault.size * 3)


def _server(world: World) -> Server:
    assert isinstance(world.database, Server)
    return world.database


async def _terminate(world: World, _: Fault) -> None:
    _server(world).terminate()


async def _kill_backend(world: World, _: Fault) -> None:
    await _server(world).kill_backend()


async def _crash(world: World, fault: Fault) -> None:
    await _server(world).crash(fault.size * 2)


async def _database_cut(world: World, _: Fault) -> None:
    _server(world).pipe.cut()


async def _database_truncate(world: World, fault: Fault) -> None:
    _server(world).pipe.truncate(int(fault.size * 3000))


async def _database_stall(world: World, fault: Fault) -> None:
    await _server(world).pipe.stall(0.5 + fault.size * _PIPE_STALLS)


async def _database_silent(world: World, _: Fault) -> None:
    _server(world).pipe.silence()


async def _silent(world: World, fault: Fault) -> None:
    world.place(fault.network).pipe.silence()


_KINDS: Final[dict[str, Callable[[World, Fault], Awaitable[None]]]] = {
    "kill": _kill,
    "kill starting": _kill_starting,
    **dict.fromkeys((f"kill {point}" for point in POINTS), _kill_there),
    "stop": _stop,
    "freeze": _freeze,
    "connection cut": _cut,
    "connection refused": _refuse,
    "connection stalled": _stall,
    "connection throttled": _throttle,
    "connection truncated": _truncate,
    "connection silent": _silent,
    "server killed": _restart,
    "rule raise": _trap,
    "rule loop": _trap,
    "rule memory": _trap,
    "clock": _jump,
    "locked": _lock,
    "sqlite full": _fill,
    "postgresql terminated": _terminate,
    "postgresql backend killed": _kill_backend,
    "postgresql crashed": _crash,
    "postgresql cut": _database_cut,
    "postgresql truncated": _database_truncate,
    "postgresql stalled": _database_stall,
    "postgresql silent": _database_silent,
}
