import pytest

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from unobot.config import TableSettings

LAST = {"ann": "r5", "bob": "g5 r9", "top": "r1", "turn": "ann"}


async def test_the_next_round_is_dealt_after_twenty_seconds() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **LAST)
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 14 points. Standings: ann 14, bob 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            (19 s pass)
            (1 s pass)
                bob: [#uno] Your cards: … (answers: …)
                #uno: Round 2: …
                ann: [#uno] Your cards: …
            """,
        )


async def test_or_earlier_by_a_player_s_word() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **LAST)
        await room.say("ann", "r5")
        assert "#uno: Round 2: " in "\n".join(await room.say("bob", "!deal"))
        assert await room.wait(60) == []


async def test_while_the_last_card_still_asks_the_round_is_not_over() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", line="attack", **LAST | {"ann": "wa", "cid": "g7"})
        await goes(
            room,
            """
            <ann> !play wa
                #uno: ann plays [wa] and goes out. ann, who do you want to attack? (!pick NAME)
                ann: [#uno] You have no cards. (answers: bob cid)
            <bob> !deal
                bob: [#uno] The round is still in progress.
            <bob> !play r9
                bob: [#uno] …
            <ann> !pick bob
                #uno: bob presses 2 times: …
                #uno: ann wins the round and scores 25 points. Standings: ann 25, bob 0, cid 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            """,
        )


@pytest.mark.parametrize("pause", [5.0, 60.0])
async def test_the_pause_can_be_set(pause: float) -> None:
    async with room_with("ann", "bob", tables=TableSettings(deal_pause=pause)) as room:
        await dealt(room, "ann", "bob", **LAST)
        await room.say("ann", "r5")
        assert await room.wait(pause - 1) == []
        assert "#uno: Round 2: " in "\n".join(await room.wait(1))


async def test_without_a_pause_somebody_has_to_deal() -> None:
    async with room_with(
        "ann", "bob", tables=TableSettings(deal_pause=None, features={"achievements": False})
    ) as room:
        await dealt(room, "ann", "bob", **LAST)
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 14 points. Standings: ann 14, bob 0 (first to 500).
                #uno: Type !deal to start the next round.
            (100000 s pass)
            """,
        )


async def test_autostart_deals_the_first_round_after_the_second_player() -> None:
    async with room_with("ann", "bob", "cid", tables=TableSettings(autostart=30)) as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            (60 s pass)
            <bob> !join
                #uno: bob joins (2 players; !deal to start). Dealing in 30 s, or !deal to start now.
            (29 s pass)
            <cid> !join
                #uno: cid joins (3 players; !deal to start).
            """,
        )
        assert "#uno: Round 1: " in "\n".join(await room.wait(1))


async def test_autostart_needs_two_players_still() -> None:
    async with room_with("ann", "bob", tables=TableSettings(autostart=30)) as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <bob> !join
                #uno: bob joins (2 players; !deal to start). Dealing in 30 s, or !deal to start now.
            <bob> !leave
                #uno: bob leaves.
            (60 s pass)
            <bob> !join
                #uno: bob joins (2 players; !deal to start). Dealing in 30 s, or !deal to start now.
            """,
        )
        assert "#uno: Round 1: " in "\n".join(await room.wait(30))


async def test_without_autostart_nothing_is_dealt_by_itself() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        assert await room.wait(100_000) == []


async def test_the_end_of_the_match_closes_the_table() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", line="classic target=10", **LAST)
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 14 points.
                #uno: ann wins the match with 14 points. Standings: ann 14, bob 0 (first to 10). Another match? Type !uno.
            <ann> !deal
                ann: [#uno] There is no table in this room. Type !uno to open one.
            (60 s pass)
            <bob> !uno
                #uno: bob opens a table (classic). Type !join to take a seat, !deal to start.
            """,
        )


async def test_a_match_goes_on_over_rounds_and_keeps_the_score() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", line="classic rounds=2", **LAST)
        await room.say("ann", "r5")
        await room.say("ann", "!deal")
        assert room.table().game.state.scores == (14, 0)
        state = room.table().game.state
        lay(room, **LAST)
        room.table().game.state.scores = state.scores
        room.table().game.state.round = 2
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 14 points.
                #uno: ann wins the match with 28 points. Standings: ann 28, bob 0. Another match? Type !uno.
            """,
        )


async def test_the_pause_begins_again_when_the_bot_comes_back_to_the_room() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **LAST)
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 14 points. Standings: ann 14, bob 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            (the connection is lost)
            (600 s pass)
            (the bot comes back)
                #uno: Next round in 20 s, or !deal to start now.
            (19 s pass)
            """,
        )
        assert "#uno: Round 2: " in "\n".join(await room.wait(1))
