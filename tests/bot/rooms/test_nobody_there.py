"""Players who are absent hold nobody up, and a table at which nobody answers waits without a word."""

from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import needs
from unobot.config import TableSettings

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 g7", "cid": "y5 y6", "top": "r1", "turn": "bob", "draw": PILE}
TWO = {"ann": "r5 r6", "bob": "g5 g7", "top": "r1", "turn": "bob", "draw": PILE}


async def test_who_has_gone_gets_45_seconds_and_not_the_full_turn() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.wait(10)
        await room.network.depart("bob")
        await goes(
            room,
            """
            (15 s pass)
                #uno: A seat is reserved for bob.
            (29 s pass)
            (1 s pass)
                #uno: Time is up: bob draws a card and passes. cid, your turn. Top card: [r1].
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 2, bob 3
            <cid> dr
                #uno: cid draws a card and passes. ann, your turn. Top card: [r1].
                ann: [#uno] …
                cid: [#uno] …
            <ann> dr
                #uno: ann draws a card and passes. bob, your turn. Top card: [r1].
                ann: [#uno] …
            (44 s pass)
            (1 s pass)
                #uno: bob is not responding and leaves the round (!join to come back). cid, your turn. Top card: [r1].
                cid: [#uno] …
            """,
        )


async def test_who_let_a_turn_pass_gets_45_seconds_until_they_say_something() -> None:
    async with room_with(
        "ann", "bob", "cid", tables=TableSettings(idle_limit=None, features={"hints": False})
    ) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.wait(180)
        await room.say("cid", "dr")
        await room.say("ann", "dr")
        assert await room.wait(44) == []
        assert (await room.wait(1))[0].startswith("#uno: Time is up: bob ")
        await room.say("cid", "dr")
        await room.say("bob", "I am back")
        await room.say("ann", "dr")
        assert await room.wait(89) == []
        assert await room.wait(1) == ["#uno: bob, it's still your turn: 1 min 30 s left. Top card: [r1]."]


async def test_a_table_whose_people_are_all_gone_waits_without_a_word_until_one_is_back() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", **TWO)
        await goes(
            room,
            """
            (ann goes away)
            (bob goes away)
            (59 s pass)
                #uno: …
            (1 s pass)
                #uno: Nobody at this table is answering, so it is waiting for its players. Anyone else can open a new table with !uno.
            (1000 s pass)
            (ann comes)
                ann: [#uno] You still have your seat.
                #uno: A seat is reserved for bob. bob, your turn. Top card: [r1].
            """,
        )
        assert room.table().game.state.held() == [0, 1]
        assert len(room.table().game.state.hands[1]) == 2


async def test_who_is_silent_wakes_the_table_by_any_word() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **TWO)
        await room.wait(180)
        await room.wait(180)
        assert await room.wait(59) == []
        assert (await room.wait(1))[0].startswith("#uno: Nobody at this table is answering")
        assert await room.wait(600) == []
        said = await room.say("ann", "hello?")
        assert said == ["#uno: bob, your turn. Top card: [r1]."]
        assert (await room.wait(45))[0].startswith("#uno: bob is not responding")


async def test_a_newcomer_opens_another_table_in_its_place() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", **TWO)
        await room.network.depart("ann")
        await room.network.depart("bob")
        assert (await room.say("eve", "!uno"))[0].startswith(
            "eve: [#uno] You don't have a seat at this table. !join"
        )
        await room.wait(60)
        (said,) = await room.say("eve", "!uno")
        assert said.startswith("#uno: eve opens a table (classic). ")
        assert [holder.label for holder in room.table().holders] == ["eve"]


async def test_nothing_is_dealt_to_nobody_and_a_newcomer_opens_another_table() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", **TWO | {"ann": "r5", "turn": "ann"})
        await room.say("ann", "r5")
        await room.network.depart("ann")
        await room.network.depart("bob")
        assert len(await room.wait(300)) == 1
        assert (await room.say("eve", "!uno"))[0].startswith("#uno: eve opens a table (classic). ")


async def test_a_table_that_nobody_comes_back_to_is_closed_and_nobody_has_won() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", **TWO)
        await room.network.depart("ann")
        await room.network.depart("bob")
        await room.wait(60)
        assert await room.wait(3539) == []
        assert await room.wait(1) == ["#uno: Nobody has played for a while."]
        assert room.find_table() is None


@needs("computers")
async def test_computer_players_wait_with_it() -> None:
    async with room_with(
        "ann", tables=TableSettings(features={"hints": False, "computer_pace": 1.0})
    ) as room:
        await room.say("ann", "!bot add 2")
        await room.say("ann", "!deal")
        await room.network.depart("ann")
        before = room.table().journal.given
        await room.wait(300)
        assert room.table().journal.given == before


async def test_who_has_no_seat_is_told_what_would_work() -> None:
    async with room_with("ann", "bob", "eve") as room:
        await dealt(room, "ann", "bob", line="classic rounds=2", **TWO)
        assert await room.say("eve", "!leave") == [
            "eve: [#uno] You don't have a seat at this table, and you can't take one now. After this match, type !uno to open the next table."
        ]


async def test_who_is_absent_may_be_skipped_sooner_where_the_bot_plays_for_nobody() -> None:
    async with room_with(
        "ann", "bob", "cid", tables=TableSettings(auto_play=False, features={"hints": False})
    ) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.network.depart("bob")
        await room.wait(44)
        assert (await room.say("cid", "!skip"))[0].startswith("cid: [#uno] ")
        await room.wait(1)
        assert (await room.say("cid", "!skip"))[0] == "#uno: cid skips bob."
