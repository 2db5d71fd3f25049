"""People on a network: who shares a room with us, by what they are recognized, and what the bot is told of them."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar
from zlib import crc32

import msgspec

from unobot.adapter import Arrived, Departed, Excluded, Identity, Incoming, Network, Renamed, Sender
from unobot_irc.housekeeping import Channel, Channels, JoinStage, Proof
from unobot_irc.protocol import ACCOUNT, Features, fold_all, harmless

K = TypeVar("K", bound=str)
V = TypeVar("V")
_REMEMBERED = 1000
"""Of so many identities it is known who had them last."""
_MOST_KNOWN = 20_000
"""So many proofs, and so many trusted hosts, are kept; the oldest are forgotten."""
_MISSED = 86400.0
"""Seconds for which a connection is expected back that a netsplit took out of sight; tables with a day a turn wait as long."""
PARTS = 64
"""The proofs are stored in so many parts: whoever comes or goes changes one of them, however many people play."""


class Recent(OrderedDict[K, V]):
    """A dictionary of the `most` entries that were set last."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


def _remove(index: defaultdict[K, dict[V, None]], key: K, value: V) -> None:
    """Take something out of an index; a key with nothing left goes, too, or the index would only ever grow."""
    if key in index:
        index[key].pop(value, None)
        if not index[key]:
            del index[key]


@dataclass(eq=False, slots=True)
class Person:
    """One unbroken presence of one nick.

    `account` means something only once `account_known` is true. `identity` is None until it is decided who this is.
    `rooms` maps a folded room to the channel modes held there. Both are changed only by the `Roster`. `announced` are
    the rooms in which the bot was told of them. `proving`: the server is being asked whether this is the connection of somebody
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
    announced: set[str] = field(default_factory=set)
    proving: bool = False
    spoke: float = 0.0
    proof: Proof | None = None

    @property
    def mask(self) -> str:
        """`nick!user@host`, as far as it is known."""
        return f"{self.nick}!{self.user}@{self.host}"

    @property
    def masks(self) -> tuple[str, ...]:
        """Masks that fit them also under another nick: the account, and where they come from."""
        account = [ACCOUNT + self.account] if self.account else []
        where = [f"*!{self.user}@{self.host}"] if self.user and self.host else []
        return (*account, *where)

    def learn_address(self, user: str, host: str) -> None:
        """Note user and host, if a line has them."""
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
        self._latest: Recent[Identity, Person] = Recent(_REMEMBERED)

    def find(self, nick: str) -> Person | None:
        """Return who has this nick now, or None."""
        return self._people.get(self._features.fold(nick))

    def meet(self, nick: str) -> Person:
        """Return who has this nick now; a new person if nobody was known to have it."""
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
        """Return everyone in a (folded) room."""
        return list(self._members.get(room, ()))

    def holders(self, identity: Identity) -> list[Person]:
        """Return everyone of this identity; several if an account is logged in with several clients."""
        return list(self._holders.get(identity, ()))

    def known(self, identity: Identity) -> list[Person]:
        """Return everyone of this identity, and who had it last, also where they are out of sight or share no room with us."""
        latest = self._latest.get(identity)
        return list(dict.fromkeys([*self.holders(identity), *([latest] if latest is not None else [])]))

    def sender(self, person: Person, room: str = "") -> Sender:
        """Return a `Sender` for this person, whose identity must be known."""
        assert person.identity is not None
        lasting = not person.identity.startswith("nick:")
        operator = not self._features.operator_modes.isdisjoint(person.rooms.get(room, ""))
        return Sender(
            person.identity, harmless(person.nick), operator, lasting, harmless(person.account or "")
        )


class Identities:
    """Makes identities. One that was made for a presence is never made again, not even after a restart.

    `stamp` is a text that no other connection to this network ever has.
    """

    def __init__(self, stamp: str, features: Features, *, trust_hosts: bool) -> None:
        self.stamp = stamp
        self._features = features
        self._trust_hosts = trust_hosts
        self._made = 0
        self._hosts: Recent[str, Identity] = Recent(_MOST_KNOWN)

    def account(self, name: str) -> Identity:
        """Return the identity of everyone who is logged in to the account `name`."""
        return Identity(ACCOUNT + self._features.fold(name))

    def presence(self, person: Person, is_taken: Callable[[Identity], bool]) -> Identity:
        """Return an identity for somebody without an account.

        With `trust_hosts`, the one that this nick and user@host had before, unless it is taken.
        """
        if self._trust_hosts and person.user and person.host:
            key = self._key(person)
            known = self._hosts.get(key, Identity(f"host:{key}"))
            if not is_taken(known):
                return known
        self._made += 1
        return Identity(f"nick:{self._features.fold(person.nick)}#{self.stamp}.{self._made}")

    def remember(self, person: Person) -> None:
        """Where hosts are trusted, remember the identity of who goes, to give it back to the same nick and user@host."""
        if self._trust_hosts and person.identity is not None and not person.identity.startswith(ACCOUNT):
            self._hosts[self._key(person)] = person.identity

    def _key(self, person: Person) -> str:
        return f"{self._features.fold(person.nick)}!{person.user}@{person.host.lower()}"


class Proofs:
    """The proofs of players without accounts, by which they are recognized after our own restart or reconnection."""

    def __init__(self, stored: Iterable[str | None]) -> None:
        self._all: dict[Identity, Proof] = {}
        self._parts: list[dict[Identity, Proof]] = [{} for _ in range(PARTS)]
        self._of_nick: defaultdict[str, dict[Identity, None]] = defaultdict(dict)
        self._missed: dict[Identity, float] = {}
        """The presences that went out of sight and may not have ended, and since when, the longest first."""
        self.changed: set[int] = set()
        """The parts that are to be stored."""
        for number, text in enumerate(stored):
            try:
                for identity, proof in msgspec.json.decode(text or "{}", type=dict[Identity, Proof]).items():
                    self._put(identity, proof)
            except msgspec.DecodeError:
                self.changed.add(number % PARTS)  # damaged: begin anew, and store that

    def text(self, part: int) -> str | None:
        """Return one part of the proofs as JSON, to be stored and given to the next `Proofs`; None if it is empty."""
        proofs = self._parts[part]
        return msgspec.json.encode(proofs).decode() if proofs else None

    def _put(self, identity: Identity, proof: Proof) -> None:
        self._all[identity] = self._parts[_part(identity)][identity] = proof
        self._of_nick[fold_all(proof.nick)][identity] = None

    def keep(self, identity: Identity, proof: Proof) -> None:
        """Remember how this identity's presence can be proved."""
        self.forget(identity)
        self._put(identity, proof)
        while len(self._all) > _MOST_KNOWN:
            self.forget(next(iter(self._all)))
        self.changed.add(_part(identity))

    def miss(self, identity: Identity, now: float) -> None:
        """Keep the proof for a day of a presence that is out of sight, and of which nobody knows whether it has ended."""
        if identity in self._all:
            self._missed.setdefault(identity, now)
        while self._missed and now - next(iter(self._missed.values())) > _MISSED:
            self.forget(next(iter(self._missed)))

    def forget(self, identity: Identity) -> None:
        """Drop the proof of a presence that has ended."""
        self._missed.pop(identity, None)
        proof = self._all.pop(identity, None)
        if proof is None:
            return
        part = _part(identity)
        del self._parts[part][identity]
        self.changed.add(part)
        _remove(self._of_nick, fold_all(proof.nick), identity)

    def __contains__(self, identity: Identity) -> bool:
        return identity in self._all

    def rename(self, identity: Identity, nick: str) -> None:
        """Note that this identity's connection has another nick."""
        if identity in self._all:
            self.keep(identity, replace(self._all[identity], nick=nick))

    def of_nick(self, nick: str, features: Features) -> dict[Identity, Proof]:
        """Return all proofs for this nick."""
        folded = features.fold(nick)
        alike = {identity: self._all[identity] for identity in self._of_nick.get(fold_all(nick), ())}
        return {identity: proof for identity, proof in alike.items() if features.fold(proof.nick) == folded}


def _part(identity: Identity) -> int:
    # not `hash`, which is another one in each process
    return crc32(identity.encode()) % PARTS


class Tracker:
    """The people in our rooms and who they are. What the bot is to be told of them is collected in `incoming`."""

    def __init__(
        self, network: Network, features: Features, channels: Channels, identities: Identities, proofs: Proofs
    ) -> None:
        self.network, self.features, self.channels = network, features, channels
        self.identities, self.proofs = identities, proofs
        self.roster = Roster(features)
        self.incoming: list[Incoming] = []

    def settle(self, person: Person, proved: Identity | None = None) -> None:
        """Give a person an identity, if they have none: by account, else `proved`, else a new one. Announce them.

        Does nothing while it is being asked whether they are somebody who was out of sight.
        """
        if person.proving and person.account is None:
            return
        if person.identity is None:
            if person.account is not None:
                identity = self.identities.account(person.account)
            elif proved is not None and not self.roster.holders(proved):
                identity = proved
            else:
                identity = self.identities.presence(person, lambda who: bool(self.roster.holders(who)))
            self.roster.identify(person, identity)
        self.announce(person)

    def is_claimed(self, person: Person) -> bool:
        """Whether somebody without an account who has played had this nick, so that WHOIS must tell if it is the same connection."""
        return person.account is None and bool(self.proofs.of_nick(person.nick, self.features))

    def announce(self, person: Person) -> None:
        """Tell the bot, once for each room that we have entered, that this person is there."""
        for key in person.rooms:
            channel = self.channels.by_name.get(key)
            if channel is None or channel.stage is not JoinStage.IN:
                continue
            if key not in person.announced and person.identity:
                person.announced.add(key)
                self.incoming.append(Arrived(self.network, channel.name, self.roster.sender(person, key)))

    def note_account(self, person: Person, account: str | None) -> None:
        """Note which account a person is logged in to, None for no account.

        Their identity then changes to the account's. Whoever logs out keeps the identity that they had.
        """
        person.account_known = True
        if account is None or account == person.account:
            return
        person.account = account
        old, new = person.identity, self.identities.account(account)
        if old is None or old == new:
            return
        self.roster.identify(person, new)
        self.proofs.forget(old)
        if self.roster.holders(old):
            # another client still has the old identity, so this is no renaming but somebody else who arrives
            person.announced.clear()
            self.announce(person)
        elif person.announced or not person.rooms:
            self.incoming.append(Renamed(self.network, old, self.roster.sender(person)))

    def note_nick(self, person: Person, nick: str) -> None:
        """Note that we saw a person change their nick: their identity stays."""
        self.roster.rename(person, nick)
        if person.identity is not None:
            self.proofs.rename(person.identity, nick)
            if person.announced:
                self.incoming.append(Renamed(self.network, person.identity, self.roster.sender(person)))

    def note_part(self, person: Person, key: str) -> None:
        """Note that a person left one (folded) room; if it was the last one that we share, they are out of sight."""
        self.roster.leave(person, key)
        if key in person.announced and person.identity is not None:
            person.announced.discard(key)
            self._tell_departure(key, person.identity)
        if not person.rooms:
            self.lose_sight(person)

    def _tell_departure(self, key: str, identity: Identity) -> None:
        """Tell the bot that this identity has left a (folded) room, if no other client of theirs is there."""
        channel = self.channels.by_name.get(key)
        if channel is not None and not any(key in each.announced for each in self.roster.holders(identity)):
            self.incoming.append(Departed(self.network, channel.name, identity))

    def lose_sight(self, person: Person, split_at: float | None = None) -> None:
        """Note that a person is out of sight: this presence has ended, and its identity with it unless that is an account.

        With `split_at` a netsplit has parted us at that time: who comes back by the same connection is the same person.
        """
        # whatever happens to the nick from now on cannot be seen, so it proves nothing any more
        self.roster.forget(person)
        identity = person.identity
        if identity is None:
            return
        self.identities.remember(person)
        if split_at is not None:
            self.proofs.miss(identity, split_at)
        else:
            self.proofs.forget(identity)
        if not self.roster.holders(identity):
            self.incoming.append(Departed(self.network, None, identity))
            return
        for key in sorted(person.announced):
            self._tell_departure(key, identity)

    def note_exclusion(self, channel: Channel, reason: str, now: float) -> None:
        """Note that we are out of a room, or could not get in; tell the bot, the first time."""
        # who was only there is out of our sight but did not leave, so no `Departed` is told: `Excluded` says enough
        key = self.features.fold(channel.name)
        for person in self.roster.members(key):
            self.roster.leave(person, key)
            person.announced.discard(key)
            if not person.rooms:
                self.roster.forget(person)
        is_new = channel.stage is JoinStage.IN or not channel.refused
        channel.refused = True
        self.channels.put_out(channel, now)
        if is_new:
            self.incoming.append(Excluded(self.network, channel.name, harmless(reason)))
