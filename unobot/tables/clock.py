"""How long a table has been played at."""


class PlayClock:
    """Counts time of play, from a time that is marked. It stands while the table is paused.

    All times are seconds since the epoch. The operating system may set its clock back: then no time has passed.
    """

    __slots__ = ("_mark", "_paused_at")

    def __init__(self, now: float) -> None:
        self._mark = now
        self._paused_at: float | None = None

    @property
    def paused(self) -> bool:
        """Whether it stands."""
        return self._paused_at is not None

    def passed(self, now: float) -> int:
        """The milliseconds of play since the marked time."""
        # never negative: the system's clock may be set back while a game runs
        return 0 if self.paused else max(0, int((now - self._mark) * 1000))

    def mark(self, now: float) -> None:
        """Count from this time on."""
        self._mark = now

    def move_mark(self, milliseconds: int) -> None:
        """Count from so much later on: that much of the time has been given to the game."""
        # not to now: what is left over belongs to the next time-out
        self._mark += max(0, milliseconds) / 1000

    def pause(self, now: float) -> None:
        """Stop; the time until now must have been counted."""
        self._mark = self._paused_at = now

    def resume(self, now: float) -> float:
        """Go on; returns how many seconds the pause has lasted."""
        lasted = 0.0 if self._paused_at is None else now - self._paused_at
        self._mark, self._paused_at = now, None
        return lasted
