"""Damage in a store: looked for in rows, pages, the write-ahead log, and by the last commit that was noted beside it."""

import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

import structlog
from sqlalchemy import Connection, Executable, create_engine, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from unobot.store.change import Damaged
from unobot.store.database import Database
from unobot.store.migrations import has_known_schema, stored_revision
from unobot.store.rows import is_whole, live, total
from unobot.store.schema import metadata

_HEADER: Final = struct.Struct(">8I")
_FRAME: Final = struct.Struct(">6I")
_MAGIC: Final = 0x377F0683
_VERSION: Final = 3_007_000
_PAGE: Final = 4096
_LARGEST: Final = 20_000_000
"""Bytes; SQLite begins the file anew at 4 MB, unless somebody reads for very long."""


class _Frame(NamedTuple):
    salts: tuple[int, int]
    commits: bool
    sound: bool


def has_lost_commits(path: Path) -> bool:
    """Whether a commit that was acknowledged stands in the -wal file of this database and is not read any more."""
    wal = Path(f"{path}-wal")
    if not wal.exists() or not _HEADER.size < wal.stat().st_size < _LARGEST:
        return False
    data = wal.read_bytes()
    frames = list(_frames(data))
    bad = next((at for at, frame in enumerate(frames) if not frame.sound), len(frames))
    after = frames[bad:]
    # frames with other salts are what is left from before the file was begun anew
    newest = _header(data).salts if _header(data).sound or not frames else frames[0].salts
    # the last commit may not have been acknowledged: there must be something of its time behind it
    return any(one.commits and one.salts == newest == other.salts for one, other in pairwise(after))


def repair_wal(data: bytes) -> bytes:
    """Return a -wal file with checksums that are right up to the last commit: what one wrong bit makes unreadable can be read.

    The bit itself stays wrong.
    """
    if len(data) < _HEADER.size + _FRAME.size:
        return b""
    header = _header(data)
    # of a header that is damaged nothing is believed; this is what this bot's databases have
    order, size = (header.order, header.size) if header.sound else ("<", _PAGE)
    heads = [_FRAME.unpack_from(data, at) for at in _places(data, size)]
    salts = header.salts if header.sound else heads[0][2:4]
    length = max((at for at, head in enumerate(heads, 1) if head[1] and head[2:4] == salts), default=0)
    begin = struct.pack(">6I", _MAGIC if order == ">" else _MAGIC & ~1, _VERSION, size, 0, *salts)
    sums = _summed(begin, order, (0, 0))
    out = [begin, struct.pack(">2I", *sums)]
    for at in _places(data, size)[:length]:
        page = data[at + _FRAME.size : at + _FRAME.size + size]
        sums = _summed(data[at : at + 8] + page, order, sums)
        out += [data[at : at + 8], struct.pack(">4I", *salts, *sums), page]
    return b"".join(out)


def _places(data: bytes, size: int) -> range:
    """Where the frames begin, with pages of that size."""
    return range(_HEADER.size, len(data) - _FRAME.size - size + 1, _FRAME.size + size)


class _Header(NamedTuple):
    order: str
    size: int
    salts: tuple[int, int]
    sums: tuple[int, int]
    sound: bool


def _header(data: bytes) -> _Header:
    magic, _, size, _, first, second, one, two = _HEADER.unpack_from(data)
    order = ">" if magic & 1 else "<"
    sums = _summed(data[:24], order, (0, 0))
    return _Header(order, size, (first, second), sums, magic | 1 == _MAGIC and sums == (one, two))


def _frames(data: bytes) -> Iterator[_Frame]:
    """Each frame; it is sound if it and all before it are."""
    order, size, salts, sums, sound = _header(data)
    if size not in {1 << power for power in range(9, 17)}:
        return
    for at in _places(data, size):
        _, commit, first, second, one, two = _FRAME.unpack_from(data, at)
        if sound:
            page = data[at + _FRAME.size : at + _FRAME.size + size]
            sums = _summed(data[at : at + 8] + page, order, sums)
            sound = (first, second) == salts and sums == (one, two)
        yield _Frame((first, second), bool(commit), sound)


def _summed(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """The checksum of SQLite's file format, which goes on from frame to frame."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two


_BEGIN: Final = "unobot 1"
_LONGEST_NOTE: Final = 200


class Noted(NamedTuple):
    """The last commit of a writer, by the number that the database then had as its next key.

    `below` is the writer that the main file names by itself, without the -wal file.
    """

    writer: str
    mark: int
    below: str | None = None

    def lost(self, writer: str, mark: int) -> bool:
        """Whether a database with that writer and number has lost commits.

        One that knows this writer neither in its main file nor in -wal is another: it was put there by somebody.
        """
        return self.writer in {writer, self.below} and mark < self.mark


class LastCommit:
    """Notes every commit of one writer. Raises OSError if the file cannot be made."""

    def __init__(self, database: Path, writer: str) -> None:
        path = _beside(database)
        path.touch(0o600)
        path.chmod(0o600)  # the mode given to `touch` is only an upper bound
        # unbuffered: what is written is with the system, also when this process is killed
        self._file: Final = path.open("r+b", buffering=0)
        self._writer: Final = writer

    def note(self, mark: int) -> None:
        """Note that a commit with that number is durable."""
        # as long each time, so that it is overwritten in one piece
        said = f"{_BEGIN} {self._writer} {mark:020d}"
        self._file.seek(0)
        self._file.write(f"{said} {crc32(said.encode()):08x}\n".encode())

    def close(self) -> None:
        """Close the file; it stays."""
        self._file.close()


def read_last_commit(database: Path) -> Noted | None:
    """Return what was noted beside this database; None if nothing was, or if it cannot be read."""
    try:
        said, _, sum_ = _beside(database).read_bytes()[:_LONGEST_NOTE].decode().strip().rpartition(" ")
        begin, writer, mark = said.rsplit(" ", 2)
        last = int(mark)
        if (begin, int(sum_, 16)) != (_BEGIN, crc32(said.encode())):
            return None
    except (OSError, ValueError, TypeError):
        return None
    below = None
    # what is told to be immutable is read without -wal
    where = f"{database.absolute().as_uri()}?mode=ro&immutable=1"
    with suppress(sqlite3.Error), closing(sqlite3.connect(where, uri=True)) as connection:
        found = connection.execute("SELECT name FROM writers").fetchone()
        below = str(found[0]) if found else None
    return Noted(writer, last, below)


def _beside(database: Path) -> Path:
    return Path(f"{database}-count")


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
    """Yield the faults in the rows that a bot reads when it starts, in words that show no hand; the cheapest to find first.

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
    """Yield what a query finds, all columns that there are, whatever the version."""
    for row in connection.execute(query).mappings():
        yield dict(row)


def name_of(table: str, row: Row) -> str:
    """Return in words which row it is: the table and its key."""
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


_LONGEST: Final = 5.0
"""Seconds that looking may take; 100 MB take one on an old disk."""

_MOMENT: Final = 0.2

_SMALL: Final = 50_000_000
"""Bytes up to which a file is looked at as closely as SQLite can."""

_KINDS: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_CODES: Final = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ}
"""Only these: a full disk is a SQLITE_IOERR, too."""

CURE: Final = (
    "Keep a copy of it and of the files beside it (-wal, -shm, -count), look for a failing disk, then: "
    "unobot restore BACKUP --replace (unobot check --data tells what can be saved without a backup)"
)
"""What the operator is to do."""

_log: Final = structlog.get_logger(__name__)


def look_for_damage(path: Path) -> None:
    """Raise `Damaged` if the file is not as SQLite and this bot have left it; it is only read."""
    # as SQLite does: -wal stands beside the file itself, not beside a link to it
    path = path.resolve()
    if found := _fault_in_file(path):
        raise Damaged(f"{path} is damaged: {found}. Nothing was written to it. {CURE}")


def look_at_rows(database: Database) -> None:
    """Raise `Damaged` if rows of the database, of any kind, are not as this bot has left them."""
    with database.snapshot() as connection:
        if has_known_schema(connection) and (found := next(faults(connection), None)):
            raise Damaged(f"{database.name} is damaged: {found}. Nothing was written to it. {CURE}")


def _fault_in_file(path: Path) -> str | None:
    """Return what is wrong with a SQLite store; None also if it cannot be opened: whoever opens it next says why."""
    wal = Path(f"{path}-wal")
    if not _size(path):
        # what is wrong where there is no database, or an empty file
        if _size(wal):
            # SQLite would delete it
            return "the file is missing or empty, but not the -wal file beside it"
        return "the file is empty" if path.is_file() and read_last_commit(path) else None
    if has_lost_commits(path):
        # while another bot writes, half of a write may have been seen
        time.sleep(_MOMENT)
        if has_lost_commits(path):
            return "commits that were acknowledged stand in -wal behind others that cannot be read"
    used = wal.exists()
    found = _found_by_reading(path, used=used)
    # a bot that was started meanwhile has written under our eyes
    return _found_by_reading(path, used=True) if found and not used and wal.exists() else found


def _found_by_reading(path: Path, *, used: bool) -> str | None:
    """Return what SQLite and the rows say is wrong, or None. `used`: there is a -wal file, so that somebody may be writing."""
    # without one SQLite would make an empty one, and nothing is to be changed
    mode = "mode=ro" if used else "mode=ro&immutable=1"
    try:
        # a connection that may write would move what is in the -wal file into the database when it is closed
        with closing(sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=10)) as connection:
            until = time.monotonic() + _LONGEST
            connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
            # the longer one also compares each index with its table
            check = "integrity_check" if path.stat().st_size < _SMALL else "quick_check"
            try:
                found = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
            except sqlite3.OperationalError as error:
                # it says nothing of the store that another has it, or that the disk is full: who opens it next does
                if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                    raise
                _log.warning("the store is too large to be looked through at the start", store=str(path))
                found = "ok"
            connection.set_progress_handler(None, 0)
            return found if found != "ok" else fault_in_rows(connection, read_last_commit(path))
    except (sqlite3.Error, SQLAlchemyError, UnicodeError) as error:
        return str(error) if is_damage(error) else None


def _size(path: Path) -> int:
    return path.stat().st_size if path.is_file() else 0


def is_damage(error: BaseException | None) -> bool:
    """Whether the driver has found what SQLite would never write."""
    if isinstance(error, UnicodeError):
        return True
    if not isinstance(error, sqlite3.Error):
        return False
    # the low byte is the kind, the rest details; an undecodable text is found by Python and has no code
    code = getattr(error, "sqlite_errorcode", 0)
    return code in _CODES or code & 0xFF in _KINDS or str(error).startswith("Could not decode")


def fault_in_rows(connection: sqlite3.Connection, last: Noted | None = None) -> str | None:
    """Return what is wrong in the rows that a bot reads when it starts, or None; `last` is the last commit that is known of."""
    engine = create_engine(
        "sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True
    )
    try:
        with engine.connect() as reading:
            # of one moment: another bot may be writing, and rows of two moments do not fit together
            reading.exec_driver_sql("BEGIN")
            if last and stored_revision(reading) is None:
                return "there is nothing in it"
            return next(faults(reading, last), None) if has_known_schema(reading) else None
    except (TypeError, ValueError) as error:
        return f"{type(error).__name__} in a row"
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error) and is_damage(error.orig):
            return str(error.orig)
        raise
