"""The real clock in a real process that is stopped."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

STOPPED = 5.0

PROGRAM = """
import asyncio, sys
from unobot.clock import WallClock

async def main():
    clock = WallClock()
    counting = asyncio.create_task(clock.run())
    while sys.stdin.readline():  # blocks only while nobody asks
        print(clock.played(), clock.stalled(), flush=True)
        await clock.sleep(1.0)
        print(clock.played(), clock.stalled(), flush=True)

asyncio.run(main())
"""


@pytest.fixture
def process() -> Iterator[subprocess.Popen[str]]:
    """A program that tells the time of play, and once more a second later, whenever it is sent a line."""
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        yield running
        running.kill()


def _told(process: subprocess.Popen[str]) -> list[float]:
    assert process.stdout is not None
    return [float(word) for word in process.stdout.readline().split()]


def test_play_time_stands_while_the_process_is_stopped(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    before, never = _told(process)
    os.kill(process.pid, signal.SIGSTOP)
    time.sleep(STOPPED)
    os.kill(process.pid, signal.SIGCONT)
    after, stalled = _told(process)
    # a stop counts as half a second at most, however long it lasts, beside the second that was slept
    assert after - before < STOPPED / 2
    assert never < before <= stalled <= after
