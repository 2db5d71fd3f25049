"""The terminal keeps what every adapter promises."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from tests.plugins.terminal.keyboard import Keyboard, terminal
from unobot.clock import WallClock
from unobot.kit.testing import AdapterContract, MemoryShelf, OtherSide
from unobot_terminal import TerminalAdapter


class OneKeyboard:
    """Ann and bob at one keyboard: each reads the whole screen, but for what is marked for the other."""

    adapter: TerminalAdapter

    def __init__(self) -> None:
        self.clock = WallClock()
        self._shelf = MemoryShelf()
        self.restart()

    def restart(self) -> None:
        self._screen = Keyboard()
        self.adapter = terminal(self._screen, shelf=self._shelf)

    async def arrive(self, who: str) -> None:
        self._screen.type(f"/as {who}")

    async def depart(self, who: str) -> None:
        self._screen.type(f"/leave {who}")

    async def say(self, who: str, text: str) -> None:
        self._screen.type(f"/as {who} {text}")

    async def whisper(self, who: str, text: str) -> None:
        self._screen.type(f"/as {who} /msg {text}")

    async def reads(self, who: str, text: str) -> None:
        await self._screen.shows(text)

    def lines(self, who: str) -> list[str]:
        other = "bob" if who == "ann" else "ann"
        return [line for line in self._screen.shown if f"privately to {other}:" not in line]


@asynccontextmanager
async def one_keyboard() -> AsyncIterator[OtherSide]:
    yield OneKeyboard()


class TestTerminal(AdapterContract):
    def other_side(self) -> AbstractAsyncContextManager[OtherSide]:
        return one_keyboard()
