"""How long it takes until all tables stand again after a kill, in processor time."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from tests.plugins.built_in import built_in
from unobot.app.logs import set_up_logs
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, fake_room

TABLES = 1000
GOAL = 3.0


def rows() -> Iterator[str]:
    """The line of the report."""
    set_up_logs(level="error")
    span = asyncio.run(_restored())
    yield f"{f'{TABLES} tables stand again after a kill':44} {span:9.2f} s (goal: {GOAL})"


async def _restored(presets: tuple[str, ...] = ("classic", "extended", "dos", "taiwan")) -> float:
    """Seconds until a second bot on the same store has all tables, each in the middle of a round."""
    clock, rooms = HeldClock(), [f"#r{number}" for number in range(TABLES)]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "bench.db"
        network = FakeNetwork(clock, rooms=rooms)
        for room in rooms:
            for name in ("ann", "bob"):
                await network.arrive(name, room=room)
        async with fake_room(data=data, network=network, clock=clock, plugins=built_in()) as there:
            for number, room in enumerate(rooms):
                await network.say("ann", f"!uno {presets[number % len(presets)]}", room)
                await network.say("bob", "!join", room)
                await network.say("ann", "!deal", room)
                for name in ("bob", "ann"):
                    await network.say(name, "!draw", room)
            await there.heard()
        began = process_time()
        again = FakeNetwork(clock, rooms=rooms)
        async with fake_room(data=data, network=again, clock=clock, plugins=built_in()) as there:
            assert all(there.find_table(room) for room in rooms)
            return process_time() - began


if __name__ == "__main__":
    for row in rows():
        print(row, flush=True)  # noqa: T201 - one row of the report
