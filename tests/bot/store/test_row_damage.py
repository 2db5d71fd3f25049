"""A row that is not as the bot has written it is noticed at the start, on SQLite and on PostgreSQL, and nothing is written."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.bot.store.words import LIBERA, ROUND, UNO, given, said, started
from unobot.store import (
    Change,
    Checkpoint,
    Damaged,
    Handled,
    Messages,
    Record,
    RoundFinished,
    RoundProgress,
    Shelved,
    Store,
    StoredSetting,
    TableKept,
    read,
)
from unobot.store.damage import faults, look_at_rows, look_for_damage
from unobot.store.database import Database, file_of
from unobot.store.rows import LIVE

HARM = {
    "tables": "UPDATE tables SET updated = updated + 1",
    "a table's round": "UPDATE tables SET round = NULL",
    "rounds": "UPDATE rounds SET seed = 'feed'",
    "inputs": "UPDATE inputs SET text = 'play b4' WHERE number = 4",
    "an input gone": "DELETE FROM inputs WHERE number = 5",
    "an input too many": "INSERT INTO inputs (round, number, text, at_ms) VALUES ('round-1', 6, 'draw', 1)",
    "checkpoints": "UPDATE checkpoints SET covers = 2",
    "settings": "UPDATE settings SET value = 'vi'",
    "records": "UPDATE records SET until = 5",
    "shelf": "UPDATE shelf SET text = 'texu'",
    "positions": "UPDATE positions SET position = 'here?'",
    "outgoing": "UPDATE outgoing SET at = 7",
    "a checksum gone": "UPDATE outgoing SET crc = NULL",
    "instance": "UPDATE instance SET id = 'x'",
    "a number to be given again": "UPDATE instance SET next_key = 2",
}


async def fill(store: Store) -> None:
    """Keep something of everything that is read at the start."""
    await store.commit(started())
    await store.commit(
        Change(
            2.0,
            table=TableKept(LIBERA, UNO, b"table", ROUND, 5),
            round=RoundProgress(inputs=given(1, 2, 3, 4, 5), checkpoint=Checkpoint(ROUND, b"\0\xff", 3)),
            handled=Handled(LIBERA, position="here"),
            settings=(StoredSetting(LIBERA, "room", UNO, "language", "ja"),),
            records=(Record("bans", LIBERA, "room", "", "*!*@host", b"ann"),),
            shelved=(Shelved(LIBERA, "key", "text"),),
            messages=Messages((said("one"), said("two"))),
        )
    )


def harm(location: str, *statements: str) -> None:
    """Change rows behind the bot's back."""
    database = Database(location)
    with database.writing() as connection:
        for statement in statements:
            connection.execute(text(statement))
    database.close()


def writer(connection: Connection) -> str:
    """Who has opened the store last for writing."""
    return str(connection.execute(text("SELECT name FROM writers")).scalar_one())


def found_after(location: str, harms: dict[str, str]) -> dict[str, str]:
    """What is found after each of these statements, which are taken back."""
    database, found = Database(location), {}
    for what, statement in harms.items():
        with suppress(_TakenBack), database.writing() as connection:
            for each in statement.split(";"):
                connection.execute(text(each))
            found[what] = next(faults(connection), "")
            raise _TakenBack
    database.close()
    return found


class _TakenBack(Exception):
    pass


async def test_every_kind_of_row_that_is_not_as_it_was_written_is_noticed(location: str) -> None:
    async with await Store.open(location) as store:
        await fill(store)
    assert found_after(location, {"nothing": "SELECT 1"}) == {"nothing": ""}
    assert [what for what, found in found_after(location, HARM).items() if not found] == []


async def test_rows_that_are_gone_from_sqlite_are_noticed(tmp_path: Path) -> None:
    location = str(tmp_path / "unobot.db")
    async with await Store.open(location) as store:
        await fill(store)
    # no trigger counts that: as if a page were as it was long ago
    gone = {table.name: f"DROP TRIGGER {table.name}_delete; DELETE FROM {table.name}" for table in LIVE}
    assert [what for what, found in found_after(location, gone).items() if not found] == []


async def test_a_damaged_row_keeps_the_bot_from_starting_and_nothing_is_written(location: str) -> None:
    async with await Store.open(location) as store:
        await fill(store)
    harm(location, HARM["settings"])
    async with await Store.open(location, only_read=True) as reader:
        before = await reader.read(writer)
    with pytest.raises(Damaged, match=r"Nothing was written to it\. .*unobot restore"):
        await Store.open(location)
    async with await Store.open(location, only_read=True) as reader:
        assert await reader.read(writer) == before


async def test_what_the_bot_itself_changes_later_is_no_damage(location: str) -> None:
    async with await Store.open(location) as store:
        await fill(store)
        (one, two) = (found.message for found in await store.read(read.unsent, LIBERA))
        await store.mark_joined(one, [two.key])
        await store.commit(Change(3, settings=(StoredSetting(LIBERA, "room", UNO, "language", None),)))
        await store.commit(Change(4, round=RoundProgress(finished=RoundFinished(ROUND, LIBERA, "{}"))))
        await store.commit(Change(5, table=TableKept(LIBERA, UNO, b"between", None)))
    async with await Store.open(location) as store:
        assert len(await store.read(read.unsent, LIBERA)) == 1


async def test_what_another_bot_writes_meanwhile_is_no_damage(location: str) -> None:
    async with await Store.open(location) as store:
        await fill(store)
        looks = [asyncio.create_task(asyncio.to_thread(look_at_store, location)) for _ in range(3)]
        number = 5
        while not all(look.done() for look in looks):
            number += 1
            # the round's inputs, the table, messages come and go: of two moments they would not fit together
            await store.commit(
                Change(
                    float(number),
                    table=TableKept(LIBERA, UNO, b"table", ROUND, number),
                    round=RoundProgress(inputs=given(number)),
                    messages=Messages((said("one"),), sent=(number - 3,)),
                )
            )
        await asyncio.gather(*looks)
        assert number > 10


def look(location: str) -> None:
    if path := file_of(location):
        look_for_damage(path)
        return
    database = Database(location)
    look_at_rows(database)
    database.close()


def look_at_store(location: str) -> None:
    """Look for damage many times, as who opens the store does."""
    for _ in range(8):
        look(location)
