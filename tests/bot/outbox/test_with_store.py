"""The outbox and the store together: what was committed is sent, also after a restart."""

from pathlib import Path

from tests.bot.outbox.line import NET, Line, Says, running
from unobot.adapter import NotNow
from unobot.clock import HeldClock
from unobot.document import plain
from unobot.outbox import Ledger, Outbox
from unobot.store import Change, Messages, Store, read


async def test_what_one_run_committed_and_did_not_send_is_sent_by_the_next(
    line: Line, says: Says, clock: HeldClock, tmp_path: Path
) -> None:
    where = str(tmp_path / "unobot.db")
    line.repeats_are_told = True
    async with await Store.open(where, clock=clock) as store:
        ledger: Ledger = store
        first = Outbox(line, ledger, clock)
        committed = await store.commit(
            Change(clock.now(), messages=Messages(tuple(says(text) for text in "abcd")))
        )
        for message in committed.outgoing:
            first.put(message)
        async with running(first):
            pass
    async with await Store.open(where, clock=clock) as store:
        line.pace.renew(10, 1.0, clock.now())
        second = Outbox(line, store, clock)
        second.restore(await store.read(read.unsent, NET))
        async with running(second):
            await second.drained()
        assert await store.read(read.unsent, NET) == []
    assert line.texts == ["a", "b", "c", "d"]
    assert line.keys == [message.key for message in committed.outgoing]


async def test_joined_lines_that_were_not_sent_are_still_joined_after_a_restart(
    line: Line, says: Says, clock: HeldClock, tmp_path: Path
) -> None:
    where = str(tmp_path / "unobot.db")
    line.width = 80
    async with await Store.open(where, clock=clock) as store:
        committed = await store.commit(
            Change(clock.now(), messages=Messages(tuple(says(text) for text in "abc")))
        )
        first = Outbox(line, store, clock)
        for message in committed.outgoing:
            first.put(message)
        line.refusals = [NotNow("down", 3600)]
        async with running(first):
            await line.asked.wait()
    async with await Store.open(where, clock=clock) as store:
        (left,) = await store.read(read.unsent, NET)
    assert left.message.key == committed.outgoing[-1].key
    assert plain(left.message.document) == "a / b / c"
