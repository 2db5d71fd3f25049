"""Our own housekeeping lines, sent between the bot's lines so that together they keep the network's pace."""

from collections import deque
from collections.abc import Callable

from unobot.adapter import NotNow
from unobot.pacing import TokenBucket
from unobot_irc.settings import Pace

_SPARE = 3
_MOST = 60
_PATIENCE = 4.0


class Chores:
    """A queue of lines, and one account of every line sent."""

    def __init__(self, pace: Pace, now: float, send: Callable[[str], None]) -> None:
        self._pace = pace
        self._bucket = TokenBucket(pace.burst + _SPARE, pace.per_second, now)
        self._send = send
        self._waiting: deque[tuple[int, str]] = deque()
        self._last = now

    def add(self, line: str, cost: int) -> bool:
        """Let a line wait for its turn; False if too many do."""
        if len(self._waiting) >= _MOST:
            return False
        self._waiting.append((cost, line))
        return True

    def add_first(self, line: str) -> bool:
        """Let a question be asked before all else; False if too many lines wait. It costs the server double."""
        if len(self._waiting) >= _MOST:
            return False
        self._waiting.appendleft((2, line))
        return True

    @property
    def waiting(self) -> bool:
        """Whether anything waits for its turn."""
        return bool(self._waiting)

    def work_off(self, now: float) -> None:
        """Send what may go out now. A little is sent even while the bot uses the whole pace itself."""
        starving = now - self._last > _PATIENCE / min(1.0, self._pace.per_second)
        while self._waiting and (self._bucket.level(now) >= 1 or starving):
            cost, line = self._waiting.popleft()
            self._send(line)
            self._bucket.spend(cost, now)
            self._last, starving = now, False

    def spoken(self, lines: int, now: float) -> None:
        """The bot has said so many lines. Raises `NotNow`, before they are counted, if far too many have gone out."""
        owed = -self._bucket.level(now)
        if owed > self._pace.burst + _SPARE:
            raise NotNow("the network's pace is used up", owed / self._pace.per_second)
        self._bucket.spend(lines, now)
