"""Fixtures for tests of plugins: a room with the real bot, a table in it, and cards that lie as a test wants them.

    def test_the_cow_asks(table, deal, room):
        table("classic +cow")
        deal(hands={"ann": "r2 b5", "bob": "r7 g1"}, top="r9")
        assert room.say("ann", "!play r2") == ["#uno: …"]

They are plain: a test that uses them is no `async def`. In one that is, use `unobot.testing.fake_room`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Protocol

import pytest

from uno_engine import Catalogue
from unobot.config import TableSettings
from unobot.tables.table import Table
from unobot.testing.chosen import chosen_plugins, chosen_rules
from unobot.testing.plain_room import PlainRoom, plain_room


@pytest.fixture(scope="session")
def rules(request: pytest.FixtureRequest) -> Catalogue:
    """Every rule and preset of the plugins: `rules.compose("classic +cow")`."""
    return chosen_rules(request.config)


@pytest.fixture
def players() -> tuple[str, ...]:
    """Who is in the room. A test module that wants others has a fixture of this name that returns them."""
    return ("ann", "bob", "cid")


@pytest.fixture
def room(request: pytest.FixtureRequest, players: tuple[str, ...]) -> Iterator[PlainRoom]:
    """The real bot with all plugins, in `#uno`, a room in memory in which the `players` are; time stands until `wait`."""
    settings = TableSettings(achievements=False)
    with plain_room(*players, plugins=chosen_plugins(request.config), tables=settings) as opened:
        yield opened


class OpenTable(Protocol):
    """Opens a table in the room, and lets all players sit down and be dealt to."""

    def __call__(self, line: str = "classic", *names: str) -> Table:
        """`line` is what follows `!uno`; `names` are those who sit down, all players if none is named."""
        ...


@pytest.fixture
def table(room: PlainRoom, players: tuple[str, ...]) -> OpenTable:
    """A function that opens a table in the room and deals: `table("classic +cow")`. It returns the bot's table."""

    def opened(line: str = "classic", *names: str) -> Table:
        first, *others = names or players
        said = room.say(first, f"!new {line}")
        assert room.find_table() is not None, f"no table was opened: {said}"
        for name in others:
            room.say(name, "!join")
        room.say(first, "!deal")
        return room.table()

    return opened


class DealCards(Protocol):
    """Lays the cards of the open table."""

    def __call__(
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
    ) -> None:
        """The keys are those of a scenario. Who is not in `hands` holds cards by chance; the first in it is to play."""
        ...


@pytest.fixture
def deal(room: PlainRoom) -> DealCards:
    """A function that lays the cards: `deal(hands={"ann": "r2 b5"}, top="r9")`. Nobody is told; `!hand` and `!top` tell."""
    return room.lay_out
