"""What an operator may set for one IRC network."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from annotated_types import Interval
from pydantic import AfterValidator

from unobot.config import Secret, Wrong, doubtful_rooms
from unobot.config.kinds import Expected, File, Line, Positive, matching

_PLAIN: Final = 6667
_word = matching(r"[^\s:\x00-\x1f@!][^\s\x00-\x1f@!]*")
_room = matching(r"[^\w\s,:\x00-\x1f][^\s,\x00-\x1f]*( [^\s,:\x00-\x1f]+)?")


def _one_line(secret: Secret) -> Secret:
    if set("\r\n\0") & set(secret.reveal()):
        raise ValueError("expected a text of one line")
    return secret


def _alone(host: str) -> str:
    found = re.fullmatch(r"(?:ircs?://)?([^/:]+)(?::(\d+))?/?", host)
    if found and found[0] != found[1]:
        port = f", and on a line of its own: port = {found[2]}" if found[2] else ""
        raise ValueError(f'expected the name alone: host = "{found[1]}"{port}')
    return host


LineSecret = Annotated[Secret, AfterValidator(_one_line)]


@dataclass(frozen=True, slots=True)
class Sasl:
    """The services account to log in with, by SASL PLAIN."""

    account: Line
    password: LineSecret


@dataclass(frozen=True, slots=True)
class IrcPace:
    """How fast the network lets us speak: so many lines at once, so many a second in the long run."""

    # InspIRCd's default lets 10 lines through at once and then exactly one a second; ngIRCd's is milder

    burst: Annotated[int, Interval(ge=1), Expected("a whole number of lines, 1 or more")] = 5
    per_second: Positive = 1.0


USUAL: Final = IrcPace()
"""The pace of a server that is not known: InspIRCd's default lets 11 lines through at once and then one a second."""
_KNOWN: Final = {
    "inspircd": IrcPace(8, 1.0),
    # takes three lines in each second, and the rest a second later; at two a second a move's answer hardly ever waits there
    "ngircd": IrcPace(5, 2.0),
    # its own example: client_flood_burst_max = 5, client_flood_message_num = 2
    "solanum": IrcPace(5, 2.0),
}
"""What these servers let a client send where nobody has configured them otherwise, by the beginning of their version (004)."""


def usual_pace(version: str) -> IrcPace:
    """Return the pace of a server whose limits are the default ones, by what it calls itself, as in `ngIRCd-26.1`."""
    return next((pace for name, pace in _KNOWN.items() if version.lower().startswith(name)), USUAL)


@dataclass(frozen=True, slots=True)
class IrcSettings:
    """One IRC network. Times are in seconds."""

    host: Annotated[str, _word, Expected("the server's host name, one word"), AfterValidator(_alone)]
    nick: Annotated[str, _word, Expected("the bot's nickname, one word")]
    port: Annotated[int, Interval(ge=1, le=65535), Expected("a number from 1 to 65535")] = 6697
    tls: bool = True
    """Whether the connection is encrypted and the server's certificate verified."""
    ca_file: File | None = None
    """The certificates that are trusted, if the server's is not from a public authority."""
    username: Annotated[str, _word, Expected("a name, one word")] = "unobot"
    realname: Line = "UNO"
    rooms: tuple[
        Annotated[str, _room, Expected('a channel such as "#uno" or, with its key, "#uno key"')], ...
    ] = ()
    sasl: Sasl | None = None
    password: LineSecret | None = None
    """The password of the server itself."""
    trust_hosts: bool = False
    """Whether who comes back with the same nick and host is taken for the same person."""
    pace: IrcPace | None = None
    """None: as the server lets everybody speak who is known to us, else the pace of InspIRCd, which is the strictest."""
    connect_timeout: Positive = 30.0
    """How long a connection may take to come about."""
    ping_after: Positive = 60.0
    """After so much silence the server is asked whether it is still there."""
    ping_timeout: Positive = 30.0
    """How long its answer may take."""

    @property
    def logs_in_as(self) -> str:
        """Who the bot is there; a server has nobody twice."""
        return f"{self.nick} on {self.host}"

    def doubts(self, tuned: Sequence[str]) -> Iterator[Wrong]:
        """Yield what is allowed, but surely not meant; `tuned` are the rooms with settings of their own."""
        if self.tls and self.port == _PLAIN:
            yield Wrong(("port",), f"{_PLAIN} is the port without encryption; expected 6697, or tls = false")
        # a channel's key follows its name
        yield from doubtful_rooms([room.split(" ")[0] for room in self.rooms], tuned)
