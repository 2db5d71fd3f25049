"""What the server says of itself when it lets us in, and when it throws us out."""

import re
from collections.abc import Callable, Mapping

import structlog

from unobot_irc.line import Line
from unobot_irc.link import Barred, Dropped
from unobot_irc.login import Login
from unobot_irc.ourselves import Ourselves
from unobot_irc.sight import Sight

_BARS = re.compile(
    r"\bban(s|ned)?\b|\bbarred|throttl|\b[a-z]-?lined?\b|too (fast|many|often)|not authori[sz]ed|access denied",
    re.IGNORECASE,
)
"""In an ERROR: the server refuses our address, or so many connections. Each server has its own words for it."""

log = structlog.get_logger("unobot_irc")


class Greeting:
    """Understands the welcome, the server's features, and ERROR."""

    def __init__(
        self, login: Login, ourselves: Ourselves, sight: Sight, server_is: Callable[[str], None]
    ) -> None:
        self._login, self._ourselves, self._sight = login, ourselves, sight
        self._server_is = server_is
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "001": self._welcomed,
            "004": self._version_told,
            "005": self._features_told,
            "376": self._introduced,
            "422": self._introduced,
            "465": self._barred,
            "ERROR": self._failed,
        }

    def _welcomed(self, _line: Line) -> None:
        self._ourselves.nick = self._login.nick
        log.info("connected", network=self._sight.network, nick=self._login.nick)

    def _version_told(self, line: Line) -> None:
        self._server_is(line[2])

    def _introduced(self, _line: Line) -> None:
        """The server has told all about itself: now names can be folded."""
        self._sight.rooms.refold()

    def _features_told(self, line: Line) -> None:
        features = self._sight.features
        had = features.bot_mode
        features.load(line.params[1:-1])  # the first is our nick, the last "are supported by this server"
        if features.bot_mode and not had:
            self._ourselves.mark_as_bot()

    def _barred(self, line: Line) -> None:
        raise Barred(f"the server said: {line[-1]}")

    def _failed(self, line: Line) -> None:
        said = line[-1]
        raise (Barred if _BARS.search(said) else Dropped)(f"the server said: {said}")
