"""A store that is opened for reading only: the database itself refuses to be changed."""

from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from tests.servers.postgresql import Postgresql, schema_of_its_own
from unobot.adapter import Network
from unobot.store import Change, Store, StoredSetting, read, schema
from unobot.store.database import Database

SETTING = StoredSetting(Network("net"), "room", "#uno", "style", "plain")


async def fill(location: str) -> None:
    async with await Store.open(location) as store:
        await store.commit(Change(at=1.0, settings=(SETTING,)))


def refused(location: str) -> str:
    """What the database says to somebody who tries to write all the same."""
    database = Database(location, only_read=True)
    try:
        with pytest.raises(DBAPIError) as told, database.reading() as connection:
            connection.execute(insert(schema.positions).values(network="net", position="1"))
        return str(told.value.orig)
    finally:
        database.close()


async def test_a_file_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    await fill(str(file))

    assert "readonly database" in refused(str(file))
    assert "readonly database" in refused(f"sqlite:///{file}")


async def test_a_server_cannot_be_written(postgresql: Postgresql) -> None:
    with schema_of_its_own(postgresql) as url:
        await fill(url)

        assert "read-only transaction" in refused(url)


def restore(backup: Path, file: Path) -> None:
    for name in file.parent.glob(f"{file.name}-*"):
        name.unlink()
    backup.replace(file)


async def test_a_file_that_is_put_in_its_place_is_read_from_then_on(tmp_path: Path) -> None:
    file, other = tmp_path / "kept.db", tmp_path / "other.db"
    await fill(str(file))
    async with await Store.open(str(other)):
        pass
    async with await Store.open(str(file), only_read=True) as store:
        assert await store.read(read.settings) == [SETTING]
        restore(other, file)
        assert await store.read(read.settings) == []
