"""Flood control: who may have the bot's attention now, and who must slow down.

What is said is looked at here before anything is read of it, so that nobody can keep the players waiting by talking.
"""

import math
from collections.abc import Callable, Hashable
from enum import Enum, StrEnum, auto
from typing import Final, NamedTuple

from unobot.adapter import Identity, Room, TokenBucket


class Rank(StrEnum):
    """What somebody is to the table that a line is about; who is nearer to the game has more to say."""

    ASKED = auto()
    """The table is waiting for them."""
    SEATED = auto()
    """They hold a seat."""
    OTHER = auto()
    """Anybody else."""


class Verdict(Enum):
    """The answers of flood control to a line: read it, warn, or drop it."""

    ADMIT = auto()
    """Read and answer it."""
    WARN = auto()
    """Do not read it; tell its sender once to slow down."""
    DROP = auto()
    """Do not read it, and say nothing."""


class _Allowance(NamedTuple):
    burst: float
    per_second: float


_SENDER: Final = {
    Rank.ASKED: _Allowance(10, 2.0),
    Rank.SEATED: _Allowance(6, 1.0),
    Rank.OTHER: _Allowance(3, 0.5),
}
"""How many lines of one person are read, where the bot itself may send a line a second and five at once."""

_ROOM: Final = _Allowance(6, 0.25)
_PRIVATE: Final = _Allowance(12, 0.25)
"""What is read in private: nobody sits down there, so nothing is kept for the quiet."""
_QUIET: Final = _Allowance(5, 0.02)
"""Kept for those in a room who have said nothing to the bot for a while: who wants to sit down among flooders is heard."""
_SAID: Final = _Allowance(1, 1 / 20)
"""So many lines may somebody have said to the bot who counts as quiet."""
_NETWORK: Final = _Allowance(24, 0.5)
"""All others together: in one room, and in all rooms and private chats."""

_USUAL_BURST = 5

_WARNINGS = _Allowance(4, 0.1)
"""So many strangers are told to slow down: fewer than would keep the players waiting."""

_TOKENS_OF_ONE = _Allowance(3, 1 / 120)
_TOKENS_OF_ALL = _Allowance(20, 1 / 30)
"""How many wrong words for a seat may be tried, by one person and by everybody on the network."""

_WARN_AGAIN: Final = 60.0
_TELL_AGAIN: Final = 86_400.0

MOST_BUCKETS: Final = 2_000
"""So many people and rooms are remembered; then those are forgotten that could start anew anyway."""


class FloodControl:
    """Says which lines of one network are read.

    `burst` and `per_second` are the network's pace, in lines; where it is faster everybody may ask for more, as there the
    bot can answer more. `refused` is called with the rank of everybody of whom a line is not read. Times are seconds of
    any one clock.

    >>> control = FloodControl(burst=5, per_second=1.0, now=0.0)
    >>> eve, room = Identity("eve"), Room("#uno")
    >>> [control.admits(eve, Rank.OTHER, room, now=0.0).name for _ in range(5)]
    ['ADMIT', 'ADMIT', 'ADMIT', 'WARN', 'DROP']
    >>> control.admits(Identity("ann"), Rank.ASKED, room, now=0.0).name
    'ADMIT'
    """

    def __init__(
        self,
        burst: float,
        per_second: float,
        now: float,
        refused: Callable[[Rank], None] | None = None,
    ) -> None:
        self._tell_refused = refused
        self._warned: dict[Identity, float] = {}
        self._told_refused: dict[Identity, float] = {}
        self.renew(burst, per_second, now)
        self._warnings = TokenBucket(*_WARNINGS, now)
        self._wrong = TokenBucket(*_TOKENS_OF_ALL, now)

    def renew(self, burst: float, per_second: float, now: float) -> None:
        """Take this pace of the network from now on; everybody starts anew."""
        self._wider = max(1.0, burst / _USUAL_BURST), max(1.0, per_second)
        self._buckets: dict[Hashable, TokenBucket] = {}
        self._all = _new(_NETWORK, self._wider, now)

    def admits(self, who: Identity, rank: Rank, room: Room | None, now: float) -> Verdict:
        """Return whether a line of theirs is read now; `room` is None for what is said in private about no table."""
        buckets = [self._bucket(("sender", rank, who), _SENDER[rank], now, self._wider)]
        if rank is Rank.OTHER:
            here = self._bucket(("room", room), _PRIVATE if room is None else _ROOM, now, self._wider)
            crowd = [here, self._all]
            said = self._bucket(("said", who), _SAID, now)
            if said.full(now) and any(bucket.level(now) < 1 for bucket in crowd):
                crowd = [self._bucket(("quiet", room), _QUIET, now, self._wider)]
            if said.level(now) > 0:
                said.spend(1, now)  # also where the line is refused: who goes on is not quiet
            buckets += crowd
        if all(bucket.level(now) >= 1 for bucket in buckets):
            for bucket in buckets:
                bucket.spend(1, now)
            return Verdict.ADMIT
        return self._refused(who, rank, now)

    def may_try_token(self, who: Identity, now: float) -> bool:
        """Whether they may show a word for a seat: not after several wrong ones, by them or by many."""
        return self._tokens_of(who, now).level(now) >= 1 and self._wrong.level(now) >= 1

    def wrong_token(self, who: Identity, now: float) -> None:
        """Note that they have shown a word that opens no seat."""
        self._tokens_of(who, now).spend(1, now)
        self._wrong.spend(1, now)

    def tells_of_refusal(self, who: Identity, now: float) -> bool:
        """Whether somebody who is not listened to is told so now: once a day, and only few at a time."""
        if now - self._told_refused.get(who, -math.inf) < _TELL_AGAIN or self._warnings.level(now) < 1:
            return False
        if len(self._told_refused) >= MOST_BUCKETS:
            self._told_refused.clear()  # so many names are an attack, and few are told anyway
        self._warnings.spend(1, now)
        self._told_refused[who] = now
        return True

    def _tokens_of(self, who: Identity, now: float) -> TokenBucket:
        return self._bucket(("token", who), _TOKENS_OF_ONE, now)

    def _refused(self, who: Identity, rank: Rank, now: float) -> Verdict:
        """Warn somebody at most once a minute, and only few of those who have no seat."""
        if self._tell_refused is not None:
            self._tell_refused(rank)
        if now - self._warned.get(who, -math.inf) < _WARN_AGAIN:
            return Verdict.DROP
        if len(self._warned) >= MOST_BUCKETS:
            self._warned = {name: at for name, at in self._warned.items() if now - at < _WARN_AGAIN}
        if rank is Rank.OTHER:
            if self._warnings.level(now) < 1:
                return Verdict.DROP
            self._warnings.spend(1, now)
        self._warned[who] = now
        return Verdict.WARN

    def _bucket(
        self, key: Hashable, allowance: _Allowance, now: float, wider: tuple[float, float] = (1, 1)
    ) -> TokenBucket:
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) >= MOST_BUCKETS:
                # a new bucket replaces a full one without a difference
                self._buckets = {name: each for name, each in self._buckets.items() if not each.full(now)}
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {}  # thousands of names at once are an attack; the network's own bucket still holds
            found = self._buckets[key] = _new(allowance, wider, now)
        return found


def _new(allowance: _Allowance, wider: tuple[float, float], now: float) -> TokenBucket:
    burst, per_second = wider
    return TokenBucket(allowance.burst * burst, allowance.per_second * per_second, now)
