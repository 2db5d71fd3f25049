"""Opening a database: its file, its schema, its one writer, and what is said when it cannot be."""

import asyncio
import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tests.bot.store.words import LIBERA, OFTC, UNO, said, started
from unobot.store import (
    Change,
    Claim,
    Handled,
    Messages,
    Store,
    StoreError,
    TableKept,
    TakenOver,
    Unopenable,
    check_location,
    migrations,
    read,
)
from unobot.store import database as store_database
from unobot.store.database import Database
from unobot.store.migrations import SHIPPED, upgrade
from unobot.store.schema import metadata

NEXT = '''"""A schema of the future."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0001"


def upgrade() -> None:
    """Give every table a motto."""
    op.add_column("tables", sa.Column("motto", sa.Text))
    op.execute("UPDATE tables SET motto = room")
'''


@pytest.fixture(params=[0o000, 0o022, 0o277])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run under a umask that is too generous, usual, or too strict."""
    before = os.umask(request.param)
    yield
    os.umask(before)


async def test_the_files_are_readable_by_their_owner_alone_whatever_the_umask(
    tmp_path: Path, umask: None
) -> None:
    async with await Store.open(str(tmp_path / "unobot.db")) as store:
        await store.commit(started())
        modes = _modes(tmp_path)
    assert modes == {
        "unobot.db": 0o600,
        "unobot.db-count": 0o600,
        "unobot.db-wal": 0o600,
        "unobot.db-shm": 0o600,
    }


@pytest.mark.parametrize("location", ["postgresql"], indirect=True)
async def test_an_upgrade_may_take_longer_than_any_other_statement(
    location: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = "-c statement_timeout=200 -c lock_timeout=200 -c idle_in_transaction_session_timeout=200"
    monkeypatch.setattr(store_database, "_LIMITS", limits)
    quick = migrations._run

    def slow(connection: Connection, scripts: Path) -> None:
        time.sleep(0.5)  # Alembic is being imported
        connection.execute(text("SELECT pg_sleep(0.5)"))
        quick(connection, scripts)

    monkeypatch.setattr(migrations, "_run", slow)
    async with await Store.open(location) as store:
        await store.commit(started())


async def test_a_store_in_memory_is_not_closed_while_somebody_reads_in_it() -> None:
    done = list[bool]()

    def slow(connection: Connection) -> None:
        time.sleep(0.2)
        connection.execute(text("SELECT 1"))
        done.append(True)

    store = await Store.open("sqlite://")
    reading = asyncio.create_task(store.read(slow))
    await asyncio.sleep(0.05)
    reading.cancel()
    await store.close()
    assert done == [True]


async def test_sqlite_is_durable_at_every_commit_and_minds_foreign_keys(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "unobot.db"))
    with database.writing() as connection:
        found = {
            name: connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    database.close()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_everything_is_there_after_opening_again(location: str) -> None:
    async with await Store.open(location) as store:
        await store.commit(started())
        first = (await store.commit(Change(1.0, messages=Messages((said("one"),))))).outgoing[0]
        instance = store.instance
    async with await Store.open(location) as store:
        assert store.instance == instance
        assert [table.room for table in await store.read(read.tables)] == [UNO]
        assert [found.message for found in await store.read(read.unsent, LIBERA)] == [first]


async def test_a_key_is_never_given_again_even_when_all_messages_are_sent(location: str) -> None:
    keys: list[int] = []
    for _ in range(3):
        async with await Store.open(location) as store:
            message = (await store.commit(Change(1.0, messages=Messages((said("one"),))))).outgoing[0]
            store.mark_sent([message.key])
            keys.append(message.key)
    assert keys == sorted(set(keys))


async def test_closing_keeps_the_marks_that_wait(location: str) -> None:
    async with await Store.open(location) as store:
        message = (await store.commit(Change(1.0, messages=Messages((said("one"),))))).outgoing[0]
        store.mark_sent([message.key])
    async with await Store.open(location) as store:
        assert await store.read(read.unsent, LIBERA) == []


async def test_two_databases_have_different_instances(tmp_path: Path) -> None:
    async with await Store.open(str(tmp_path / "a.db")) as a, await Store.open(str(tmp_path / "b.db")) as b:
        assert a.instance != b.instance


async def test_who_claims_a_network_last_writes_and_the_one_before_may_not(location: str) -> None:
    async with await Store.open(location, claim=Claim([LIBERA, OFTC])) as older:
        await older.commit(Change(1.0, table=TableKept(LIBERA, UNO, b"older")))
        async with await Store.open(location, claim=Claim([LIBERA])) as newer:
            await newer.commit(Change(2.0, table=TableKept(LIBERA, UNO, b"newer")))
            with pytest.raises(TakenOver):
                await older.commit(Change(3.0, table=TableKept(LIBERA, UNO, b"older again")))
            with pytest.raises(TakenOver):
                await older.commit(Change(3.0, messages=Messages((said("older again"),))))
            assert [table.payload for table in await newer.read(read.tables)] == [b"newer"]


async def test_reading_only_shuts_nobody_out_and_cannot_write(location: str) -> None:
    async with await Store.open(location) as store:
        await store.commit(started())
        async with await Store.open(location, only_read=True) as reader:
            assert len(await reader.read(read.tables)) == 1
            with pytest.raises(StoreError, match="reading only"):
                await reader.commit(Change(1.0))
        await store.commit(Change(2.0, handled=Handled(LIBERA, position="still mine")))


async def test_reading_only_makes_neither_file_nor_schema(tmp_path: Path) -> None:
    where = tmp_path / "unobot.db"
    with pytest.raises(Unopenable, match="No such file"):
        await Store.open(str(where), only_read=True)
    Database(str(where)).close()
    for _ in range(2):
        with pytest.raises(Unopenable, match="is empty"):
            await Store.open(str(where), only_read=True)


def test_the_migrations_lead_to_the_schema_that_the_queries_use(location: str) -> None:
    database = Database(location)
    with database.writing() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def test_a_migration_is_called_by_its_revision_and_follows_the_one_before() -> None:
    shipped = sorted(ScriptDirectory(SHIPPED).walk_revisions(), key=lambda script: Path(script.path).name)
    assert [Path(script.path).name[:6] for script in shipped] == [f"r{s.revision}_" for s in shipped]
    assert [script.down_revision for script in shipped] == [None, *(s.revision for s in shipped[:-1])]


async def test_an_older_schema_is_upgraded_with_what_it_holds(location: str, tmp_path: Path) -> None:
    async with await Store.open(location) as store:
        await store.commit(started())
    _upgrade(location, _scripts_of_the_future(tmp_path))
    database = Database(location)
    with database.reading() as connection:
        assert connection.execute(text("SELECT room, motto FROM tables")).all() == [("#uno", "#uno")]
    database.close()


async def test_a_newer_schema_is_refused_and_left_as_it_is(location: str, tmp_path: Path) -> None:
    future = _scripts_of_the_future(tmp_path)
    _upgrade(location, future)
    for only_read in (False, True):
        with pytest.raises(Unopenable, match=r"newer unobot \(schema 9999; this one knows up to 0001\)"):
            await Store.open(location, only_read=only_read)
    _upgrade(location, future)


async def test_a_failing_migration_changes_nothing(location: str, tmp_path: Path) -> None:
    async with await Store.open(location) as store:
        await store.commit(started())
    broken = _scripts_of_the_future(tmp_path, NEXT + '    raise RuntimeError("broken migration")\n')
    with pytest.raises(RuntimeError, match="broken migration"):
        _upgrade(location, broken)
    async with await Store.open(location) as store:
        assert len(await store.read(read.tables)) == 1


async def test_somebody_elses_database_is_refused(location: str) -> None:
    database = Database(location)
    with database.writing() as connection:
        connection.execute(text("CREATE TABLE recipes (cake TEXT)"))
    with pytest.raises(Unopenable, match="something other than unobot"):
        await Store.open(location)
    database.close()


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("{folder}/missing/unobot.db", "No such file or directory"),
        ("{folder}", "unable to open database file"),
        ("{folder}/text.db", "not a database"),
        ("mysql://ann:secret@example.org/uno", "expected a file, or a postgresql:// URL"),
        ("://", "cannot be read as one"),
        ("postgresql://ann:secret@127.0.0.1:1/uno", "127.0.0.1"),
    ],
)
async def test_what_cannot_be_opened_is_refused_with_the_reason_and_no_password(
    where: str, why: str, tmp_path: Path
) -> None:
    (tmp_path / "text.db").write_text("These are not the pages you are looking for.\n" * 100)
    if where.startswith("postgresql"):
        pytest.importorskip("psycopg", reason="the PostgreSQL driver is optional")
    with pytest.raises(Unopenable) as refusal:
        await Store.open(where.format(folder=tmp_path))
    assert why in str(refusal.value)
    assert "secret" not in str(refusal.value)


def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    # None there makes the import fail, as where it is not installed
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unopenable, match=r"pip install 'unobot\[postgresql\]'"):
        check_location("postgresql://unobot@127.0.0.1/uno")


@pytest.mark.parametrize("kind", ["postgresql+asyncpg", "postgresql+psycopg2", "mariadb"])
def test_another_kind_of_database_or_driver_is_told_what_is_expected(kind: str) -> None:
    with pytest.raises(Unopenable, match="expected a file, or a postgresql:// URL"):
        check_location(f"{kind}://unobot@127.0.0.1/uno")


def _modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def _scripts_of_the_future(folder: Path, revision: str = NEXT) -> Path:
    scripts = folder / "migrations 100%"
    shutil.copytree(SHIPPED, scripts)
    (scripts / "versions" / "r9999_future.py").write_text(revision)
    return scripts


def _upgrade(location: str, scripts: Path) -> None:
    database = Database(location)
    try:
        with database.writing() as connection:
            upgrade(connection, scripts)
    finally:
        database.close()


def test_an_error_of_the_database_does_not_quote_what_was_to_be_stored(location: str) -> None:
    database = Database(location)
    with pytest.raises(DBAPIError) as error, database.writing() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:hand)"), {"hand": "wd4 r5"})
    database.close()

    assert "nowhere" in str(error.value)
    assert "wd4" not in str(error.value)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 4 MB, which root alone can mount."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4M", "none", str(disk)]
    if (done := subprocess.run(mount, check=False, capture_output=True, text=True)).returncode:
        pytest.skip(f"a small disk cannot be mounted: {done.stderr.strip()}")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


_LEFT_BY_A_CRASH = """
import asyncio, os, sys
from tests.bot.store.committer import command
from tests.bot.store.words import started
from unobot.store import Store

async def main() -> None:
    store = await Store.open(sys.argv[1])
    await store.commit(started())
    for number in range(1, 61):
        await store.commit(command(number))
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


def _fill(disk: Path, left: int) -> None:
    """Fill the disk until so many bytes are left."""
    found = os.statvfs(disk)
    (disk / "filler").write_bytes(bytes(found.f_bavail * found.f_frsize - left))


async def _open_and_close(location: str) -> None:
    await (await Store.open(location)).close()


def test_a_full_disk_at_the_start_after_a_crash_is_told_in_a_sentence(
    tmp_path: Path, small_disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crashed = tmp_path / "unobot.db"
    killed = subprocess.run([sys.executable, "-c", _LEFT_BY_A_CRASH, str(crashed)], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert Path(f"{crashed}-wal").stat().st_size > crashed.stat().st_size
    told = set[str]()
    # from none for the shared memory to enough for all that an opening writes
    for left in range(0, 160, 8):
        for file in small_disk.iterdir():
            file.unlink()
        for suffix in ("", "-wal", "-count"):
            shutil.copy(f"{crashed}{suffix}", small_disk)
        _fill(small_disk, left * 1024)
        try:
            asyncio.run(_open_and_close(str(small_disk / "unobot.db")))
        except Unopenable as error:
            told.add(str(error))
        else:
            told.add("opened")
    full = f"sqlite:///{small_disk}/unobot.db: the disk is full"
    assert told == {full, "opened"}
    # it is small, and was looked through as far as it could be read
    assert "too large" not in "".join(capsys.readouterr())
