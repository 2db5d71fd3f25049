"""The bot's process, and another one in its place."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Self

import msgspec

from unobot.dev.task import AT_WORK, LOADED, DevTask

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
