import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from unobot.config import TableSettings

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 g6", "cid": "y5 y6", "top": "r1", "turn": "bob", "draw": PILE}


@pytest.mark.parametrize(
    "command", ["!kick bob", "!host bob", "!stop", "!end", "!endgame", "!pause", "!skip"]
)
@pytest.mark.parametrize("who", ["bob", "cid", "dan"])
async def test_only_the_host_and_operators_direct_a_table(command: str, who: str) -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        assert await room.say(who, command) == [
            f"{who}: [#uno] Only the host (ann) and the room's operators can do that."
        ]


@pytest.mark.parametrize("command", ["!kick bob", "!host bob", "!stop", "!pause", "!resume", "!skip"])
async def test_without_a_table_there_is_nothing_to_direct(command: str) -> None:
    async with room_with("ann") as room:
        await room.network.arrive("olga", operator=True)
        for who in ("ann", "olga"):
            assert await room.say(who, command) == [
                f"{who}: [#uno] There is no table in this room. Type !uno to open one."
            ]


async def test_the_host_moves_somebody_on_at_any_time() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await goes(
            room, "<ann> !skip\n    ann: [#uno] There is no table in this room. Type !uno to open one."
        )
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !skip
                #uno: ann skips bob.
                #uno: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g6] [b1]
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            """,
        )


async def test_between_rounds_there_is_nobody_to_move_on() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <ann> !skip
                ann: [#uno] No round is being played. Type !deal to start one.
            """,
        )


async def test_where_the_bot_plays_for_nobody_any_player_moves_others_on_when_the_time_is_up() -> None:
    async with room_with(
        "ann", "bob", "cid", "dan", tables=TableSettings(auto_play=False, turn_timeout=60)
    ) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (59 s pass)
            <cid> !skip
                cid: [#uno] Not yet: they still have 1 s to answer.
            (1 s pass)
            <dan> !skip
                dan: [#uno] Only the host (ann) and the room's operators can do that.
            <cid> !skip
                #uno: cid skips bob.
                #uno: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g6] [b1]
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            """,
        )


async def test_the_same_holds_for_a_table_opened_without_a_time_limit() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", line="classic turn-timeout=off", **CARDS)
        await goes(
            room,
            """
            (180 s pass)
            <cid> !skip
                #uno: cid skips bob.
                #uno: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g6] [b1]
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            """,
        )


async def test_a_kick_gives_somebody_s_seat_up() -> None:
    async with room_with("ann", "bob", "cid", "bert") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !kick
                ann: [#uno] Who? For example !kick bob.
            <ann> !kick zoe
                ann: [#uno] Nobody at this table is called “zoe”.
            <ann> !kick bbo
                ann: [#uno] Nobody here is called “bbo”. Did you mean bob?
            <ann> !kick @Bob:
                #uno: ann removes bob from the table.
                #uno: bob leaves. cid, your turn. Top card: [r1].
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2
            <ann> !kick bob
                ann: [#uno] bob has left the table.
            """,
        )


async def test_an_ambiguous_name_is_asked_back() -> None:
    async with room_with("ann", "bob", "bert") as room:
        await dealt(room, "ann", "bob", "bert")
        await goes(
            room,
            """
            <ann> !kick b
                ann: [#uno] “b” could be bob or bert. Who do you mean?
            """,
        )


async def test_the_host_can_be_handed_over() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob")
        await goes(
            room,
            """
            <ann> !host
                ann: [#uno] Who? For example !host bob.
            <ann> !host cid
                ann: [#uno] Nobody at this table is called “cid”.
            <ann> !host bob
                #uno: bob is the host now.
            <ann> !pause
                ann: [#uno] Only the host (bob) and the room's operators can do that.
            <bob> !pause
                #uno: bob pauses the game. !resume to continue.
            """,
        )


async def test_an_operator_of_the_room_directs_any_table_also_in_private_only_from_a_seat() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await room.network.arrive("olga", operator=True)
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <olga> !pause
                #uno: olga pauses the game. !resume to continue.
            <olga> !resume
                #uno: olga resumes the game.
            <olga to the bot> pause
                olga: You are not at a table. Type !uno in a room to open or join one.
            <olga> !kick cid
                #uno: olga removes cid from the table.
                #uno: cid leaves.
            <olga> !stop
                #uno: olga stops the match.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            """,
        )


async def test_who_is_no_operator_any_more_directs_nothing() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        await dealt(room, "ann", "bob")
        await room.say("olga", "!pause")
        await room.network.arrive("olga", operator=False)
        assert await room.say("olga", "!stop") == [
            "olga: [#uno] Only the host (ann) and the room's operators can do that."
        ]


async def test_a_new_name_keeps_the_operator_s_rank() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        await dealt(room, "ann", "bob", "olga")
        await room.network.rename("olga", "olga2")
        await room.heard()
        assert await room.whisper("olga", "pause") == ["#uno: olga2 pauses the game. !resume to continue."]


async def test_a_pause_stops_the_clock_of_a_turn() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (80 s pass)
            <ann> !pause
                #uno: ann pauses the game. !resume to continue.
            <ann> !pause
                ann: [#uno] The game is already paused. !resume to continue.
            (3599 s pass)
            <ann> !resume
                #uno: ann resumes the game.
            <ann> !resume
                ann: [#uno] The game is not paused.
            (9 s pass)
            (1 s pass)
                #uno: bob, it's still your turn: 1 min 30 s left. Top card: [r1].
            (90 s pass)
                #uno: Time is up: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g6] [b1]
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            """,
        )


async def test_a_pause_stops_the_clock_of_the_next_deal() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5", bob="g5", top="r1", turn="ann")
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 5 points. Standings: ann 5, bob 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            (15 s pass)
            <ann> !pause
                #uno: ann pauses the game. !resume to continue.
            (100 s pass)
            <ann> !resume
                #uno: ann resumes the game.
            (4 s pass)
            """,
        )
        assert len(await room.wait(1)) == 3


async def test_a_stopped_match_is_won_by_who_is_ahead() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5", bob="g9", top="r1", turn="ann")
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 9 points. Standings: ann 9, bob 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            <ann> !stop
                #uno: ann stops the match.
                #uno: The match was stopped: ann wins with 9 points. Standings: ann 9, bob 0 (first to 500). Another match? Type !uno.
            <ann> !score
                ann: [#uno] There is no table in this room. Type !uno to open one.
            """,
        )
        assert room.find_table() is None


async def test_a_match_stopped_before_any_score_has_no_winner_even_while_a_call_is_owed() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", ann="r5", bob="g5 g6", cid="r2 y1", top="r1", turn="cid")
        await goes(
            room,
            """
            <cid> r2
                #uno: cid plays [r2]. ann, your turn. Top card: [r2].
                ann: [#uno] Your cards: [r5] (playable: r5) · bob 2, cid 1
            <ann> !stop
                #uno: ann stops the match.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            """,
        )


async def test_once_a_turn_a_player_has_the_whole_time_again() -> None:
    async with room_with("ann", "bob", "cid", tables=TableSettings(turn_timeout=60)) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !wait
                ann: [#uno] The table is not waiting for you.
            (29 s pass)
            <bob> !wait
                #uno: bob takes more time.
            (29 s pass)
            <bob> !wait
                bob: [#uno] You have already had more time this turn.
            (2 s pass)
                #uno: bob, it's still your turn: 30 s left. Top card: [r1].
            (30 s pass)
                #uno: Time is up: bob draws a card and passes. cid, your turn. Top card: [r1].
                bob: [#uno] Your cards: [g5] [g6] [b1]
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            <cid> !wait
                #uno: cid takes more time.
            """,
        )


async def test_who_has_no_limit_needs_no_more_time() -> None:
    async with room_with("ann", "bob", tables=TableSettings(auto_play=False)) as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g6", top="r1", turn="bob", draw=PILE)
        await goes(room, "<bob> !wait\n    bob: [#uno] There is no time limit on your turn.")
