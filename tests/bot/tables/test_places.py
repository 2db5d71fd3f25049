"""News about a person goes to the rooms it concerns, and to no others."""

from collections.abc import AsyncIterator

import pytest

from tests.bot.rooms.conversation import goes, room_with
from unobot.adapter import (
    Arrived,
    Departed,
    Disconnected,
    Excluded,
    Identity,
    Incoming,
    Network,
    Renamed,
    Room,
    Sender,
)
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.rooms.room import ChatRoom
from unobot.tables.place import PlaceDirectory

NET = Network("fake")
UNO, TWO = Room("#uno"), Room("#two")
ANN, BOB = Identity("ann"), Identity("bob")


@pytest.fixture
async def room() -> AsyncIterator[FakeRoom]:
    """The bot in two rooms: ann in both, bob in the first only."""
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=[UNO, TWO])
    await network.arrive("bob", room=UNO)
    async with room_with("ann", network=network, clock=clock) as fake_room:
        yield fake_room


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Room, Incoming]]:
    """What the rooms have to deal with."""
    found: list[tuple[Room, Incoming]] = []
    take = ChatRoom.take

    async def noted(self: ChatRoom, item: Incoming) -> None:
        found.append((Room(str(self.place.room)), item))
        await take(self, item)

    monkeypatch.setattr(ChatRoom, "take", noted)
    return found


async def test_only_the_rooms_that_somebody_is_in_hear_that_they_go(
    room: FakeRoom, taken: list[tuple[Room, Incoming]]
) -> None:
    await room.network.rename("bob", "Robert")
    await room.network.depart("bob")
    await room.network.deliver(Departed(NET, None, Identity("nobody")))
    await room.bot.settled()
    assert [(where, type(item)) for where, item in taken] == [(UNO, Renamed), (UNO, Departed)]


async def test_somebody_who_left_the_room_of_their_seat_and_logs_in_keeps_it(room: FakeRoom) -> None:
    await goes(
        room,
        """
        <ann in #two> !uno
            #two: ann opens a table (classic). Type !join to take a seat, !deal to start.
        (ann leaves #two)
        (ann logs in as account:ann)
        <account:ann> !top
            ann: [#uno] There is no table in this room. Type !uno to open one.
        <account:ann to the bot> !players
            …
        """,
    )
    assert room.table(TWO).seat_of(NET, Identity("account:ann")) == 0


async def test_who_goes_while_the_room_has_not_dealt_with_their_coming_is_not_there(room: FakeRoom) -> None:
    cid = Sender(Identity("cid"), "cid")
    await room.network.deliver(Arrived(NET, TWO, cid), Departed(NET, None, cid.identity))
    await room.bot.settled()
    assert cid.identity not in room.bot.router.room(NET, TWO).place.present


async def test_a_closed_table_has_nobody_seated(room: FakeRoom) -> None:
    await room.say("ann", "!uno")
    assert room.bot.router.places.tables_of(NET, ANN) == [UNO]
    await room.say("ann", "!stop")
    await room.say("ann", "!stop")
    assert room.find_table() is None
    assert room.bot.router.places.tables_of(NET, ANN) == []


@pytest.mark.parametrize(
    "last",
    [
        [Departed(NET, None, BOB)],
        [Departed(NET, UNO, BOB), Departed(NET, TWO, BOB)],
        [Excluded(NET, UNO, "kicked"), Excluded(NET, TWO, "kicked")],
        [Disconnected(NET)],
    ],
)
def test_nothing_is_remembered_of_who_is_nowhere(last: list[Incoming]) -> None:
    known = PlaceDirectory()
    for room in (UNO, TWO):
        known.note(Arrived(NET, room, Sender(ANN, "ann")))
    known.note(Renamed(NET, ANN, Sender(BOB, "bob")))
    assert (known.rooms_of(NET, ANN), known.rooms_of(NET, BOB)) == ([], [UNO, TWO])
    for item in last:
        known.note(item)
    assert not known._rooms
    assert not any(known._people[NET].values())


def test_a_seat_is_found_by_whoever_has_it_now() -> None:
    known = PlaceDirectory()
    known.set_seats(NET, UNO, [ANN])
    known.set_seats(NET, UNO, [BOB])
    assert known.concerned(Renamed(NET, ANN, Sender(ANN, "Ann"))) == []
    assert known.concerned(Renamed(NET, BOB, Sender(BOB, "Bob"))) == [UNO]
    known.set_seats(NET, UNO, [])
    assert not known._tables
    assert not known._seated
