"""The bot is told to end: it says so where a table is open, keeps all, and is gone within five seconds."""

import asyncio
import contextlib
import signal
import sqlite3
import time
from pathlib import Path

from tests.servers.gate import Gate
from tests.servers.hosted import hosted
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
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


async def test_a_stopped_bot_says_goodbye_once_where_a_table_is_open_and_only_that_it_is_back(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    pace = {"burst": 15, "per_second": 1.0}
    each = on(ngircd.port, fresh("bot"), fresh("#uno"), fresh("#empty"), pace=pace)
    async with hosted(ngircd, each, tmp_path) as (process, ann):
        await ann.command("uno")
        await ann.told_in_room("opens")
        told = len(ann.told)

        status, seconds = await _stopped(process)

        await ann.expect(rf"^:{each.nick}!\S+ QUIT")
        assert (status, seconds < SOON) == (0, True), seconds
        assert ann.told[told:] == [f"{GOODBYE}. The table stays as it is, and goes on when I am back."]
        assert not [line for line in ann.heard if f"PRIVMSG {each.rooms[1]}" in line]

        process.start()
        await ann.told_in_room("I am back", 20)
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


async def test_a_server_that_does_not_answer_any_more_holds_nothing_up(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    async with (
        Gate(ngircd.port) as gate,
        hosted(ngircd, on(gate.port, fresh("bot"), fresh("#uno")), tmp_path) as (process, ann),
    ):
        await ann.command("uno")
        await ann.told_in_room("opens")
        gate.swallows = True

        status, seconds = await _stopped(process)

        assert (status, seconds < SOON) == (0, True), seconds
        assert process.complaints() == []


async def test_a_second_signal_ends_it_at_once(ngircd: Ngircd, tmp_path: Path) -> None:
    async with (
        Gate(ngircd.port) as gate,
        hosted(ngircd, on(gate.port, fresh("bot"), fresh("#uno")), tmp_path) as (process, ann),
    ):
        await ann.command("uno")
        await ann.told_in_room("opens")
        gate.swallows = True
        process.send(signal.SIGTERM)
        await asyncio.sleep(0.3)

        status, seconds = await _stopped(process)

        assert (status, seconds < 1) == (-signal.SIGTERM, True), seconds


async def test_a_store_that_hangs_holds_nothing_up_and_the_goodbye_needs_none(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    async with hosted(ngircd, on(ngircd.port, fresh("bot"), fresh("#uno")), tmp_path) as (process, ann):
        await ann.command("uno")
        await ann.told_in_room("opens")
        with contextlib.closing(sqlite3.connect(process.data, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await ann.command("pause")

            status, seconds = await _stopped(process)

        assert (status, seconds < SOON) == (0, True), seconds
        await ann.told_in_room(GOODBYE)
        assert [entry["event"] for entry in process.logged if "in time" in entry["event"]] == [
            "something did not end in time, and was left"
        ]
