"""Another process opens the store: this bot falls silent, and ends."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.bot.rooms.conversation import dealt, room_with
from unobot.adapter import Bookmark, Inbox
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.store import Change, Claim, Committed, Store, TakenOver, Unkept


class ForgetfulNetwork(FakeNetwork):
    """A network whose adapter wants to keep something, once, and cannot."""

    def __init__(self, clock: HeldClock) -> None:
        super().__init__(clock)
        self.wants = asyncio.Event()
        self.tried = 0

    async def run(self, inbox: Inbox, /) -> None:
        """Be there until it wants to keep something."""
        self.tried += 1
        there = asyncio.create_task(super().run(inbox))
        try:
            await self.wants.wait()
        finally:
            there.cancel()
            await asyncio.wait((there,))
        self.wants.clear()
        raise Unkept("disk is full")


async def somebody_sleeps(clock: HeldClock, most: float = 0.0) -> None:
    """Return when something waits for a time up to then; the store's own thread takes its real time before."""
    async with asyncio.timeout(10):
        while (due := clock.next()) is None or (most and due > most):  # noqa: ASYNC110 - a held clock has no event
            await asyncio.sleep(0)


async def serving(room: FakeRoom) -> None:
    """Wait until the bot's main task ends; raises what it raises."""
    (task,) = [task for task in asyncio.all_tasks() if "Bot.serve" in repr(task.get_coro())]
    await asyncio.wait_for(task, 10)


async def test_a_command_after_another_process_has_taken_the_store_ends_the_bot_without_an_apology(
    tmp_path: Path,
) -> None:
    data = tmp_path / "unobot.db"
    async with room_with("ann", "bob", data=data) as room:
        await dealt(room, "ann", "bob")
        room.network.take()
        async with await Store.open(str(data), claim=Claim([room.network.network])):
            with capture_logs() as logs:
                await room.network.deliver(Bookmark(room.network.network, "here"))
                await room.network.say("ann", "!draw")
                with pytest.raises(TakenOver, match="Another unobot"):
                    await serving(room)
        assert room.network.take() == []
        assert [entry for entry in logs if entry["log_level"] == "error"] == []


async def test_a_bot_to_which_nobody_speaks_finds_it_out_too(tmp_path: Path) -> None:
    data, clock = tmp_path / "unobot.db", HeldClock()
    async with room_with("ann", data=data, clock=clock) as room:
        await room.wait(1)  # the mailboxes look a moment later whether the store is slow
        await somebody_sleeps(clock)
        async with await Store.open(str(data), claim=Claim([room.network.network])):
            await clock.advance(30)
            with pytest.raises(TakenOver):
                await serving(room)


async def test_a_full_disk_ends_neither_the_bot_nor_a_network_that_wants_to_keep_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = HeldClock()
    network = ForgetfulNetwork(clock)
    async with room_with("ann", clock=clock, network=network) as room:
        commit = room.bot.store.commit

        async def full(change: Change) -> Committed:
            if change.messages.sent:
                return await commit(change)
            raise Unkept("disk is full")

        # the mailboxes look a moment later whether the store is slow
        await room.wait(1)
        with monkeypatch.context() as disk, capture_logs() as logs:
            disk.setattr(room.bot.store, "commit", full)
            # the bot has looked after its store, and sleeps until it does so again
            await somebody_sleeps(clock, clock.now() + 30)
            network.wants.set()
            await somebody_sleeps(clock, clock.now() + 5)
            await room.wait(60)
        assert {entry["event"] for entry in logs if entry["log_level"] == "error"} == {
            "the store cannot be looked after",
            "this network is left for a moment",
        }
        assert (network.tried, room.bot.refused) == (2, {})
        (opened,) = await room.say("ann", "!uno")
        assert opened.startswith(
            "#uno: ann opens a table (classic). Type !join to take a seat, !deal to start."
        )
