from collections.abc import AsyncIterator

import pytest

from tests.bot.rooms.conversation import goes, lay, room_with
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom


async def two_rooms(room: FakeRoom, *, ann_waits_in: str) -> None:
    """Ann plays in both rooms, with bob in one and cid in the other."""
    for place, other in (("#uno", "bob"), ("#two", "cid")):
        await room.say("ann", "!uno", place)
        await room.say(other, "!join", place)
        await room.say(other, "!deal", place)
        lay(
            room,
            **{"ann": "r5 r6", other: "g5 r7"},
            top="r1",
            turn="ann" if ann_waits_in in (place, "both") else other,
            room_name=place,
        )


@pytest.fixture
async def room() -> AsyncIterator[FakeRoom]:
    """The bot in two rooms, with three people in both."""
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=["#uno", "#two"])
    async with room_with("ann", "bob", "cid", network=network, clock=clock) as fake_room:
        yield fake_room


async def test_each_room_has_its_own_table(room: FakeRoom) -> None:
    await goes(
        room,
        """
        <ann> !uno
            #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
        <bob in #two> !top
            bob: [#two] There is no table in this room. Type !uno to open one.
        <cid in #two> !uno cards=3
            #two: cid opens a table (classic cards=3). Type !join to take a seat, !deal to start.
        <ann> !players
            #uno: At the table: ann.
        <ann in #two> !players
            #two: At the table: cid.
        """,
    )


async def test_a_private_line_goes_to_the_one_table_that_waits_for_its_player(room: FakeRoom) -> None:
    await two_rooms(room, ann_waits_in="#two")
    await goes(
        room,
        """
        <ann to the bot> r5
            #two: ann plays [r5]. cid, your turn. Top card: [r5].
            cid: [#two] Your cards: [r7] [g5] (playable: r7 g5) · ann 1
        """,
    )


async def test_else_the_bot_asks_which_and_hears_in_room(room: FakeRoom) -> None:
    await two_rooms(room, ann_waits_in="both")
    await goes(
        room,
        """
        <ann to the bot> r5
            ann: You are at several tables: #uno, #two. Say which one, for example !hand in #uno.
        <ann to the bot> play r5 in #two
            #two: ann plays [r5]. cid, your turn. Top card: [r5].
            cid: [#two] Your cards: [r7] [g5] (playable: r7 g5) · ann 1
        <ann to the bot> !play r5 IN #UNO
            #uno: ann plays [r5]. bob, your turn. Top card: [r5].
            bob: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · ann 1
        <ann to the bot> hand
            ann: You are at several tables: #uno, #two. Say which one, for example !hand in #uno.
        <ann to the bot> hand in #uno
            ann: [#uno] Your cards: [r6]
        <ann to the bot> hand in #nowhere
            ann: You are at several tables: #uno, #two. Say which one, for example !hand in #uno.
        <bob to the bot> hand in #two
            bob: You don't have a seat at this table. !join to take one.
        <cid to the bot> hand
            cid: [#two] Your cards: [r7] [g5] (playable: r7 g5) · ann 1
        """,
    )


async def test_own_settings_and_help_need_no_room(room: FakeRoom) -> None:
    await two_rooms(room, ann_waits_in="both")
    await goes(
        room,
        """
        <ann to the bot> set style plain
            ann: style is now “plain”.
        <ann to the bot> rules list
            ann: Presets: classic… More: !rules NAME.
        """,
    )


async def test_leaving_one_room_is_being_away_there_only(room: FakeRoom) -> None:
    await two_rooms(room, ann_waits_in="none")
    await goes(
        room,
        """
        (ann leaves #two)
        <bob> r7
            #uno: bob plays [r7]. ann, your turn. Top card: [r7].
            ann: [#uno] Your cards: [r5] [r6] (playable: r5 r6) · bob 1
        <cid in #two> r7
            #two: cid plays [r7]. ann, your turn. Top card: [r7].
        """,
    )


async def test_what_a_room_sets_is_that_room_s(room: FakeRoom) -> None:
    await room.network.arrive("olga", operator=True, room="#uno")
    await room.network.arrive("olga", operator=False, room="#two")
    await goes(
        room,
        """
        <olga> !set prefix .
            #uno: prefix is now “.”.
        <ann> .top
            ann: [#uno] There is no table in this room. Type .uno to open one.
        <ann in #two> .top
        <ann in #two> !top
            ann: [#two] There is no table in this room. Type !uno to open one.
        """,
    )
