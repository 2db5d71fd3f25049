"""Coming into rooms, who is there, who comes, goes and is renamed."""

import re
from collections.abc import Callable, Mapping
from typing import Protocol

import structlog

from unobot.adapter import Entered
from unobot_irc.connection import Barred, Dropped, Login
from unobot_irc.housekeeping import Channel, OwnUser, Stage
from unobot_irc.people import Person, Tracker
from unobot_irc.protocol import Line

_BARS = re.compile(
    r"\bban(s|ned)?\b|\bbarred|throttl|\b[a-z]-?lined?\b|too (fast|many|often)|not authori[sz]ed|access denied",
    re.IGNORECASE,
)
"""In an ERROR: the server refuses our address, or so many connections. Each server has its own words for it."""

log = structlog.get_logger("unobot_irc")
_PATIENCE = 15.0
"""Seconds after which a room is entered with what is known so far, whoever the server has not told about."""
_PATIENCE_BUSY = 120.0
"""The same while our own questions wait to be sent: with many rooms they take their time at one line a second."""
_MARK = "417"
"""Our WHOX query carries it, and so do its answers: a bouncer may ask for other fields over the same connection."""
_REFUSALS = ("403", "405", "437", "470", "471", "473", "474", "475", "476", "477", "479", "480", "489", "520")
_NETSPLIT = re.compile(r"\S+\.\S+ \S+\.\S+")
"""Why somebody has quit: two servers were parted. Whoever says so themselves must still prove that their connection is the same."""


class Greeting:
    """Understands the welcome, the server's features, and ERROR."""

    def __init__(
        self, login: Login, own: OwnUser, tracker: Tracker, server_is: Callable[[str], None]
    ) -> None:
        self._login, self._own, self._tracker = login, own, tracker
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
        self._own.nick = self._login.nick
        log.info("connected", network=self._tracker.network, nick=self._login.nick)

    def _version_told(self, line: Line) -> None:
        self._server_is(line[2])

    def _introduced(self, _line: Line) -> None:
        """The server has told all about itself: now names can be folded."""
        self._tracker.channels.refold()

    def _features_told(self, line: Line) -> None:
        features = self._tracker.features
        had = features.bot_mode
        features.load(line.params[1:-1])  # the first is our nick, the last "are supported by this server"
        if features.bot_mode and not had:
            self._own.mark_as_bot()

    def _barred(self, line: Line) -> None:
        raise Barred(f"the server said: {line[-1]}")

    def _failed(self, line: Line) -> None:
        said = line[-1]
        raise (Barred if _BARS.search(said) else Dropped)(f"the server said: {said}")


class EnteringSession(Protocol):
    """What entering asks from the session it belongs to."""

    def now(self) -> float:
        """The time in seconds since the epoch."""
        ...

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Queue a line of housekeeping; False if too many wait already."""
        ...

    def inquire(self, person: Person) -> bool:
        """Ask the server who this is; False if that cannot be asked now."""
        ...

    def inquires_later(self) -> bool:
        """Whether it can be asked later, when those questions that wait have gone."""
        ...


class Entering:
    """Understands what follows our own JOIN: topic, NAMES, WHO; and the ways in which a JOIN is refused."""

    def __init__(self, me: EnteringSession, own: OwnUser, tracker: Tracker) -> None:
        self._me = me
        self._own = own
        self._tracker = tracker
        self._open: set[Channel] = set()
        """The rooms that are being entered, and some that are not any more; `advance_all` sorts those out."""
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "353": self._names,
            "366": self._names_end,
            "352": self._who,
            "354": self._whox,
            "315": self._who_end,
            "421": self._unknown,
            "INVITE": self._invited,
            **dict.fromkeys(_REFUSALS, self._refused),
        }

    def begin(self, line: Line, channel: Channel) -> None:
        """We have just joined: wait for NAMES, then ask WHO where NAMES did not tell enough."""
        channel.forget_visit()
        channel.stage, channel.since, channel.joined_at = Stage.ENTERING, self._me.now(), line.time
        self._open.add(channel)

    def _find(self, name: str) -> Channel | None:
        channel = self._tracker.channels.find(name)
        return channel if channel is not None and channel.stage in (Stage.ENTERING, Stage.IN) else None

    def _names(self, line: Line) -> None:
        if self._find(line[2]) is None:
            return
        key, ranks = self._tracker.features.fold(line[2]), self._tracker.features.ranks
        for entry in line[3].split():
            # with multi-prefix several rank signs stand before a nick, with userhost-in-names !user@host behind it
            mask = entry.lstrip("".join(ranks))
            modes = "".join(ranks[symbol] for symbol in entry[: len(entry) - len(mask)])
            nick, _, userhost = mask.partition("!")
            if not nick or self._own.is_nick(nick):
                continue
            person = self._tracker.roster.meet(nick)
            person.seen(*userhost.partition("@")[::2])
            self._tracker.roster.enter(person, key, modes)

    def _names_end(self, line: Line) -> None:
        """NAMES is complete: ask WHO, unless all is known already. WHO is dear, so it is asked only where it helps."""
        channel = self._find(line[1])
        if channel is None or channel.named:
            return
        channel.named = True
        members = self._tracker.roster.members(self._tracker.features.fold(line[1]))
        if all(person.account_known for person in members):
            channel.listed = True
        elif "WHOX" in self._tracker.features:
            # the fields come back in the server's own order: t(ype) u(ser) h(ost) n(ick) a(ccount)
            channel.listed = not self._me.say(f"WHO {line[1]} %tuhna,{_MARK}", 2)
        elif all(person.host for person in members) or not self._me.say(f"WHO {line[1]}", 2):
            channel.listed = True
        self._advance(channel)

    def _who(self, line: Line) -> None:
        if person := self._tracker.roster.find(line[5]):
            person.seen(line[2], line[3])

    def _whox(self, line: Line) -> None:
        person = self._tracker.roster.find(line[4])
        if line[1] != _MARK or person is None:
            return
        person.seen(line[2], line[3])
        # WHOX says "0" for no account, some servers "*"
        self._tracker.logged_in(person, line[5] if line[5] not in ("0", "*", "") else None)

    def _who_end(self, line: Line) -> None:
        if channel := self._find(line[1]):
            channel.listed = True
            self._advance(channel)

    def _unknown(self, line: Line) -> None:
        """421: the server has no WHO, so what NAMES told is all there is to know."""
        if line[1].upper() == "WHO":
            for channel in self._open:
                channel.listed = channel.named
                self._advance(channel)

    def _advance(self, channel: Channel) -> None:
        """Enter the room if it is known of everybody in it who they are."""
        if channel.stage is not Stage.ENTERING or not (channel.named and channel.listed):
            return
        key = self._tracker.features.fold(channel.name)
        for person in self._tracker.roster.members(key):
            if person.identity is None and not self._must_prove(person):
                self._tracker.settle(person)
        if all(person.identity is not None for person in self._tracker.roster.members(key)):
            self._enter(channel)

    def _must_prove(self, person: Person) -> bool:
        """Whether this nick played before our restart, so that WHOIS must tell if it is the same connection."""
        if not self._tracker.is_claimed(person):
            return False
        # asked again at the next tick: whoever is not asked about is somebody new, and has lost the seat
        return self._me.inquire(person) or self._me.inquires_later()

    def learned(self, person: Person) -> None:
        """It is known who this is: enter the rooms that waited for that."""
        for key in tuple(person.rooms):
            if channel := self._tracker.channels.by_name.get(key):
                self._advance(channel)

    def advance_all(self, *, busy: bool) -> None:
        """Enter every room that is ready or has taken too long. `busy`: our own questions still wait to be sent."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        self._open = {channel for channel in self._open if channel.stage is Stage.ENTERING}
        for channel in self._open:
            if self._me.now() - channel.since > patience:
                channel.named = channel.listed = True
                for person in self._tracker.roster.members(self._tracker.features.fold(channel.name)):
                    person.proving = False
                    self._tracker.settle(person)
            self._advance(channel)

    def _enter(self, channel: Channel) -> None:
        """Tell the bot of everybody there, then that it has entered: in this order, as `Entered` promises."""
        channel.stage, channel.refused = Stage.IN, False
        for person in self._tracker.roster.members(self._tracker.features.fold(channel.name)):
            self._tracker.announce(person)
        self._tracker.incoming.append(Entered(self._tracker.network, channel.name, channel.name))

    def _refused(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[1])
        # 477 and others are also sent for a PRIVMSG: only while we are joining they are about the JOIN
        if channel is not None and channel.stage is Stage.JOINING:
            self._tracker.excluded(channel, line[-1], self._me.now())

    def _invited(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[1])
        if channel is not None and channel.stage is Stage.OUT:
            self._tracker.channels.try_at(channel, self._me.now())


class PresenceSession(Protocol):
    """What presence must know of, and ask from, the session it belongs to."""

    def now(self) -> float:
        """The time in seconds since the epoch."""
        ...

    def has(self, capability: str) -> bool:
        """Whether the server agreed to this capability."""
        ...

    def inquire(self, person: Person) -> bool:
        """Ask the server who this is; False if that cannot be asked now."""
        ...

    def expects(self, person: Person) -> bool:
        """Whether somebody with this nick has played, so that it must be known whether they are the same."""
        ...

    def entering(self, line: Line, channel: Channel) -> None:
        """We have just joined a room: learn who is in it."""
        ...

    def release(self, person: Person) -> None:
        """Deliver what this person said before; they are about to go."""
        ...

    def nick_changed(self, person: Person, old: str) -> None:
        """They have another nick: ask about it what was asked about the old one."""
        ...

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Queue a line of housekeeping; False if too many wait already."""
        ...


class Presence:
    """Understands JOIN, PART, KICK, QUIT, NICK, ACCOUNT, CHGHOST and MODE."""

    def __init__(self, me: PresenceSession, own: OwnUser, tracker: Tracker) -> None:
        self._me = me
        self._own = own
        self._tracker = tracker
        self._fold = tracker.features.fold
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "JOIN": self._join,
            "PART": self._part,
            "KICK": self._kick,
            "QUIT": self._quit,
            "NICK": self._nick,
            "ACCOUNT": self._account,
            "CHGHOST": self._chghost,
            "MODE": self._mode,
        }

    def _join(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[0])
        if self._own.is_nick(line.nick):
            # our own JOIN is the surest place to learn our host from: 001 often does not tell it
            self._own.learn_address(line)
            if channel is None:
                # an operator has moved us (SAJOIN) into a room that nobody configured
                self._me.say(f"PART {line[0]}")
            else:
                self._me.entering(line, channel)
        elif channel is not None and channel.stage in (Stage.ENTERING, Stage.IN):
            self._joined(line, self._fold(line[0]))

    def _joined(self, line: Line, key: str) -> None:
        known = self._tracker.roster.find(line.nick)
        if known is not None and key in known.rooms:
            self._gone(known)  # who was here under this nick must have gone unseen: this is somebody else
        person = self._tracker.roster.meet(line.nick)
        person.nick = line.nick
        person.seen(line.user, line.host)
        self._tracker.roster.enter(person, key)
        if self._me.has("extended-join"):
            # extended-join: the second parameter is the account, `*` if there is none
            self._tracker.logged_in(person, line[1] if line[1] not in ("*", "") else None)
        person.proving = person.identity is None and self._tracker.is_claimed(person)
        # who only comes is nobody's concern: they are asked about when they address the bot
        nobody_we_know = person.account_known or not self._me.expects(person)
        sure = (nobody_we_know and not person.proving) or person.identity is not None
        if sure or not self._me.inquire(person):
            person.proving = False
            self._tracker.settle(person)

    def _part(self, line: Line) -> None:
        for room in line[0].split(","):
            channel = self._tracker.channels.find(room)
            if channel is not None and self._own.is_nick(line.nick):
                self._tracker.excluded(channel, line[1] or "left", self._me.now())
            else:
                self._left(line.nick, room)

    def _kick(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[0])
        if channel is not None and self._own.is_nick(line[1]):
            self._tracker.excluded(channel, f"kicked by {line.nick}: {line[2]}", self._me.now())
        else:
            self._left(line[1], line[0])

    def _left(self, nick: str, room: str) -> None:
        person, key = self._tracker.roster.find(nick), self._fold(room)
        if person is not None and key in person.rooms:
            self._me.release(person)  # first: what they said must reach the bot before their going does
            self._tracker.left(person, key)

    def _quit(self, line: Line) -> None:
        if person := self._tracker.roster.find(line.nick):
            split = _NETSPLIT.fullmatch(line[0]) is not None
            self._gone(person, self._me.now() if split else None)
        self._own.regain(line.nick)

    def _gone(self, person: Person, split_at: float | None = None) -> None:
        self._me.release(person)
        self._tracker.vanished(person, split_at)

    def _nick(self, line: Line) -> None:
        if not line[0]:
            return
        if self._own.is_nick(line.nick):
            self._own.renamed(line)
            return
        if person := self._tracker.roster.find(line.nick):
            person.seen(line.user, line.host)
            self._displaced(line[0], person)
            self._tracker.renamed(person, line[0])
            self._me.nick_changed(person, line.nick)
        self._own.regain(line.nick)

    def _displaced(self, nick: str, by: Person) -> None:
        """Whoever was thought to have this nick has gone unseen; to change a letter's case displaces nobody."""
        other = self._tracker.roster.find(nick)
        if other is not None and other is not by:
            self._gone(other)

    def _account(self, line: Line) -> None:
        if person := self._tracker.roster.find(line.nick):
            self._tracker.logged_in(person, line[0] if line[0] not in ("*", "") else None)
            self._tracker.settle(person)

    def _chghost(self, line: Line) -> None:
        if self._own.is_nick(line.nick):
            self._own.learn_address(Line("CHGHOST", (), line.nick, line[0], line[1]))
        elif person := self._tracker.roster.find(line.nick):
            person.seen(line[0], line[1])
            if person.identity is not None and person.identity in self._tracker.proofs:
                # the proof holds the old host and would never fit again
                self._tracker.proofs.forget(person.identity)
                self._me.inquire(person)

    def _mode(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[0])
        if channel is None:
            return
        features, arguments, setting = self._tracker.features, iter(line.params[2:]), True
        for letter in line[1]:
            if letter in "+-":
                setting = letter == "+"
            elif letter == "c" and not features.takes_argument(letter, setting=setting):
                channel.plain = setting  # the room refuses colours, or allows them again
            elif features.takes_argument(letter, setting=setting):
                # also for modes that are none of ours: else every later mode would get the wrong nick
                nick = next(arguments, "")
                if letter in features.ranks.values():
                    self._rank(nick, self._fold(line[0]), letter, setting=setting)

    def _rank(self, nick: str, key: str, letter: str, *, setting: bool) -> None:
        """Somebody in the (folded) room `key` gained or lost a rank such as `o`."""
        person = self._tracker.roster.find(nick)
        if person is not None and key in person.rooms:
            held = person.rooms[key].replace(letter, "")
            person.rooms[key] = held + letter if setting else held
