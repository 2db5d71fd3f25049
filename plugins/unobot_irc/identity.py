"""Identities of people on IRC: their account, or one unbroken presence of a nick.

A nick alone proves nothing: whoever takes it after its owner has gone must not get the owner's hand.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from zlib import crc32

import msgspec

from unobot.adapter import Identity
from unobot_irc.features import Features, fold_all
from unobot_irc.people import Person, Proof

_REMEMBERED = 20_000
"""So many proofs, and so many trusted hosts, are kept; the oldest are forgotten."""
_MISSED = 86400.0
"""Seconds for which a connection is expected back that a netsplit took out of sight; tables with a day a turn wait as long."""
SHELVES = 64
"""The proofs are stored in so many parts: whoever comes or goes changes one of them, however many people play."""


class Mint:
    """Makes identities. One that was made for a presence is never made again, not even after a restart.

    `stamp` is a text that no other connection to this network ever has.
    """

    def __init__(self, stamp: str, features: Features, *, trust_hosts: bool) -> None:
        self.stamp = stamp
        self._features = features
        self._trust_hosts = trust_hosts
        self._made = 0
        self._hosts: OrderedDict[str, Identity] = OrderedDict()

    def account(self, name: str) -> Identity:
        """The identity of everyone who is logged in to the account `name`."""
        return Identity(f"account:{self._features.fold(name)}")

    def presence(self, person: Person, is_taken: Callable[[Identity], bool]) -> Identity:
        """An identity for somebody without an account.

        With `trust_hosts`, the one that this nick and user@host had before, unless it is taken.
        """
        if self._trust_hosts and person.user and person.host:
            key = self._key(person)
            known = self._hosts.get(key, Identity(f"host:{key}"))
            if not is_taken(known):
                return known
        self._made += 1
        return Identity(f"nick:{self._features.fold(person.nick)}#{self.stamp}.{self._made}")

    def departed(self, person: Person) -> None:
        """Where hosts are trusted, remember the identity of who goes, to give it back to the same nick and user@host."""
        if not self._trust_hosts or person.identity is None or person.identity.startswith("account:"):
            return
        key = self._key(person)
        self._hosts[key] = person.identity
        self._hosts.move_to_end(key)
        while len(self._hosts) > _REMEMBERED:
            self._hosts.popitem(last=False)

    def _key(self, person: Person) -> str:
        return f"{self._features.fold(person.nick)}!{person.user}@{person.host.lower()}"


class Proofs:
    """The proofs of players without accounts, by which they are recognized after our own restart or reconnection."""

    def __init__(self, stored: Iterable[str | None]) -> None:
        self._kept: dict[Identity, Proof] = {}
        self._parts: list[dict[Identity, Proof]] = [{} for _ in range(SHELVES)]
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
                self.changed.add(number % SHELVES)  # damaged: begin anew, and store that

    def text(self, part: int) -> str | None:
        """One part of the proofs as JSON, to be stored and given to the next `Proofs`; None if it is empty."""
        proofs = self._parts[part]
        return msgspec.json.encode(proofs).decode() if proofs else None

    def _put(self, identity: Identity, proof: Proof) -> None:
        self._kept[identity] = self._parts[_part(identity)][identity] = proof
        self._of_nick[fold_all(proof.nick)][identity] = None

    def keep(self, identity: Identity, proof: Proof) -> None:
        """Remember how this identity's presence can be proved."""
        self.forget(identity)
        self._put(identity, proof)
        while len(self._kept) > _REMEMBERED:
            self.forget(next(iter(self._kept)))
        self.changed.add(_part(identity))

    def miss(self, identity: Identity, now: float) -> None:
        """Keep the proof for a day of a presence that is out of sight, and of which nobody knows whether it has ended."""
        if identity in self._kept:
            self._missed.setdefault(identity, now)
        while self._missed and now - next(iter(self._missed.values())) > _MISSED:
            self.forget(next(iter(self._missed)))

    def forget(self, identity: Identity) -> None:
        """Drop the proof of a presence that has ended."""
        self._missed.pop(identity, None)
        proof = self._kept.pop(identity, None)
        if proof is None:
            return
        part = _part(identity)
        del self._parts[part][identity]
        self.changed.add(part)
        same = self._of_nick[fold_all(proof.nick)]
        del same[identity]
        if not same:
            del self._of_nick[fold_all(proof.nick)]

    def __contains__(self, identity: Identity) -> bool:
        return identity in self._kept

    def renamed(self, identity: Identity, nick: str) -> None:
        """The same connection has another nick."""
        if identity in self._kept:
            self.keep(identity, replace(self._kept[identity], nick=nick))

    def of_nick(self, nick: str, features: Features) -> dict[Identity, Proof]:
        """All proofs for this nick."""
        folded = features.fold(nick)
        alike = {identity: self._kept[identity] for identity in self._of_nick.get(fold_all(nick), ())}
        return {identity: proof for identity, proof in alike.items() if features.fold(proof.nick) == folded}


def _part(identity: Identity) -> int:
    # not `hash`, which is another one in each process
    return crc32(identity.encode()) % SHELVES
