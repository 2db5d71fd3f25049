"""Networks that refuse, ledgers that fail, and what a former run has left."""

import asyncio
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from tests.bot.outbox.line import ANN, BOB, TWO, UNO, Book, Line, Says, running, settled
from unobot.adapter import Importance, NotNow, Outgoing, Undeliverable
from unobot.clock import HeldClock
from unobot.outbox import Outbox


async def test_a_refused_message_is_tried_again_when_the_others_had_their_turn_and_before_its_followers(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.refusals = [NotNow("slow down", 20)]
    outbox.put(says("first"))
    outbox.put(says("second"))
    outbox.put(says("elsewhere", TWO))
    async with running(outbox):
        await clock.advance(19.5)
        assert (line.sent, book.sent) == ([], [])
        await clock.advance(5)
    assert line.texts == ["elsewhere", "first", "second"]
    assert line.sent[:2] == [(1020.0, "elsewhere"), (1020.0, "first")]


async def test_a_room_that_cannot_be_spoken_to_keeps_no_other_table_from_its_hands(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.refusals = [NotNow("the room is being entered", 2)]
    outbox.put(says("turn"))
    outbox.put(says("ann's", to=ANN, importance=Importance.PRIVATE))
    outbox.put(says("bob's", TWO, to=BOB, importance=Importance.PRIVATE))
    async with running(outbox):
        await clock.advance(5)
    assert line.texts == ["bob's", "turn", "ann's"]


async def test_a_network_that_refuses_for_long_is_asked_less_and_less_but_not_too_seldom(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.refusals = [NotNow("down", 0.0) for _ in range(9)]
    outbox.put(says("at last"))
    asked: list[tuple[float, int]] = []
    async with running(outbox):
        for _ in range(200):
            if not asked or asked[-1][1] != len(line.refusals):
                asked.append((clock.now() - 1000.0, len(line.refusals)))
            await clock.advance(0.25)
    gaps = [later - sooner for (sooner, _), (later, _) in pairwise(asked)]
    assert gaps == sorted(gaps)
    assert gaps[0] < 1
    assert max(gaps) <= 8.25
    assert line.texts == ["at last"]


async def test_success_forgets_the_failures_before_it(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.refusals = [NotNow("down", 0.0) for _ in range(5)]
    outbox.put(says("one"))
    async with running(outbox):
        await clock.advance(60)
        assert line.texts == ["one"]
        line.refusals = [NotNow("again", 0.0)]
        outbox.put(says("two"))
        await settled()
        await clock.advance(1)
        assert line.texts == ["one", "two"]


async def test_something_more_important_goes_before_what_waits_to_be_tried_again(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.refusals = [NotNow("busy", 1)]
    outbox.put(says("help", importance=Importance.CHATTER))
    async with running(outbox):
        outbox.put(says("hand", to=ANN, importance=Importance.PRIVATE))
        await clock.advance(5)
    assert line.texts == ["hand", "help"]


@pytest.mark.parametrize("error", [Undeliverable("ann is gone"), ValueError("cannot send 'secret'")])
async def test_what_can_never_be_delivered_is_dropped_and_logged_without_its_content(
    outbox: Outbox, line: Line, book: Book, says: Says, error: Undeliverable | ValueError
) -> None:
    line.refusals = [error]
    outbox.put(says("secret"))
    outbox.put(says("next"))
    with capture_logs() as logs:
        async with running(outbox):
            await outbox.drained()
    assert line.texts == ["next"]
    assert book.sent == [1, 2]
    assert [(entry["room"], entry["key"]) for entry in logs] == [(UNO, 1)]
    assert "secret" not in str(logs)


async def test_marks_are_made_a_moment_after_the_network_has_taken_the_lines_and_together(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(10, 1.0, line.clock.now())
    outbox = Outbox(line, book, clock)
    outbox.put(says("0"))
    async with running(outbox):
        await clock.advance(0.05)
        for n in range(1, 5):
            outbox.put(says(str(n)))
        await settled()
        assert (len(line.sent), book.noted, book.sent) == (5, [1, 2, 3, 4, 5], [])
        await clock.advance(0.06)
        assert (book.sent, book.flushes) == ([1, 2, 3, 4, 5], 1)
        outbox.put(says("late"))
        await settled()
        await clock.advance(0.11)
        assert (book.sent, book.flushes) == ([1, 2, 3, 4, 5, 6], 2)


async def test_marks_that_could_not_be_made_are_made_later(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    book.failing = True
    outbox = Outbox(line, book, clock)
    outbox.put(says("one"))
    async with running(outbox):
        with capture_logs() as logs:
            await clock.advance(2.5)
        assert (line.texts, book.sent) == (["one"], [])
        assert {entry["event"] for entry in logs} == {"sent messages could not be marked"}
        book.failing = False
        await clock.advance(1)
        assert book.sent == [1]


async def test_drained_means_marked(outbox: Outbox, line: Line, book: Book, says: Says) -> None:
    outbox.put(says("one"))
    async with running(outbox):
        await outbox.drained()
        assert (line.texts, book.sent) == (["one"], [1])


async def test_stopping_marks_what_was_sent_and_leaves_the_rest_unsent(
    outbox: Outbox, line: Line, book: Book, says: Says
) -> None:
    for n in range(5):
        outbox.put(says(str(n)))
    book.failing = True
    async with running(outbox):
        assert book.sent == []
        book.failing = False
    assert (line.texts, book.sent) == (["0", "1"], [1, 2])


async def test_stopping_in_the_middle_of_sending_leaves_the_message_unsent(
    outbox: Outbox, line: Line, book: Book, says: Says
) -> None:
    line.sending = asyncio.Event()
    outbox.put(says("half way"))
    async with running(outbox):
        pass
    assert (line.sent, book.sent) == ([], [])


async def test_after_a_restart_only_fresh_lines_are_sent_where_repeats_cannot_be_told(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    outbox.restore([(says("stale"), 939.0), (says("fresh"), 940.0)])
    async with running(outbox):
        await clock.advance(5)
        await outbox.drained()
    assert line.texts == ["fresh"]
    assert sorted(book.sent) == [1, 2]


async def test_after_a_restart_everything_is_sent_as_it_was_where_repeats_are_told(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.width = 80
    line.repeats_are_told = True
    outbox = Outbox(line, book, clock)
    outbox.restore([(says("very old"), 1.0), (says("old"), 2.0)])
    outbox.put(says("new"))
    outbox.put(says("newer"))
    async with running(outbox):
        await clock.advance(10)
    assert line.texts == ["very old", "old", "new / newer"]
    assert line.keys == [1, 2, 4]


async def test_who_alone_cannot_be_reached_keeps_nobody_else_waiting(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(10, 1.0, line.clock.now())
    line.refusals = [NotNow("no room with them yet", 300, receiver_only=True)]
    outbox.put(says("ann's hand", UNO, ANN, Importance.PRIVATE, "hand"))
    outbox.put(says("ann's help", UNO, ANN, Importance.CHATTER))
    outbox.put(says("bob's hand", UNO, BOB, Importance.PRIVATE))
    outbox.put(says("ann plays", UNO))
    async with running(outbox):
        await clock.advance(10)
        assert line.texts == ["bob's hand", "ann plays"]
        outbox.put(says("ann's new hand", UNO, ANN, Importance.PRIVATE, "hand"))
        outbox.put(says("bob plays", UNO))
        await settled()
        await clock.advance(280)
        assert line.texts == ["bob's hand", "ann plays", "bob plays"]
        await clock.advance(20)
        assert line.texts[3:] == ["ann's new hand", "ann's help"]
        await outbox.drained()
        assert sorted(book.sent) == [1, 2, 3, 4, 5, 6]


async def test_an_adapter_that_can_neither_measure_nor_join_a_message_still_sends_the_others(
    outbox: Outbox, line: Line, book: Book, says: Says, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*messages: Outgoing) -> None:
        raise RuntimeError(str(messages))

    monkeypatch.setattr(line, "lines", fails)
    monkeypatch.setattr(line, "join", fails)
    line.refusals = [ValueError("odd")]
    for text in ("odd: [r5]", "even"):
        outbox.put(says(text))
    with capture_logs() as logs:
        async with running(outbox):
            await outbox.drained()
    assert (line.texts, book.sent) == (["even"], [1, 2])
    assert {entry["event"].partition(":")[0] for entry in logs} == {
        "lines cannot be counted",
        "messages cannot be joined",
        "message dropped",
    }
    assert "[r5]" not in str(logs)
