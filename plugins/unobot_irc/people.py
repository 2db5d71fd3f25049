"""Everybody in sight: their nicks, the rooms that they share with us, and their identities."""

from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field, replace
from typing import TypeVar

from unobot.adapter import Identity, Sender
from unobot_irc.features import Features
from unobot_irc.line import harmless

Key = TypeVar("Key", bound=str)

_REMEMBERED = 1000
"""Of so many identities it is known who had them last."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What WHOIS told about a connection; it is still the same one only if all of this is the same later.

    `signon` is in seconds since the epoch. It makes the proof: nobody can choose when their connection began. `server`
    is the one that they are on: who takes the nick on this side of a netsplit is on another one.
    """

    nick: str
    userhost: str
    realname: str
    signon: int
    server: str = ""

    def proves_same(self, other: "Proof | None") -> bool:
        """Whether `other`, told now, is about the connection that this was told about; the nick may have changed."""
        return other is not None and replace(other, nick=self.nick) == self


@dataclass(eq=False, slots=True)
class Person:
    """One unbroken presence of one nick.

    `account` means something only once `account_known` is true. `identity` is None until it is decided who this is.
    `rooms` maps a folded room to the channel modes held there. Both are changed only by the `Roster`. `told` are the
    rooms in which the bot was told of them. `proving`: the server is being asked whether this is the connection of somebody
    who was out of sight, and until then they get no identity. `spoke` is when they last said something, in seconds since the epoch.
    `proof` is what WHOIS told of this presence, if it was asked and their host is still the same.
    """

    nick: str
    user: str = ""
    host: str = ""
    account: str | None = None
    account_known: bool = False
    identity: Identity | None = None
    rooms: dict[str, str] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    proving: bool = False
    spoke: float = 0.0
    proof: Proof | None = None

    @property
    def mask(self) -> str:
        """`nick!user@host`, as far as it is known."""
        return f"{self.nick}!{self.user}@{self.host}"

    def seen(self, user: str, host: str) -> None:
        """Note user and host, if a line told them."""
        if user and host:
            if (user, host) != (self.user, self.host):
                self.proof = None
            self.user, self.host = user, host


class Roster:
    """Everyone who shares a room with us, found by nick, room or identity without looking at all the others."""

    # Dictionaries with None as values are sets that keep their order, so that arrivals are told in the same order each
    # time. Rooms are folded.

    def __init__(self, features: Features) -> None:
        self._features = features
        self._people: dict[str, Person] = {}
        self._members: defaultdict[str, dict[Person, None]] = defaultdict(dict)
        self._holders: defaultdict[Identity, dict[Person, None]] = defaultdict(dict)
        self._latest: OrderedDict[Identity, Person] = OrderedDict()

    def find(self, nick: str) -> Person | None:
        """Who has this nick now, or None."""
        return self._people.get(self._features.fold(nick))

    def meet(self, nick: str) -> Person:
        """Who has this nick now; a new person if nobody was known to have it."""
        return self._people.setdefault(self._features.fold(nick), Person(nick))

    def rename(self, person: Person, nick: str) -> None:
        """Give a person another nick; whoever was thought to have it cannot be there any more and is forgotten."""
        old, new = self._features.fold(person.nick), self._features.fold(nick)
        if self._people.get(old) is person:
            del self._people[old]
        if other := self._people.get(new):
            self.forget(other)
        person.nick = nick
        self._people[new] = person

    def enter(self, person: Person, room: str, modes: str = "") -> None:
        """Note that they are in this (folded) room, with these channel modes."""
        person.rooms[room] = modes
        self._members[room][person] = None

    def leave(self, person: Person, room: str) -> None:
        """Note that they are not in this (folded) room any more."""
        person.rooms.pop(room, None)
        _remove(self._members, room, person)

    def identify(self, person: Person, identity: Identity) -> None:
        """Give a person an identity. `holders` does not find somebody who shares no room with us."""
        if person.identity is not None:
            _remove(self._holders, person.identity, person)
        person.identity = identity
        self._latest[identity] = person
        self._latest.move_to_end(identity)
        while len(self._latest) > _REMEMBERED:
            self._latest.popitem(last=False)
        if self.find(person.nick) is person:
            self._holders[identity][person] = None

    def forget(self, person: Person) -> None:
        """Drop somebody who is out of sight."""
        key = self._features.fold(person.nick)
        if self._people.get(key) is not person:
            return
        del self._people[key]
        for room in person.rooms:
            _remove(self._members, room, person)
        if person.identity is not None:
            _remove(self._holders, person.identity, person)

    def members(self, room: str) -> list[Person]:
        """Everyone in a (folded) room."""
        return list(self._members.get(room, ()))

    def holders(self, identity: Identity) -> list[Person]:
        """Everyone of this identity; several if an account is logged in with several clients."""
        return list(self._holders.get(identity, ()))

    def known(self, identity: Identity) -> list[Person]:
        """Everyone of this identity, and who had it last, also where they are out of sight or share no room with us."""
        latest = self._latest.get(identity)
        return list(dict.fromkeys([*self.holders(identity), *([latest] if latest is not None else [])]))

    def is_operator(self, person: Person, room: str) -> bool:
        """Whether they are an operator of that (folded) room."""
        return not self._features.operator_modes.isdisjoint(person.rooms.get(room, ""))

    def sender(self, person: Person, room: str = "") -> Sender:
        """A `Sender` for this person, whose identity must be known."""
        assert person.identity is not None
        lasting = not person.identity.startswith("nick:")
        rank, account = self.is_operator(person, room), person.account or ""
        return Sender(person.identity, harmless(person.nick), rank, lasting, harmless(account))


def _remove(index: defaultdict[Key, dict[Person, None]], key: Key, person: Person) -> None:
    """Take somebody out of an index; a key with nobody left goes, too, or the index would only ever grow."""
    if key in index:
        index[key].pop(person, None)
        if not index[key]:
            del index[key]
