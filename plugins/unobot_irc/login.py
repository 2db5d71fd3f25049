"""Logging in: capabilities, SASL PLAIN, and a nick that is free.

The `irc` package has SASL only in its blocking client, and does nothing when a nick is taken.
"""

import base64
import random
from collections.abc import Callable, Iterator, Mapping

from unobot.adapter import Refused
from unobot_irc.line import Line
from unobot_irc.settings import Sasl, Settings

WANTED = frozenset(
    {
        "account-notify",
        "account-tag",
        "batch",
        "cap-notify",
        "chghost",
        "echo-message",
        "extended-join",
        "labeled-response",
        "message-tags",
        "multi-prefix",
        "server-time",
        "userhost-in-names",
    }
)
"""The capabilities we ask for where they are offered (`sasl` beside them, if an account is set)."""


class Denied(Exception):
    """The server did not let us in this time; later it may."""


class Login:
    """The conversation up to 001, and afterwards the news about capabilities.

    Raises `Refused` out of `hear` when trying again is pointless, `Denied` when it is not.
    """

    def __init__(self, settings: Settings, say: Callable[[str], None], chance: random.Random) -> None:
        self.nick = settings.nick
        self.enabled: set[str] = set()
        self.welcome = False
        self._settings = settings
        self._say = say
        self._offered: dict[str, str] = {}
        self._nicks = alternatives(settings.nick, chance)
        self._authenticated = False
        self._asked: set[str] = set()
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "CAP": self._cap,
            "AUTHENTICATE": self._authenticate,
            "001": self._welcomed,
            **dict.fromkeys(("432", "433", "436", "437"), self._nick_taken),
            **dict.fromkeys(("903", "907"), self._sasl_done),
            **dict.fromkeys(("902", "904", "905", "908"), self._sasl_refused),
            "906": self._sasl_aborted,
            "464": self._password_refused,
        }

    def begin(self) -> None:
        """Ask what the server can do; it does not let us in before CAP END."""
        # 302 makes the server list values (sasl=PLAIN,EXTERNAL) and tell later changes
        self._say("CAP LS 302")

    def _cap(self, line: Line) -> None:
        kind, more = line[1].upper(), line[2] == "*"  # `*`: the list goes on in the next line
        words = line[-1].split()
        if kind in ("LS", "NEW"):
            self._offered |= {name: value for name, _, value in (word.partition("=") for word in words)}
            if not more:
                self._choose(first=kind == "LS")
        elif kind == "ACK":
            self._acknowledged(words)
        elif kind == "DEL":
            self.enabled -= set(words)
        elif kind == "NAK":
            self._answered(words)

    def _choose(self, *, first: bool) -> None:
        """Ask for what we want of what is offered. Raises `Refused` if an account is set and SASL is not offered."""
        wishes = sorted((self._offered.keys() & WANTED) - self.enabled)
        if first and self._settings.sasl is not None:
            mechanisms = self._offered.get("sasl")
            if mechanisms is None:
                raise Refused(self._hint("the server offers no SASL"))
            if mechanisms and "PLAIN" not in mechanisms.upper().split(","):
                raise Refused(self._hint(f"the server offers SASL only by {mechanisms}"))
            # on its own line: a REQ is granted or refused as a whole, and another wish must not cost the login
            self._ask("sasl")
        if wishes:
            self._ask(*wishes)
        elif first:
            self._answered([])

    def _ask(self, *wishes: str) -> None:
        self._asked |= set(wishes)
        self._say(f"CAP REQ :{' '.join(wishes)}")

    def _acknowledged(self, words: list[str]) -> None:
        self.enabled |= {word for word in words if not word.startswith("-")}
        self.enabled -= {word[1:] for word in words if word.startswith("-")}
        self._answered(words)

    def _answered(self, words: list[str]) -> None:
        """The server has decided on these wishes; go on with the login when it has on all."""
        self._asked -= {word.lstrip("-") for word in words}
        if self.welcome or self._asked:
            return
        if "sasl" in self.enabled and not self._authenticated:
            self._say("AUTHENTICATE PLAIN")
        else:
            self._end()

    def _end(self) -> None:
        # never go on without the login that was set: the bot would play under a nick that anybody may take
        if self._settings.sasl is not None and not self._authenticated:
            raise Refused(self._hint("the server does not let us use SASL"))
        self._say("CAP END")

    def _authenticate(self, line: Line) -> None:
        if line[0] == "+" and self._settings.sasl is not None:
            for chunk in plain_chunks(self._settings.sasl):
                self._say(f"AUTHENTICATE {chunk}")

    def _sasl_done(self, _line: Line) -> None:
        self._authenticated = True
        if not self.welcome:
            self._end()

    def _sasl_refused(self, line: Line) -> None:
        if not self.welcome:
            raise Refused(self._hint(f"the server refused the login ({line.command})"))

    def _sasl_aborted(self, _line: Line) -> None:
        if not self.welcome:
            raise Denied("the login by SASL was aborted")

    def _hint(self, what: str) -> str:
        account = self._settings.sasl.account if self._settings.sasl else ""
        return f"{what}; check sasl.account ({account}) and its password, or remove sasl from the settings"

    def _password_refused(self, _line: Line) -> None:
        raise Refused("the server wants another password; set password for this network")

    def _welcomed(self, line: Line) -> None:
        if self._settings.sasl is not None and not self._authenticated:
            raise Refused(self._hint("the server let us in without asking for the login"))
        # the server may have shortened the nick without a word: 001 says what we are really called
        self.nick = line[0] or self.nick
        self.welcome = True

    def _nick_taken(self, line: Line) -> None:
        if self.welcome:
            return
        try:
            self.nick = next(self._nicks)
        except StopIteration:
            raise Refused(
                f"the nick {self._settings.nick} and all like it are not allowed: {line[-1]}"
            ) from None
        self._say(f"NICK {self.nick}")


def alternatives(nick: str, chance: random.Random) -> Iterator[str]:
    """Other nicks to try when `nick` is taken or too long, thirty of them; all but the first fit nine characters.

    >>> tried = list(alternatives("unobot", random.Random(1)))
    >>> tried[:2], len(tried)
    (['unobot_', 'unobot__'], 30)
    """
    yield f"{nick}_"
    yield f"{nick[:7]}__"
    for _ in range(28):
        yield f"{nick[:6]}{chance.randrange(1000):03}"


def plain_chunks(sasl: Sasl) -> list[str]:
    """What to send after AUTHENTICATE, in pieces of at most 400 bytes.

    A piece of exactly 400 says that more follows; if nothing does, `+` ends it.
    """
    secret = f"{sasl.account}\0{sasl.account}\0{sasl.password.reveal()}".encode()
    text = base64.b64encode(secret).decode()
    chunks = [text[start : start + 400] for start in range(0, len(text), 400)]
    return [*chunks, "+"] if len(chunks[-1]) == 400 else chunks
