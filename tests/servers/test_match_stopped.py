"""The bot is told to end: it says so where a table is open, keeps all, and is gone within five seconds."""

import asyncio
import contextlib
import signal
import sqlite3
import time
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path

from tests.servers.gate import Gate
from tests.servers.hosted import hosted
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import free_port
from tests.servers.whole_bot import BotProcess, on

SOON = 8.0
"""Seconds. 5 are promised, and 4 measured; a busy machine gives the process less than that of its time."""
GOODBYE = "I have to go for now"


async def _stopped(process: BotProcess) -> tuple[int, float]:
    """Ask it to end; its exit status, and how long that took."""
    began = time.monotonic()
    # in a thread: the proxy in front of the server goes on meanwhile
    status = await asyncio.to_thread(process.stop)
    return status, time.monotonic() - began


def _page(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", timeout=10) as answer:
        text: bytes = answer.read()
    return text.decode()


async def test_a_stopped_bot_says_goodbye_once_where_a_table_is_open_and_only_that_it_is_back(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    pace = {"burst": 15, "per_second": 1.0}
    each = on(ngircd.port, fresh("bot"), fresh("#uno"), fresh("#empty"), pace=pace)
    port = free_port()
    async with hosted(ngircd, each, tmp_path, f"[metrics]\nport = {port}") as (process, ann):
        await ann.command("uno")
        await ann.told_in_room("opens")
        told = len(ann.told)
        assert await asyncio.to_thread(_page, port, "health") == "ok\n"
        assert 'unobot_commands_total{name="uno"} 1.0' in await asyncio.to_thread(_page, port, "metrics")

        status, seconds = await _stopped(process)

        await ann.expect(rf"^:{each.nick}!\S+ QUIT")
        assert (status, seconds < SOON) == (0, True), seconds
        assert ann.told[told:] == [f"{GOODBYE}. The game is saved and continues when I'm back."]
        assert not [line for line in ann.heard if f"PRIVMSG {each.rooms[1]}" in line]

        process.start()
        await ann.told_in_room("I'm back", 60)
        await ann.command("turn")
        await ann.told_in_room("No round|join")
        said = ann.told[told + 1 :]
        assert not [line for line in said if GOODBYE in line or "(again)" in line]

        # now in a flood, at the pace of most servers
        for _ in range(20):
            for line in ("pause", "resume", "help", "rules", "moves"):
                await ann.command(line)
        await ann.told_in_room("pause")
        status, seconds = await _stopped(process)
        assert (status, seconds < SOON) == (0, True), seconds
        assert process.complaints() == []


async def test_nothing_that_hangs_holds_it_up_and_a_second_signal_ends_it_at_once(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        gate = await stack.enter_async_context(Gate(ngircd.port))
        bots = []
        for name, port in (("unheard", gate.port), ("twice", gate.port), ("unkept", ngircd.port)):
            (folder := tmp_path / name).mkdir()
            each = on(port, fresh("bot"), fresh("#uno"))
            bots.append(await stack.enter_async_context(hosted(ngircd, each, folder)))
            await bots[-1][1].command("uno")
            await bots[-1][1].told_in_room("opens")
        (unheard, _), (twice, _), (unkept, ann) = bots
        other = stack.enter_context(contextlib.closing(sqlite3.connect(unkept.data, isolation_level=None)))
        other.execute("BEGIN EXCLUSIVE")
        await ann.command("pause")
        gate.swallows = True

        twice.send(signal.SIGTERM)
        await asyncio.sleep(0.3)
        # together, as they only wait
        ends = await asyncio.gather(*map(_stopped, (unheard, twice, unkept)))

        assert [status for status, _ in ends] == [0, -signal.SIGTERM, 0]
        assert [seconds < most for (_, seconds), most in zip(ends, (SOON, 1, SOON), strict=True)] == [
            True
        ] * 3
        assert unheard.complaints() == []
        # the goodbye needs no store
        await ann.told_in_room(GOODBYE)
        assert any("did not finish in time" in entry["event"] for entry in unkept.logged)
