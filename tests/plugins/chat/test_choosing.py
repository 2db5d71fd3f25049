"""What can be typed where a player is to be chosen."""

from tests.bot.rooms.conversation import dealt, lay, room_with


async def test_whom_one_can_choose_is_told_with_the_verb() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", line="classic +seven-zero")
        lay(room, ann="r7 g1 g2", bob="b1 b2", cid="y1 y2", top="r9", turn="ann", draw="b3 b4")
        await room.say("ann", "!play r7")
        (said,) = await room.say("ann", "!moves")
        assert said.endswith("You can type !pick bob or !pick cid.")
