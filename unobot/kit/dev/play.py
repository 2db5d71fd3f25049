"""Playing the demo with a plugin, and at each save checking it and going on with it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from tempfile import TemporaryDirectory
from typing import Final, Self

import msgspec
from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout
from watchfiles import Change, DefaultFilter, awatch

from unobot.config import NetworkSettings
from unobot.kit.dev import AT_WORK, BROKEN, LOADED, DevTask
from unobot.plugins.options import can_type

_PATIENCE: Final = 60.0
"""Seconds that a process may take to load, to begin or to end: a plugin may never come back."""


class NotStarted(Exception):
    """A bot's process has ended before it was at work, or takes too long; what it said is printed already."""


class BotProcess:
    """A process with a bot. `show` gets the lines of its room, `tell` whatever it prints beside: errors of the plugin, and what that prints itself."""

    def __init__(self, process: Process, show: Callable[[str], None], tell: Callable[[str], None]) -> None:
        self._process, self._show = process, show
        self._telling = asyncio.create_task(_each_line(process.stderr, tell))
        self._showing: asyncio.Task[None] | None = None

    @classmethod
    async def loaded(cls, task: DevTask, show: Callable[[str], None], tell: Callable[[str], None]) -> Self:
        """Start a bot's process, and return it when it has loaded the plugin. Raises `NotStarted`."""
        looks = {}
        if sys.stdout.isatty():  # the lines of the bot are shown in our terminal
            looks = {"FORCE_COLOR": "1", "COLUMNS": str(get_terminal_size().columns)}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "unobot.kit.dev.bot", msgspec.json.encode(task).decode(),
            stdin=PIPE, stdout=PIPE, stderr=PIPE, env={**os.environ, **looks},
            start_new_session=True,  # Ctrl-C in the terminal is for us, who end the bot ourselves
        )  # fmt: skip
        bot = cls(process, show, tell)
        await bot._answers(LOADED)
        return bot

    async def begin(self) -> None:
        """Let the bot begin its work; return when it is at work. Raises `NotStarted`."""
        await self.type("begin")
        await self._answers(AT_WORK)
        self._showing = asyncio.create_task(_each_line(self._process.stdout, self._show))

    async def type(self, line: str) -> None:
        """Type a line in the room of this bot."""
        assert self._process.stdin is not None
        with suppress(ConnectionError):
            self._process.stdin.write(f"{line}\n".encode())
            await self._process.stdin.drain()

    async def _answers(self, word: str) -> None:
        assert self._process.stdout is not None
        with suppress(TimeoutError):
            line = await asyncio.wait_for(self._process.stdout.readline(), _PATIENCE)
            if line.decode().strip() == word:
                return
        await self.end()
        raise NotStarted

    async def ended(self) -> int:
        """Return its exit status when it has ended by itself, and all its lines are shown."""
        for task in (self._telling, self._showing):
            if task is not None:
                await task
        return await self._process.wait()

    async def end(self) -> None:
        """Let it finish what it does, and end it. May be called twice."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), _PATIENCE)
        except TimeoutError:
            self._process.kill()
        await self.ended()


async def _each_line(source: asyncio.StreamReader | None, tell: Callable[[str], None]) -> None:
    assert source is not None
    async for line in source:
        tell(line.decode(errors="replace").rstrip("\r\n"))


class Bots:
    """One bot at a time: `exchange` puts another one, with the plugin as it is now, in its place."""

    def __init__(self, task: DevTask, show: Callable[[str], None], tell: Callable[[str], None]) -> None:
        self._task, self._show, self._tell = task, show, tell
        self._bot: BotProcess | None = None

    async def exchange(self) -> None:
        """Load the plugin in a new process; only then end the old one, and let the new one work. Raises `NotStarted`.

        If the plugin cannot be loaded, the old one stays.
        """
        bot = await BotProcess.loaded(self._task, self._show, self._tell)
        await self.end()
        await bot.begin()
        self._bot = bot

    async def type(self, line: str) -> None:
        """Type a line in the room of the bot that there is, if any."""
        if self._bot is not None:
            await self._bot.type(line)

    async def ended(self) -> int:
        """Return the exit status of the bot when it has ended by itself; 1 if there is none."""
        return 1 if self._bot is None else await self._bot.ended()

    async def end(self) -> None:
        """End the bot that there is, if any."""
        if self._bot is not None:
            await self._bot.end()
            self._bot = None


_ENDINGS: Final = frozenset({".ftl", ".py", ".svg", ".toml"})
"""So end the names of the files that a plugin is made of."""


class _Files(DefaultFilter):
    """The files of a plugin; not what editors and tools write beside them."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._alone = path if path.is_file() else None

    def __call__(self, change: Change, path: str) -> bool:
        if self._alone is not None:
            return Path(path) == self._alone
        return Path(path).suffix in _ENDINGS and super().__call__(change, path)


def saves(path: Path) -> AsyncIterator[list[str]]:
    """Yield the names of the files that were saved, removed or made at a path, those of one moment together."""
    path = path.resolve()
    alone = path.is_file()
    # the folder of a single file: many editors write another file and give it the name of the old one
    folder = path.parent if alone else path
    changes = awatch(folder, watch_filter=_Files(path), recursive=not alone)
    return (sorted({Path(name).name for _, name in each}) async for each in changes)


def play_and_follow(path: Path, network: NetworkSettings, seed: int | None) -> int:
    """Play on that network with the plugin until the person leaves; returns the exit status."""
    with TemporaryDirectory(prefix="unobot-dev-") as folder:
        task = DevTask(network, str(path), str(Path(folder) / "unobot.db"), seed)
        try:
            return asyncio.run(_play(task))
        except NotStarted:
            return 1
        except KeyboardInterrupt:
            return 0


async def _play(task: DevTask) -> int:
    """Play with a bot that is exchanged whenever the plugin is saved. Raises `NotStarted`."""
    bots = Bots(task, _show, _tell)
    await bots.exchange()
    if not can_type():
        return await bots.ended()
    session: PromptSession[str] = PromptSession(f"{task.network.rooms[0]}> ", erase_when_done=True)
    # without `raw` it would show the escapes of colours as `?[0m`
    with patch_stdout(raw=True):
        following, line = asyncio.create_task(_follow(task, bots)), ""
        try:
            while line not in {"/quit", "/exit"}:
                try:
                    line = (await session.prompt_async()).strip()
                except (EOFError, KeyboardInterrupt):
                    line = "/quit"
                await bots.type(line)
        finally:
            following.cancel()
            await asyncio.wait({following})
            await bots.end()
    return 0


async def _follow(task: DevTask, bots: Bots) -> None:
    """At each save check the plugin, and go on with it if it can be loaded."""
    path = Path(task.path)
    _tell(f"save a file of {path}, and it is checked and played on with")
    async for files in saves(path):
        _tell(f"{', '.join(files)} saved")
        if await _check(task) == BROKEN:
            _tell("the table stays as it was")
            continue
        try:
            await bots.exchange()
        except NotStarted:
            _tell("there is no bot any more that could go on with the table; save again, or end with /quit")


async def _check(task: DevTask) -> int | None:
    """Check the plugin in a process of its own, and print what that finds; returns its exit status."""
    # not beside the plugin: a new file there would be taken for a save, and checked again without end
    failures = str(Path(task.data).parent)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "unobot.kit.dev.check",
        task.path,
        task.network.tables.preset,
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
    """Write a line that is no part of the room."""
    if line:
        _show(f"dev | {line}")


def _show(line: str) -> None:
    """Write a line above what is being typed."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
