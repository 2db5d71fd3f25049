"""Lines of housekeeping (JOIN, WHO, WHOIS …), sent between the bot's lines so that both together keep the pace.

InspIRCd kills a connection that sends too fast: what is over 8-10 KB unread there ends it with "RecvQ exceeded".
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from unobot.pacing import TokenBucket
from unobot_irc.settings import Pace

_SPARE = 0.6
"""Housekeeping goes out while so much of the burst is left: the rest is for what players wait for."""
_PLENTY = 0.9
"""With so much left it goes also while the bot is talking."""
_QUIET = 1.0
"""Seconds without a line of the bot, after which it is not in the middle of something."""
_MOST = 60
"""So many lines may wait; whoever wants to add more is told no, and asks again later."""
_PATIENCE = 6.0
"""After so many lines' time without housekeeping, one line of it goes out however busy the bot is."""

USUAL: Final = Pace()
"""The pace of a server that is not known: InspIRCd's default lets 11 lines through at once and then one a second."""
KNOWN: Final = {
    "inspircd": Pace(8, 1.0),
    # takes three lines in each second, and the rest a second later; at two a second a move's answer hardly ever waits there
    "ngircd": Pace(5, 2.0),
    # its own example: client_flood_burst_max = 5, client_flood_message_num = 2
    "solanum": Pace(5, 2.0),
}
"""What these servers let a client send where nobody has configured them otherwise, by the beginning of their version (004)."""


def usual_pace(version: str) -> Pace:
    """The pace of a server whose limits are the default ones, by what it calls itself, as in `ngIRCd-26.1`."""
    return next((pace for name, pace in KNOWN.items() if version.lower().startswith(name)), USUAL)


class Chores:
    """The queue of housekeeping lines. `pace` is the bucket that the bot's own lines are spent from, too.

    `chosen` is the pace of the configuration; without one it is that of the server, as soon as this is known.
    """

    def __init__(
        self, pace: TokenBucket, chosen: Pace | None, now: float, send: Callable[[str], None]
    ) -> None:
        self.pace = pace
        self.question = 2
        """How many lines of the pace a WHOIS costs: two on InspIRCd, while ngIRCd does not read on for a second."""
        self.usual = USUAL
        """The pace that holds where the configuration names none."""
        self._send = send
        self._waiting: deque[tuple[int, str]] = deque()
        self._last = now
        self.spoke = float("-inf")
        """When the bot last said something."""
        self.turned = float("-inf")
        """When it last said whose turn it is."""
        begun = chosen or USUAL
        self.pace.renew(begun.burst, begun.per_second, now)

    def server_is(self, version: str, chosen: Pace | None, now: float) -> None:
        """The server has told what it is, as in `ngIRCd-26.1`."""
        self.usual = usual_pace(version)
        self.question = 3 if version.lower().startswith("ngircd") else 2
        if chosen is None and self.usual is not USUAL:
            self.pace.renew(self.usual.burst, self.usual.per_second, now)

    def add(self, line: str, cost: int) -> bool:
        """Queue a line; False if too many wait already. `cost` is how many lines of the pace the server takes it for."""
        if self.full:
            return False
        self._waiting.append((cost, line))
        return True

    @property
    def waiting(self) -> bool:
        """Whether anything waits for its turn."""
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        """Whether so many lines wait that no more are taken."""
        return len(self._waiting) >= _MOST

    def spare(self, now: float) -> bool:
        """Whether the pace bears housekeeping now: a table that is just being set up is not kept waiting for it."""
        share = _SPARE if now - self.spoke >= _QUIET else _PLENTY
        return self.pace.level(now) >= max(1.0, self.pace.burst * share)

    def work_off(self, now: float) -> None:
        """Send what may go out now."""
        # without this, a bot that uses up the whole pace with its own lines would never join a room
        starving = now - self._last > _PATIENCE / min(1.0, self.pace.per_second)
        while self._waiting and (self.spare(now) or starving):
            cost, line = self._waiting.popleft()
            self.send(line, cost, now)
            self._last, starving = now, False

    def send(self, line: str, cost: int, now: float) -> None:
        """Send a line that is none of the bot's own, at once."""
        self._send(line)
        self.pace.spend(cost, now)
