import asyncio

import pytest
from structlog.testing import capture_logs

from unobot.clock import HeldClock
from unobot.rooms.mailbox import Mailbox


class Counter(Mailbox[str]):
    """Notes what it does; `bad` items fail, and it wakes when `due`."""

    def __init__(self, clock: HeldClock) -> None:
        super().__init__(clock)
        self.done: list[str] = []
        self.due: float | None = None

    def __str__(self) -> str:
        return "counter"

    def wakes_at(self) -> float | None:
        return self.due

    async def take(self, item: str) -> None:
        await asyncio.sleep(0)
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
async def mailbox() -> Counter:
    return Counter(HeldClock())


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()


async def asleep(mailbox: Counter) -> None:
    """Return when it waits for its time."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_items_are_dealt_with_one_after_the_other_in_order(mailbox: Counter) -> None:
    task = asyncio.create_task(mailbox.run())
    await asyncio.gather(*(mailbox.put(item) for item in "abc"))
    assert mailbox.done == ["a", "b", "c"]
    await ended(task)


async def test_a_failing_item_is_logged_without_its_words_and_the_others_are_dealt_with(
    mailbox: Counter,
) -> None:
    task = asyncio.create_task(mailbox.run())
    with capture_logs() as logs:
        await asyncio.gather(*(mailbox.put(item) for item in ("bad", "a", "bad twice", "b")))
    assert mailbox.done == ["failed at bad", "a", "failed at bad twice", "b"]
    assert [entry["error"] for entry in logs] == ["ValueError", "ValueError", "RuntimeError"]
    assert "[r5]" not in str(logs).replace("{item}: [r5]", "")
    assert all("in take" in entry["where"] for entry in logs[:2])
    assert "hand" not in str(logs).replace(
        "in a hand", "", str(logs).count('raise ValueError("[r5] in a hand")')
    )
    await ended(task)


async def test_it_wakes_when_the_time_has_come_and_not_before(mailbox: Counter) -> None:
    clock = mailbox.clock
    assert isinstance(clock, HeldClock)
    mailbox.due = clock.now() + 10
    task = asyncio.create_task(mailbox.run())
    await asleep(mailbox)
    await clock.advance(9)
    assert mailbox.done == []
    await clock.advance(1)
    assert mailbox.done == ["woke"]
    await ended(task)


async def test_items_come_before_waking_and_change_when_it_wakes(mailbox: Counter) -> None:
    clock = mailbox.clock
    assert isinstance(clock, HeldClock)
    mailbox.due = clock.now() + 10
    task = asyncio.create_task(mailbox.run())
    await asleep(mailbox)
    await clock.advance(5)
    mailbox.due = clock.now() + 10
    await mailbox.put("a")
    await asleep(mailbox)
    await clock.advance(9)
    assert mailbox.done == ["a"]
    await clock.advance(1)
    assert mailbox.done == ["a", "woke"]
    await ended(task)


async def test_it_can_be_ended_while_it_waits_for_either(mailbox: Counter) -> None:
    task = asyncio.create_task(mailbox.run())
    await mailbox.idle()
    await ended(task)
    mailbox.due = mailbox.clock.now() + 10
    task = asyncio.create_task(mailbox.run())
    await mailbox.idle()
    await ended(task)
