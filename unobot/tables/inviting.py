"""How often people may be asked to a table: nobody shall be pestered, and nobody shall pester with the bot's voice."""

from typing import Final

from unobot.pacing import TokenBucket

ASKED_ONCE_IN: Final = 3600.0
"""Seconds in which nobody is asked into the same room twice, whoever asks."""

_BY_ONE: Final = 5, 5 / 3600
_BY_ALL: Final = 20, 20 / 3600
"""So many invitations at once, and so many a second: by one person, and by everybody in one room."""

_MOST: Final = 500


class RoomInvitations:
    """What is remembered of invitations into one room. People are told apart by any text; times are seconds of play."""

    def __init__(self, now: float) -> None:
        self._asked: dict[str, float] = {}
        self._by: dict[str, TokenBucket] = {}
        self._all = TokenBucket(*_BY_ALL, now)

    def may_ask(self, by: str, now: float) -> bool:
        """Whether that person may ask somebody in now."""
        return self._of(by, now).level(now) >= 1 and self._all.level(now) >= 1

    def was_asked(self, whom: str, now: float) -> bool:
        """Whether that person was asked in lately."""
        return now - self._asked.get(whom, -ASKED_ONCE_IN) < ASKED_ONCE_IN

    def asked(self, by: str, whom: str, now: float) -> None:
        """The one has asked the other in."""
        self._asked = {who: at for who, at in self._asked.items() if now - at < ASKED_ONCE_IN}
        self._asked[whom] = now
        self._of(by, now).spend(1, now)
        self._all.spend(1, now)

    def _of(self, by: str, now: float) -> TokenBucket:
        if by not in self._by and len(self._by) >= _MOST:
            # a full one is no other than a new one; that so many have asked lately, the bucket of all prevents
            self._by = {who: bucket for who, bucket in self._by.items() if not bucket.full(now)}
        return self._by.setdefault(by, TokenBucket(*_BY_ONE, now))
