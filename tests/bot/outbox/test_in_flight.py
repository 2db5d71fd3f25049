"""Networks that take several messages at once."""

import asyncio

import pytest

from tests.bot.outbox.line import ANN, TWO, Book, Line, Says, running, settled
from unobot.adapter import Importance, NotNow, Outgoing, Room
from unobot.clock import HeldClock
from unobot.document import plain
from unobot.outbox import Outbox


class Slow(Line):
    """A network that takes a message when it is let to, and up to three before it has answered."""

    in_flight = 3

    def __init__(self, clock: HeldClock) -> None:
        super().__init__(clock)
        self.pace.renew(10, 1.0, clock.now())
        self.open: dict[str, asyncio.Event] = {}

    async def send(self, message: Outgoing, /) -> None:
        """Take it when its event is set."""
        await self.open.setdefault(plain(message.document), asyncio.Event()).wait()
        await super().send(message)

    def answer(self, text: str) -> None:
        """Let this message through."""
        self.open.setdefault(text, asyncio.Event()).set()


@pytest.fixture
def slow(clock: HeldClock) -> Slow:
    """The network."""
    return Slow(clock)


@pytest.fixture
def outbox(slow: Slow, book: Book, clock: HeldClock) -> Outbox:
    """Its outbox."""
    return Outbox(slow, book, clock)


async def test_a_room_does_not_wait_for_anothers_answer(outbox: Outbox, slow: Slow, says: Says) -> None:
    outbox.put(says("slow"))
    outbox.put(says("quick", TWO))
    slow.answer("quick")
    async with running(outbox):
        assert slow.texts == ["quick"]
        slow.answer("slow")
        await settled()
        assert slow.texts == ["quick", "slow"]


async def test_nothing_about_a_room_overtakes_what_is_on_its_way(
    outbox: Outbox, slow: Slow, says: Says
) -> None:
    outbox.put(says("turn"))
    outbox.put(says("hand", to=ANN, importance=Importance.PRIVATE))
    outbox.put(says("next"))
    async with running(outbox):
        assert list(slow.open) == ["turn"]
        slow.answer("turn")
        await settled()
        assert list(slow.open) == ["turn", "hand"]
        slow.answer("hand")
        await settled()
        assert list(slow.open) == ["turn", "hand", "next"]


async def test_no_more_are_on_their_way_than_the_network_takes(
    outbox: Outbox, slow: Slow, says: Says
) -> None:
    for number in range(5):
        outbox.put(says(f"{number}", Room(f"#{number}")))
    async with running(outbox):
        assert len(slow.open) == 3


async def test_what_is_on_its_way_has_used_up_the_pace(
    outbox: Outbox, slow: Slow, says: Says, clock: HeldClock
) -> None:
    slow.pace.renew(1, 1.0, slow.clock.now())
    outbox.put(says("first"))
    outbox.put(says("second", TWO))
    async with running(outbox):
        assert list(slow.open) == ["first"]
        await clock.advance(1)
        assert list(slow.open) == ["first", "second"]


async def test_a_network_that_wants_a_pause_gets_it_from_all_rooms_and_one_failure_is_counted_once(
    outbox: Outbox, slow: Slow, says: Says, clock: HeldClock
) -> None:
    slow.refusals = [NotNow("too many", 0.0), NotNow("too many", 0.0), NotNow("too many", 0.0)]
    rooms = [Room(f"#{number}") for number in range(4)]
    for room in rooms:
        outbox.put(says(room, room))
        slow.answer(room)
    async with running(outbox):
        assert slow.texts == []
        await clock.advance(0.4)
        assert slow.texts == []
        # the shortest pause, though three were refused
        await clock.advance(0.2)
        assert sorted(slow.texts) == rooms
