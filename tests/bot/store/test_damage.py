"""A damaged SQLite store is noticed before anything is written to it, and never ends in a traceback."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from tests.bot.rooms.conversation import dealt, room_with
from tests.bot.store.words import LIBERA, said
from tests.damage.stores import NAME, Stores
from tests.damage.trial import trials
from unobot.app.serving import DAMAGED, serve
from unobot.config import Config, NetworkSettings, Secret
from unobot.plugins import load_plugins
from unobot.store import Change, Messages, Store
from unobot.store.backup import back_up
from unobot.store.damage import has_lost_commits, read_last_commit
from unobot.store.schema import writers

Harm = Callable[[bytearray, Random], bytes | bytearray]


def bit(data: bytearray, chance: Random) -> bytearray:
    """One bit has become another."""
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return data


def noise(data: bytearray, chance: Random) -> bytearray:
    """A sector has random bytes."""
    at = chance.randrange(len(data) // 512) * 512
    data[at : at + 512] = chance.randbytes(512)
    return data


def zeros(data: bytearray, chance: Random) -> bytearray:
    """A page is empty."""
    at = chance.randrange(len(data) // 4096) * 4096
    data[at : at + 4096] = bytes(4096)
    return data


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the store of a bot in the middle of a round, stopped."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with room_with("ann", "bob", data=folder / "unobot.db") as room:
            await dealt(room, "ann", "bob")
            for _ in range(10):
                for name in ("ann", "bob"):
                    await room.say(name, "!draw")
                    await room.say(name, "!pass")
            # as after a crash: what was written last is in the second file
            for end in ("", "-wal"):
                shutil.copy(folder / f"unobot.db{end}", folder / f"crashed.db{end}")

    asyncio.run(play())
    return folder


async def test_whatever_is_damaged_is_noticed_before_anything_is_written_or_does_no_harm(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("damage")
    stores = await asyncio.to_thread(Stores.make, folder, rooms=3)
    found = await trials(stores, range(1), folder)
    assert len(found) > 27
    assert not [trial for trial in found if trial.outcome in {"missed", "written"}]
    assert sum(trial.outcome == "noticed" for trial in found) > len(found) * 0.6


@pytest.mark.parametrize("harm", [bit, noise, zeros])
def test_commits_that_are_lost_in_the_second_file_are_noticed(
    harm: Harm, played: Path, tmp_path: Path
) -> None:
    noticed, seeds = 0, range(10)
    for seed in seeds:
        store = tmp_path / f"{seed}.db"
        shutil.copy(played / "crashed.db", store)
        wal = bytearray((played / "crashed.db-wal").read_bytes())
        Path(f"{store}-wal").write_bytes(harm(wal, Random(seed)))
        noticed += has_lost_commits(store)
    assert noticed >= len(seeds) * 0.8


def test_a_second_file_as_a_crash_leaves_it_is_no_damage(played: Path, tmp_path: Path) -> None:
    whole = (played / "crashed.db-wal").read_bytes()[:60_000]
    crashed = tmp_path / "unobot.db"
    wal = tmp_path / "unobot.db-wal"
    # the last write was cut off anywhere
    for length in range(len(whole), 32, -2345):
        wal.write_bytes(whole[:length])
        assert not has_lost_commits(crashed)
        wal.write_bytes(whole[: length - length % 512] + bytes(5000))
        assert not has_lost_commits(crashed)


async def test_what_is_left_from_before_the_second_file_was_begun_anew_is_no_damage(tmp_path: Path) -> None:
    store = tmp_path / "unobot.db"
    async with await Store.open(str(store)) as running:
        for number in range(2):
            with closing(sqlite3.connect(store)) as other:
                other.execute("PRAGMA wal_checkpoint(RESTART)")
            for _ in range(20 - 15 * number):
                await running.commit(Change(1.0, messages=Messages((said("one"),))))
            assert not has_lost_commits(store)
        size = (tmp_path / "unobot.db-wal").stat().st_size
        assert size > 20 * 4096


@pytest.mark.parametrize(
    "what", ["the count is old", "no count", "only the database", "a backup put there by hand"]
)
async def test_what_power_failures_and_operators_do_is_no_damage(what: str, tmp_path: Path) -> None:
    store, count = tmp_path / NAME, tmp_path / f"{NAME}-count"
    await opened(store)
    early = count.read_bytes()
    copy_of_stopped = store.read_bytes()
    async with await Store.open(str(store)) as running:
        await running.commit(Change(1.0, messages=Messages((said("one"),))))
        await asyncio.to_thread(back_up, str(store), tmp_path / "unobot.backup")
        await running.commit(Change(2.0, messages=Messages((said("two"),))))
        (tmp_path / "crashed").mkdir()
        for end in ("", "-wal", "-count"):
            shutil.copy(f"{store}{end}", tmp_path / "crashed" / f"{NAME}{end}")
    if what == "only the database":
        store.write_bytes(copy_of_stopped)
    elif what == "a backup put there by hand":
        shutil.copy(tmp_path / "unobot.backup", store)
    else:
        store = tmp_path / "crashed" / NAME
        store.with_name(f"{NAME}-count").write_bytes(early if what == "the count is old" else b"")
    await opened(store)


async def test_the_count_goes_on_where_the_database_is(tmp_path: Path) -> None:
    store = tmp_path / NAME
    for _ in range(3):
        await opened(store)
        last = read_last_commit(store)
        async with await Store.open(str(store), only_read=True) as reader:
            keys = await reader.read(lambda connection: connection.execute(select(writers)).one())
        assert last == (keys.name, keys.next_key, keys.name)


async def opened(store: Path) -> None:
    """Open it and write to it."""
    async with await Store.open(str(store)) as open_store:
        await open_store.commit(Change(1.0, messages=Messages((said("one"),))))


def test_the_bot_ends_with_a_status_of_its_own(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "unobot.db"
    store.write_bytes((played / "unobot.db").read_bytes()[:-4096])
    config = Config(data=Secret(str(store)), networks={LIBERA: NetworkSettings(LIBERA, "none")})
    assert serve(config, load_plugins([])) == DAMAGED
    said = "".join(capsys.readouterr())
    assert "Traceback" not in said
    assert "unobot restore BACKUP --replace" in said
