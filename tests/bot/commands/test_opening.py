import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from unobot.config import TableSettings


async def test_uno_opens_a_table_joins_it_and_calls_when_a_round_is_played() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <ann> !uno
                ann: [#uno] You already have a seat.
            <bob> !UNO
                #uno: bob joins (2 players; !deal to start).
            <bob> !deal
                bob: [#uno] Your cards: [y3] [y6] [y9] [gs] [b1] [b4] [bs] (playable: y3 b1 b4 bs) · ann 7 | If you lose your connection, send me this privately: rejoin 5a6tqg
                #uno: Round 1: ann (drew the highest card, [g3]) deals 7 cards each and turns up [b3]. bob, your turn. Top card: [b3].
                ann: [#uno] Your cards: [r0] [r9] [y0] [y8] [y8] [g2] [b9] | If you lose your connection, send me this privately: rejoin 2pg9b2
            <bob> !uno
                bob: [#uno] Call UNO when you have one card left, or as you play down to one.
            """,
        )


@pytest.mark.parametrize("word", ["!new", "!newgame", "!create", "!uno", "!start"])
async def test_each_of_these_words_opens_a_table(word: str) -> None:
    async with room_with("ann", "bob") as room:
        (said,) = await room.say("ann", word)
        assert said.startswith(
            "#uno: ann opens a table (classic). Type !join to take a seat, !deal to start."
        )


async def test_start_deals_when_a_table_waits_and_new_only_opens() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !start cards=1
                #uno: ann opens a table (classic cards=1). Type !join to take a seat, !deal to start.
            <bob> !new
                bob: [#uno] This room already has a table. !join to take a seat.
            <bob> !start
                bob: [#uno] You don't have a seat at this table. !join to take one.
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            <bob> !start
                bob: [#uno] Your cards: [y3] (nothing fits: !draw) · ann 1 | If you lose your connection, send me this privately: rejoin 5a6tqg
                #uno: Round 1: ann (drew the highest card, [g3]) deals 1 card each and turns up [b1]. bob, your turn. Top card: [b1].
                ann: [#uno] Your cards: [r9] | If you lose your connection, send me this privately: rejoin 2pg9b2
            """,
        )


async def test_a_table_is_opened_with_options_and_their_mistakes_are_told_to_who_made_them() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !uno clasic
                ann: [#uno] There is no rule or preset called “clasic”. Did you mean classic?
            <ann> !uno cards=99
                ann: [#uno] cards must be a number from 1 to 20, not “99”.
            <ann> !uno cards=many
                ann: [#uno] cards must be a number from 1 to 20, not “many”.
            <ann> !uno crads=7
                ann: [#uno] There is no option crads at this table. Did you mean cards?
            <ann> !uno turn-timeout=soon
                ann: [#uno] turn-timeout must be a time such as 90s or 3m, or off, not “soon”.
            <ann> !uno classic cards=3 negative target=70
                #uno: ann opens a table (classic negative cards=3 target=70). Type !join to take a seat, !deal to start.
            <bob> !uno classic
                bob: [#uno] This room already has a table. !join to take a seat.
            <bob> !rules
                #uno: This table plays classic: The original rules.
                #uno: Changes from classic: 3 cards are dealt.
                #uno: Match: until someone has 70 points in their own hands; the fewest points win.
            """,
        )


async def test_the_room_s_preset_and_time_outs_are_a_table_s_own() -> None:
    tables = TableSettings(
        preset="classic cards=3", turn_timeout=60, idle_limit=None, features={"hints": False}
    )
    async with room_with("ann", "bob", tables=tables) as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic cards=3). Type !join to take a seat, !deal to start.
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            <bob> !deal
                ann: [#uno] Your cards: [r0] [r9] [g2] (playable: g2) · bob 3 | If you lose your connection, send me this privately: rejoin 2pg9b2
                #uno: Round 1: ann (drew the highest card, [g3]) deals 3 cards each and turns up [gs] — bob is skipped. ann, your turn. Top card: [gs].
                bob: [#uno] Your cards: [y3] [b1] [b4] | If you lose your connection, send me this privately: rejoin 5a6tqg
            (30 s pass)
                #uno: ann, it's still your turn: 30 s left. Top card: [gs].
            """,
        )
        assert room.table().rules.base.idle_limit == 0


async def test_in_private_no_table_can_be_opened_or_joined() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann to the bot> uno
                ann: Tell me that in the room.
            <ann to the bot> new classic
                ann: Tell me that in the room.
            <ann to the bot> join
                ann: Tell me that in the room.
            <bob> !uno
                #uno: bob opens a table (classic). Type !join to take a seat, !deal to start.
            <ann to the bot> join
                ann: Tell me that in the room.
            """,
        )


async def test_at_a_table_where_a_round_is_played_uno_with_a_preset_is_no_call() -> None:
    runs = "A match of classic is already running here. !join to take a seat, !rules to see its rules."
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob")
        cards = room.hand("ann")
        for who in ("ann", "cid"):
            assert await room.say(who, "!uno taiwan") == [f"{who}: [#uno] {runs}"]
            assert await room.say(who, "!uno +jump-in") == [f"{who}: [#uno] {runs}"]
        assert await room.say("cid", "!new taiwan") == [f"cid: [#uno] {runs}"]
        assert room.hand("ann") == cards


async def test_a_table_at_which_the_bot_would_talk_all_the_time_is_not_opened() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !uno turn-timeout=1s idle-limit=0 target=100000
                ann: [#uno] turn-timeout must be at least 15s, or off; not “1s”.
            <ann> !uno classic turn-timeout=14s
                ann: [#uno] turn-timeout must be at least 15s, or off; not “14s”.
            """,
        )
        assert room.find_table() is None
        assert await room.say("ann", "!uno turn-timeout=15s")
        assert room.table().rules.base.patience == 15_000
