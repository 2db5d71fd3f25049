"""What starting costs: processor time of the whole process, its kernel time included."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.plugins.built_in import ROOT
from tests.servers.ngircd import Ngircd, start_ngircd
from tests.servers.whole_bot import BotProcess, on

RUNS = 5
HELP_GOAL = 0.4
JOINED_GOAL = 1.2
_PATH = os.pathsep.join(map(str, (ROOT, ROOT / "engine", ROOT / "plugins")))


def rows() -> Iterator[str]:
    """The lines of the report."""
    yield f"{'unobot --help':44} {median(_help() for _ in range(RUNS)):9.2f} s (goal: {HELP_GOAL})"
    first, again = asyncio.run(_joined())
    yield f"{'unobot run, until joined':44} {again:9.2f} s (goal: {JOINED_GOAL}; with a new store {first:.2f})"


def _help() -> float:
    process = subprocess.Popen(
        [sys.executable, "-m", "unobot", "--help"],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": _PATH},
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    assert status == 0
    return used.ru_utime + used.ru_stime


async def _joined() -> tuple[float, float]:
    """Seconds until the bot is in its room: with a store that has to be made, and the median of later starts."""
    with tempfile.TemporaryDirectory() as folder:
        server = start_ngircd()
        try:
            bot = BotProcess(Path(folder), {"bench": on(server.port, "unobot", "#uno")})
            spans = [await _in_the_room(bot, server) for _ in range(RUNS + 1)]
        finally:
            server.stop()
        return spans[0], median(spans[1:])


async def _in_the_room(bot: BotProcess, server: Ngircd) -> float:
    """Start the bot; the processor time it has used when it is in its room."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"NICK witness\r\nUSER w 0 * :w\r\nJOIN #uno\r\n")
    bot.start()
    try:
        while b":unobot!" not in (line := await reader.readline()) or b" JOIN " not in line:
            assert line
        return bot.processor_time()
    finally:
        bot.stop()
        writer.close()


if __name__ == "__main__":
    for row in rows():
        print(row, flush=True)  # noqa: T201 - one row of the report
