"""Playing the demo with a plugin, and at each save checking it and going on with it."""

import asyncio
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Self

import msgspec
from watchfiles import Change, DefaultFilter, awatch

from unobot.demo.play import NICK, play_demo
from unobot.dev.task import AT_WORK, BROKEN, LOADED, DevTask
from unobot.plugins import Plugins
from unobot.wanted import Dev

# --- The bot's process, and another one in its place.


_PATIENCE: Final = 60.0
"""Seconds that a process may take to load, to begin or to end: a plugin may never come back."""


class NotStarted(Exception):
    """A bot's process has ended before it was at work, or takes too long; its own words were told."""


class BotProcess:
    """A process with a bot. `tell` gets, line by line, whatever it prints: errors of the plugin, and what that prints itself."""

    def __init__(self, process: Process, tell: Callable[[str], None]) -> None:
        self._process = process
        self._telling = asyncio.create_task(self._tell(tell))

    @classmethod
    async def loaded(cls, task: DevTask, tell: Callable[[str], None]) -> Self:
        """Start one, and return when it has loaded the plugin. Raises `NotStarted`."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "unobot.dev.bot", msgspec.json.encode(task).decode(),
            stdin=PIPE, stdout=PIPE, stderr=PIPE,
            start_new_session=True,  # Ctrl-C in the terminal is for the demo, which ends its bot itself
        )  # fmt: skip
        bot = cls(process, tell)
        await bot._answers(LOADED)
        return bot

    async def begin(self) -> None:
        """Let it work; returns when it does. Raises `NotStarted`."""
        assert self._process.stdin is not None
        with suppress(ConnectionError):
            self._process.stdin.write(b"begin\n")
            await self._process.stdin.drain()
        await self._answers(AT_WORK)

    async def _answers(self, word: str) -> None:
        assert self._process.stdout is not None
        with suppress(TimeoutError):
            line = await asyncio.wait_for(self._process.stdout.readline(), _PATIENCE)
            if line.decode().strip() == word:
                return
        await self.end()
        raise NotStarted

    async def end(self) -> None:
        """Let it finish what it does, and end it. May be called twice."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), _PATIENCE)
        except TimeoutError:
            self._process.kill()
        await self._telling

    async def _tell(self, tell: Callable[[str], None]) -> None:
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            tell(line.decode(errors="replace").rstrip())


class Bots:
    """One bot at a time: `exchange` puts another one, with the plugin as it is now, in its place."""

    def __init__(self, task: DevTask, tell: Callable[[str], None]) -> None:
        self._task, self._tell = task, tell
        self._bot: BotProcess | None = None

    async def exchange(self) -> None:
        """Load the plugin in a new process; only then end the old one, and let the new one work. Raises `NotStarted`.

        If the plugin cannot be loaded, the old one stays.
        """
        bot = await BotProcess.loaded(self._task, self._tell)
        await self.end()
        self._bot = bot
        await bot.begin()

    async def end(self) -> None:
        """End the bot that there is, if any."""
        if self._bot is not None:
            await self._bot.end()
            self._bot = None


# --- Playing the demo with a plugin, and at each save checking it and going on with it.


# --- When a file of a plugin has been saved.


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
    """The names of the files that were saved, removed or made at a path, those of one moment together."""
    path = path.resolve()
    alone = path.is_file()
    # the folder of a single file: many editors write another file and give it the name of the old one
    changes = awatch(path.parent if alone else path, watch_filter=_Files(path), recursive=not alone)
    return _named(changes)


async def _named(several: AsyncIterator[set[tuple[Change, str]]]) -> AsyncIterator[list[str]]:
    async for changes in several:
        yield sorted({Path(name).name for _, name in changes})


# --- Playing the demo with a plugin, and at each save checking it and going on with it.


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
