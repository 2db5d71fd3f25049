"""A process killed at any moment has lost nothing that was acknowledged, and left nothing by halves."""

import asyncio
import signal
import sys
from collections import Counter
from random import Random

import pytest

from tests.bot.store.words import LIBERA, ROUND, seen_ids
from unobot.document import plain
from unobot.store import Store, read


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_killed_process_keeps_every_acknowledged_commit_whole(location: str, seed: int) -> None:
    chance = Random(seed)
    acknowledged: set[int] = set()
    for life in range(5):
        acknowledged |= await _live_until_killed(location, 1 + life * 1_000_000, chance.randrange(1, 400))
        await _compare(location, acknowledged)
    assert len(acknowledged) >= 5


async def _live_until_killed(location: str, first: int, lines: int) -> set[int]:
    """Kill the process when it has acknowledged so many; it is writing all the while, and may get a little further."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bot.store.committer",
        location,
        str(first),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    told = [await process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    assert await process.wait() == -signal.SIGKILL
    whole = b"".join(told) + rest[: rest.rfind(b"\n") + 1]
    return {int(line) for line in whole.split()}


async def _compare(location: str, acknowledged: set[int]) -> None:
    async with await Store.open(location) as store:
        replay = await store.read(read.round_of, ROUND)
        (table,) = await store.read(read.tables)
        position = await store.read(read.position, LIBERA)
        unsent = await store.read(read.unsent, LIBERA)
        seen = {int(number) for number in await store.read(seen_ids, LIBERA)}
    assert replay is not None
    assert table.round is not None
    inputs = {given.number for given in replay.inputs}
    assert acknowledged <= inputs
    assert inputs == seen
    assert Counter(int(plain(found.message.document)) for found in unsent) == Counter(
        dict.fromkeys(inputs, 2)
    )
    assert len({found.message.key for found in unsent}) == len(unsent)
    assert int(table.payload) == int(table.round.state) == table.round.covers == int(position or 0)
    assert table.round.covers in inputs
