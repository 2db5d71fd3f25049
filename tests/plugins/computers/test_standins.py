"""Stand-ins: a computer player plays for who is away and wants it, until they are there again."""

from tests.bot.rooms.conversation import dealt, goes, room_with
from unobot.config import TableSettings
from unobot.store import read

QUIET = TableSettings(deal_pause=None, turn_timeout=60.0, features={"hints": False, "computer_pace": 2.0})
CARDS = {"ann": "r1 r2 r3", "bob": "g1 g2 g5", "top": "g9", "turn": "bob"}


async def test_who_is_away_is_stood_in_for_until_they_are_back() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        await room.whisper("bob", "set standin on")
        await dealt(room, "ann", "bob", **CARDS)
        room.network.take()

        await goes(
            room,
            """
            (bob goes away)
            (14 s pass)
            (5 s pass)
                #uno: A seat is reserved for bob.
                #uno: bob is away; a computer player takes over for now.
                #uno: bob (stand-in) plays [g5]. ann, your turn. Top card: [g5].
                ann: [#uno] Your cards: …
            <ann> !players
                #uno: In order of play: ann has 3 cards (to act), bob (stand-in) has 2 cards (dealer).
            (bob comes)
                bob: [#uno] You still have your seat.
                #uno: bob is back and plays on.
            """,
        )


async def test_who_let_the_time_run_out_is_stood_in_for_until_they_say_something() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        await room.say("bob", "!set standin on")
        await dealt(room, "ann", "bob", **CARDS)

        said = await room.wait(61)
        assert any(line.startswith("#uno: bob is away; a computer player takes over") for line in said)
        await room.say("ann", "!draw")
        assert any(
            "bob (stand-in)" in line for line in [*await room.say("ann", "!pass"), *await room.wait(4)]
        )

        assert "#uno: bob is back and plays on." in await room.say("bob", "hello again")
        assert not any("bob" in line and "plays" in line for line in await room.wait(30))


async def test_who_answers_before_the_stand_in_moves_keeps_the_seat() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        await room.say("bob", "!set standin on")
        await dealt(room, "ann", "bob", **CARDS | {"turn": "ann"})
        await room.say("ann", "!draw")
        await room.say("ann", "!pass")
        await room.wait(60.5)

        assert "#uno: bob is back and plays on." in await room.whisper("bob", "hand")
        assert not any(
            "stand-in" in line for line in [*await room.say("ann", "!players"), *await room.wait(10)]
        )


async def test_nobody_is_stood_in_for_who_has_not_asked_for_it() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        await dealt(room, "ann", "bob", **CARDS)
        await room.network.depart("bob")

        assert not any("plays" in line for line in await room.wait(40))


async def test_stand_ins_and_computer_players_do_not_play_on_alone() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        for who in ("ann", "bob"):
            await room.whisper(who, "set standin on")
        await room.say("ann", "!bot add")
        await dealt(room, "ann", "bob", **CARDS | {"Robo-Ada": "y1 y2 y3"})
        for who in ("ann", "bob"):
            await room.network.depart(who)

        assert not any("stand-in" in line for line in await room.wait(50))


async def test_a_round_that_a_stand_in_wins_is_no_win_of_who_is_away_and_counts_for_nobody() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        await room.whisper("bob", "set standin on")
        await dealt(room, "ann", "bob", **CARDS | {"bob": "g5"})
        await goes(
            room,
            """
            (bob goes away)
            (40 s pass)
                #uno: A seat is reserved for bob.
                #uno: bob is away; a computer player takes over for now.
                #uno: bob (stand-in) plays [g5] and goes out.
                #uno: bob (stand-in) wins the round and scores 6 points. It doesn't count in the records. Standings: …
                #uno: Type !deal to start the next round.
            """,
        )
        (round_,) = await room.bot.store.read(read.latest_rounds)
        stood = await room.bot.store.read(read.standings, round_.id)
        assert {each.name: (each.won, each.place) for each in stood} == {"ann": (False, 0), "bob": (False, 0)}
