"""Behind the end of a round a room is told of achievements, and once that a season is over."""

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with
from tests.plugins.built_in import needs
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom
from unobot.store import read

LAST = {"ann": "r5", "bob": "g5 r9", "top": "r1", "turn": "ann"}
MATCH = TableSettings(deal_pause=None, features={"hints": False})


async def win(room: FakeRoom, **cards: str) -> list[str]:
    """Ann wins a round against bob; what the room is told."""
    await dealt(room, "ann", "bob", **(LAST | cards))
    said = await room.say("ann", "r5")
    await room.say("ann", "!stop")
    return [line for line in said if line.startswith("#uno: ")]


async def test_a_first_win_is_told_once() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        assert (await win(room))[-1] == "#uno: New achievements: ann (first win)."
        assert not any("achievements" in line for line in await win(room))


async def test_a_win_by_kicking_all_others_is_none() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        await dealt(room, "ann", "bob", **LAST)
        await goes(
            room,
            """
            <ann> !kick bob
                #uno: ann removes bob from the table.
                #uno: bob leaves.
                #uno: Everyone else has left. ann wins the round. It doesn't count in the records.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            <bob> !stats
                #uno: bob has no rounds that count yet. A round counts if another person takes part.
            <ann> !stats
                #uno: ann has no rounds that count yet. A round counts if another person takes part.
            <ann> !top10
                #uno: Wins of all time: nobody yet.
            """,
        )


DRAWN = "b1 g2 y3 b4 g5 y6 b7 g8 y1 b2 g3 y4"
"""No card of these fits on the top card, a red nine."""


async def test_who_is_left_alone_after_a_round_that_counts_has_won_the_match_too() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        await dealt(room, "ann", "bob", ann="y2 g1", bob="y5 g4", top="r9", turn="ann", draw=DRAWN)
        for _ in range(5):
            await room.say("ann", "!draw")
            await room.say("bob", "!draw")
        await goes(
            room,
            """
            <bob> !leave
                #uno: bob leaves.
                #uno: Everyone else has left. ann wins the round.
                #uno: The match was stopped: ann wins. Another match? Type !uno.
                #uno: New achievements: ann (first win).
            """,
        )


@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("zh-Hans", "整场比赛停止：ann 获胜。"),
        ("zh-Hant", "整場比賽停止：ann 獲勝。"),
        ("ja", "試合はここまで：annさんの勝ちです。"),
        ("vi", "Trận dừng: ann thắng."),
    ],
)
async def test_the_last_one_left_is_told_to_have_won_the_match_in_every_language(
    language: str, ends: str
) -> None:
    tables = TableSettings(deal_pause=None, language=language, features={"hints": False})
    async with room_with("ann", "bob", tables=tables) as room:
        await dealt(room, "ann", "bob", ann="y2 g1", bob="y5 g4", top="r9", turn="ann", draw=DRAWN)
        for _ in range(5):
            await room.say("ann", "!draw")
            await room.say("bob", "!draw")
        assert any(line.startswith(f"#uno: {ends}") for line in await room.say("bob", "!leave"))


async def test_where_all_others_were_kicked_a_long_round_counts_for_nobody_and_the_room_is_told() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        await dealt(room, "ann", "bob", ann="y2 g1", bob="y5 g4", top="r9", turn="ann", draw=DRAWN)
        for _ in range(5):
            await room.say("ann", "!draw")
            await room.say("bob", "!draw")
        await goes(
            room,
            """
            <ann> !kick bob
                #uno: ann removes bob from the table.
                #uno: bob leaves.
                #uno: Everyone else has left. ann wins the round. It doesn't count in the records.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            <ann> !stats
                #uno: ann has no rounds that count yet. A round counts if another person takes part.
            """,
        )


async def test_several_achievements_are_one_line() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        said = await win(room, bob=" ".join(["wd4"] * 4 + ["r+2"] * 2))
        assert said[-1] == "#uno: New achievements: ann (first win), ann (200 points in one round)."


async def test_operators_can_switch_them_off() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        await room.network.arrive("op", operator=True)
        assert await room.say("op", "!set achievements off") == ["#uno: achievements is now “off”."]
        assert not any("achievements" in line for line in await win(room))


@needs("computers")
async def test_against_a_computer_player_nothing_is_won() -> None:
    async with room_with("ann", tables=MATCH) as room:
        await room.say("ann", "!uno")
        await room.say("ann", "!bot add")
        await room.say("ann", "!deal")
        room.table().game.state.hands[0][1:] = []
        assert not any("achievements" in line for line in await room.say("ann", "!stop"))
        assert (await room.say("ann", "!stats"))[-1].startswith("#uno: ann has no rounds that count yet")


@needs("computers")
async def test_a_round_that_a_stand_in_wins_is_on_no_list() -> None:
    quiet = TableSettings(deal_pause=None, turn_timeout=60.0, features={"hints": False, "computer_pace": 2.0})
    async with room_with("ann", "bob", tables=quiet) as room:
        await room.whisper("bob", "set standin on")
        await dealt(room, "ann", "bob", ann="r1 r2 r3", bob="g5", top="g9", turn="bob")
        await room.network.depart("bob")
        said = await room.wait(40)
        assert any(line.startswith("#uno: bob (stand-in) wins the round") for line in said)
        assert await room.say("ann", "!top10") == ["#uno: Wins of all time: nobody yet."]


async def test_the_largest_hand_is_kept_over_a_restart_of_the_table() -> None:
    async with room_with("ann", "bob", tables=MATCH) as room:
        await dealt(
            room,
            "ann",
            "bob",
            ann="r5 b1 b2 b3 b4 b5 b6 b7 b8 b9 b1 b2 b3 b4 b5 b6",
            bob="g5 r9",
            top="r1",
            turn="ann",
        )
        await room.say("ann", "!draw")
        table = room.table()
        chat_room = room.bot.router.room(room.network.network, table.room)
        await chat_room._storage.reload()
        assert room.table().largest == [17, 7]  # of bob those that were dealt


async def test_the_end_of_a_season_is_told_once_where_a_round_ends() -> None:
    clock = HeldClock(1_790_812_000.0)  # 30 September 2026, 23:06 UTC
    async with room_with("ann", "bob", tables=MATCH, clock=clock) as room:
        assert not any("season" in line for line in await win(room))
        await room.wait(7200)
        said = await win(room)
        assert said[-1] == (
            "#uno: The season 2026-Q3 is over. Most wins: 1. ann 1 of 1 (14 points). A new one has begun."
        )
        assert not any("season" in line for line in await win(room))
        assert [(s.key, s.value) for s in await room.bot.store.read(read.settings)] == [("season", "2026-Q4")]


@pytest.mark.parametrize("seats", [2, 3])
async def test_what_is_kept_of_a_round(seats: int) -> None:
    people = ["ann", "bob", "cid"][:seats]
    async with room_with(*people, tables=MATCH) as room:
        await dealt(room, *people, line="classic cards=9", **LAST, **({"cid": "b1"} if seats > 2 else {}))
        await room.say("ann", "r5")
        (round_,) = await room.bot.store.read(read.latest_rounds)
        standings = await room.bot.store.read(read.standings, round_.id)
    assert {(each.kind, each.person) for each in standings} == {
        ("person", f"{room.network.network} {name}") for name in people
    }
    assert {each.name: each.cards for each in standings}["bob"] == 9  # those that were dealt
