"""The programs that a run consists of, beside the server and the bot: the crowd, and the common bot."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.plugins.built_in import ROOT

_LINE = 2**20


@dataclass
class CrowdProcess:
    """The crowd in a process of its own, or it would take time from who measures."""

    process: asyncio.subprocess.Process

    async def ask(self, what: str, *arguments: Any, within: float = 240.0) -> dict[str, Any]:
        """Have it do something; what it found."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, *arguments]).encode() + b"\n")
        line = await asyncio.wait_for(self.process.stdout.readline(), within)
        if not line:
            raise RuntimeError(f"the crowd has ended instead of: {what}")
        found: dict[str, Any] = json.loads(line)
        return found


@contextlib.asynccontextmanager
async def crowd(port: int, tables: int, seats: int, seed: int) -> AsyncIterator[CrowdProcess]:
    """People at so many tables, connected."""
    arguments = [str(number) for number in (port, tables, seats, seed)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.load.crowd", *arguments,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, limit=_LINE,
    )  # fmt: skip
    try:
        yield CrowdProcess(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 10)
        if process.returncode is None:
            process.kill()
            await process.wait()


@contextlib.contextmanager
def pinger(port: int, nick: str, rooms: Sequence[str]) -> Iterator[int]:
    """The common bot, on its way into these rooms; its process."""
    process = subprocess.Popen([sys.executable, "-m", "tests.load.pinger"], stdin=subprocess.PIPE, cwd=ROOT)
    assert process.stdin is not None
    process.stdin.write(json.dumps({"port": port, "nick": nick, "rooms": list(rooms)}).encode() + b"\n")
    process.stdin.flush()
    try:
        yield process.pid
    finally:
        process.stdin.close()
        process.kill()
        process.wait()


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used so far."""
    # counted from behind the name, which may be anything
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
