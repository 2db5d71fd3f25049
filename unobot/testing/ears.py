"""An inbox that keeps all that an adapter tells, for tests that wait for something of it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from unobot.adapter import Incoming, Said

Item = TypeVar("Item", bound=Incoming)
PATIENCE = 15.0
"""Seconds that a test waits for what should come at once."""


class Ears:
    """An `Inbox` that keeps everything; `next` finds items in order, each once."""

    def __init__(self) -> None:
        self.items: list[Incoming] = []
        self._seen = 0
        self._news = asyncio.Condition()

    async def put(self, *items: Incoming) -> None:
        """Keep what the adapter tells, and wake whoever waits for it."""
        async with self._news:
            self.items += items
            self._news.notify_all()

    def may_ask(self, _said: Said, /) -> bool:
        """Whatever is said may ask for something."""
        return True

    def again(self) -> None:
        """Let `next` find all items once more, from the first one."""
        self._seen = 0

    def forget(self) -> None:
        """Let `next` find only what comes from now on."""
        self._seen = len(self.items)

    async def next(
        self, kind: type[Item], fits: Callable[[Item], bool] = lambda _: True, seconds: float = PATIENCE
    ) -> Item:
        """The next item of that kind that fits, after the one found last. Raises AssertionError if none comes in time."""
        async with self._news:
            try:
                async with asyncio.timeout(seconds):
                    while (found := self._find(kind, fits)) is None:
                        await self._news.wait()
            except TimeoutError:
                tail = "\n".join(map(repr, self.items[-15:]))
                raise AssertionError(
                    f"no such {kind.__name__} was told; the last items were:\n{tail}"
                ) from None
        return found

    def _find(self, kind: type[Item], fits: Callable[[Item], bool]) -> Item | None:
        for at in range(self._seen, len(self.items)):
            item = self.items[at]
            if isinstance(item, kind) and fits(item):
                self._seen = at + 1
                return item
        return None
