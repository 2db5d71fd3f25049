"""The messages that wait to be sent, in the order in which they should go."""

import heapq
import math
from collections import OrderedDict, defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Final, Generic, TypeVar

from unobot.adapter import Identity, Importance, Outgoing, Room

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
