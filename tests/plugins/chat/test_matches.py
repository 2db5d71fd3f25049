"""Matches in the chat: who comes and goes between rounds, places, time."""

from tests.plugins.chat.laying import set_out

FOUR = {"ann": "r5", "bob": "gs b1", "cid": "w wd4", "dan": "b3 y7"}


async def test_a_team_waits_for_who_left_however_often_and_goes_on() -> None:
    async with set_out("classic teams", FOUR, top="r9") as room:
        await room.say("bob", "!leave")
        await room.say("ann", "r5")
        for _ in range(2):
            assert await room.say("ann", "!deal") == [
                "ann: [#uno] You need at least 4 players. Others can !join."
            ]
            assert await room.say("ann", "!players") == ["#uno: At the table: ann, cid and dan."]
            assert await room.say("bob", "!join") == ["#uno: bob is back and will be dealt in next round."]
            assert await room.say("bob", "!leave") == ["#uno: bob leaves."]
        await room.say("bob", "!join")
        dealt = [line for line in await room.say("ann", "!deal") if line.startswith("#uno")]
        assert dealt[0].startswith(
            "#uno: Teams: ann and cid against bob and dan. Round 2: ann deals 7 cards each"
        )


async def test_the_places_of_ten_players_stand_on_a_line_of_their_own() -> None:
    people = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jon")
    hands = {name: f"{color}5" for name, color in zip(people, "rrrrggggbb", strict=True)}
    async with set_out("unoplus winner places", hands, top="r9") as room:
        lines: list[str] = []
        for name in people[:-1]:
            lines = await room.say(name, f"!play {hands[name]}")
        over = [line for line in lines if line.startswith("#uno")]
        assert over == [
            "#uno: ida plays [b5] and goes out.",
            (
                "#uno: ann wins the round. Places: 1. ann (+45), 2. bob (+40), 3. cid (+35), 4. dan (+30), 5. eve (+25), "
                "6. fay (+20), 7. gus (+15), 8. hal (+10), 9. ida (+5), 10. jon (+0)."
            ),
            "#uno: Standings: ann 45, bob 40, cid 35, dan 30, eve 25, fay 20, gus 15, hal 10, ida 5, jon 0 (first to 500).",
            "#uno: Next round in 20 s, or !deal to start now.",
        ]


DOS = {"ann": "r8", "bob": "g5 b6", "cid": "y1 y3"}


async def test_dos_is_played_for_places() -> None:
    async with set_out("dos places", DOS, row="r8 g5", draw="b1") as room:
        assert (await room.say("ann", "r8"))[0] == (
            "#uno: ann matches [r8] with [r8] and goes out — the row gets [b1]. "
            "bob, match the row [g5] [b1] (!play CARD), or draw (!draw)."
        )
        await room.say("bob", "!play 1 g5")
        assert [line for line in await room.say("bob", "!play 2 b6") if line.startswith("#uno")] == [
            "#uno: bob matches [b1] with [b6] and goes out.",
            "#uno: ann wins the round. Places: 1. ann, 2. bob, 3. cid.",
            "#uno: ann wins the match. Another match? Type !uno.",
        ]


async def test_dos_for_points_and_places_scores_the_hands_that_are_left() -> None:
    async with set_out("dos winner places", DOS | {"bob": "g5"}, row="r8 g5", draw="b1") as room:
        await room.say("ann", "r8")
        over = [line for line in await room.say("bob", "!play 1 g5") if line.startswith("#uno")]
        assert over[1:] == [
            "#uno: ann wins the round. Places: 1. ann (+9), 2. bob (+4), 3. cid (+0). Standings: ann 9, bob 4, cid 0 (first to 250).",
            "#uno: Next round in 20 s, or !deal to start now.",
        ]


TIMED = DOS | {"ann": "r8 g3 b9"}


async def test_dos_against_the_clock_ends_before_a_turn_that_has_not_begun() -> None:
    async with set_out("dos time=4m turn-timeout=off", TIMED, row="r8 g5", draw="b1") as room:
        await room.say("ann", "r8")
        await room.say("ann", "!pass")
        warned = [*await room.wait(121), *await room.wait(60)]
        assert warned == ["#uno: Time left in this round: 2 min.", "#uno: Time left in this round: 1 min."]
        assert await room.wait(60) == [
            "#uno: Time is up. cid wins the round and scores 23 points.",
            "#uno: cid wins the match with 23 points. Standings: cid 23, ann 0, bob 0. Another match? Type !uno.",
        ]


async def test_dos_against_the_clock_ends_after_the_turn_in_progress() -> None:
    async with set_out("dos time=4m turn-timeout=off", TIMED, row="r8 g5", draw="b1") as room:
        await room.say("ann", "r8")
        assert [line for line in await room.wait(241) if line.startswith("#uno")][2:] == [
            "#uno: The row gets [b1].",
            "#uno: Time is up. cid wins the round and scores 23 points.",
            "#uno: cid wins the match with 23 points. Standings: cid 23, ann 0, bob 0. Another match? Type !uno.",
        ]


async def test_what_time_does_for_a_player_is_told_with_the_name_once() -> None:
    async with set_out("dos", TIMED, row="r8 g5", draw="b1") as room:
        await room.say("ann", "r8")
        assert [line for line in await room.wait(180) if line.startswith("#uno")][-1] == (
            "#uno: Time is up for ann — the row gets [b1]. bob, match the row [g5] [b1] (!play CARD), or draw (!draw)."
        )
        assert [line for line in await room.wait(180) if line.startswith("#uno")][-1] == (
            "#uno: Time is up: bob draws a card and passes. cid, match the row [g5] [b1] (!play CARD), or draw (!draw)."
        )
