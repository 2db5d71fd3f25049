"""A cup from its opening to its end: what is said, who may do what, and what becomes of those who do not come."""

import re
from random import Random

from tests.bot.rooms.conversation import room_with
from tests.plugins.built_in import needs
from tests.plugins.cups.playing import SHORT, finished, open_cup, play, running, to_come
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork
from unobot_cups.course import course

FOUR = ("ann", "bob", "cid", "dan")


def about(said: list[str], *words: str) -> list[str]:
    """The lines with one of these words in them."""
    return [line for line in said if any(word in line for word in words)]


async def test_a_cup_is_played_from_the_draw_to_the_final() -> None:
    async with room_with(*FOUR) as room:
        said = await open_cup(room, f"4 {SHORT} seats=2", "bob", "cid")
        assert said == [
            (
                "#uno: ann opens a knock-out cup (classic cards=2) for 4 players. !cup join to enter; "
                "it starts when full, or with !cup start."
            ),
            "#uno: bob enters the cup (2 of 4).",
            "#uno: cid enters the cup (3 of 4).",
        ]
        said = await room.say("dan", "!cup join")
        assert said[0] == "#uno: dan enters the cup (4 of 4)."
        drawn = re.fullmatch(
            r"#uno: Stage 1 of the cup is drawn \(seed [0-9a-f]{16}\): "
            r"table 1: (\w+) and (\w+); table 2: (\w+) and (\w+)\.",
            said[1],
        )
        assert drawn is not None
        one, other, *rest = drawn.groups()
        assert {one, other, *rest} == set(FOUR)
        alone = "[#uno] Your cup table (table 1) is starting. Type !join in the room within 5 min, or you forfeit it."
        assert said[2:] == [
            f"#uno: Table 1 of the cup, {one} and {other}: type !join within 5 min.",
            f"{one}: {alone}",
            f"{other}: {alone}",
        ]
        said = await play(room, Random(1))
        winner = re.fullmatch(r"#uno: (\w+) wins the cup \(classic cards=2\), ahead of (\w+)!", said[-1])
        assert winner is not None
        assert about(said, "For another match", "drawn (seed") == []
        assert len(about(said, "advances from cup table")) == 2
        (final,) = about(said, "The final of the cup")
        assert set(winner.groups()) == set(re.findall(r", (\w+) and (\w+):", final)[0])
        assert await room.say("ann", "!cup") == [
            f"#uno: {winner[1]} won the last cup here (classic cards=2, 4 players, 1970-01-12), ahead of {winner[2]}."
        ]
        assert [
            re.sub(r"(ann|bob|cid|dan) [01]", "X", line) for line in await room.say("ann", "!cup results")
        ] == [
            "#uno: Stage 1: table 1: X, X; table 2: X, X.",
            "#uno: Final: table 3: X, X.",
        ]


async def test_groups_play_three_rounds_for_points_and_the_best_play_a_final() -> None:
    people = (*FOUR, "eve", "fay")
    async with room_with(*people) as room:
        said = await open_cup(room, f"6 {SHORT} groups", *people[1:])
        assert len(about(said, "groups, then a final", "The groups of the cup are drawn")) == 2
        said = await play(room, Random(2))
        groups = about(said, "Points at cup table")
        assert len(groups) == 2
        for line in groups:
            assert sum(map(int, re.findall(r" (\d+)[,.]", line.rpartition(": ")[2]))) == 9, line
        assert len(about(said, "Round 3:")) == 3  # two groups, and the final
        over = finished(room)
        assert len(over.course.stages[1].pairings[0].entrants) == 4


@needs("computers", "votes")
async def test_only_those_who_are_drawn_sit_down_and_nobody_deals_by_hand() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"3 {SHORT}", "bob", "cid")
        assert await room.say("dan", "!join") == [
            f"dan: [#uno] This table belongs to the cup; its seats are reserved for {', '.join(to_come(room))}."
        ]
        await room.say("ann", "!join")
        refused = "ann: [#uno] This table belongs to the cup"
        assert (await room.say("ann", "!bot add"))[0].startswith(refused)
        assert await room.say("ann", "!deal") == [
            "ann: [#uno] I deal as soon as everyone is here, or when the time is up."
        ]
        await room.say("bob", "!join")
        said = await room.say("cid", "!join") + await room.wait(0)
        assert "Round 1: " in "\n".join(said)
        assert await room.say("bob", "!vote kick ann") == [
            "bob: [#uno] You can't vote players out at a cup table."
        ]
        # ann has opened the cup, and plays here
        assert (await room.say("ann", "!kick bob"))[0].endswith("the room's operators can do that.")
        assert (await room.say("dan", "!uno taiwan"))[0].startswith("dan: [#uno] A match of classic")


async def test_who_does_not_come_loses_by_default() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"4 {SHORT}", *FOUR[1:])
        for who in ("ann", "bob", "cid"):
            await room.say(who, "!join")
        assert about(await room.wait(295), "Round 1") == []
        said = await room.wait(10)
        assert said[0] == "#uno: dan did not show up and forfeits this table."
        assert "Round 1: " in "\n".join(said)
        await play(room, Random(3))
        (result,) = finished(room).results.values()
        assert result.lost == (3,)
        assert len(result.order) == 3


async def test_where_only_one_comes_that_one_goes_on_and_where_nobody_does_nobody() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"4 {SHORT} seats=2", *FOUR[1:])
        first = to_come(room)
        await room.say(first[0], "!join")
        said = await room.wait(301)
        assert said[:3] == [
            f"#uno: {first[1]} did not show up and forfeits this table.",
            f"#uno: {first[0]} advances from cup table 1.",
            f"#uno: Table 2 of the cup, {' and '.join(to_come(room))}: type !join within 5 min.",
        ]
        said = await room.wait(301)
        assert said[1:] == [
            "#uno: Nobody advances from cup table 2.",
            f"#uno: {first[0]} wins the cup (classic cards=2)!",
        ]


async def test_a_cup_to_which_nobody_comes_ends_without_a_winner() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"4 {SHORT}", *FOUR[1:])
        assert (await room.wait(301))[-1] == "#uno: The cup (classic cards=2) ends without a winner."
        assert "had no winner" in (await room.say("ann", "!cup last"))[0]


async def test_from_a_table_whose_players_have_all_gone_nobody_goes_on() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"4 {SHORT} seats=2", *FOUR[1:])
        one, other = to_come(room)
        for who in (one, other):
            await room.say(who, "!join")
        await room.wait(0)
        for who in (one, other):
            await room.network.depart(who)
        said: list[str] = []
        for _ in range(20):
            if about(said, "from cup table 1"):
                break
            said += await room.wait(30)
        assert about(said, "wins", "without a winner") == [
            "#uno: Everyone else has left. Round 1 ends without a winner. It doesn't count in the records.",
            "#uno: The match ends without a winner.",
        ]
        assert about(said, "from cup table 1") == ["#uno: Nobody advances from cup table 1."]


async def test_who_leaves_a_table_loses_it_and_who_leaves_the_cup_loses_all() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"4 {SHORT} seats=2", *FOUR[1:])
        one, other = to_come(room)
        await room.say(one, "!join")
        await room.say(other, "!join")
        await room.wait(0)
        said = await room.say(one, "!cup leave")
        assert said[0] == f"#uno: {one} leaves the cup and forfeits the remaining tables."
        assert f"#uno: {other} advances from cup table 1." in said
        third, fourth = to_come(room)
        said = await room.say(third, "!cup leave")
        said = await room.say(fourth, "!join") + await room.wait(0)
        assert f"#uno: {fourth} advances from cup table 2." in said
        assert sorted(to_come(room)) == sorted([other, fourth])


async def test_a_stopped_table_is_played_again_and_a_stopped_cup_is_over() -> None:
    async with room_with(*FOUR) as room:
        await room.network.arrive("olga", operator=True)
        await open_cup(room, f"4 {SHORT}", *FOUR[1:])
        for who in FOUR:
            await room.say(who, "!join")
        await room.wait(0)
        assert (await room.say("bob", "!stop"))[0].startswith("bob: [#uno] Only")
        said = await room.say("olga", "!stop") + await room.wait(0)
        assert said[0] == "#uno: olga stops the match."
        assert said[2].startswith("#uno: The final of the cup")
        assert len(to_come(room)) == 4
        for who in FOUR:
            await room.say(who, "!join")
        await room.wait(0)
        assert (await room.say("dan", "!cup stop"))[0].startswith("dan: [#uno] Only the player who opened")
        said = await room.say("ann", "!cup stop")
        assert said[0] == "#uno: ann stops the cup."
        assert room.find_table() is None
        assert running(room) is None
        assert (await room.say("ann", "!cup last"))[0].startswith("ann: [#uno] There is no cup in this room")


async def test_the_cup_waits_for_the_table_that_is_there() -> None:
    async with room_with(*FOUR) as room:
        await room.say("ann", "!uno classic cards=2")
        said = await open_cup(room, f"4 {SHORT}", *FOUR[1:])
        assert said[-1] == "#uno: The cup starts when the match here is over."
        assert to_come(room) == []
        said = await room.say("ann", "!leave")
        assert about([*said, *await room.wait(0)], "The final of the cup")


async def test_computer_players_take_the_free_places_and_play() -> None:
    async with room_with("ann", "bob") as room:
        await open_cup(room, f"8 {SHORT}", "bob")
        said = await room.say("ann", "!cup fill easy")
        assert re.fullmatch(r"#uno: Robo-Ada, .* and Robo-Fermat take the free places in the cup\.", said[0])
        said = await play(room, Random(4))
        assert about(said, "wins the cup")
        assert all(result.order for result in finished(room).results.values())


async def test_a_table_of_computer_players_alone_is_decided_by_lot() -> None:
    async with room_with("ann") as room:
        await open_cup(room, f"4 {SHORT} seats=2")
        said = await room.say("ann", "!cup fill")
        said += await play(room, Random(4))
        assert about(said, "The tie was decided by lot.")
        assert about(said, "wins the cup")


async def test_names_and_identities_are_followed() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"5 {SHORT}", "bob", "cid")
        await room.network.rename("bob", "rob")
        await room.network.become("cid", "account:cid")
        assert (await room.say("ann", "!cup"))[0].startswith(
            "#uno: The cup (classic cards=2) is open: ann, rob and cid have entered"
        )
        await room.say("ann", "!cup start")
        await room.say("account:cid", "!join")
        await room.say("bob", "!join")
        # a connection was lost, and nobody can prove anything: the name is what is left
        await room.network.depart("ann")
        await room.network.arrive("ann", identity="ann-2")
        said = await room.say("ann-2", "!join") + await room.wait(0)
        assert "Round 1: " in "\n".join(said)


async def test_who_has_an_account_is_not_taken_for_somebody_of_that_name() -> None:
    async with room_with() as room:
        await room.network.arrive("ann", identity="account:ann", lasting=True)
        await room.network.arrive("bob")
        await room.say("account:ann", f"!cup open 2 {SHORT}")
        await room.say("bob", "!cup join")
        await room.network.depart("account:ann")
        await room.network.arrive("ann", identity="eve")
        assert (await room.say("eve", "!join"))[0].startswith("ann: [#uno] This table belongs to the cup")


@needs("bans")
async def test_who_is_banned_is_not_waited_for() -> None:
    async with room_with(*FOUR) as room:
        await room.network.arrive("olga", operator=True)
        await open_cup(room, f"4 {SHORT}", *FOUR[1:])
        for who in ("ann", "bob", "cid"):
            await room.say(who, "!join")
        said = await room.say("olga", "!ban dan")
        assert about([*said, *await room.wait(1)], "Round 1: ")


@needs("computers")
async def test_refusals() -> None:
    async with room_with(*FOUR) as room:
        for typed, answer in (
            ("!cup join", "There is no cup in this room; !cup open 8 opens one for eight players."),
            ("!cup", "There is no cup in this room"),
            ("!cup open 65", "A cup is for 2 to 64 players"),
            ("!cup open 8 seats=9", "A cup is for 2 to 64 players"),
            ("!cup open 8 elimination", "elimination and rounds are both kinds of match"),
            ("!cup open 8 target=200", "The option target belongs to"),
            ("!cup dance", "I don't know that word"),
        ):
            (said,) = await room.say("ann", typed)
            assert answer in said, typed
        await open_cup(room, "8")
        for typed, answer in (
            ("!cup join", "You are already in the cup"),
            ("!cup open 8", "There is already a cup in this room"),
            ("!cup start", "A cup needs two players"),
            ("!cup rooms #uno-2", "Only the room's operators"),
            ("!cup fill grim", "Give a level (easy, normal"),
        ):
            (said,) = await room.say("ann", typed)
            assert answer in said, typed
        for typed, answer in (
            ("!cup leave", "You are not in the cup"),
            ("!cup start", "Only the player who opened the cup"),
        ):
            (said,) = await room.say("bob", typed)
            assert answer in said, typed


async def test_who_is_there_directs_a_cup_that_has_not_begun_and_a_forsaken_one_gives_way() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, "8", "bob", "cid")
        await room.network.depart("ann")
        assert (await room.say("cid", "!cup start"))[0].startswith("cid: [#uno] Only")
        await room.network.depart("bob")
        await room.network.depart("cid")
        assert (await room.say("dan", "!cup open 4"))[0].startswith("#uno: dan opens a knock-out cup")
        cup = running(room)
        assert cup is not None
        assert [each.name for each in cup.cup.entrants] == ["dan"]


async def test_tables_are_played_in_several_rooms_at_once() -> None:
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=("#uno", "#uno-2"))
    async with room_with(*FOUR, network=network, clock=clock) as room:
        await network.arrive("olga", operator=True)
        await room.say("ann", f"!cup open 4 {SHORT} seats=2")
        assert await room.say("olga", "!cup rooms #uno-2") == ["#uno: The cup is played in #uno and #uno-2."]
        for who in FOUR[1:]:
            said = await room.say(who, "!cup join")
        assert len(about(said, "is played in #uno-2: ")) == 1
        assert len(to_come(room)) == len(to_come(room, "#uno-2")) == 2
        assert set(to_come(room) + to_come(room, "#uno-2")) == set(FOUR)
        (line,) = await room.say("olga", "!cup", "#uno-2")
        assert line.startswith("#uno-2: The cup (classic cards=2) is in stage 1: table 1 in #uno")
        assert "; table 2 in #uno" in line
        assert (await room.say("ann", "!cup stop", "#uno-2"))[0] == (
            "ann: [#uno-2] The cup played here belongs to #uno: type that there."
        )
        said = await play(room, Random(5), "#uno", "#uno-2")
        decided = about(said, "advances from cup table")
        for number in (1, 2):
            assert (
                len([line for line in decided if line.startswith("#uno: ") and line.endswith(f" {number}.")])
                == 1
            )
        assert len(about(decided, "#uno-2: ")) == 1
        assert len(about(said, "#uno: The final of the cup, ")) == 1
        assert len(about(said, "wins the cup")) == 2
        assert len(finished(room).results) == 3


async def test_only_rooms_that_one_operates_and_that_are_free_are_taken() -> None:
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=("#uno", "#uno-2", "#uno-3"))
    async with room_with(*FOUR, network=network, clock=clock) as room:
        await network.arrive("olga", operator=True, room="#uno")
        await network.arrive("olga", room="#uno-2")
        await network.arrive("olga", operator=True, room="#uno-3")
        await open_cup(room, f"4 {SHORT}")
        for named in ("#uno-2", "#nowhere"):
            (said,) = await room.say("olga", f"!cup rooms {named}")
            assert (
                said == f"olga: [#uno] I don't see you as an operator of {named}, so you can't use that room."
            )
        assert (await room.say("olga", "!cup rooms #uno"))[0].endswith(
            "A cup is already being played in #uno."
        )
        await room.say("bob", f"!cup open 4 {SHORT}", "#uno-3")
        assert (await room.say("olga", "!cup rooms #uno-3"))[0].endswith(
            "A cup is already being played in #uno-3."
        )
        many = " ".join(f"#r{number}" for number in range(9))
        assert "at most 8 further rooms" in (await room.say("olga", f"!cup rooms {many}"))[0]
        assert await room.say("olga", "!cup rooms off") == ["#uno: The cup is played in #uno."]


async def test_a_room_waits_as_long_as_its_operators_have_set() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        assert (await room.say("olga", "!set cup-wait 90s"))[0] == "#uno: cup-wait is now “90s”."
        assert "takes a time from 1m to 24h" in (await room.say("olga", "!set cup-wait off"))[0]
        said = await open_cup(room, f"2 {SHORT}", "bob")
        assert about(said, "within 1 min 30 s")


async def test_the_draw_can_be_checked_by_anybody() -> None:
    async with room_with(*FOUR) as room:
        await open_cup(room, f"4 {SHORT} seats=2", *FOUR[1:])
        cup = running(room)
        assert cup is not None
        again = course(cup.cup.plan, cup.cup.seed, 4, {})
        first = [cup.cup.entrants[number].identity for number in again.pairing(1).entrants]
        assert to_come(room) == first
