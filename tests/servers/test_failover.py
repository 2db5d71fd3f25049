"""A standby takes over from the active bot, in mid-turn: nothing is lost or said twice, and who has lost its claim says nothing."""

import asyncio
import contextlib
import re
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bot.store.cutting_proxy import cutting_proxy
from tests.servers.gamblers import Company, company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.kept import check_told, kept
from tests.servers.ngircd import Ngircd
from tests.servers.postgresql import Postgresql
from tests.servers.whole_bot import BotProcess, on
from unobot.app.serving import TAKEN_OVER

pytest.importorskip("psycopg")

_CLAIM = "FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'"


@dataclass
class Pair:
    """Two processes with one configuration, and people at a table."""

    active: BotProcess
    standby: BotProcess
    people: Company

    def swap(self) -> None:
        """The standby has taken over."""
        self.active, self.standby = self.standby, self.active

    async def stand_by(self) -> None:
        """Start the standby; return when both know of each other."""
        before = [self.standby.said("this bot stands by"), self.active.said("a standby waits")]
        self.standby.start("--standby")
        await self.standby.logs("this bot stands by", 1 + before[0])
        # beside a file nobody is told
        if "postgresql" in self.active.config.read_text():
            await self.active.logs("a standby waits", 1 + before[1])

    async def goes_on(self, fault: str) -> None:
        """Return when whom the table waits for has been answered; print how long that took."""
        began = time.monotonic()
        await self.people.look()
        took = time.monotonic() - began
        print(f"{fault}: answered after {took:.1f} s")  # noqa: T201 - `pytest -s` shows it
        # 10 on a machine that has nothing else to do
        assert took < 30
        for _ in range(3):
            await self.people.step()

    def spoken(self, nick: str) -> list[str]:
        """All that anybody has heard from this nick in rooms or in private."""
        said = re.compile(rf":{re.escape(nick)}!\S+ (PRIVMSG|NOTICE) ")
        return [line for each in self.people.everyone for line in each.heard if said.match(line)]


@contextlib.asynccontextmanager
async def pair(
    server: Ngircd, folder: Path, data: str, through: str = "", *, seed: int = 1
) -> AsyncIterator[Pair]:
    """An active bot that reaches the store `through` another address, if one is given; and a table in mid-round."""
    room, nick = fresh("#uno"), fresh("bot")
    where = {"net": on(server.port, nick, room)}
    both = Pair(
        BotProcess(folder / "a", where, data=through or data),
        BotProcess(folder / "b", where, data=data),
        Company([], None, None),  # type: ignore[arg-type] # below
    )
    async with company(server.port, nick, room, fresh("ann"), fresh("bob"), seed=seed) as both.people:
        both.active.start("--standby")
        try:
            await until_there(both.people.witness, nick, room)
            await both.people.sit_down("rounds=50 cards=15")
            for _ in range(3):
                await both.people.step()
            await both.stand_by()
            yield both
            # in a thread: the proxy that it may need runs in this one
            assert await asyncio.to_thread(both.active.stop) == 0
        finally:
            for each in (both.active, both.standby):
                each.close()
    found = await kept(data)
    check_told(both.people, found.plays, found.hands)


@pytest.mark.long
async def test_a_standby_takes_over_in_mid_turn_whatever_ends_the_active_bot(
    ngircd: Ngircd, own_postgresql: Postgresql, tmp_path: Path
) -> None:
    data = own_postgresql.url.render_as_string()
    async with cutting_proxy(data) as (proxy, through), pair(ngircd, tmp_path, data, through) as both:
        nick, frozen_at = both.people.witness.bot, time.monotonic()
        both.active.send(signal.SIGSTOP)
        before = both.spoken(nick)
        await both.goes_on("SIGSTOP of the active bot")
        both.swap()

        own_postgresql.do(f"SELECT pg_terminate_backend(pid) {_CLAIM}")
        await both.goes_on("its claim's connection was ended by the server")

        own_postgresql.kill()
        own_postgresql.start()
        await both.goes_on("PostgreSQL crashed and came back")

        await asyncio.sleep(max(0.0, frozen_at + 10 - time.monotonic()))
        both.standby.send(signal.SIGCONT)
        await both.standby.logs("this bot stands by")
        await both.active.logs("a standby waits")
        assert both.spoken(nick) == before
        # its nick is free now, and taken back
        await until_there(both.people.witness, nick, both.people.witness.room)

        both.active.kill()
        await both.goes_on("SIGKILL of the active bot")
        both.swap()
        await both.stand_by()

        proxy.flowing.clear()
        # for all that it knows the database hangs; then it falls silent
        await both.people.witness.told_in_room("I can't save anything right now", 20)
        await both.goes_on("the active bot is cut off from the database")
        both.swap()
        proxy.flowing.set()
        await both.standby.logs("this bot stands by", 2)

        assert await asyncio.to_thread(both.active.stop) == 0
        await both.goes_on("the active bot was stopped")
        both.swap()


async def test_a_second_bot_is_refused_and_says_who_is_there_and_a_standby_takes_over_beside_a_file(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    (tmp_path / "shared").mkdir()
    data = str(tmp_path / "shared" / "unobot.db")
    async with pair(ngircd, tmp_path, data) as both:
        second = BotProcess(tmp_path / "c", both.active.on, data=data)
        second.start()
        assert await second.ended() == TAKEN_OVER
        (complaint,) = second.complaints()
        assert re.fullmatch(
            r"Another unobot answers on these networks: process \d+ on \S+, which has net since [-0-9]+ [:0-9]+ UTC\.",
            complaint["reason"],
        )
        both.active.kill()
        await both.goes_on("SIGKILL of the active bot, with a file")
        both.swap()
