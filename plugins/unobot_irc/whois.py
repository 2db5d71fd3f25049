"""Asking the server who somebody is (WHOIS), and recognizing people by the answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from unobot.adapter import Identity
from unobot.pacing import TokenBucket
from unobot_irc.chores import Chores
from unobot_irc.features import Features
from unobot_irc.line import Line
from unobot_irc.people import Person, Proof
from unobot_irc.sight import Sight

_PATIENCE = 8.0
"""Seconds until a question without an answer is given up: what was said before it has to wait so long."""
_PATIENCE_BUSY = 30.0
"""The same while our own questions wait to be sent."""
_MOST = 500
"""So many people may wait to be asked about."""
_AT_ONCE = 2
"""So many questions at least whose answer somebody waits for may go out at once."""
_SHARE = 0.25
"""They may take this share of the pace in the long run: ngIRCd reads nothing for a second after each."""
_THINKING = 1.2
"""So many seconds after a turn has begun its player still thinks: a question goes then, and delays no answer to a move."""
_LONGEST_WAIT = 8.0
"""After so many seconds without a question one goes even if somebody may be about to move."""
_IDLE = 5.0
"""Seconds without a line of the bot after which no table is kept waiting by more questions than that."""
_REMEMBERED = 1000
"""So many nicks of players are remembered."""


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
    server: str = ""

    @property
    def proof(self) -> Proof | None:
        """What proves later that it is still this connection; None if the server did not tell the signon time."""
        if not self.there or self.signon is None:
            return None
        return Proof(self.nick, self.userhost, self.realname, self.signon, self.server)


class Whois:
    """The open questions, one a nick, sent in the order in which they were asked.

    They have a budget of their own: whoever addresses the bot is not kept waiting by its other lines, and a crowd that
    does so leaves the players most of the pace. `answered` is called once for each; if the answer does not end in time,
    with what came until then.
    """

    def __init__(
        self, features: Features, chores: Chores, now: float, answered: Callable[[Answer], None]
    ) -> None:
        self._features = features
        self._chores = chores
        self._answered = answered
        self._open: dict[str, Answer] = {}
        self._waiting: dict[str, None] = {}
        """The questions that were not sent yet, in their order."""
        self._sent = now
        """When a question last went out."""
        self._budget = TokenBucket(1, 1.0, now)
        """How many lines of the pace they may still take."""
        self._supported = True
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "311": self._user,
            "312": self._server,
            "317": self._idle,
            "330": self._account,
            "318": self._end,
            "401": self._end,
            "421": self._unknown,
        }

    def ask(self, nick: str, now: float, *, waited_for: bool = True) -> bool:
        """Ask about a nick; False if that cannot be asked now or at all. Asking twice asks once.

        Where nobody waits for the answer the question is housekeeping, and takes what the pace has to spare.
        """
        key = self._features.fold(nick)
        if key in self._open:
            return True
        if not self._supported or self.full:
            return False
        if waited_for:
            self._waiting[key] = None
        elif not self._chores.add(_question(nick), self._chores.question):
            return False
        self._open[key] = Answer(nick, now)
        return True

    def work_off(self, now: float) -> None:
        """Send the questions that the budget allows now, or that the pace has to spare."""
        cost, share = self._chores.question, self._chores.pace.per_second * _SHARE
        at_once = max(_AT_ONCE * cost, self._chores.pace.burst)
        if (at_once, share) != (self._budget.burst, self._budget.per_second):
            self._budget.renew(at_once, share, now)
        idle = now - self._chores.spoke >= _IDLE
        while self._waiting:
            answer = self._open[key := next(iter(self._waiting))]
            thinking = not _THINKING < now - self._chores.turned < _LONGEST_WAIT
            due = thinking or now - self._sent >= _LONGEST_WAIT
            if not (due and self._budget.wait(cost, now) == 0) and not (idle and self._chores.spare(now)):
                return
            del self._waiting[key]
            answer.asked = self._sent = now
            self._chores.send(_question(answer.nick), cost, now)
            if self._budget.level(now) >= cost:
                self._budget.spend(cost, now)

    @property
    def waiting(self) -> bool:
        """Whether any question waits for its turn."""
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        """Whether so many people wait to be asked about that no more are taken."""
        return len(self._waiting) >= _MOST

    @property
    def supported(self) -> bool:
        """Whether the server knows WHOIS, as far as it has told."""
        return self._supported

    def drop(self, nick: str) -> bool:
        """Forget the question about a nick that is another's now; returns whether there was one."""
        self._waiting.pop(self._features.fold(nick), None)
        return self._open.pop(self._features.fold(nick), None) is not None

    def expire(self, now: float, *, busy: bool) -> None:
        """Give up what was asked too long ago. `busy`: our own questions still wait to be sent."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        for key, answer in tuple(self._open.items()):
            # what is not sent yet is not late
            if now - answer.asked > patience and (key not in self._waiting or not self._supported):
                self.drop(answer.nick)
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

    def _server(self, line: Line) -> None:
        if answer := self._find(line):
            answer.server = line[2]

    def _idle(self, line: Line) -> None:
        if (answer := self._find(line)) and len(line.params) >= 5 and line[3].isdecimal():
            answer.signon = int(line[3])

    def _account(self, line: Line) -> None:
        if answer := self._find(line):
            answer.account = line[2] or None

    def _end(self, line: Line) -> None:
        if answer := self._find(line):
            self.drop(answer.nick)
            self._answered(answer)


def _question(nick: str) -> str:
    # the nick twice asks the server that the person is on: only that one tells the signon time
    return f"WHOIS {nick} {nick}"


class Recognition:
    """Applies answers of WHOIS to people, and keeps proofs of the presence of those who play.

    `inquire` asks the server about somebody when it has time; it returns False if that cannot be asked now.
    """

    def __init__(self, sight: Sight, inquire: Callable[[Person], bool]) -> None:
        self._sight = sight
        self._inquire = inquire
        self._players: set[Identity] = set()
        self._nicks: dict[str, None] = {}
        """The folded nicks of players with accounts, whose seats wait for them when they have gone."""

    def expects(self, person: Person) -> bool:
        """Whether somebody with this nick has played, so that it must be known whether they are the same."""
        nick = self._sight.features.fold(person.nick)
        return nick in self._nicks or self._sight.is_claimed(person)

    def note_player(self, identity: Identity) -> None:
        """Remember how a player can be recognized: without an account by a proof, which is asked for once.

        An account or a trusted host is recognized without that.
        """
        if identity in self._players:
            return
        holders = self._sight.roster.holders(identity)
        if identity.startswith("account:"):
            self._nicks |= dict.fromkeys(self._sight.features.fold(person.nick) for person in holders)
            while len(self._nicks) > _REMEMBERED:
                del self._nicks[next(iter(self._nicks))]
        if not identity.startswith("nick:"):
            return
        for person in holders:
            if person.proof is not None:
                # it was asked who they are when they took their seat
                self._players.add(identity)
                self._sight.proofs.keep(identity, replace(person.proof, nick=person.nick))
            elif self._inquire(person):
                self._players.add(identity)

    def apply(self, answer: Answer, person: Person) -> None:
        """Take over what was answered about a person, if it is about the same user and host that we know of them."""
        # the nick may have changed hands while the answer was under way
        person.proving = False
        same = answer.there and (not person.host or answer.userhost == f"{person.user}@{person.host}")
        self._sight.logged_in(person, answer.account if same else None)
        person.proof = proof = answer.proof if same else None
        if person.identity is None:
            claims = self._sight.proofs.of_nick(person.nick, self._sight.features)
            proved = next((who for who, claim in claims.items() if claim.proves_same(proof)), None)
            for who in claims.keys() - {proved}:
                # somebody else has the nick; who had it may be beyond a netsplit
                self._sight.proofs.miss(who, answer.asked)
            self._sight.settle(person, proved)
        if proof is not None and person.identity is not None and self._is_player(person.identity):
            self._sight.proofs.keep(person.identity, proof)

    def _is_player(self, identity: Identity) -> bool:
        return identity in self._players or identity in self._sight.proofs
