"""Finished rounds become one row, old ones are forgotten but for their result, and nobody waits for that."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.bot.replay.played import fill
from tests.bot.replay.test_replay import LIST, Teller
from tests.bot.store.test_row_damage import found_after, harm
from tests.bot.store.words import LIBERA, ROUND, given, started
from tests.plugins.built_in import built_in, needs
from unobot.adapter import Identity
from unobot.clock import WallClock
from unobot.kit.replay import verify_file
from unobot.store import Change, InputGiven, RoundFinished, RoundId, RoundProgress, Standing, Store, read
from unobot.store.rows import pack_round, unpack_round
from unobot_privacy.retention import Retention

STANDING = Standing(
    Identity("account:ann"), "ann", 1, 30, won=True, network=LIBERA, person="libera account:ann"
)


class Hasty(WallClock):
    """Waits for nothing; the time is what it is set to."""

    def __init__(self, now: float) -> None:
        super().__init__()
        self._now = now

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float, /) -> None:
        await asyncio.sleep(0)


async def finish(store: Store, *numbers: int) -> None:
    """Keep finished rounds, each ended at the time of its number."""
    for number in numbers:
        id_ = RoundId(f"round-{number}")
        await store.commit(started(id_))
        over = RoundFinished(id_, LIBERA, '{"why":"out"}', (STANDING,))
        await store.commit(
            Change(float(number), round=RoundProgress(inputs=given(1, 2, 3, round_id=id_), finished=over))
        )


def kept(connection: Connection) -> tuple[list[str], list[str], int]:
    """The rounds that are pack_round, those that have nothing but a result, and how many inputs are rows."""
    rows = connection.execute(text("SELECT id, opening, replay FROM rounds ORDER BY finished")).all()
    return (
        [row.id for row in rows if row.replay is not None],
        [row.id for row in rows if row.replay is None and not bytes(row.opening)],
        int(connection.execute(text("SELECT count(*) FROM inputs")).scalar_one()),
    )


async def test_finished_rounds_are_packed_and_read_as_before(location: str) -> None:
    async with await Store.open(location) as store:
        await finish(store, *range(2, 25))
        await store.commit(started())
        await store.commit(Change(50.0, round=RoundProgress(inputs=given(1, 2))))
        before = [await store.read(read.round_of, RoundId(f"round-{n}")) for n in range(2, 25)]
        await Retention(store, Hasty(100.0), None, None).work()
        packed_, pruned, inputs = await store.read(kept)
        assert (len(packed_), pruned, inputs) == (23, [], 2)
        assert [await store.read(read.round_of, RoundId(f"round-{n}")) for n in range(2, 25)] == before
    async with await Store.open(location) as store:
        assert len(await store.read(read.latest_rounds, limit=50)) == 24
    assert found_after(location, {"nothing": "SELECT 1"}) == {"nothing": ""}


async def test_old_rounds_lose_their_replay_and_keep_their_result(location: str) -> None:
    ends = (20, 30, 40, 50, 60)
    stay = {(None, None): ends, (60.0, None): (40, 50, 60), (None, 2): (50, 60), (45.0, 2): (60,)}
    async with await Store.open(location) as store:
        await finish(store, *ends)
        for (keep, most), numbers in stay.items():
            await Retention(store, Hasty(100.0), keep, most).work()
            found, pruned, _ = await store.read(kept)
            assert found == [f"round-{number}" for number in numbers]
            assert pruned == [f"round-{number}" for number in ends if number not in numbers]
        for id_ in (*found, *pruned):
            assert await store.read(read.standings, RoundId(id_)) == [STANDING]


async def test_a_round_that_is_damaged_is_not_packed_so_that_it_is_still_known(location: str) -> None:
    async with await Store.open(location) as store:
        await finish(store, 2, 3)
    harm(location, "UPDATE inputs SET text = 'play b4' WHERE number = 2 AND round = 'round-2'")
    async with await Store.open(location) as store:
        await Retention(store, Hasty(100.0), None, None).work()
        assert (await store.read(kept))[0] == ["round-3"]


@needs("fairness")
def test_a_packed_round_is_told_and_verified_as_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "kept.db", tmp_path / "round.json"
    asyncio.run(fill(data, fair=True))
    teller = Teller(data, capsys)
    wanted = replace(LIST, round=teller.ids()[0])
    before = teller.tell(replace(wanted, as_json=True))
    asyncio.run(shrink(data, None))
    assert teller.tell(replace(wanted, as_json=True)) == before
    file.write_text(before[1])
    assert verify_file(file, built_in()) == 0
    asyncio.run(shrink(data, 1.0))
    status, _, complained = teller.tell(wanted)
    assert status == 1
    assert "was deleted ([plugin.privacy]" in complained
    assert teller.ids()[0] == wanted.round


async def shrink(data: Path, keep: float | None) -> None:
    async with await Store.open(str(data)) as store:
        await Retention(store, Hasty(2e9), keep, None).work()


def test_what_is_packed_is_unpacked_and_what_is_not_whole_is_not_packed() -> None:
    inputs = tuple(
        InputGiven(ROUND, n, None if n == 2 else str(n), f"play r{n} 日", 10**12 + n * n) for n in (1, 2, 3)
    )
    assert unpack_round(pack_round(b'{"a":1}', inputs), ROUND) == (b'{"a":1}', inputs)
    assert unpack_round(pack_round(b"{}", ()), ROUND) == (b"{}", ())
    with pytest.raises(ValueError, match="missing"):
        pack_round(b"{}", inputs[1:])
    for bad in (b"", b"x" * 40, pack_round(b"{}", inputs)[:-1]):
        with pytest.raises(ValueError, match="round-1"):
            unpack_round(bad, ROUND)
