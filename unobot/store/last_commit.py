"""The number of the last commit, in a small file beside a SQLite database.

When the file -wal is lost, or what stands in it cannot be read, the database is whole and older: nothing in it tells that
something is missing. This file does. It is written after each commit and never forced to the disk: after a power failure
it may be older than the database, which is no damage, and never newer.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

_BEGIN: Final = "unobot 1"
_LONGEST: Final = 200


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
        self._file: Final = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        os.fchmod(self._file, 0o600)  # the mode given to `open` is only an upper bound
        self._writer: Final = writer

    def note(self, mark: int) -> None:
        """A commit with that number is durable."""
        # as long each time, so that it is overwritten in one piece
        said = f"{_BEGIN} {self._writer} {mark:020d}"
        os.pwrite(self._file, f"{said} {crc32(said.encode()):08x}\n".encode(), 0)

    def close(self) -> None:
        """Close the file; it stays."""
        os.close(self._file)


def noted(database: Path) -> Noted | None:
    """What was noted beside this database; None if nothing was, or if it cannot be read."""
    try:
        said, _, sum_ = _beside(database).read_bytes()[:_LONGEST].decode().strip().rpartition(" ")
        begin, writer, mark = said.rsplit(" ", 2)
        return (
            Noted(writer, int(mark), _below(database))
            if (begin, int(sum_, 16)) == (_BEGIN, crc32(said.encode()))
            else None
        )
    except (OSError, ValueError, TypeError):
        return None


def _below(database: Path) -> str | None:
    # what is told to be immutable is read without -wal
    with (
        suppress(sqlite3.Error),
        closing(
            sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        ) as connection,
    ):
        found = connection.execute("SELECT name FROM writers").fetchone()
        return str(found[0]) if found else None
    return None


def _beside(database: Path) -> Path:
    return Path(f"{database}-count")
