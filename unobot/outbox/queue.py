"""The messages that wait to be sent, in the order in which they should go."""

import heapq
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Final, Generic, TypeVar

from unobot.adapter import Identity, Importance, Outgoing, Room

Place = Room | Identity
"""A room, or the person whom private messages are for."""

Item = TypeVar("Item", bound=str)
Rank = tuple[int, int]

_STALE_ALLOWED: Final = 64
"""So many entries that count no more may stand in the heap of a queue."""


@dataclass(eq=False, slots=True)
class Lane:
    """Messages for one place, by their keys, in the order in which they go.

    `order` decides between lanes that have waited equally long. `about` is the room that a person's first message is
    about; the queue keeps it.
    """

    order: int
    waiting: OrderedDict[int, Outgoing] = field(default_factory=OrderedDict)
    about: Room | None = None

    @property
    def first(self) -> Outgoing:
        """The message that goes next. There must be one."""
        return next(iter(self.waiting.values()))


class Lanes:
    """The lanes of one importance. Only those with a rank are served; true if there is any."""

    def __init__(self) -> None:
        self.by_place: dict[Place, Lane] = {}
        self._by_due: PriorityQueue[Place] = PriorityQueue()
        self._by_turn: PriorityQueue[Place] = PriorityQueue()

    def __bool__(self) -> bool:
        return bool(self._by_turn)

    def get(self, place: Place, order: Iterator[int]) -> Lane:
        """Return the lane of a place; a new one gets the next number of `order`."""
        lane = self.by_place.get(place)
        if lane is None:
            lane = self.by_place[place] = Lane(next(order))
        return lane

    def drop(self, place: Place) -> None:
        """Forget a lane that has become empty."""
        del self.by_place[place]
        self.hide(place)

    def rank(self, place: Place, *, due: int, last_turn: int) -> None:
        """Serve this lane in its turn: the one that was served the longest ago comes first."""
        order = self.by_place[place].order
        self._by_due.put(place, (due, order))
        self._by_turn.put(place, (last_turn, order))

    def hide(self, place: Place) -> None:
        """Do not serve this lane for now."""
        self._by_due.discard(place)
        self._by_turn.discard(place)

    def due(self) -> int:
        """Return the earliest turn at which a first message of a lane is due."""
        return self._by_due.lowest()[0]

    def next(self) -> Lane:
        """Return the lane to serve next."""
        return self.by_place[self._by_turn.first()]


class PriorityQueue(Generic[Item]):
    """A priority queue in which ranks can be changed: `first` has the lowest. No two items may have the same rank.

    >>> queue = PriorityQueue[str]()
    >>> queue.put("a", (2, 0)); queue.put("b", (1, 1)); queue.put("a", (0, 0))
    >>> queue.first()
    'a'
    """

    # This is the recipe of the `heapq` documentation: an entry of the heap counts only if it has its item's rank of
    # now, all others are skipped when they come up. Changing a rank so costs no search in the heap.

    def __init__(self) -> None:
        self._ranks: dict[Item, Rank] = {}
        self._heap: list[tuple[Rank, Item]] = []

    def __bool__(self) -> bool:
        return bool(self._ranks)

    def put(self, item: Item, rank: Rank) -> None:
        """Add the item, or change its rank."""
        if self._ranks.get(item) == rank:
            return
        self._ranks[item] = rank
        heapq.heappush(self._heap, (rank, item))
        # Without this the heap would grow for ever when ranks change and the lowest entry does not.
        if len(self._heap) > 2 * len(self._ranks) + _STALE_ALLOWED:
            self._heap = [(rank, item) for item, rank in self._ranks.items()]
            heapq.heapify(self._heap)

    def discard(self, item: Item) -> None:
        """Take the item out if it is there."""
        self._ranks.pop(item, None)

    def first(self) -> Item:
        """Return the item with the lowest rank. Raises `IndexError` if there is none."""
        while self._ranks.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][1]

    def lowest(self) -> Rank:
        """Return the rank of the first item. Raises `IndexError` if there is none."""
        return self._ranks[self.first()]


_Receiver = tuple[Room | None, Identity | None]
_REMEMBERED: Final = 1000
_GRACE: Final = {Importance.PRIVATE: 0, Importance.TURN: 4, Importance.ANSWER: 4, Importance.CHATTER: 20}
"""What is more important goes first if it comes before so many more messages have gone out."""
_CHATTER_KEPT: Final = 128
"""So many answers, and so much chatter, may wait for one room or person: a hundred different questions', and no flood's."""


class SendQueue:
    """Waiting messages: by importance, then who has waited longest for a turn, then in the order of arrival.

    What is less important is overtaken by what comes a little later, but not for ever: one busy table's hands must not
    silence all rooms. Turns are taken by rooms, and for private messages by persons, so that nobody with much to be told
    keeps others from their cards; persons' turns are remembered while anything waits. What a person is told about a room
    goes after the room's own older lines, which explain it. Of too much chatter for one receiver the oldest is dropped.
    What is for somebody who is held counts as not there until they are released, and what is about a room into which
    something is being sent until that has arrived.

    Each room or person has one lane for each importance. A lane is given another rank only when something about it changes,
    so that the time to choose a message hardly depends on how many lanes there are.
    """

    def __init__(self) -> None:
        self._lanes: Final = {importance: Lanes() for importance in sorted(Importance)}
        self._latest: Final[dict[tuple[_Receiver, str], Outgoing]] = {}
        self._turns: Final[OrderedDict[Room, int]] = OrderedDict()
        self._served: Final[dict[Identity, int]] = {}
        self._held: Final[set[Identity]] = set()
        self._under_way: Final[set[Place]] = set()
        self._turn = 0
        self._due: Final[dict[int, int]] = {}
        self._order: Final = count(1)
        self._about: Final[defaultdict[Room, set[tuple[Importance, Identity]]]] = defaultdict(set)
        """The persons' lanes whose first message is about that room: their rank changes with the room's."""

    def __bool__(self) -> bool:
        return bool(self._due) and any(self._lanes.values())

    def hold(self, person: Identity) -> None:
        """Let nothing go to this person for now."""
        self._held.add(person)
        self._rank_all(person)

    def release(self, person: Identity) -> None:
        """Let messages go to this person again."""
        self._held.discard(person)
        self._rank_all(person)

    def begin(self, message: Outgoing) -> None:
        """Note that the message is being sent: nothing about the same room may go before it is done, and overtake it."""
        self._under_way.add(_subject(message))
        self._rank_all(_subject(message))

    def done(self, message: Outgoing) -> None:
        """Note that the message has arrived, or is not sent after all."""
        self._under_way.discard(_subject(message))
        self._rank_all(_subject(message))

    def add(self, message: Outgoing) -> Sequence[Outgoing]:
        """Put a message at the end; returns what is taken out for it: the one that it replaces, chatter beyond measure."""
        replaced = self._latest.get(_purpose(message)) if message.purpose else None
        out = []
        if replaced is not None:
            self.take(replaced)
            out.append(replaced)
        lane = self._lane(message)
        lane.waiting[message.key] = message
        self._remember(message)
        if len(lane.waiting) == 1:
            self._first_changed(message)
        elif message.importance >= Importance.ANSWER and len(lane.waiting) > _CHATTER_KEPT:
            out.append(lane.first)
            self.take(lane.first)
        return out

    def put_back(self, message: Outgoing) -> Outgoing | None:
        """Put a taken message first again; returns it if a newer one with its purpose has come since."""
        if message.purpose and _purpose(message) in self._latest:
            return message
        lane = self._lane(message)
        lane.waiting[message.key] = message
        lane.waiting.move_to_end(message.key, last=False)
        lane.order = -next(self._order)
        self._remember(message)
        self._first_changed(message)
        return None

    def first(self) -> Outgoing:
        """Return the message that should go next. There must be one."""
        return self._first_of(lanes for lanes in self._lanes.values() if lanes)

    def first_of_play(self) -> Outgoing | None:
        """Return the message that should go next if no answer and no chatter may; None if there is nothing else."""
        others = [self._lanes[each] for each in (Importance.PRIVATE, Importance.TURN) if self._lanes[each]]
        return self._first_of(others) if others else None

    def _first_of(self, waiting: Iterable[Lanes]) -> Outgoing:
        # of several that are due at the same time `min` takes the first, which is the most important
        chosen = min(waiting, key=Lanes.due).next().first
        return self._explaining(chosen) or chosen

    def _explaining(self, message: Outgoing) -> Outgoing | None:
        """Return the room's own line that was there before this private one about the room, and still waits."""
        if message.to is None or message.room is None:
            return None
        lane = self._lanes[Importance.TURN].by_place.get(message.room)
        first = lane.first if lane is not None else None
        return first if first is not None and first.key < message.key else None

    def followers(self, message: Outgoing) -> Iterator[Outgoing]:
        """Yield what waits for the same receiver and with the same importance after the first message of a lane, in order."""
        behind = islice(self._lane(message).waiting.values(), 1, None)
        return (other for other in behind if receiver(other) == receiver(message))

    def take(self, message: Outgoing) -> None:
        """Take a waiting message out."""
        lane = self._lane(message)
        was_first = lane.first is message
        del lane.waiting[message.key], self._due[message.key]
        if message.purpose and self._latest.get(_purpose(message)) is message:
            del self._latest[_purpose(message)]
        if was_first:
            self._first_changed(message)

    def next_room(self, message: Outgoing) -> None:
        """Note that the message's room has had its turn: the other rooms go first now."""
        self._turn += 1
        if message.to is not None:
            self._served[message.to] = self._turn
            self._rank_all(message.to)
        elif (room := message.room) is not None:
            self._turns[room] = self._turn
            self._turns.move_to_end(room)
            self._rank_all(room)
            if len(self._turns) > _REMEMBERED:
                oldest = next(iter(self._turns))
                # a room that still waits must keep its turn: forgotten, it would count as never served and go first
                if any(oldest in lanes.by_place for lanes in self._lanes.values()):
                    self._turns.move_to_end(oldest)
                else:
                    del self._turns[oldest]
        if not self._due:  # nothing waits at all, held or not
            self._served.clear()

    def _last_turn(self, first: Outgoing) -> int:
        """Return when the lane that begins with this message was last served."""
        if first.to is None:
            return self._turns.get(first.room, 0) if first.room is not None else 0
        served = self._served.get(first.to, 0)
        if first.room is None or self._explaining(first) is None:
            return served
        return max(served, self._turns.get(first.room, 0))

    def _lane(self, message: Outgoing) -> Lane:
        return self._lanes[message.importance].get(_place(message), self._order)

    def _first_changed(self, message: Outgoing) -> None:
        """Rank the lane of this message anew: it begins with another message now, or has become empty."""
        importance, place = message.importance, _place(message)
        lane = self._lane(message)
        if message.to is not None:
            self._note_about(importance, message.to, lane)
        if not lane.waiting:
            self._lanes[importance].drop(place)
        self._rank(importance, place)
        if message.to is None and importance is Importance.TURN:
            self._rank_told_about(place)

    def _note_about(self, importance: Importance, person: Identity, lane: Lane) -> None:
        about = lane.first.room if lane.waiting else None
        if lane.about == about:
            return
        if lane.about is not None:
            self._about[lane.about].discard((importance, person))
            if not self._about[lane.about]:
                del self._about[lane.about]
        if about is not None:
            self._about[about].add((importance, person))
        lane.about = about

    def _rank_all(self, place: Place) -> None:
        """Rank again whatever depends on when this room or person was last served, and on whether they are held."""
        if not self._due:  # nothing waits at all
            return
        for importance, lanes in self._lanes.items():
            if place in lanes.by_place:
                self._rank(importance, place)
        self._rank_told_about(place)

    def _rank_told_about(self, place: Place) -> None:
        for importance, person in self._about.get(Room(place), ()):
            self._rank(importance, person)

    def _rank(self, importance: Importance, place: Place) -> None:
        lanes = self._lanes[importance]
        lane = lanes.by_place.get(place)
        if lane is None:
            return
        first = lane.first
        if place in self._held or (self._under_way and _subject(first) in self._under_way):
            lanes.hide(place)
        else:
            lanes.rank(place, due=self._due[first.key], last_turn=self._last_turn(first))

    def _remember(self, message: Outgoing) -> None:
        self._due[message.key] = self._turn + _GRACE[message.importance]
        if message.purpose:
            self._latest[_purpose(message)] = message


def receiver(message: Outgoing) -> _Receiver:
    """Return who the message is for, and about which room: order is kept among messages that agree in this."""
    return message.room, message.to


def _place(message: Outgoing) -> Place:
    # the adapter will refuse a message for nobody; until then it waits like any other
    return message.to or message.room or Room("")


def _subject(message: Outgoing) -> Place:
    """Return the room that the message is about, or the person where it is about none."""
    return message.room or message.to or Room("")


def _purpose(message: Outgoing) -> tuple[_Receiver, str]:
    return receiver(message), message.purpose or ""
