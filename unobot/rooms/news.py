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
    Room,
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
        self, place: Place, room: Room, announcer: Announcer, keeper: TableKeeper, timekeeper: Timekeeper
    ) -> None:
        self._place = place
        self.attendance = Attendance(place, announcer)
        self._room, self._announcer = room, announcer
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
                self.attendance.out_of_sight(self._timekeeper.last_heard())
            case _:
                self._delivered(item, lines)

    def _delivered(self, item: Incoming | BansChanged, lines: Lines) -> None:
        """Take note of what became of what the bot said."""
        match item:
            case Unheard(reason=reason):
                if self.attendance.unheard(lines):
                    _log.warning("this room does not let the bot speak", room=str(self._place), reason=reason)
            case Heard() if self.attendance.inside and not self.attendance.heard:
                self.attendance.heard = True
                self._keeper.give_up_lost(lines)
                if self._place.table is not None:
                    # no hands: what is said to the players alone was let through all the time
                    self._announcer.say_standing(self._place.table, lines)
            case Unreached(identity=identity):
                self.attendance.unreached(identity, lines)

    def _entered(self, title: str, lines: Lines) -> None:
        """The bot is in the room, perhaps again."""
        # before anything is said here: private lines name the room by its title
        self._place.services.preferences.call(self._place.network, self._room, title)
        self.attendance.inside = self.attendance.heard = True
        # not earlier: outside the room nobody would read that the table is lost
        self._keeper.give_up_lost(lines)
        if self._place.table is not None:
            self._place.table.interrupted(self._place.now)
            self._announcer.entered(self._place.table, lines)
