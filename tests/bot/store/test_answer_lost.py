"""A commit whose answer is lost: what the database has kept counts, and is sent at once."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import make_url
from sqlalchemy.pool import PoolProxiedConnection

from tests.bot.rooms.conversation import dealt, room_with
from tests.bot.store.cutting_proxy import cutting_proxy
from tests.bot.store.words import started
from tests.servers.postgresql import Postgresql, backends, schema_of_its_own
from unobot.kit.testing import FakeRoom
from unobot.store import Store, database, read, writer
from unobot.store.database import impatient


class Cut:
    """Makes commits raise, before or after they are done; `often` counts how many still will."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, kept: bool) -> None:
        self.often, self._kept, self._commit = 0, kept, writer._send_commit
        # exactly between COMMIT and its answer
        monkeypatch.setattr(writer, "_send_commit", self._cut)

    def _cut(self, connection: PoolProxiedConnection, opened: writer.Transaction) -> None:
        if not self.often or opened.mark is None:
            self._commit(connection, opened)
            return
        self.often -= 1
        self._commit(_Deaf(connection, kept=self._kept), opened)  # type: ignore[arg-type] # only `commit` is asked for


class _Deaf:
    def __init__(self, connection: PoolProxiedConnection, *, kept: bool) -> None:
        self._connection, self._kept, self.info = connection, kept, connection.info

    def commit(self) -> None:
        """Commit, if it shall be kept; whoever waits learns nothing of it."""
        if self._kept:
            self._connection.commit()
        raise sqlite3.OperationalError("the answer is lost")


async def test_what_was_kept_is_said_at_once_and_done_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with room_with("ann", "bob", data=tmp_path / "unobot.db") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        cut = Cut(monkeypatch, kept=True)
        cut.often = 1
        heard = await room.say("bob", "!draw")
        assert cut.often == 0
        assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1
        assert not any("went wrong" in line for line in heard)
        assert len(room.hand("bob")) == 3
        assert await room.bot.store.read(read.unsent, room.network.network) == []


async def test_a_database_that_cannot_tell_what_was_kept_is_asked_now_and_then(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tell, asked = writer.was_committed, list[float]()

    def away(transaction: writer.Transaction, name: str, mark: int) -> bool:
        asked.append(monotonic())
        if len(asked) < 3:
            raise sqlite3.OperationalError("out of reach")
        return tell(transaction, name, mark)

    monkeypatch.setattr(writer, "was_committed", away)
    async with await Store.open(str(tmp_path / "unobot.db")) as store:
        cut = Cut(monkeypatch, kept=True)
        cut.often = 1
        await store.commit(started())
    assert len(asked) == 3
    assert asked[2] - asked[0] > 0.5


@pytest.mark.parametrize("often", [1, 2])
async def test_what_was_not_kept_is_tried_again_and_then_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, often: int
) -> None:
    async with room_with("ann", "bob", data=tmp_path / "unobot.db") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        cut = Cut(monkeypatch, kept=False)
        cut.often = often
        heard = await room.say("bob", "!draw")
        assert cut.often == 0
        assert any("went wrong" in line for line in heard) == (often == 2)
        assert any(line.startswith("#uno: bob draws a card") for line in heard) == (often == 1)


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_a_connection_that_is_cut_between_commit_and_answer_loses_nothing(location: str) -> None:
    async with cutting_proxy(location) as (proxy, through), room_with("ann", "bob", data=through) as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        proxy.armed = 1
        heard = await room.say("bob", "!draw")
        assert proxy.cut == 1
        assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1
        assert not any("went wrong" in line for line in heard)


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_players_are_told_that_the_database_hangs_and_it_goes_on_by_itself(location: str) -> None:
    async with cutting_proxy(location) as (proxy, through), room_with("ann", "bob", data=through) as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        proxy.flowing.clear()
        await room.network.say("bob", "!draw")
        await room.clock.advance(5.0)
        told = room.network.take()
        assert [line.partition(".")[0] for line in told] == [
            "#uno: I can't save anything right now, so the clock is stopped"
        ]
        proxy.flowing.set()
        heard = await room.heard()
        assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_a_connection_on_which_nothing_comes_any_more_is_given_up(
    location: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.5)
    async with cutting_proxy(location) as (proxy, through), room_with("ann", "bob", data=through) as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        proxy.fall_silent()
        async with asyncio.timeout(8):
            heard = await room.say("bob", "!draw")
        assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1
        assert not any("went wrong" in line for line in heard)


async def test_a_server_whose_processes_are_stopped_is_waited_for_and_told_of(postgresql: Postgresql) -> None:
    with schema_of_its_own(postgresql) as address:
        async with room_with("ann", "bob", data=address) as room:
            await dealt(
                room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4"
            )
            with stopped(postgresql, address):
                await room.network.say("bob", "!draw")
                await room.clock.advance(3.0)
                told = room.network.take()
            heard = await room.heard()
    assert [line.partition(".")[0] for line in told] == [
        "#uno: I can't save anything right now, so the clock is stopped"
    ]
    assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1


async def test_a_server_that_crashes_and_comes_back_has_kept_what_was_acknowledged(
    own_postgresql: Postgresql,
) -> None:
    address = own_postgresql.url.render_as_string()
    async with room_with("ann", "bob", data=address) as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        await room.say("bob", "!draw")
        # from the next turn on the cards that were laid out are in the store
        await room.say("bob", "!pass")
        own_postgresql.kill()
        await room.network.say("ann", "!draw")
        while_away = await _something_said(room)
        own_postgresql.start()
        # the table is read again by the clock
        await room.clock.advance(10.0)
        heard = await room.say("ann", "!draw")
        assert ["went wrong" in line for line in while_away] == [True]
        assert len([line for line in heard if line.startswith("#uno: ann draws a card")]) == 1
        assert room.hand("ann") == ["r5", "r6", "b2"]


async def test_a_commit_of_which_the_replica_may_know_nothing_is_not_acknowledged(
    own_postgresql: Postgresql,
) -> None:
    address = own_postgresql.url.render_as_string()
    async with room_with("ann", "bob", data=address) as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        with replica_gone(own_postgresql):
            await room.network.say("bob", "!draw")
            number = ""
            for _ in range(4):
                # what an operator may do: the COMMIT then succeeds, with a warning; whether it was kept is asked for with a
                # lock, and that has to be replicated, too
                pid, number = await _waits_for_the_replica(own_postgresql, after=number)
                own_postgresql.do("SELECT pg_cancel_backend(%s)", pid)
            await _waits_for_the_replica(own_postgresql, after=number)
            assert [line for line in room.network.take() if line.startswith("#uno: bob draws")] == []
        heard = await room.heard()
    assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1


@contextmanager
def replica_gone(cluster: Postgresql) -> Iterator[None]:
    """Every COMMIT waits for a replica that is not there."""
    cluster.do("ALTER SYSTEM SET synchronous_standby_names = 'gone'")
    cluster.do("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        cluster.do("ALTER SYSTEM RESET synchronous_standby_names")
        cluster.do("SELECT pg_reload_conf()")


async def _waits_for_the_replica(cluster: Postgresql, after: str = "") -> tuple[str, str]:
    """The server's process, and the number of the transaction, as soon as one waits: another than `after`."""
    waiting = "SELECT pid::text, backend_xid::text FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    for _ in range(500):
        for pid, number in cluster.do(waiting):
            if number != after:
                return pid, number
        await asyncio.sleep(0.01)
    raise AssertionError("no commit waits for the replica")


async def _something_said(room: FakeRoom) -> list[str]:
    # what a thread does about a lost connection takes real time
    for _ in range(500):
        if said := room.network.take():
            return said
        await asyncio.sleep(0.01)
    return []


@contextmanager
def stopped(cluster: Postgresql, address: str) -> Iterator[None]:
    """The server's processes for this address hang, as on a machine that swaps; they keep their connections."""
    processes = backends(cluster, address)
    assert processes
    try:
        for pid in processes:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in processes:
            os.kill(pid, signal.SIGCONT)


def test_a_server_that_does_not_answer_is_not_waited_for_and_the_operator_s_limits_stay() -> None:
    url = make_url("postgresql+psycopg://db/uno?connect_timeout=9&options=-csearch_path%3Dx")
    limited = impatient(url)
    assert limited.query["connect_timeout"] == "9"
    assert limited.query["tcp_user_timeout"] == "5000"
    options = limited.query["options"]
    assert isinstance(options, str)
    assert options.startswith("-c statement_timeout=5000")
    assert options.endswith("-csearch_path=x")
