import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"


@pytest.mark.parametrize("word", ["!join", "!jo", "jo", "!j", "!ujoin", "!uno", "!JOIN"])
async def test_each_of_these_words_takes_a_seat_at_a_waiting_table(word: str) -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        assert await room.say("bob", word) == ["#uno: bob joins (2 players; !deal to start)."]


@pytest.mark.parametrize("word", ["!leave", "!quit", "!part", "!resign", "!uquit"])
async def test_each_of_these_words_gives_the_seat_up(word: str) -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        assert await room.say("bob", word) == ["#uno: bob leaves."]


async def test_who_has_no_seat_cannot_leave_or_deal_or_play() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", ann="r5", bob="g5", top="r1")
        await goes(
            room,
            """
            <cid> !leave
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <cid> !deal
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <cid> !play r5
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <cid> !draw
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <cid> !hand
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <cid> !moves
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <cid> r5
            <cid> dr
            <cid to the bot> hand
                cid: You are not at a table. Type !uno in a room to open or join one.
            """,
        )


async def test_who_joins_during_a_round_is_dealt_in_for_the_next_one() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", ann="r5", bob="g5 g6", top="r1", turn="ann")
        await goes(
            room,
            """
            <cid> jo
                #uno: cid joins and will be dealt in next round.
            <cid> !join
                cid: [#uno] You already have a seat.
            <cid> !hand
                cid: [#uno] You are not in this round; you'll be dealt in next time.
            <cid> !draw
                cid: [#uno] You are not in this round; you'll be dealt in next time.
            <bob> !players
                #uno: In order of play: ann has 1 card (to act), bob has 2 cards (dealer), cid (joins next round).
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 11 points. Standings: ann 11, bob 0, cid 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            <cid> !deal
                ann: [#uno] Your cards: [r2] [r5] [y2] [g4] [gr] [b1] [bs] (playable: b1 bs) · bob 7, cid 7
                #uno: Round 2: cid deals 7 cards each and turns up [b8]. ann, your turn. Top card: [b8].
                bob: [#uno] Your cards: [r3] [r7] [r+2] [y9] [b3] [b7] [b9]
                cid: [#uno] Your cards: [r1] [r9] [y3] [y4] [ys] [b6] [w] | If you lose your connection, send me this privately: rejoin bbba2p
            """,
        )


async def test_who_leaves_a_round_gets_the_same_hand_back_in_it() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(
            room, "ann", "bob", "cid", ann="r5 r6", bob="g5 g6", cid="y5 y6", top="r1", turn="ann", draw=PILE
        )
        await goes(
            room,
            """
            <bob> !leave
                #uno: bob leaves the round (!join to come back).
            <bob> !leave
                bob: [#uno] You gave up your seat. !join to take it back.
            <bob> !play g5
                bob: [#uno] You gave up your seat. !join to take it back.
            <bob> !hand
                bob: [#uno] You gave up your seat. !join to take it back.
            <bob> dr
            <ann> r5
                #uno: ann plays [r5]. cid, your turn. Top card: [r5].
                cid: [#uno] Your cards: [y5] [y6] (playable: y5) · ann 1
            <bob> !join
                #uno: bob is back with 2 cards.
                bob: [#uno] Your cards: [g5] [g6]
            <cid> dr
                #uno: cid draws a card and passes. ann has 1 card left. ann, your turn. Top card: [r5].
                ann: [#uno] Your cards: [r6] (playable: r6) · bob 2, cid 3
                cid: [#uno] Your cards: [y5] [y6] [b1]
            <cid> pa
                cid: [#uno] It's ann's turn, not yours.
            <ann> dr
                #uno: ann draws a card and passes. bob, your turn. Top card: [r5].
                ann: [#uno] Your cards: [r6] [b2]
                bob: [#uno] Your cards: [g5] [g6] (playable: g5) · cid 3, ann 2
            <ann> pa
                ann: [#uno] It's bob's turn, not yours.
            <bob> !hand
                bob: [#uno] Your cards: [g5] [g6] (playable: g5) · cid 3, ann 2
            """,
        )


async def test_a_leaver_s_open_choice_takes_its_default_and_the_game_goes_on() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(
            room, "ann", "bob", "cid", ann="wd4 r6", bob="g5 g6", cid="y5 y6", top="r1", turn="ann", draw=PILE
        )
        await goes(
            room,
            """
            <ann> !p wd4 red
                #uno: ann plays [wd4] and picks red. bob, draw 4 (!draw) or challenge it (!challenge).
                bob: [#uno] Your cards: [g5] [g6] (answers: draw challenge)
            <bob> !leave
                #uno: bob leaves the round (!join to come back) — bob draws 4 and is skipped. ann has 1 card left. cid, your turn. Top card: [wd4] (red).
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 1
            """,
        )


async def test_with_one_player_left_the_round_ends_and_with_one_seat_the_match() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", ann="r5 r6", bob="g5 g6", cid="y5 y6", top="r1", turn="ann")
        await goes(
            room,
            """
            <bob> !leave
                #uno: bob leaves the round (!join to come back).
            <cid> !leave
                #uno: cid leaves.
                #uno: Everyone else has left. ann wins the round. It doesn't count in the records.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            <ann> !top
                ann: [#uno] There is no table in this room. Type !uno to open one.
            """,
        )
        assert room.find_table() is None


async def test_the_host_passes_on_and_the_last_to_leave_closes_the_table() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            <ann> !leave
                #uno: ann leaves.
            <ann> !kick bob
                ann: [#uno] Only the host (bob) and the room's operators can do that.
            <cid> !kick bob
                cid: [#uno] Only the host (bob) and the room's operators can do that.
            <bob> !leave
                #uno: bob leaves.
                #uno: The table is closed.
            <bob> !top
                bob: [#uno] There is no table in this room. Type !uno to open one.
            """,
        )


async def test_between_rounds_a_seat_is_given_up_and_taken_again() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", ann="r5", bob="g5", cid="y1", top="r1", turn="ann")
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 6 points. Standings: ann 6, bob 0, cid 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            <bob> !leave
                #uno: bob leaves.
            <bob> !deal
                bob: [#uno] You gave up your seat. !join to take it back.
            <bob> !join
                #uno: bob is back and will be dealt in next round.
            <cid> !score
                #uno: After 1 round: ann 6, bob 0, cid 0. The match goes to 500 points.
            """,
        )
