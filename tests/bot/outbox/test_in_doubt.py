"""What was sent and may be lost: it is settled when the network has taken it, and else said again, marked."""

import asyncio
from dataclasses import replace

import pytest

from tests.bot.outbox.line import ANN, Book, Line, Says, running, settled
from unobot.adapter import Importance, NotNow, Outgoing, Undeliverable
from unobot.clock import HeldClock
from unobot.document import Text
from unobot.outbox import Outbox


def marked(message: Outgoing) -> Outgoing:
    """The message as a repetition."""
    return replace(message, document=(*message.document, Text(" (again)")))


@pytest.fixture
def outbox(line: Line, book: Book, clock: HeldClock) -> Outbox:
    """An outbox that marks repetitions."""
    line.pace.renew(10, 1.0, line.clock.now())
    return Outbox(line, book, clock, repeated=marked)


def lost() -> NotNow:
    """The connection broke."""
    return NotNow("the connection ended")


async def test_a_message_is_settled_when_it_has_passed_and_not_when_it_is_sent(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    passing = line.passing = asyncio.Event()
    async with running(outbox):
        outbox.put(says("a"))
        await settled()
        await clock.advance(5)
        assert (line.texts, book.sent) == (["a"], [])
        passing.set()
        await settled()
        await clock.advance(1)
        assert book.sent == [1]


async def test_what_was_under_way_when_the_connection_broke_is_said_again_in_its_order_and_marked_once(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    passing = line.passing = asyncio.Event()
    line.fates = [None, lost(), None, lost()]
    async with running(outbox):
        for text in "abc":
            outbox.put(says(text))
        await settled()
        passing.set()
        await settled()
        await clock.advance(10)
    assert line.texts == ["a", "b", "c", "b (again)", "c (again)", "c (again)"]
    assert book.sent == [1, 2, 3]


async def test_of_what_is_in_doubt_the_newer_hand_replaces_the_older(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    passing = line.passing = asyncio.Event()
    line.fates = [lost()]
    async with running(outbox):
        outbox.put(says("old", to=ANN, importance=Importance.PRIVATE, purpose="hand"))
        await settled()
        line.refusals = [NotNow("not connected", 1.0)]
        outbox.put(says("new", to=ANN, importance=Importance.PRIVATE, purpose="hand"))
        await settled()
        passing.set()
        await settled()
        await clock.advance(10)
    assert line.texts == ["old", "new"]


async def test_what_the_network_refuses_is_not_said_again(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.fates = [Undeliverable("refused")]
    async with running(outbox):
        outbox.put(says("a"))
        await clock.advance(10)
    assert (line.texts, book.sent) == (["a"], [1])


async def test_what_was_under_way_too_long_ago_is_not_said_again(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    passing = line.passing = asyncio.Event()
    line.fates = [lost()]
    async with running(outbox):
        outbox.put(says("a"))
        await settled()
        await clock.advance(61)
        passing.set()
        await settled()
        await clock.advance(10)
    assert (line.texts, book.sent) == (["a"], [1])


async def test_after_a_crash_all_that_is_not_settled_is_marked(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    outbox.restore([(says("fresh"), 999.0)])
    async with running(outbox):
        await clock.advance(1)
    assert line.texts == ["fresh (again)"]


async def test_where_repeats_are_told_nothing_is_marked(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.repeats_are_told = True
    outbox = Outbox(line, book, clock, repeated=marked)
    outbox.restore([(says("fresh"), 999.0)])
    async with running(outbox):
        await clock.advance(1)
    assert line.texts == ["fresh"]


async def test_at_an_orderly_end_what_was_sent_counts_as_said(
    outbox: Outbox, line: Line, book: Book, says: Says
) -> None:
    line.passing = asyncio.Event()
    async with running(outbox):
        outbox.put(says("a"))
        await settled()
    assert book.sent == [1]


async def test_what_another_process_may_be_saying_is_not_said_and_stays_in_the_ledger(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    book.free.clear()
    async with running(outbox):
        outbox.put(says("a"))
        await settled()
        await clock.advance(60)
    assert (line.texts, book.sent) == ([], [])
