"""A network on which what is said to one person alone stands in a room of its own: a whole turn is told there, and rings."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from unobot.adapter import Identity
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.messages.voice import shortest
from unobot.rooms import router
from unobot.tables.preferences import own_room
from unobot.tables.table import Table

PEOPLE = ("ann", "bob", "cid")
HANDS = {"ann": "r5 r6 r8 r9", "bob": "r7 g7 g8 w", "cid": "b5 b6 b7 r+2"}


@pytest.fixture
async def room() -> AsyncIterator[FakeRoom]:
    """The bot on such a network, at ann's turn."""
    network = FakeNetwork(clock := HeldClock())
    network.private_rooms = True
    async with room_with(*PEOPLE, network=network, clock=clock) as room:
        await dealt(room, *PEOPLE, **HANDS, top="r1", turn="ann", draw="b1 b2 b3 b4 b8 b9 y1 y2 y3")
        rung(room)
        yield room


def rung(room: FakeRoom) -> list[str]:
    """Whose client has rung since this was last called, and where."""
    messages, room.network.messages = room.network.messages, []
    return [
        f"{message.to} alone" if message.to else f"{message.mention} in the room"
        for message in messages
        if message.rings
    ]


async def test_one_private_message_tells_what_happened_and_what_is_matched_beside_the_hand(
    room: FakeRoom,
) -> None:
    assert await room.say("ann", "!play r5") == [
        "#uno: ann plays [r5]. bob, your turn. Top card: [r5].",
        """bob: ann plays [r5]. Your turn. Top card: [r5].
[#uno] Your cards: [r7] [g7] [g8] [w] (playable: r7 w) · cid 4, ann 3""",
    ]
    await room.whisper("bob", "w")
    assert (await room.whisper("bob", "red"))[1:] == [
        """cid: ann plays [r5]. bob plays [w]. bob picks red. Your turn. Top card: [w] (red).
[#uno] Your cards: [r+2] [b5] [b6] [b7] (playable: r+2) · ann 3, bob 3"""
    ], "all since the deal, for cid has had no turn yet"


async def test_it_tells_of_ones_own_turn_only_what_it_did_to_others(room: FakeRoom) -> None:
    for who, what in (("ann", "r5"), ("bob", "r7"), ("cid", "r+2")):
        told = await room.whisper(who, what)
    assert told[-1].startswith(
        "bob: cid plays [r+2] — ann draws 2 and is skipped. Your turn. Top card: [r+2].\n"
    )


async def test_what_others_made_somebody_draw_is_seen_at_their_turn(room: FakeRoom) -> None:
    for who, what in (("ann", "r5"), ("bob", "r7")):
        await room.whisper(who, what)
    assert [line for line in await room.whisper("cid", "r+2") if line.startswith("ann: ")] == []


async def test_what_the_clock_did_for_somebody_is_told_to_them(room: FakeRoom) -> None:
    await room.wait(200)
    await room.whisper("bob", "w")
    await room.whisper("bob", "red")
    told = await room.whisper("cid", "draw")
    assert told[1].startswith(
        "ann: Time is up: ann draws a card and passes. bob plays [w]. bob picks red. cid draws"
    )


async def test_a_question_that_needs_no_hand_stands_there_too(room: FakeRoom) -> None:
    await room.whisper("ann", "r5")
    asked = await room.whisper("bob", "w")
    assert asked[1].splitlines() == [
        "bob: Which colour? (!color red, yellow, green or blue)",
        "[#uno] Your cards: [r7] [g7] [g8] (answers: red yellow green blue)",
    ]


async def test_each_turn_rings_once_at_its_player_alone(room: FakeRoom) -> None:
    turns = (("ann", "r5"), ("bob", "w"), ("bob", "red"), ("cid", "draw"), ("ann", "r6"), ("bob", "r7"))
    rings = []
    for who, what in turns:
        await room.say(who, what)
        rings.append(rung(room))
    assert rings == [["bob alone"], [], ["cid alone"], ["ann alone"], ["bob alone"], ["cid alone"]]


@pytest.mark.parametrize(
    ("ring", "heard"),
    [
        ("room", ["bob in the room"]),
        ("direct", ["bob alone"]),
        ("both", ["bob in the room", "bob alone"]),
        ("off", []),
    ],
)
async def test_everybody_chooses_where_it_rings(room: FakeRoom, ring: str, heard: list[str]) -> None:
    assert await room.whisper("bob", f"set ring {ring}") == [f"bob: ring is now “{ring}”."]
    await room.say("ann", "!play r5")
    assert rung(room) == heard
    assert f"ring {ring}" in (await room.whisper("bob", "set"))[0]
    await room.wait(100)
    assert rung(room) == heard, "the reminder too"
    await room.say("bob", "!ping me")
    assert sorted(rung(room)) == sorted(heard)


async def test_who_plays_from_there_is_told_there_how_the_round_ends(room: FakeRoom) -> None:
    lay(room, ann="r5 r6", bob="g1 g2", cid="b1 b2", top="r1", turn="ann", draw="b3 b4 b8 b9 y1 y2 y3")
    await room.whisper("ann", "r5 uno")
    await room.say("bob", "!draw")
    await room.say("cid", "!draw")
    told = await room.whisper("ann", "r6")
    (alone,) = [line for line in told if line.startswith("ann: ")]
    assert alone.startswith("ann: [#uno] ann plays [r6]")
    assert not [line for line in told if line.startswith(("bob: ", "cid: "))], "they sit in the room"


async def test_where_there_are_no_private_rooms_nothing_of_it_can_be_set() -> None:
    async with room_with("ann") as room:
        assert "ring" not in (await room.whisper("ann", "set"))[0]
        assert "no setting called ring" in (await room.whisper("ann", "set ring off"))[0]


@pytest.fixture
async def alone() -> AsyncIterator[FakeRoom]:
    """The bot on such a network, where nobody plays."""
    network = FakeNetwork(clock := HeldClock())
    network.private_rooms = True
    async with room_with("ann", "bob", network=network, clock=clock) as room:
        yield room


def own_table(room: FakeRoom, who: str) -> Table | None:
    """The table of somebody's own."""
    return room.bot.router.room(room.network.network, own_room(Identity(who))).place.table


async def test_who_is_new_is_greeted_in_two_lines_once(alone: FakeRoom) -> None:
    assert await alone.whisper("ann", "hello there") == [
        """ann: Hello, I deal UNO. Type !uno here for a table of your own against computer players; to play with others, type it in a room.
The game in three lines: !howto. The commands: !help."""
    ]
    assert await alone.whisper("ann", "hello") == ["ann: I don't know “hello”. !help lists the commands."]
    assert len(await alone.whisper("bob", "howto")) == 3
    assert "Hello" not in (await alone.whisper("bob", "hello"))[0], "who knows a command is not new"
    assert (await alone.whisper("ann", ""))[0].startswith("ann: Hello"), "a private room that was opened"


async def test_alone_with_the_bot_one_plays_at_a_table_of_ones_own(alone: FakeRoom) -> None:
    await goes(
        alone,
        """
        <ann to the bot> deal
            ann: You are not at a table. Type !uno here for your own table, or in a room to play with others.
        <ann to the bot> uno classic
            ann: Your table is open (classic). Type !deal to start.
            ann: You need at least two players: !bot add hard adds a computer player.
        <bob to the bot> top
            bob: You are not at a table. …
        <ann to the bot> bot add hard
            ann: Robo-Ada joins (2 players; !deal to start).
        <ann to the bot> games
            ann: You have a seat in your own table (classic): no round is being played.
        """,
    )
    await alone.whisper("ann", "deal")
    rung(alone)
    for _ in range(400):
        table = own_table(alone, "ann")
        assert table is not None
        if table.waiting:
            return
        if table.asked() == (0,):
            said = await alone.whisper("ann", shortest(table.game.options(0)[0], table.game.state.names))
        else:
            said = await alone.wait(10)
            assert len(said) == 1, "one message a turn"
            assert rung(alone) == (["ann alone"] if table.asked() else [])
        assert all(line.startswith("ann: ") and "#uno" not in line for line in said)
    raise AssertionError("the round does not end")


async def test_everybody_has_a_table_of_their_own(alone: FakeRoom) -> None:
    await alone.whisper("ann", "uno")
    await goes(
        alone,
        "<bob to the bot> uno\n    bob: Your table is open (classic). …\n    bob: You need at least two players: …\n",
    )
    assert own_table(alone, "bob") is not own_table(alone, "ann")


@pytest.mark.parametrize("opened", ["bot add hard", "!bot add easy", "start"])
async def test_other_commands_open_it_too(alone: FakeRoom, opened: str) -> None:
    assert (await alone.whisper("ann", opened))[
        0
    ] == "ann: Your table is open (classic). Type !deal to start."
    assert (await alone.whisper("ann", "stop"))[-1].startswith("ann: The match was stopped")
    assert "Your table is open" in (await alone.whisper("ann", "again"))[0] or opened != "start"


async def test_of_two_tables_the_one_that_waits_is_meant_else_ones_own(alone: FakeRoom) -> None:
    await alone.whisper("ann", "bot add hard")
    await dealt(alone, "ann", "bob", ann="r5 r6 r7", bob="b1 b2 b3", top="r1", turn="ann")
    assert "#uno: ann plays [r5]. bob, your turn. Top card: [r5]." in await alone.whisper("ann", "r5")
    assert (await alone.whisper("ann", "players")) == ["ann: At the table: ann and Robo-Ada."]
    assert "[#uno]" in (await alone.whisper("ann", "hand in #uno"))[0]


async def test_a_table_of_ones_own_outlives_a_restart_and_is_on_no_web_page(tmp_path: Path) -> None:
    network = FakeNetwork(clock := HeldClock())
    network.private_rooms = True
    store = {"network": network, "clock": clock, "data": tmp_path / "unobot.db"}
    async with room_with("ann", **store) as room:
        await room.whisper("ann", "bot add hard")
        await room.whisper("ann", "deal")
        place = room.bot.router.room(network.network, own_room(Identity("ann"))).place
        assert not place.settings.web
        assert "ann" not in str(place.room), "its name is kept with results, and tells nothing"
        while own_table(room, "ann").asked() != (0,):  # type: ignore[union-attr]
            await room.wait(10)
    async with room_with(**store) as room:
        back = await room.heard()
        assert back[-1].startswith("ann: ")
        assert "Your cards" in back[-1]
        assert (await room.whisper("ann", "players"))[0].startswith("ann: ")


async def test_what_was_played_alone_goes_on_when_the_network_comes_back(alone: FakeRoom) -> None:
    await alone.whisper("ann", "bot add hard")
    await alone.whisper("ann", "deal")
    await alone.network.lose_connection()
    while own_table(alone, "ann").asked() != (0,):  # type: ignore[union-attr]
        await alone.wait(10)
    assert own_table(alone, "ann") is not None
    assert await alone.whisper("ann", "hand")


async def test_rooms_without_a_table_do_not_add_up(alone: FakeRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router, "_OWN_ROOMS", 1)
    people = [f"p{number}" for number in range(5)]
    for who in people:
        await alone.network.arrive(who)
        await alone.whisper(who, "uno")
        await alone.whisper(who, "stop")
    kept = [room for room in alone.bot.router.rooms(alone.network.network) if room.place.owner is not None]
    assert len(kept) <= 2
    assert "Your table is open" in (await alone.whisper("p0", "uno"))[0]


async def test_elsewhere_a_table_needs_a_room() -> None:
    async with room_with("ann") as room:
        assert await room.whisper("ann", "uno") == ["ann: Tell me that in the room."]
