"""A program of its own: the people at so many tables, in one process. It does what its input says, a line of JSON at a time."""

import asyncio
import json
import random
import resource
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from tests.load.seats import Seat, connected
from tests.load.shares import share
from tests.load.table import Table

_STUCK: Final = 15.0
"""After so many seconds of silence at a table its people ask how things stand."""
_MOST: Final = 120.0
"""Seconds that anything is waited for."""
_SITTING: Final = 1.0
"""Seconds that people think while they sit down."""


class Crowd:
    """All tables. Nobody says anything but while `_talking`; what they want to say is kept until then."""

    def __init__(self, port: int, tables: int, seats: int, seed: int) -> None:
        self._port, self._chance = port, random.Random(seed)
        self._answers: list[float] = []
        self._todo: dict[Seat, str] = {}
        self._talking = False
        self._thinks: Callable[[], float] = float
        stem = f"p{seed}x"
        self.tables = [
            Table(f"#t{number}", [f"{stem}{number}x{seat}" for seat in range(seats)], self._do, self._answers, seed + number)
            for number in range(tables)
        ]  # fmt: skip

    def _do(self, seat: Seat, text: str) -> None:
        """Have somebody say that, if it is time to talk after they have thought."""
        self._todo[seat] = text
        if self._talking:
            asyncio.get_running_loop().call_later(self._thinks(), self._say, seat)

    def _say(self, seat: Seat) -> None:
        if self._talking and (text := self._todo.pop(seat, None)) is not None:
            seat.say(text)

    async def connect(self) -> dict[str, Any]:
        """Bring all into their rooms."""
        began = time.monotonic()
        await connected(self._port, [seat for table in self.tables for seat in table.seats])
        return {"seconds": time.monotonic() - began}

    async def sit(self, bot: str) -> dict[str, Any]:
        """Have all tables opened, all people sit down, and cards dealt at each."""
        began = time.monotonic()
        self._listen(bot)
        self._talk(_SITTING)
        for table in self.tables:
            table.open()
        await self._until(lambda: all(table.dealt for table in self.tables))
        took = time.monotonic() - began
        await self._drained()
        return {"seconds": took, "dealt": sum(table.dealt for table in self.tables)}

    async def ping(self, bot: str, seconds: float, thinks: float) -> dict[str, Any]:
        """In each room one after the other says `!ping`, for so long, having thought for so long."""
        self._listen(bot)
        self._todo = {table.seats[0]: "!ping" for table in self.tables}
        figures = await self.play(seconds, thinks)
        self._todo.clear()
        return figures

    async def play(self, seconds: float, thinks: float) -> dict[str, Any]:
        """Let all of them go on for so long; what was measured."""
        before = time.process_time()
        self._answers.clear()
        began = time.monotonic()
        self._talk(thinks)
        asked_again = 0
        while (now := time.monotonic()) < began + seconds:
            await asyncio.sleep(min(5.0, began + seconds - now))
            asked_again += self._wake(time.monotonic() - _STUCK - 2 * thinks)
        took, answers = time.monotonic() - began, len(self._answers)
        busy = (time.process_time() - before) / took
        silent = sum(table.told_at < began for table in self.tables)
        # what is answered late counts among the waits of this phase, and not of the next
        await self._drained()
        return {
            "seconds": took,
            "answers": answers,
            "p50": share(self._answers, 0.5),
            "p95": share(self._answers, 0.95),
            "p99": share(self._answers, 0.99),
            "silent": silent,
            "asked_again": asked_again,
            "refused": sum(table.refused for table in self.tables),
            "crowd": busy,
        }

    async def go_on(self, thinks: float) -> dict[str, Any]:
        """Let all of them go on until somebody was answered at every table where cards were dealt; how many there are where nobody was."""
        began = time.monotonic()
        self._talk(thinks)
        dealt = [table for table in self.tables if table.dealt]
        wake = began + _STUCK
        while (silent := sum(table.told_at < began for table in dealt)) and time.monotonic() < began + _MOST:
            await asyncio.sleep(0.5)
            if time.monotonic() > wake:
                wake += _STUCK
                self._wake(began)
        self._talking = False
        return {"silent": silent, "seconds": time.monotonic() - began}

    async def back(self, since: float) -> dict[str, Any]:
        """The bot was killed then: when the first and the last table heard of it again."""
        firsts: dict[Table, float] = {}

        def all_back() -> bool:
            for table in self.tables:
                if table.told_at > since:
                    firsts.setdefault(table, table.told_at)
            return len(firsts) == len(self.tables)

        await self._until(all_back)
        back = sorted(at - since for at in firsts.values())
        return {"back": len(back), "half": share(back, 0.5), "last": back[-1] if back else None}

    async def _drained(self) -> None:
        """Say no more, and wait until all that was said is answered, or would have been by now."""
        self._talking = False
        seats = [seat for table in self.tables for seat in table.seats]
        end = time.monotonic() + _STUCK
        while any(seat.said_at is not None for seat in seats) and time.monotonic() < end:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.05)
        for seat in seats:
            seat.said_at = None

    def _listen(self, bot: str) -> None:
        for table in self.tables:
            table.listen(bot)

    def _talk(self, thinks: float) -> None:
        chance = self._chance
        self._thinks = lambda: chance.uniform(0.5, 1.5) * thinks
        self._talking = True
        # not all of them at the same moment, as no people ever do
        for seat, text in list(self._todo.items()):
            self._do(seat, text)

    def _wake(self, before: float) -> int:
        stuck = [table for table in self.tables if table.dealt and table.told_at < before]
        for table in stuck:
            table.ask_again()
        return len(stuck)

    async def _until(self, so: Callable[[], bool]) -> None:
        end = time.monotonic() + _MOST
        while not so() and time.monotonic() < end:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.05)


def lift_limits() -> None:
    """Let this process, and those it starts, have as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _main(port: int, tables: int, seats: int, seed: int) -> None:
    crowd = Crowd(port, tables, seats, seed)
    while line := await asyncio.to_thread(sys.stdin.readline):
        what, *arguments = json.loads(line)
        sys.stdout.write(json.dumps(await getattr(crowd, what)(*arguments)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    lift_limits()
    asyncio.run(_main(*map(int, sys.argv[1:])))
