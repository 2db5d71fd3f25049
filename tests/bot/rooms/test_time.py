"""The time of play belongs to the players: it never jumps, and it stands while nobody can be heard."""

import asyncio

import pytest

from tests.bot.rooms.conversation import dealt, room_with
from unobot.adapter import Identity, Said, Sender
from unobot.clock import HeldClock, PlayTime
from unobot.kit.testing import FakeRoom
from unobot.store import Change, Committed

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 g7", "top": "r1", "turn": "bob", "draw": PILE}
TIME_IS_UP = "Time is up"
REMINDER = "1 min 30 s left"


async def _set_out(room: FakeRoom) -> None:
    await dealt(room, "ann", "bob", **CARDS)


@pytest.mark.parametrize("seconds", [3600.0, -400.0, 400.0, -86_400.0])
async def test_a_clock_that_is_set_changes_no_turn(seconds: float) -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(60)
        room.clock.step(seconds)
        assert await room.wait(29) == []
        assert [REMINDER in line for line in await room.wait(1)] == [True]
        room.clock.step(seconds)
        assert await room.wait(89) == []
        assert TIME_IS_UP in (await room.wait(1))[0]


@pytest.mark.parametrize("already", [30.0, 89.9, 120.0, 179.9])
async def test_after_a_stall_the_turn_has_its_full_time_again_with_a_reminder(already: float) -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(already)
        await room.clock.leap(70.0)
        assert await room.heard() == []
        assert await room.wait(88) == []
        assert [REMINDER in line for line in await room.wait(3)] == [True]
        assert await room.wait(86) == []
        assert TIME_IS_UP in (await room.wait(3))[0]


async def test_what_was_typed_during_a_stall_counts_although_the_time_seems_to_be_up() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(175)
        # the timer wakes first, as in asyncio; the line lies in the socket until then
        await room.clock.leap(70.0)
        heard = await room.say("bob", "!draw")
        assert heard[0].startswith("#uno: bob draws a card")


async def test_a_short_delay_is_no_stall_and_counts_at_most_as_a_small_step() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(100)
        await room.clock.leap(1.5)
        assert await room.wait(79) == []
        assert TIME_IS_UP in (await room.wait(1))[0]


def _stalled(room: FakeRoom, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Have the store write nothing until the event that is returned is set."""
    writer = room.bot.store._writer
    assert writer is not None
    go_on, commit = asyncio.Event(), writer.commit

    async def slowly(change: Change) -> Committed:
        await go_on.wait()
        return await commit(change)

    monkeypatch.setattr(writer, "commit", slowly)
    return go_on


async def test_while_the_store_is_slow_nobody_s_time_runs_and_what_waits_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(100)
        go_on = _stalled(room, monkeypatch)
        await room.network.say("ann", "!top")
        await room.network.say("bob", "!draw")
        await room.clock.advance(4.0)
        told = room.network.take()
        assert [line.partition(".")[0] for line in told] == [
            "#uno: I can't save anything right now, so the clock is stopped"
        ]
        await room.clock.advance(600.0)
        go_on.set()
        heard = await room.heard()
        assert not any(TIME_IS_UP in line for line in heard)
        assert any(line.startswith("#uno: bob draws a card") for line in heard)


@pytest.mark.parametrize(("who", "told"), [("ann", "#uno: "), ("eve", "eve: ")])
async def test_while_the_store_is_slow_a_private_line_is_answered_once(
    who: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room_with("ann", "bob", "eve") as room:
        await _set_out(room)
        go_on = _stalled(room, monkeypatch)
        await room.network.whisper(who, "help")
        await room.clock.advance(4.0)
        assert [line.partition(".")[0] for line in room.network.take()] == [
            f"{told}I can't save anything right now, so the clock is stopped"
        ]
        go_on.set()


async def test_after_the_connection_was_lost_the_turn_has_its_full_time_again() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(120)
        await room.network.disconnect()
        await room.wait(1000)
        await room.network.lose_connection()
        await room.heard()
        assert await room.wait(89) == []
        assert [REMINDER in line for line in await room.wait(3)] == [True]


async def test_nothing_falls_due_while_the_connection_may_be_lost_and_nobody_has_noticed() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(100)
        room.network.silent_since = room.clock.played()
        assert await room.wait(150) == []
        await room.network.lose_connection()
        room.network.silent_since = None
        assert "Time is up" not in "".join(await room.heard())
        assert await room.wait(89) == []
        assert [REMINDER in line for line in await room.wait(3)] == [True]
        assert TIME_IS_UP in (await room.wait(90))[0]


async def test_after_a_silence_that_ended_by_itself_the_turn_has_its_full_time_again() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(85)
        room.network.silent_since = room.clock.played()
        assert await room.wait(150) == []
        room.network.silent_since = None
        assert await room.wait(89) == []
        assert [REMINDER in line for line in await room.wait(3)] == [True]


async def test_a_silence_in_which_nothing_falls_due_changes_no_turn() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(5)
        room.network.silent_since = room.clock.played()
        await room.wait(60)
        room.network.silent_since = None
        assert await room.wait(24) == []
        assert [REMINDER in line for line in await room.wait(2)] == [True]


async def test_who_makes_up_when_a_line_was_sent_gains_no_more_than_a_moment() -> None:
    async with room_with("ann", "bob") as room:
        await _set_out(room)
        await room.wait(179)
        clock, network = room.clock, room.network
        who = Sender(Identity("bob"), "bob")
        old = Said(network.network, network.rooms[0], who, "!draw", "made-up", clock.now() - 3600)
        await network.deliver(old)
        heard = await room.heard()
        assert heard[0].startswith("#uno: bob draws a card")
        assert room.table().game.state.clock <= 179_000
        assert room.table().game.state.clock >= 177_000


def test_play_time_is_counted_in_small_steps() -> None:
    play = PlayTime(now=100.0)
    for now in (100.25, 100.5, 101.5, 104.0, 104.25):
        play.look(now)
    assert (play.seconds, play.stalled) == (0.25 + 0.25 + 0.5 + 0.5 + 0.25, 1.5)


async def test_a_held_clock_that_is_set_or_leaps_tells_play_time_as_a_real_one_does() -> None:
    clock = HeldClock(start=50.0)
    clock.step(3600)
    await clock.leap(70.0)
    assert (clock.now(), clock.played(), clock.stalled()) == (3720.0, 50.5, 50.5)
