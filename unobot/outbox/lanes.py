"""The lanes in which messages of one importance wait, and which lane is served next."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field

from unobot.adapter import Identity, Outgoing, Room
from unobot.outbox.ranking import Ranking

Place = Room | Identity
"""A room, or the person whom private messages are for."""


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
