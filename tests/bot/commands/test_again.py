"""`!again`: the same seats and the same rules once more."""

from tests.bot.rooms.conversation import dealt, room_with
from tests.plugins.built_in import needs
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom

QUIET = TableSettings(deal_pause=None, features={"hints": False})


async def played(room: FakeRoom) -> None:
    """A match of one round that carla wins, with bob and a computer player."""
    await room.say("carla", "!new round cards=4")
    await room.say("bob", "!join")
    await room.say("carla", "!bot add easy")
    await dealt(
        room, "carla", **{"carla": "r1", "bob": "b5 b6", "Robo-Ada": "y1 y2", "top": "r5", "turn": "carla"}
    )
    said = await room.say("carla", "!play r1")
    assert "wins" in " ".join(said)
    assert room.find_table() is None


@needs("computers")
async def test_everybody_who_is_still_there_has_the_seat_again() -> None:
    async with room_with("carla", "bob", "eve", tables=QUIET) as room:
        await played(room)

        said = await room.say("bob", "!again")

        assert said[0].startswith(
            "#uno: bob reopens the last table (classic round cards=4) with carla and Robo-Ada. !deal to start"
        )
        assert [holder.label for holder in room.table().holders] == ["carla", "bob", "Robo-Ada"]
        assert room.table().host == "bob"


@needs("computers")
async def test_who_has_gone_or_left_has_none() -> None:
    async with room_with("carla", "bob", "eve", tables=QUIET) as room:
        await played(room)
        await room.network.depart("carla")
        await room.say("bob", "!rematch")

        assert [holder.label for holder in room.table().holders] == ["bob", "Robo-Ada"]
        await room.say("bob", "!leave")
        await room.say("eve", "!again")

        assert [holder.label for holder in room.table().holders] == ["eve", "Robo-Ada"]


async def test_at_a_table_that_waits_it_takes_a_seat_and_during_a_round_it_is_refused() -> None:
    async with room_with("carla", "bob", tables=QUIET) as room:
        await room.say("carla", "!uno")

        assert "bob joins" in (await room.say("bob", "!again"))[0]
        await room.say("carla", "!deal")
        assert "is already running" in (await room.say("carla", "!again"))[0]


async def test_where_nobody_has_played_it_says_how_to_begin() -> None:
    async with room_with("carla", tables=QUIET) as room:
        (said,) = await room.say("carla", "!again")

        assert said == "carla: [#uno] There is no earlier table to reopen. !uno opens a new one."
