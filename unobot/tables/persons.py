"""Persons: somebody may have several accounts, on one network or on several, and be one person with one set of records."""

from collections import defaultdict
from collections.abc import Container, Iterable, Sequence
from dataclasses import replace

from unobot.adapter import Identity, Network
from unobot.store import SHARED_BY_LINKED, Change, LinkCode, Linked, RoundFinished, StoredSetting
from unobot.store.ranking.played import person_of
from unobot.tables.groups import Groups

MOST_ACCOUNTS = 8
"""So many accounts may be one person."""

CODE_LASTS = 600.0
"""Seconds in which a code must be typed."""


class Persons:
    """Which identities are linked, and the codes that would link more. They are stored by whoever changes them.

    Where a network is asked for, its group counts: what is kept here has the names of groups.
    """

    def __init__(self, groups: Groups, linked: Iterable[Linked] = (), codes: Iterable[LinkCode] = ()) -> None:
        self._groups = groups
        self.replaced(linked, codes)

    def replaced(self, linked: Iterable[Linked], codes: Iterable[LinkCode]) -> None:
        """These are all links and codes, as they are stored."""
        self.linked: dict[tuple[Network, Identity], Linked] = {}
        """All who are linked; whoever asks for every line looks first whether there is anybody."""
        self._accounts: defaultdict[str, list[Linked]] = defaultdict(list)
        self._codes: dict[str, LinkCode] = {}
        for each in linked:
            self.put(each)
        for code in codes:
            self.put_code(code)

    def put(self, linked: Linked) -> None:
        """From now on that identity is linked, or not any more."""
        key = (linked.network, linked.identity)
        before = self.linked.pop(key, None)
        if before is not None and before.person is not None:
            self._accounts[before.person].remove(before)
            if not self._accounts[before.person]:
                del self._accounts[before.person]
        if linked.person is not None:
            self.linked[key] = linked
            self._accounts[linked.person].append(linked)

    def put_code(self, code: LinkCode) -> None:
        """From now on that code links, or not any more."""
        self._codes.pop(code.code, None)
        if code.until is not None:
            self._codes[code.code] = code

    # --- looking -----------------------------------------------------------------------------------------------------

    def shared(self, network: Network, identity: Identity) -> str | None:
        """The person that this identity shares with others; None if it is linked with none."""
        found = self.linked.get((self._groups.of(network), identity))
        return None if found is None else found.person

    def of(self, network: Network, identity: Identity) -> str:
        """Who that is, as results name it: the shared person, else the network (or group) and the identity."""
        return self.shared(network, identity) or person_of(self._groups.of(network), identity)

    def accounts(self, network: Network, identity: Identity) -> Sequence[Linked]:
        """All that are linked with this identity, itself among them, in the order of their linking; none if it is not."""
        person = self.shared(network, identity)
        return () if person is None else tuple(self._accounts[person])

    def beside(self, network: Network, identity: Identity) -> list[Identity]:
        """The other identities of that person on the same network."""
        group = self._groups.of(network)
        accounts = self.accounts(network, identity)
        return [each.identity for each in accounts if each.network == group and each.identity != identity]

    def code(self, said: str, date: float) -> LinkCode | None:
        """What that code links with, if there is such a code and its time is not over."""
        found = self._codes.get(said.lower())
        return found if found is not None and (found.until or 0.0) > date else None

    def useless_codes(self, network: Network, identity: Identity, date: float) -> list[LinkCode]:
        """The codes of that identity and those whose time is over: to be forgotten when a new one is given."""
        mine = (self._groups.of(network), identity)
        return [
            replace(each, until=None)
            for each in self._codes.values()
            if (each.network, each.identity) == mine or (each.until or 0.0) <= date
        ]

    # --- keeping -----------------------------------------------------------------------------------------------------

    def kept(self, change: Change) -> Change:
        """The change, in which linked people have settings and results as the person that they are."""
        if not (change.settings or change.finished):
            return change
        # who is joined or parted by this change: their settings say already whose they are
        changing = {(each.network, each.identity) for each in change.linked}
        settings = (self._kept(setting, changing) for setting in change.settings)
        finished = change.finished
        return replace(change, settings=tuple(settings), finished=finished and self._with_persons(finished))

    def _with_persons(self, finished: RoundFinished) -> RoundFinished:
        standings = (
            replace(each, person=self.shared(each.network, each.identity)) if each.person is None else each
            for each in finished.standings
        )
        return replace(finished, standings=tuple(standings))

    def _kept(self, setting: StoredSetting, changing: Container[tuple[Network, Identity]]) -> StoredSetting:
        account = (setting.network, Identity(setting.subject))
        if setting.scope == "room" or is_local(setting.key) or account in changing:
            return setting
        person = self.shared(*account)
        return setting if person is None else replace(setting, network=SHARED_BY_LINKED, subject=person)


def is_local(key: str) -> bool:
    """Whether a setting is about one room (`notify #uno`), whose name may be another room's on another network."""
    return " " in key
