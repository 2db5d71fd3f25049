"""When the next message goes, and which: as fast as the network lets the bot speak, and some of that kept free."""

from typing import Final

from unobot.adapter import Adapter, Importance, Outgoing
from unobot.clock import Clock
from unobot.outbox.asking import lines
from unobot.outbox.queue import SendQueue
from unobot.pacing import TokenBucket

_KEPT_FREE: Final = 3
"""So many lines of the pace are never used up by chatter: an answer to a player, and the hand with it, goes at once."""
_CHATTER_EVERY: Final = 20
"""After so many other messages in a row one of chatter goes all the same: where all tables are busy, the pace is never free."""


class Pace:
    """How many lines the adapter may send now, and what of the queue may go.

    Chatter leaves a few lines free; what the adapter sends by itself counts, too.
    """

    def __init__(self, adapter: Adapter, clock: Clock) -> None:
        self._adapter, self._clock = adapter, clock
        self.renew()
        self._own_lines = 0.0
        """How many lines of the adapter's own are counted already."""
        self._since_chatter = 0
        """How many messages have gone since the last chatter."""

    def renew(self) -> None:
        """Take over the adapter's pace, which may be another one now."""
        self._tokens = TokenBucket(self._adapter.burst, self._adapter.per_second, self._clock.now())

    def next(self, queue: SendQueue) -> tuple[Outgoing, float]:
        """The message that goes next of a queue that is not empty, and in how many seconds it may."""
        self._count_own_lines()
        first = self._first(queue)
        needed = lines(self._adapter, first) + self._kept_free(queue, first)
        return first, self._tokens.wait(needed, self._clock.now())

    def goes(self, message: Outgoing) -> None:
        """Count a message that goes now."""
        self._tokens.spend(lines(self._adapter, message), self._clock.now())
        chatter = message.importance is Importance.CHATTER
        self._since_chatter = 0 if chatter else self._since_chatter + 1

    def gone_back(self, message: Outgoing) -> None:
        """The network has not taken that message."""
        self._tokens.spend(-lines(self._adapter, message), self._clock.now())

    def _count_own_lines(self) -> None:
        """The network counts what the adapter has sent by itself like what the bot says."""
        own = self._adapter.own_lines
        # less than before: it is another connection, and counted from 0 again
        more = own - self._own_lines if own >= self._own_lines else own
        self._tokens.spend(more, self._clock.now())
        self._own_lines = own

    def _first(self, queue: SendQueue) -> Outgoing:
        """The first message; chatter only if what it leaves of the pace is enough, or after a long wait."""
        first = queue.first()
        if first.importance is Importance.CHATTER and self._kept_free(queue, first):
            needed = lines(self._adapter, first) + _KEPT_FREE
            if self._tokens.wait(needed, self._clock.now()):
                return queue.first_but_chatter() or first
        return first

    def _kept_free(self, queue: SendQueue, message: Outgoing) -> int:
        """How many lines of the pace must be left when this message has gone."""
        if message.importance is not Importance.CHATTER:
            return 0
        overdue = self._since_chatter >= _CHATTER_EVERY and queue.first_but_chatter() is not None
        return 0 if overdue else _KEPT_FREE
