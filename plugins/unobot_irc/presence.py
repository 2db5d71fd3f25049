"""Who is in the rooms: coming in ourselves, who comes, goes and is renamed, and by what WHOIS recognizes players."""

import re
from dataclasses import replace

from unobot.adapter import Entered, Identity
from unobot.clock import Clock
from unobot_irc.connection import Registration
from unobot_irc.housekeeping import BackgroundQueue, Channel, JoinStage, OwnUser, WhoisAnswer, WhoisQueue
from unobot_irc.people import Person, Recent, Tracker
from unobot_irc.protocol import ACCOUNT, Line, on
from unobot_irc.speech import Speech

_REMEMBERED = 1000
"""So many nicks of players are remembered."""
_PATIENCE = 15.0
"""Seconds after which a room is entered with what is known so far, whoever the server has not told about."""
_PATIENCE_BUSY = 120.0
"""Seconds while our own questions wait to be sent: with many rooms they take their time at one line a second."""
_MARK = "417"
"""Our WHOX query carries it, and so do its answers: a bouncer may ask for other fields over the same connection."""
_REFUSALS = ("403", "405", "437", "470", "471", "473", "474", "475", "476", "477", "479", "480", "489", "520")
_NETSPLIT = re.compile(r"\S+\.\S+ \S+\.\S+")
"""Why somebody has quit: two servers were parted. Whoever says so themselves must still prove that their connection is the same."""


class Recognizer:
    """Applies answers of WHOIS to people, and keeps proofs of the presence of those who play."""

    def __init__(self, tracker: Tracker, whois: WhoisQueue) -> None:
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

    def apply(self, answer: WhoisAnswer, person: Person) -> None:
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


def _account(text: str) -> str | None:
    """Return the account that a line names, if any."""
    return text if text not in ("*", "") else None


class RoomEntry:
    """Understands what follows our own JOIN: topic, NAMES, WHO; and the ways in which a JOIN is refused.

    The bot is told of everybody in a room before anything else from that room.
    """

    def __init__(
        self, tracker: Tracker, own: OwnUser, whois: WhoisQueue, background: BackgroundQueue, clock: Clock
    ) -> None:
        self._tracker, self._own, self._whois = tracker, own, whois
        self._background, self._clock = background, clock
        self._open: set[Channel] = set()
        """The channels that are being entered, and some that are not any more; `tick` sorts those out."""

    def begin(self, line: Line, channel: Channel) -> None:
        """Enter a channel that we have just joined: wait for NAMES, then ask WHO where NAMES did not tell enough."""
        channel.forget_visit()
        channel.stage, channel.since, channel.joined_at = JoinStage.ENTERING, self._clock.now(), line.time
        self._open.add(channel)

    def _find(self, name: str) -> Channel | None:
        channel = self._tracker.channels.find(name)
        return channel if channel is not None and channel.joined else None

    def _members(self, channel: Channel) -> list[Person]:
        return self._tracker.roster.members(self._tracker.features.fold(channel.name))

    @on("353")
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
            person.learn_address(*userhost.partition("@")[::2])
            self._tracker.roster.enter(person, key, modes)

    @on("366")
    def _names_end(self, line: Line) -> None:
        channel = self._find(line[1])
        if channel is None or channel.named:
            return
        channel.named = True
        # WHO is dear, so it is asked only where it helps
        members = self._members(channel)
        if all(person.account_known for person in members):
            channel.listed = True
        elif "WHOX" in self._tracker.features:
            # the fields come back in the server's own order: t(ype) u(ser) h(ost) n(ick) a(ccount)
            channel.listed = not self._background.add(f"WHO {line[1]} %tuhna,{_MARK}", 2)
        else:
            hosts_known = all(person.host for person in members)
            channel.listed = hosts_known or not self._background.add(f"WHO {line[1]}", 2)
        self._advance(channel)

    @on("352")
    def _who(self, line: Line) -> None:
        if person := self._tracker.roster.find(line[5]):
            person.learn_address(line[2], line[3])

    @on("354")
    def _whox(self, line: Line) -> None:
        person = self._tracker.roster.find(line[4])
        if line[1] == _MARK and person is not None:
            person.learn_address(line[2], line[3])
            # for no account WHOX says "0", some servers "*"
            self._tracker.note_account(person, _account(line[5]) if line[5] != "0" else None)

    @on("315")
    def _who_end(self, line: Line) -> None:
        if channel := self._find(line[1]):
            channel.listed = True
            self._advance(channel)

    @on("421")
    def _unknown_command(self, line: Line) -> None:
        # the server has no WHO, so what NAMES told is all there is to know
        if line[1].upper() == "WHO":
            for channel in self._open:
                channel.listed = channel.named
                self._advance(channel)

    def _advance(self, channel: Channel) -> None:
        """Enter the channel if it is known of everybody in it who they are."""
        if channel.stage is not JoinStage.ENTERING or not (channel.named and channel.listed):
            return
        for person in self._members(channel):
            if person.identity is not None:
                continue
            # who played under this nick before our restart: WHOIS must tell if it is the same connection; asked again at
            # the next tick, for whoever is not asked about is somebody new, and has lost the seat
            claimed = self._tracker.is_claimed(person)
            if not (claimed and (self._whois.ask(person.nick) or self._whois.too_busy)):
                self._tracker.settle(person)
        if any(person.identity is None for person in self._members(channel)):
            return
        # everybody there, then that the bot has entered: in this order, as `Entered` promises
        channel.stage, channel.refused = JoinStage.IN, False
        for person in self._members(channel):
            self._tracker.announce(person)
        self._tracker.incoming.append(Entered(self._tracker.network, channel.name, channel.name))

    def resume(self, person: Person) -> None:
        """Enter the rooms that waited until it was known who this is."""
        for key in tuple(person.rooms):
            if channel := self._tracker.channels.by_name.get(key):
                self._advance(channel)

    def tick(self, *, busy: bool) -> None:
        """Enter every room that is ready or has taken too long. `busy`: our own questions still wait to be sent."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        self._open = {channel for channel in self._open if channel.stage is JoinStage.ENTERING}
        for channel in self._open:
            if self._clock.now() - channel.since > patience:
                channel.named = channel.listed = True
                for person in self._members(channel):
                    person.proving = False
                    self._tracker.settle(person)
            self._advance(channel)

    @on(*_REFUSALS)
    def _refused(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[1])
        # 477 and others are also sent for a PRIVMSG: only while we are joining they are about the JOIN
        if channel is not None and channel.stage is JoinStage.JOINING:
            self._tracker.note_exclusion(channel, line[-1], self._clock.now())

    @on("INVITE")
    def _invited(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[1])
        if channel is not None and channel.stage is JoinStage.OUT:
            self._tracker.channels.retry_at(channel, self._clock.now())


class UserChanges:
    """Understands JOIN, PART, KICK, QUIT, NICK, ACCOUNT, CHGHOST and MODE."""

    def __init__(
        self,
        tracker: Tracker,
        own: OwnUser,
        login: Registration,
        whois: WhoisQueue,
        recognizer: Recognizer,
        entry: RoomEntry,
        speech: Speech,
        background: BackgroundQueue,
        clock: Clock,
    ) -> None:
        self._tracker, self._own, self._login, self._clock = tracker, own, login, clock
        self._whois, self._recognizer, self._entry, self._speech = whois, recognizer, entry, speech
        self._background = background
        self._fold = tracker.features.fold

    @on("JOIN")
    def _join(self, line: Line) -> None:
        """Begin with a room that we come into; of somebody else, ask who they are where that matters."""
        tracker = self._tracker
        channel = tracker.channels.find(line[0])
        if self._own.is_nick(line.nick):
            # our own JOIN is the surest place to learn our host from: 001 often does not tell it
            self._own.learn_address(line)
            if channel is None:
                # an operator has moved us (SAJOIN) into a room that nobody configured
                self._background.add(f"PART {line[0]}")
            else:
                self._entry.begin(line, channel)
            return
        if channel is None or not channel.joined:
            return
        known, key = tracker.roster.find(line.nick), self._fold(line[0])
        if known is not None and key in known.rooms:
            # who was here under this nick must have gone unseen: this is somebody else
            self._note_quit(known)
        person = tracker.roster.meet(line.nick)
        person.nick = line.nick
        person.learn_address(line.user, line.host)
        tracker.roster.enter(person, key)
        if self._login.has("extended-join"):
            tracker.note_account(person, _account(line[1]))
        person.proving = person.identity is None and tracker.is_claimed(person)
        # who only comes is nobody's concern: they are asked about when they address the bot
        nobody_we_know = person.account_known or not self._recognizer.expects(person)
        sure = (nobody_we_know and not person.proving) or person.identity is not None
        if sure or not self._whois.ask(person.nick):
            person.proving = False
            tracker.settle(person)

    @on("PART")
    def _part(self, line: Line) -> None:
        for room in line[0].split(","):
            self._note_part(line.nick, room, line[1] or "left")

    @on("KICK")
    def _kick(self, line: Line) -> None:
        self._note_part(line[1], line[0], f"kicked by {line.nick}: {line[2]}")

    def _note_part(self, nick: str, room: str, reason: str) -> None:
        """Note that we or somebody else is no longer in a room."""
        channel = self._tracker.channels.find(room)
        if channel is not None and self._own.is_nick(nick):
            self._tracker.note_exclusion(channel, reason, self._clock.now())
            return
        person, key = self._tracker.roster.find(nick), self._fold(room)
        if person is not None and key in person.rooms:
            self._release(person)
            self._tracker.note_part(person, key)

    @on("QUIT")
    def _quit(self, line: Line) -> None:
        if person := self._tracker.roster.find(line.nick):
            split = _NETSPLIT.fullmatch(line[0]) is not None
            self._note_quit(person, self._clock.now() if split else None)
        self._own.regain(line.nick)

    def _note_quit(self, person: Person, split_at: float | None = None) -> None:
        self._release(person)
        self._tracker.lose_sight(person, split_at)

    def _release(self, person: Person) -> None:
        """Deliver what somebody said before they go: it must reach the bot before their going does."""
        self._whois.drop(person.nick)
        person.proving = False
        self._speech.release(person)

    @on("NICK")
    def _nick(self, line: Line) -> None:
        if not line[0]:
            return
        if self._own.is_nick(line.nick):
            self._own.nick = line[0]
            self._own.learn_address(line)
            return
        if person := self._tracker.roster.find(line.nick):
            person.learn_address(line.user, line.host)
            other = self._tracker.roster.find(line[0])
            # whoever was thought to have this nick has gone unseen; to change a letter's case displaces nobody
            if other is not None and other is not person:
                self._note_quit(other)
            self._tracker.note_nick(person, line[0])
            self._whois.follow(line.nick, person.nick)
        self._own.regain(line.nick)

    @on("ACCOUNT")
    def _account_changed(self, line: Line) -> None:
        if person := self._tracker.roster.find(line.nick):
            self._tracker.note_account(person, _account(line[0]))
            self._tracker.settle(person)

    @on("CHGHOST")
    def _host_changed(self, line: Line) -> None:
        if self._own.is_nick(line.nick):
            self._own.learn_address(Line("CHGHOST", (), line.nick, line[0], line[1]))
        elif person := self._tracker.roster.find(line.nick):
            person.learn_address(line[0], line[1])
            if person.identity is not None and person.identity in self._tracker.proofs:
                # the proof holds the old host and would never fit again
                self._tracker.proofs.forget(person.identity)
                self._whois.ask(person.nick)

    @on("MODE")
    def _mode(self, line: Line) -> None:
        channel = self._tracker.channels.find(line[0])
        if channel is None:
            return
        features, key = self._tracker.features, self._fold(line[0])
        arguments, setting = iter(line.params[2:]), True
        for letter in line[1]:
            if letter in "+-":
                setting = letter == "+"
            elif letter == "c" and not features.takes_argument(letter, setting=setting):
                channel.plain = setting  # the room refuses colours, or allows them again
            elif features.takes_argument(letter, setting=setting):
                # also for modes that are none of ours: else every later mode would get the wrong nick
                person = self._tracker.roster.find(next(arguments, ""))
                if letter in features.ranks.values() and person is not None and key in person.rooms:
                    without = person.rooms[key].replace(letter, "")
                    person.rooms[key] = without + letter if setting else without
