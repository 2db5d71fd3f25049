"""A host who is not there locks nothing, and who was taken from the table stays away."""

from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import needs
from unobot.adapter import Identity
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.kit.testing import FakeNetwork

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 g6", "cid": "y5 y6", "top": "r1", "turn": "bob", "draw": PILE}


async def test_the_next_player_is_the_host_while_the_host_is_away() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !pause
                #uno: ann pauses the game. !resume to continue.
            (ann goes away)
            <cid> !stop
                cid: [#uno] Only the host (bob) and the room's operators can do that.
            <bob> !kick zoe
                bob: [#uno] Nobody at this table is called “zoe”.
            <bob> !stop
                #uno: ann is not responding, so bob is the host now.
                #uno: bob stops the match.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            """,
        )


async def test_who_took_over_stays_the_host_and_can_hand_it_back() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (ann goes away)
            <bob> !pause
                #uno: ann is not responding, so bob is the host now.
                #uno: bob pauses the game. !resume to continue.
            (ann comes)
                ann: [#uno] You still have your seat.
            <ann> !stop
                ann: [#uno] Only the host (bob) and the room's operators can do that.
            <bob> !host ann
                #uno: ann is the host now.
            """,
        )


async def test_a_command_that_is_refused_makes_nobody_the_host() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.network.depart("ann")
        await room.say("bob", "!kick zoe")
        await room.network.arrive("ann")
        assert (await room.say("ann", "!pause"))[-1] == "#uno: ann pauses the game. !resume to continue."


async def test_a_host_who_let_the_time_pass_is_not_the_host_until_they_speak_up() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS | {"turn": "ann"})
        await room.wait(180)
        assert (await room.say("cid", "!stop"))[0].startswith("cid: [#uno] Only the host (bob) ")
        assert await room.say("ann", "!pause") == ["#uno: ann pauses the game. !resume to continue."]
        assert (await room.say("bob", "!stop"))[0].startswith("bob: [#uno] Only the host (ann) ")
        await room.wait(180)
        assert await room.say("bob", "!stop") == [
            "#uno: ann is not responding, so bob is the host now.",
            "#uno: bob stops the match.",
            "#uno: The match was stopped before anyone scored. Another match? Type !uno.",
        ]


async def test_the_same_where_the_bot_plays_for_nobody() -> None:
    tables = TableSettings(auto_play=False, turn_timeout=60, features={"hints": False})
    async with room_with("ann", "bob", "cid", tables=tables) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS | {"turn": "ann"})
        await room.wait(59)
        assert (await room.say("bob", "!pause"))[0].startswith("bob: [#uno] Only the host (ann) ")
        await room.wait(1)
        assert (await room.say("bob", "!pause"))[0] == "#uno: ann is not responding, so bob is the host now."


async def test_any_player_ends_a_pause_but_nobody_else() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !pause
                #uno: ann pauses the game. !resume to continue.
            <dan> !resume
                dan: [#uno] You don't have a seat at this table. !join to take one.
            <cid> !resume
                #uno: cid resumes the game.
            """,
        )


async def test_a_pause_ends_by_itself_and_the_turn_has_its_full_time() -> None:
    async with room_with(
        "ann", "bob", "cid", tables=TableSettings(pause_limit=600.0, features={"hints": False})
    ) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (80 s pass)
            <ann> !pause
                #uno: ann pauses the game. !resume to continue.
            (599 s pass)
            (1 s pass)
                #uno: The pause has reached this room's limit; the game continues.
                #uno: bob, your turn. Top card: [r1].
            (89 s pass)
            (1 s pass)
                #uno: bob, it's still your turn: 1 min 30 s left. Top card: [r1].
            """,
        )


async def test_a_pause_between_rounds_ends_by_itself_too() -> None:
    async with room_with(
        "ann", "bob", tables=TableSettings(pause_limit=600.0, features={"hints": False})
    ) as room:
        await dealt(room, "ann", "bob", ann="r5", bob="g5", top="r1", turn="ann")
        await room.say("ann", "r5")
        await room.say("ann", "!pause")
        assert await room.wait(599) == []
        assert (await room.wait(1))[0] == "#uno: The pause has reached this room's limit; the game continues."
        assert any("Your cards" in line for line in await room.wait(20))


@pytest.mark.parametrize(("down", "left"), [(100.0, 400.0), (3600.0, 60.0), (-50.0, 550.0)])
async def test_a_restart_does_not_make_a_pause_longer(tmp_path: Path, down: float, left: float) -> None:
    clock, data = HeldClock(), tmp_path / "unobot.db"
    network = FakeNetwork(clock)
    tables = TableSettings(pause_limit=600.0, features={"hints": False})
    async with room_with("ann", "bob", network=network, clock=clock, data=data, tables=tables) as room:
        await dealt(room, "ann", "bob")
        await room.say("ann", "!pause")
        await room.wait(100)
    clock.step(down)
    network.present[network.rooms[0]].pop(Identity("ann"))
    async with room_with(network=network, clock=clock, data=data, tables=tables) as room:
        await room.heard()
        assert await room.wait(left - 1) == []
        assert (await room.wait(1))[0] == "#uno: The pause has reached this room's limit; the game continues."
        assert (await room.say("bob", "!stop"))[0] == "#uno: ann is not responding, so bob is the host now."


@pytest.mark.parametrize("said", ["off", "0", "59s", "25h", "2d", "-5m", "soon", "1h1h", "9" * 400, "٣m"])
async def test_what_is_no_length_of_a_pause_is_refused(said: str) -> None:
    async with room_with("ann") as room:
        await room.network.arrive("olga", operator=True)
        heard = await room.say("olga", f"!set pause-limit {said}")
        assert len(heard) == 1
        assert heard[0].startswith("olga: [#uno] pause-limit takes a time from 1m to 24h, such as 30m; not “")


async def test_an_operator_sets_how_long_a_pause_may_last() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        assert await room.say("olga", "!set pause-limit 10m") == ["#uno: pause-limit is now “10m”."]
        await dealt(room, "ann", "bob")
        await room.say("ann", "!pause")
        assert await room.wait(599) == []
        assert (await room.wait(1))[0] == "#uno: The pause has reached this room's limit; the game continues."


# --- kicks and votes ------------------------------------------------------------------------------------------------


async def test_who_was_kicked_does_not_come_back_in_this_match() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        token = room.table().holders[1].token
        await room.say("ann", "!kick bob")
        gone = "bob: [#uno] You were removed from this table. You can join the next match."
        assert await room.say("bob", "!join") == [gone]
        assert await room.whisper("bob", f"rejoin {token}") == [gone]
        await room.network.rename("bob", "rob")
        assert await room.say("bob", "!join") == [gone.replace("bob", "rob", 1)]
        await room.network.become("bob", "account:bob")
        assert await room.say("account:bob", "!join") == [gone.replace("bob", "rob", 1)]
        await room.say("ann", "!stop")
        assert "opens a table" in (await room.say("account:bob", "!uno"))[0]


async def test_a_kick_lasts_across_rounds_and_restarts(tmp_path: Path) -> None:
    clock, data = HeldClock(), tmp_path / "unobot.db"
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", "cid", network=network, clock=clock, data=data) as room:
        await dealt(room, "ann", "bob", "cid")
        await room.say("ann", "!kick bob")
    async with room_with(network=network, clock=clock, data=data) as room:
        await room.heard()
        gone = ["bob: [#uno] You were removed from this table. You can join the next match."]
        assert await room.say("bob", "!join") == gone


async def test_a_token_of_somebody_who_was_kicked_opens_nothing_for_a_new_name() -> None:
    async with room_with("ann", "bob", "cid", "eve") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        token = room.table().holders[1].token
        await room.say("ann", "!kick bob")
        assert await room.whisper("eve", f"rejoin {token}") == [
            "eve: [#uno] You were removed from this table. You can join the next match."
        ]


async def test_nobody_kicks_themselves() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob")
        assert await room.say("ann", "!kick ann") == ["ann: [#uno] That's you. To give up your seat: !leave."]


@needs("votes")
async def test_half_of_the_others_take_somebody_from_the_table() -> None:
    async with room_with("ann", "bob", "cid", "dan", "eve", "fay") as room:
        await dealt(room, "ann", "bob", "cid", "dan", "eve")
        await goes(
            room,
            """
            <bob> !vote kick eve
                bob: [#uno] The host (ann) is here and can do that with !kick.
            <ann> !vote kick eve
                ann: [#uno] The host (ann) is here and can do that with !kick.
            (ann goes away)
            <fay> !vote kick eve
                fay: [#uno] You don't have a seat at this table. !join to take one.
            <bob> !vote
                bob: [#uno] What do you want to vote on? For example !vote taiwan +stack (what to play next) or !vote kick bob.
            <bob> !vote eve
                bob: [#uno] The rules can't change during a match. !vote kick bob votes to remove a player.
            <bob> !vote kick
                bob: [#uno] What do you want to vote on? For example !vote taiwan +stack (what to play next) or !vote kick bob.
            <bob> !vote kick zoe
                bob: [#uno] Nobody at this table is called “zoe”.
            <eve> !vote kick eve
                eve: [#uno] That's you. To give up your seat: !leave.
            <bob> !vote kick eve
                #uno: bob votes to remove eve from the table (1 of 2 votes).
            <bob> !vote kick eve
                bob: [#uno] You have already voted about eve.
            <cid> !vote kick eve
                #uno: cid votes to remove eve from the table (2 of 2 votes).
                #uno: Vote passed: eve is out of this match.
                #uno: eve leaves…
            <eve> !join
                eve: [#uno] You were removed from this table. You can join the next match.
            """,
        )


@needs("votes")
async def test_votes_outlast_a_restart_and_those_of_who_left_do_not_count(tmp_path: Path) -> None:
    clock, data = HeldClock(), tmp_path / "unobot.db"
    network = FakeNetwork(clock)
    people = ("ann", "bob", "cid", "dan", "eve", "fay")
    async with room_with(*people, network=network, clock=clock, data=data) as room:
        await dealt(room, *people)
        await network.depart("ann")
        assert await room.say("bob", "!vote kick eve") == [
            "#uno: bob votes to remove eve from the table (1 of 3 votes)."
        ]
        await room.say("cid", "!vote kick eve")
        await room.say("cid", "!leave")
    async with room_with(network=network, clock=clock, data=data) as room:
        await room.heard()
        assert (await room.say("fay", "!vote kick eve"))[:2] == [
            "#uno: fay votes to remove eve from the table (2 of 2 votes).",
            "#uno: Vote passed: eve is out of this match.",
        ]


async def test_a_host_who_logs_in_is_still_the_host() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob")
        await room.say("ann", "!host bob")
        await room.network.become("bob", "account:bob")
        await goes(
            room,
            """
            <account:bob> !pause
                #uno: bob pauses the game. !resume to continue.
            """,
        )
