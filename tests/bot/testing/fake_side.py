"""The fake network as the other side of itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork

_NUMBERS = count(1)


class FakeSide:
    """A fake network, and what its people have read."""

    def __init__(self, kind: type[FakeNetwork]) -> None:
        self._kind, self.clock = kind, HeldClock()
        self.adapter = kind(self.clock)
        self._identities: dict[str, str] = {}

    def restart(self) -> None:
        self.adapter = self._kind(self.clock)

    async def arrive(self, who: str) -> None:
        # nobody can prove here that they were there before
        self._identities[who] = f"{who}!{next(_NUMBERS)}"
        await self.adapter.arrive(who, identity=self._identities[who])

    async def depart(self, who: str) -> None:
        await self.adapter.depart(self._identities[who])

    async def say(self, who: str, text: str) -> None:
        await self.adapter.say(self._identities[who], text)

    async def whisper(self, who: str, text: str) -> None:
        await self.adapter.whisper(self._identities[who], text)

    async def reads(self, who: str, text: str) -> None:
        assert any(text in line for line in self.lines(who)), f"{who} has not read {text!r}"

    def lines(self, who: str) -> list[str]:
        return [line for line in self.adapter.lines_said if line.startswith(("#uno: ", f"{who}: "))]

    async def cut(self) -> None:
        await self.adapter.lose_connection()


@asynccontextmanager
async def fake_side(kind: type[FakeNetwork] = FakeNetwork) -> AsyncIterator[FakeSide]:
    """A fake network of that class, with ann in its room."""
    side = FakeSide(kind)
    await side.arrive("ann")
    yield side
