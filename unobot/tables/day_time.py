"""Time at a table whose turns have a day: it goes by the calendar, also while the bot is not there."""

from typing import Final

from uno_engine import Game
from unobot.tables.clock import PlayClock

LOOK_EVERY: Final = 3600.0
"""After so many seconds the store is told how late it is at the table, so that a restart costs nobody more than that."""

_SPARED: Final = 600.0
"""So many seconds at least are left for an answer after something in which a line may have been lost."""


class DayTime:
    """Adds to the clock of a game the time in which nobody could be heard.

    Nobody loses a turn by that: such time counts only up to the reminder. What comes after it, the last quarter, runs
    only while the bot is there. So a calendar that is set wrongly does no harm either.
    """

    __slots__ = ("_apart", "_play")

    def __init__(self, play: PlayClock) -> None:
        self._play = play
        self._apart: float | None = None
        """By how many seconds the calendar was ahead of the time of play when both were last looked at."""

    @property
    def counted_on(self) -> float:
        """The date up to which the clock of the game is right, in seconds since the epoch; 0 if that is not known."""
        return 0.0 if self._apart is None else self._play.marked + self._apart

    def right_on(self, date: float, now: float) -> None:
        """The clock of the game was right at that date."""
        self._apart = date - now if date else None

    def catch_up(self, game: Game, date: float, now: float) -> None:
        """It is that date: what of the time since the last look was no time of play counts all the same."""
        apart = date - now
        lost = 0.0 if self._apart is None else apart - self._apart
        self._apart = apart
        if lost > 0 and not self._play.paused:
            self._play.add(min(lost, self._until_reminder(game, now)))

    def hold(self, game: Game, now: float) -> None:
        """Until now nobody could be heard: that counts up to the reminder."""
        if game.question is not None and game.question.reminded:
            self._play.mark(now)
            return
        due = game.due()
        late = 0 if due is None else game.state.clock + self._play.passed(now) - due
        self._play.move_mark(late / 1000)

    def spare(self, game: Game, now: float) -> None:
        """Whoever is waited for has some time left, at least, from then on: what they typed may have been lost."""
        due, question = game.due(), game.question
        if due is not None and question is not None and question.reminded:
            left = (due - game.state.clock - self._play.passed(now)) / 1000
            self._play.move_mark(_SPARED - left)

    def _until_reminder(self, game: Game, now: float) -> float:
        """The seconds until whoever is waited for is reminded; 0 if they have been."""
        due, question = game.due(), game.question
        if due is None or question is None or question.reminded:
            return 0.0
        return max(0.0, (due - game.state.clock - self._play.passed(now)) / 1000)
