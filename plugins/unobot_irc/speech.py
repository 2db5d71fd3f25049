"""What people say, delivered in order and only once it is known who said it; replays and our own echo are left out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from unobot.adapter import Departed, Identity, Room, Said, Sender
from unobot.addressing import after_name
from unobot.pacing import TokenBucket
from unobot_irc.housekeeping import BackgroundQueue, Channel, OwnUser, Stage
from unobot_irc.people import Person, Proof, Tracker
from unobot_irc.protocol import Features, Line, harmless

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


class SpeechSession(Protocol):
    """What speech must know of, and ask from, the session it belongs to."""

    stamp: str

    def now(self) -> float:
        """The time in seconds since the epoch."""
        ...

    def has(self, capability: str) -> bool:
        """Whether the server agreed to this capability."""
        ...

    def inquire(self, person: Person) -> bool:
        """Ask the server who this is; False if that cannot be asked now."""
        ...

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Queue a line of housekeeping; False if too many wait already."""
        ...

    def may_ask(self, said: Said, /) -> bool:
        """Whether that line may ask the bot for something; False if it is surely chatter."""
        ...


@dataclass(frozen=True, slots=True)
class _Held:
    """Something said by somebody of whom it is not known yet who they are, or in a room not entered yet.

    `asks`: it may ask the bot for something, so that it must be known whether its speaker has an account.
    """

    person: Person
    channel: Channel | None
    text: str
    id: str
    time: float
    heard: float
    asks: bool
    addressed: bool

    @property
    def ready(self) -> bool:
        """Whether it is known well enough who says that."""
        return self.person.identity is not None and (self.person.account_known or not self.asks)


class Speech:
    """Understands PRIVMSG. Notices are never answered, so that two bots cannot talk for ever."""

    def __init__(self, me: SpeechSession, own: OwnUser, tracker: Tracker) -> None:
        self._me = me
        self._own = own
        self._tracker = tracker
        self._held: list[_Held] = []
        self._strangers: dict[Person, float] = {}
        self._count = 0
        self._version_at = float("-inf")
        self.hears: Mapping[str, Callable[[Line], None]] = {"PRIVMSG": self._said}

    @property
    def strangers(self) -> list[Person]:
        """Who has written to us privately a moment ago without sharing a room: they may be answered."""
        return list(self._strangers)

    def _said(self, line: Line) -> None:
        features = self._tracker.features
        # a line of our own comes back where echo-message is on
        if not line.nick or self._own.is_nick(line.nick):
            return
        if line[1].startswith("\x01"):
            self._ctcp(line)
            return
        text = harmless(line[1]).strip()
        private = self._own.is_nick(line[0])
        # a line to `@#uno`, the operators of a channel, is none for the room, and is not heard
        channel = self._tracker.channels.find(line[0]) if features.is_room(line[0]) else None
        if not text or not (private or self._is_open(channel)) or before_join(line, channel):
            return
        person = self._speaker(line)
        person.spoke = self._me.now()
        time, addressed = line.time or person.spoke, False
        # by the nick we have: if it is not the configured one, that one may be somebody else
        if (to_us := after_name(text, [self._own.nick])) is not None:
            addressed, text = True, to_us
        id_ = self._id(line)
        asks = not person.account_known and self._asks(line, channel, text, id_, addressed=addressed)
        self._hold(_Held(person, channel, text, id_, time, person.spoke, asks, addressed))

    def _asks(self, line: Line, channel: Channel | None, text: str, id_: str, *, addressed: bool) -> bool:
        """Whether it must be known who says that."""
        room = channel.name if channel is not None else None
        unknown = Sender(Identity(""), harmless(line.nick))
        return self._me.may_ask(
            Said(self._tracker.network, room, unknown, text, id_, self._me.now(), addressed=addressed)
        )

    def _is_open(self, channel: Channel | None) -> bool:
        return channel is not None and channel.stage in (Stage.ENTERING, Stage.IN)

    def _id(self, line: Line) -> str:
        # `stamp` is never the same in two connections, else the bot would take a new line for a repeat
        self._count += 1
        return line.tags.get("msgid") or f"{self._me.stamp}.{self._count}"

    def _speaker(self, line: Line) -> Person:
        person = self._tracker.roster.find(line.nick)
        if person is None:
            person = self._stranger(line)
        person.seen(line.user, line.host)
        if self._me.has("account-tag"):
            # with account-tag, no tag means for sure that they are not logged in
            self._tracker.logged_in(person, line.tags.get("account"))
        return person

    def _stranger(self, line: Line) -> Person:
        """A new person for somebody without a room in common: a nick alone proves nothing, only an account does."""
        for known in self.strangers:
            if self._tracker.features.fold(known.nick) == self._tracker.features.fold(line.nick):
                self._strange_no_more(known)
        person = Person(line.nick, line.user, line.host)
        self._strangers[person] = self._me.now() + _REACHABLE
        return person

    def _strange_no_more(self, person: Person) -> None:
        """Forget a stranger, and tell the bot if nobody else in sight has that identity."""
        self._strangers.pop(person, None)
        identity = person.identity
        if identity is not None and not self._holders(identity):
            self._tracker.incoming.append(Departed(self._tracker.network, None, identity))

    def _holders(self, identity: Identity) -> list[Person]:
        strange = [person for person in self._strangers if person.identity == identity]
        return strange + self._tracker.roster.holders(identity)

    def _hold(self, said: _Held) -> None:
        """Keep a line until its speaker is known, asking the server if need be; usually it is delivered at once."""
        person = said.person
        full = len(self._held) >= _MOST_HELD
        if full and said.channel is not None and said.channel.stage is Stage.ENTERING:
            return
        self._held.append(said)
        if said.asks and (full or not self._me.inquire(person)):
            # it cannot be asked, or too many are asked about: they are taken for somebody without an account
            person.account_known = True
        known = person.account_known or not said.asks
        if known and person.identity is None and not self._is_entering(person):
            self._tracker.settle(person)
        self.release_ready()

    def _is_entering(self, person: Person) -> bool:
        by_name = (self._tracker.channels.by_name.get(key) for key in person.rooms)
        return any(channel is not None and channel.stage is Stage.ENTERING for channel in by_name)

    def release_ready(self) -> None:
        """Deliver the lines whose speaker is known and whose room is entered, each person's lines in their order."""
        waiting: list[_Held] = []
        unknown: set[Person] = set()
        for said in self._held:
            entered = said.channel is None or said.channel.stage is not Stage.ENTERING
            if said.ready and entered and said.person not in unknown:
                self._deliver(said)
            else:
                waiting.append(said)
                unknown.add(said.person)
        self._held = waiting

    def release(self, person: Person) -> None:
        """Deliver what this person said before, whatever is still unknown: they are about to go."""
        mine = [said for said in self._held if said.person is person]
        if not mine:
            return
        self._held = [said for said in self._held if said.person is not person]
        self._tracker.settle(person)
        for said in mine:
            self._deliver(said)

    def _deliver(self, said: _Held) -> None:
        room: Room | None = None
        if said.channel is not None:
            room = said.channel.name
            if said.channel.stage is not Stage.IN:
                return
        key = self._tracker.features.fold(room) if room else ""
        sender = self._tracker.roster.sender(said.person, key)
        self._tracker.incoming.append(
            Said(self._tracker.network, room, sender, said.text, said.id, said.time, addressed=said.addressed)
        )

    def expire(self, now: float) -> None:
        """Forget strangers who wrote some time ago, as the nick may be another's by now, and lines that waited too long."""
        self._held = [said for said in self._held if now - said.heard < _HOLDABLE]
        for person, until in tuple(self._strangers.items()):
            if now > until:
                self._strange_no_more(person)

    def moved(self, nick: str) -> None:
        """Somebody took this nick or came into a room with it: whoever wrote under it before is no stranger any more."""
        for person in self.strangers:
            if self._tracker.features.fold(person.nick) == self._tracker.features.fold(nick):
                self.release(person)
                self._strange_no_more(person)

    def _ctcp(self, line: Line) -> None:
        """Answer CTCP VERSION; all other CTCP, ACTION (`/me`) too, is no word for the bot."""
        now = self._me.now()
        if line[1].strip("\x01").upper() == "VERSION" and now - self._version_at > _VERSION_PAUSE:
            self._version_at = now
            self._me.say(f"NOTICE {line.nick} :\x01VERSION {_VERSION}\x01")


class Batches:
    """The open batches, and which of them hold old lines."""

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
    """Whether the line was said before we came into the room (InspIRCd's m_chanhistory without `batch`)."""
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
    """The open questions, one a nick, sent in the order in which they were asked.

    They have a budget of their own: whoever addresses the bot is not kept waiting by its other lines, and a crowd that
    does so leaves the players most of the pace. `answered` is called once for each; if the answer does not end in time,
    with what came until then.
    """

    def __init__(
        self, features: Features, background: BackgroundQueue, now: float, answered: Callable[[Answer], None]
    ) -> None:
        self._features = features
        self._background = background
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
        elif not self._background.add(_question(nick), self._background.question):
            return False
        self._open[key] = Answer(nick, now)
        return True

    def work_off(self, now: float) -> None:
        """Send the questions that the budget allows now, or that the pace has to spare."""
        cost, share = self._background.question, self._background.pace.per_second * _SHARE
        at_once = max(_AT_ONCE * cost, self._background.pace.burst)
        if (at_once, share) != (self._budget.burst, self._budget.per_second):
            self._budget.renew(at_once, share, now)
        idle = now - self._background.spoke >= _IDLE
        while self._waiting:
            answer = self._open[key := next(iter(self._waiting))]
            thinking = not _THINKING < now - self._background.turned < _LONGEST_WAIT
            due = thinking or now - self._sent >= _LONGEST_WAIT
            if not (due and self._budget.wait(cost, now) == 0) and not (idle and self._background.spare(now)):
                return
            del self._waiting[key]
            answer.asked = self._sent = now
            self._background.send(_question(answer.nick), cost, now)
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

    def __init__(self, tracker: Tracker, inquire: Callable[[Person], bool]) -> None:
        self._tracker = tracker
        self._inquire = inquire
        self._players: set[Identity] = set()
        self._nicks: dict[str, None] = {}
        """The folded nicks of players with accounts, whose seats wait for them when they have gone."""

    def expects(self, person: Person) -> bool:
        """Whether somebody with this nick has played, so that it must be known whether they are the same."""
        nick = self._tracker.features.fold(person.nick)
        return nick in self._nicks or self._tracker.is_claimed(person)

    def note_player(self, identity: Identity) -> None:
        """Remember how a player can be recognized: without an account by a proof, which is asked for once.

        An account or a trusted host is recognized without that.
        """
        if identity in self._players:
            return
        holders = self._tracker.roster.holders(identity)
        if identity.startswith("account:"):
            self._nicks |= dict.fromkeys(self._tracker.features.fold(person.nick) for person in holders)
            while len(self._nicks) > _REMEMBERED:
                del self._nicks[next(iter(self._nicks))]
        if not identity.startswith("nick:"):
            return
        for person in holders:
            if person.proof is not None:
                # it was asked who they are when they took their seat
                self._players.add(identity)
                self._tracker.proofs.keep(identity, replace(person.proof, nick=person.nick))
            elif self._inquire(person):
                self._players.add(identity)

    def apply(self, answer: Answer, person: Person) -> None:
        """Take over what was answered about a person, if it is about the same user and host that we know of them."""
        # the nick may have changed hands while the answer was under way
        person.proving = False
        same = answer.there and (not person.host or answer.userhost == f"{person.user}@{person.host}")
        self._tracker.logged_in(person, answer.account if same else None)
        person.proof = proof = answer.proof if same else None
        if person.identity is None:
            claims = self._tracker.proofs.of_nick(person.nick, self._tracker.features)
            proved = next((who for who, claim in claims.items() if claim.proves_same(proof)), None)
            for who in claims.keys() - {proved}:
                # somebody else has the nick; who had it may be beyond a netsplit
                self._tracker.proofs.miss(who, answer.asked)
            self._tracker.settle(person, proved)
        if proof is not None and person.identity is not None and self._is_player(person.identity):
            self._tracker.proofs.keep(person.identity, proof)

    def _is_player(self, identity: Identity) -> bool:
        return identity in self._players or identity in self._tracker.proofs
