"""Cups on the fake network: short tables, played by who is asked, one thing at a time."""

from random import Random

from tests.bot.rooms.random_match import typed
from uno_engine import Move
from unobot.adapter import Network, Room
from unobot.kit.testing import FakeRoom
from unobot.tables.table import Table
from unobot_cups.cup import Cups, Finished, Running
from unobot_cups.play import CupTable
from unobot_cups.table import find_missing

SHORT = "classic cards=2"
"""So a round is over in a few turns."""

NETWORK, UNO = Network("fake"), Room("#uno")


def running(room: FakeRoom) -> Running | None:
    """The cup of `#uno`."""
    return room.bot.router.services.of(Cups).at(NETWORK, UNO)


def finished(room: FakeRoom) -> Finished:
    """The cup of `#uno` that was over last."""
    found = room.bot.router.services.of(Cups).last(NETWORK, UNO)
    assert found is not None
    return found


def to_come(room: FakeRoom, where: str = "#uno") -> list[str]:
    """Who is still to come to the table of a cup there."""
    place = room.bot.router.room(NETWORK, Room(where)).place
    table = place.table
    if table is None or not isinstance(table.organizer, CupTable) or table.game.state.round:
        return []
    return [entrant.identity for entrant in find_missing(place, table, table.organizer.pairing)]


def next_move(table: Table, chance: Random) -> tuple[str, str] | None:
    """Who is asked, and what they type: a card if they can. None if time alone moves the table on."""
    asked = table.asked()
    if not asked or table.holders[asked[0]].agent:
        return None
    options = table.game.options(asked[0])
    cards = [move for move in options if move.verb == "play"]
    move: Move = chance.choice(cards or list(options))
    return table.holders[asked[0]].identity, f"!{typed(table, move, chance)}"


async def act(room: FakeRoom, chance: Random, where: str = "#uno") -> list[str]:
    """One thing that has to happen there before the cup goes on; what the bot says then."""
    table = room.find_table(where)
    if people := to_come(room, where):
        return await room.say(people[0], "!join", where) + await room.wait(0)
    move = None if table is None else next_move(table, chance)
    if move is None:
        return await room.wait(25)
    return await room.say(*move, where)


async def open_cup(room: FakeRoom, behind: str, *others: str) -> list[str]:
    """Ann opens a cup, the others take part."""
    said = await room.say("ann", f"!cup open {behind}")
    for who in others:
        said += await room.say(who, "!cup join")
    return said


async def play(room: FakeRoom, chance: Random, *where: str) -> list[str]:
    """Play the cup of `#uno` to its end; all that is said meanwhile."""
    said: list[str] = []
    for _ in range(1500):
        if running(room) is None:
            return said
        for each in where or ("#uno",):
            said += await act(room, chance, each)
    raise AssertionError("the cup has no end")
