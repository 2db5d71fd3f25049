"""Lines of housekeeping (JOIN, WHO, WHOIS …), sent between the bot's lines so that both together keep the pace.

InspIRCd kills a connection that sends too fast: what is over 8-10 KB unread there ends it with "RecvQ exceeded".
"""

from collections import deque
from collections.abc import Callable

from unobot.adapter import NotNow
from unobot.pacing import TokenBucket
from unobot_irc.settings import Pace

_SPARE = 3
"""Lines that may go out beyond the configured burst; servers were measured to take 8 at once without delay."""
_MOST = 60
"""So many lines may wait; whoever wants to add more is told no, and asks again later."""
_PATIENCE = 4.0
"""After so many lines' time without housekeeping, one line of it goes out however busy the bot is."""


class Chores:
    """The queue of housekeeping lines, and one token bucket for every line sent, the bot's own too."""

    def __init__(self, pace: Pace, now: float, send: Callable[[str], None]) -> None:
        self._pace = pace
        self._bucket = TokenBucket(pace.burst + _SPARE, pace.per_second, now)
        self._send = send
        self._waiting: deque[tuple[int, str]] = deque()
        self._last = now
        self.own = 0.0
        """How many lines of the pace have gone into what is not the bot's own lines."""

    def add(self, line: str, cost: int) -> bool:
        """Queue a line; False if too many wait already. `cost` is how many lines of the pace the server takes it for."""
        if self.full:
            return False
        self._waiting.append((cost, line))
        return True

    def add_first(self, line: str) -> bool:
        """Queue a question before all other lines; False if too many wait already."""
        if self.full:
            return False
        # WHOIS counts twice in InspIRCd's fake lag
        self._waiting.appendleft((2, line))
        return True

    @property
    def waiting(self) -> bool:
        """Whether anything waits for its turn."""
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        """Whether so many lines wait that no more are taken."""
        return len(self._waiting) >= _MOST

    def plenty(self, now: float) -> bool:
        """Whether the pace would bear a whole burst of the bot's own lines now."""
        return self._bucket.level(now) >= self._pace.burst

    def work_off(self, now: float) -> None:
        """Send what may go out now."""
        # without this, a bot that uses up the whole pace with its own lines would never join a room
        starving = now - self._last > _PATIENCE / min(1.0, self._pace.per_second)
        # one line of the configured burst stays free: what players wait for is sent before this
        while self._waiting and (self._bucket.level(now) >= 2 + _SPARE or starving):
            cost, line = self._waiting.popleft()
            self._send(line)
            self.count(cost, now)
            self._last, starving = now, False

    def count(self, lines: float, now: float) -> None:
        """Count so many lines that went out beside the bot's own."""
        self._bucket.spend(lines, now)
        self.own += lines

    def spoken(self, lines: int, now: float) -> None:
        """Count so many lines of the bot. Raises `NotNow`, and counts none, if far too many have gone out already."""
        owed = -self._bucket.level(now)
        if owed > self._pace.burst + _SPARE:
            raise NotNow("the network's pace is used up", owed / self._pace.per_second)
        self._bucket.spend(lines, now)
