"""Processes in which computer players search: few, replaced when they die, ended with the bot; no table waits for them."""

import asyncio
import os
import resource
import signal
import time

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from tests.plugins.built_in import all_rules
from tests.plugins.tables import laid
from uno_engine import Clues, Observation, observe, seed_from
from unobot.config import TableSettings
from unobot.tables.watchdog import Watchdog
from unobot_computers import thinking
from unobot_computers.thinking import Thinkers

QUIET = TableSettings(deal_pause=None, features={"hints": False, "computer_pace": 2.0})
PLUGINS = ["classic", "match", "players"]
LINE = all_rules().compose("classic").line


@pytest.fixture(autouse=True)
def a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a process to start however long it takes."""
    monkeypatch.setattr(thinking, "PATIENCE", 60.0)


def known() -> Observation:
    game = laid("classic", {"ann": "r1 b2 g3 w y9", "bob": "g4 g5 b1"}, top="r9")
    clues = Clues(game.rules)
    clues.follow(game.state, game.take_events())
    found = observe(game, 0, clues)
    assert found is not None
    return found


async def test_the_loop_goes_on_while_many_tables_think() -> None:
    pool = Thinkers(PLUGINS)
    try:
        await pool.search("search", seed_from(1), LINE, known())
        before = set(pool.processes)
        lags, done = [], asyncio.Event()

        async def tick() -> None:
            while not done.is_set():
                began = time.thread_time()
                await asyncio.sleep(0.005)
                lags.append(time.thread_time() - began)

        ticking = asyncio.create_task(tick())
        found = await asyncio.gather(*(pool.search("search", seed_from(n), LINE, known()) for n in range(8)))
        done.set()
        await ticking

        # what this process computes between two ticks: to search here would be 50 ms at once, a piece of the loop's own work is 1
        assert max(lags) < 0.03
        assert sum(move is not None for move in found) >= 6
        assert len(set(pool.processes) | before) <= thinking.MOST
    finally:
        await pool.close()


async def test_a_process_that_dies_is_replaced_and_all_end_with_the_bot() -> None:
    pool = Thinkers(PLUGINS, most=1)
    move = await pool.search("search", seed_from(1), LINE, known())
    assert move is not None
    assert await pool.search("nobody", seed_from(1), LINE, known()) is None  # and the process lives on
    (first,) = pool.processes
    os.kill(first, signal.SIGKILL)

    await pool.search("search", seed_from(1), LINE, known())  # this one may be lost with the process
    # the same seed gives the same move, in any process
    assert await pool.search("search", seed_from(1), LINE, known()) == move
    (second,) = pool.processes
    await pool.close()

    assert second != first
    assert not pool.processes


async def test_a_hard_player_plays_at_a_table() -> None:
    async with room_with("ann", tables=QUIET) as room:
        await room.say("ann", "!bot add hard")
        await dealt(
            room, "ann", **{"ann": "r1 r2 r3", "Robo-Ada": "g1 y2 w g7", "top": "g5", "turn": "Robo-Ada"}
        )
        room.network.take()

        said = await room.wait(3)

    assert said[0].startswith("#uno: Robo-Ada plays [g")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux tells the limits of another process")
async def test_a_search_is_not_bound_by_what_the_bot_had_computed_when_the_process_began() -> None:
    before = resource.getrlimit(resource.RLIMIT_CPU)
    with Watchdog().awake():
        pool = Thinkers(PLUGINS, most=1)
        try:
            assert await pool.search("search", seed_from(1), LINE, known()) is not None
            (process,) = pool.processes
            assert resource.prlimit(process, resource.RLIMIT_CPU) == (before[1], before[1])
        finally:
            await pool.close()
