"""Asking the server who somebody is, and whether they can be reached."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from unobot.adapter import Identity, Unreached
from unobot.pacing import TokenBucket
from unobot_irc.line import Line, harmless
from unobot_irc.people import Features, Person, Proof
from unobot_irc.receipts import Chores, Receipts
from unobot_irc.rooms import Ourselves, Sight

# --- Asking the server who somebody is (WHOIS), and recognizing people by the answer.


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


# --- Whether what is said to somebody alone reaches them: tried when they take a seat, before a hand is lost.


_BARRIER = "unobot-reach-"
_TRIALS = 6, 0.2
"""So many trials at once, and so many a second: a crowd that asks for seats must not use up the pace."""
_MOST_UNREACHED = 1000
"""So many are remembered who were reached, and who were not."""
_REFUSALS = ("401", "477", "486", "493", "531", "716")


@dataclass(slots=True)
class _Trial:
    person: Person
    reached: asyncio.Future[bool]


class Reach:
    """The trials of one connection."""

    def __init__(
        self,
        sight: Sight,
        ourselves: Ourselves,
        chores: Chores,
        receipts: Receipts,
        now: float,
    ) -> None:
        self._sight, self._ourselves = sight, ourselves
        self._chores, self._receipts = chores, receipts
        self._count = 0
        self._trials: dict[int, _Trial] = {}
        self._reached: dict[Identity, None] = {}
        self._refused_by: set[Identity] = set()
        self._allowed = TokenBucket(*_TRIALS, now)
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "PONG": self._passed,
            "PRIVMSG": self._echoed,
            **dict.fromkeys(_REFUSALS, self._refused),
        }

    def try_out(self, person: Person, now: float) -> asyncio.Future[bool] | None:
        """Find out whether they are reached, if that is worth a try; if they are not, the bot is told `Unreached`.

        Each person is tried once on a connection, and again only after something was refused; where the server answers
        each line by label, a hand that is not passed on is told without a trial. Returns None while nothing speaks against it:
        a table does not wait for the answer, or anybody who takes a seat could keep the players waiting. Who was not
        reached before is waited for: the future has the answer.
        """
        refused = self._key(person) in self._refused_by
        for trial in self._trials.values():
            if self._key(trial.person) == self._key(person):
                return trial.reached if refused else None
        shown = self._key(person) in self._reached or self._receipts.labels()
        if (shown and not refused) or self._allowed.level(now) < 1:
            return None
        self._allowed.spend(1, now)
        self._count += 1
        number, found = self._count, asyncio.get_running_loop().create_future()
        self._trials[number] = _Trial(person, found)
        for line in (f"PRIVMSG {person.nick} :\x01PING {number}\x01", f"PING :{_BARRIER}{number}"):
            if refused:
                self._chores.send(line, 1, now)  # a table waits for the answer
            else:
                self._chores.add(line, 1)  # housekeeping, which leaves the bot's own lines their pace
        return found if refused else None

    def lost(self, person: Person) -> None:
        """Something said to them was refused: next time they are tried again, and that is waited for."""
        self._reached.pop(self._key(person), None)
        if len(self._refused_by) < _MOST_UNREACHED:
            self._refused_by.add(self._key(person))

    def close(self) -> None:
        """The connection has ended: nothing more is found out."""
        for number in tuple(self._trials):
            self._settle(number, reached=True)

    def _key(self, person: Person) -> Identity:
        return person.identity or Identity(person.nick)

    def _settle(self, number: int, *, reached: bool, reason: str = "") -> None:
        trial = self._trials.pop(number, None)
        if trial is None:
            return
        if reached:
            self._reached[self._key(trial.person)] = None
            while len(self._reached) > _MOST_UNREACHED:
                del self._reached[next(iter(self._reached))]
            self._refused_by.discard(self._key(trial.person))
        else:
            self.lost(trial.person)
            if trial.person.identity is not None:
                self._sight.news.append(Unreached(self._sight.network, trial.person.identity, reason))
        if not trial.reached.done():
            trial.reached.set_result(reached)

    def _passed(self, line: Line) -> None:
        number = line[-1].removeprefix(_BARRIER)
        if line[-1].startswith(_BARRIER) and number.isdecimal():
            self._settle(int(number), reached=True)

    def _refused(self, line: Line) -> None:
        if "ctcp" in line[-1].lower():
            return  # they refuse CTCP alone: a hand is none
        fold = self._sight.features.fold
        # 486 and 493 name the nick only in the text
        named = {fold(line[1])} if len(line.params) > 2 else {fold(word) for word in line[-1].split()}
        for number, trial in tuple(self._trials.items()):
            if fold(trial.person.nick) in named:
                self._settle(number, reached=False, reason=harmless(line[-1]))

    def _echoed(self, line: Line) -> None:
        """Where ours come back: a server that has swallowed one without a word leaves out its id (SILENCE)."""
        number = line[1].strip("\x01").removeprefix("PING ")
        ours = self._ourselves.is_nick(line.nick) and line[1].startswith("\x01PING ") and number.isdecimal()
        if ours and self._receipts.gives_ids and "msgid" not in line.tags:
            self._settle(int(number), reached=False, reason="swallowed without a word")
