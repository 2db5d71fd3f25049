"""A room that refuses what the bot says: nothing vanishes, and no time is played."""

from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from tests.bot.rooms.conversation import dealt, room_with
from unobot.adapter import Heard, Identity, Network, Room, Unheard, Unreached
from unobot.kit.testing import FakeRoom

NET, UNO = Network("fake"), Room("#uno")
REFUSED = Unheard(NET, UNO, "Cannot send to channel (+m)")


@pytest.fixture
async def room() -> AsyncIterator[FakeRoom]:
    """A round in which it is bob's turn."""
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g7", top="r1", turn="bob", draw="b1 b2 b3 b4")
        yield room


async def told(room: FakeRoom, *items: Heard | Unheard | Unreached) -> list[str]:
    """What the bot says when the adapter tells it this."""
    await room.network.deliver(*items)
    return await room.heard()


async def test_the_clock_stands_while_nobody_in_the_room_can_read_the_bot(room: FakeRoom) -> None:
    await room.wait(80)
    await told(room, REFUSED)
    assert await room.wait(100_000) == []
    again = await told(room, Heard(NET, UNO))
    assert [line.partition(". ")[0] for line in again] == ["#uno: bob, your turn"]
    # 80 of the 90 seconds to the reminder were over; at most, they count from the beginning again
    assert await room.wait(9) == []
    assert any("left" in line for line in await room.wait(90))


async def test_who_has_a_seat_is_told_alone_and_the_operator_of_the_bot_in_the_log(room: FakeRoom) -> None:
    with capture_logs() as logs:
        lines = await told(room, REFUSED)
    assert sorted(line.partition(":")[0] for line in lines) == ["ann", "bob"]
    assert all("not allowed to speak" in line for line in lines)
    assert [(log["log_level"], log["reason"]) for log in logs if "speak" in log["event"]] == [
        ("warning", REFUSED.reason)
    ]


async def test_a_room_that_is_tried_in_vain_is_not_complained_of_each_time(room: FakeRoom) -> None:
    await told(room, REFUSED)
    await told(room, Heard(NET, UNO))
    assert await told(room, REFUSED) == []
    await room.wait(601)
    await told(room, Heard(NET, UNO))
    assert len(await told(room, REFUSED)) == 2


async def test_a_room_that_was_never_silent_is_told_nothing_anew(room: FakeRoom) -> None:
    assert await told(room, Heard(NET, UNO)) == []


async def test_moves_count_while_the_room_cannot_read_the_bot(room: FakeRoom) -> None:
    await told(room, REFUSED)
    await room.say("bob", "dr")
    await room.say("bob", "pass")
    assert "ann, your turn" in (await told(room, Heard(NET, UNO)))[0]


async def test_a_room_entered_anew_is_taken_to_hear_the_bot(room: FakeRoom) -> None:
    await told(room, REFUSED)
    await room.network.lose_connection()
    await room.heard()
    assert any("left" in line for line in await room.wait(95))


async def test_the_room_is_told_of_a_player_who_does_not_get_their_cards(room: FakeRoom) -> None:
    bob = Unreached(NET, Identity("bob"), "is in server-side ignore")
    assert await told(room, bob) == [
        "#uno: bob isn't getting my private messages, and so no cards. Please allow private messages from me, then type !hand."
    ]
    assert await told(room, bob) == []


async def test_somebody_without_a_seat_who_cannot_be_reached_is_not_spoken_of(room: FakeRoom) -> None:
    await room.network.arrive("eve")
    assert await told(room, Unreached(NET, Identity("eve"), "gone")) == []
