"""When the time of a room's table may pass: not while the bot cannot run, cannot store or may have lost its connection."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from unobot.adapter import Network, Said
from unobot.tables.place import Place
from unobot.tables.table import Table

_MOST_LATE = 2.0
"""A line may have been on its way for so many seconds, and counts by when it was sent; what claims to be older was held
back, or its time is made up by who hopes to be in time after all."""

_ASK_AGAIN = 0.25
"""Seconds until the network is looked at again that was asked whether it is there."""

_NOTICED = 2.0
"""If dealing with one thing takes so many seconds, whoever is waited for has the full time again."""


class Timekeeper:
    """Sees to it that the players' time is their own. It must be asked before anything falls due."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._stalled = place.services.clock.stalled()
        self._doubted: float | None = None
        """Since when something is due and waits until the network has shown that it is there."""

    def wakes_at(self, table: Table) -> float | None:
        """When something falls due at the table, or when to look again whether the network is there."""
        now = self._place.now
        return table.wakes_at(now) if self._doubted is None else now + _ASK_AGAIN

    @contextmanager
    def not_counted(self) -> Iterator[None]:
        """Leave out of the play time how long this takes: with a slow store the players wait for the bot."""
        began = self._place.now
        try:
            yield
        finally:
            lasted, table = self._place.now - began, self._place.table
            if table is not None and lasted > 0:
                table.leave_out(lasted)
                if lasted > _NOTICED:
                    table.interrupted(began + lasted)

    def surely_due(self, until: float) -> bool:
        """Whether time may pass until then; not before something falls due, if the connection may be lost already.

        It may have been lost for a minute when that is noticed, and with it what the players have typed.
        """
        table, now = self._place.table, self._place.now
        due = table.wakes_at(until) if table is not None else None
        if table is None or due is None or due > until:
            self._doubted = None
            return True
        since = self._doubted if self._doubted is not None else until
        adapters = self._place.services.adapters
        # all are asked, though one doubt is enough: the answer of each takes its time
        if min(adapters[network].heard_until(since) for network in self._concerned(table)) < since:
            self._doubted = since
            return False
        self._doubted = None
        if now - since > _NOTICED:
            table.interrupted(now)
        return True

    def _concerned(self, table: Table) -> Iterable[Network]:
        """The networks of those whose time is up; of all who can hear the bot, where that is nobody's own."""
        place = self._place
        asked = [place.side_of(table.holders[seat]) for seat in table.asked()]
        # who is cut off is surely not heard: their time runs as long as the others go on
        sides = [side for side in asked if side is not None and side.open]
        return dict.fromkeys(side.network for side in sides or place.hearing or (place,))

    def look_for_stall(self) -> None:
        """If the process could not run for a while, the lines typed meanwhile must find the table waiting."""
        stalled = self._place.services.clock.stalled()
        if stalled != self._stalled and self._place.table is not None:
            self._place.table.interrupted(stalled)
        self._stalled = stalled

    def last_heard(self, side: Place) -> float:
        """Until when the players of that side could surely be heard."""
        now = self._place.now
        return min(now, side.services.adapters[side.network].heard_until(now))


def on_its_way(place: Place, said: Said | None) -> float:
    """For how many seconds a line has been on its way, as far as that is believed."""
    return min(max(0.0, place.date - said.time), _MOST_LATE) if said is not None else 0.0
