"""What keeping a turn costs: the store's own thread, beside the same statements on bare `sqlite3`."""

import asyncio
import sqlite3
import tempfile
import threading
import time
from pathlib import Path
from statistics import median

from sqlalchemy import create_engine

from tests.bench.measuring import RUNS
from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Face, Name, Text
from unobot.store import (
    Change,
    Checkpoint,
    Handled,
    InputGiven,
    Messages,
    RoundId,
    RoundProgress,
    RoundStarted,
    Store,
    TableKept,
)
from unobot.store.schema import metadata

GOAL = 3.0
"""The store may cost so many times what bare `sqlite3` costs."""

_NET, _ROOM, _ROUND = Network("bench"), Room("#uno"), RoundId("round")
_STATE, _TABLE = b"s" * 700, b"t" * 500
_LINE = (Name("ann", "ann"), Text(" plays "), Face("r5", "red"), Text(". bob: it is your turn."))
_HAND: Document = (
    Text("Your cards: "),
    *(Face(f"b{n}", "blue") for n in range(7)),
    Text(" (playable: b5, draw)"),
)

_BARE: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("UPDATE writers SET next_key = next_key + 2 WHERE name = ? RETURNING next_key", ("w",)),
    (
        "INSERT INTO inputs (round, number, seat, text, at_ms) VALUES (?, ?, ?, ?, ?)",
        (_ROUND, "n", "1", "play r5", 1_700_000_000_000),
    ),
    (
        """INSERT INTO tables (network, room, payload, round, updated) VALUES (?, ?, ?, ?, ?) ON CONFLICT (network, room) DO UPDATE SET
        payload = excluded.payload, round = excluded.round, updated = excluded.updated""",
        (_NET, _ROOM, _TABLE, _ROUND, 1.0),
    ),
    (
        """INSERT INTO checkpoints (round, state, covers) VALUES (?, ?, ?)
        ON CONFLICT (round) DO UPDATE SET state = excluded.state, covers = excluded.covers""",
        (_ROUND, _STATE, "n"),
    ),
    ("INSERT INTO seen VALUES (?, ?, ?)", (_NET, "n", 1.0)),
    (
        "INSERT INTO positions (network, position) VALUES (?, ?) ON CONFLICT (network) DO UPDATE SET position = excluded.position",
        (_NET, "n"),
    ),
    ("INSERT INTO outgoing (key, network, payload, at) VALUES (?, ?, ?, ?)", ("2n", _NET, b"m" * 200, 1.0)),
    ("INSERT INTO outgoing (key, network, payload, at) VALUES (?, ?, ?, ?)", ("2n+1", _NET, b"m" * 400, 1.0)),
    ("DELETE FROM outgoing WHERE key = ?", ("2n-2",)),
    ("DELETE FROM outgoing WHERE key = ?", ("2n-1",)),
)
"""What a turn comes to: an input, the table, the checkpoint, two lines, and the two before them marked as sent."""


def keeping(turns: int = 500) -> tuple[float, float]:
    """Processor time of a turn in the store's thread, in microseconds, and as a multiple of bare `sqlite3`'s."""
    spans: list[float] = []
    ratios: list[float] = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            bare = _bare(Path(folder) / "bare.db", turns)
            spans.append(asyncio.run(_kept(Path(folder) / "store.db", turns)))
        ratios.append(spans[-1] / bare)
    return median(spans) * 1e6, median(ratios)


async def _kept(file: Path, turns: int) -> float:
    async with await Store.open(str(file)) as store:
        await store.commit(_begun())
        (thread,) = (each for each in threading.enumerate() if each.name == "unobot store")
        assert thread.ident is not None
        clock = time.pthread_getcpuclockid(thread.ident)
        await _turns(store, range(1, 50))
        began = time.clock_gettime(clock)
        await _turns(store, range(50, 50 + turns))
        return (time.clock_gettime(clock) - began) / turns


async def _turns(store: Store, numbers: range) -> None:
    for number in numbers:
        committed = await store.commit(_turn(number))
        for message in committed.outgoing:
            store.mark_sent([message.key])


def _begun() -> Change:
    return Change(
        1.0,
        table=TableKept(_NET, _ROOM, _TABLE, _ROUND),
        round=RoundProgress(started=RoundStarted(_ROUND, _NET, _ROOM, "classic", "seed", "ann,bob", _STATE)),
    )


def _turn(number: int) -> Change:
    return Change(
        float(number),
        table=TableKept(_NET, _ROOM, _TABLE, _ROUND),
        round=RoundProgress(
            inputs=(InputGiven(_ROUND, number, "1", "play r5", 1_700_000_000_000 + number),),
            checkpoint=Checkpoint(_ROUND, _STATE, number),
        ),
        handled=Handled(_NET, str(number), position=str(number)),
        messages=Messages(
            (
                Outgoing(0, _NET, _ROOM, None, _LINE, purpose="turn", mention=Identity("bob")),
                Outgoing(0, _NET, _ROOM, Identity("bob"), _HAND, Importance.PRIVATE, "hand"),
            )
        ),
    )


def _bare(file: Path, turns: int) -> float:
    engine = create_engine(f"sqlite:///{file}")
    metadata.create_all(engine)
    engine.dispose()
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("INSERT INTO writers (name, next_key, host, pid, since) VALUES ('w', 1, '', 1, 0)")
    connection.execute(
        "INSERT INTO rounds (id, network, room, preset, seed, seats, opening, started, finished, result) VALUES (?, 'n', 'r', 'p', 's', 'a', x'', 1.0, NULL, NULL)",
        (_ROUND,),
    )
    for number in range(1, 50):
        _bare_turn(connection, number)
    began = time.thread_time()
    for number in range(50, 50 + turns):
        _bare_turn(connection, number)
    span = time.thread_time() - began
    connection.close()
    return span / turns


def _bare_turn(connection: sqlite3.Connection, n: int) -> None:
    numbers: dict[object, int] = {
        "n": n,
        "2n": 2 * n,
        "2n+1": 2 * n + 1,
        "2n-2": 2 * n - 2,
        "2n-1": 2 * n - 1,
    }
    connection.execute("BEGIN IMMEDIATE")
    for statement, row in _BARE:
        connection.execute(statement, [numbers.get(value, value) for value in row]).fetchall()
    connection.execute("COMMIT")
