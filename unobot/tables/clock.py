"""How long a table has been played at."""


class PlayClock:
    """Counts time of play, from a time that is marked. It stands while the table is paused.

    All times are seconds of play, as `Clock.played` counts them.
    """

    __slots__ = ("_mark", "_paused_at")

    def __init__(self, now: float) -> None:
        self._mark = now
        self._paused_at: float | None = None

    @property
    def paused(self) -> bool:
        """Whether it stands."""
        return self._paused_at is not None

    @property
    def marked(self) -> float:
        """The time from which it counts."""
        return self._mark

    def passed(self, now: float) -> int:
        """The milliseconds of play since the marked time."""
        # never negative: the mark may lie ahead, and a line counts by when it was sent
        return 0 if self.paused else max(0, int((now - self._mark) * 1000))

    def mark(self, now: float) -> None:
        """Count from this time on, if it is not before the marked one."""
        self._mark = max(self._mark, now)

    def move_mark(self, seconds: float) -> None:
        """Count from so much later on: that much of the time was given to the game, or was no time of play."""
        # not to now: what is left over belongs to the next time-out
        self._mark += max(0.0, seconds)

    def add(self, seconds: float) -> None:
        """So much more has passed."""
        self._mark -= seconds

    def pause(self, now: float) -> None:
        """Stop; the time until now must have been counted."""
        self._mark = self._paused_at = now

    def resume(self, now: float) -> float:
        """Go on; returns how many seconds the pause has lasted."""
        lasted = 0.0 if self._paused_at is None else now - self._paused_at
        self._mark, self._paused_at = now, None
        return lasted
