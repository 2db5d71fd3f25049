"""Asking the server who somebody is, one question a nick at a time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from unobot_irc.features import Features
from unobot_irc.identity import Proof
from unobot_irc.line import Line

_PATIENCE = 8.0
_PATIENCE_BUSY = 30.0


@dataclass(slots=True)
class Answer:
    """What WHOIS told about a nick; `asked` is when we asked. `there` is False if nobody bears it."""

    nick: str
    asked: float
    there: bool = False
    userhost: str = ""
    realname: str = ""
    account: str | None = None
    signon: int | None = None

    @property
    def proof(self) -> Proof | None:
        """What proves this connection, if enough was told."""
        if not self.there or self.signon is None:
            return None
        return Proof(self.nick, self.userhost, self.realname, self.signon)


class Whois:
    """The open questions. `answered` is called once for each; after some seconds with what came until then."""

    def __init__(
        self, features: Features, ask: Callable[[str], bool], answered: Callable[[Answer], None]
    ) -> None:
        self._features = features
        self._ask = ask
        self._answered = answered
        self._open: dict[str, Answer] = {}
        self._supported = True
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "311": self._user,
            "317": self._idle,
            "330": self._account,
            "318": self._end,
            "401": self._end,
            "421": self._unknown,
        }

    def ask(self, nick: str, now: float) -> bool:
        """Ask about a nick; False if that cannot be asked now or at all. Asking twice asks once."""
        key = self._features.fold(nick)
        if key in self._open:
            return True
        if not self._supported or not self._ask(f"WHOIS {nick} {nick}"):
            return False
        self._open[key] = Answer(nick, now)
        return True

    def drop(self, nick: str) -> bool:
        """The nick has changed hands: whatever is answered is about somebody else. Whether something was asked."""
        return self._open.pop(self._features.fold(nick), None) is not None

    def expire(self, now: float, *, busy: bool) -> None:
        """Give up what was asked too long ago; later while `busy`, our questions waiting."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        for key, answer in tuple(self._open.items()):
            if now - answer.asked > patience:
                del self._open[key]
                self._answered(answer)

    def _unknown(self, line: Line) -> None:
        """A server without WHOIS: nobody has an account there, and nothing can be proved."""
        if line[1].upper() == "WHOIS":
            self._supported = False
            self.expire(float("inf"), busy=False)

    def _find(self, line: Line) -> Answer | None:
        return self._open.get(self._features.fold(line[1]))

    def _user(self, line: Line) -> None:
        if answer := self._find(line):
            answer.there, answer.userhost, answer.realname = True, f"{line[2]}@{line[3]}", line[-1]

    def _idle(self, line: Line) -> None:
        if (answer := self._find(line)) and len(line.params) >= 5 and line[3].isdecimal():
            answer.signon = int(line[3])

    def _account(self, line: Line) -> None:
        if answer := self._find(line):
            answer.account = line[2] or None

    def _end(self, line: Line) -> None:
        if self._find(line):
            self._answered(self._open.pop(self._features.fold(line[1])))
