"""What people say, delivered in order and only once it is known who said it; replays and our own echo are left out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from unobot.adapter import Departed, Identity, Room, Said, Sender
from unobot.addressing import after_name
from unobot_irc.line import Line, harmless
from unobot_irc.people import Person
from unobot_irc.rooms import Ourselves, Sight, Stage, WantedRoom, before_join

_REACHABLE = 30.0
"""Seconds in which somebody who wrote to us without sharing a room can be answered. Later the nick may be another's."""
_MOST_HELD = 500
"""So many lines wait until it is known who said them, so that a flood cannot fill the memory; who speaks then is not asked about."""
_HOLDABLE = 150.0
"""Seconds after which a line is dropped whose speaker could not be recognized."""
_VERSION = "unobot"
_VERSION_PAUSE = 10.0
"""Seconds between two answers to CTCP VERSION, so that asking in a row cannot use up our pace."""


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
    place: WantedRoom | None
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

    def __init__(self, me: SpeechSession, ourselves: Ourselves, sight: Sight) -> None:
        self._me = me
        self._ourselves = ourselves
        self._sight = sight
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
        features = self._sight.features
        # a line of our own comes back where echo-message is on
        if not line.nick or self._ourselves.is_nick(line.nick):
            return
        if line[1].startswith("\x01"):
            self._ctcp(line)
            return
        text = harmless(line[1]).strip()
        private = self._ourselves.is_nick(line[0])
        # a line to `@#uno`, the operators of a channel, is none for the room, and is not heard
        place = self._sight.rooms.find(line[0]) if features.is_room(line[0]) else None
        if not text or not (private or self._is_open(place)) or before_join(line, place):
            return
        person = self._speaker(line)
        person.spoke = self._me.now()
        time, addressed = line.time or person.spoke, False
        # by the nick we have: if it is not the configured one, that one may be somebody else
        if (to_us := after_name(text, [self._ourselves.nick])) is not None:
            addressed, text = True, to_us
        id_ = self._id(line)
        asks = not person.account_known and self._asks(line, place, text, id_, addressed=addressed)
        self._hold(_Held(person, place, text, id_, time, person.spoke, asks, addressed))

    def _asks(self, line: Line, place: WantedRoom | None, text: str, id_: str, *, addressed: bool) -> bool:
        """Whether it must be known who says that."""
        room = place.name if place is not None else None
        unknown = Sender(Identity(""), harmless(line.nick))
        return self._me.may_ask(
            Said(self._sight.network, room, unknown, text, id_, self._me.now(), addressed=addressed)
        )

    def _is_open(self, place: WantedRoom | None) -> bool:
        return place is not None and place.stage in (Stage.ENTERING, Stage.IN)

    def _id(self, line: Line) -> str:
        # `stamp` is never the same in two connections, else the bot would take a new line for a repeat
        self._count += 1
        return line.tags.get("msgid") or f"{self._me.stamp}.{self._count}"

    def _speaker(self, line: Line) -> Person:
        person = self._sight.roster.find(line.nick)
        if person is None:
            person = self._stranger(line)
        person.seen(line.user, line.host)
        if self._me.has("account-tag"):
            # with account-tag, no tag means for sure that they are not logged in
            self._sight.logged_in(person, line.tags.get("account"))
        return person

    def _stranger(self, line: Line) -> Person:
        """A new person for somebody without a room in common: a nick alone proves nothing, only an account does."""
        for known in self.strangers:
            if self._sight.features.fold(known.nick) == self._sight.features.fold(line.nick):
                self._strange_no_more(known)
        person = Person(line.nick, line.user, line.host)
        self._strangers[person] = self._me.now() + _REACHABLE
        return person

    def _strange_no_more(self, person: Person) -> None:
        """Forget a stranger, and tell the bot if nobody else in sight has that identity."""
        self._strangers.pop(person, None)
        identity = person.identity
        if identity is not None and not self._holders(identity):
            self._sight.news.append(Departed(self._sight.network, None, identity))

    def _holders(self, identity: Identity) -> list[Person]:
        strange = [person for person in self._strangers if person.identity == identity]
        return strange + self._sight.roster.holders(identity)

    def _hold(self, said: _Held) -> None:
        """Keep a line until its speaker is known, asking the server if need be; usually it is delivered at once."""
        person = said.person
        full = len(self._held) >= _MOST_HELD
        if full and said.place is not None and said.place.stage is Stage.ENTERING:
            return
        self._held.append(said)
        if said.asks and (full or not self._me.inquire(person)):
            # it cannot be asked, or too many are asked about: they are taken for somebody without an account
            person.account_known = True
        known = person.account_known or not said.asks
        if known and person.identity is None and not self._is_entering(person):
            self._sight.settle(person)
        self.release_ready()

    def _is_entering(self, person: Person) -> bool:
        places = (self._sight.rooms.places.get(key) for key in person.rooms)
        return any(place is not None and place.stage is Stage.ENTERING for place in places)

    def release_ready(self) -> None:
        """Deliver the lines whose speaker is known and whose room is entered, each person's lines in their order."""
        waiting: list[_Held] = []
        unknown: set[Person] = set()
        for said in self._held:
            entered = said.place is None or said.place.stage is not Stage.ENTERING
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
        self._sight.settle(person)
        for said in mine:
            self._deliver(said)

    def _deliver(self, said: _Held) -> None:
        room: Room | None = None
        if said.place is not None:
            room = said.place.name
            if said.place.stage is not Stage.IN:
                return
        key = self._sight.features.fold(room) if room else ""
        sender = self._sight.roster.sender(said.person, key)
        self._sight.news.append(
            Said(self._sight.network, room, sender, said.text, said.id, said.time, addressed=said.addressed)
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
            if self._sight.features.fold(person.nick) == self._sight.features.fold(nick):
                self.release(person)
                self._strange_no_more(person)

    def _ctcp(self, line: Line) -> None:
        """Answer CTCP VERSION; all other CTCP, ACTION (`/me`) too, is no word for the bot."""
        now = self._me.now()
        if line[1].strip("\x01").upper() == "VERSION" and now - self._version_at > _VERSION_PAUSE:
            self._version_at = now
            self._me.say(f"NOTICE {line.nick} :\x01VERSION {_VERSION}\x01")
