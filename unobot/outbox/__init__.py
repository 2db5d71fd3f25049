"""Sending what was committed: paced, ordered, and again after a crash, until the network has taken it."""

import asyncio
import contextlib
import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Protocol

import structlog

from unobot.adapter import Adapter, Identity, Importance, NotNow, Outgoing, SendsSeveral, Undeliverable
from unobot.clock import Backoff, Clock, within
from unobot.outbox.queue import SendQueue
from unobot.store.observer import Observer

__all__ = ["Ledger", "Outbox"]


_TOGETHER: Final = 0.1
"""Seconds in which marks are gathered, the answer to one PING settles several lines; a crash in that time repeats them."""
_AGAIN: Final = 1.0
"""Seconds until marks that could not be made are tried again."""
_KEPT_FREE: Final = 3
"""So many lines of the pace are never used up by what can wait (answers and chatter): an answer to a player, and the hand with it, goes at once."""
_REST_EVERY: Final = 20
"""After so many messages of play in a row one that can wait goes all the same: where all tables are busy, the pace is never free."""
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 8.0
_UNREACHED: Final = 0.1
"""Seconds, at least, until a person is tried again who alone could not be reached."""

_log: Final = structlog.get_logger(__name__)


class Ledger(Protocol):
    """The durable side of an outbox; `unobot.store.Store` is one."""

    def mark_sent(self, keys: Sequence[int], /) -> None:
        """These messages need no sending any more: they were sent, replaced or dropped.

        The ledger learns it with whatever is committed next, or by `flush`.
        """
        ...

    async def flush(self) -> None:
        """Return when all that was marked as sent is durable. When this raises, the marks are kept for the next time."""
        ...

    async def mark_joined(self, message: Outgoing, keys: Sequence[int], /) -> None:
        """From now on `message`, kept under its own key, stands for those `keys` too."""
        ...

    async def may_be_said(self, key: int, /) -> None:
        """Return when nobody but this process may be sending the message with this key. Asked just before it goes out."""
        ...


class _Pace:
    """How many lines the adapter may send now, and what of the queue may go.

    What can wait leaves a few lines free. What the adapter sends by itself is spent from the same bucket.
    """

    def __init__(self, adapter: Adapter, clock: Clock) -> None:
        self._adapter, self._clock = adapter, clock
        self._in_a_row = 0
        """How many messages of play have gone since the last that can wait."""

    def next(self, queue: SendQueue, first: Outgoing, now: float) -> tuple[Outgoing, float]:
        """Return the message that goes next of a queue with that `first` one, and in how many seconds it may.

        An answer or chatter goes only if what it leaves of the pace is enough, or after a long wait.
        """
        bucket = self._adapter.pace
        if first.importance < Importance.ANSWER:
            return first, bucket.wait(self._lines(first), now)
        play = queue.first(Importance.TURN)
        if play is not None and self._in_a_row >= _REST_EVERY:
            return first, bucket.wait(self._lines(first), now)
        wait = bucket.wait(self._lines(first) + _KEPT_FREE, now)
        if wait and play is not None:
            return play, bucket.wait(self._lines(play), now)
        return first, wait

    def spend(self, message: Outgoing, now: float) -> None:
        """Count a message that goes now."""
        self._adapter.pace.spend(self._lines(message), now)
        self._in_a_row = 0 if message.importance >= Importance.ANSWER else self._in_a_row + 1

    def give_back(self, message: Outgoing) -> None:
        """Count a message no more: the network has not taken it."""
        self._adapter.pace.spend(-self._lines(message), self._clock.now())

    def _lines(self, message: Outgoing) -> int:
        """Return how many lines the message has; one if the adapter cannot tell: sending will show what is wrong with it."""
        try:
            return self._adapter.lines(message)
        except Exception as error:  # noqa: BLE001 - a defect of the adapter
            _log.error(
                "lines cannot be counted: the adapter failed", **_about(message), error=type(error).__name__
            )
            return 1


def _about(message: Outgoing) -> dict[str, object]:
    """Return what may be logged of a message: never what it says."""
    return {"network": message.network, "room": message.room, "key": message.key}


class Outbox:
    """Sends what was committed.

    The more important first (though nothing waits for ever), rooms and persons in turn, and to one receiver in the order
    of arrival; what a person is told about a room comes after the room's line before it. Where the network `SendsSeveral`
    at once, rooms do not wait for each other. A newer message replaces the waiting one of the same purpose, short lines
    for one receiver are joined, and of too much chatter the oldest is dropped. Answers and chatter leave a few lines of
    the pace free. What the network refuses for now is tried again when the others have had their turn, what it can never
    deliver is dropped. After a restart everything unsent is sent again where the network tells repeats; elsewhere what
    is older than `stale_after` seconds is dropped, and the rest, like all that was under way when a connection broke, is
    marked by `repeated`.
    """

    def __init__(
        self,
        adapter: Adapter,
        ledger: Ledger,
        clock: Clock,
        *,
        stale_after: float = 60.0,
        repeated: Callable[[Outgoing], Outgoing] = lambda message: message,
        observer: Observer | None = None,
    ) -> None:
        self._adapter = adapter
        self._clock = clock
        self._ledger = ledger
        self._stale_after = stale_after
        self._repeated = repeated
        self._observer = observer
        self._queue = SendQueue()
        self._open: set[int] = set()
        """The messages that are still to be settled."""
        self._none_open = asyncio.Event()
        self._none_open.set()
        self._any_settled = asyncio.Event()
        self._pace = _Pace(adapter, clock)
        self._slots = asyncio.Semaphore(adapter.in_flight if isinstance(adapter, SendsSeveral) else 1)
        self._not_before = -math.inf
        """Until then nothing is sent, for the network has refused something for now."""
        self._arrived = asyncio.Event()
        self._alone: set[int] = set()
        self._in_doubt: set[int] = set()
        """What may have been said already, and is marked as a repetition."""
        self._under_way: deque[tuple[Outgoing, float]] = deque()
        """What was sent, with the time, and the network may still refuse or lose."""
        self._any_under_way = asyncio.Event()
        self._backoff = Backoff(_FIRST_PAUSE, _LONGEST_PAUSE)
        self._tasks = asyncio.TaskGroup()

    def put(self, message: Outgoing) -> None:
        """Take on a committed message. Returns at once."""
        self._open.add(message.key)
        self._none_open.clear()
        if dropped := self._queue.add(message):
            self._settle(*(each.key for each in dropped))
        self._arrived.set()

    def restore(
        self,
        unsent: Iterable[tuple[Outgoing, float]],
        said_anyway: Callable[[Outgoing], bool] = lambda _message: False,
    ) -> None:
        """Take on what a former run left unsent, each with the time of its commit, oldest first.

        What is `said_anyway` is left out, and nobody is called by the rest: it may be somebody else's turn by now.
        """
        repeats_told, oldest = self._adapter.repeats_are_told, self._clock.now() - self._stale_after
        for message, at in unsent:
            if (repeats_told or at >= oldest) and not said_anyway(message):
                # The network may know it by this key: with others joined to it, they would be lost or told twice.
                self._alone.add(message.key)
                self.put(message.without_call() if repeats_told else self._again(message))
            else:
                # too old to be of use where nobody could tell it from a repeat
                self._settle(message.key)

    async def run(self) -> None:
        """Send until cancelled. What is not sent by then is still in the ledger."""
        try:
            async with asyncio.TaskGroup() as self._tasks:
                self._tasks.create_task(self._send_all())
                self._tasks.create_task(self._settle_passed())
                self._tasks.create_task(self._flush_settled())
        finally:
            # an orderly end: the goodbye goes the same way, behind these
            self._settle(*(message.key for message, _ in self._under_way))
            # when we are cancelled, what was just sent would else be sent again after the next start
            await self._flush(once=True)

    def look_again(self) -> None:
        """The adapter's pace is another one from now on: what waits may go earlier."""
        self._arrived.set()

    @property
    def depth(self) -> int:
        """How many messages were taken on of which it is not known yet that the network has them."""
        return len(self._open)

    async def drained(self) -> None:
        """Return when nothing is left to send, and the ledger knows it."""
        await self._none_open.wait()
        await self._flush()

    async def _flush_settled(self) -> None:
        """Flush the ledger soon after a message was settled, until cancelled.

        What was surely heard must not be said again after a crash. At a busy bot most marks go with a command's commit.
        """
        while True:
            await self._any_settled.wait()
            self._any_settled.clear()  # before the pause: what is settled during it is flushed after it
            await self._clock.sleep(_TOGETHER)
            await self._flush()

    async def _flush(self, *, once: bool = False) -> None:
        """Return when the ledger knows what was settled. If it fails it is tried again, unless only `once`."""
        while True:
            try:
                return await self._ledger.flush()
            except Exception as error:  # noqa: BLE001 - the messages are sent; only the note is missing
                _log.warning("sent messages could not be marked", error=type(error).__name__)
            if once:
                return None
            await self._clock.sleep(_AGAIN)

    async def _send_all(self) -> None:
        while True:
            await self._slots.acquire()
            message, parts = await self._next()
            self._tasks.create_task(self._send(message, parts))

    async def _next(self) -> tuple[Outgoing, list[Outgoing]]:
        """Take the next message, as soon as there is one and the pace allows it; returns it with the parts it is joined of.

        Looks again whenever something arrives, since that may be more important.
        """
        while True:
            self._arrived.clear()
            first = self._queue.first()
            if first is None:
                await self._arrived.wait()
                continue
            now = self._clock.now()
            first, wait = self._pace.next(self._queue, first, now)
            wait = max(wait, self._not_before - now)
            if wait <= 0:
                message, parts = self._take(first)
                self._queue.begin(message)
                self._pace.spend(message, now)
                return message, parts
            with contextlib.suppress(TimeoutError):
                await within(self._clock, wait, self._arrived.wait())

    async def _send(self, message: Outgoing, parts: list[Outgoing]) -> None:
        try:
            if len(parts) > 1:
                message = await self._note_joined(message, parts)
            await self._ledger.may_be_said(message.key)
            if not await self._was_sent(message):
                self._pace.give_back(message)
        finally:
            self._queue.done(message)
            self._slots.release()
            self._arrived.set()

    async def _was_sent(self, message: Outgoing) -> bool:
        sent = False
        try:
            await self._adapter.send(message)
        except NotNow as error:
            self._postpone(message, error)
            return False
        except Undeliverable as error:
            _log.info("message dropped", **_about(message), reason=str(error))
        except Exception as error:  # noqa: BLE001 - a defect; its text may quote the message, so only its kind is told
            _log.error("message dropped: the adapter failed", **_about(message), error=type(error).__name__)
        else:
            sent = True
            # the adapter has it; it is settled when the network has surely taken it
            self._under_way.append((message, self._clock.now()))
            self._any_under_way.set()
            if self._observer is not None:
                self._observer.given(message)
        if not sent:
            self._settle(message.key)
        if self._backoff.failures:
            self._backoff.reset()
        self._queue.next_room(message)
        return sent

    async def _settle_passed(self) -> None:
        """Settle what was sent, in its order, as the network takes it; what may be lost is sent again."""
        while True:
            await self._any_under_way.wait()
            while self._under_way:
                message, _ = self._under_way[0]
                try:
                    await self._adapter.passed(message)
                except NotNow as error:
                    _log.debug("message in doubt", **_about(message), reason=str(error))
                    self._say_again()
                    continue
                except Undeliverable as error:
                    _log.warning("message refused", **_about(message), reason=str(error))
                except Exception as error:  # noqa: BLE001 - a defect; sent it was, so it counts as taken
                    _log.error(
                        "not known whether it passed: the adapter failed",
                        **_about(message),
                        error=type(error).__name__,
                    )
                self._under_way.popleft()
                self._settle(message.key)
            self._any_under_way.clear()

    def _say_again(self) -> None:
        """Put back all that is under way, marked, in its order: nobody knows what became of it."""
        oldest = self._clock.now() - self._stale_after
        lost = list(self._under_way)
        self._under_way.clear()
        for message, at in reversed(lost):
            if at < oldest:
                self._settle(message.key)
                continue
            self._alone.add(message.key)
            self._put_back(self._again(message))
        self._arrived.set()

    def _again(self, message: Outgoing) -> Outgoing:
        """Return the message marked as a repetition, once."""
        if message.key in self._in_doubt:
            return message
        self._in_doubt.add(message.key)
        return self._repeated(message)

    def _postpone(self, message: Outgoing, error: NotNow) -> None:
        """Put the message back, and send nothing as long as the network says, and longer with every failure in a row."""
        self._alone.add(message.key)
        self._put_back(message)
        self._queue.next_room(message)
        _log.debug("message must wait", **_about(message), reason=str(error))
        if error.receiver_only and message.to is not None:
            self._queue.hold(message.to)
            self._tasks.create_task(self._release(message.to, error.seconds))
            return
        now = self._clock.now()
        # what was sent at the same time and fails, too, is the same failure, and not the next one
        pause = self._backoff.next() if now >= self._not_before else 0.0
        self._not_before = max(self._not_before, now + max(error.seconds, pause))

    async def _release(self, person: Identity, seconds: float) -> None:
        """Try again after a while what is for a person who could not be reached, everything else going on meanwhile."""
        await self._clock.sleep(max(seconds, _UNREACHED))
        self._queue.release(person)
        self._arrived.set()

    def _take(self, first: Outgoing) -> tuple[Outgoing, list[Outgoing]]:
        """Take the next message out of the queue, with those joined to it that may be; returns the whole and its parts."""
        message = first
        parts = [first]
        for other in self._queue.followers(first):
            both = None if self._alone & {first.key, other.key} else self._join(message, other)
            if both is None:
                break
            message = replace(both, purpose=None)
            parts.append(other)
        for part in parts:
            self._queue.take(part)
        return message, parts

    async def _note_joined(self, message: Outgoing, parts: list[Outgoing]) -> Outgoing:
        """Note a joined message down before it goes out: after a crash it must be repeated as it was.

        Returns what is to be sent: the first part alone, and the others are put back, if it cannot be noted.
        """
        *before, last = parts
        try:
            await self._ledger.mark_joined(message, [part.key for part in before])
        except Exception as error:  # noqa: BLE001 - joining is a kindness; without it they go one by one
            _log.warning("messages could not be joined", network=message.network, error=type(error).__name__)
            for part in (last, *reversed(before[1:])):
                self._alone.add(part.key)
                self._put_back(part)
            return before[0]
        self._settle(*(part.key for part in before))
        return message

    def _join(self, first: Outgoing, second: Outgoing) -> Outgoing | None:
        """Return both as one message; None if they go one by one, as they do where the adapter fails."""
        try:
            return self._adapter.join(first, second)
        except Exception as error:  # noqa: BLE001 - a defect of the adapter
            _log.error(
                "messages cannot be joined: the adapter failed", **_about(first), error=type(error).__name__
            )
            return None

    def _put_back(self, message: Outgoing) -> None:
        if self._queue.put_back(message):
            self._settle(message.key)

    def _settle(self, *keys: int) -> None:
        """Note that these messages need no sending any more."""
        self._alone.difference_update(keys)
        self._in_doubt.difference_update(keys)
        self._ledger.mark_sent(keys)
        self._any_settled.set()
        self._open.difference_update(keys)
        if not self._open:
            self._none_open.set()
