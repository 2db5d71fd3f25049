"""A bot on all networks at once, people at its tables, and what is found out about them."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.chaos import proofs
from tests.chaos.databases import Database
from tests.chaos.people import Person
from tests.chaos.places import Place
from tests.chaos.process import Process, made
from tests.chaos.record import Record, said
from tests.chaos.waiting import until
from tests.plugins.built_in import points
from unobot.adapter import Network, Room
from unobot.clock import WallClock
from unobot.plugins import catalogue, load_plugins
from unobot.store import Store, StoredRound, read

_TABLES: Final = """
[tables]
style = "plain"
hints = false
deal_pause = "1s"
turn_timeout = "15s"
idle_limit = 1
"""
_SLOW: Final = 3
"""So many times its patience a table may take until somebody has made a move, if something happens in each of them."""
_TRIES: Final = 20
"""How often somebody who may have lost the connection is asked whether all was heard."""
_ANSWERED: Final = 20.0
"""Seconds for a server's answer."""
_WORDS: Final = ("ann", "bob", "cid", "dee")


@dataclass
class Table:
    """A room, those who play there, and one who only listens."""

    place: Place
    room: str
    players: list[Person]
    witness: Person

    @property
    def everyone(self) -> list[Person]:
        """All of them."""
        return [*self.players, self.witness]


@dataclass
class World:
    """All that there is in one run."""

    places: Sequence[Place]
    database: Database
    bot: Process
    tables: list[Table]
    record: Record = field(default_factory=Record)
    patience: float = 60.0
    """Seconds after a fault in which somebody must have made a move at each table."""
    findings: list[str] = field(default_factory=list)
    ahead: int = 0
    """Seconds by which the bot's clock is wrong."""
    excused: dict[str, set[int]] = field(default_factory=dict)
    """Messages that may be lost because the network's own server was killed, by network."""

    def place(self, name: str) -> Place:
        """The network of that name."""
        return next(place for place in self.places if place.name == name)

    def moves(self, *, of_players: bool = True) -> dict[tuple[str, str, str], int]:
        """The number of the last move, by network, room and round; of packed rounds there is none.

        Else also what happened by itself: time that ran out.
        """
        whose = "WHERE seat IS NOT NULL" if of_players else ""
        query = (
            "SELECT network, room, round, max(number) FROM inputs JOIN rounds ON inputs.round = rounds.id"
            f" {whose} GROUP BY network, room, round"
        )
        return {(network, room, round_): last for network, room, round_, last in self.database.rows(query)}

    @contextmanager
    def excusing(self, place: Place, margin: int) -> Iterator[None]:
        """What is said there meanwhile, and so many messages before, may be lost, but where nothing ever is."""
        first = self._next_key() - margin
        yield
        if not place.exact:
            self.excused.setdefault(place.name, set()).update(range(first, self._next_key() + margin))

    @contextmanager
    def excusing_all(self, margin: int) -> Iterator[None]:
        """The same on all networks."""
        with ExitStack() as stack:
            for place in self.places:
                stack.enter_context(self.excusing(place, margin))
            yield

    def unsent(self) -> set[int]:
        """Messages that wait to be sent, by their keys."""
        return {int(key) for (key,) in self.database.rows("SELECT key FROM outgoing")}

    async def hear_out(self) -> None:
        """Let all hear what the servers have for them."""
        everyone = [each for table in self.tables for each in table.everyone]
        await asyncio.gather(*(self._hear_out(each) for each in everyone))

    async def _hear_out(self, person: Person) -> None:
        for _ in range(_TRIES):
            if await heard_out(person):
                return
            await asyncio.sleep(0.5)
        self.findings.append(f"{person.stem} did not hear all that was said to them")

    def _next_key(self) -> int:
        return int(self.database.rows("SELECT next_key FROM instance")[0][0])

    async def play_on(self, what: str) -> None:
        """Return when somebody has made a move at each table; else that is a finding.

        Where turns run out and rounds begin meanwhile the machine is slow and no table stuck: that is waited for, too.
        """
        before = self.moves()
        waited = {(table.place.name, table.room) for table in self.tables}

        def played() -> bool:
            if self.bot.status is not None:
                self.findings.append(f"{what}: the bot has ended by itself, status {self.bot.status}")
                self.bot.start()
            # a round that is over may be packed meanwhile, which takes its moves away
            waited.difference_update(
                key[:2] for key, last in self.moves().items() if last > before.get(key, -1)
            )
            return not waited

        for _ in range(_SLOW):
            happened = self.moves(of_players=False)
            if await until(played, self.patience, 0.1) or self.moves(of_players=False) == happened:
                break
        for table in self.tables:
            if (table.place.name, table.room) in waited:
                last = [each.text for each in table.witness.heard[-4:]]
                self.findings.append(f"{what}: {table.room} on {table.place.name} does not play on: {last}")


async def heard_out(person: Person) -> bool:
    """Whether they are there, and have heard all that the server had for them."""
    try:
        token = await person.ask_for_token()
    except OSError:
        return False
    return await until(lambda: any(token in line for line in person.raw), _ANSWERED)


@asynccontextmanager
async def world(
    places: Sequence[Place],
    database: Database,
    folder: Path,
    seed: int,
    rooms: int,
    people: int,
    flaws: str = "",
) -> AsyncIterator[World]:
    """The bot running, with those flaws, and people playing, so many rooms on each network with so many people each."""
    chance = random.Random(seed)
    tables = []
    for place in places:
        for room in await place.make_rooms(rooms):
            crowd = [place.person(word, room, random.Random(chance.random())) for word in _WORDS[:people]]
            witness = place.person("wit", room, random.Random(chance.random()))
            witness.plays = False
            tables.append(Table(place, room, crowd, witness))
    await made(database.location)
    database.note_messages()
    configuration = f'data = "{database.location}"\n{_TABLES}' + "".join(
        place.configured() for place in places
    )
    bot = Process(folder, configuration)
    if flaws:
        bot.tell("flaw", flaws)
    living = [asyncio.create_task(each.live()) for table in tables for each in table.everyone]
    try:
        bot.start()
        yield World(places, database, bot, tables)
    finally:
        bot.close()
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        await asyncio.gather(*(each.leave() for table in tables for each in table.everyone))


async def prove(world: World) -> None:
    """All proofs of a run; the bot has been stopped."""
    world.record.look(world.database)
    world.findings += world.record.changed
    world.findings += [f"in the bot's log: {line[:300]}" for line in world.bot.defects()]
    messages = said(world.database)
    rules = catalogue(load_plugins(installed=points("tests.chaos.trap")))
    async with await Store.open(world.database.location, clock=WallClock()) as store:
        for table in world.tables:
            network = table.place.name
            here = [each for each in messages if (each.network, each.room) == (network, table.room)]
            # what still waits is kept, and said at the next start
            rounds, excused = await _rounds(store, table), world.excused.get(network, set()) | world.unsent()
            found = proofs.table(rounds, here, table.witness, table.players, excused, rules)
            world.findings += [f"{network} {table.room}: {each}" for each in found]


async def _rounds(store: Store, table: Table) -> list[StoredRound]:
    network, room = Network(table.place.name), Room(table.room)
    listed = await store.read(partial(read.latest_rounds, network=network, room=room, limit=10_000))
    whole = [await store.read(partial(read.round_of, wanted=each.id)) for each in reversed(listed)]
    return [each for each in whole if each is not None]


@asynccontextmanager
async def folder_of_its_own() -> AsyncIterator[Path]:
    """An empty folder for a run."""
    with tempfile.TemporaryDirectory(prefix="unobot-chaos-") as name:
        yield Path(name)
