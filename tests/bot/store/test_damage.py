"""A damaged SQLite store is noticed before anything is written to it, and never ends in a traceback."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from tests.bot.store.words import LIBERA, said
from unobot.config import Config, NetworkSettings, Secret
from unobot.plugins import load_plugins
from unobot.serving import DAMAGED, serve
from unobot.store import Change, Damaged, Store, StoreError
from unobot.store.wal import commits_lost
from unobot.testing import FakeRoom

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


def swapped(data: bytearray, chance: Random) -> bytearray:
    """A page stands where another belongs."""
    one, other = (chance.randrange(len(data) // 4096) * 4096 for _ in range(2))
    data[one : one + 4096] = data[other : other + 4096]
    return data


def cut(data: bytearray, chance: Random) -> bytearray:
    """The end is missing."""
    return data[: chance.randrange(1, len(data))]


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


@pytest.mark.parametrize("harm", [bit, noise, zeros, swapped, cut])
@pytest.mark.parametrize("file", ["unobot.db", "crashed.db", "crashed.db-wal"])
async def test_wherever_a_store_is_damaged_it_is_refused_untouched_or_used_without_a_traceback(
    harm: Harm, file: str, played: Path, tmp_path: Path
) -> None:
    for seed in range(3):
        folder = tmp_path / str(seed)
        shutil.copytree(played, folder)
        harmed = folder / file
        harmed.write_bytes(harm(bytearray(harmed.read_bytes()), Random(seed)))
        store = folder / file.removesuffix("-wal")
        before = contents(store)
        try:
            async with room_with("ann", "bob", data=store) as room:
                await use(room)
        except Damaged:
            assert contents(store) == before, seed
        except StoreError:
            pass


async def use(room: FakeRoom) -> None:
    """Do something at the table, if it is still there."""
    for name in ("ann", "bob"):
        await room.say(name, "!draw")


def contents(store: Path) -> list[bytes]:
    """The bytes of the database and of its second file."""
    files = (store, Path(f"{store}-wal"))
    return [file.read_bytes() if file.exists() else b"" for file in files]


def test_most_pages_that_are_lost_are_noticed(played: Path, tmp_path: Path) -> None:
    noticed, seeds = 0, range(20)
    for seed in seeds:
        store = tmp_path / f"{seed}.db"
        store.write_bytes(zeros(bytearray((played / "unobot.db").read_bytes()), Random(seed)))
        try:
            asyncio.run(opened(store))
        except Damaged:
            noticed += 1
    assert noticed >= len(seeds) * 0.8


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
        noticed += commits_lost(store)
    assert noticed >= len(seeds) * 0.8


def test_a_second_file_as_a_crash_leaves_it_is_no_damage(played: Path, tmp_path: Path) -> None:
    whole = (played / "crashed.db-wal").read_bytes()[:60_000]
    crashed = tmp_path / "unobot.db"
    wal = tmp_path / "unobot.db-wal"
    # the last write was cut off anywhere
    for length in range(len(whole), 32, -2345):
        wal.write_bytes(whole[:length])
        assert not commits_lost(crashed)
        wal.write_bytes(whole[: length - length % 512] + bytes(5000))
        assert not commits_lost(crashed)


async def test_what_is_left_from_before_the_second_file_was_begun_anew_is_no_damage(tmp_path: Path) -> None:
    store = tmp_path / "unobot.db"
    async with await Store.open(str(store)) as running:
        for number in range(2):
            with closing(sqlite3.connect(store)) as other:
                other.execute("PRAGMA wal_checkpoint(RESTART)")
            for _ in range(20 - 15 * number):
                await running.commit(Change(1.0, outgoing=(said("one"),)))
            assert not commits_lost(store)
        size = (tmp_path / "unobot.db-wal").stat().st_size
        assert size > 20 * 4096


async def opened(store: Path) -> None:
    """Open it and write to it."""
    async with await Store.open(str(store)) as open_store:
        await open_store.commit(Change(1.0, outgoing=(said("one"),)))


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
