"""What is whole in a damaged store is saved, and what is not is named; the damaged file is only read."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.bot.store.test_row_damage import fill, harm
from tests.bot.store.words import LIBERA, UNO
from tests.damage.harm import CRASHED, STOPPED
from tests.damage.stores import NAME, NET, Stores, contents, copy
from unobot.store import Store, Unopenable, read
from unobot.store.backup import back_up_whole_rows, restore
from unobot.store.damage import name_of


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> Stores:
    return Stores.make(tmp_path_factory.mktemp("salvage"), rooms=4)


def saved(stores: Stores, kind: str, folder: Path, seed: int = 1) -> dict[str, int]:
    """How many tables, settings and records are there after that damage, salvage and restoring."""
    copy(stores.stopped if kind in STOPPED else stores.crashed, folder / "bad")
    (STOPPED | CRASHED)[kind](folder / "bad", Random(seed), stores)
    before = contents(folder / "bad" / NAME)
    back_up_whole_rows(str(folder / "bad" / NAME), folder / "saved")
    assert contents(folder / "bad" / NAME) == before
    restore(str(folder / "new.db"), folder / "saved")
    return asyncio.run(_counted(folder / "new.db"))


async def _counted(store: Path) -> dict[str, int]:
    async with await Store.open(str(store)) as opened:
        return {
            "tables": len(await opened.read(read.tables)),
            "settings": len(await opened.read(read.settings)),
            "records": len(await opened.read(read.records)),
            "shelf": len(await opened.read(read.shelved, NET)),
        }


ALL = {"tables": 4, "settings": 120, "records": 30, "shelf": 24}


@pytest.mark.parametrize(
    ("kind", "lost"),
    [
        ("a bit in a row of settings", {"settings": 1}),
        ("a bit in a row of inputs", {"tables": 1}),
        ("a bit in a row of checkpoints", {}),
        ("a header of noise", {}),
        ("-wal: a bit", {}),
        ("-shm of noise", {}),
    ],
)
def test_all_that_is_whole_is_saved(kind: str, lost: dict[str, int], stores: Stores, tmp_path: Path) -> None:
    assert saved(stores, kind, tmp_path) == {name: count - lost.get(name, 0) for name, count in ALL.items()}


@pytest.mark.parametrize("kind", ["a page of zeros", "a page of noise", "half a copy", "cut anywhere", "-wal: cut anywhere"])  # fmt: skip
def test_after_any_damage_what_is_saved_can_be_played(kind: str, stores: Stores, tmp_path: Path) -> None:
    for seed in range(2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        with suppress(Unopenable):
            assert all(count <= ALL[name] for name, count in saved(stores, kind, folder, seed).items())


async def test_what_is_left_out_is_named_on_both_kinds_of_store(location: str, tmp_path: Path) -> None:
    async with await Store.open(location) as store:
        await fill(store)
    harm(location, "UPDATE inputs SET text = 'play b4' WHERE number = 4", "UPDATE records SET until = 5")
    _, found = await asyncio.to_thread(back_up_whole_rows, location, tmp_path / "saved")
    assert found.lost == {
        "inputs": ["inputs round-1 4 is damaged", "round round-1 cannot be replayed any more"],
        "tables": [f"tables {LIBERA} {UNO}: inputs of its round are damaged"],
        "records": ["records bans libera room  *!*@host is damaged"],
    }
    async with await Store.open(str(tmp_path / "saved")) as store:
        assert await store.read(read.tables) == []
        assert len(await store.read(read.settings)) == 1


def test_of_a_file_in_which_nothing_can_be_read_nothing_is_saved(tmp_path: Path) -> None:
    bad = tmp_path / "text.db"
    bad.write_text("These are not the pages you are looking for.\n" * 1000)
    with pytest.raises(Unopenable, match="restore a backup"):
        back_up_whole_rows(str(bad), tmp_path / "saved")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text.db"]


def test_a_damaged_key_is_told_without_what_a_terminal_obeys() -> None:
    assert name_of("shelf", {"network": "li\x1b[2Jbera\n", "key": "日本"}) == "shelf li?[2Jbera? 日本"
