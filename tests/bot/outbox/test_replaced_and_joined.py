"""What need not be said, or can be said in one line."""

import asyncio

from structlog.testing import capture_logs

from tests.bot.outbox.line import ANN, BOB, TWO, Book, Line, Says, running, settled
from unobot.adapter import Importance, NotNow
from unobot.clock import HeldClock
from unobot.outbox import Outbox


async def test_a_newer_hand_replaces_the_one_that_waits(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    for text in ("old", "new"):
        outbox.put(says(text, to=ANN, purpose="hand"))
    async with running(outbox):
        await clock.advance(5)
    assert line.texts == ["new"]
    assert sorted(book.sent) == [1, 2]


async def test_the_newer_one_goes_in_its_own_place(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    outbox.put(says("bob's turn", purpose="status"))
    outbox.put(says("bob plays"))
    outbox.put(says("cid's turn", purpose="status"))
    async with running(outbox):
        await clock.advance(5)
    assert line.texts == ["bob plays", "cid's turn"]


async def test_only_the_same_receiver_and_purpose_is_replaced(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    outbox.put(says("ann's", to=ANN, purpose="hand"))
    outbox.put(says("bob's", to=BOB, purpose="hand"))
    outbox.put(says("ann's of two", TWO, to=ANN, purpose="hand"))
    outbox.put(says("ann's moves", to=ANN, purpose="moves"))
    outbox.put(says("anything", to=ANN))
    outbox.put(says("anything else", to=ANN))
    async with running(outbox):
        await clock.advance(10)
    assert len(line.texts) == 6


async def test_what_was_sent_already_is_not_replaced(outbox: Outbox, line: Line, says: Says) -> None:
    async with running(outbox):
        outbox.put(says("first", to=ANN, purpose="hand"))
        await outbox.drained()
        outbox.put(says("second", to=ANN, purpose="hand"))
        await outbox.drained()
    assert line.texts == ["first", "second"]


async def test_a_message_that_waits_to_be_tried_again_is_replaced_too(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.refusals = [NotNow("busy", 3)]
    outbox.put(says("old", to=ANN, purpose="hand"))
    async with running(outbox):
        outbox.put(says("new", to=ANN, purpose="hand"))
        await clock.advance(5)
        await outbox.drained()
    assert line.texts == ["new"]
    assert sorted(book.sent) == [1, 2]


async def test_a_message_refused_after_a_newer_one_has_come_is_not_tried_again(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.refusals, line.sending = [NotNow("busy", 3)], asyncio.Event()
    outbox.put(says("old", to=ANN, purpose="hand"))
    async with running(outbox):
        outbox.put(says("new", to=ANN, purpose="hand"))
        line.sending.set()
        await settled()
        await clock.advance(5)
        await outbox.drained()
    assert line.texts == ["new"]
    assert sorted(book.sent) == [1, 2]


async def test_short_lines_for_one_receiver_go_as_one(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.width = 9
    for text in ("a", "b", "c", "d"):
        outbox.put(says(text))
    async with running(outbox):
        await clock.advance(5)
    assert line.texts == ["a / b / c", "d"]
    assert book.joined == [(3, "a / b / c", (1, 2))]
    assert line.keys == [3, 4]
    assert sorted(book.sent) == [1, 2, 3, 4]


async def test_only_lines_for_the_same_receiver_about_the_same_room_are_joined(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.width = 80
    outbox.put(says("to ann", to=ANN))
    outbox.put(says("to bob", to=BOB))
    outbox.put(says("to all"))
    outbox.put(says("to ann of two", TWO, to=ANN))
    outbox.put(says("to ann again", to=ANN))
    outbox.put(says("chatter", to=ANN, importance=Importance.CHATTER))
    async with running(outbox):
        await clock.advance(10)
    assert sorted(line.texts) == ["chatter", "to all", "to ann / to ann again", "to ann of two", "to bob"]


async def test_a_line_is_not_pulled_before_one_that_does_not_fit(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.width = 10
    for text in ("a", "a long line", "b"):
        outbox.put(says(text))
    async with running(outbox):
        await clock.advance(10)
    assert line.texts == ["a", "a long line", "b"]


async def test_a_joined_line_is_not_replaced_for_the_sake_of_its_last_part(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.width, line.refusals = 80, [NotNow("busy", 3)]
    outbox.put(says("news", to=ANN))
    outbox.put(says("hand", to=ANN, purpose="hand"))
    async with running(outbox):
        outbox.put(says("newer hand", to=ANN, purpose="hand"))
        await clock.advance(5)
    assert line.texts == ["news / hand", "newer hand"]


async def test_a_message_that_may_have_arrived_is_never_joined(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.width, line.refusals = 80, [NotNow("no answer", 3)]
    outbox.put(says("tried"))
    async with running(outbox):
        outbox.put(says("one"))
        outbox.put(says("two"))
        await clock.advance(10)
    assert line.texts == ["tried", "one / two"]


async def test_lines_go_one_by_one_when_joining_cannot_be_noted(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.width, book.failing = 80, True
    for text in ("one", "two", "three"):
        outbox.put(says(text))
    with capture_logs() as logs:
        async with running(outbox):
            await clock.advance(3)
            book.failing = False
            await clock.advance(3)
            await outbox.drained()
    assert line.texts == ["one", "two", "three"]
    assert "three" not in str(logs)
