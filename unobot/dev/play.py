"""Playing the demo with a plugin, and at each save checking it and going on with it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from unobot.demo.play import NICK, play_demo
from unobot.dev.bots import Bots, NotStarted
from unobot.dev.saves import saves
from unobot.dev.task import BROKEN, DevTask
from unobot.plugins import Plugins
from unobot.wanted import Dev


def play_and_follow(wanted: Dev, plugins: Plugins) -> int:
    """Play the demo with the plugin until the person leaves; returns the exit status."""
    with TemporaryDirectory(prefix="unobot-dev-") as folder:
        data = str(Path(folder) / "unobot.db")

        def start_bot(host: str, port: int, room: str, /) -> AbstractAsyncContextManager[str]:
            return _exchanged(DevTask(host, port, room, wanted.demo, str(wanted.path), data))

        return play_demo(wanted.demo, plugins, start_bot)


@asynccontextmanager
async def _exchanged(task: DevTask) -> AsyncIterator[str]:
    """A bot that is exchanged whenever the plugin is saved; the context's value is its nick."""
    bots = Bots(task, _tell)
    await bots.exchange()
    following = asyncio.create_task(_follow(task, bots))
    try:
        yield NICK
    finally:
        following.cancel()
        await asyncio.wait({following})
        await bots.end()


async def _follow(task: DevTask, bots: Bots) -> None:
    """At each save check the plugin, and go on with it if it can be loaded."""
    path = Path(task.path)
    _tell(f"save a file of {path}, and it is checked and played on with")
    async for files in saves(path):
        _tell(f"{', '.join(files)} saved")
        if await _checked(task) == BROKEN:
            _tell("the table stays as it was")
            continue
        try:
            await bots.exchange()
        except NotStarted:
            _tell("there is no bot any more that could go on with the table; save again, or end with /quit")


async def _checked(task: DevTask) -> int | None:
    """Check the plugin in a process of its own, and tell what that finds; its exit status."""
    # not beside the plugin: a new file there would be taken for a save, and checked again without end
    failures = str(Path(task.data).parent)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "unobot.dev.check",
        task.path,
        task.demo.table,
        failures,
        stdout=PIPE,
        stderr=STDOUT,
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            _tell(line.decode(errors="replace").rstrip())
        return await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def _tell(line: str) -> None:
    """Write a line that is no part of the room; the demo's terminal puts it above what is being typed."""
    if line:
        sys.stdout.write(f"dev | {line}\n")
        sys.stdout.flush()
