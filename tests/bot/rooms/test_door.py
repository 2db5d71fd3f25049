"""Who has to come into a private room before they can see cards: asked in, left out of the deal, seated when they are in."""

from collections.abc import AsyncIterator

import pytest

from tests.bot.rooms.conversation import goes, room_with
from unobot.adapter import CameIn, Door, Identity, Network, Remark, Room, Said, Sender
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom

NET = Network("fake")


@pytest.fixture
async def room() -> AsyncIterator[FakeRoom]:
    async with room_with("ann", "bob", "pen", "eve") as room:
        room.network.doors = {"pen": Door.INVITED, "eve": Door.SHUT}
        yield room


async def comes_in(room: FakeRoom, who: str) -> list[str]:
    """What the bot says when somebody has come into their private room."""
    room.network.doors[who] = Door.OPEN
    await room.network.deliver(CameIn(NET, Identity(who)))
    return await room.heard()


async def test_who_was_only_invited_has_a_seat_is_told_again_once_and_left_out_of_the_deal(
    room: FakeRoom,
) -> None:
    await goes(
        room,
        """
        <ann> !uno
            #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
        <bob> !join
            #uno: bob joins (2 players; !deal to start).
        <pen> !join
            #uno: pen joins (3 players; !deal to start).
            #uno: pen, accept my invitation to see your cards.
        (61 s pass)
            #uno: pen, my invitation is still waiting: accept it to see your cards.
        (200 s pass)
        <pen> !join
            #uno: pen, my invitation is still waiting: accept it to see your cards.
        <pen> !top
            #uno: …
        """,
    )
    said = [line for line in await room.say("ann", "!deal") if line.startswith("#uno")]
    assert said[0] == "#uno: Not dealt in: pen. Accept my invitation to play from the next round on."
    assert "Round 1" in said[1]
    assert not any("pen" in line for line in said[1:])
    assert [line for line in await comes_in(room, "pen") if line.startswith("#uno")] == [
        "#uno: pen is back and will be dealt in next round."
    ]


async def test_no_deal_is_made_while_too_few_have_come_in_and_the_room_is_told_for_whom_it_waits(
    room: FakeRoom,
) -> None:
    await goes(
        room,
        """
        <ann> !uno
            #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
        <pen> !join
            #uno: pen joins (2 players; !deal to start).
            #uno: pen, accept my invitation to see your cards.
        <ann> !deal
            #uno: I can't deal yet: pen must accept my invitation to see any cards.
        <pen> !deal
            #uno: I can't deal yet: pen must accept my invitation to see any cards.
        """,
    )
    assert await comes_in(room, "pen") == []
    assert any("Round 1" in line for line in await room.say("ann", "!deal"))


async def test_a_deal_that_waited_for_who_was_invited_is_planned_anew_when_they_are_in() -> None:
    async with room_with("ann", "pen", tables=TableSettings(autostart=10.0)) as room:
        room.network.doors = {"pen": Door.INVITED}
        await room.say("ann", "!uno")
        await room.say("pen", "!join")
        assert any("can't deal yet" in line for line in await room.wait(11))
        await comes_in(room, "pen")
        assert any("Round 1" in line for line in await room.wait(11))


async def test_the_reminder_is_not_said_to_who_has_come_in_or_left_the_table(room: FakeRoom) -> None:
    await room.say("ann", "!uno")
    await room.say("pen", "!join")
    await comes_in(room, "pen")
    assert await room.wait(100) == []
    room.network.doors["eve"] = Door.INVITED
    await room.say("eve", "!join")
    await room.say("eve", "!leave")
    assert await room.wait(100) == []


async def test_the_host_who_is_left_out_hands_the_table_on(room: FakeRoom) -> None:
    room.network.doors = {"ann": Door.INVITED}
    await room.say("ann", "!uno")
    for who in ("bob", "pen"):
        await room.say(who, "!join")
    await room.say("bob", "!deal")
    assert room.table().host == Identity("bob")


async def test_who_uses_a_bridge_that_brings_no_cards_is_told_what_to_do_instead(room: FakeRoom) -> None:
    room.network.doors["pen"] = Door.BRIDGED
    await room.say("ann", "!uno")
    (why,) = await room.say("pen", "!join")
    assert why.startswith(
        "#uno: pen is here over a bridge, and I can't send cards over it. Join with an account"
    )
    room.network.doors["bob"] = Door.OPEN
    await room.say("bob", "!join")
    await room.say("eve", "!join")
    room.network.doors["bob"] = Door.BRIDGED
    room.network.doors["eve"] = Door.OPEN
    said = await room.say("ann", "!deal")
    assert said[0].startswith("#uno: bob is here over a bridge")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("!jion", "#uno: eve: I don't know “jion”. Did you mean this? …"),
        ("!play r5", "#uno: eve: You don't have a seat at this table. !join to take one."),
        ("!help nonsense", "#uno: eve: …"),
        ("!rules nonsense", "#uno: eve: …"),
    ],
)
async def test_a_strangers_mistake_is_answered_in_the_room(room: FakeRoom, line: str, answer: str) -> None:
    await room.say("ann", "!uno")
    await goes(room, f"<eve> {line}\n    {answer}")


async def test_a_strangers_tap_is_answered_nowhere(room: FakeRoom) -> None:
    await room.say("ann", "!uno")
    sender = Sender(Identity("eve"), "eve")
    tap = Said(NET, Room("#uno"), sender, "accept", "tap", room.clock.now(), addressed=True, tapped=True)
    await room.network.deliver(tap)
    assert await room.heard() == []


async def test_a_stranger_who_floods_is_warned_nowhere(room: FakeRoom) -> None:
    said = [line for _ in range(30) for line in await room.say("eve", "!rules")]
    assert said
    assert not any(line.startswith("eve") for line in said)


@pytest.mark.parametrize(
    ("text", "answers"),
    [("rules", True), ("that was a nice round", False), ("haha", False), ("players", True)],
)
async def test_what_only_names_the_bot_or_replies_to_it_is_answered_if_it_can_be_read(
    room: FakeRoom, text: str, *, answers: bool
) -> None:
    await room.say("ann", "!uno")
    sender = Sender(Identity("bob"), "bob")
    said = Said(NET, Room("#uno"), sender, text, text, room.clock.now(), addressed=True, in_passing=True)
    await room.network.deliver(said)
    assert bool(await room.heard()) is answers


async def test_what_an_adapter_has_to_remark_is_said_in_private_in_the_persons_language(
    room: FakeRoom,
) -> None:
    remark = Remark(NET, Sender(Identity("bob"), "bob"), "matrix-emoji", (("emoji", "🐶 🐱"),))
    await room.network.deliver(remark)
    assert await room.heard() == ["bob: 🐶 🐱 If your screen shows the same, it is me."]
    await room.whisper("bob", "set language ja")
    await room.network.deliver(remark)
    assert (await room.heard())[-1] == "bob: 🐶 🐱 画面と同じなら、間違いなく私です。"
