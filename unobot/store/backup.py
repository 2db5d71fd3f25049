"""A backup: the whole store as it is at one moment, in one SQLite file, whatever the store itself is."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert

from unobot.store.address import file_of
from unobot.store.copying import copy_rows, make_durable, private_part, sound_rounds, told
from unobot.store.database import Database
from unobot.store.errors import Unopenable
from unobot.store.live import seal
from unobot.store.migrate import require_known, require_newest, upgrade
from unobot.store.ranking.recounting import count_anew
from unobot.store.rescue import opened
from unobot.store.salvage import Whole, whole
from unobot.store.schema import KEPT, OF_PROCESSES
from unobot.store.writers import make_instance


def back_up(location: str, file: Path, *, replace: bool = False) -> int:
    """Write a backup that its owner alone can read, while the bot may run; returns how many rounds it holds.

    A file that is there already stays as it is unless `replace`, and then until the new one is whole. Raises `Unopenable`.
    """
    file = file.absolute()
    _look_at_place(file, file_of(location), replace=replace)
    database = Database(location, make=False)
    try:
        with told(database.name), private_part(file.parent) as part:
            (_copy_server if database.is_server else _copy_file)(database, part)
            rounds = sound_rounds(part)
            make_durable(part)
            part.replace(file)
            make_durable(file)
            return rounds
    finally:
        database.close()


def salvage(location: str, file: Path, *, replace: bool = False) -> tuple[int, Whole]:
    """Write a backup of what is whole in a damaged store, which is only read; returns how many rounds it holds.

    Raises `Unopenable` as `back_up` does.
    """
    file = file.absolute()
    _look_at_place(file, file_of(location), replace=replace)
    with opened(location) as rescue, told(str(file)), private_part(file.parent) as part:
        found = whole(rescue)
        _write(found, part)
        rounds = sound_rounds(part)
        make_durable(part)
        part.replace(file)
        make_durable(file)
        return rounds, found


def _write(found: Whole, part: Path) -> None:
    copy = Database(str(part))
    try:
        with copy.writing() as target:
            upgrade(target)
            for table in KEPT:
                known = set(table.columns.keys())
                rows = [
                    {n: v for n, v in row.items() if n in known} for row in found.rows.get(table.name, ())
                ]
                if rows:
                    target.execute(insert(table), rows)
            make_instance(target)
            # of the results that are left
            count_anew(target)
            seal(target)
    finally:
        copy.close()


def _look_at_place(file: Path, store: Path | None, *, replace: bool) -> None:
    if not file.exists():
        return
    if store is not None and store.exists() and file.samefile(store):
        raise Unopenable(f"{file} is the store itself; name another file.")
    if not replace or not file.is_file():
        raise Unopenable(f"{file} is there already; name another file, or say --replace.")


def _copy_file(database: Database, part: Path) -> None:
    with database.snapshot() as connection, closing(sqlite3.connect(part)) as copy:
        require_known(connection)
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        # in one step: between steps the bot writes, and SQLite would begin again each time
        source.backup(copy, pages=-1)
        # else the copy, put in the store's place by hand, would be taken for a store that has lost its last commits
        for table in reversed(OF_PROCESSES):
            copy.execute(f"DELETE FROM {table.name}")  # noqa: S608 - names of our own
        copy.commit()


def _copy_server(database: Database, part: Path) -> None:
    copy = Database(str(part))
    try:
        with copy.writing() as target:
            upgrade(target)
            with database.snapshot() as source:
                require_newest(source)
                copy_rows(source, target)
    finally:
        copy.close()
