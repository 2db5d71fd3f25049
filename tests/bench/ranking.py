"""What is counted of rounds: how long the commands take that ask for it, and what it costs to keep it, beside a bare commit."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median

from _pytest.outcomes import Skipped
from sqlalchemy import Connection

from tests.bench.made_up import BOARD, NOW, make_up
from tests.servers import postgresql
from unobot.adapter import Identity, Network, Room
from unobot.store import PERSON, Change, RoundFinished, RoundId, RoundProgress, RoundStarted, Standing, Store
from unobot.store.change import Executor
from unobot.store.claims import make_instance
from unobot.store.database import Database
from unobot.store.migrations import upgrade
from unobot.store.rows import write_checksums
from unobot_records.boards import (
    best,
    best_rated,
    best_within,
    champions,
    feats,
    find_career,
    meeting,
    profile,
    profile_of,
)
from unobot_records.counting import month, season, season_before, week
from unobot_records.results import RecordsTally, count_round

FEW = 20_000
"""So many rounds are measured where nobody says how many."""
GOAL = 50.0
"""Milliseconds in which every command answers."""

_NET = Network(BOARD)


def rows(many: int = FEW) -> Iterator[str]:
    """The lines of the report: on SQLite, and on PostgreSQL where it is installed."""
    yield from on_sqlite(many)
    yield from on_postgresql(many)


def on_sqlite(many: int) -> Iterator[str]:
    """The same for a new SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _on("SQLite", str(Path(folder) / "bench.db"), many)


def on_postgresql(many: int) -> Iterator[str]:
    """The same for a new PostgreSQL cluster."""
    try:
        cluster = postgresql.started()
    except Skipped:
        yield "PostgreSQL is not installed"
        return
    try:
        with postgresql.schema_of_its_own(cluster) as address:
            yield from _on("PostgreSQL", address, many)
    finally:
        cluster.remove()


def _on(kind: str, location: str, many: int) -> Iterator[str]:
    database = Database(location)
    began = time.perf_counter()
    with database.long_writing() as connection:
        upgrade(connection)
        make_instance(connection)
        write_checksums(connection)
        make_up(connection, many)
    yield f"{f'{kind}: {many:,} rounds made up, with all that is counted':52} {time.perf_counter() - began:9.1f} s"
    if kind == "PostgreSQL":
        # what a server does by itself in the hours that this takes on the way
        with database.long_writing() as connection:
            connection.exec_driver_sql("ANALYZE")
    with database.reading() as connection:
        # SQLite works in this process, so that what else runs here can be left out
        clock = time.perf_counter if database.is_server else time.process_time
        for command, reading in questions().items():
            span = _milliseconds(partial(reading, connection), clock)
            yield f"{f'{kind}: {command}':52} {span:9.2f} ms (goal {GOAL:.0f})"
    database.close()
    kept, bare = asyncio.run(_upkeep(location))
    yield f"{f'{kind}: keeping a finished round':52} {kept:9.2f} ms, {kept / bare:.2f} × without counting it"


def questions() -> dict[str, Callable[[Connection], object]]:
    """What each of the commands asks the store."""
    past = [season_before(season(NOW))]
    for _ in range(3):
        past.append(season_before(past[-1]))
    ann, bob = f"{_NET} account:p1", f"{_NET} account:p2"
    return {
        "!stats": lambda c: profile(c, _NET, ann),
        "!stats NAME": lambda c: (named := find_career(c, _NET, "P2")) and profile_of(c, _NET, named),
        "!top10": lambda c: best(c, _NET, PERSON, "all"),
        "!top10 week": lambda c: best_within(c, _NET, PERSON, week(NOW - 7 * 86_400)),
        "!top10 week taiwan": lambda c: best_within(c, _NET, PERSON, week(NOW - 7 * 86_400), "taiwan"),
        "!top10 month taiwan": lambda c: best(c, _NET, PERSON, month(NOW).name, "taiwan"),
        "!top10 season": lambda c: best(c, _NET, PERSON, season(NOW).name),
        "!top10 rating": lambda c: best_rated(c, _NET, PERSON),
        "!versus": lambda c: meeting(c, ann, bob),
        "!records": lambda c: (feats(c, _NET), champions(c, _NET, past)),
    }


def _milliseconds(ask: Callable[[], object], clock: Callable[[], float], times: int = 9) -> float:
    ask()
    spans = []
    for _ in range(times):
        began = clock()
        ask()
        spans.append(clock() - began)
    return median(spans) * 1e3


async def _upkeep(location: str, times: int = 200) -> tuple[float, float]:
    """Milliseconds to commit the end of a round, counted and (with nobody who could be counted) not; medians."""
    spans = {True: list[float](), False: list[float]()}
    async with await Store.open(location, tallies=[RecordsTally()]) as store:
        for number in range(times):
            for counted, known in spans.items():
                id_ = RoundId(f"more {number} {counted}")
                await store.commit(_started(id_))
                standings = tuple(
                    Standing(
                        Identity(f"account:p{seat * 7 + number}"),
                        f"p{seat}",
                        seat + 1,
                        9,
                        won=not seat,
                        network=_NET,
                    )
                    for seat in range(4)
                )
                finished = RoundFinished(id_, _NET, "{}", standings if counted else (), "classic")
                began = time.perf_counter()
                writes = (partial(_count, id_),) if counted else ()
                await store.commit(Change(NOW, round=RoundProgress(finished=finished), writes=writes))
                known.append(time.perf_counter() - began)
    return median(spans[True]) * 1e3, median(spans[False]) * 1e3


def _count(round_: RoundId, on: Executor) -> None:
    count_round(on, round_)


def _started(id_: RoundId) -> Change:
    return Change(
        NOW,
        round=RoundProgress(started=RoundStarted(id_, _NET, Room("#uno"), "classic", "", "a,b,c,d", b"{}")),
    )


if __name__ == "__main__":
    measured = {"sqlite": on_sqlite, "postgresql": on_postgresql}.get("".join(sys.argv[2:]), rows)
    for line in measured(int(sys.argv[1]) if len(sys.argv) > 1 else FEW):
        print(line, flush=True)  # noqa: T201 - one line of the report
