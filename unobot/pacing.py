"""How fast to speak: a token bucket."""

from typing import Final

_ROUNDING: Final = 1e-6
"""Less than this is missing only because floats are not exact; waiting for it would mean to wake again and again."""


class TokenBucket:
    """At most `burst` lines at once, and `per_second` in the long run. Times are in seconds, of any one clock.

    >>> bucket = TokenBucket(burst=2, per_second=1.0, now=0.0)
    >>> bucket.spend(3, now=0.0)
    >>> bucket.wait(1, now=0.5)
    1.5
    """

    # aiolimiter does not fit: it reads the time of the event loop, so that a test cannot hold it; it does not tell how
    # long the wait will be; and it refuses what is larger than the burst, where we must go into debt.

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.renew(burst, per_second, now)

    def renew(self, burst: float, per_second: float, now: float) -> None:
        """From now on it has this burst and this rate, and is full."""
        self.burst = max(1.0, float(burst))
        self.per_second = per_second
        self._tokens = self.burst
        self._at = now

    def level(self, now: float) -> float:
        """How many lines may go out at once; below 0, how many are owed."""
        gained = max(0.0, now - self._at) * self.per_second
        self._tokens, self._at = min(self.burst, self._tokens + gained), now
        return self._tokens

    def full(self, now: float) -> bool:
        """Whether a new bucket would be no different."""
        return self.level(now) >= self.burst

    def wait(self, lines: int, now: float) -> float:
        """Seconds until so many lines may go; a message larger than the whole burst goes when the bucket is full."""
        missing = min(float(lines), self.burst) - self.level(now)
        return missing / self.per_second if missing > _ROUNDING else 0.0

    def spend(self, lines: float, now: float) -> None:
        """So many lines have gone out; more than there were tokens for are a debt."""
        self._tokens = self.level(now) - lines
