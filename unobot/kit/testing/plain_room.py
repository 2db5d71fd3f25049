"""The room of the fake network for plain tests: say a line, read the lines."""

from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from unobot.config import TableSettings
from unobot.kit.testing.plainly import HeldOpen
from unobot.kit.testing.room import FakeRoom, fake_room
from unobot.plugins import Plugins

R = TypeVar("R")


class PlainRoom:
    """A `FakeRoom` without `async`: every method returns when the bot has said all that it has to say.

    A line is told as `#uno: text` in the room, as `ann: text` privately to ann. `room` is the room itself, for all that
    is not found here: `room.room.network` has its people.
    """

    def __init__(self, held: HeldOpen[FakeRoom]) -> None:
        self._held, self.room = held, held.value
        self.lay_out, self.hand = self.room.lay_out, self.room.hand
        self.table, self.find_table = self.room.table, self.room.find_table

    def say(self, who: str, text: str) -> list[str]:
        """Somebody says something in the room; what the bot says then."""
        return self.run(self.room.say(who, text))

    def whisper(self, who: str, text: str) -> list[str]:
        """Somebody says something to the bot alone; what the bot says then."""
        return self.run(self.room.whisper(who, text))

    def wait(self, seconds: float) -> list[str]:
        """Time passes; what the bot says meanwhile."""
        return self.run(self.room.wait(seconds))

    def arrive(self, who: str) -> list[str]:
        """Somebody comes into the room; what the bot says then."""
        return self.run(self._after(self.room.network.arrive(who)))

    def depart(self, who: str) -> list[str]:
        """Somebody leaves the network; what the bot says then."""
        return self.run(self._after(self.room.network.depart(who)))

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Do something else that is asynchronous, in the loop in which the bot runs."""
        return self._held.run(work)

    async def _after(self, work: Coroutine[Any, Any, None]) -> list[str]:
        await work
        return await self.room.heard()


@contextmanager
def plain_room(
    *people: str, plugins: Plugins | None = None, seed: int = 1, tables: TableSettings | None = None
) -> Iterator[PlainRoom]:
    """The bot, in `#uno`, with these people there. Cards follow from `seed`; the clock stands until `wait`."""
    held = HeldOpen(fake_room(*people, plugins=plugins, seed=seed, tables=tables))
    try:
        yield PlainRoom(held)
    finally:
        held.close()
