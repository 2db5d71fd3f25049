"""`!set quiet on`: in a room only prompts and results are said, to a person only what they are asked and results."""

from tests.bot.rooms.conversation import dealt, goes, room_with
from unobot.config import TableSettings


async def test_a_quiet_room_is_told_whose_turn_it_is_and_how_the_round_ends() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        await goes(
            room,
            """
            <ann> !set quiet on
                ann: [#uno] Only operators can set quiet for this room. For yourself, tell me privately: set quiet
            <olga> !set quiet on
                #uno: quiet is now “on”.
            <ann> !new uno=none
                #uno: ann opens a table (classic uno=none). …
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            """,
        )
        await room.say("ann", "!leave")
        await room.say("bob", "!leave")
        await dealt(
            room,
            "ann",
            "bob",
            line="uno=none",
            ann="r+2 r5",
            bob="r7 r8",
            top="r9",
            turn="ann",
            draw="g1 g2 g3",
        )
        await goes(
            room,
            """
            <ann> r+2
                #uno: ann, your turn. Top card: [r+2].
                ann: [#uno] Your cards: [r5] (playable: r5) · bob 4
                bob: [#uno] Your cards: [r7] [r8] [g1] [g2]
            <ann> r5
                #uno: ann wins the round and scores 18 points. Standings: ann 18, bob 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            """,
        )


async def test_a_quiet_player_sees_the_hand_only_when_it_is_needed_and_no_hints() -> None:
    async with room_with("ann", "bob", tables=TableSettings(features={"hints": True})) as room:
        await room.whisper("bob", "set quiet on")
        await dealt(room, "ann", "bob", ann="r+2 r5", bob="r7", top="r9", turn="ann", draw="g1 g2 g3")
        said = await room.say("ann", "r+2 uno")
        assert not any(line.startswith("bob: ") for line in said)
        assert [line for line in await room.say("ann", "!draw") if line.startswith("bob: ")] == [
            "bob: [#uno] Your cards: [r7] [g1] [g2] (playable: r7) · ann 2"
        ]
