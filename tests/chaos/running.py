"""One run after the other: the servers for all of them, the world of each, its faults, its proofs."""

import asyncio
import shutil
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from tests.chaos.databases import Database, postgresql, sqlite
from tests.chaos.faults import commit
from tests.chaos.places import IrcPlace, Place, start_matrix
from tests.chaos.plan import Run
from tests.chaos.waiting import until
from tests.chaos.world import World, folder_of_its_own, prove, world
from tests.servers.inspircd import start_inspircd
from tests.servers.ngircd import start_ngircd
from tests.servers.postgresql import Postgresql, started

NETWORKS: Final[dict[str, Callable[[], Place]]] = {
    "ngircd": lambda: IrcPlace("ngircd", start_ngircd()),
    "inspircd": lambda: IrcPlace("inspircd", start_inspircd()),
    "synapse": start_matrix,
}
DATABASES: Final = ("sqlite", "postgresql")


@dataclass
class Outcome:
    """How many faults of which kinds were committed, and what was found."""

    faults: Counter[str]
    findings: list[str]

    def add(self, other: "Outcome") -> None:
        """Count another's too."""
        self.faults += other.faults
        self.findings += other.findings

    def __str__(self) -> str:
        if not self.findings:
            return "no finding"
        return f"{len(self.findings)} FINDINGS\n" + "\n".join(f"    {each}" for each in self.findings)


class Servers:
    """The servers of all runs."""

    def __init__(self, networks: Sequence[str], databases: Sequence[str]) -> None:
        self._networks, self._databases = networks, databases
        self.places: list[Place] = []
        self.cluster: Postgresql | None = None
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for name in self._networks:
            place = NETWORKS[name]()
            self._stack.push_async_callback(place.stop)
            await place.pipe.open()
            self.places.append(place)
        if "postgresql" in self._databases:
            self.cluster = await asyncio.to_thread(started)
            self._stack.push_async_callback(asyncio.to_thread, self.cluster.remove)
        return self

    @asynccontextmanager
    async def database(self, kind: str, folder: Path) -> AsyncIterator[Database]:
        """An empty database."""
        if kind == "sqlite":
            with sqlite(folder) as file:
                yield file
        else:
            assert self.cluster is not None
            async with postgresql(self.cluster) as schema:
                yield schema

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()


async def run(
    servers: Servers,
    wanted: Run,
    rooms: int,
    people: int,
    keep: str | None = None,
    patience: float = 60.0,
    told: Callable[[str], None] = lambda _: None,
    flaws: str = "",
) -> Outcome:
    """Commit the faults of a run, `told` one after the other, and prove what must hold after it; planted `flaws` must be found."""
    outcome = Outcome(Counter(), [])
    async with folder_of_its_own() as folder, servers.database(wanted.database, folder) as database:
        async with world(servers.places, database, folder, wanted.seed, rooms, people, flaws) as made:
            made.patience = patience
            await made.play_on("the start")
            for fault in wanted.faults:
                began = time.monotonic()
                await commit(made, fault)
                told(f"{time.monotonic() - began:6.1f} s {fault.kind} ({fault.network} {fault.size:.2f})")
                outcome.faults[fault.kind] += 1
            await _come_to_rest(made)
        await prove(made)
        outcome.findings = made.findings
        if keep and made.findings:
            _keep(folder, made, Path(keep) / str(wanted.seed))
    return outcome


async def _come_to_rest(made: World) -> None:
    """Nobody types any more; the bot says what is to be said by now, and is stopped; all hear what it said."""
    for table in made.tables:
        for person in table.players:
            person.plays = False
    due = made.unsent()
    if not await until(lambda: not due & made.unsent(), made.patience, 0.1):
        left = len(due & made.unsent())
        made.findings.append(f"{left} messages were not sent within {made.patience:g} s")
    if (status := made.bot.end()) != 0:
        made.findings.append(f"the bot was stopped, and ended with status {status}")
    await made.hear_out()


def _keep(folder: Path, made: World, where: Path) -> None:
    """Keep the bot's folder, and all that people received, for whoever looks for the cause."""
    shutil.copytree(folder, where, dirs_exist_ok=True)
    for person in (each for table in made.tables for each in table.everyone):
        lines = [f"{each.at:.3f} {each.where} {each.text}" for each in person.heard]
        (where / f"{person.stem}.heard").write_text("\n".join(lines))
        (where / f"{person.stem}.raw").write_text("\n".join(person.raw))
        (where / f"{person.stem}.typed").write_text("\n".join(person.typed))
