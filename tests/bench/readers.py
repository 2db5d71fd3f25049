"""`python -m tests.bench.readers`: what 200 readers of one live table cost its players.

The bot answers commands while `unobot web` serves the same store; the readers come and go by turns, in one run, so that a noisy machine
is noisy for both. Printed is how long an answer takes, and the ratio with readers to without.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter

import aiohttp

from tests.plugins.built_in import built_in
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom, fake_room

READERS = 200
_TURNS = 8
_PATH = "en/room/fake/%23uno/live"
_CONFIG = """data = "kept.db"
[web]
port = {port}
[tables]
web = true
[network.fake]
adapter = "irc"
rooms = ["#uno"]
"""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", help="be the readers of this address")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each turn takes")
    chosen = parser.parse_args()
    if chosen.read:
        os.nice(19)  # readers sit at other machines
        asyncio.run(_read(chosen.read))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        alone, read = asyncio.run(_measured(Path(folder), chosen.seconds))
    for name, spans in (("without readers", alone), (f"with {READERS} readers", read)):
        sys.stdout.write(f"{name:20} {_told(spans)}\n")
    for name, at in (("median", 0.5), ("p99", 0.99)):
        sys.stdout.write(f"{name:6} with / without: {_at(read, at) / _at(alone, at):.2f}\n")
    return 0


async def _measured(folder: Path, seconds: float) -> tuple[list[float], list[float]]:
    """Seconds that each answer took, without readers and with them."""
    alone, read = list[float](), list[float]()
    async with fake_room(
        "ann", "bob", data=folder / "kept.db", plugins=built_in(), tables=TableSettings(web=True)
    ) as room:
        for who, text in (("ann", "!uno"), ("bob", "!join"), ("ann", "!deal")):
            await room.say(who, text)
        async with _serving(folder) as address:
            for turn in range(_TURNS):
                if turn % 2:
                    with _readers(address):
                        await asyncio.sleep(3)  # until all of them are there
                        read += await _answers(room, seconds)
                else:
                    alone += await _answers(room, seconds)
    return alone, read


async def _answers(room: FakeRoom, seconds: float) -> list[float]:
    """How long each of many answers took; each changes the table, so that the readers get a frame a second."""
    spans, until = [], perf_counter() + seconds
    while perf_counter() < until:
        for text in ("!pause", "!resume"):
            began = perf_counter()
            await room.say("ann", text)
            spans.append(perf_counter() - began)
        await asyncio.sleep(0.01)
    return spans


@asynccontextmanager
async def _serving(folder: Path) -> AsyncIterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (folder / "config.toml").write_text(_CONFIG.format(port=port), encoding="utf-8")
    command = [sys.executable, "-m", "unobot", "web", "--config", str(folder / "config.toml")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as web:  # noqa: ASYNC220 - it is only begun here
        try:
            address = f"http://127.0.0.1:{port}/{_PATH}"
            await _until_there(address)
            yield address
        finally:
            web.terminate()


async def _until_there(address: str) -> None:
    """Return when the pages are served."""
    async with aiohttp.ClientSession() as session:
        for _ in range(300):
            with suppress(aiohttp.ClientError):
                async with session.get(address):
                    return
            await asyncio.sleep(0.1)
    raise TimeoutError("the web page does not begin")


@contextmanager
def _readers(address: str) -> Iterator[None]:
    """Another process that reads: this one is to be held up by nothing but the bot."""
    with subprocess.Popen([sys.executable, "-m", "tests.bench.readers", "--read", address]) as readers:
        try:
            yield
        finally:
            readers.terminate()


async def _read(address: str) -> None:
    connector = aiohttp.TCPConnector(limit=READERS)
    async with aiohttp.ClientSession(
        connector=connector, timeout=aiohttp.ClientTimeout(total=None)
    ) as session:

        async def one() -> None:
            async with session.get(address) as stream:
                async for _ in stream.content.iter_any():
                    pass

        await asyncio.gather(*(one() for _ in range(READERS)))


def _at(spans: list[float], part: float) -> float:
    return sorted(spans)[int(part * (len(spans) - 1))]


def _told(spans: list[float]) -> str:
    return f"{len(spans)} answers, median {_at(spans, 0.5) * 1e3:.2f} ms, p99 {_at(spans, 0.99) * 1e3:.2f} ms"


if __name__ == "__main__":
    raise SystemExit(main())
