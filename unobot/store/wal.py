"""SQLite's second file (-wal): whether commits are lost in it, which SQLite itself passes over in silence.

SQLite reads it up to the first frame whose checksum is wrong, for so ends a file that was being written when the power
failed. Where whole commits follow such a frame, it is damage: each was on the disk before the next began.
"""

import struct
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

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


def commits_lost(path: Path) -> bool:
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


def mended(data: bytes) -> bytes:
    """The same file with checksums that are right up to the last commit: what one wrong bit makes unreadable can be read.

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
