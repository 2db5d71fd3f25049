"""Kinds of damage, each done to the files of a store in a folder."""

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.damage.stores import NAME, Stores, values

PAGE: Final = 4096
FRAME: Final = 24 + PAGE
WAL_HEADER: Final = 32

Harm = Callable[[Path, Random, Stores], None]
"""Given the folder, chance, and the stores that were there, older ones included."""


def _change(end: str, harm: Callable[[bytearray, Random], bytes | bytearray]) -> Harm:
    def harmed(folder: Path, chance: Random, _: Stores) -> None:
        file = folder / f"{NAME}{end}"
        file.write_bytes(harm(bytearray(file.read_bytes()), chance))

    return harmed


def flip(data: bytearray, chance: Random, start: int = 0, size: int | None = None) -> bytearray:
    """One bit of this part has become another."""
    data[start + chance.randrange(size or len(data) - start)] ^= 1 << chance.randrange(8)
    return data


def _byte(data: bytearray, chance: Random) -> bytearray:
    """A byte that may be part of a text has become another such."""
    places = [at for at, byte in enumerate(data) if 0x30 <= byte < 0x7B]
    data[chance.choice(places)] = chance.randrange(0x30, 0x7B)
    return data


def _fill(data: bytearray, chance: Random, size: int, *, noise: bool) -> bytearray:
    at = chance.randrange(len(data) // size) * size
    data[at : at + size] = chance.randbytes(size) if noise else bytes(size)
    return data


def _swap(data: bytearray, chance: Random) -> bytearray:
    one, other = (chance.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    data[one : one + PAGE] = data[other : other + PAGE]
    return data


def _shifted(data: bytearray, chance: Random) -> bytearray:
    at = chance.randrange(len(data))
    return data[:at] + data[at + 1 :]


def _cut(data: bytearray, chance: Random, unit: int = 1) -> bytearray:
    return data[: chance.randrange(1, len(data) // unit) * unit]


def _cut_frames(data: bytearray, chance: Random) -> bytearray:
    return data[: WAL_HEADER + chance.randrange(1, (len(data) - WAL_HEADER) // FRAME) * FRAME]


def _frames_gone(data: bytearray, chance: Random) -> bytearray:
    at = WAL_HEADER + chance.randrange((len(data) - WAL_HEADER) // FRAME) * FRAME
    return data[:at] + data[at + FRAME :]


def _last_frame(data: bytearray, chance: Random) -> bytearray:
    """A bit of the commit that was acknowledged last; behind it may stand what is left of earlier ones."""
    salts = data[16:24]
    frames = range(WAL_HEADER, len(data) - FRAME + 1, FRAME)
    last = max(at for at in frames if data[at + 8 : at + 16] == salts)
    return flip(data, chance, last, FRAME)


def _missing(end: str) -> Harm:
    return lambda folder, _chance, _stores: (folder / f"{NAME}{end}").unlink()


def _bit_in_row(table: str, folder: Path, chance: Random, _: Stores) -> None:
    """One bit of a value of that table, wherever it stands in the file."""
    file = folder / NAME
    data = bytearray(file.read_bytes())
    there = values(file, table)
    # not the name of the network, which stands in most rows
    value = chance.choice([value for value in there if data.count(value) < 3] or there)
    places = [at for at in range(len(data)) if data.startswith(value, at)]
    flip(data, chance, chance.choice(places), len(value))
    file.write_bytes(data)


def _older_page(folder: Path, chance: Random, stores: Stores) -> None:
    """A write was lost: a page is as it was long ago, and in itself whole."""
    file, before = folder / NAME, (stores.early / NAME).read_bytes()
    data = bytearray(file.read_bytes())
    pages = range(PAGE, min(len(data), len(before)), PAGE)
    differ = [at for at in pages if data[at : at + PAGE] != before[at : at + PAGE]]
    at = chance.choice(differ)
    data[at : at + PAGE] = before[at : at + PAGE]
    file.write_bytes(data)


def _older(end: str) -> Harm:
    """A whole file is as it was long ago."""

    def harmed(folder: Path, _: Random, stores: Stores) -> None:
        shutil.copy(stores.early / f"{NAME}{end}", folder / f"{NAME}{end}")

    return harmed


def _text(_data: bytearray, _chance: Random) -> bytes:
    return b"These are not the pages you are looking for.\n" * 1000


_ROWS: Final = ("tables", "rounds", "inputs", "checkpoints", "settings", "records", "shelf", "positions", "outgoing", "instance")  # fmt: skip

STOPPED: Final[dict[str, Harm]] = {
    **{f"a bit in a row of {table}": partial(_bit_in_row, table) for table in _ROWS},
    "a bit anywhere": _change("", flip),
    "a bit in the first page": _change("", lambda data, chance: flip(data, chance, 0, PAGE)),
    "another letter": _change("", _byte),
    "a page of zeros": _change("", lambda data, chance: _fill(data, chance, PAGE, noise=False)),
    "a page of noise": _change("", lambda data, chance: _fill(data, chance, PAGE, noise=True)),
    "a sector of zeros": _change("", lambda data, chance: _fill(data, chance, 512, noise=False)),
    "a sector of noise": _change("", lambda data, chance: _fill(data, chance, 512, noise=True)),
    "a page in the place of another": _change("", _swap),
    "a page as it was long ago": _older_page,
    "a byte missing": _change("", _shifted),
    "cut anywhere": _change("", _cut),
    "cut after a page": _change("", lambda data, chance: _cut(data, chance, PAGE)),
    "half a copy": _change("", lambda data, _: data[: len(data) // 2]),
    "empty": _change("", lambda _data, _chance: b""),
    "a header of noise": _change("", lambda data, chance: chance.randbytes(100) + data[100:]),
    "a text file": _change("", _text),
    "-count of noise": _change("-count", lambda data, chance: chance.randbytes(len(data))),
}
"""What is done to a store that was stopped."""

CRASHED: Final[dict[str, Harm]] = {
    "-wal missing": _missing("-wal"),
    "-wal: a bit": _change("-wal", flip),
    "-wal: a bit in its header": _change("-wal", lambda data, chance: flip(data, chance, 0, WAL_HEADER)),
    "-wal: a bit in the last commit": _change("-wal", _last_frame),
    "-wal: a sector of zeros": _change("-wal", lambda data, chance: _fill(data, chance, 512, noise=False)),
    "-wal: a sector of noise": _change("-wal", lambda data, chance: _fill(data, chance, 512, noise=True)),
    "-wal: cut anywhere": _change("-wal", _cut),
    "-wal: cut after a frame": _change("-wal", _cut_frames),
    "-wal: a frame missing": _change("-wal", _frames_gone),
    "-wal: empty": _change("-wal", lambda _data, _chance: b""),
    "-wal as it was long ago": _older("-wal"),
    "-shm of noise": _change("-shm", lambda data, chance: chance.randbytes(len(data))),
    "-shm missing": _missing("-shm"),
    "the database missing, not -wal": _missing(""),
    "the database empty, not -wal": _change("", lambda _data, _chance: b""),
    "the database as it was long ago": _older(""),
    "a page of zeros below -wal": _change("", lambda data, chance: _fill(data, chance, PAGE, noise=False)),
    "a bit below -wal": _change("", flip),
}
"""What is done to a store as a killed process has left it."""
