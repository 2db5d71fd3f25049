"""`!stats`, `!top10`, `!versus` and `!records`: one line each, in the room or in private."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.bot.rooms.conversation import goes, lay, room_with
from tests.bot.store.test_every_field import filled
from tests.plugins.built_in import needs
from unobot.adapter import Identity, Room
from unobot.clock import HeldClock
from unobot.document import Listed
from unobot.kit.testing import FakeRoom
from unobot.store import Change, RoundFinished, RoundId, RoundProgress, RoundStarted, Standing
from unobot_records.results import count_round

NOW = 1_795_000_000.0
"""18 November 2026, a Wednesday."""
DAY = 86_400.0


async def played(
    room: FakeRoom, days_ago: float, names: Sequence[str], preset: str = "classic", kind: str = "person"
) -> None:
    """A round has been played, in which they went out in this order."""
    number = len(await room.bot.store.read(lambda c: c.exec_driver_sql("SELECT id FROM rounds").all()))
    id_, network = RoundId(f"r{number}"), room.network.network
    standings = tuple(
        Standing(
            Identity(name), name, place, 20 * place - 20, place == 1, kind, cards=7 + place, network=network
        )
        for place, name in enumerate(names, 1)
    )
    started = replace(filled(RoundStarted), id=id_, network=network)
    finished = RoundFinished(id_, network, "{}", standings, preset)
    change = Change(
        NOW - days_ago * DAY,
        round=RoundProgress(started=started, finished=finished),
        writes=(lambda on: count_round(on, id_),),
    )
    await room.bot.store.commit(change)


async def some_played(room: FakeRoom) -> None:
    for days_ago, names, preset in (
        (120, "bob ann", "classic"),
        (60, "bob ann cid", "taiwan"),
        (10, "ann bob", "classic"),
        (1, "ann cid bob", "taiwan"),
        (1, "ann bob", "classic"),
    ):
        await played(room, days_ago, names.split(), preset)


async def test_a_list_of_the_best_is_a_picture_where_pictures_are_wanted() -> None:
    async with room_with("ann", "bob", "eve", clock=HeldClock(NOW)) as room:
        await some_played(room)
        await room.say("eve", "!top10")
        assert not room.network.messages[-1].picture
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set pictures on")
        await room.say("eve", "!top10")
        shown = room.network.messages[-1].picture
        assert shown == (Listed(1, "ann", 3), Listed(2, "bob", 2))
        await room.whisper("eve", "set pictures off")
        await room.whisper("eve", "top10")
        assert not room.network.messages[-1].picture


async def test_a_conversation_about_records() -> None:
    async with room_with("ann", "bob", "eve", clock=HeldClock(NOW)) as room:
        await some_played(room)
        await goes(
            room,
            """
            <ann> !stats
                #uno: ann: 3 of 5 rounds won (60 %), 100 points, rank 1 of 3. Best round: 60 points; most wins in a row: 3. Achievements: first win.
            <eve> !rank BOB
                #uno: bob: 2 of 5 rounds won (40 %), 80 points, rank 2 of 3. Best round: 60 points; most wins in a row: 2. Achievements: first win.
            <eve> !stats
                #uno: eve has no rounds that count yet. A round counts if another person takes part.
            <eve> !stats nobody
                eve: [#uno] Nobody called “nobody” has played here.
            <eve> !top10
                #uno: Wins of all time: 1. ann 3 of 5 (100 points), 2. bob 2 of 5 (80 points).
            <eve> !leaderboard week
                #uno: Wins this week (2026-W47): 1. ann 2 of 2 (80 points).
            <eve> !top10 month taiwan
                #uno: Wins this month (2026-11), taiwan: 1. ann 1 of 1 (60 points).
            <eve> !top10 season
                #uno: Wins this season (2026-Q4): 1. ann 3 of 3 (100 points).
            <eve> !top10 2026-q3
                #uno: Wins in the season 2026-Q3: 1. bob 2 of 2 (80 points).
            <eve> !top10 dos
                #uno: Wins of all time, dos: nobody yet.
            <eve> !top10 rating
                #uno: Ratings: nobody yet.
            <eve> !top10 nonsense
                eve: [#uno] Try !top10 week, month, …
            <ann> !versus bob
                #uno: ann and bob have played each other in 5 rounds: ann was ahead in 3, bob in 2.
            <bob> !vs CID
                #uno: bob and cid have played each other in 2 rounds: bob was ahead in 1, cid in 1.
            <eve> !versus ann
                #uno: eve and ann have never played each other.
            <ann> !versus ann
                ann: [#uno] That is you. !stats shows your own rounds.
            <ann> !versus
                ann: [#uno] Against whom? For example !versus bob.
            <eve> !records
                #uno: Records here: largest hand 10 cards (bob), highest score of a round 60 points (ann), most wins in a row 3 (ann). Champions: 2026-Q3 bob (2).
            <eve to the bot> top10 season
                eve: Wins this season (2026-Q4): 1. ann 3 of 3 (100 points).
            <eve to the bot> stats ann
                eve: ann: 3 of 5 rounds won (60 %), …
            """,
        )


async def test_an_empty_board_says_so() -> None:
    async with room_with("ann", clock=HeldClock(NOW)) as room:
        assert await room.say("ann", "!records") == [
            "#uno: No round has counted here yet. A round counts if two people take part."
        ]
        assert await room.say("ann", "!top10 week") == ["#uno: Wins this week (2026-W47): nobody yet."]


async def test_who_has_played_ten_rounds_is_on_the_list_by_rating() -> None:
    async with room_with("ann", clock=HeldClock(NOW)) as room:
        for number in range(10):
            await played(room, 10 - number, ["ann", "bob"])
        await played(room, 0, ["cid", "ann"])
        (said,) = await room.say("ann", "!top10 rating")
    assert said.startswith("#uno: Ratings: 1. ann 1")
    assert ", 2. bob " in said
    assert "cid" not in said


@needs("machines")
async def test_machines_are_ranked_apart_and_computer_players_nowhere() -> None:
    async with room_with("ann", clock=HeldClock(NOW)) as room:
        await played(room, 1, ["ann", "bob"])
        await played(room, 1, ["hal", "r2"], kind="machine")
        await played(room, 1, ["Robo-Ada", "Robo-Ida"], kind="agent")
        assert await room.say("ann", "!top10") == ["#uno: Wins of all time: 1. ann 1 of 1 (20 points)."]
        assert await room.say("ann", "!top10 machines") == [
            "#uno: Computer players, wins of all time: 1. hal 1 of 1 (20 points)."
        ]


@pytest.mark.parametrize("name", ["\x02ev\x03il\u202e", "!stop", "n" * 200, "<b>ann</b>"])
async def test_a_name_that_somebody_chose_does_nothing_and_is_not_told_at_length(name: str) -> None:
    async with room_with("ann", clock=HeldClock(NOW)) as room:
        await played(room, 1, [name, "bob"])
        for command in ("!top10", "!records", f"!stats {name}"):
            said = "".join(await room.say("ann", command))
            assert not any(sign in said for sign in "\x02\x03\u202e")
            assert "n" * 41 not in said
            assert not said.startswith("#uno: !")


async def test_it_is_asked_and_answered_in_another_language() -> None:
    async with room_with("ann", "bob", clock=HeldClock(NOW)) as room:
        await some_played(room)
        await room.whisper("ann", "set language ja")
        assert await room.whisper("ann", "ランキング 今週") == [
            "ann: 今週の勝ち数（2026-W47）：1. ann 2/2（80点）。"
        ]
        await room.whisper("ann", "set language vi")
        assert await room.whisper("ann", "xếp hạng tất cả") == [
            "ann: Số ván thắng từ trước đến nay: 1. ann 3/5 (100 điểm), 2. bob 2/5 (80 điểm)."
        ]


async def test_the_fastest_win_is_a_record_and_each_room_has_records_beside_the_network_s() -> None:
    async with room_with("ann", "bob") as room:
        room.network.present.setdefault(Room("#other"), {})
        await room.network.enter("#other")
        for who in ("ann", "bob"):
            await room.network.arrive(who, room="#other")
        for name, seconds in (("#uno", 90), ("#uno", 40), ("#other", 20)):
            await room.network.say("ann", "!new round", name)
            await room.network.say("bob", "!join", name)
            await room.network.say("ann", "!deal", name)
            await room.heard()
            winner = "bob" if name == "#other" else "ann"
            hands = {"ann": "r5 r6", "bob": "g5 r7"} | {winner: "r5"}
            lay(room, top="r1", turn=winner, draw="b1 b2 b3", room_name=name, **hands)
            await room.wait(seconds)
            await room.network.say(winner, "r5", name)
            await room.heard()
        (said,) = await room.say("ann", "!records")
        assert "fastest win 20 s (bob)" in said.partition(" In this room: ")[0]
        assert "fastest win 40 s (ann)" in said.partition(" In this room: ")[2]
        # where the room has the same, nothing is told twice
        (said,) = await room.say("ann", "!records", "#other")
        assert "fastest win 20 s (bob)" in said
        assert said.count("largest hand") == 1
