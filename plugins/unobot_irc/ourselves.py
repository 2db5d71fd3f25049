"""The bot itself on one connection: its nick, its address as others see it, and how it gets its own nick back."""

from collections.abc import Callable, Mapping

from unobot_irc.features import Features
from unobot_irc.line import Line

_REGAIN = 60.0
"""Seconds between two tries to take the nick of the configuration, if somebody else had it."""


class Ourselves:
    """Our nick and address. `wanted` is the nick of the configuration; `say` queues a line of housekeeping."""

    def __init__(self, features: Features, wanted: str, now: float, say: Callable[[str], object]) -> None:
        self.nick = wanted
        self.mask = ""
        """Our `nick!user@host`; empty until the server has told it."""
        self._features = features
        self._wanted = wanted
        self._say = say
        self._tried_at = now
        self.hears: Mapping[str, Callable[[Line], None]] = {"396": self._host_told}

    def is_nick(self, nick: str) -> bool:
        """Whether this nick is ours, by the server's own rule for upper and lower case."""
        return self._features.fold(nick) == self._features.fold(self.nick)

    def address_told(self, line: Line) -> None:
        """Take our user and host from the source of a line that the server says came from us."""
        if line.user and line.host:
            self.mask = f"{self.nick}!{line.user}@{line.host}"

    def renamed(self, line: Line) -> None:
        """Take our new nick from a NICK line of ours."""
        self.nick = line[0]
        self.address_told(line)

    def mark_as_bot(self) -> None:
        """Set the user mode by which a bot marks itself."""
        self._say(f"MODE {self.nick} +{self._features.bot_mode}")

    def nick_free(self, nick: str) -> None:
        """Nobody has this nick now: take it if it is the one in the configuration and we have another."""
        most = self._features.nick_length
        fits = most is None or len(self._wanted) <= most  # a longer one would be refused again every minute
        if fits and self._features.fold(nick) == self._features.fold(self._wanted) and not self.is_nick(nick):
            self._say(f"NICK {self._wanted}")

    def tick(self, now: float) -> None:
        """Try once a minute to get the configured nick: nobody tells us when one that is in no room of ours goes."""
        if now - self._tried_at >= _REGAIN:
            self._tried_at = now
            self.nick_free(self._wanted)

    def _host_told(self, line: Line) -> None:
        """396: the server shows another host for us from now on (a cloak). Some send `user@host`, some only the host."""
        user, _, _ = self.mask.partition("!")[2].partition("@")
        _, _, host = line[1].rpartition("@")
        self.address_told(Line("396", (), self.nick, user, host))
