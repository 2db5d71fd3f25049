"""What people say, delivered in order and only once it is known who said it: WHOIS tells, and recognizes players."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from unobot.adapter import Departed, Identity, Said, Sender, TokenBucket
from unobot.clock import Clock
from unobot.parsing.addressing import after_name
from unobot_irc.connection import Login
from unobot_irc.housekeeping import BackgroundQueue, Channel, OwnUser, Stage
from unobot_irc.people import Person, Proof, Recent, Tracker
from unobot_irc.protocol import ACCOUNT, Features, Line, harmless, on

_REACHABLE = 30.0
"""Seconds in which somebody who wrote to us without sharing a room can be answered. Later the nick may be another's."""
_MOST_HELD = 500
"""So many lines wait until it is known who said them, so that a flood cannot fill the memory; who speaks then is not asked about."""
_HOLDABLE = 150.0
"""Seconds after which a line is dropped whose speaker could not be recognized."""
_VERSION = "unobot"
_VERSION_PAUSE = 10.0
"""Seconds between two answers to CTCP VERSION, so that asking in a row cannot use up our pace."""
_PLAYED_AGAIN = ("chathistory", "draft/chathistory", "znc.in/playback")
_MOST_OPEN = 100
"""So many batches may be open at once; a server that opens more would only fill our memory."""
_PATIENCE = 8.0
"""Seconds until a question without an answer is given up: what was said before it has to wait so long."""
_PATIENCE_BUSY = 30.0
"""Seconds while our own questions wait to be sent."""
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


@dataclass(frozen=True, slots=True)
class _Pending:
    """Something said by somebody of whom it is not known yet who they are, or in a channel not entered yet.

    `asks`: it may ask the bot for something, so that it must be known whether its speaker has an account.
    """

    person: Person
    channel: Channel | None
    said_by: Callable[[Sender], Said]
    since: float
    asks: bool

    @property
    def speaker_known(self) -> bool:
        """Whether it is known well enough who says that."""
        return self.person.identity is not None and (self.person.account_known or not self.asks)

    @property
    def entering(self) -> bool:
        """Whether the channel is not entered yet."""
        return self.channel is not None and self.channel.stage is Stage.ENTERING


class Speech:
    """Understands PRIVMSG; replays and our own echo are left out.

    Notices are never answered, so that two bots cannot talk for ever. `may_ask` tells whether a line may ask the bot for
    something; False if it is surely chatter.
    """

    def __init__(
        self,
        tracker: Tracker,
        own: OwnUser,
        login: Login,
        whois: "Whois",
        background: BackgroundQueue,
        clock: Clock,
        may_ask: Callable[[Said], bool],
    ) -> None:
        self._tracker, self._own, self._login, self._whois = tracker, own, login, whois
        self._background, self._clock, self._may_ask = background, clock, may_ask
        self._pending: list[_Pending] = []
        self._strangers: dict[Person, float] = {}
        self._count = 0
        self._version_at = float("-inf")

    @property
    def strangers(self) -> list[Person]:
        """Who has written to us privately a moment ago without sharing a room: they may be answered."""
        return list(self._strangers)

    @on("PRIVMSG")
    def _hear(self, line: Line) -> None:
        tracker = self._tracker
        # a line of our own comes back where echo-message is on
        if not line.nick or self._own.is_nick(line.nick):
            return
        if line[1].startswith("\x01"):
            self._answer_ctcp(line)
            return
        text = harmless(line[1]).strip()
        # a line to `@#uno`, the operators of a channel, is none for the room, and is not heard
        channel = tracker.channels.find(line[0]) if tracker.features.is_room(line[0]) else None
        for_us = channel.joined if channel is not None else self._own.is_nick(line[0])
        if not text or not for_us or before_join(line, channel):
            return
        person = self._speaker(line)
        person.spoke = self._clock.now()
        # by the nick we have: if it is not the configured one, that one may be somebody else
        to_us = after_name(text, [self._own.nick])
        # `stamp` is never the same in two connections, else the bot would take a new line for a repeat
        self._count += 1
        said_by = partial(
            Said,
            tracker.network,
            channel.name if channel is not None else None,
            text=text if to_us is None else to_us,
            id=line.tags.get("msgid") or f"{tracker.identities.stamp}.{self._count}",
            time=line.time or person.spoke,
            addressed=to_us is not None,
        )
        asks = not person.account_known and self._may_ask(said_by(Sender(Identity(""), harmless(line.nick))))
        self._hold(_Pending(person, channel, said_by, person.spoke, asks))

    def _speaker(self, line: Line) -> Person:
        person = self._tracker.roster.find(line.nick)
        if person is None:
            # they share no room with us: a nick alone proves nothing, only an account does
            self._forget_strangers(line.nick)
            person = Person(line.nick, line.user, line.host)
            self._strangers[person] = self._clock.now() + _REACHABLE
        person.learn_address(line.user, line.host)
        if self._login.has("account-tag"):
            # with account-tag, no tag means for sure that they are not logged in
            self._tracker.note_account(person, line.tags.get("account"))
        return person

    def _hold(self, pending: _Pending) -> None:
        """Keep a line until its speaker is known, asking the server if need be; usually it is delivered at once."""
        person = pending.person
        full = len(self._pending) >= _MOST_HELD
        if full and pending.entering:
            return
        self._pending.append(pending)
        if pending.asks and (full or not self._whois.ask(person.nick)):
            # it cannot be asked, or too many are asked about: they are taken for somebody without an account
            person.account_known = True
        if person.identity is None and (person.account_known or not pending.asks):
            channels = (self._tracker.channels.by_name.get(key) for key in person.rooms)
            if not any(channel is not None and channel.stage is Stage.ENTERING for channel in channels):
                self._tracker.settle(person)
        self.release_ready()

    def release_ready(self) -> None:
        """Deliver the lines whose speaker is known and whose channel is entered, each person's lines in their order."""
        waiting: list[_Pending] = []
        unknown: set[Person] = set()
        for each in self._pending:
            if each.speaker_known and not each.entering and each.person not in unknown:
                self._deliver(each)
            else:
                waiting.append(each)
                unknown.add(each.person)
        self._pending = waiting

    def release(self, person: Person) -> None:
        """Deliver what this person said before, whatever is still unknown: they are about to go."""
        theirs = [each for each in self._pending if each.person is person]
        if not theirs:
            return
        self._pending = [each for each in self._pending if each.person is not person]
        self._tracker.settle(person)
        for each in theirs:
            self._deliver(each)

    def _deliver(self, pending: _Pending) -> None:
        channel, tracker = pending.channel, self._tracker
        if channel is not None and channel.stage is not Stage.IN:
            return
        key = tracker.features.fold(channel.name) if channel is not None else ""
        tracker.incoming.append(pending.said_by(tracker.roster.sender(pending.person, key)))

    def tick(self) -> None:
        """Forget strangers who wrote some time ago, as the nick may be another's by now, and lines that waited too long."""
        now = self._clock.now()
        self._pending = [each for each in self._pending if now - each.since < _HOLDABLE]
        for person, until in tuple(self._strangers.items()):
            if now > until:
                self._forget_stranger(person)

    @on("JOIN", "NICK")
    def _nick_taken(self, line: Line) -> None:
        # whoever wrote under this nick before is no stranger any more
        self._forget_strangers(line.nick if line.command == "JOIN" else line[0], release=True)

    def _forget_strangers(self, nick: str, *, release: bool = False) -> None:
        for person in self.strangers:
            if self._tracker.features.same(person.nick, nick):
                if release:
                    self.release(person)
                self._forget_stranger(person)

    def _forget_stranger(self, person: Person) -> None:
        """Forget a stranger, and tell the bot if nobody else in sight has that identity."""
        self._strangers.pop(person, None)
        identity = person.identity
        strange = any(each.identity == identity for each in self._strangers)
        if identity is not None and not strange and not self._tracker.roster.holders(identity):
            self._tracker.incoming.append(Departed(self._tracker.network, None, identity))

    def _answer_ctcp(self, line: Line) -> None:
        """Answer CTCP VERSION; all other CTCP, ACTION (`/me`) too, is no word for the bot."""
        now = self._clock.now()
        if line[1].strip("\x01").upper() == "VERSION" and now - self._version_at > _VERSION_PAUSE:
            self._version_at = now
            self._background.add(f"NOTICE {line.nick} :\x01VERSION {_VERSION}\x01")


class Batches:
    """The open batches, and which of them hold what a server or bouncer plays again after a JOIN."""

    def __init__(self) -> None:
        self._past: dict[str, bool] = {}

    def is_past(self, line: Line) -> bool:
        """Whether the line is part of a replay. Opens and closes batches when the line is a BATCH."""
        past = self._past.get(line.tags.get("batch", ""), False)
        if line.command == "BATCH":
            name = line[0][1:]
            if line[0].startswith("-"):
                self._past.pop(name, None)
            elif len(self._past) < _MOST_OPEN:
                # a batch inside a replay is part of the replay, whatever its own type is
                self._past[name] = past or line[1] in _PLAYED_AGAIN
        return past


def before_join(line: Line, channel: Channel | None) -> bool:
    """Whether the line was said before we came into the channel (InspIRCd's m_chanhistory without `batch`)."""
    joined = channel.joined_at if channel is not None else None
    # both times are the server's: our own clock may be wrong
    return line.time is not None and joined is not None and line.time < joined


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
    """The open questions who somebody is, one a nick, sent in the order in which they were asked.

    They have a budget of their own: whoever addresses the bot is not kept waiting by its other lines, and a crowd that
    does so leaves the players most of the pace. `answered` is called once for each; if the answer does not end in time,
    with what came until then.
    """

    def __init__(
        self,
        features: Features,
        background: BackgroundQueue,
        clock: Clock,
        answered: Callable[[Answer], None],
    ) -> None:
        self._features, self._background, self._clock = features, background, clock
        self._answered = answered
        self._open: dict[str, Answer] = {}
        self._waiting: dict[str, None] = {}
        """The questions that were not sent yet, in their order."""
        self._sent = clock.now()
        """When a question last went out."""
        self._budget = TokenBucket(1, 1.0, clock.now())
        """How many lines of the pace they may still take."""
        self._supported = True

    def ask(self, nick: str, *, waited_for: bool = True) -> bool:
        """Ask about a nick; False if that cannot be asked now or at all. Asking twice asks once.

        Where nobody waits for the answer the question is housekeeping, and takes what the pace has to spare.
        """
        key = self._features.fold(nick)
        if key in self._open:
            return True
        if not self._supported or len(self._waiting) >= _MOST:
            return False
        if waited_for:
            self._waiting[key] = None
        elif not self._background.add(_question(nick), self._background.whois_cost):
            return False
        self._open[key] = Answer(nick, self._clock.now())
        return True

    def work_off(self) -> None:
        """Send the questions that the budget allows now, or that the pace has to spare."""
        background, now = self._background, self._clock.now()
        cost, share = background.whois_cost, background.pace.per_second * _SHARE
        at_once = max(_AT_ONCE * cost, background.pace.burst)
        if (at_once, share) != (self._budget.burst, self._budget.per_second):
            self._budget.renew(at_once, share, now)
        idle = now - background.spoke >= _IDLE
        while self._waiting:
            answer = self._open[key := next(iter(self._waiting))]
            thinking = not _THINKING < now - background.turned < _LONGEST_WAIT
            due = thinking or now - self._sent >= _LONGEST_WAIT
            if not (due and self._budget.wait(cost, now) == 0) and not (idle and background.has_spare()):
                return
            del self._waiting[key]
            answer.asked = self._sent = now
            background.send(_question(answer.nick), cost)
            if self._budget.level(now) >= cost:
                self._budget.spend(cost, now)

    @property
    def waiting(self) -> bool:
        """Whether any question waits for its turn."""
        return bool(self._waiting)

    @property
    def too_busy(self) -> bool:
        """Whether so many questions wait to be sent that no more are taken: they can be asked when these have gone."""
        return self._supported and len(self._waiting) >= _MOST

    def drop(self, nick: str) -> bool:
        """Forget the question about a nick that is another's now; returns whether there was one."""
        self._waiting.pop(self._features.fold(nick), None)
        return self._open.pop(self._features.fold(nick), None) is not None

    def follow(self, old: str, new: str) -> None:
        """Ask about the new nick what was asked about the old one: the answer to that would be about nobody."""
        if self.drop(old) and not self.ask(new):
            self._answered(Answer(new, self._clock.now()))

    def expire(self, now: float, *, busy: bool) -> None:
        """Give up what was asked too long ago. `busy`: our own questions still wait to be sent."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        for key, answer in tuple(self._open.items()):
            # what is not sent yet is not late
            if now - answer.asked > patience and (key not in self._waiting or not self._supported):
                self.drop(answer.nick)
                self._answered(answer)

    @on("421")
    def _unknown_command(self, line: Line) -> None:
        # the server has no WHOIS, so nobody has an account there, and nothing can be proved
        if line[1].upper() == "WHOIS":
            self._supported = False
            self.expire(float("inf"), busy=False)

    @on("311", "312", "317", "330", "318", "401")
    def _note(self, line: Line) -> None:
        answer = self._open.get(self._features.fold(line[1]))
        if answer is None:
            return
        match line.command:
            case "311":
                answer.there, answer.userhost, answer.realname = True, f"{line[2]}@{line[3]}", line[-1]
            case "312":
                answer.server = line[2]
            case "317" if len(line.params) >= 5 and line[3].isdecimal():
                answer.signon = int(line[3])
            case "330":
                answer.account = line[2] or None
            case "318" | "401":
                self.drop(answer.nick)
                self._answered(answer)


def _question(nick: str) -> str:
    # the nick twice asks the server that the person is on: only that one tells the signon time
    return f"WHOIS {nick} {nick}"


class Recognition:
    """Applies answers of WHOIS to people, and keeps proofs of the presence of those who play."""

    def __init__(self, tracker: Tracker, whois: Whois) -> None:
        self._tracker, self._whois = tracker, whois
        self._players: set[Identity] = set()
        self._nicks: Recent[str, None] = Recent(_REMEMBERED)
        """The folded nicks of players with accounts, whose seats wait for them when they have gone."""

    def expects(self, person: Person) -> bool:
        """Whether somebody with this nick has played, so that it must be known whether they are the same."""
        return self._tracker.features.fold(person.nick) in self._nicks or self._tracker.is_claimed(person)

    def note_player(self, identity: Identity) -> None:
        """Remember how a player can be recognized: without an account by a proof, which is asked for once.

        An account or a trusted host is recognized without that.
        """
        if identity in self._players:
            return
        for person in self._tracker.roster.holders(identity):
            if identity.startswith(ACCOUNT):
                self._nicks[self._tracker.features.fold(person.nick)] = None
            elif identity.startswith("nick:"):
                if person.proof is not None:
                    # it was asked who they are when they took their seat
                    self._players.add(identity)
                    self._tracker.proofs.keep(identity, replace(person.proof, nick=person.nick))
                elif self._whois.ask(person.nick, waited_for=False):
                    self._players.add(identity)

    def apply(self, answer: Answer, person: Person) -> None:
        """Take over what was answered about a person, if it is about the same user and host that we know of them."""
        tracker = self._tracker
        person.proving = False
        # the nick may have changed hands while the answer was under way
        same = answer.there and (not person.host or answer.userhost == f"{person.user}@{person.host}")
        tracker.note_account(person, answer.account if same else None)
        person.proof = proof = answer.proof if same else None
        if person.identity is None:
            claims = tracker.proofs.of_nick(person.nick, tracker.features)
            proved = next((who for who, claim in claims.items() if claim.proves_same(proof)), None)
            for who in claims.keys() - {proved}:
                # somebody else has the nick; who had it may be beyond a netsplit
                tracker.proofs.miss(who, answer.asked)
            tracker.settle(person, proved)
        identity = person.identity
        if proof is None or identity is None:
            return
        if identity in self._players or identity in tracker.proofs:
            tracker.proofs.keep(identity, proof)
