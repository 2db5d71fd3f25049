"""What features do in a room at certain times: daily at noon, every hour; also if the bot was away at that time."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
import structlog
from msgspec.structs import replace

from uno_engine import RuleFailed
from unobot.tables.lines import Lines
from unobot.tables.memory import Archive, Memory
from unobot.tables.place import Place
from unobot.tables.watchdog import safe_traceback

_LOOK: Final = 900.0
"""Seconds after which the date is looked at again: seconds of play stand while the machine sleeps."""

_log = structlog.get_logger(__name__)

When = Callable[[Place, float], float]
"""Returns the first date after that date, both in seconds since the epoch, at which something is to be done in a room.

The date is that when it was done last, or when the bot first saw the room. It is asked again when a command has changed the room's settings, and each quarter of an hour.
"""


def every(minutes: float) -> When:
    """Return the times that are so many minutes apart, counted from the first one in each room."""
    return lambda _place, date: date + minutes * 60


def each_day(clock: str, zone: str = "UTC") -> When:
    """Return the time of day `HH:MM` in a time zone, such as `Europe/Berlin`. Raises ValueError if there is no such time or zone.

    >>> noon = each_day("12:00")
    >>> datetime.fromtimestamp(noon(None, 0.0), UTC).isoformat()  # type: ignore[arg-type]  # it is the same in every room
    '1970-01-01T12:00:00+00:00'
    """
    of_day, there = time.fromisoformat(clock), ZoneInfo(zone)

    def after(_place: Place, date: float) -> float:
        day = datetime.fromtimestamp(date, UTC).astimezone(there).date()
        while (due := datetime.combine(day, of_day, there).timestamp()) <= date:
            day += timedelta(1)
        return due

    return after


@dataclass(frozen=True, slots=True)
class Appointment:
    """What a feature does at certain times in each room where the bot is, under a name that no other of its appointments has.

    `run` is called in the room's turn, on the event loop: it returns at once, or puts a background task into the lines. What
    it says and keeps is stored in one transaction with the note that it was done. What came due while the bot was away, or
    nobody in the room could hear it, is done once when it is back. One that raises is undone, logged, and done at the next time again.
    """

    name: str
    when: When
    run: Callable[[Place, Lines], object]


class Done(msgspec.Struct, frozen=True):
    """When each appointment was kept last in a room, in seconds since the epoch; or when the room was first seen."""

    at: dict[str, float] = {}


def dates_archive() -> Archive:
    """Return where it is kept when appointments were kept."""
    return Archive("unobot appointments", "unobot", {"done": Done})


class Bookings:
    """The appointments of all features in one room."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._booked: list[_Booking] = []

    def book(self, feature: str, appointment: Appointment) -> None:
        """Have that appointment of a feature kept from now on."""
        self._booked.append(_Booking(self._place, feature, appointment))

    def ask_again(self, lines: Lines) -> None:
        """Ask when each appointment is due: the room's settings have changed."""
        for each in self._booked:
            each.keep(lines)


class _Booking:
    """An appointment of a feature, kept in one room from now on."""

    def __init__(self, place: Place, feature: str, appointment: Appointment) -> None:
        self._place, self._feature, self._appointment = place, feature, appointment
        self._name = f"{feature} {appointment.name}"
        self._turn = 0
        """Counts how often it was waited for: only the last wait counts."""
        since = Memory(place, Done, place.lines()).here.at.get(self._name)
        if since is None:
            # from now on its times are counted
            place.in_turn(self._note)
        self._wait_for(appointment.when(place, place.date if since is None else since))

    def _wait_for(self, due: float) -> None:
        place = self._place
        self._turn, self._due = self._turn + 1, due
        at = place.now + min(max(0.0, due - place.date), _LOOK)
        place.in_turn(partial(self._look, turn=self._turn), at=at)

    def _note(self, lines: Lines) -> None:
        done = Memory(self._place, Done, lines)
        done.put_here(replace(done.here, at={**done.here.at, self._name: self._place.date}))

    def _look(self, lines: Lines, *, turn: int) -> None:
        if turn == self._turn:
            self.keep(lines)

    def keep(self, lines: Lines) -> None:
        """Do it if it is due; wait until then if it is not."""
        place, when = self._place, self._appointment.when
        due = when(place, Memory(place, Done, lines).here.at.get(self._name, place.date))
        if due <= place.date < self._due:
            # the room has chosen an hour that is over today: nothing was missed
            self._note(lines)
            due = when(place, place.date)
        if place.date < due:
            self._wait_for(due)
            return
        self._wait_for(when(place, place.date))
        before = lines.mark()
        try:
            self._appointment.run(place, lines)
        except RuleFailed:
            raise
        except Exception as error:  # noqa: BLE001 - the room goes on, whatever a plugin does
            lines.back_to(before)
            _log.error(
                "an appointment of a feature failed; what it did is undone",
                feature=self._feature,
                appointment=self._appointment.name,
                place=str(place),
                error=type(error).__name__,
                where=safe_traceback(error),
            )
        self._note(lines)
