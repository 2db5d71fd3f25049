"""What changes when accounts become one person, and when one of them is parted from the others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from uno_engine import NotAllowed
from unobot.adapter import Identity, Room, Sender
from unobot.store import SHARED_BY_LINKED, LinkCode, Linked, StoredSetting
from unobot.tables.place import Place, Places
from unobot.tables.preferences import MOST_ACCOUNTS, is_local
from unobot.tables.services import Services

_PERSON = 8
"""Bytes of a person's id."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Accounts that are joined or parted: what is to be stored of it, and all `accounts` of the person then."""

    accounts: Sequence[Linked]
    linked: Sequence[Linked]
    settings: Sequence[StoredSetting]


def account_of(place: Place, sender: Sender) -> Linked:
    """The account of somebody at that place, with the person that it is linked to, if any."""
    group, persons = place.services.groups.of(place.network), place.services.persons
    return Linked(group, sender.identity, persons.shared(place.network, sender.identity), sender.name)


def join(place: Place, mine: Linked, code: LinkCode) -> Joint:
    """Let an account, and all that are linked with it, be one person with the account that was given the code.

    The settings of the latter hold where both have one. Raises NotAllowed.
    """
    persons = place.services.persons
    if (mine.network, mine.identity) == (code.network, code.identity):
        raise NotAllowed("link-self")
    giver = Linked(code.network, code.identity, persons.shared(code.network, code.identity), code.name)
    if mine.person is not None and mine.person == giver.person:
        raise NotAllowed("link-already")
    both = [persons.accounts(each.network, each.identity) or (each,) for each in (giver, mine)]
    if len(both[0]) + len(both[1]) > MOST_ACCOUNTS:
        raise NotAllowed("link-too-many", most=MOST_ACCOUNTS)
    for room in _tables_of_both(place, *both):
        raise NotAllowed("link-two-seats", room=room)
    person = giver.person or mine.person or place.services.chance.randbytes(_PERSON).hex()
    linked = [replace(each, person=person) for accounts in both for each in accounts]
    return Joint(linked, linked, list(_joined_settings(place, person, mine, giver)))


def part(place: Place, leaving: Identity, accounts: Sequence[Linked]) -> Joint:
    """Let that one of the linked accounts be a person of its own; each of them, if two are left. All keep the settings."""
    group = place.services.groups.of(place.network)
    parted = [each for each in accounts if (each.network, each.identity) == (group, leaving)]
    if len(accounts) <= 2:
        parted = list(accounts)
    shared = _settings_of(place, accounts[0])
    settings = [
        StoredSetting(each.network, "person", each.identity, key, value)
        for each in parted
        for key, value in shared.items()
    ]
    if len(parted) == len(accounts):
        assert accounts[0].person is not None
        settings += (
            StoredSetting(SHARED_BY_LINKED, "person", accounts[0].person, key, None) for key in shared
        )
    left = [each for each in accounts if each not in parted]
    return Joint(left, [replace(each, person=None) for each in parted], settings)


def _joined_settings(place: Place, person: str, mine: Linked, giver: Linked) -> Iterator[StoredSetting]:
    """What both have set as the person's, and forgotten where it was kept before."""
    both: dict[str, str] = {}
    for each in (mine, giver):
        known = _settings_of(place, each)
        both.update(known)
        if each.person != person:
            network, subject = (
                (each.network, each.identity) if each.person is None else (SHARED_BY_LINKED, each.person)
            )
            yield from (StoredSetting(network, "person", subject, key, None) for key in known)
    yield from (StoredSetting(SHARED_BY_LINKED, "person", person, key, value) for key, value in both.items())


def _settings_of(place: Place, account: Linked) -> Mapping[str, str]:
    """What somebody has set, but for what is about single rooms."""
    known = place.services.preferences.of(account.network, "person", account.identity)
    return {key: value for key, value in known.items() if not is_local(key)}


def _tables_of_both(place: Place, some: Sequence[Linked], others: Sequence[Linked]) -> Iterator[Room]:
    """The rooms at whose tables an account of both sides has a seat, as people call them."""
    services = place.services
    for one in some:
        for other in (each for each in others if each.network == one.network):
            for network in services.groups.members(one.network):
                seated = services.whereabouts.tables_of(network, one.identity)
                both = {*seated} & {*services.whereabouts.tables_of(network, other.identity)}
                yield from (Room(services.preferences.title(network, room)) for room in sorted(both))
    yield from _shared_tables_of_both(services, some, others)


def _shared_tables_of_both(
    services: Services, some: Sequence[Linked], others: Sequence[Linked]
) -> Iterator[Room]:
    """The same for tables over several rooms, where they may sit on different networks."""
    accounts = [{(each.network, each.identity) for each in side} for side in (some, others)]
    for place in services.of(Places).hosting():
        holders = place.table.holders if place.table is not None else ()
        seated = {(services.groups.of(each.side.network), each.identity) for each in holders}
        if all(seated & one for one in accounts):
            yield Room(place.title)
