"""The rooms we want to be in, how far we have come with each, and when to try to join again."""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum

from unobot.adapter import Room
from unobot.waiting import Backoff
from unobot_irc.features import Features

_ANSWER = 60.0
"""Seconds after which a JOIN without any answer is sent again."""
_FULL = 1.0
"""Seconds until the next look at the rooms, if too many lines wait to be sent for another JOIN."""
_TOGETHER = 8
"""So many rooms are joined with one line."""
_LINE = 400
"""Bytes that the names and keys of one JOIN may take."""
_RETRY_FIRST = 30.0
_RETRY_MOST = 900.0
_SPEAK_FIRST = 15.0
_SPEAK_MOST = 300.0
"""Seconds until we try again to speak in a room that refused it."""
_WELCOME = 600.0
"""Seconds after which a stay counts as a good one: put out later than that, we try again soon."""


class Stage(Enum):
    """How far we are with a room."""

    OUT = "out"
    """Not in it; the next try is at `due`."""
    JOINING = "joining"
    """JOIN was sent."""
    ENTERING = "entering"
    """We are in it, and are learning who else is."""
    IN = "in"
    """`Entered` was told."""


class WantedRoom:
    """One room that we want to be in.

    `name` is written as in the configuration, whatever case the server uses. `since` is when the stage began. `refused`:
    the bot was told that we are not in it. `plain`: the room does not pass on lines with colours. `mute_until`:
    the room refuses what we say, and we try again then.
    """

    def __init__(self, name: Room, key: str, chance: random.Random) -> None:
        self.name, self.key = name, key
        self.stage = Stage.OUT
        self.due = 0.0
        self.since = 0.0
        self.backoff = Backoff(_RETRY_FIRST, _RETRY_MOST, chance)
        self.refused = False
        self.plain = False
        self.mutes = Backoff(_SPEAK_FIRST, _SPEAK_MOST, chance)
        self.forget_visit()

    def forget_visit(self) -> None:
        """Forget what belonged to one stay in the room."""
        # whether NAMES and WHO are complete, and when we came in by the server's clock
        self.named = self.listed = False
        self.joined_at: float | None = None
        self.mute_until: float | None = None
        self.muted_at = -math.inf

    def mute(self, now: float) -> None:
        """The room refuses what we say; we try again ever later, if it does so again soon."""
        if now - self.muted_at > _WELCOME:
            self.mutes.reset()
        self.muted_at = now
        self.mute_until = now + self.mutes.next()


class Rooms:
    """All rooms that we want to be in, by folded name."""

    def __init__(self, features: Features, wanted: Iterable[str], chance: random.Random) -> None:
        self._features = features
        self._chance = chance
        self._wanted = list(wanted)
        self.places: dict[str, WantedRoom] = {}
        self._next_try = -math.inf
        """No room is to be tried before this. It is asked with every line, so it must not cost a look at every room."""

    def refold(self) -> None:
        """File the wanted rooms under their folded names; to be called once the server has told how it folds."""
        # not earlier: two configured rooms could be one here, or one be filed under a name that nothing finds again
        for written in self._wanted:
            name, _, key = written.partition(" ")
            self.places.setdefault(self._features.fold(name), WantedRoom(Room(name), key, self._chance))
        self._next_try = -math.inf

    def want(self, wanted: Iterable[str]) -> list[WantedRoom]:
        """Want these rooms and no others; returns those to leave."""
        self._wanted = list(wanted)
        names = {self._features.fold(written.partition(" ")[0]) for written in self._wanted}
        left = [self.places.pop(key) for key in set(self.places) - names]
        self.refold()
        return left

    def find(self, target: str) -> WantedRoom | None:
        """The wanted room of that name, or None."""
        return self.places.get(self._features.fold(target))

    def join_due(self, now: float, say: Callable[[str, int], bool]) -> None:
        """Try to join, a few rooms with one line, wherever a try is due."""
        if now < self._next_try:
            return
        self._next_try = now + _FULL
        due = [place for place in self.places.values() if now >= _try_at(place)]
        due.sort(key=lambda place: not place.key)  # in JOIN the keys belong to the first names of the list
        for group in _grouped(due):
            names = ",".join(place.name for place in group)
            keys = ",".join(place.key for place in group if place.key)
            # a JOIN of several rooms costs the server's flood control as much as one for each
            if not say(f"JOIN {names} {keys}".rstrip(), 1 + len(group)):
                return
            for place in group:
                place.stage, place.since = Stage.JOINING, now
        self._next_try = min(map(_try_at, self.places.values()), default=math.inf)

    def try_at(self, place: WantedRoom, due: float) -> None:
        """Try at that time to join this room, in which we are not."""
        place.due = due
        self._next_try = min(self._next_try, due)

    def put_out(self, place: WantedRoom, now: float) -> None:
        """Note that we are not, or no longer, in a room, and try again later; ever later if we are put out again soon."""
        if place.stage is Stage.IN and now - place.since > _WELCOME:
            place.backoff.reset()
        place.stage = Stage.OUT
        self.try_at(place, now + place.backoff.next())
        place.forget_visit()


def _try_at(place: WantedRoom) -> float:
    """When to try to join; never for a room that we are in."""
    match place.stage:
        case Stage.OUT:
            return place.due
        case Stage.JOINING:
            return place.since + _ANSWER
        case _:
            return math.inf


def _grouped(places: Sequence[WantedRoom]) -> Iterator[list[WantedRoom]]:
    """The rooms in groups, each of which fits into one JOIN."""
    group: list[WantedRoom] = []
    length = 0
    for place in places:
        size = len(f"{place.name},{place.key},".encode())
        if group and (len(group) == _TOGETHER or length + size > _LINE):
            yield group
            group, length = [], 0
        group.append(place)
        length += size
    if group:
        yield group
