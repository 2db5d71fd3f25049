"""Who talks all the time keeps nobody waiting."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.bot.rooms.conversation import dealt, room_with
from unobot.adapter import Importance
from unobot.kit.testing import FakeRoom, fake_room
from unobot.tables.flood_control import FloodControl


@asynccontextmanager
async def slow_room(*people: str) -> AsyncIterator[FakeRoom]:
    """A room whose flood control is that of a network with the pace of most IRC servers; the network itself takes all at once."""
    async with fake_room(*people) as room:
        flood_control = room.bot.router.services.flood_control
        assert isinstance(flood_control, dict)
        flood_control[room.network.network] = FloodControl(burst=5, per_second=1.0, now=room.clock.now())
        yield room


async def at_table(room: FakeRoom) -> None:
    await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g6", top="r1", turn="ann", draw="b1 b2 b3")
    await room.wait(60)


async def test_a_player_is_answered_at_once_while_somebody_floods_the_room() -> None:
    async with slow_room("ann", "bob", "eve") as room:
        await at_table(room)
        for _ in range(200):
            await room.network.say("eve", "!top")
        await room.network.say("ann", "r5")

        lines = await room.wait(1)

        assert any(line.startswith("#uno: ") and "[r5]" in line and "ann" in line for line in lines)
        assert sum(line.startswith("eve: ") for line in lines) == 1, "told once to slow down"


async def test_a_flood_in_private_is_no_better() -> None:
    async with slow_room("ann", "bob", "eve") as room:
        await at_table(room)
        for number in range(200):
            await room.network.whisper("eve", f"rules x{number}")
        await room.network.say("ann", "r5")

        lines = await room.wait(1)

        assert any("[r5]" in line and line.startswith("#uno: ") for line in lines)
        assert len([line for line in lines if line.startswith("eve: ")]) <= 4


async def test_a_command_with_its_prefix_is_counted_once() -> None:
    async with slow_room("ann", "bob", "eve") as room:
        await at_table(room)
        for command in ("!top", "!score", "!turn"):
            await room.network.say("eve", command)

        lines = await room.wait(1)

        assert len(lines) == 3, "so many are heard of a stranger at once"


async def test_short_words_are_counted_too() -> None:
    async with slow_room("ann", "bob") as room:
        await at_table(room)
        for _ in range(100):
            await room.network.say("bob", "cd")

        lines = [await room.wait(1) for _ in range(30)]

        assert sum(map(len, lines)) <= 6 + 2


async def test_a_player_who_plays_fast_is_never_told_to_slow_down() -> None:
    async with slow_room("ann", "bob") as room:
        await at_table(room)
        lines = []
        for said in ("!hand", "!top", "!score", "!moves", "r5"):
            await room.network.say("ann", said)
            lines += await room.wait(1)

        assert not any("Slow down" in line for line in lines)
        assert any("[r5]" in line and line.startswith("#uno: ") for line in lines)


async def test_tokens_cannot_be_guessed_in_private() -> None:
    async with slow_room("ann", "bob", "eve") as room:
        await at_table(room)
        right = room.table().holders[0].token
        answers = []
        for _ in range(4):
            answers += await room.whisper("eve", "rejoin abcdef") + await room.wait(10)

        assert "Too many wrong words" in answers[-1]
        assert "Too many wrong words" in (await room.whisper("eve", f"rejoin {right}"))[-1]
        assert room.table().held_by(room.network.network, room.table().holders[0].identity) == 0


async def test_a_private_answer_to_somebody_without_a_seat_is_less_urgent_than_a_hand() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g6", top="r1", turn="ann", draw="b1 b2")
        for who in ("eve", "bob"):
            room.network.messages.clear()
            await room.say(who, "!play zz")
            (answer,) = (each for each in room.network.messages if each.to == who)
            assert answer.importance is (Importance.CHATTER if who == "eve" else Importance.PRIVATE)


async def test_what_a_player_asks_for_is_more_urgent_than_what_a_stranger_does() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g6", top="r1", turn="ann", draw="b1 b2")
        answers = []
        for who in ("ann", "eve"):
            for ask in (room.say, room.whisper):
                room.network.messages.clear()
                await ask(who, "!score")
                answers.append(room.network.messages[-1].importance)

        in_room, alone, strange, strange_alone = answers
        assert in_room == alone < strange == strange_alone
        assert in_room > Importance.TURN, "nobody's turn is kept back by it"
