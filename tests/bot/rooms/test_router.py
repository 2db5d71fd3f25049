import asyncio

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from unobot.adapter import Identity, Room, Said, Sender
from unobot.rooms import router
from unobot.store import Change, Committed


async def test_an_adapter_waits_while_the_bot_is_far_behind_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(router, "FAR_BEHIND", 5)
    async with room_with("ann") as room:
        commit, slow = room.bot.store.commit, asyncio.Event()

        async def slowly(change: Change) -> Committed:
            await slow.wait()
            return await commit(change)

        monkeypatch.setattr(room.bot.store, "commit", slowly)
        taken: list[int] = []

        async def flood() -> None:
            for number in range(20):
                ann = Sender(Identity("ann"), "ann")
                await room.network.deliver(
                    Said(room.network.network, Room("#uno"), ann, "!top", str(number), 0.0)
                )
                taken.append(number)

        flooding = asyncio.create_task(flood())
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(taken) == 5
        slow.set()
        await flooding
        assert len(await room.heard()) == 20


async def test_the_bot_ends_while_a_room_is_busy() -> None:
    async with room_with("ann") as room:
        await room.network.say("ann", "!uno")
    assert all(task.done() for task in asyncio.all_tasks() if task is not asyncio.current_task())


async def test_who_asks_five_hundred_times_while_nothing_can_be_said_is_answered_once_and_others_too() -> (
    None
):
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g6", top="r1", turn="ann", draw="b1 b2 b3")
        room.network.take()
        room.network.held = True
        await room.network.say("bob", "!players")
        for number in range(500):
            await room.network.say("eve", ("!top", "!help", f"!rules x{number % 10}", "!score")[number % 4])
            await room.network.whisper("eve", ("help", "rules list")[number % 2])
        await room.network.say("ann", "r5")
        await room.bot.router.settled()
        room.network.held = False
        said = await room.wait(60)
    assert said[0] == "#uno: ann plays [r5]. bob, your turn. Top card: [r5]."
    assert sum("In order of play" in line for line in said) == 1
    assert sum(line.startswith("#uno: On top: ") for line in said) == 1
    assert len(said) < 25
