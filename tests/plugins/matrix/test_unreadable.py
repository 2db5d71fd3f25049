"""Who is asked to send again what could not be read: each once an hour, and not for what is read after all."""

from tests.plugins.matrix.test_bad_homeserver import Collector, SteppingClock
from tests.servers.matrix.bot import HOME
from unobot.adapter import Identity, Room, Sender, Unread
from unobot.kit.testing import MemoryShelf
from unobot_matrix.sync import AGAIN, GRACE, OLD, Undecrypted

ANN, BOB = Identity("@ann:x"), Identity("@bob:x")
ROOM = Room("!r")


class Listener:
    """Somebody who cannot read anything."""

    def __init__(self) -> None:
        self.clock = SteppingClock()
        self.inbox = Collector()
        self.undecrypted = Undecrypted(MemoryShelf(), self.clock, self.inbox)
        self._count = 0

    async def hears(self, who: Identity, *, old: float = 0, read: bool = False) -> bool:
        """Something that cannot be read; or it can, a moment later. Returns whether the bot was told."""
        self._count += 1
        event, before = f"${self._count}", self.inbox.items.qsize()
        sent = self.clock.now() - old
        raw = {
            "event_id": event,
            "sender": who,
            "type": "m.room.encrypted",
            "content": {},
            "origin_server_ts": sent * 1000,
        }
        self.undecrypted.keep(ROOM, event, raw)
        news = self.undecrypted.must_ask(who, sent)
        if read:
            self.undecrypted.note_read(event, "1")
        if news:
            await self.undecrypted.ask(Unread(HOME, ROOM, Sender(who, "somebody")))
        return self.inbox.items.qsize() > before


async def test_each_is_asked_once_an_hour() -> None:
    listener = Listener()
    assert [await listener.hears(who) for who in (ANN, BOB, ANN, BOB)] == [True, True, False, False]
    listener.clock.time += AGAIN - 2 * GRACE - 1
    assert not await listener.hears(ANN)
    listener.clock.time += 2 * GRACE + 1
    assert await listener.hears(ANN)


async def test_a_key_that_comes_in_time_costs_nobody_a_question_nor_the_next_one() -> None:
    listener = Listener()
    assert not await listener.hears(ANN, read=True)
    assert await listener.hears(ANN)


async def test_what_somebody_is_asked_to_send_again_does_not_count_when_its_key_comes_after_all() -> None:
    listener = Listener()
    await listener.hears(ANN)
    assert not list(listener.undecrypted.waiting())
    # not asked for, as that was done a moment ago: it may still be read
    await listener.hears(ANN)
    assert [raw["event_id"] for _, raw in listener.undecrypted.waiting()] == ["$2"]


async def test_what_comes_after_a_long_outage_is_not_asked_for() -> None:
    listener = Listener()
    assert not await listener.hears(ANN, old=OLD + 1)
    assert await listener.hears(ANN)
