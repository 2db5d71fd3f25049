"""Computer players at a table: they take seats, play at a human pace, and never play on alone."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from tests.plugins.built_in import built_in
from uno_engine import Move, View
from unobot.config import TableSettings
from unobot.kit.testing import FakeRoom
from unobot.plugins import Plugins
from unobot.store import read

QUIET = TableSettings(deal_pause=None, features={"hints": False, "computer_pace": 2.0})


async def room_lines(room: FakeRoom, seconds: float) -> list[str]:
    """What the room reads in that time."""
    return [line.removeprefix("#uno: ") for line in await room.wait(seconds) if line.startswith("#uno: ")]


async def test_one_person_alone_plays_after_three_lines() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await goes(
            room,
            """
            <ann> !bot add
                #uno: ann opens a table (classic). …
                #uno: Robo-Ada joins (2 players; !deal to start).
            <ann> !deal
                #uno: Round 1: … Robo-Ada, your turn. Top card: [b3].
                ann: [#uno] Your cards: … | If you lose your connection, …
            (1 s pass)
            (2 s pass)
                #uno: Robo-Ada plays …
            """,
        )


async def test_a_turn_of_theirs_is_one_line_and_rings_nobody() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!uno")
        await room.say("ann", "!bot add")
        await dealt(
            room, "ann", **{"ann": "r1 r2 r3", "Robo-Ada": "w y1 y2", "top": "g5", "turn": "Robo-Ada"}
        )
        room.network.take()

        said = await room_lines(room, 3)

    assert said == ["Robo-Ada plays [w] and picks yellow. ann, your turn. Top card: [w] (yellow)."]
    assert not any(message.to and "Robo" in message.to for message in room.network.messages)
    assert {message.mention for message in room.network.messages if message.mention} <= {"ann"}


async def test_one_that_thinks_long_is_no_store_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!uno")
        await room.say("ann", "!bot add")
        await dealt(
            room, "ann", **{"ann": "r1 r2 r3", "Robo-Ada": "w y1 y2", "top": "g5", "turn": "Robo-Ada"}
        )
        room.network.take()

        thinking = asyncio.Event()

        async def long(*_: object) -> None:
            thinking.set()
            await room.clock.sleep(100)

        monkeypatch.setattr("unobot_computers.play.Computers._wanted", long)
        await room.clock.advance(20)

        assert thinking.is_set()
        assert room.network.take() == []


async def test_they_catch_a_forgotten_call() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!bot add")
        await dealt(room, "ann", **{"ann": "r1 r2", "Robo-Ada": "y1 y2 y3", "top": "r5", "turn": "ann"})
        await room.say("ann", "!play r1")

        said = await room_lines(room, 3)

    assert said[0].startswith("Robo-Ada catches ann")


async def test_they_go_on_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "uno.db"
    async with room_with("ann", tables=QUIET, data=data) as room:
        await room.say("ann", "!bot add")
        await room.say("ann", "!deal")

    async with room_with("ann", tables=QUIET, data=data, seed=2) as room:
        # whoever is waited for has the time anew
        said = await room_lines(room, 6)

    assert said[0].endswith("Robo-Ada, your turn. Top card: [b3].")
    assert said[1].startswith("Robo-Ada plays ")


async def test_when_the_last_person_has_gone_the_table_closes() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!bot add 2")
        await room.say("ann", "!deal")

        said = await room.say("ann", "!leave")

        assert said[-1] == "#uno: The table is closed."
        assert room.find_table() is None
        assert await room_lines(room, 60) == []
        (round_,) = await room.bot.store.read(read.latest_rounds, room.network.network, None, 5)
    assert round_.result == '{"why":"stopped"}'


async def test_the_host_is_a_person() -> None:
    async with room_with("ann", "bob", tables=QUIET) as room:
        await room.say("ann", "!bot add")
        await room.say("bob", "!join")

        assert "can't be the host" in (await room.say("ann", "!host Robo-Ada"))[0]
        await room.say("ann", "!leave")

        assert room.table().host == "bob"


async def test_they_are_taken_away_and_come_again() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!bot add easy 2")

        assert "Robo-Blaise" in (await room.say("ann", "!bot remove"))[0]
        assert "Robo-Ada" in (await room.say("ann", "!kick Robo-Ada"))[-1]
        assert "There is no computer player" in (await room.say("ann", "!bot remove"))[0]
        assert "Robo-Ada joins" in (await room.say("ann", "!addbot"))[-1]


@pytest.mark.parametrize("said", ["!bot add 0", "!bot add 10", "!bot dance", "!bot add easy hard dance"])
async def test_what_cannot_be_meant_is_answered_with_what_can(said: str) -> None:
    async with room_with("ann", tables=QUIET) as room:
        (answer,) = await room.say("ann", said)

        assert answer.startswith("ann: [#uno] Give a level (")
        assert room.find_table() is None


async def test_nobody_is_called_like_somebody_who_is_there() -> None:
    async with room_with("ann", "robo-ada", tables=QUIET) as room:
        said = await room.say("ann", "!bot add")

        assert "Robo-Blaise joins" in said[-1]


async def test_only_who_sits_there_may_bring_them() -> None:
    async with room_with("ann", "eve", tables=QUIET) as room:
        await room.say("ann", "!uno")

        assert "You don't have a seat at this table" in (await room.say("eve", "!bot add"))[0]


class Broken:
    """A computer player that fails."""

    def __init__(self, _seed: bytes) -> None:
        """Keep nothing."""

    def answer(self, _view: View) -> Move:
        """Fail."""
        raise RuntimeError


def with_broken() -> Plugins:
    plugins = built_in()
    brought = replace(plugins.brought, players={**plugins.brought.players, "broken": Broken})
    return replace(plugins, brought=brought)


async def test_a_computer_player_that_fails_is_passed_over() -> None:
    async with room_with("ann", tables=QUIET, plugins=with_broken()) as room:
        await room.say("ann", "!bot add broken")
        await dealt(
            room, "ann", **{"ann": "r1 r2 r3", "Robo-Ada": "r7 y1 y2", "top": "r5", "turn": "Robo-Ada"}
        )

        said = await room_lines(room, 3)

    assert "ann, your turn" in said[-1]


async def test_at_the_same_table_once_more_they_play_again() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!bot add")
        await room.say("ann", "!deal")
        await room.say("ann", "!stop")
        await room.say("ann", "!again")
        await room.say("ann", "!deal")
        lay(room, **{"ann": "r1 r2 r3", "Robo-Ada": "w y1 y2", "top": "g5", "turn": "Robo-Ada"})
        room.network.take()

        assert (
            "Robo-Ada plays [w] and picks yellow. ann, your turn. Top card: [w] (yellow)."
            in await room_lines(room, 3)
        )


async def test_five_computer_players_join_in_one_line() -> None:
    async with room_with("ann") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <ann> !bot add 5
                #uno: Robo-Ada, Robo-Blaise, Robo-Curie, Robo-Dijkstra and Robo-Emmy join (6 players; !deal to start).
            """,
        )
