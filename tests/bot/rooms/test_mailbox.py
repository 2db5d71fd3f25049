import asyncio

import pytest
from structlog.testing import capture_logs

from unobot.clock import HeldClock
from unobot.rooms.mailbox import Mailbox


class Counter:
    """Notes what it does; `bad` items fail, and it wakes when `due`."""

    def __init__(self, clock: HeldClock) -> None:
        self.clock = clock
        self.box = Mailbox[str](self, clock, lambda: self.owed)
        self.owed: object | None = None
        self.told = 0
        self.done: list[str] = []
        self.due: float | None = None

    def __str__(self) -> str:
        return "counter"

    def slow(self, item: str | None) -> None:
        self.told += 1

    def wakes_at(self) -> float | None:
        return self.due

    async def take(self, item: str) -> None:
        await asyncio.sleep(0)
        if item == "long":
            await self.clock.sleep(100)
        if item.startswith("bad"):
            raise ValueError(f"{item}: [r5]")
        self.done.append(item)

    async def wake(self) -> None:
        self.due = None
        self.done.append("woke")

    async def failed(self, item: str | None) -> None:
        self.done.append(f"failed at {item}")
        if item == "bad twice":
            raise RuntimeError("again")


@pytest.fixture
async def counter() -> Counter:
    return Counter(HeldClock())


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()


async def asleep(counter: Counter) -> None:
    """Return when it waits for its time."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_items_are_dealt_with_one_after_the_other_in_order(counter: Counter) -> None:
    task = asyncio.create_task(counter.box.run())
    await asyncio.gather(*(counter.box.put(item) for item in "abc"))
    assert counter.done == ["a", "b", "c"]
    await ended(task)


async def test_a_failing_item_is_logged_without_its_words_and_the_others_are_dealt_with(
    counter: Counter,
) -> None:
    task = asyncio.create_task(counter.box.run())
    with capture_logs() as logs:
        await asyncio.gather(*(counter.box.put(item) for item in ("bad", "a", "bad twice", "b")))
    assert counter.done == ["failed at bad", "a", "failed at bad twice", "b"]
    assert [entry["error"] for entry in logs] == ["ValueError", "ValueError", "RuntimeError"]
    assert "[r5]" not in str(logs).replace("{item}: [r5]", "")
    assert all("in take" in entry["where"] for entry in logs[:2])
    assert "hand" not in str(logs).replace(
        "in a hand", "", str(logs).count('raise ValueError("[r5] in a hand")')
    )
    await ended(task)


async def test_it_wakes_when_the_time_has_come_and_not_before(counter: Counter) -> None:
    clock = counter.clock
    assert isinstance(clock, HeldClock)
    counter.due = clock.now() + 10
    task = asyncio.create_task(counter.box.run())
    await asleep(counter)
    await clock.advance(9)
    assert counter.done == []
    await clock.advance(1)
    assert counter.done == ["woke"]
    await ended(task)


async def test_items_come_before_waking_and_change_when_it_wakes(counter: Counter) -> None:
    clock = counter.clock
    assert isinstance(clock, HeldClock)
    counter.due = clock.now() + 10
    task = asyncio.create_task(counter.box.run())
    await asleep(counter)
    await clock.advance(5)
    counter.due = clock.now() + 10
    await counter.box.put("a")
    await asleep(counter)
    await clock.advance(9)
    assert counter.done == ["a"]
    await clock.advance(1)
    assert counter.done == ["a", "woke"]
    await ended(task)


async def test_it_can_be_ended_while_it_waits_for_either(counter: Counter) -> None:
    task = asyncio.create_task(counter.box.run())
    await counter.box.idle()
    await ended(task)
    counter.due = counter.clock.now() + 10
    task = asyncio.create_task(counter.box.run())
    await counter.box.idle()
    await ended(task)


async def test_a_nudge_wakes_the_owner_whatever_the_time_behind_what_waits(counter: Counter) -> None:
    task = asyncio.create_task(counter.box.run())
    counter.box.put("one")
    counter.box.nudge()
    assert counter.box.busy
    await counter.box.idle()
    assert counter.done == ["one", "woke"]
    assert not counter.box.busy
    await ended(task)


@pytest.mark.parametrize(("owed", "told"), [([None] * 20, 0), ([1] * 20, 1), ([1, 1, 1, 2, 2, 2] * 4, 0)])
async def test_only_a_store_that_owes_one_answer_for_long_is_told_of(
    counter: Counter, owed: list[object], told: int
) -> None:
    task = asyncio.create_task(counter.box.run())
    counter.box.put("long")
    for counter.owed in owed:
        await counter.clock.advance(0.25)
    assert counter.told == told
    await ended(task)


async def test_a_machine_that_could_not_run_for_long_is_no_slow_store(counter: Counter) -> None:
    task = asyncio.create_task(counter.box.run())
    counter.box.put("long")
    await asleep(counter)
    counter.owed = object()
    await counter.clock.leap(60)
    assert counter.told == 0
    await ended(task)
