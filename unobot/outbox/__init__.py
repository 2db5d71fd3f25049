"""Sending what was committed: paced, ordered, and again after a crash, until the network has taken it."""

import asyncio
import contextlib
import heapq
import math
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, islice
from typing import Final, Generic, Protocol, TypeVar

import structlog

from unobot.adapter import Adapter, Identity, Importance, NotNow, Outgoing, Room, SendsSeveral, Undeliverable
from unobot.clock import Backoff, Clock, within
from unobot.store.observer import Observer

__all__ = ["Ledger", "Outbox"]


# --- The messages that wait to be sent, in the order in which they should go.

_REMEMBERED: Final = 1000
_GRACE: Final = {Importance.PRIVATE: 0, Importance.TURN: 4, Importance.ANSWER: 4, Importance.CHATTER: 20}
"""What is more important goes first if it comes before so many more messages have gone out."""
_CHATTER_KEPT: Final = 128
"""So many answers, and so much chatter, may wait for one room or person: a hundred different questions', and no flood's."""
_STALE_ALLOWED: Final = 64
"""So many entries that count no more may stand in the heap of a queue."""

_Item = TypeVar("_Item", bound=Hashable)
_Rank = tuple[int, int]
_Place = Room | Identity | None
"""A room, or the person whom private messages are for; None for a message to nobody, which the adapter will refuse."""


class PriorityQueue(Generic[_Item]):
    """A priority queue in which ranks can be changed: `first` has the lowest. No two items may have the same rank.

    >>> queue = PriorityQueue[str]()
    >>> queue.put("a", (2, 0)); queue.put("b", (1, 1)); queue.put("a", (0, 0))
    >>> queue.first()
    'a'
    """

    # This is the recipe of the `heapq` documentation: an entry of the heap counts only if it has its item's rank of
    # now, all others are skipped when they come up. Changing a rank so costs no search in the heap.

    def __init__(self) -> None:
        self.ranks: dict[_Item, _Rank] = {}
        """The items with their ranks; take an item out of it, and it is out of the queue."""
        self._heap: list[tuple[_Rank, _Item]] = []

    def put(self, item: _Item, rank: _Rank) -> None:
        """Add the item, or change its rank."""
        if self.ranks.get(item) == rank:
            return
        self.ranks[item] = rank
        heapq.heappush(self._heap, (rank, item))
        # Without this the heap would grow for ever when ranks change and the lowest entry does not.
        if len(self._heap) > 2 * len(self.ranks) + _STALE_ALLOWED:
            self._heap = [(rank, item) for item, rank in self.ranks.items()]
            heapq.heapify(self._heap)

    def first(self) -> _Item:
        """Return the item with the lowest rank. Raises `IndexError` if there is none."""
        while self.ranks.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][1]


@dataclass(eq=False, slots=True)
class _Lane:
    """Messages of one importance for one place, by their keys, in the order in which they go.

    `order` decides between lanes that have waited equally long. `about` is the room that a person's first message is
    about, as the queue knows it.
    """

    place: _Place
    importance: Importance
    order: int
    waiting: OrderedDict[int, Outgoing] = field(default_factory=OrderedDict)
    about: Room | None = None


class SendQueue:
    """Waiting messages: by importance, then who has waited longest for a turn, then in the order of arrival.

    What is less important is overtaken by what comes a little later, but not for ever: one busy table's hands must not
    silence all rooms. Turns are taken by rooms, and for private messages by persons, so that nobody with much to be told
    keeps others from their cards; persons' turns are remembered while anything waits. What a person is told about a room
    goes after the room's own older lines, which explain it. Of too much chatter for one receiver the oldest is dropped.
    What is for somebody who is held counts as not there until they are released, and what is about a room into which
    something is being sent until that has arrived.

    Each room or person has one lane for each importance. A lane is ranked only if something about it has changed, and not
    before a message is chosen, so that the time to choose one hardly depends on how many lanes there are.
    """

    def __init__(self) -> None:
        self._lanes: Final[dict[_Place, dict[Importance, _Lane]]] = {}
        self._about: Final[defaultdict[Room, set[_Lane]]] = defaultdict(set)
        """The persons' lanes whose first message is about that room: their rank changes with the room's."""
        self._changed: Final[set[_Place]] = set()
        """The lanes of these, and those that are about them, are to be ranked before the next message is chosen."""
        self._by_due: Final = {importance: PriorityQueue[_Lane]() for importance in sorted(Importance)}
        """The lanes of which something may go, by the turn at which their first message is due."""
        self._by_turn: Final = {importance: PriorityQueue[_Lane]() for importance in Importance}
        """The lanes of which something may go, by the turn that they had last."""
        self._latest: Final[dict[tuple[_Place, _Place, str], Outgoing]] = {}
        """The messages that have a purpose, by their room, their person and the purpose."""
        self._due: Final[dict[int, int]] = {}
        self._turn = 0
        self._turns: Final[OrderedDict[Room | None, int]] = OrderedDict()
        self._served: Final[dict[Identity, int]] = {}
        self._held: Final[set[_Place]] = set()
        self._under_way: Final[set[_Place]] = set()
        self._order: Final = count(1)

    def hold(self, person: Identity) -> None:
        """Let nothing go to this person for now."""
        self._held.add(person)
        self._changed.add(person)

    def release(self, person: Identity) -> None:
        """Let messages go to this person again."""
        self._held.discard(person)
        self._changed.add(person)

    def begin(self, message: Outgoing) -> None:
        """Note that the message is being sent: nothing about the same room may go before it is done, and overtake it."""
        subject = message.room or message.to
        self._under_way.add(subject)
        self._changed.add(subject)

    def done(self, message: Outgoing) -> None:
        """Note that the message has arrived, or is not sent after all."""
        subject = message.room or message.to
        self._under_way.discard(subject)
        self._changed.add(subject)

    def add(self, message: Outgoing) -> Sequence[Outgoing]:
        """Put a message at the end; returns what is taken out for it: the one that it replaces, chatter beyond measure."""
        out = []
        if message.purpose and (old := self._latest.get((message.room, message.to, message.purpose))):
            self.take(old)
            out.append(old)
        lane = self._put(message)
        if len(lane.waiting) > _CHATTER_KEPT and message.importance >= Importance.ANSWER:
            oldest = next(iter(lane.waiting.values()))
            self.take(oldest)
            out.append(oldest)
        return out

    def put_back(self, message: Outgoing) -> Outgoing | None:
        """Put a taken message first again; returns it if a newer one with its purpose has come since."""
        if message.purpose and (message.room, message.to, message.purpose) in self._latest:
            return message
        lane = self._put(message)
        lane.waiting.move_to_end(message.key, last=False)
        lane.order = -next(self._order)
        self._changed.add(lane.place)
        return None

    def _put(self, message: Outgoing) -> _Lane:
        """Put a message at the end of its lane, which is made if it is not there; returns the lane."""
        place, importance = message.to or message.room, message.importance
        lanes = self._lanes.setdefault(place, {})
        if (lane := lanes.get(importance)) is None:
            lane = lanes[importance] = _Lane(place, importance, next(self._order))
            self._changed.add(place)
        lane.waiting[message.key] = message
        self._due[message.key] = self._turn + _GRACE[importance]
        if message.purpose:
            self._latest[message.room, message.to, message.purpose] = message
        return lane

    def take(self, message: Outgoing) -> None:
        """Take a waiting message out."""
        lane = self._lanes[message.to or message.room][message.importance]
        if next(iter(lane.waiting)) == message.key:
            self._changed.add(lane.place)
        del lane.waiting[message.key], self._due[message.key]
        if message.purpose:
            purpose = message.room, message.to, message.purpose
            if self._latest.get(purpose) is message:
                del self._latest[purpose]
        if not lane.waiting:
            self._rank(lane)

    def followers(self, message: Outgoing) -> Iterator[Outgoing]:
        """Yield what waits for the same receiver and with the same importance after the first message of a lane, in order."""
        lane = self._lanes[message.to or message.room][message.importance]
        for other in islice(lane.waiting.values(), 1, None):
            if (other.room, other.to) == (message.room, message.to):
                yield other

    def first(self, least: Importance = Importance.CHATTER) -> Outgoing | None:
        """Return the message that should go next among those of at `least` this importance; None if none may go."""
        if len(self._due) < 2 and not self._held and not self._under_way:
            # nothing is to be chosen, and so nothing to be ranked
            if not self._due:
                self._changed.clear()
                return None
            (only,) = (lane for lanes in self._lanes.values() for lane in lanes.values())
            return next(iter(only.waiting.values())) if only.importance <= least else None
        if self._changed:
            lanes = set[_Lane]()
            for place in self._changed:
                lanes.update(self._lanes.get(place, {}).values(), self._about.get(Room(place or ""), ()))
            self._changed.clear()
            for lane in lanes:
                self._rank(lane)
        chosen, earliest = None, math.inf
        for importance, by_due in self._by_due.items():
            # of several that are due at the same time the most important goes
            if importance <= least and by_due.ranks and (due := by_due.ranks[by_due.first()][0]) < earliest:
                chosen, earliest = importance, due
        if chosen is None:
            return None
        message = next(iter(self._by_turn[chosen].first().waiting.values()))
        return self._explaining(message) or message

    def _rank(self, lane: _Lane) -> None:
        """Give a lane its rank by what it begins with now, or none while that may not go; forget it if it is empty."""
        first = next(iter(lane.waiting.values()), None)
        about = first.room if first is not None and first.to is not None else None
        if lane.about != about:
            if lane.about is not None:
                self._about[lane.about].discard(lane)
                if not self._about[lane.about]:
                    del self._about[lane.about]
            if about is not None:
                self._about[about].add(lane)
            lane.about = about
        by_due, by_turn = self._by_due[lane.importance], self._by_turn[lane.importance]
        if first is None or lane.place in self._held or (first.room or first.to) in self._under_way:
            by_due.ranks.pop(lane, None)
            by_turn.ranks.pop(lane, None)
            if first is None:
                del self._lanes[lane.place][lane.importance]
                if not self._lanes[lane.place]:
                    del self._lanes[lane.place]
            return
        last_turn = self._turns.get(first.room, 0)
        if first.to is not None:
            served = self._served.get(first.to, 0)
            last_turn = max(served, last_turn) if self._explaining(first) else served
        by_due.put(lane, (self._due[first.key], lane.order))
        by_turn.put(lane, (last_turn, lane.order))

    def _explaining(self, message: Outgoing) -> Outgoing | None:
        """Return the room's own line that was there before this private one about the room, and still waits."""
        if message.to is None or message.room is None:
            return None
        lane = self._lanes.get(message.room, {}).get(Importance.TURN)
        first = next(iter(lane.waiting.values())) if lane else None
        return first if first is not None and first.key < message.key else None

    def next_room(self, message: Outgoing) -> None:
        """Note that the message's room has had its turn: the other rooms go first now."""
        self._turn += 1
        self._changed.add(message.to or message.room)
        if message.to is not None:
            self._served[message.to] = self._turn
        elif message.room is not None:
            self._turns[message.room] = self._turn
            self._turns.move_to_end(message.room)
            if len(self._turns) > _REMEMBERED:
                oldest = next(iter(self._turns))
                # a room that still waits must keep its turn: forgotten, it would count as never served and go first
                if oldest in self._lanes:
                    self._turns.move_to_end(oldest)
                else:
                    del self._turns[oldest]
        if not self._due:  # nothing waits at all, held or not
            self._served.clear()


# --- Sending them, at the pace of the network, until it has taken them.


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

    def next(self, queue: SendQueue, first: Outgoing, now: float) -> tuple[Outgoing, int, float]:
        """Return the message that goes next of a queue with that `first` one, its lines, and in how many seconds it may.

        An answer or chatter goes only if what it leaves of the pace is enough, or after a long wait.
        """
        bucket, lines = self._adapter.pace, self.lines(first)
        if first.importance < Importance.ANSWER:
            return first, lines, bucket.wait(lines, now)
        play = queue.first(Importance.TURN)
        if play is not None and self._in_a_row >= _REST_EVERY:
            return first, lines, bucket.wait(lines, now)
        wait = bucket.wait(lines + _KEPT_FREE, now)
        if wait and play is not None:
            lines = self.lines(play)
            return play, lines, bucket.wait(lines, now)
        return first, lines, wait

    def spend(self, message: Outgoing, lines: int, now: float) -> None:
        """Count a message of so many lines that goes now."""
        self._adapter.pace.spend(lines, now)
        self._in_a_row = 0 if message.importance >= Importance.ANSWER else self._in_a_row + 1

    def give_back(self, message: Outgoing) -> None:
        """Count a message no more: the network has not taken it."""
        self._adapter.pace.spend(-self.lines(message), self._clock.now())

    def lines(self, message: Outgoing) -> int:
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
        if not isinstance(self._adapter, SendsSeveral):
            while True:
                await self._send(*await self._next())
        slots = asyncio.Semaphore(self._adapter.in_flight)
        while True:
            await slots.acquire()
            message, parts = await self._next()
            self._queue.begin(message)
            self._tasks.create_task(self._send_beside(message, parts, slots))

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
            first, lines, wait = self._pace.next(self._queue, first, now)
            wait = max(wait, self._not_before - now)
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await within(self._clock, wait, self._arrived.wait())
                continue
            message, parts = first, [first]
            for other in self._queue.followers(first):
                both = None if self._alone & {first.key, other.key} else self._join(message, other)
                if both is None:
                    break
                message = replace(both, purpose=None)
                parts.append(other)
            for part in parts:
                self._queue.take(part)
            self._pace.spend(message, lines if message is first else self._pace.lines(message), now)
            return message, parts

    async def _send(self, message: Outgoing, parts: list[Outgoing]) -> None:
        if len(parts) > 1:
            message = await self._note_joined(message, parts)
        await self._ledger.may_be_said(message.key)
        if not await self._was_sent(message):
            self._pace.give_back(message)

    async def _send_beside(self, message: Outgoing, parts: list[Outgoing], slots: asyncio.Semaphore) -> None:
        """Send it while messages about other rooms are being sent, too."""
        try:
            await self._send(message, parts)
        finally:
            self._queue.done(message)
            slots.release()
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
