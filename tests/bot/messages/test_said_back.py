"""What nothing asks for is said back as it was meant."""

import pytest

from tests.bot.rooms.conversation import dealt, room_with


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("!color red blue", "blue"),
        ("!color red r5", "[r5]"),
        ("!color red draw", "draw"),
        ("!color red bob", "bob"),
    ],
)
async def test_what_is_typed_beyond_the_answer_is_said_back(typed: str, said: str) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(
            room, "ann", "bob", ann="r5 w r6 y1", bob="g5 g6 g7", top="r1", turn="ann", draw="b1 b2 b3"
        )
        await room.say("ann", "!play w")

        (answer,) = await room.say("ann", typed)

        assert "“”" not in answer
        assert said in answer
