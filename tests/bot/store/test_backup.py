"""A backup is whole, private and made while the bot writes; put back, it is the store of before."""

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.bot.store.words import LIBERA, ROUND, UNO, given, said, started, whispered
from tests.servers.postgresql import Postgresql, schema_of_its_own
from unobot.store import (
    Change,
    Checkpoint,
    Claim,
    Handled,
    Messages,
    RoundProgress,
    Store,
    StoredSetting,
    TableKept,
    TakenOver,
    Unopenable,
    read,
)
from unobot.store.backup import back_up, restore
from unobot.store.claims import StoreLock
from unobot.store.database import Database
from unobot.store.schema import claims, instance, metadata, writers


@pytest.fixture(params=["sqlite file", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second store, empty, that nobody has opened yet."""
    if request.param == "sqlite file":
        yield str(tmp_path / "elsewhere.db")
    else:
        cluster: Postgresql = request.getfixturevalue("postgresql")
        with schema_of_its_own(cluster) as address:
            yield address


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a backup goes."""
    return tmp_path / "unobot.backup"


async def fill(store: Store) -> None:
    """Keep a round, a table, inputs, a checkpoint, a setting, a bookmark and messages."""
    await store.commit(started())
    await store.commit(
        Change(
            2.0,
            round=RoundProgress(inputs=given(1, 2, 3), checkpoint=Checkpoint(ROUND, b"\0\xff", 3)),
            handled=Handled(LIBERA, position="here"),
            settings=(StoredSetting(LIBERA, "room", UNO, "language", "日本語"),),
            messages=Messages((said("one"), whispered("two"))),
        )
    )


def keep(location: str, *changes: Change) -> None:
    """Open a store, fill it unless there are changes to make, and close it."""

    async def kept() -> None:
        async with await Store.open(location) as store:
            for change in changes:
                await store.commit(change)
            if not changes:
                await fill(store)

    asyncio.run(kept())


async def restored_by_another_process(location: str, file: Path) -> str:
    """What it says; a process of its own, because the locks of one process are no hindrance to itself."""
    code = "import sys; from pathlib import Path; from unobot.store.backup import restore; restore(sys.argv[1], Path(sys.argv[2]), replace=True)"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, location, str(file), stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    return said.decode()


def rows(location: str) -> dict[str, list[tuple[object, ...]]]:
    """All that a store holds, but for the numbers of its messages and who writes."""
    database = Database(location, make=False)
    with database.reading() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
            if table not in {instance, writers, claims}
        }
    database.close()
    return found


async def test_a_backup_is_made_while_the_bot_runs_and_put_back_into_either_kind_of_store(
    location: str, elsewhere: str, file: Path
) -> None:
    async with await Store.open(location) as store:
        await fill(store)
        assert await asyncio.to_thread(back_up, location, file) == 1
        before = rows(location)
        await store.commit(Change(3.0, handled=Handled(LIBERA, position="further")))
    assert restore(elsewhere, file) == (1, None)
    assert rows(elsewhere) == before
    async with await Store.open(elsewhere) as store:
        assert [table.room for table in await store.read(read.tables)] == [UNO]


async def test_a_backup_under_many_writes_is_one_moment_and_holds_up_nobody(
    location: str, file: Path
) -> None:
    async with await Store.open(location) as store:
        await store.commit(started())
        done = asyncio.create_task(asyncio.to_thread(back_up, location, file))
        number = 0
        while not done.done():
            number += 1
            await store.commit(
                Change(
                    float(number),
                    table=TableKept(LIBERA, UNO, b"%d" % number, ROUND),
                    round=RoundProgress(inputs=given(number)),
                    handled=Handled(LIBERA, position=str(number)),
                )
            )
        await done
    kept = rows(str(file))
    numbers = sorted(int(str(row[1])) for row in kept["inputs"])
    assert number > 1
    assert numbers == list(range(1, len(numbers) + 1))
    assert [row[1] for row in kept["positions"]] == [str(len(numbers))] * bool(numbers)


@pytest.mark.parametrize("umask", [0o000, 0o277])
def test_only_its_owner_can_read_a_backup_and_no_other_file_is_left(
    location: str, tmp_path: Path, umask: int
) -> None:
    keep(location)
    folder = tmp_path / "backups"
    folder.mkdir()
    before = os.umask(umask)
    try:
        back_up(location, folder / "unobot.backup")
    finally:
        os.umask(before)
    assert [path.name for path in folder.iterdir()] == ["unobot.backup"]
    assert stat.S_IMODE((folder / "unobot.backup").stat().st_mode) in {0o600, 0o600 & ~umask}


def test_a_backup_takes_no_files_place_unless_it_is_told_to_and_never_the_stores(
    tmp_path: Path, file: Path
) -> None:
    where = tmp_path / "unobot.db"
    keep(str(where))
    file.write_text("my diary")
    with pytest.raises(Unopenable, match="already exists"):
        back_up(str(where), file)
    assert file.read_text() == "my diary"
    with pytest.raises(Unopenable, match="is the store itself"):
        back_up(str(where), where, replace=True)
    assert back_up(str(where), file, replace=True) == 1
    assert back_up(str(where), file, replace=True) == 1


def test_there_is_no_backup_of_what_is_no_store(tmp_path: Path, location: str, file: Path) -> None:
    with pytest.raises(Unopenable):
        back_up(str(tmp_path / "nothing.db"), file)
    Database(location).close()
    with pytest.raises(Unopenable, match="empty"):
        back_up(location, file)
    (tmp_path / "text.db").write_text("These are not the pages you are looking for.\n" * 100)
    with pytest.raises(Unopenable, match="not a database"):
        back_up(str(tmp_path / "text.db"), file)
    assert not file.exists()
    assert not list(tmp_path.glob(".unobot*"))


def test_a_store_with_data_is_replaced_only_if_one_says_so(location: str, file: Path) -> None:
    keep(location)
    back_up(location, file)
    keep(location, Change(3.0, handled=Handled(LIBERA, position="further")))
    later = rows(location)
    with pytest.raises(Unopenable, match="has data already"):
        restore(location, file)
    assert rows(location) == later
    _, before = restore(location, file, replace=True)
    assert rows(location) == rows(str(file))
    if before is not None:
        assert stat.S_IMODE(Path(location).stat().st_mode) == 0o600
        assert rows(str(before)) == later


def test_nothing_is_put_under_a_bot_that_is_about_to_start(tmp_path: Path, file: Path) -> None:
    where = tmp_path / "unobot.db"
    keep(str(where))
    back_up(str(where), file)
    # it has the claim, and opens the file next
    with closing(StoreLock(where)) as lock:
        assert lock.take()
        with pytest.raises(Unopenable, match="using this store"):
            restore(str(where), file, replace=True)
    restore(str(where), file, replace=True)


async def test_nothing_is_put_under_a_bot_that_runs(location: str, file: Path) -> None:
    async with await Store.open(location) as store:
        await fill(store)
        back_up(location, file)
        await store.commit(Change(3.0, handled=Handled(LIBERA, position="further")))
        assert "stop it first" in await restored_by_another_process(location, file)
        assert await store.read(read.position, LIBERA) == "further"
        await store.commit(Change(4.0, handled=Handled(LIBERA, position="still mine")))


def test_a_damaged_backup_is_not_put_anywhere(location: str, file: Path) -> None:
    keep(location)
    back_up(location, file)
    whole, kept = file.read_bytes(), rows(location)
    for harm in (
        whole[: len(whole) // 2],
        whole[:4096] + b"\x55" * 8192 + whole[12288:],
        b"",
        b"text" * 2000,
    ):
        file.write_bytes(harm)
        with pytest.raises(Unopenable):
            restore(location, file, replace=True)
        assert rows(location) == kept


async def test_no_message_number_from_after_the_backup_is_given_again_and_an_old_writer_may_not_write(
    location: str, file: Path
) -> None:
    async with await Store.open(location) as store:
        await fill(store)
        back_up(location, file)
        (later,) = (await store.commit(Change(3.0, messages=Messages((said("later"),))))).outgoing
    restore(location, file, replace=True)
    async with await Store.open(location) as store:
        (first,) = (await store.commit(Change(3.0, messages=Messages((said("first"),))))).outgoing
        assert first.key > later.key


async def test_a_bot_that_was_not_noticed_while_a_server_was_restored_writes_no_more(
    postgresql: Postgresql, file: Path
) -> None:
    with schema_of_its_own(postgresql) as location:
        async with await Store.open(location, claim=Claim([LIBERA])) as store:
            await fill(store)
            back_up(location, file)
            another_name = location.replace("application_name=", "application_name=x")
            await asyncio.to_thread(restore, another_name, file, replace=True)
            with pytest.raises(TakenOver):
                await store.commit(Change(3.0, handled=Handled(LIBERA, position="further")))


def test_a_damaged_store_is_put_aside_and_the_backup_takes_its_place(tmp_path: Path, file: Path) -> None:
    where = tmp_path / "unobot.db"
    keep(str(where))
    back_up(str(where), file)
    where.write_bytes(b"\x55" * 5000)
    with pytest.raises(Unopenable, match="has data already"):
        restore(str(where), file)
    _, before = restore(str(where), file, replace=True)
    assert before is not None
    assert before.read_bytes() == b"\x55" * 5000
    assert rows(str(where)) == rows(str(file))
