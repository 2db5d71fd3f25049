"""The real bot on a fake network: say a line, compare the lines.

async with fake_room("ann", "bob") as room:
    assert await room.say("ann", "!uno") == ["#uno: ann opens a table …"]
"""

import random
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from unobot.adapter import Room
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.clock import HeldClock
from unobot.config import Config, NetworkSettings, Secret, TableSettings, WebSettings
from unobot.kit.failures import failures_told, print_failure
from unobot.kit.scenario import Expectation, Scenario
from unobot.kit.scenario.board import lay_out
from unobot.kit.testing.held_open import HeldOpen
from unobot.kit.testing.network import FakeNetwork
from unobot.plugins import Plugins, load_plugins
from unobot.plugins.parts import AdapterFactory
from unobot.rooms.room import ChatRoom
from unobot.store.observer import Observer
from unobot.tables.table import Table
from unobot.tables.watchdog import Watchdog

R = TypeVar("R")


class FakeRoom:
    """A bot in a room with people. Every method waits until the bot has said all that it has to say."""

    network: FakeNetwork
    """The network of the room: it lets people come and go, and has the messages that were sent."""
    clock: HeldClock
    """The time of the bot, which stands until `wait`."""

    def __init__(self, bot: Bot, network: FakeNetwork, clock: HeldClock) -> None:
        self.bot, self.network, self.clock = bot, network, clock

    async def say(self, who: str, text: str, room: str | None = None) -> list[str]:
        """Let somebody say something in the room; return what the bot says then."""
        await self.network.say(who, text, room)
        return await self.heard()

    async def meanwhile(self, who: str, text: str, room: str | None = None) -> list[str]:
        """Let somebody say something in the room; return what the bot says at once, while commands that take time go on."""
        await self.network.say(who, text, room)
        await self.bot.settled(meanwhile=True)
        return self.network.take()

    async def whisper(self, who: str, text: str) -> list[str]:
        """Let somebody say something to the bot alone; return what the bot says then."""
        await self.network.whisper(who, text)
        return await self.heard()

    async def wait(self, seconds: float) -> list[str]:
        """Let time pass; return what the bot says meanwhile."""
        await self.clock.advance(0)
        goal = self.clock.now() + seconds
        while (due := self.clock.next()) is not None and due <= goal:
            await self.clock.advance(due - self.clock.now())
            await self.bot.router.settled()  # not the outbox: it may wait for the clock
        await self.clock.advance(goal - self.clock.now())
        return await self.heard()

    async def heard(self) -> list[str]:
        """Return what the bot has said since this was last called."""
        await self.bot.settled()
        return self.network.take()

    def hand(self, who: str, room: str = "#uno") -> list[str]:
        """Return the codes of somebody's cards, for assertions; the bot never shows them to others."""
        table = self.table(room)
        seat = table.game.seat_of(who)
        assert seat is not None
        return [card.code for card in table.game.state.hands[seat]]

    def table(self, room: str = "#uno") -> Table:
        """Return the table in a room, for assertions and to lay out cards. There must be one."""
        found = self.find_table(room)
        assert found is not None, f"no table in {room}"
        return found

    def lay_out(
        self,
        hands: Mapping[str, str],
        *,
        top: str | None = None,
        draw: str = "",
        row: str | Sequence[str] | None = None,
        turn: str | None = None,
        color: str | None = None,
        direction: Literal["cw", "ccw"] = "cw",
        side: str | None = None,
        under: str = "",
        bottom: str = "",
        room: str = "#uno",
    ) -> None:
        """Lay the cards of the round at the table in a room as the keys of a scenario say; nobody is told.

        `row` is written like a hand, or as a list of what lies in each place.

        Who has no hand here holds what is dealt to them by chance; the first of `hands`, or `turn`, is to play. Raises
        ScenarioError if the deck has no such cards.
        """
        table = self.table(room)
        laid = Scenario(
            name="",
            clauses=(),
            table="",
            seats=tuple(table.game.state.names),
            steps=(),
            expect=Expectation(),
            hands=dict(hands),
            top=top,
            draw=draw,
            row=row if row is None else tuple(row.split() if isinstance(row, str) else row),
            turn=turn or next(iter(hands), None),
            color=color,
            direction=direction,
            side=side,
            under=under,
            bottom=bottom,
        )
        self._chat_room(room).lay_out(lay_out(laid, table.rules, table.game.seed))

    def _chat_room(self, room: str) -> ChatRoom:
        return self.bot.router.room(self.network.network, Room(room))

    def find_table(self, room: str = "#uno") -> Table | None:
        """Return the table in a room; None if there is none."""
        return self._chat_room(room).place.table


class PlainRoom:
    """A `FakeRoom` without `async`: every method returns when the bot has said all that it has to say.

    A line is told as `#uno: text` in the room, as `ann: text` privately to ann. `room` is the room itself, for all that
    is not found here: `room.room.network` has its people.
    """

    room: FakeRoom

    def __init__(self, held: HeldOpen[FakeRoom]) -> None:
        self._held, self.room = held, held.value
        self.lay_out = self.room.lay_out
        self.table, self.find_table = self.room.table, self.room.find_table

    def say(self, who: str, text: str) -> list[str]:
        """Let somebody say something in the room; return what the bot says then."""
        return self.run(self.room.say(who, text))

    def whisper(self, who: str, text: str) -> list[str]:
        """Let somebody say something to the bot alone; return what the bot says then."""
        return self.run(self.room.whisper(who, text))

    def wait(self, seconds: float) -> list[str]:
        """Let time pass; return what the bot says meanwhile."""
        return self.run(self.room.wait(seconds))

    def hand(self, who: str) -> list[str]:
        """Return the codes of somebody's cards, for assertions; the bot never shows them to others."""
        return self.room.hand(who)

    def arrive(self, who: str) -> list[str]:
        """Let somebody come into the room; return what the bot says then."""
        return self.run(self._after(self.room.network.arrive(who)))

    def depart(self, who: str) -> list[str]:
        """Let somebody leave the network; return what the bot says then."""
        return self.run(self._after(self.room.network.depart(who)))

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Do something else that is asynchronous in the loop in which the bot runs, and return its result."""
        return self._held.run(work)

    async def _after(self, work: Coroutine[Any, Any, None]) -> list[str]:
        await work
        return await self.room.heard()


def plain_deals(plugins: Plugins) -> Plugins:
    """Return the plugins with deals by the bot's chance alone: what somebody types does not change the cards of a test."""
    return plugins.without("fairness")


@asynccontextmanager
async def fake_room(
    *people: str,
    data: Path | str = "sqlite://",
    seed: int = 1,
    tables: TableSettings | None = None,
    plugins: Plugins | None = None,
    network: FakeNetwork | None = None,
    clock: HeldClock | None = None,
    watchdog: Watchdog | None = None,
    admins: tuple[str, ...] = (),
    owners: tuple[str, ...] = (),
    observer: Observer | None = None,
    web: WebSettings | None = None,
    fair: bool = False,
    settings: Mapping[str, object] | None = None,
) -> AsyncIterator[FakeRoom]:
    """Open the bot in `#uno`, with these people there. Cards follow from `seed`; the clock, that of the `network` if one is given, stands until `wait`.

    What a command or a listener raises is printed to stderr, with its text: a log of the bot leaves that out.

    With `fair` deals are bound as those of a real bot are, and what people type changes the cards.
    `settings` are those of `[plugin.NAME]`, by name, each of the type that the feature declares; those for rooms are in `tables.features`. `admins` and `owners` are those whose identities are `account:NAME`.
    """
    if clock is None:
        given = None if network is None else network.clock
        clock = given if isinstance(given, HeldClock) else HeldClock()
    network = network or FakeNetwork(clock)
    for name in people:
        await network.arrive(name)
    tables = tables or TableSettings()
    # the settings stand twice: a network has its own, which the reader of a file would have filled with the general ones
    fake = NetworkSettings(network.network, "fake", tables=tables, admins=admins)
    config = Config(
        data=Secret(str(data)),
        tables=tables,
        networks={network.network: fake},
        owners={network.network: owners},
        web=web or WebSettings(),
        plugin=settings or {},
    )
    plugins = plugins or _installed()
    plugins = with_adapter(plugins if fair else plain_deals(plugins), network)
    chance = random.Random(seed)  # noqa: S311 - a test's own
    outside = Outside(clock, chance, watchdog or Watchdog(), observer)
    with failures_told(print_failure):
        async with assemble(config, plugins, outside) as bot, bot.at_work():
            room = FakeRoom(bot, network, clock)
            await network.entered()
            await bot.settled()
            yield room


@cache
def _installed() -> Plugins:
    """Return the plugins that are installed. They are loaded once: that takes longer than most tests."""
    return load_plugins()


@contextmanager
def plain_room(
    *people: str, plugins: Plugins | None = None, seed: int = 1, tables: TableSettings | None = None
) -> Iterator[PlainRoom]:
    """Open the bot in `#uno`, with these people there. Cards follow from `seed`; the clock stands until `wait`."""
    held = HeldOpen(fake_room(*people, plugins=plugins, seed=seed, tables=tables))
    try:
        yield PlainRoom(held)
    finally:
        held.close()


@dataclass(frozen=True)
class NoSettings:
    """The settings of a fake network: none."""


def with_adapter(plugins: Plugins, network: FakeNetwork) -> Plugins:
    """Return the plugins with an adapter `fake` that opens this network."""
    fake = AdapterFactory(NoSettings, lambda _name, _settings, _means: network)
    brought = replace(plugins.brought, adapters={**plugins.brought.adapters, "fake": fake})
    return replace(plugins, brought=brought)
