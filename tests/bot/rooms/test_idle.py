from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from unobot.config import TableSettings

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 g7", "cid": "y5 y6", "top": "r1", "turn": "bob", "draw": PILE}


async def test_a_reminder_at_half_then_the_bot_plays_and_after_two_the_player_has_left_and_may_return() -> (
    None
):
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (89 s pass)
            (1 s pass)
                #uno: bob, it's still your turn: 1 min 30 s left. Top card: [r1].
            (89 s pass)
            (1 s pass)
                #uno: Time is up: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g7] [b1]
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            <cid> dr
                #uno: cid draws a card and passes. ann, your turn. Top card: [r1].
                ann: [#uno] Your cards: [r5] [r6] (playable: r5 r6) · bob 3, cid 3
                cid: [#uno] Your cards: [y5] [y6] [b2]
            <ann> dr
                #uno: ann draws a card and passes. bob, your turn. Top card: [r1].
                ann: [#uno] Your cards: [r5] [r6] [b3]
                bob: [#uno] Your cards: [g5] [g7] [b1] (playable: b1) · cid 3, ann 3
            (44 s pass)
            (1 s pass)
                #uno: bob is not responding and leaves the round (!join to come back). cid, your turn. Top card: [r1].
                cid: [#uno] Your cards: [y5] [y6] [b2] (nothing fits: !draw) · ann 3
            <cid> dr
                #uno: cid draws a card and passes. ann, your turn. Top card: [r1].
                ann: [#uno] Your cards: [r5] [r6] [b3] (playable: r5 r6) · cid 4
                cid: [#uno] Your cards: [y5] [y6] [b2] [b5]
            <bob> !join
                #uno: bob is back with 4 cards.
                bob: [#uno] Your cards: [g5] [g7] [b1] [b4]
            <ann> dr
                #uno: ann draws a card and passes. bob, your turn. Top card: [r1].
                ann: [#uno] Your cards: [r5] [r6] [b3] [b6]
                bob: [#uno] Your cards: [g5] [g7] [b1] [b4] (playable: b1) · cid 4, ann 4
            <bob> dr
                #uno: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g7] [b1] [b4] [b7]
                cid: [#uno] Your cards: [y5] [y6] [b2] [b5] (nothing fits: !draw) · ann 4, bob 5
            """,
        )


async def test_who_answers_in_between_is_not_idle() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5 r6 r7 r8", bob="g5 g7", top="r1", turn="bob", draw=PILE)
        for _ in range(3):
            await room.wait(180)
            await room.say("ann", "dr")
            await room.say("bob", "dr")
            await room.say("ann", "dr")
        assert room.table().game.state.held() == [0, 1]


async def test_an_open_choice_takes_its_default() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        lay(room, ann="r5 r6", bob="w g7", cid="wd4 y6 y7", top="r1", turn="bob", draw=PILE)
        await goes(
            room,
            """
            <bob> !play w
                #uno: bob plays [w]. bob, which colour? (!color red, yellow, green or blue)
            (90 s pass)
                #uno: bob, the table is waiting for your answer: 1 min 30 s left.
            (90 s pass)
                #uno: Time is up: bob picks green. cid, your turn. Top card: [w] (green).
                cid: [#uno] Your cards: [y6] [y7] [wd4] (playable: wd4) · ann 2, bob 1
            <cid> !play wd4 red
                #uno: cid plays [wd4] and picks red. bob has 1 card left. ann, draw 4 (!draw) or challenge it (!challenge).
                ann: [#uno] Your cards: [r5] [r6] (answers: draw challenge)
            (180 s pass)
                #uno: ann, the table is waiting for your answer: 1 min 30 s left.
                #uno: Time is up: ann draws 4 and is skipped. bob, your turn. Top card: [wd4] (red).
                ann: [#uno] Your cards: [r5] [r6] [b1] [b2] [b3] [b4]
                bob: [#uno] Your cards: [g7] (nothing fits: !draw) · cid 2, ann 6
            """,
        )


async def test_the_host_who_does_not_answer_is_host_no_more() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", line="classic idle-limit=1", **CARDS | {"turn": "ann"})
        await goes(
            room,
            """
            (180 s pass)
                #uno: ann, it's still your turn: 1 min 30 s left. Top card: [r1].
                #uno: ann is not responding and leaves the round (!join to come back). bob, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g7] (nothing fits: !draw) · cid 2
            <ann> !pause
                ann: [#uno] Only the host (bob) and the room's operators can do that.
            <bob> !pause
                #uno: bob pauses the game. !resume to continue.
            """,
        )


async def test_without_automatic_play_nobody_is_reminded_or_moved_on() -> None:
    async with room_with("ann", "bob", tables=TableSettings(auto_play=False)) as room:
        await dealt(room, "ann", "bob")
        assert await room.wait(100_000) == []


async def test_without_an_idle_limit_nobody_leaves() -> None:
    async with room_with("ann", "bob", tables=TableSettings(idle_limit=None)) as room:
        await dealt(room, "ann", "bob")
        said: list[str] = []
        for _ in range(20):
            await room.say("ann", "I am still thinking")
            said += await room.wait(100)
        assert sum("Time is up: bob" in line for line in said) >= 5
        assert room.table().game.state.held() == [0, 1]


async def test_time_without_the_bot_in_the_room_does_not_count() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (60 s pass)
            (the connection is lost)
            (3600 s pass)
            (the bot comes back)
                #uno: bob, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g7] (nothing fits: !draw) · cid 2, ann 2
            (89 s pass)
            (1 s pass)
                #uno: bob, it's still your turn: 1 min 30 s left. Top card: [r1].
            """,
        )


async def test_a_table_that_the_bot_was_thrown_out_of_waits_until_it_is_back() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (the bot is kicked)
                ann: [#uno] I was removed from the room. The game is saved and continues when I'm let back in.
                bob: [#uno] I was removed from the room. The game is saved and continues when I'm let back in.
                cid: [#uno] I was removed from the room. The game is saved and continues when I'm let back in.
            (3600 s pass)
            <bob to the bot> hand
                bob: [#uno] Your cards: [g5] [g7] (nothing fits: !draw) · cid 2, ann 2
            (the bot comes back)
                #uno: bob, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g7] (nothing fits: !draw) · cid 2, ann 2
            <bob> dr
                #uno: bob draws a card and may play or pass (!pass).
                bob: [#uno] Your cards: [g5] [g7] [b1] (playable: b1 pass) · cid 2, ann 2
            """,
        )


async def test_a_match_in_which_nobody_does_anything_ends_also_without_an_idle_limit() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno turn-timeout=15s idle-limit=0 target=100000")
        await room.say("bob", "!join")
        await room.say("ann", "!deal")

        said = [line for _ in range(30) for line in await room.wait(15)]

        assert sum("Time is up" in line for line in said) == 2
        assert sum("Nobody at this table is answering" in line for line in said) == 1
        assert await room.wait(3_600) == ["#uno: Nobody has played for a while."]
        assert room.find_table() is None
        assert await room.wait(3_600) == []
