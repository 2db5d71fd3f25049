"""A token bucket: how fast lines may go out."""

from typing import Final

_ROUNDING: Final = 1e-6


class Pace:
    """At most `burst` lines at once, and `per_second` in the long run. Times are in seconds, of any one clock."""

    def __init__(self, burst: int, per_second: float, now: float) -> None:
        self._burst = max(1.0, float(burst))
        self._per_second = per_second
        self._tokens = self._burst
        self._at = now

    def wait(self, lines: int, now: float) -> float:
        """Seconds until so many lines may go; a message larger than the whole burst goes when the bucket is full."""
        self._fill(now)
        missing = min(float(lines), self._burst) - self._tokens
        return missing / self._per_second if missing > _ROUNDING else 0.0

    def spend(self, lines: int, now: float) -> None:
        """So many lines have gone out; more than there were tokens for are a debt."""
        self._fill(now)
        self._tokens -= lines

    def _fill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._at) * self._per_second)
        self._at = now
