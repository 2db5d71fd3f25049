"""Deadlines, pauses between tries, and the pace of speaking."""

import asyncio
import random

import pytest

from unobot.adapter import TokenBucket
from unobot.clock import Backoff, HeldClock, within


def test_pauses_double_with_a_little_chance_up_to_a_bound() -> None:
    backoff = Backoff(1.0, 300.0, random.Random(7))
    pauses = [backoff.next() for _ in range(20)]
    assert 0.75 <= pauses[0] <= 1.25
    assert max(pauses) <= 375
    assert len(set(pauses)) == 20
    backoff.reset()
    assert backoff.next() <= 1.25


async def test_waiting_for_too_long_is_cut_off_by_the_clock() -> None:
    clock = HeldClock()
    waiting = asyncio.create_task(within(clock, 30, asyncio.Event().wait()))
    for _ in range(5):
        await asyncio.sleep(0)
    await clock.advance(29)
    assert not waiting.done()
    await clock.advance(2)
    with pytest.raises(TimeoutError):
        await waiting


async def test_what_comes_in_time_is_returned_and_what_it_raises_is_raised() -> None:
    async def fails() -> None:
        raise ValueError("odd")

    clock = HeldClock()
    assert await within(clock, 30, asyncio.sleep(0, "done")) == "done"
    with pytest.raises(ValueError, match="odd"):
        await within(clock, 30, fails())
    assert clock.next() is None


def test_pauses_without_chance_are_exact_and_have_no_end() -> None:
    backoff = Backoff(0.5, 8.0)
    assert [backoff.next() for _ in range(6)] == [0.5, 1, 2, 4, 8, 8]
    for _ in range(5000):
        assert backoff.next() == 8


def test_a_bucket_lets_a_burst_go_and_then_the_pace() -> None:
    bucket = TokenBucket(3, 0.5, 100.0)
    assert bucket.wait(3, 100.0) == 0
    bucket.spend(3, 100.0)
    assert bucket.wait(1, 100.0) == 2
    assert bucket.level(1000.0) == 3
    bucket.spend(5, 1000.0)
    assert (bucket.level(1000.0), bucket.wait(9, 1000.0)) == (-2, 10)


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    bucket = TokenBucket(3, 1.0, 100.0)
    bucket.spend(1, 100.0)
    assert bucket.level(50.0) == 2
    assert bucket.level(51.0) == 3
