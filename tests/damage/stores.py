"""Stores to be damaged: with tables in the middle of rounds, and what a bot reads of them when it starts."""

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import Connection

from unobot.adapter import Identity, Network, Outgoing, Room
from unobot.document import Text
from unobot.store import (
    Change,
    Checkpoint,
    Handled,
    InputGiven,
    Messages,
    Record,
    RoundFinished,
    RoundId,
    RoundProgress,
    RoundStarted,
    Shelved,
    Standing,
    Store,
    StoredSetting,
    TableKept,
    read,
)

NET = Network("libera")
FILES = ("", "-wal", "-shm", "-count")
NAME = "unobot.db"


@dataclass(frozen=True)
class Stores:
    """Folders with a store each: `early` and `crashed` as a killed process leaves it, `stopped` as one that was stopped."""

    early: Path
    crashed: Path
    stopped: Path

    @classmethod
    def make(cls, folder: Path, rooms: int = 8, seed: int = 1) -> "Stores":
        """Have a bot write for a while."""
        (folder / "running").mkdir()
        stores = cls(folder / "early", folder / "crashed", folder / "stopped")
        asyncio.run(_write(stores, folder / "running", rooms, Random(seed)))
        return stores


async def _write(stores: Stores, running: Path, rooms: int, chance: Random) -> None:
    async with await Store.open(str(running / NAME)) as store:
        await _settle(store, chance)
        for room in range(rooms):
            await _play(store, Room(f"#uno{room}"), chance)
        # its first life is over: what stands in the main file is of it
        copy(running, stores.early)
    async with await Store.open(str(running / NAME)) as store:
        for room in range(rooms):
            await _play(store, Room(f"#uno{room}"), chance)
        copy(running, stores.crashed)
    copy(running, stores.stopped)


async def _settle(store: Store, chance: Random) -> None:
    for number in range(120):
        who = f"account:player{number}"
        banned = Record("bans", NET, "room", "", f"*!*@host{number}", b"ann")
        await store.commit(
            Change(
                float(number),
                settings=(StoredSetting(NET, "person", who, "language", chance.choice(["ja", "vi"])),),
                records=(banned,) if number % 4 == 0 else (),
                shelved=(Shelved(NET, f"key{number}", chance.randbytes(40).hex()),)
                if number % 5 == 0
                else (),
                handled=Handled(NET, f"message{number}"),
            )
        )


async def _play(store: Store, room: Room, chance: Random) -> None:
    """A finished round, and one that goes on."""
    for ends in (True, False):
        id_ = RoundId(chance.randbytes(8).hex())
        opening, seed = chance.randbytes(900), chance.randbytes(16).hex()
        started = RoundStarted(id_, NET, room, "classic", seed, "ann,bob", opening, seed)
        await store.commit(
            Change(5.0, table=TableKept(NET, room, b"", id_, 0), round=RoundProgress(started=started))
        )
        for number in range(1, 27):
            await store.commit(_turn(room, id_, number, chance))
        if ends:
            standing = Standing(Identity("account:ann"), "ann", 1, 30, won=True, network=NET)
            over = RoundFinished(id_, NET, '{"why":"out"}', (standing,))
            await store.commit(
                Change(90.0, table=TableKept(NET, room, b"between"), round=RoundProgress(finished=over))
            )


def _turn(room: Room, id_: RoundId, number: int, chance: Random) -> Change:
    state = Checkpoint(id_, chance.randbytes(700), number) if number % 3 == 0 else None
    return Change(
        10.0 + number,
        table=TableKept(NET, room, chance.randbytes(300), id_, number),
        round=RoundProgress(
            inputs=(
                InputGiven(
                    id_, number, str(number % 2), f"play r5 {id_}-{number}", 1_700_000_000_000 + number
                ),
            ),
            checkpoint=state,
        ),
        handled=Handled(NET, f"{id_}-{number}", position=f"{id_}-{number}"),
        messages=Messages(
            (Outgoing(0, NET, room, None, (Text(chance.randbytes(60).hex()),)),) if number > 22 else ()
        ),
    )


def copy(source: Path, target: Path) -> None:
    """Copy a store that nobody writes to, with all the files that it has."""
    target.mkdir()
    for end in FILES:
        if (source / f"{NAME}{end}").exists():
            shutil.copy(source / f"{NAME}{end}", target / f"{NAME}{end}")


def contents(store: Path) -> Sequence[bytes | None]:
    """The bytes of the files that hold data, of those that are there."""
    files = (Path(f"{store}{end}") for end in FILES if end != "-shm")
    return [file.read_bytes() if file.exists() else None for file in files]


def restored(connection: Connection) -> object:
    """All that a bot restores from a store."""
    return (
        sorted(read.tables(connection), key=lambda table: table.room),
        read.settings(connection),
        read.records(connection),
        read.shelved(connection, NET),
        read.position(connection, NET),
        read.unsent(connection, NET),
        read.instance_id(connection),
    )


def values(store: Path, table: str) -> list[bytes]:
    """Texts and blobs of a table's rows that a bot reads when it starts, as they stand in the file."""
    wanted = {
        "rounds": "SELECT r.* FROM rounds r JOIN tables t ON t.round = r.id",
        "inputs": "SELECT i.* FROM inputs i JOIN tables t ON t.round = i.round LEFT JOIN checkpoints c"
        " ON c.round = i.round WHERE i.number > coalesce(c.covers, 0)",
    }
    with closing(sqlite3.connect(f"{store.as_uri()}?mode=ro", uri=True)) as connection:
        found = [
            value for row in connection.execute(wanted.get(table, f"SELECT * FROM {table}")) for value in row
        ]
    texts = [value.encode() if isinstance(value, str) else value for value in found]
    return [text for text in texts if isinstance(text, bytes) and len(text) >= 4]
