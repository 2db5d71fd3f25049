"""A table that is moved from one room to another."""

from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.bot.rooms.test_failures import FullDisk
from unobot.adapter import Room
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom

CARDS = {"ann": "r5 r6", "bob": "g5 g6", "top": "r1", "turn": "ann", "draw": "b1 b2 b3 b4"}


async def _with_another(room: FakeRoom) -> None:
    """Let the bot, ann and bob be in a second room, too."""
    network = room.network
    network.present.setdefault(Room("#other"), {})
    await network.enter("#other")
    for who in ("ann", "bob"):
        await network.arrive(who, room="#other")
    await room.heard()


async def test_the_host_moves_the_table_to_another_room_in_the_middle_of_a_round() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await _with_another(room)
        await dealt(room, "ann", "bob", **CARDS)
        await goes(
            room,
            """
            <bob> !move #other
                bob: [#uno] Only the host (ann) and the room's operators can do that.
            <ann> !move #nowhere
                ann: [#uno] A table can only move to a room without one, where we both are: !move #ROOM
            <ann> !move #uno
                ann: [#uno] A table can only move to a room without one, where we both are: !move #ROOM
            <ann> !move #other
                #other: ann brings a table from #uno.
                #other: ann, your turn. Top card: [r1].
                ann: [#other] Your cards: [r5] [r6] (playable: r5 r6) · bob 2
                #uno: ann moves this table to #other.
            <ann in #other> !play r5 uno
                #other: …
                bob: [#other] Your cards: [g5] [g6] (playable: g5) · ann 1
            <ann> !players
                ann: [#uno] There is no table in this room. Type !uno to open one.
            <cid> !uno
                #uno: cid opens a table (classic). Type !join to take a seat, !deal to start.
            """,
        )
        assert room.table("#other").room == "#other"


async def test_a_moved_table_is_where_it_was_moved_after_a_restart(tmp_path: Path) -> None:
    clock = HeldClock()
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", data=tmp_path / "unobot.db", network=network, clock=clock) as room:
        await _with_another(room)
        await dealt(room, "ann", "bob")
        await room.say("ann", "!move #other")
        hands = room.table("#other").game.state.hands
    again = FakeNetwork(clock)
    async with room_with("ann", "bob", data=tmp_path / "unobot.db", network=again, clock=clock) as room:
        assert room.table("#other").game.state.hands == hands
        assert room.bot.router.room(again.network, Room("#uno")).place.table is None


async def test_a_table_that_cannot_be_stored_elsewhere_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_with("ann", "bob") as room:
        await _with_another(room)
        await dealt(room, "ann", "bob")
        hands = room.table().game.state.hands
        disk = FullDisk(room.bot.store, monkeypatch)
        disk.full = True
        assert await room.say("ann", "!move #other") == [
            "ann: [#uno] Something went wrong on my side. Nothing has changed; please carry on."
        ]
        disk.full = False
        assert room.table().game.state.hands == hands
        assert [line[:5] for line in await room.say("ann", "!top")] == ["#uno:"]
        assert await room.say("ann", "!top", "#other") == [
            "ann: [#other] There is no table in this room. Type !uno to open one."
        ]
