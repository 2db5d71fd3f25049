"""What the network tells of a room: who comes and goes, the bot among them, and whether the bot is heard."""

import structlog

from unobot.adapter import (
    Arrived,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Heard,
    Incoming,
    Renamed,
    Unheard,
    Unreached,
)
from unobot.rooms.attendance import Attendance
from unobot.rooms.banning import BansChanged
from unobot.rooms.keeping import TableKeeper
from unobot.rooms.timekeeping import Timekeeper
from unobot.tables.announcing import Announcer
from unobot.tables.cup_lines import renamed
from unobot.tables.lines import Lines
from unobot.tables.place import Place

_log = structlog.get_logger(__name__)


class News:
    """Takes note of it, and says at the table what the players should know of it."""

    def __init__(
        self, place: Place, announcer: Announcer, keeper: TableKeeper, timekeeper: Timekeeper
    ) -> None:
        self._place = place
        self.attendance = Attendance(place, announcer)
        self._announcer = announcer
        self._keeper, self._timekeeper = keeper, timekeeper

    def happened(self, item: Incoming | BansChanged, lines: Lines) -> None:
        """Take note of who comes and goes, the bot among them."""
        match item:
            case Arrived(sender=sender):
                self.attendance.arrived(sender, lines)
                renamed(self._place, sender.identity, sender, lines)
            case Departed(identity=identity):
                self.attendance.departed(identity)
            case Renamed(old=old, sender=sender):
                self.attendance.renamed(old, sender, lines)
                renamed(self._place, old, sender, lines)
            case Entered(title=title):
                self._entered(title, lines)
            case Excluded(reason=reason):
                _log.warning("no longer in this room", room=str(self._place), reason=reason)
                self.attendance.excluded(lines)
            case Disconnected():
                self.attendance.out_of_sight(self._timekeeper.last_heard(self._place), lines)
            case _:
                self._delivered(item, lines)

    def _delivered(self, item: Incoming | BansChanged, lines: Lines) -> None:
        """Take note of what became of what the bot said."""
        match item:
            case Unheard(reason=reason):
                if self.attendance.unheard(lines):
                    _log.warning("this room does not let the bot speak", room=str(self._place), reason=reason)
            case Heard() if self._place.inside and not self._place.heard:
                self._place.heard = True
                self._keeper.give_up_lost(lines)
                if self._place.table is not None:
                    # no hands: what is said to the players alone was let through all the time
                    self._announcer.coming_back.say_standing(self._place, self._place.table, lines)
            case Unreached(identity=identity):
                self.attendance.unreached(identity, lines)

    def _entered(self, title: str, lines: Lines) -> None:
        """The bot is in the room, perhaps again."""
        # before anything is said here: private lines name the room by its title
        self._place.services.preferences.call(self._place.network, self._place.side.room, title)
        if not self._place.open:
            self.attendance.tell_others("share-back", lines)
        self._place.inside = self._place.heard = True
        # not earlier: outside the room nobody would read that the table is lost
        self._keeper.give_up_lost(lines)
        table, place = self._place.table, self._place
        if table is not None:
            ours = any(table.holders[seat].side == place.side for seat in table.asked())
            if ours or not place.open_elsewhere:
                table.interrupted(place.now)
            self._announcer.coming_back.entered(place, table, lines)
