"""A commit whose answer is lost: what the database has kept counts, and is sent at once."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.pool import PoolProxiedConnection

from tests.bot.rooms.conversation import dealt, room_with
from tests.bot.store.cutting_proxy import cutting_proxy
from unobot.store import read
from unobot.store import transaction as transactions
from unobot.store.database import _impatient


class Cut:
    """Makes commits raise, before or after they are done; `often` counts how many still will."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, kept: bool) -> None:
        self.often, self._kept, self._commit = 0, kept, transactions._commit
        # exactly between COMMIT and its answer
        monkeypatch.setattr(transactions, "_commit", self._cut)

    def _cut(self, connection: PoolProxiedConnection, opened: transactions.Transaction) -> None:
        if not self.often or opened.mark is None:
            self._commit(connection, opened)
            return
        self.often -= 1
        self._commit(_Deaf(connection, kept=self._kept), opened)  # type: ignore[arg-type] # only `commit` is asked for


class _Deaf:
    def __init__(self, connection: PoolProxiedConnection, *, kept: bool) -> None:
        self._connection, self._kept = connection, kept

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
            "#uno: I cannot write anything down at the moment"
        ]
        proxy.flowing.set()
        heard = await room.heard()
        assert len([line for line in heard if line.startswith("#uno: bob draws a card")]) == 1


def test_a_server_that_does_not_answer_is_not_waited_for_and_the_operator_s_limits_stay() -> None:
    url = make_url("postgresql+psycopg://db/uno?connect_timeout=9&options=-csearch_path%3Dx")
    impatient = _impatient(url)
    assert impatient.query["connect_timeout"] == "9"
    assert impatient.query["tcp_user_timeout"] == "5000"
    options = impatient.query["options"]
    assert isinstance(options, str)
    assert options.startswith("-c statement_timeout=5000")
    assert options.endswith("-csearch_path=x")
