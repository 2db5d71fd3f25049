"""A terminal without a screen: what is shown is kept, and a test types."""

import asyncio
import random
import re
from collections.abc import AsyncGenerator
from pathlib import Path

from unobot.adapter import Network
from unobot.clock import WallClock
from unobot.document import Document, Style
from unobot.kit.testing import MemoryShelf
from unobot.plugins.parts import Means
from unobot_terminal import TerminalAdapter, TerminalSettings
from unobot_terminal.screen import paint

PATIENCE = 10.0


class Keyboard:
    """A `Screen`: `shown` has the lines without colours, `before` what stands before the input line."""

    closed = False

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.before = ""
        self.half_typed = ""
        self._typed: asyncio.Queue[str] = asyncio.Queue()
        self._news = asyncio.Event()

    def show(self, document: Document, style: Style = "colour") -> None:
        self.shown.append(paint(document, style, coloured=False))
        self._news.set()

    def prompt(self, words: str, *, at_once: bool = True) -> bool:
        if self.half_typed and not at_once:
            return False
        self.before = words
        return True

    async def lines(self) -> AsyncGenerator[str, None]:
        while True:
            yield await self._typed.get()

    def type(self, line: str) -> None:
        self._typed.put_nowait(line)

    async def shows(self, text: str) -> None:
        """Wait for a line with this text, which may have come before."""
        await self.shows_since(0, re.escape(text))

    async def quiet(self) -> None:
        """Wait until nothing more is shown."""
        lines = -1
        while lines != len(self.shown):
            lines = len(self.shown)
            await asyncio.sleep(0.1)

    async def shows_since(self, lines: int, text: str) -> None:
        """Wait for a line with this pattern behind so many lines."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not any(re.search(text, line) for line in self.shown[lines:]):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError("\n".join([f"{text!r} was not shown:", *self.shown])) from None


def terminal(
    screen: Keyboard, settings: TerminalSettings | None = None, shelf: MemoryShelf | None = None
) -> TerminalAdapter:
    """An adapter on that screen; by default ann sits there."""
    means = Means(shelf or MemoryShelf(), WallClock(), random.Random(1), Path())
    return TerminalAdapter(Network("test"), settings or TerminalSettings(people=("ann",)), means, screen)
