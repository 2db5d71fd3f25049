"""People behind a relay: its one connection says in our rooms what they have said elsewhere.

Each of them is an identity of its own, which no account and no other name becomes: `bob/dc`. No IRC nick has a slash in it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import structlog

from unobot.adapter import Arrived, Departed, Excluded, Identity, Incoming, Outgoing, Renamed, Room, Sender
from unobot.document import Style
from unobot.parsing.masks import fits
from unobot_irc.people import Person, Recent, Tracker
from unobot_irc.protocol import Line, budget, harmless, render
from unobot_irc.settings import IrcRelay, Relayed, RelayForm

BRIDGED: Final = "relay:"
"""The beginning of each identity of somebody behind a relay; a nick cannot begin so."""
BY_TAG: Final = "draft/relaymsg"
"""The tag of a line that a server lets a relay say under another name (RELAYMSG); its value is the relay's nick."""
_MOST = 1000
"""So many people behind relays are known at once."""
_LONG = 300
"""A line of so many bytes, those of its formatting among them, may have been cut. Then the next one is its rest, and has no name before it but one that was typed."""
_REST = 60.0
"""Seconds in which the rest of a line comes."""
_ASKED_AGAIN = 60.0
"""Seconds after which it is asked again whether somebody with a relay's nick has logged in to its account."""
_SHOWN = 30
_ODD = re.compile(r"[%/\s]")
log = structlog.get_logger("unobot_irc")


@dataclass(eq=False, slots=True)
class Relay:
    """One relay of the configuration. `identity` is that of its connection, while this is in sight and known to be the relay.

    `cut` has when it said a line in a (folded) room that may have been cut. `asked` is when its account was last asked for.
    """

    settings: IrcRelay
    form: RelayForm
    identity: Identity | None = None
    cut: dict[str, float] = field(default_factory=dict)
    asked: float = float("-inf")
    doubted: bool = False
    """Whether the log has been told that somebody else has its nick."""


@dataclass(eq=False, slots=True)
class Bridged:
    """Somebody behind a relay. `rooms` are the (folded) ones in which they have spoken, `here` those in which the bot sees them."""

    identity: Identity
    nick: str
    origin: str
    relay: Relay
    rooms: set[str] = field(default_factory=set)
    here: set[str] = field(default_factory=set)

    @property
    def mark(self) -> str:
        """The word behind the names of people on the other side of this bridge: `dc` in `bob/dc`."""
        return self.relay.settings.mark or self.origin or self.relay.settings.nick

    @property
    def sender(self) -> Sender:
        """Return the sender that the bot knows for that person: without an account, and nowhere an operator."""
        return Sender(self.identity, f"{self.nick[:_SHOWN]}/{self.mark}")

    def lines(self, message: Outgoing, mask: str, nick: str) -> list[str]:
        """Return the lines that have the relay, which reads no notices, bring them a message; no bridge brings the colours of IRC."""
        before = harmless((self.relay.settings.private or "").replace("{nick}", self.nick))
        style: Style = "plain" if message.style == "colour" else message.style
        written = render(message.document, style, budget(mask, "PRIVMSG", f"{nick}{before}"))
        return [f"PRIVMSG {nick} :{before}{line}" for line in written]


class Relays:
    """The relays of a network and the people behind them, who are known for longer than a connection lasts."""

    def __init__(self, settings: Sequence[IrcRelay]) -> None:
        self.settings = settings
        self._all = [Relay(each, RelayForm(each.form)) for each in settings]
        self._people: Recent[Identity, Bridged] = Recent(_MOST)

    def begin(self) -> None:
        """Take a new connection into account: nobody is in sight."""
        for relay in self._all:
            relay.identity, relay.doubted, relay.asked = None, False, float("-inf")
        for person in self._people.values():
            person.here.clear()

    def named(self, nick: str, tracker: Tracker) -> Relay | None:
        """Return the relay that has this nick in the configuration."""
        return next((each for each in self._all if tracker.features.same(each.settings.nick, nick)), None)

    def read(self, relay: Relay, line: Line, text: str, key: str, now: float) -> Relayed | None:
        """Return what somebody has said behind the relay, in a (folded) room or, with no room, privately.

        None for what nobody has said: the relay's own words, and whatever may have been typed to look like somebody else's.
        """
        rest = now - relay.cut.pop(key, float("-inf")) < _REST
        if len(line[1].encode()) >= _LONG:
            relay.cut[key] = now
        if BY_TAG in line.tags:
            nick, _, origin = harmless(line.nick).rpartition("/")
            return Relayed(nick, text, origin) if nick else None
        if rest or (not key and relay.settings.private is None):
            return None
        return relay.form.read(text)

    def must_ask(self, relay: Relay, person: Person, now: float) -> bool:
        """Whether the server must be asked if this is the relay: a relay may log in to its account long after it came."""
        if relay.settings.account is None:
            return False
        if person.account is None and now - relay.asked > _ASKED_AGAIN:
            relay.asked, person.account_known = now, False
        return not person.account_known

    def is_relay(self, relay: Relay, person: Person, tracker: Tracker) -> bool:
        """Whether this is the relay, and not somebody else who has its nick."""
        wanted, fold = relay.settings, tracker.features.fold
        found = tracker.features.same(person.nick, wanted.nick)
        if wanted.account is not None:
            found = found and fold(person.account or "") == fold(wanted.account)
        if wanted.host is not None:
            found = found and fits(fold(wanted.host), fold(person.mask))
        if found:
            relay.identity = person.identity
        return found

    def doubt(self, relay: Relay, person: Person) -> None:
        """Tell the log, once on a connection, that somebody speaks like the relay and is not."""
        if not relay.doubted:
            relay.doubted = True
            log.warning("not taken for the relay", nick=person.nick, account=person.account, mask=person.mask)

    def meet(self, relay: Relay, said: Relayed, room: Room | None, tracker: Tracker) -> Sender:
        """Return who has said that. The bot is told first of who has not been seen in that room."""
        # exactly as it is written: where Ann is somebody else than ann, she does not get ann's hand
        parts = [
            _ODD.sub(lambda odd: f"%{ord(odd[0]):02X}", part) for part in (said.origin, said.id or said.nick)
        ]
        identity = Identity("/".join([f"{BRIDGED}{tracker.features.fold(relay.settings.nick)}", *parts]))
        person = self._people.get(identity)
        if person is None:
            if len(self._people) >= _MOST:
                tracker.incoming += self._leave([next(iter(self._people.values()))], tracker)
            person = Bridged(identity, said.nick, said.origin, relay)
        self._people[identity] = person
        if person.nick != said.nick:
            person.nick = said.nick
            tracker.incoming.append(Renamed(tracker.network, identity, person.sender))
        if room is not None:
            tracker.incoming += self._arrive([person], room, tracker)
        return person.sender

    def follow(self, incoming: Iterable[Incoming], tracker: Tracker) -> Iterator[Incoming]:
        """Yield what the bot is told. Where a relay comes or goes, those behind it do."""
        for item in incoming:
            yield item
            match item:
                case Arrived(room=room, sender=sender):
                    person, relay = tracker.roster.find(sender.name), self.named(sender.name, tracker)
                    if relay is not None and person is not None and self.is_relay(relay, person, tracker):
                        key, people = tracker.features.fold(room), self._people.values()
                        known = [each for each in people if each.relay is relay and key in each.rooms]
                        yield from self._arrive(known, room, tracker)
                case Departed(room=room, identity=identity):
                    yield from self._leave(self._behind(identity), tracker, room)
                case Renamed(old=old, sender=sender):
                    behind, relay = self._behind(old), self.named(sender.name, tracker)
                    for each in behind:
                        each.relay.identity = sender.identity if each.relay is relay else None
                    yield from self._leave([each for each in behind if each.relay is not relay], tracker)
                case Excluded(room=room):
                    for each in self._people.values():
                        each.here.discard(tracker.features.fold(room))

    def _behind(self, identity: Identity) -> list[Bridged]:
        return [each for each in self._people.values() if each.relay.identity == identity]

    def _arrive(self, people: Iterable[Bridged], room: Room, tracker: Tracker) -> list[Incoming]:
        """Return that these people are in a room, those whom the bot did not see there."""
        key = tracker.features.fold(room)
        come = [each for each in people if key not in each.here]
        for each in come:
            each.rooms.add(key)
            each.here.add(key)
        return [Arrived(tracker.network, room, each.sender) for each in come]

    def _leave(self, people: Iterable[Bridged], tracker: Tracker, room: Room | None = None) -> list[Incoming]:
        """Return that these people are gone, from one room or from sight. Where they were they are when their relay is back."""
        gone = [
            each
            for each in people
            if each.here and (room is None or tracker.features.fold(room) in each.here)
        ]
        for each in gone:
            if room is None:
                each.here.clear()
            else:
                each.here.discard(tracker.features.fold(room))
        return [Departed(tracker.network, room, each.identity) for each in gone]

    def find(self, identity: Identity) -> Bridged | None:
        """Return who behind a relay has that identity."""
        return self._people.get(identity)

    def called(self, name: str, fold: Callable[[str], str]) -> Identity | None:
        """Return who behind a relay is shown with that name, which may be written without its spaces."""
        shown = {fold("".join(each.sender.name.split())): each.identity for each in self._people.values()}
        return shown.get(fold(name))

    def carrier(self, identity: Identity, tracker: Tracker) -> Person | None:
        """Return who brings somebody behind a relay what is said to them alone; None if nobody does."""
        bridged = self.find(identity)
        if bridged is None or bridged.relay.settings.private is None:
            return None
        person = tracker.roster.find(bridged.relay.settings.nick)
        return person if person is not None and self.is_relay(bridged.relay, person, tracker) else None
