"""When the next message goes, and which: as fast as the network lets the bot speak, and some of that kept free.

An adapter that fails when it is asked about a message never stops the others.
"""

from typing import Final

import structlog

from unobot.adapter import Adapter, Importance, Outgoing
from unobot.clock import Clock
from unobot.outbox.queue import SendQueue

_log: Final = structlog.get_logger(__name__)
_KEPT_FREE: Final = 3
"""So many lines of the pace are never used up by what can wait (answers and chatter): an answer to a player, and the hand with it, goes at once."""
_REST_EVERY: Final = 20
"""After so many messages of play in a row one that can wait goes all the same: where all tables are busy, the pace is never free."""


class Pace:
    """How many lines the adapter may send now, and what of the queue may go.

    What can wait leaves a few lines free. What the adapter sends by itself is spent from the same bucket.
    """

    def __init__(self, adapter: Adapter, clock: Clock) -> None:
        self._adapter, self._clock = adapter, clock
        self._in_a_row = 0
        """How many messages of play have gone since the last that can wait."""

    def next(self, queue: SendQueue) -> tuple[Outgoing, float]:
        """The message that goes next of a queue that is not empty, and in how many seconds it may."""
        first = self._first(queue)
        needed = lines(self._adapter, first) + self._kept_free(queue, first)
        return first, self._adapter.pace.wait(needed, self._clock.now())

    def goes(self, message: Outgoing) -> None:
        """Count a message that goes now."""
        self._adapter.pace.spend(lines(self._adapter, message), self._clock.now())
        self._in_a_row = 0 if _can_wait(message) else self._in_a_row + 1

    def gone_back(self, message: Outgoing) -> None:
        """The network has not taken that message."""
        self._adapter.pace.spend(-lines(self._adapter, message), self._clock.now())

    def _first(self, queue: SendQueue) -> Outgoing:
        """The first message; one that can wait only if what it leaves of the pace is enough, or after a long wait."""
        first = queue.first()
        if self._kept_free(queue, first):
            needed = lines(self._adapter, first) + _KEPT_FREE
            if self._adapter.pace.wait(needed, self._clock.now()):
                return queue.first_of_play() or first
        return first

    def _kept_free(self, queue: SendQueue, message: Outgoing) -> int:
        """How many lines of the pace must be left when this message has gone."""
        if not _can_wait(message):
            return 0
        overdue = self._in_a_row >= _REST_EVERY and queue.first_of_play() is not None
        return 0 if overdue else _KEPT_FREE


def _can_wait(message: Outgoing) -> bool:
    return message.importance >= Importance.ANSWER


def lines(adapter: Adapter, message: Outgoing) -> int:
    """How many lines the message has; one if the adapter cannot tell: sending will show what is wrong with it."""
    try:
        return adapter.lines(message)
    except Exception as error:  # noqa: BLE001 - a defect of the adapter
        _log.error(
            "lines cannot be counted: the adapter failed", **about(message), error=type(error).__name__
        )
        return 1


def joined(adapter: Adapter, first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Both as one message; None if they go one by one, as they do where the adapter fails."""
    try:
        return adapter.join(first, second)
    except Exception as error:  # noqa: BLE001 - a defect of the adapter
        _log.error(
            "messages cannot be joined: the adapter failed", **about(first), error=type(error).__name__
        )
        return None


def about(message: Outgoing) -> dict[str, object]:
    """What may be logged of a message: never what it says."""
    return {"network": message.network, "room": message.room, "key": message.key}
