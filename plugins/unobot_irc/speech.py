"""What is said: lines of people, passed on once it is known who said them, and messages of the bot, until they are sent or refused."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from unobot import adapter
from unobot.clock import Clock
from unobot.document import Name, Text
from unobot.parsing.addressing import after_name
from unobot_irc.connection import Registration
from unobot_irc.housekeeping import BackgroundQueue, Channel, JoinStage, OwnUser, WhoisQueue
from unobot_irc.people import Person, Tracker
from unobot_irc.protocol import Line, calls, format_message, harmless, on, strip_codes
from unobot_irc.receipts import Probes, Receipts
from unobot_irc.relays import BRIDGED, BY_TAG, Relay, Relays
from unobot_irc.settings import Relayed

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
_REFUSED = ("404", "408", "477", "486", "493", "531", "716")
"""The server did not pass on what we said: to a channel, for its colours, to a person."""
_REMEMBERED = 200
"""So many coloured lines are remembered that the server may still refuse."""


@dataclass(frozen=True, slots=True)
class _Pending:
    """Something said by somebody of whom it is not known yet who they are, or in a channel not entered yet.

    `asks`: it may ask the bot for something, so that it must be known whether its speaker has an account.
    """

    person: Person
    channel: Channel | None
    said_by: Callable[[adapter.Sender], adapter.Said]
    since: float
    asks: bool
    relay: Relay | None = None
    """The relay whose nick has said it."""
    relayed: Relayed | None = None
    """The line of somebody behind the relay, if it was the relay that spoke; else None."""

    @property
    def speaker_known(self) -> bool:
        """Whether it is known well enough who says that."""
        return self.person.identity is not None and (self.person.account_known or not self.asks)

    @property
    def entering(self) -> bool:
        """Whether the channel is not entered yet."""
        return self.channel is not None and self.channel.stage is JoinStage.ENTERING


class Speech:
    """Understands PRIVMSG; replays and our own echo are left out.

    Notices are never answered, so that two bots cannot talk for ever. `may_ask` tells whether a line may ask the bot for
    something; False if it is surely chatter.
    """

    def __init__(
        self,
        tracker: Tracker,
        own: OwnUser,
        login: Registration,
        whois: WhoisQueue,
        background: BackgroundQueue,
        clock: Clock,
        may_ask: Callable[[adapter.Said], bool],
        relays: Relays,
    ) -> None:
        self._tracker, self._own, self._login, self._whois = tracker, own, login, whois
        self._relays = relays
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
            # answer CTCP VERSION; all other CTCP, ACTION (`/me`) too, is no word for the bot
            now = self._clock.now()
            if line[1].strip("\x01").upper() == "VERSION" and now - self._version_at > _VERSION_PAUSE:
                self._version_at = now
                self._background.add(f"NOTICE {line.nick} :\x01VERSION {_VERSION}\x01")
            return
        text = harmless(line[1]).strip()
        # a line to `@#uno`, the operators of a channel, is none for the room, and is not heard
        channel = tracker.channels.find(line[0]) if tracker.features.is_room(line[0]) else None
        for_us = channel.joined if channel is not None else self._own.is_nick(line[0])
        if not text or not for_us or before_join(line, channel):
            return
        relay = self._relays.named(line.tags.get(BY_TAG, line.nick), tracker)
        person = self._speaker(line) if BY_TAG not in line.tags else tracker.roster.find(line.tags[BY_TAG])
        if person is None or (relay is None and BY_TAG in line.tags):
            return
        person.spoke = self._clock.now()
        relayed = None
        if relay is not None:
            key = tracker.features.fold(channel.name) if channel is not None else ""
            relayed = self._relays.read(relay, line, text, key, person.spoke)
        if relayed is not None:
            text = relayed.text
        # by the nick we have: if it is not the configured one, that one may be somebody else
        to_us = after_name(text, [self._own.nick])
        if relayed is not None and tracker.features.same(relayed.answers, self._own.nick):
            to_us = text if to_us is None else to_us
        # `stamp` is never the same in two connections, else the bot would take a new line for a repeat
        self._count += 1
        said_by = partial(
            adapter.Said,
            tracker.network,
            channel.name if channel is not None else None,
            text=text if to_us is None else to_us,
            id=line.tags.get("msgid") or f"{tracker.identities.stamp}.{self._count}",
            time=line.time or person.spoke,
            addressed=to_us is not None,
        )
        asks = not person.account_known and self._may_ask(
            said_by(adapter.Sender(adapter.Identity(""), harmless(line.nick)))
        )
        if relay is not None:
            asks = self._relays.must_ask(relay, person, person.spoke)
        self._hold(_Pending(person, channel, said_by, person.spoke, asks, relay, relayed))

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
            if not any(channel is not None and channel.stage is JoinStage.ENTERING for channel in channels):
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
        if channel is not None and channel.stage is not JoinStage.IN:
            return
        key = tracker.features.fold(channel.name) if channel is not None else ""
        sender, relay, said = tracker.roster.sender(pending.person, key), pending.relay, pending.relayed
        if relay is not None and self._relays.is_relay(relay, pending.person, tracker):
            if said is None:
                return
            sender = self._relays.meet(relay, said, channel.name if channel is not None else None, tracker)
        elif relay is not None and said is not None:
            self._relays.doubt(relay, pending.person)
            return
        tracker.incoming.append(pending.said_by(sender))

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
            self._tracker.incoming.append(adapter.Departed(self._tracker.network, None, identity))


class ReplayFilter:
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


@dataclass(frozen=True, slots=True)
class _Coloured:
    """A line with colours that the server may still refuse; `plain` is the same line without them."""

    key: int
    label: str | None
    channel: Channel
    plain: str


@dataclass(slots=True)
class _Refusals:
    """Which of a room's coloured lines, counted from the last, were refused: known when the server answers a PING."""

    lines: list[_Coloured]
    until: int
    first: Line
    count: int = 1


class Delivery:
    """Sends the bot's messages over one connection; `send` sends a line at once."""

    def __init__(
        self,
        tracker: Tracker,
        own: OwnUser,
        speech: Speech,
        background: BackgroundQueue,
        receipts: Receipts,
        probes: Probes,
        clock: Clock,
        send: Callable[[str], None],
        relays: Relays,
    ) -> None:
        self._tracker, self._own, self._speech = tracker, own, speech
        self._relays = relays
        self._background, self._receipts, self._probes = background, receipts, probes
        self._clock, self._send = clock, send
        self._coloured: deque[_Coloured] = deque(maxlen=_REMEMBERED)
        self._refusals: dict[Channel, _Refusals] = {}

    def deliver(self, message: adapter.Outgoing) -> None:
        """Send one message. Raises `NotNow` or `Undeliverable`."""
        target, channel = self._target(message)
        if self._receipts.said_before(message.key):
            return
        if message.to is not None and not self._receipts.may_go_to_nick(message.key):
            raise adapter.NotNow(
                "the server is slow: who has that nick now is being asked",
                self._receipts.answer_time,
                receiver_only=True,
            )
        plain = channel is not None and channel.plain
        roster, key = self._tracker.roster, self._key(message)

        def present(nick: str) -> bool:
            person = roster.find(nick)
            return person is not None and key in person.rooms

        lines = format_message(self._with_nick(message), self._own.mask, target, plain=plain, present=present)
        self._background.spoke = self._clock.now()
        if message.mention is not None:
            self._background.turned = self._background.spoke
        if message.to is not None and (bridged := self._relays.find(message.to)) is not None:
            lines = bridged.lines(message, self._own.mask, target)
        self._receipts.expect(message.key, self._tracker.features.fold(target), len(lines))
        for line in lines:
            self._send_line(message.key, line, channel)

    def _target(self, message: adapter.Outgoing) -> tuple[str, Channel | None]:
        """Return the nick to send to and None, or a channel and what we know of it."""
        if message.to is not None:
            person = self.receiver(message.to, self._key(message))
            if person is None:
                raise adapter.Undeliverable("the receiver is not in sight")
            return person.nick, None
        channel = self._tracker.channels.find(message.room or "")
        if channel is None or (channel.stage is JoinStage.OUT and channel.refused):
            raise adapter.Undeliverable("the bot is not in that room")
        if channel.stage is not JoinStage.IN:
            raise adapter.NotNow("the room is being entered", 2.0)
        if channel.mute_until is not None:
            raise adapter.Undeliverable("the room does not let the bot speak")
        return channel.name, channel

    def receiver(self, identity: adapter.Identity, room: str = "") -> Person | None:
        """Return who would be sent what is for this identity, about a (folded) room; None if nobody is in sight."""
        if identity.startswith(BRIDGED):
            return self._relays.carrier(identity, self._tracker)
        strangers = [each for each in self._speech.strangers if each.identity == identity]
        return _nearest(self._tracker.roster.holders(identity) or strangers, room)

    def _key(self, message: adapter.Outgoing) -> str:
        return self._tracker.features.fold(message.room) if message.room else ""

    def _with_nick(self, message: adapter.Outgoing) -> adapter.Outgoing:
        """Let a line that begins with the name of whom it calls begin with their present nick instead.

        irssi and WeeChat look for the nick itself. They find it also in `lris.2`, which tells lris from Iris. Bridges look for `@bob`,
        which stands before whatever is said to somebody behind them.
        """
        match message.document:
            case (Name(_, identity), Text(text), *rest) if text.startswith(": "):
                bridged = self._relays.find(adapter.Identity(identity))
                if bridged is not None and message.to is None:
                    # where an IRC nick is the same, people read which of the two it is
                    twice = self._tracker.roster.find(bridged.nick) is not None
                    rung = f"@{bridged.nick}{f' ({bridged.mark})' if twice else ''}"
                    document = (Name(rung, identity), Text(text), *rest)
                    return replace(message, mention=adapter.Identity(identity), document=document)
        holders = self._tracker.roster.holders(message.mention) if message.mention and calls(message) else []
        person = _nearest(holders, self._key(message))
        if person is None:
            return message
        name, *rest = message.document
        if isinstance(name, Name) and name.name.startswith(f"{person.nick}."):
            return message
        return replace(message, document=(Name(person.nick, str(message.mention)), *rest))

    def _send_line(self, key: int, line: str, channel: Channel | None) -> None:
        tagged, label = self._receipts.labelled(key, line)
        self._send(tagged)
        if channel is not None and (plain := strip_codes(line)) != line:
            self._coloured.append(_Coloured(key, label, channel, plain))

    @on(*_REFUSED)
    def _refused(self, line: Line) -> None:
        """Send a line that the server did not pass on again plainly if that was for its colours, else tell the bot."""
        channel, receipts = self._tracker.channels.find(line[1]), self._receipts
        label = receipts.label_of(line)
        coloured = [
            each
            for each in self._coloured
            if each.channel is channel and receipts.under_way(each.key) and label in (None, each.label)
        ]
        if channel is not None and channel in self._refusals:
            self._refusals[channel].count += 1
        elif channel is not None and coloured:
            channel.plain = True
            if label is not None:
                self._say_plainly(coloured)
            else:
                # a 404 names the room, and not the line; how many there are up to the PONG tells which lines they mean
                receipts.doubt(each.key for each in coloured)
                self._refusals[channel] = _Refusals(coloured, receipts.ping(), line)
        elif line.command != "408":
            self._give_up(line)

    @on("PONG")
    def _pong(self, _line: Line) -> None:
        # it may be known now which lines a room has refused
        for channel, refusals in tuple(self._refusals.items()):
            if refusals.until > self._receipts.answered:
                continue
            del self._refusals[channel]
            if refusals.count > len(refusals.lines):
                # also lines without colours: the room refuses whatever we say
                self._give_up(refusals.first)
                continue
            # a room that refuses one refuses all that follow
            refused = refusals.lines[len(refusals.lines) - refusals.count :]
            for key in {each.key for each in refusals.lines} - {each.key for each in refused}:
                self._receipts.pass_on(key)
            self._say_plainly(refused)

    def _say_plainly(self, refused: list[_Coloured]) -> None:
        for each in refused:
            self._coloured.remove(each)
            self._receipts.sent_again(each.key)
            self._send_line(each.key, each.plain, each.channel)
            self._background.pace.spend(1, self._clock.now())

    @on("NOTICE", "PRIVMSG")
    def _echo(self, line: Line) -> None:
        # where lines are echoed, ours come back; a server that has swallowed one shows that only by leaving out its id
        target = self._tracker.features.fold(line[0])
        if self._own.is_nick(line.nick) and not self._receipts.note_echo(line, target):
            self._tell_refusal(line, target)

    def _give_up(self, line: Line) -> None:
        # 486 and 493 name nobody; only a label tells whom they are about
        named = line[1] if len(line.params) > 2 else ""
        self._tell_refusal(line, self._receipts.target_of(line) or self._tracker.features.fold(named))

    def _tell_refusal(self, line: Line, target: str) -> None:
        """Tell the bot that the server has refused what we said to a (folded) channel or nick."""
        tracker = self._tracker
        hit, channel = self._receipts.note_refusal(line, target), tracker.channels.by_name.get(target)
        reason = harmless(line[-1]) if line.command.isdecimal() else "swallowed without a word"
        if channel is not None and channel.stage is JoinStage.IN and channel.mute_until is None:
            # what was refused may have been refused as a whole, and not for its colours
            channel.plain = False
            channel.mute(self._clock.now())
            tracker.incoming.append(adapter.Unheard(tracker.network, channel.name, reason))
        person = tracker.roster.find(target)
        if hit and person is not None and person.identity is not None:
            self._probes.note_refusal(person)
            tracker.incoming.append(adapter.Unreached(tracker.network, person.identity, reason))

    @on("MODE")
    def _mode(self, line: Line) -> None:
        # perhaps the room lets us speak now
        if channel := self._tracker.channels.find(line[0]):
            self._try_to_speak(channel)

    def tick(self) -> None:
        """Try again to speak where it is time to."""
        for channel in self._tracker.channels.by_name.values():
            if channel.mute_until is not None and self._clock.now() >= channel.mute_until:
                self._try_to_speak(channel)

    def _try_to_speak(self, channel: Channel) -> None:
        if channel.stage is JoinStage.IN and channel.mute_until is not None:
            channel.mute_until = None
            self._tracker.incoming.append(adapter.Heard(self._tracker.network, channel.name))


def _nearest(people: list[Person], room: str) -> Person | None:
    """Return of several clients of one account the one in that (folded) room that spoke last."""
    return max(people, key=lambda person: (room in person.rooms, person.spoke), default=None)
