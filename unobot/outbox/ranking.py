"""A priority queue in which ranks can be changed."""

import heapq
from typing import Final, Generic, TypeVar

Item = TypeVar("Item", bound=str)
Rank = tuple[int, int]

_STALE_ALLOWED: Final = 64


class Ranking(Generic[Item]):
    """Items by rank; the one with the lowest rank is `first`. No two items may have the same rank.

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
