"""`!games`: where somebody sits, and where they are waited for."""

from tests.bot.rooms.conversation import lay, room_with
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork


async def test_it_lists_every_seat_and_what_waits_for_the_speaker_comes_first() -> None:
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=("#uno", "#cards", "#late"))
    async with room_with("ann", "bob", network=network, clock=clock) as room:
        assert await room.say("ann", "!games") == [
            "#uno: You have no seat anywhere; !uno in a room opens or joins a table."
        ]
        for where in ("#uno", "#cards", "#late"):
            await room.say("ann", "!uno taiwan", where)
            await room.say("bob", "!join", where)
        for where, turn in (("#uno", "bob"), ("#cards", "ann")):
            await room.say("ann", "!deal", where)
            lay(room, ann="r5", bob="r6", top="r9", turn=turn, room_name=where)
        await room.wait(60)

        listed = (
            "You have a seat in #cards (taiwan): it is your turn, 2 min left, #uno (taiwan): bob to act, "
            "#late (taiwan): no round is being played."
        )
        assert await room.say("ann", "!games") == [f"#uno: {listed}"]
        assert await room.whisper("ann", "games") == [f"ann: {listed}"]
