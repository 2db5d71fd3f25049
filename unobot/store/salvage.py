"""Reading what is whole in a damaged store."""

import shutil
import sqlite3
import struct
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, select, text
from sqlalchemy.exc import SQLAlchemyError

from unobot.store.change import Damaged, Unopenable
from unobot.store.damage import look_for_damage, name_of, repair_wal
from unobot.store.database import Database, file_of
from unobot.store.migrations import require_known
from unobot.store.rows import is_whole
from unobot.store.schema import metadata

Row = dict[str, Any]

_MAGIC: Final = b"SQLite format 3\0"
_PAGE: Final = 4096
_FARTHEST: Final = 2**40
"""No table has so many rows."""


class RowSource:
    """The rows of a store, and what kept others from being read."""

    def __init__(self, rows: Callable[[str], Iterator[Row]], fault: str | None = None) -> None:
        self._rows = rows
        self.fault = fault
        """Why the bot would not start with this store, if so."""
        self.unread: dict[str, str] = {}
        """The tables of which something could not be read, each with the reason."""

    def rows(self, table: str) -> list[Row]:
        """Every row of the table that can be read, each once, whole or not."""
        found: dict[object, Row] = {}
        keys = [column.name for column in metadata.tables[table].primary_key]
        try:
            for row in self._rows(table):
                found.setdefault(tuple(map(str, (row.get(key) for key in keys))), row)
        except (sqlite3.Error, SQLAlchemyError) as error:
            self.unread[table] = str(getattr(error, "orig", None) or error)
        return list(found.values())


@contextmanager
def open_rows(location: str) -> Iterator[RowSource]:
    """The store at that location, read only. Raises `Unopenable` if there is nothing in it that could be read."""
    path = file_of(location)
    with _from_server(location) if path is None else _from_file(path.resolve()) as source:
        yield source


@contextmanager
def _from_server(location: str) -> Iterator[RowSource]:
    database = Database(location, make=False)
    try:
        with database.snapshot() as connection:
            require_known(connection)

            def rows(table: str) -> Iterator[Row]:
                # in a transaction of its own: after an error the other tables can still be read
                with connection.begin_nested():
                    query = select(text("*")).select_from(metadata.tables[table])
                    yield from (dict(row) for row in connection.execute(query).mappings())

            yield RowSource(rows)
    except SQLAlchemyError as error:
        raise Unopenable(f"{database.name}: {getattr(error, 'orig', None) or error}") from error
    finally:
        database.close()


@contextmanager
def _from_file(path: Path) -> Iterator[RowSource]:
    if not path.is_file():
        raise Unopenable(f"{path}: No such file or directory")
    with tempfile.TemporaryDirectory(prefix="unobot-") as folder:
        copy, fault = Path(folder) / "copy.db", None
        try:
            look_for_damage(path)
            # copy a database that a bot may be writing to, in one step
            where = f"{path.as_uri()}?mode=ro"
            with (
                closing(sqlite3.connect(where, uri=True, timeout=10)) as source,
                closing(sqlite3.connect(copy)) as to,
            ):
                source.backup(to, pages=-1)
        except (Damaged, sqlite3.Error) as error:
            fault = str(error)
            # copy the files as they are, and mend in the copy what keeps SQLite from reading the rest
            shutil.copyfile(path, copy)
            _mend_header(copy)
            wal = Path(f"{path}-wal")
            if wal.exists():
                Path(f"{copy}-wal").write_bytes(repair_wal(wal.read_bytes()))
        with closing(sqlite3.connect(copy)) as connection:
            # undecodable text shall not end the reading; its row's checksum is wrong anyway
            connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
            connection.row_factory = sqlite3.Row
            try:
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            except sqlite3.Error as error:
                raise Unopenable(f"{path}: nothing in it can be read ({error}); restore a backup.") from error
            yield RowSource(lambda table: _rows(connection, table), fault)


def _mend_header(file: Path) -> None:
    """Write the first bytes anew if they are not those of a SQLite database; nothing that matters here is in them."""
    with file.open("r+b") as data:
        if data.read(len(_MAGIC)) == _MAGIC:
            return
        pages = file.stat().st_size // _PAGE
        data.seek(0)
        sizes = struct.pack(">HBBBBBB", _PAGE, 2, 2, 0, 64, 32, 32)
        numbers = struct.pack(">4I", 1, pages, 0, 0) + struct.pack(">6I", 1, 4, 0, 0, 1, 0)
        data.write(_MAGIC + sizes + numbers + bytes(28) + struct.pack(">2I", 1, 3_040_001))


def _rows(connection: sqlite3.Connection, table: str) -> Iterator[Row]:
    """The rows in the order of the file; damaged pages are leapt over. Raises at the end if there were any."""
    # these two have no number for each row
    if table == "inputs":
        yield from _inputs(connection)
        return
    if table == "seen":
        yield from (dict(row) for row in connection.execute("SELECT * FROM seen"))
        return
    last, broken = -1, None
    query = f"SELECT rowid AS _rowid, * FROM {table} WHERE rowid > ? ORDER BY rowid"  # noqa: S608 - a name of ours
    row: sqlite3.Row | None
    while True:
        try:
            for row in connection.execute(query, (last,)):
                # a damaged tree may lead backwards, and for ever round
                last = max(last, row["_rowid"])
                yield _plain(row)
            break
        except sqlite3.DatabaseError as error:
            broken = error
        # one alone: of those that come together the last before a damaged page is not handed out
        if (row := _next(connection, f"{query} LIMIT 1", last)) is None:
            break
        last = row["_rowid"]
        yield _plain(row)
    if broken is not None:
        raise broken


def _plain(row: sqlite3.Row) -> Row:
    return {name: row[name] for name in row.keys() if name != "_rowid"}  # noqa: SIM118 - a Row has no such iteration


def _next(connection: sqlite3.Connection, query: str, last: int) -> sqlite3.Row | None:
    """The next row that can be read, however many pages cannot be; None if there is none."""

    def there(number: int) -> tuple[bool, sqlite3.Row | None]:
        """Whether that can be read which stands behind this number, and the first row of it."""
        try:
            return True, connection.execute(query, (number,)).fetchone()
        except sqlite3.DatabaseError:
            return False, None

    if (found := there(last))[0]:
        return found[1]
    step = 1
    while not (found := there(last + step))[0]:
        step *= 2
        if step > _FARTHEST:
            return None
    low, high = last + step // 2, last + step
    while high - low > 1:
        middle = (low + high) // 2
        if (nearer := there(middle))[0]:
            high, found = middle, nearer
        else:
            low = middle
    return found[1] if found[1] is None or found[1]["_rowid"] > last else None


def _inputs(connection: sqlite3.Connection) -> Iterator[Row]:
    """The inputs of every round that is known of; raises at the end if some could not be read."""
    known: dict[str, None] = {}
    broken = None
    for table, column in (("rounds", "id"), ("tables", "round")):
        with suppress(sqlite3.DatabaseError):
            known |= dict.fromkeys(str(row[column]) for row in _rows(connection, table) if row[column])
    for round_ in known:
        try:
            rows = connection.execute("SELECT * FROM inputs WHERE round = ?", (round_,))
            yield from (dict(row) for row in rows)
        except (sqlite3.DatabaseError, UnicodeError) as error:
            broken = error
    if broken is not None:
        raise sqlite3.DatabaseError(str(broken))


_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "text": (str,),
    "large_binary": (bytes,),
    "integer": (int,),
    "big_integer": (int,),
    "boolean": (int,),
    "float": (float, int),
}
"""What a value may be, by the column's type."""


@dataclass
class Salvaged:
    """All rows that are whole and fit together, by table; `lost` names what is left out, and why."""

    rows: dict[str, list[Row]]
    lost: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    @property
    def damaged(self) -> bool:
        """Whether anything is left out."""
        return any(self.lost.values())


def salvage(source: RowSource) -> Salvaged:
    """Return what can be saved of a damaged store."""
    found = Salvaged({table.name: [] for table in metadata.sorted_tables})
    for table in found.rows:
        for row in source.rows(table):
            fits = all(_fits(column, row) for column in metadata.tables[table].columns)
            if fits and ("crc" not in row or is_whole(table, row)):
                found.rows[table].append(row)
            else:
                found.lost[table].append(f"{name_of(table, row)} is damaged")
        if table in source.unread:
            found.lost[table].append(f"some cannot be read at all ({source.unread[table]})")
    _leave_out_games(found)
    _leave_out_parts(found)
    return found


def _fits(column: Column[Any], row: Row) -> bool:
    """Whether such a value may stand in the column."""
    value = row.get(column.name)
    if value is None:
        return bool(column.nullable)
    try:
        str(value).encode()  # a text that is none cannot be written
    except UnicodeError:
        return False
    return isinstance(value, _KINDS[column.type.__visit_name__])


def _leave_out_games(found: Salvaged) -> None:
    """Leave out every table whose round cannot go on just where it was."""
    rounds = {row["id"] for row in found.rows["rounds"]}
    covers = {row["round"]: row["covers"] for row in found.rows["checkpoints"]}
    given = _numbers(found)
    for row in list(found.rows["tables"]):
        if (id_ := row["round"]) is None:
            continue
        first, last = covers.get(id_, 0), row.get("given")
        last = max(given[id_], default=first) if last is None else last
        why = "its round is damaged" if id_ not in rounds else None
        # all inputs since the checkpoint must be there
        if why is None and not set(range(first + 1, last + 1)) <= given[id_]:
            why = "inputs of its round are damaged"
        if why:
            found.rows["tables"].remove(row)
            found.lost["tables"].append(f"{name_of('tables', row)}: {why}")


def _leave_out_parts(found: Salvaged) -> None:
    """Leave out what refers to something that is left out, and the inputs of rounds of which some are missing."""
    rounds = {row["id"] for row in found.rows["rounds"]}
    playing = {row["round"] for row in found.rows["tables"]}
    broken = {id_ for id_, numbers in _numbers(found).items() if numbers != set(range(1, len(numbers) + 1))}
    for id_ in sorted(broken - playing):
        found.lost["inputs"].append(f"round {id_} cannot be replayed any more")
    for table, kept in (
        ("inputs", (rounds - broken) | playing),
        ("results", rounds),
        ("checkpoints", playing),
    ):
        found.rows[table] = [row for row in found.rows[table] if row["round"] in kept]


def _numbers(found: Salvaged) -> defaultdict[str, set[int]]:
    numbers: defaultdict[str, set[int]] = defaultdict(set)
    for row in found.rows["inputs"]:
        numbers[row["round"]].add(row["number"])
    return numbers


def describe(found: Salvaged) -> Iterator[str]:
    """Yield a line for each table of the database, which says what is whole, and one for each thing that is left out."""
    for table, rows in found.rows.items():
        lost = found.lost.get(table, [])
        yield f"{table}: {len(rows)} whole{f', not all: {len(lost)} left out' if lost else ''}"
        yield from (f"  {each}" for each in lost)
