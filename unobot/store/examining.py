"""What is wrong with the rows that a bot reads when it starts: damage that the database itself does not see."""

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Executable, select, text

from unobot.store.checksums import is_whole
from unobot.store.last_commit import Noted
from unobot.store.live import live, total
from unobot.store.schema import metadata

Row = dict[str, Any]

_ROUNDS: Final = text("SELECT r.* FROM tables t JOIN rounds r ON r.id = t.round")
_INPUTS: Final = text(
    "SELECT i.* FROM tables t LEFT JOIN checkpoints c ON c.round = t.round"
    " JOIN inputs i ON i.round = t.round AND i.number > coalesce(c.covers, 0)"
)
_PLAYED: Final = text(
    "SELECT t.network, t.room, t.round, t.given, r.id, coalesce(c.covers, 0) AS covers"
    " FROM tables t LEFT JOIN rounds r ON r.id = t.round LEFT JOIN checkpoints c ON c.round = t.round"
    " WHERE t.round IS NOT NULL"
)


def faults(connection: Connection, noted: Noted | None = None) -> Iterator[str]:
    """What is wrong, one fault after the other, cheapest first; no hand is in the words.

    `noted` is the last commit that is known from elsewhere. Raises what the database raises.
    """
    yield from _faults_of_instance(connection, noted)
    read: list[tuple[str, Executable]] = [
        (table.name, select(text("*")).select_from(table)) for table in live(connection)
    ]
    for table, query in (*read, ("rounds", _ROUNDS), ("inputs", _INPUTS)):
        for row in rows(connection, query):
            if not is_whole(table, row):
                yield f"{name_of(table, row)} is not as it was written"
    yield from _missing_inputs(connection)
    if connection.dialect.name == "sqlite":
        (kept,) = connection.exec_driver_sql("SELECT total FROM instance").scalars()
        if kept != total(connection):
            yield "a row is missing, or is as it was long ago"


def rows(connection: Connection, query: Executable) -> Iterator[Row]:
    """What a query finds, all columns that there are, whatever the version."""
    for row in connection.execute(query).mappings():
        yield dict(row)


def name_of(table: str, row: Row) -> str:
    """Which row it is, in words: the table and its key."""
    keys = (str(row.get(column.name)) for column in metadata.tables[table].primary_key)
    # damage may have made anything of them, also what a terminal obeys
    shown = ("".join(sign if sign.isprintable() else "?" for sign in key[:80]) for key in keys)
    return f"{table} {' '.join(shown)}"


def _faults_of_instance(connection: Connection, noted: Noted | None) -> Iterator[str]:
    found = list(rows(connection, text("SELECT * FROM instance")))
    if len(found) != 1:
        yield f"the table instance has {len(found)} rows, not one"
        return
    (row,) = found
    if not is_whole("instance", row):
        yield "the table instance is not as it was written"
    writers = rows(connection, text("SELECT name, next_key FROM writers")) if noted else ()
    if noted and any(noted.lost(each["name"], each["next_key"]) for each in writers):
        yield "the last commits are missing, although they were acknowledged"
    last = connection.exec_driver_sql("SELECT max(key) FROM outgoing").scalar()
    if last is not None and last >= row["next_key"]:
        yield "the number of the next message is one that was given already"


def _missing_inputs(connection: Connection) -> Iterator[str]:
    there: dict[str, set[int]] = {}
    for row in rows(connection, _INPUTS):
        there.setdefault(row["round"], set()).add(row["number"])
    for row in rows(connection, _PLAYED):
        where = f"the round at {row['room']} on {row['network']}"
        if row["id"] is None:
            yield f"{where} is missing"
        elif row["given"] is not None:
            found, wanted = there.get(row["round"], set()), set(range(row["covers"] + 1, row["given"] + 1))
            if found != wanted:
                yield f"of {where} {len(found ^ wanted)} inputs are missing or too many"
