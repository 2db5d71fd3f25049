"""What is read at the start does not grow with what was ever kept."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from tests.bot.store.words import LIBERA, UNO
from unobot.store import read
from unobot.store.database import Database
from unobot.store.migrations import upgrade

GROWING = {"rounds", "inputs", "results", "checkpoints", "seen"}
"""Where there is more with every round ever played, or every message of a week."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """An empty SQLite file; SQLite plans the same whatever is in it."""
    database = Database(str(tmp_path / "unobot.db"))
    with database.writing() as opened:
        upgrade(opened)
        yield opened
    database.close()


@pytest.mark.parametrize(
    "reading",
    [
        read.instance_id,
        read.tables,
        partial(read.tables, network=LIBERA, room=UNO),
        partial(read.unsent, network=LIBERA),
        read.settings,
        partial(read.shelved, network=LIBERA),
        partial(read.position, network=LIBERA),
    ],
)
def test_nothing_goes_through_all_that_was_ever_kept(
    connection: Connection, reading: Callable[[Connection], object]
) -> None:
    connection.exec_driver_sql("INSERT INTO instance (id, next_key) VALUES ('id', 1)")
    plans = _plans(connection, reading)
    assert plans
    assert not [plan for plan in plans if plan.startswith("SCAN") and plan.split()[1] in GROWING]


def _plans(connection: Connection, reading: Callable[[Connection], object]) -> list[str]:
    """The steps by which SQLite finds what the reading asks for."""
    asked: list[tuple[str, Any]] = []

    def note(*said: Any) -> None:
        asked.append((said[2], said[3]))

    event.listen(connection, "before_cursor_execute", note)
    reading(connection)
    event.remove(connection, "before_cursor_execute", note)
    return [
        str(row[3])
        for statement, values in asked
        for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
    ]
