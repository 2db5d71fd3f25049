"""Asking the server who somebody is (WHOIS), and recognizing people by the answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from unobot.adapter import Identity
from unobot_irc.features import Features
from unobot_irc.identity import Proof
from unobot_irc.line import Line
from unobot_irc.people import Person
from unobot_irc.sight import Sight

_PATIENCE = 8.0
"""Seconds until a question without an answer is given up: what was said before it has to wait so long."""
_PATIENCE_BUSY = 30.0
"""The same while our own questions wait to be sent."""


@dataclass(slots=True)
class Answer:
    """What WHOIS told about a nick; `asked` is when we asked. `there` is False if nobody has it."""

    nick: str
    asked: float
    there: bool = False
    userhost: str = ""
    realname: str = ""
    account: str | None = None
    signon: int | None = None

    @property
    def proof(self) -> Proof | None:
        """What proves later that it is still this connection; None if the server did not tell the signon time."""
        if not self.there or self.signon is None:
            return None
        return Proof(self.nick, self.userhost, self.realname, self.signon)


class Whois:
    """The open questions, one a nick.

    `ask` sends a question and returns whether it could. `answered` is called once for each; if the answer does not end
    in time, with what came until then.
    """

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
        # the nick twice asks the server that the person is on: only that one tells the signon time
        if not self._supported or not self._ask(f"WHOIS {nick} {nick}"):
            return False
        self._open[key] = Answer(nick, now)
        return True

    @property
    def supported(self) -> bool:
        """Whether the server knows WHOIS, as far as it has told."""
        return self._supported

    def drop(self, nick: str) -> bool:
        """Forget the question about a nick that is another's now; returns whether there was one."""
        return self._open.pop(self._features.fold(nick), None) is not None

    def expire(self, now: float, *, busy: bool) -> None:
        """Give up what was asked too long ago. `busy`: our own questions still wait to be sent."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        for key, answer in tuple(self._open.items()):
            if now - answer.asked > patience:
                del self._open[key]
                self._answered(answer)

    def _unknown(self, line: Line) -> None:
        """421: the server has no WHOIS, so nobody has an account there, and nothing can be proved."""
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


class Recognition:
    """Applies answers of WHOIS to people, and keeps proofs of the presence of those who play.

    `inquire` asks the server about somebody; it returns False if that cannot be asked now.
    """

    def __init__(self, sight: Sight, inquire: Callable[[Person], bool]) -> None:
        self._sight = sight
        self._inquire = inquire
        self._players: set[Identity] = set()

    def note_player(self, identity: Identity) -> None:
        """Ask once about a player without an account, so that they can be recognized after a restart of the bot.

        An account or a trusted host is recognized without that.
        """
        if not identity.startswith("nick:") or identity in self._players:
            return
        for person in self._sight.roster.holders(identity):
            if self._inquire(person):
                self._players.add(identity)

    def apply(self, answer: Answer, person: Person) -> None:
        """Take over what was answered about a person, if it is about the same user and host that we know of them."""
        # the nick may have changed hands while the answer was under way
        same = answer.there and (not person.host or answer.userhost == f"{person.user}@{person.host}")
        self._sight.logged_in(person, answer.account if same else None)
        proof = answer.proof if same else None
        if person.identity is None:
            claims = self._sight.proofs.of_nick(person.nick, self._sight.features)
            proved = next((who for who, claim in claims.items() if claim.proves_same(proof)), None)
            for who in claims.keys() - {proved}:
                self._sight.proofs.forget(who)
            self._sight.settle(person, proved)
        if proof is not None and person.identity is not None and self._is_player(person.identity):
            self._sight.proofs.keep(person.identity, proof)

    def _is_player(self, identity: Identity) -> bool:
        return identity in self._players or identity in self._sight.proofs
