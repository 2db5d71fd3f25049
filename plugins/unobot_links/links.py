"""Which accounts are one person: kept as records, told to the core, and changed when people link or part them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, update

from uno_engine import NotAllowed
from unobot.adapter import Identity, Network, Room
from unobot.store import ANYWHERE, Record, StoredSetting, Write, read
from unobot.store.change import Executor, person_of
from unobot.store.read import StoredAccount
from unobot.store.schema import results
from unobot.tables.memory import Archives
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.preferences import Account, is_local
from unobot.tables.services import Services

NAME: Final = "links"
MOST_ACCOUNTS: Final = 8
"""So many accounts may be one person."""


class Link(msgspec.Struct, frozen=True):
    """That account is the `person`, with all others that are; `name` is how it was called when it was linked."""

    network: Network
    identity: Identity
    name: str
    person: str

    def record(self, *, gone: bool = False) -> Record:
        """Return what is stored of it; `gone`: that it is a person by itself again."""
        return _record("link", self, None if gone else msgspec.json.encode(self))


class Code(msgspec.Struct, frozen=True):
    """Who shows the code before the date `until` may be linked with that account, which has no other code."""

    network: Network
    identity: Identity
    name: str
    code: str
    until: float

    def record(self, *, gone: bool = False) -> Record:
        """Return what is stored of it; `gone`: that it links nobody any more."""
        return _record("code", self, None if gone else msgspec.json.encode(self), self.until)


def _record(key: str, of: Link | Code, payload: bytes | None, until: float | None = None) -> Record:
    # under no network, because the others of that person may be on another one
    return Record(NAME, ANYWHERE, "person", person_of(of.network, of.identity), key, payload, until)


def accounts_of(connection: Connection, person: str) -> list[StoredAccount]:
    """Read the accounts of that person from the store; none if there is only one."""
    kept = (each for each in read.records(connection, ANYWHERE) if (each.feature, each.key) == (NAME, "link"))
    links = (msgspec.json.decode(each.payload or b"", type=Link) for each in kept)
    return [StoredAccount(each.network, each.identity) for each in links if each.person == person]


class Links:
    """All links and codes at hand, by the group and the identity of their account."""

    def __init__(self, services: Services) -> None:
        self._groups, self._persons = services.groups, services.persons
        self._links: dict[tuple[Network, Identity], Link] = {}
        self._codes: dict[tuple[Network, Identity], Code] = {}

    def put(self, record: Record) -> None:
        """Take in that an account is linked, or a code links, or not any more."""
        network, _, identity = record.subject.partition(" ")  # as `person_of` puts them together
        account = (self._groups.of(Network(network)), Identity(identity))
        if record.key == "code":
            self._codes.pop(account, None)
            if record.payload is not None:
                self._codes[account] = msgspec.json.decode(record.payload, type=Code)
            return
        self._links.pop(account, None)
        person, name = None, ""
        if record.payload is not None:
            link = self._links[account] = msgspec.json.decode(record.payload, type=Link)
            person, name = link.person, link.name
        self._persons.put(Account(*account, name), person)

    def replaced(self, network: Network, records: Sequence[Record]) -> None:
        """Put these records in the place of all links and codes, if `network` is ANYWHERE: under another name none are kept."""
        if network != ANYWHERE:
            return
        for account in self._links:
            self._persons.put(Account(*account, ""), None)
        self._links.clear()
        self._codes.clear()
        # a network has joined a group since: where the group knows the same account, that holds, and so comes last
        for record in sorted(
            records, key=lambda each: self._groups.of(at := Network(each.subject.partition(" ")[0])) == at
        ):
            self.put(record)

    def of(self, account: Account) -> Link | None:
        """Return the link of that account; None if it is a person by itself."""
        return self._links.get((account.network, account.identity))

    def code(self, said: str, date: float) -> Code | None:
        """Return what that code links with, if there is such a code and its time is not over."""
        meant = said.lower()
        return next((each for each in self._codes.values() if each.code == meant and each.until > date), None)

    def useless_codes(self, accounts: Sequence[Account], date: float) -> list[Record]:
        """Return what forgets the codes of these accounts, and those whose time is over."""
        theirs = {(each.network, each.identity) for each in accounts}
        return [
            each.record(gone=True)
            for account, each in self._codes.items()
            if account in theirs or each.until <= date
        ]


_PERSON: Final = 8
"""Bytes of a person's id."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Accounts that are joined or parted: what is to be stored of it, and all `accounts` of the person then."""

    accounts: Sequence[Account]
    records: Sequence[Record]
    settings: Sequence[StoredSetting]
    write: Write


def join(place: Place, mine: Account, code: Code) -> Joint:
    """Let an account, and all that are linked with it, be one person with the account that was given the code.

    The settings of the latter hold where both have one. Raises NotAllowed.
    """
    persons, links = place.services.persons, place.services.of(Links)
    giver = Account(place.services.groups.of(code.network), code.identity, code.name)
    if mine[:2] == giver[:2]:
        raise NotAllowed("link-self")
    known = [persons.shared(each.network, each.identity) for each in (giver, mine)]
    if known[0] is not None and known[0] == known[1]:
        raise NotAllowed("link-already")
    both = [persons.accounts(each.network, each.identity) or (each,) for each in (giver, mine)]
    if len(both[0]) + len(both[1]) > MOST_ACCOUNTS:
        raise NotAllowed("link-too-many", most=MOST_ACCOUNTS)
    for room in _tables_of_both(place, *both):
        raise NotAllowed("link-two-seats", room=room)
    person = known[0] or known[1] or place.services.chance.randbytes(_PERSON).hex()
    accounts = [*both[0], *both[1]]
    records = [
        # under the name under which it is kept already, perhaps that of a network that has joined a group since
        msgspec.structs.replace(links.of(each) or Link(*each, person), person=person).record()
        for each in accounts
    ]
    settings = list(_joined_settings(place, person, mine, giver))
    records += place.services.of(Archives).joined(accounts, person)
    return Joint(accounts, records, settings, _handing_over(place, accounts, person))


def part(place: Place, leaving: Sequence[Account], accounts: Sequence[Account]) -> Joint:
    """Let those of the linked accounts be persons by themselves, and the last one, if one is left. All keep the settings."""
    left = [each for each in accounts if each not in leaving]
    parted = list(leaving) if len(left) > 1 else list(accounts)
    shared = _settings_of(place, accounts[0])
    settings = [
        StoredSetting(each.network, "person", each.identity, key, value)
        for each in parted
        for key, value in shared.items()
    ]
    if len(parted) == len(accounts):
        network, identity, _ = accounts[0]
        settings += (place.services.persons.setting(network, identity, key, None) for key in shared)
    links = (place.services.of(Links).of(each) for each in parted)
    records = [link.record(gone=True) for link in links if link is not None]
    # with nobody left all of it is forgotten
    if len(left) == 1 and (person := place.services.persons.shared(*left[0][:2])) is not None:
        records += place.services.of(Archives).parted(person, left[0])
    return Joint(left, records, settings, _handing_over(place, parted, None))


def _joined_settings(place: Place, person: str, mine: Account, giver: Account) -> Iterator[StoredSetting]:
    """Yield what both have set as the person's, and forgotten where it was kept before."""
    persons, both = place.services.persons, dict[str, str]()
    for each in (mine, giver):
        known = _settings_of(place, each)
        both.update(known)
        if persons.shared(each.network, each.identity) != person:
            yield from (persons.setting(each.network, each.identity, key, None) for key in known)
    yield from (StoredSetting(ANYWHERE, "person", person, key, value) for key, value in both.items())


def _settings_of(place: Place, account: Account) -> Mapping[str, str]:
    """Return what somebody has set, but for what is about single rooms."""
    known = place.services.preferences.of(account.network, "person", account.identity)
    return {key: value for key, value in known.items() if not is_local(key)}


def _tables_of_both(place: Place, some: Sequence[Account], others: Sequence[Account]) -> Iterator[Room]:
    """Yield the rooms at whose tables an account of both sides has a seat, as people call them."""
    services = place.services
    for one in some:
        for other in (each for each in others if each.network == one.network):
            for network in services.groups.members(one.network):
                seated = services.of(PlaceDirectory).tables_of(network, one.identity)
                both = {*seated} & {*services.of(PlaceDirectory).tables_of(network, other.identity)}
                yield from (Room(services.preferences.title(network, room)) for room in sorted(both))
    # at a table over several rooms they may sit on different networks
    accounts = [{(each.network, each.identity) for each in side} for side in (some, others)]
    for each in services.of(PlaceDirectory):
        if each.home is not each or len(each.sides) == 1 or each.table is None:
            continue
        holders = each.table.holders
        at_table = {(services.groups.of(holder.side.network), holder.identity) for holder in holders}
        if all(at_table & one for one in accounts):
            yield Room(each.title)


Owner = tuple[Account, frozenset[str], str]
"""An account with the persons whose its results may be, and the one whose they are from now on."""


def _handing_over(place: Place, accounts: Sequence[Account], person: str | None) -> Write:
    """Give the results of these accounts to that person; None: to each account as a person by itself."""
    owners = []
    for each in accounts:
        alone = person_of(each.network, each.identity)
        after = person or alone
        before = {alone, place.services.persons.of(each.network, each.identity)}
        owners.append((each, frozenset(before - {after}), after))
    return partial(hand_over, owners)


def hand_over(owners: Sequence[Owner], on: Executor) -> None:
    """Give results to those whose they are now; these, and whose they were, are counted anew."""
    rows = [
        {"_network": account.network, "_identity": account.identity, "_before": before, "_after": after}
        for account, befores, after in owners
        for before in sorted(befores)
    ]
    if rows:
        on.execute(_HAND_OVER, rows)
        on.results_changed({row[whose] for row in rows for whose in ("_before", "_after")})


_HAND_OVER: Final = (
    update(results)
    .where(
        # by the person first: for that there is an index
        results.c.person == bindparam("_before"),
        results.c.network == bindparam("_network"),
        results.c.identity == bindparam("_identity"),
    )
    .values(person=bindparam("_after"))
)
