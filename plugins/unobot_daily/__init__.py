"""Plugin with tables that are played over days (`pace=daily`): the game goes on by the calendar, over weeks and restarts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Final

from uno_engine import NotAllowed, Reminded
from unobot.commands.feature import Feature
from unobot.commands.set import switch
from unobot.config import TableSettings
from unobot.document import Document
from unobot.messages import Voice
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.announcing import send_hand, whisper
from unobot.tables.place import Place
from unobot.tables.signals import HandAsked, Happened, PaceAsked
from unobot.tables.table import Pace, TimedGame

unobot_api = 1

TURN: Final = 86_400.0
"""Seconds for a turn."""

_DEAL_PAUSE: Final = 3600.0
_PAUSE_LIMIT: Final = 30 * 86_400.0

LOOK_EVERY: Final = 3600.0
"""After so many seconds the store is told how late it is at the table, so that a restart costs nobody more than that."""

_SPARED: Final = 600.0
"""At least so many seconds are left for an answer after something in which a line may have been lost."""

_KEPT: Final = "daily"


class Daily(Pace):
    """Adds to the clock of a game the time in which nobody could be heard.

    Nobody loses a turn by that: such time counts only up to the reminder. What comes after it, the last quarter, runs
    only while the bot is there. So a calendar that is set wrongly does no harm either.
    """

    live: ClassVar[bool] = False
    deserted_after: ClassVar[int] = 3

    def __init__(self) -> None:
        self._apart: float | None = None
        """By how many seconds the calendar was ahead of the time of play when both were last looked at."""

    def settings(self, settings: TableSettings) -> TableSettings:
        """Return the room's settings with more time for everything; the first deal is somebody's to ask for."""
        return replace(
            settings,
            turn_timeout=TURN,
            auto_play=True,
            deal_pause=None if settings.deal_pause is None else _DEAL_PAUSE,
            autostart=None,
            pause_limit=_PAUSE_LIMIT,
        )

    def opened(self, voice: Voice) -> Document:
        """Say that a turn has a day."""
        return voice.say("daily-opened")

    def store(self, table: TimedGame) -> None:
        """Keep the date up to which the clock of the game is right, in seconds since the epoch."""
        if self._apart is not None:
            table.kept[_KEPT] = table.play.marked + self._apart

    def restore(self, table: TimedGame, now: float) -> None:
        """Go on from the date that was kept."""
        if date := table.kept.get(_KEPT):
            self._apart = date - now

    def catch_up(self, table: TimedGame, date: float, now: float) -> None:
        """Count the time since the last look that was no time of play, by the calendar."""
        apart = date - now
        lost = 0.0 if self._apart is None else apart - self._apart
        self._apart = apart
        if lost <= 0 or table.paused:
            return
        due, question = table.game.due(), table.game.question
        if due is not None and question is not None and not question.reminded:
            until_reminder = max(0.0, (due - table.clock(now)) / 1000)
            table.play.add(min(lost, until_reminder))

    def advanced(self, table: TimedGame, now: float) -> None:
        """Have the store told how late it is, now and then."""
        if table.asked() and table.play.passed(now) >= LOOK_EVERY * 1000:
            table.note_time(now)

    def wakes_at(self, table: TimedGame) -> float | None:
        """Return when the store is to be told next how late it is."""
        return table.play.marked + LOOK_EVERY if table.asked() and not table.paused else None

    def interrupted(self, table: TimedGame, until: float) -> None:
        """Leave whoever is waited for some time, at least, from then on: what they typed may have been lost."""
        due, question = table.game.due(), table.game.question
        if due is not None and question is not None and question.reminded:
            left = (due - table.clock(until)) / 1000
            table.play.move_mark(_SPARED - left)

    def stand_still(self, table: TimedGame, now: float) -> None:
        """Count the time in which nobody could be heard up to the reminder."""
        if table.game.question is not None and table.game.question.reminded:
            table.play.mark(now)
            return
        due = table.game.due()
        late = 0 if due is None else table.clock(now) - due
        table.play.move_mark(late / 1000)


@dataclass(frozen=True, slots=True)
class DailySettings:
    """The settings of this feature that an operator can give for a room."""

    daily: bool = True
    """Whether tables may be opened whose turns have a day; such a table may hold the room for weeks."""


class DailyTables:
    """Sets the pace of a room's tables with `pace=daily`, and listens to their rounds only while there is such a table."""

    def __init__(self, place: Place) -> None:
        self._place = place
        place.signals.listen(PaceAsked, self._answer)

    def _answer(self, signal: PaceAsked) -> None:
        daily, signals = signal.rules.base.daily, self._place.signals
        if daily and signal.opening and not self._place.settings.of(DailySettings).daily:
            raise NotAllowed("daily-off")
        if daily:
            signal.pace = Daily()
        if not signal.opening:
            # the room's table from now on
            signals.stop(Happened, self._remind)
            signals.stop(HandAsked, self._tell_time_left)
            if daily:
                signals.listen(Happened, self._remind)
                signals.listen(HandAsked, self._tell_time_left)

    def _remind(self, signal: Happened) -> None:
        """Remind players whose time is running out, with the hand: it may be long ago that they have seen it."""
        for event in signal.events:
            if isinstance(event, Reminded):
                self._tell_time_left(HandAsked(signal.table, event.seat, signal.lines))
                send_hand(self._place, signal.table, event.seat, signal.lines)

    def _tell_time_left(self, signal: HandAsked) -> None:
        table, seat = signal.table, signal.seat
        left, side = table.time_left(self._place.now), self._place.meets(table.holders[seat])
        if left is not None and side is not None:
            voice = side.voice_for(table.holders[seat].identity)
            reminder = voice.say("daily-reminder", time=voice.time(left))
            whisper(self._place, table, seat, reminder, signal.lines)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what sets the pace of such tables, and whether a room allows them."""
    allowed = switch("daily", lambda request: request.place.settings.of(DailySettings).daily)
    return (Feature("daily", attach=DailyTables, of_rooms={"daily": allowed}, table_settings=DailySettings),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
