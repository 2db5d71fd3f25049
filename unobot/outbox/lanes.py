"""The lanes in which messages of one importance wait, and which lane is served next."""

import heapq
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from unobot.adapter import Identity, Outgoing, Room

Place = Room | Identity
"""A room, or the person whom private messages are for."""

Item = TypeVar("Item", bound=str)
Rank = tuple[int, int]

_STALE_ALLOWED: Final = 64
"""So many entries that count no more may stand in the heap of a ranking."""


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
    """The lanes of one importance. Only ranked ones are served; true if there is any."""

    def __init__(self) -> None:
        self._lanes: dict[Place, Lane] = {}
        self._by_due: Ranking[Place] = Ranking()
        self._by_turn: Ranking[Place] = Ranking()

    def __bool__(self) -> bool:
        return bool(self._by_turn)

    def find(self, place: Place) -> Lane | None:
        """The lane of a place, or None if nothing waits there."""
        return self._lanes.get(place)

    def get(self, place: Place, order: Iterator[int]) -> Lane:
        """The lane of a place; a new one gets the next number of `order`."""
        lane = self._lanes.get(place)
        if lane is None:
            lane = self._lanes[place] = Lane(next(order))
        return lane

    def drop(self, place: Place) -> None:
        """The lane has become empty."""
        del self._lanes[place]
        self.hide(place)

    def rank(self, place: Place, *, due: int, last_turn: int) -> None:
        """Serve this lane in its turn: the one that was served the longest ago comes first."""
        order = self._lanes[place].order
        self._by_due.put(place, (due, order))
        self._by_turn.put(place, (last_turn, order))

    def hide(self, place: Place) -> None:
        """Do not serve this lane for now."""
        self._by_due.discard(place)
        self._by_turn.discard(place)

    def due(self) -> int:
        """The earliest turn at which a first message of a lane is due."""
        return self._by_due.lowest()[0]

    def next(self) -> Lane:
        """The lane to serve next."""
        return self._lanes[self._by_turn.first()]


class Ranking(Generic[Item]):
    """A priority queue in which ranks can be changed: `first` has the lowest. No two items may have the same rank.

    >>> ranking = Ranking[str]()
    >>> ranking.put("a", (2, 0)); ranking.put("b", (1, 1)); ranking.put("a", (0, 0))
    >>> ranking.first()
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
        """The item with the lowest rank. Raises `IndexError` if there is none."""
        while self._ranks.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][1]

    def lowest(self) -> Rank:
        """The rank of the first item. Raises `IndexError` if there is none."""
        return self._ranks[self.first()]
