import asyncio

import pytest

from tests.bot.hall.conversation import room_with
from unobot.adapter import Identity, Room, Said, Sender
from unobot.hall import hall
from unobot.store import Change, Committed


async def test_an_adapter_waits_while_the_bot_is_far_behind_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hall, "FAR_BEHIND", 5)
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
