"""Edits: one of a line that was refused counts as the command, for two minutes; one of any other line never does."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from unobot.adapter import Identity, Network, Room, Said, Sender, Unread
from unobot.kit.testing import FakeRoom
from unobot.tables.flood_control import FloodControl

NET, UNO = Network("fake"), Room("#uno")


@pytest.fixture
async def room() -> AsyncIterator[FakeRoom]:
    """A round in which it is bob's turn."""
    async with room_with("ann", "bob", "eve") as room:
        await dealt(
            room, "ann", "bob", ann="r5 r6", bob="g5 g7 r8 r9", top="r1", turn="bob", draw="b1 b2 b3 b4"
        )
        yield room


async def said(
    room: FakeRoom, who: str, text: str, id_: str, edit_of: str | None = None, where: Room | None = UNO
) -> list[str]:
    """What the bot says to a line with this id."""
    sender, id_, edit_of = Sender(Identity(who), who), f"event {id_}", edit_of and f"event {edit_of}"
    await room.network.deliver(Said(NET, where, sender, text, id_, room.clock.now(), edit_of=edit_of))
    return await room.heard()


@pytest.mark.parametrize("where", [UNO, None])
async def test_an_edit_of_a_refused_command_is_the_command(room: FakeRoom, where: Room | None) -> None:
    assert (await said(room, "bob", "!play g5", "1", where=where))[0].startswith("bob: ")
    assert (await said(room, "bob", "!play g7", "2", "1", where=where))[0].startswith("bob: ")
    lines = await said(room, "bob", "!play r8", "3", "1", where=where)
    assert any("#uno: bob plays" in line for line in lines)
    assert "r8" not in room.hand("bob")


async def test_an_edit_of_an_accepted_command_is_none_however_often_and_late(room: FakeRoom) -> None:
    await said(room, "bob", "!play r8", "1")
    await said(room, "ann", "!play r5", "2")
    for wait in (0, 1, 130):
        await room.wait(wait)
        assert await said(room, "bob", "!play r9", f"3 {wait}", "1") == []
    await said(room, "bob", "!play r9", "4", "2")
    assert "r9" in room.hand("bob")


async def test_an_edit_that_was_carried_out_is_not_followed_by_another(room: FakeRoom) -> None:
    await said(room, "bob", "!play g5", "1")
    await said(room, "bob", "!play r8", "2", "1")
    await said(room, "ann", "!play r5", "3")
    assert await said(room, "bob", "!play r9", "4", "1") == []
    assert await said(room, "bob", "!play r9", "5", "2") == []


async def test_after_two_minutes_an_edit_is_chatter(room: FakeRoom) -> None:
    await said(room, "ann", "!play r5", "1")
    await room.wait(60)
    assert await said(room, "ann", "!play r5", "2", "1") != []
    await room.wait(61)
    assert await said(room, "ann", "!play r5", "3", "1") == []


@pytest.mark.parametrize(("who", "where"), [("eve", UNO), ("ann", UNO), ("bob", None)])
async def test_somebody_else_or_an_edit_elsewhere_corrects_nothing(
    room: FakeRoom, who: str, where: Room | None
) -> None:
    await said(room, "bob", "!play g5", "1")
    assert await said(room, who, "!play r8", "2", "1", where=where) == []


async def test_what_was_refused_to_somebody_without_a_seat_in_private_can_be_corrected(
    room: FakeRoom,
) -> None:
    assert await said(room, "eve", "!play r5", "1", where=None) == [
        "eve: You are not at a table. Type !uno in a room to open or join one."
    ]
    assert "eve: " in (await said(room, "eve", "!help", "2", "1", where=None))[0]
    assert await said(room, "eve", "!help", "3", "1", where=None) == []


async def test_an_edit_of_chatter_or_of_a_line_nobody_knows_is_no_command(room: FakeRoom) -> None:
    await said(room, "bob", "what a day", "1")
    assert await said(room, "bob", "!play r8", "2", "1") == []
    assert await said(room, "bob", "!play r8", "3", "unknown") == []


async def test_a_line_that_is_told_again_after_it_was_carried_out_is_not_taken_for_a_refused_one(
    room: FakeRoom,
) -> None:
    await said(room, "bob", "!play r8", "1")
    # now it would be refused: it is ann's turn
    assert await said(room, "bob", "!play r8", "1") == []
    assert await said(room, "bob", "!hand", "2", "1") == []


async def test_after_a_restart_no_edit_of_what_was_said_before_counts(tmp_path: Path) -> None:
    data = tmp_path / "uno.db"
    async with room_with("ann", "bob", data=data) as room:
        await said(room, "ann", "!uno", "1")
        await said(room, "bob", "!play r5", "2")
    async with room_with("ann", "bob", data=data) as room:
        await room.heard()
        assert await said(room, "ann", "!join", "3", "1") == []
        assert await said(room, "bob", "!join", "4", "2") == []


async def test_who_has_a_seat_is_asked_alone_for_a_line_that_could_not_be_read(room: FakeRoom) -> None:
    await room.network.deliver(Unread(NET, UNO, Sender(Identity("bob"), "bob")))
    assert await room.heard() == ["bob: [#uno] I couldn't decrypt your message. Please send it again."]
    await room.network.deliver(Unread(NET, None, Sender(Identity("eve"), "eve")))
    assert await room.heard() == ["eve: I couldn't decrypt your message. Please send it again."]


async def test_who_has_no_seat_is_asked_in_the_room(room: FakeRoom) -> None:
    await room.network.deliver(Unread(NET, UNO, Sender(Identity("eve"), "eve")))
    assert await room.heard() == ["#uno: eve: I couldn't decrypt that. Please send it again."]


async def test_a_crowd_that_cannot_be_read_does_not_make_the_bot_talk_all_the_time(room: FakeRoom) -> None:
    flood_control = room.bot.router.services.flood_control
    assert isinstance(flood_control, dict)
    flood_control[NET] = FloodControl(burst=5, per_second=1.0, now=room.clock.now())
    crowd = [Unread(NET, UNO, Sender(Identity(f"u{number}"), f"u{number}")) for number in range(100)]
    await room.network.deliver(*crowd)
    assert 0 < len(await room.heard()) <= 20
