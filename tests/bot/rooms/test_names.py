"""What people are called: as they call themselves, and nobody like somebody else."""

import pytest

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from uno_engine import RenameSeat
from unobot.kit.testing import FakeNetwork

RFC1459 = str.maketrans("[\\]^", "{|}~")


async def test_a_name_is_shown_as_it_is_and_found_by_it() -> None:
    async with room_with("ann", "[eve]", "eve") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table …
            <[eve]> !join
                #uno: [eve] joins (2 players; !deal to start).
            <eve> !join
                #uno: eve joins (3 players; !deal to start).
            <ann> !kick [eve]
                #uno: ann removes [eve] from the table.
                #uno: [eve] leaves.
            """,
        )


async def test_a_player_is_found_by_the_networks_own_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeNetwork, "fold", lambda _self, name: name.lower().translate(RFC1459))
    async with room_with("ann", "q[w]", "r^d", "x{y") as room:
        await dealt(room, "ann", "q[w]", "r^d", "x{y")
        assert "q[w] leaves" in " ".join(await room.say("ann", "!kick Q{W}"))
        assert "r^d leaves" in " ".join(await room.say("ann", "!kick @R~D,"))
        assert "x{y leaves" in " ".join(await room.say("ann", "!kick X[Y"))


async def test_two_that_the_network_keeps_apart_are_never_taken_for_each_other() -> None:
    async with room_with("ann", "q[w", "q{w") as room:
        await dealt(room, "ann", "q[w", "q{w")
        assert "q{w leaves" in " ".join(await room.say("ann", "!kick q{w"))


async def test_in_moves_too_a_name_with_brackets_is_a_name() -> None:
    async with room_with("ann", "[eve]", "eve") as room:
        await dealt(room, "ann", "[eve]", "eve", line="classic +seven-zero")
        lay(room, top="r5", turn="ann", **{"ann": "r7 g1", "[eve]": "g5", "eve": "y1 y2"})
        await room.say("ann", "!play r7 [eve]")
        assert (room.hand("ann"), room.hand("[eve]"), room.hand("eve")) == (["g5"], ["g1"], ["y1", "y2"])


async def test_a_name_that_could_be_read_as_a_card_gets_a_word_before_it_and_no_other_does() -> None:
    async with room_with("ann", "[r5]", "[bob]") as room:
        await dealt(room, "ann", "[r5]", "[bob]")
        lay(room, top="r1", turn="ann", **{"ann": "r5 r6 b1", "[r5]": "r2 g1", "[bob]": "g5 g6"})
        await goes(
            room,
            """
            <ann> !play [r5]
                #uno: ann plays [r5]. player [r5], your turn. Top card: [r5].
                [r5]: [#uno] Your cards: [r2] [g1] (playable: r2) · [bob] 2, ann 2
            <[r5]> !play r2
                #uno: player [r5] plays [r2]. [bob], your turn. Top card: [r2].
                [bob]: [#uno] Your cards: [g5] [g6] (nothing fits: !draw) · ann 2, player [r5] 1
            """,
        )


async def test_who_looks_like_somebody_else_gets_a_number_or_the_account() -> None:
    async with room_with("Iris") as room:
        await room.network.arrive("lris")
        await room.network.arrive("IRIS", account="mallory", identity="m")
        await goes(
            room,
            """
            <lris> !uno
                #uno: lris.2 opens a table …
            <m> !join
                #uno: IRIS.mallory joins (2 players; !deal to start).
            <Iris> !join
                #uno: Iris joins (3 players; !deal to start).
            <m> !leave
                #uno: IRIS.mallory leaves.
            <lris> !kick lris
                lris: [#uno] That's you. To give up your seat: !leave.
            <lris> !kick Iris
                #uno: lris.2 removes Iris from the table.
                #uno: Iris leaves.
            """,
        )


async def test_a_new_nick_that_looks_like_somebody_who_was_there_is_told_apart() -> None:
    async with room_with("ann", "eve", "bob") as room:
        await room.say("eve", "!uno")
        await goes(
            room,
            """
            (eve is now called аnn)
                #uno: eve is now called аnn.2.
            <ann> !join
                #uno: ann joins (2 players; !deal to start).
            (eve is now called bоb)
                #uno: аnn.2 is now called bоb.2.
            """,
        )


async def test_who_logs_in_was_there_all_the_time() -> None:
    async with room_with() as room:
        for name in ("Iris", "lris"):
            await room.network.arrive(name)
        await room.network.become("Iris", "account:iris")
        assert (await room.say("lris", "!uno"))[0].startswith("#uno: lris.2 opens")
        assert (await room.say("account:iris", "!join"))[0].startswith("#uno: Iris joins")


async def test_who_has_the_old_name_again_is_not_told_to_be_called_so() -> None:
    async with room_with("ann", "bob") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            """,
        )
        table = room.table()
        for name in ("anna", "ann"):
            table.take(RenameSeat(0, name), room.clock.played())
        assert await room.say("bob", "!join") == ["#uno: bob joins (2 players; !deal to start)."]
