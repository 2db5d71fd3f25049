"""`!notify`: who wants to know is told, privately and not too often, that a table is open."""

import pytest

from tests.bot.rooms.conversation import room_with
from unobot.kit.testing import FakeRoom

NEWS = "eve: [#uno] A table is open (classic): !join to take a seat."


async def open_and_close(room: FakeRoom, preset: str = "") -> list[str]:
    """What eve is told when ann opens a table."""
    said = await room.say("ann", f"!uno {preset}")
    await room.say("ann", "!leave")
    return [line for line in said if line.startswith("eve: ")]


async def test_who_wants_to_know_is_told_but_not_more_than_once_an_hour() -> None:
    async with room_with("ann", "eve") as room:
        assert await open_and_close(room) == []
        assert (await room.say("eve", "!notify"))[0].endswith("I'll tell you when a table opens here.")

        assert await open_and_close(room) == [NEWS]
        await room.wait(3000)
        assert await open_and_close(room) == []
        await room.wait(700)
        assert await open_and_close(room) == [NEWS]


@pytest.mark.parametrize("lasting", [True, False])
async def test_once_is_once(*, lasting: bool) -> None:
    async with room_with("ann") as room:
        await room.network.arrive("eve", lasting=lasting)
        await room.say("eve", "!notify once")

        assert await open_and_close(room) == [NEWS]
        await room.wait(4000)
        assert await open_and_close(room) == []


async def test_of_one_preset_alone() -> None:
    async with room_with("ann", "eve") as room:
        await room.say("eve", "!alert taiwan")

        assert await open_and_close(room) == []
        assert await open_and_close(room, "taiwan") == [NEWS.replace("classic", "taiwan")]


@pytest.mark.parametrize("said", ["off", "OFF"])
async def test_no_more(said: str) -> None:
    async with room_with("ann", "eve") as room:
        await room.say("eve", "!notify on")
        await room.say("eve", f"!notify {said}")

        assert await open_and_close(room) == []


async def test_what_it_takes_is_told() -> None:
    async with room_with("eve") as room:
        (said,) = await room.say("eve", "!notify sometimes")

    assert said == "eve: [#uno] Use on, once, off or a preset, for example !notify taiwan."
