"""The events that are still to be told, and which of them belong together."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeVar

from uno_engine import Drew, DrewNothing, Event, Reshuffled

E = TypeVar("E", bound=Event)


class EventQueue:
    """The events still to be told, in their order."""

    def __init__(self, events: Iterable[Event]) -> None:
        self._left = deque(events)
        self.reshuffled = False
        """Whether the pile was shuffled on the way, which is still to be told."""

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self) -> Event:
        """The next event; it has been told."""
        return self._left.popleft()

    def next(self) -> Event | None:
        """The next event, which stays."""
        return self._left[0] if self._left else None

    def take_if(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """The next event if it is of that kind and fits."""
        found = self._left[0] if self._left else None
        if isinstance(found, kind) and fits(found):
            self._left.popleft()
            return found
        return None

    def coming(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> E | None:
        """The first event of that kind that fits, wherever it is; it stays."""
        return next((event for event in self._left if isinstance(event, kind) and fits(event)), None)

    def alike(self, event: Event) -> list[Event]:
        """The next events that are the same but for the card; they will be told with it."""
        found: list[Event] = []
        while self._left and _but_card(self._left[0]) == _but_card(event):
            found.append(self._left.popleft())
        return found

    def drop(self, kind: type[E], fits: Callable[[E], bool] = lambda _: True) -> None:
        """That event need not be told."""
        found = self.coming(kind, fits)
        if found is not None:
            self._left.remove(found)

    def drawn(self, seat: int, why: str) -> int:
        """How many cards that player draws next for that reason, the pile perhaps being shuffled on the way."""
        count = 0
        while self._left:
            drew = self.take_if(Drew, lambda event: event.seat == seat and event.why == why)
            if drew is not None:
                count += drew.count
            elif self._shuffling(seat, why):
                self.take()
                self.reshuffled = True
            else:
                break
        self.take_if(DrewNothing, lambda event: event.seat == seat)
        return count

    def _shuffling(self, seat: int, why: str) -> bool:
        if not isinstance(self._left[0], Reshuffled) or len(self._left) < 2:
            return False
        following = self._left[1]
        return isinstance(following, Drew) and following.seat == seat and following.why == why


def _but_card(event: Event) -> tuple[object, ...]:
    fields = [getattr(event, name) for name in event.__struct_fields__ if name != "card"]
    return type(event), *fields
