"""The rooms that play at one table: what is kept of them with the table, and how their places come together and part."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec
import structlog

from uno_engine import NotAllowed
from unobot.document import Document
from unobot.tables.announcing import tell_one
from unobot.tables.place import Place, Places
from unobot.tables.seats import TableRoom
from unobot.tables.signals import ChangeStored, CutOff, RulesAsked, TableGone, TableRestored, TouchChanged
from unobot.tables.table import Table

_log = structlog.get_logger(__name__)

NAME: Final = "sharing"

MOST_GUESTS: Final = 3
"""Beside its home a table has at most so many rooms: each line about the game is said in every one of them."""


class Offer(msgspec.Struct, frozen=True):
    """Whoever types this code in another room lets that room play at the table; once, and until then (a date)."""

    code: str
    until: float

    def __repr__(self) -> str:
        """Return how long it holds; never the code."""
        return f"<Offer until {self.until:.0f}>"


class Shared(msgspec.Struct):
    """What is kept with a table: the other rooms in which it is played, and what lets one more of them play there."""

    guests: list[TableRoom] = []
    offer: Offer | None = None


def shared(table: Table) -> Shared:
    """Return what is kept with that table; whoever changes it makes the table `dirty`."""
    found: Shared = table.kept.setdefault(NAME, Shared())
    return found


def guests(table: Table) -> list[TableRoom]:
    """Return the other rooms in which that table is played."""
    return table.kept[NAME].guests if NAME in table.kept else []


def offers(place: Place, code: str) -> bool:
    """Return whether the table there waits for another room that knows that code."""
    table = place.table if place.home is place else None
    offer = table.kept[NAME].offer if table is not None and NAME in table.kept else None
    return offer is not None and offer.code == code and place.date < offer.until


def room_named(place: Place, side: TableRoom) -> Document:
    """Return what the room of another side is called at that place, where two rooms may have one name."""
    title = place.services.preferences.title(*side)
    return place.voice().say("share-room", room=title, network=side.network)


class Sharing:
    """One place's part in it: its table is played at other places, too, or it plays at the table of another one.

    A place that does neither listens only for a table that comes back from the store, or is to have other rules.
    """

    def __init__(self, place: Place) -> None:
        self._place, self._listens = place, False
        place.signals.listen(TableRestored, self._restored)
        place.signals.listen(RulesAsked, self._rules_asked)

    def join(self, guest: Place) -> None:
        """Have the table here played at that place, too; what happens there is dealt with here."""
        guest.table, guest.redirect = self._place.table, partial(self._place.receive, guest)
        self._arrange({**self._place.sides, guest.side: guest})

    def part(self, guest: Place) -> None:
        """Have the table here played at that place no more; it has none then."""
        self._arrange({side: place for side, place in self._place.sides.items() if place is not guest})
        guest.table = guest.redirect = None
        guest.play_at(guest, {guest.side: guest})
        guest.of(Sharing).listen(needed=False)
        guest.last_spoke.clear()
        guest.left_at.clear()
        guest.services.presence.set_seats(*guest.side, ())
        # it wakes by itself again, and has not known when
        guest.in_turn(lambda _lines: None)

    def _arrange(self, sides: Mapping[TableRoom, Place]) -> None:
        for place in sides.values():
            place.play_at(self._place, sides)
            place.of(Sharing).listen(needed=len(sides) > 1)
        if len(sides) > 1:
            self._look()

    def _look(self) -> None:
        """Have all who play at the table know which places are told of it."""
        sides = self._place.sides.values()
        audience = tuple(place for place in sides if place.open)
        for place in sides:
            place.audience = audience
            place.open_elsewhere = any(other is not place for other in audience)

    def listen(self, *, needed: bool) -> None:
        """Begin or cease to follow what becomes of the places: only where there are several is there anything to do."""
        if needed != self._listens:
            self._listens, signals = needed, self._place.signals
            change = signals.listen if needed else signals.stop
            change(TouchChanged, self._touch_changed)
            change(CutOff, self._cut_off)
            change(TableGone, self._gone)

    def _touch_changed(self, signal: TouchChanged) -> None:
        self._look()
        id_ = "share-back" if self._place.open else "share-away"
        for side in self._place.audience if signal.moved else ():
            if side is not self._place:
                tell_one(side, signal.lines, id_, {"room": room_named(side, self._place.side)})

    def _cut_off(self, signal: CutOff) -> None:
        if self._place.open_elsewhere:
            signal.message += "-shared"

    def _rules_asked(self, signal: RulesAsked) -> None:
        if guests(signal.table):
            # whoever asks does so for one room, and the others would lose their table
            raise NotAllowed("share-votes")

    def _gone(self, signal: TableGone) -> None:
        for place in list(self._place.sides.values()):
            if place is not self._place:
                place.last_table = signal.closed or place.last_table
                self.part(place)

    def _restored(self, signal: TableRestored) -> None:
        place, table = self._place, signal.table
        if place.home is not place:
            if place.home.table is table:
                return  # it is told by its home
            # another process has opened a table here, and the room was not taken from it
            home = place.home
            home.of(Sharing).part(place)
            place.table = table
            home.of(Sharing).bring_together()
        kept = table.kept.get(NAME)
        if kept is not None:
            table.kept[NAME] = msgspec.convert(kept, Shared)
            self.bring_together()
            for side in place.sides.values():
                if side is not place:
                    side.signals.emit(TableRestored(table))

    def bring_together(self, _signal: ChangeStored | None = None) -> None:
        """Have the table played at all places of its rooms that can; in the others its players are away."""
        self._place.signals.stop(ChangeStored, self.bring_together)
        services, table = self._place.services, self._place.table
        for side in guests(table) if table is not None else ():
            if side.network not in services.adapters:
                _log.warning(
                    "a side of a shared table is not on a network of this process",
                    room=str(self._place),
                    side=side,
                )
                continue
            place = services.of(Places).at(*side)
            if place.home is place and place.table is None:
                self.join(place)
            elif place.home is not self._place:
                # while this process did not have the network, another one has opened a table there: until that is closed
                self._place.signals.stop(ChangeStored, self.bring_together)
                self._place.signals.listen(ChangeStored, self.bring_together)
