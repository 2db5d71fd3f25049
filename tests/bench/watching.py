"""What it costs a command to be counted: two bots in one run, one of them watched, by turns."""

import asyncio
from collections.abc import Iterator
from statistics import median
from time import process_time

from unobot.adapter import Network
from unobot.app.metrics.served import PrometheusMonitor
from unobot.config import Config, MetricsSettings, NetworkSettings
from unobot.kit.testing import FakeRoom, fake_room

GOAL = 1.02
"""A command that is counted may cost so many times what it costs uncounted."""

_COMMANDS = 20
_TURNS = 100


def rows() -> Iterator[str]:
    """Lines of the report."""
    ratio, span = asyncio.run(_side_by_side())
    yield (
        f"{'a command with metrics, processor time':44} {span * 1e6:9.1f} µs"
        f"   {ratio:5.3f} × without (goal: {GOAL:.2f} at most)"
    )


async def _side_by_side() -> tuple[float, float]:
    name = Network("fake")
    monitor = PrometheusMonitor(
        Config(metrics=MetricsSettings(9464), networks={name: NetworkSettings(name, "fake")})
    )
    async with (
        fake_room("ann", "bob") as plain,
        fake_room("ann", "bob", observer=monitor.observer) as counted,
    ):
        for room in (plain, counted):
            await room.say("ann", "!uno")
            await _commands(room)
        pairs = []
        for turn in range(_TURNS):
            # who begins changes, too
            order = (plain, counted) if turn % 2 else (counted, plain)
            spans = {room: await _commands(room) for room in order}
            pairs.append((spans[counted] / spans[plain], spans[counted]))
    return median(ratio for ratio, _ in pairs), median(span for _, span in pairs)


async def _commands(room: FakeRoom) -> float:
    """Processor time of a command, of several that open, fill and empty the table, with all that they say."""
    began = process_time()
    for _ in range(_COMMANDS // 4):
        for who, text in (("bob", "!join"), ("ann", "!turn"), ("ann", "hello"), ("bob", "!leave")):
            await room.say(who, text)
    return (process_time() - began) / _COMMANDS
