"""What plugins keep of people and rooms: records of types that they declare, written with the change that leads to them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from unobot.adapter import Identity, Network
from unobot.store import ANYWHERE, Record, Scope
from unobot.tables.place import Place
from unobot.tables.preferences import Account
from unobot.tables.services import Services

_PASSING: Final = 7 * 86_400.0
"""Seconds for which something is kept of who has no account: after a lost connection they are somebody new."""

_log = structlog.get_logger(__name__)

R = TypeVar("R")


class About(NamedTuple):
    """Whom a record is about. `network` is a network, or the group of one; ANYWHERE for somebody with several accounts."""

    network: Network
    scope: Scope
    subject: str


class Collector(Protocol):
    """What is stored in one transaction: `Lines`, or the signal `RoundStored`."""

    records: list[Record]


def flaw_in_kind(kind: object) -> str:
    """Return why records cannot be of that type, and what would do; empty if they can.

    >>> flaw_in_kind(int)
    'int is no msgspec.Struct and no dataclass'
    """
    name = getattr(kind, "__name__", repr(kind))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        required = [each.name for each in msgspec.structs.fields(kind) if each.required]
        frozen = kind.__struct_config__.frozen
    elif isinstance(kind, type) and is_dataclass(kind):
        required = [each.name for each in fields(kind) if each.default is each.default_factory is MISSING]
        frozen = kind.__dataclass_params__.frozen  # type: ignore[attr-defined]  # typeshed leaves it out
    else:
        return f"{name} is no msgspec.Struct and no dataclass"
    if not frozen:
        return f"{name} is not frozen: what is changed without `put` would not be stored"
    if required:
        return f"{name}.{required[0]} has no default: it is needed for whom nothing is kept, and when older records are read"
    try:
        msgspec.json.decode(msgspec.json.encode(kind()), type=kind)
    except (TypeError, msgspec.MsgspecError) as error:
        return f"{name} cannot be written as JSON and read again: {error}"
    return ""


class Archive:
    """All records of one feature at hand; the `Keeper` of a feature that declares the types of what it `keeps`.

    What cannot be read is logged with the plugin's name. It reads as if nothing was kept, and nothing is written over it: a
    version of the plugin that can read it finds it as it was.
    """

    def __init__(self, feature: str, plugin: str, kinds: Mapping[str, type]) -> None:
        self.feature, self._plugin, self._kinds = feature, plugin, kinds
        self.keys = {kind: key for key, kind in kinds.items()}
        self._kept: dict[str, dict[About, Any]] = {key: {} for key in kinds}
        self._broken: set[tuple[str, About]] = set()

    def put(self, record: Record) -> None:
        """Take in a record as it is stored now; without a payload it is forgotten."""
        about = About(record.network, record.scope, record.subject)
        if record.key not in self._kinds:
            return  # of another version of the plugin; it stays stored
        self._kept[record.key].pop(about, None)
        self._broken.discard((record.key, about))
        if record.payload is not None:
            value = self.read(record)
            if value is None:
                self._broken.add((record.key, about))
            else:
                self._kept[record.key][about] = value

    def replaced(self, network: Network, records: Sequence[Record]) -> None:
        """Put these in the place of all records of a network or group."""
        for kept in self._kept.values():
            for about in [each for each in kept if each.network == network]:
                del kept[about]
        self._broken = {each for each in self._broken if each[1].network != network}
        for record in records:
            self.put(record)

    def read(self, record: Record) -> Any:
        """Return what a record holds; None if it cannot be read, which is logged."""
        try:
            return msgspec.json.decode(record.payload or b"", type=self._kinds[record.key])
        except (msgspec.MsgspecError, ValueError, TypeError) as error:
            # not what is in it: that is about somebody
            _log.error(
                "a record of a plugin cannot be read; it is left as it is",
                plugin=self._plugin,
                record=f"{self.feature} {record.key}",
                network=record.network,
                error=type(error).__name__,
            )
            return None

    def stored(self, key: str) -> Mapping[About, Any]:
        """Return all that is stored under that key."""
        return self._kept[key]

    def is_broken(self, key: str, about: About) -> bool:
        """Whether the store has something there that cannot be read."""
        return (key, about) in self._broken


class Archives:
    """The records of all features that declare types, and those on their way into the store."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.by_kind: dict[type, Archive] = {}
        self._by_feature: dict[str, Archive] = {}
        self.unstored: list[Record] = []
        """What a room has handed to the store and the store has not kept yet, oldest first.

        Other rooms count on it already: whoever types `!buy` in two rooms at once pays twice.
        """

    def add(self, archive: Archive) -> Archive:
        """Take in what one feature declares, and return it."""
        self._by_feature[archive.feature] = archive
        self.by_kind |= dict.fromkeys(archive.keys, archive)
        return archive

    def joined(self, accounts: Sequence[Account], person: str) -> Iterator[Record]:
        """Yield what is to be stored when these accounts, the one whose word counts first, are that one person from now on.

        A type with a method `plus` says itself what two records make together; of others the first account's holds.
        """
        homes = dict.fromkeys(about_person(self._services, each.network, each.identity) for each in accounts)
        together = About(ANYWHERE, "person", person)
        for archive in self._by_feature.values():
            for key in archive.keys.values():
                found = [kept[each] for each in homes if each in (kept := archive.stored(key))]
                for each in homes:
                    if each != together and each in archive.stored(key):
                        yield record_of(archive, key, each, None)
                if found:
                    whole = found[0]
                    for value in found[1:]:
                        whole = whole.plus(value) if hasattr(whole, "plus") else whole
                    yield record_of(archive, key, together, whole)

    def parted(self, person: str, stays: Account) -> Iterator[Record]:
        """Yield what is to be stored when only that account is left of a person: it has all, and who leaves begins anew."""
        for archive in self._by_feature.values():
            for key in archive.keys.values():
                if (value := archive.stored(key).get(About(ANYWHERE, "person", person))) is not None:
                    yield record_of(archive, key, About(ANYWHERE, "person", person), None)
                    yield record_of(archive, key, About(stays.network, "person", stays.identity), value)


def about_person(services: Services, network: Network, identity: Identity) -> About:
    """Return where records about somebody are kept: the person with all their accounts, else the account on that network or group."""
    if (person := services.persons.shared(network, identity)) is not None:
        return About(ANYWHERE, "person", person)
    return About(services.groups.of(network), "person", identity)


def record_of(archive: Archive, key: str, about: About, value: object, until: float | None = None) -> Record:
    """Return a record with that value; None forgets it."""
    payload = None if value is None else msgspec.json.encode(value)
    return Record(archive.feature, about.network, about.scope, about.subject, key, payload, until)


class Memory(Generic[R]):
    """The records of one type, as one command or listener at a place reads and writes them.

    `into` is the `Lines` of what is being done, or the signal `RoundStored`: what is put there is stored with all the rest
    of it, in one transaction, or not at all. What was put is read again at once, also by other rooms, and by the listeners of
    `RoundStored` what those of `Happened` have put.

        wins = Memory(place, Wins, signal)
        wins.put(identity, Wins(wins.of(identity).count + 1))
    """

    def __init__(self, place: Place, kind: type[R], into: Collector) -> None:
        self._archives = place.services.of(Archives)
        if (archive := self._archives.by_kind.get(kind)) is None:
            raise TypeError(
                f"{kind.__name__} is no type of record; expected one that a Feature names in `keeps`"
            )
        self._place, self._kind, self._into = place, kind, into
        self._archive, self._key = archive, archive.keys[kind]

    def of(self, identity: Identity, network: Network | None = None) -> R:
        """Return what is kept of somebody on this network, or on another one; `kind()` if nothing is.

        Somebody with several linked accounts is one person.
        """
        return self._read(self._person(identity, network))

    def put(self, identity: Identity, value: R, network: Network | None = None) -> None:
        """Keep that of somebody from now on: for a week, if they have no account."""
        here = self._place.present.get(identity) if network in (None, self._place.network) else None
        passing = here is not None and not here.lasting
        until = self._place.date + _PASSING if passing else None
        self._write(self._person(identity, network), value, until)

    def forget(self, identity: Identity, network: Network | None = None) -> None:
        """Keep nothing of somebody from now on."""
        self._write(self._person(identity, network), None)

    @property
    def here(self) -> R:
        """The record of the room; a new one with its defaults, `kind()`, if none is stored."""
        return self._read(self._room())

    def put_here(self, value: R) -> None:
        """Keep that of the room from now on."""
        self._write(self._room(), value)

    def everybody(self) -> Iterator[tuple[Identity, R]]:
        """Yield everybody on this network of whom something is stored, in the order in which it was."""
        persons, board = self._place.services.persons, self._place.board
        for about, value in self._archive.stored(self._key).items():
            if about.scope == "person" and about.network == board:
                yield Identity(about.subject), value
            elif about.scope == "person" and about.network == ANYWHERE:
                yield from ((who, value) for who in persons.known_on(board, about.subject)[:1])

    def _person(self, identity: Identity, network: Network | None) -> About:
        return about_person(self._place.services, network or self._place.network, identity)

    def _room(self) -> About:
        assert self._place.room is not None, "in private there is no room"
        return About(self._place.board, "room", self._place.room)

    def _read(self, about: About) -> R:
        group = self._place.services.groups.of
        for records in (self._into.records, self._archives.unstored):
            for each in reversed(records):
                known = About(group(each.network), each.scope, each.subject)
                if (each.feature, each.key, known) == (self._archive.feature, self._key, about):
                    return self._kind() if each.payload is None else self._archive.read(each)
        found: R | None = self._archive.stored(self._key).get(about)
        return self._kind() if found is None else found

    def _write(self, about: About, value: R | None, until: float | None = None) -> None:
        if not self._archive.is_broken(self._key, about):
            self._into.records.append(record_of(self._archive, self._key, about, value, until))
