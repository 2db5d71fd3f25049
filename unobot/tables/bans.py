"""Who is not listened to."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from unobot.adapter import Adapter, Identity, Network, Room
from unobot.store import BanLifted, Banned
from unobot.tables.groups import Groups
from unobot.tables.roles import Roles

_BELIEVED: Final = 5.0
"""For so many seconds it is not looked anew whether somebody is banned: a flood of lines must cost next to nothing."""

_MOST_ASKED: Final = 2_000

MOST: Final = 300
"""So many bans a network may have: every line of everybody is compared with them."""


class Bans:
    """All bans at hand, under the names of groups. They are stored by whoever makes or lifts them, with the change of the command."""

    def __init__(
        self,
        adapters: Mapping[Network, Adapter],
        roles: Roles,
        groups: Groups,
        stored: Iterable[Banned] = (),
    ) -> None:
        self._adapters, self._roles, self._groups = adapters, roles, groups
        self._bans: defaultdict[Network, dict[tuple[Room | None, str], Banned]] = defaultdict(dict)
        self._asked: dict[tuple[Network, Room | None, Identity], tuple[float, float, Banned | None]] = {}
        """What was found for whom, and the dates between which it is believed."""
        for ban in stored:
            self.put(ban)

    def put(self, ban: Banned | BanLifted) -> None:
        """From now on this is banned, or not any more."""
        self._asked.clear()
        if isinstance(ban, Banned):
            self._bans[ban.network][ban.room, ban.masks] = ban
        else:
            self._bans[ban.network].pop((ban.room, ban.masks), None)

    def replaced(self, group: Network, bans: Iterable[Banned]) -> bool:
        """These are all bans of a group, as they are stored; returns whether that is another thing than was known."""
        fresh = {(ban.room, ban.masks): ban for ban in bans}
        if fresh == self._bans[group]:
            return False
        self._asked.clear()
        self._bans[group] = fresh
        return True

    def on(self, network: Network, room: Room | None, identity: Identity, date: float) -> Banned | None:
        """The ban by which somebody is not listened to in a room, or (None) in private. Owners and admins have none."""
        asked = (network, room, identity)
        since, until, found = self._asked.get(asked, (0.0, 0.0, None))
        if not since <= date < until:
            found = self._find(network, room, identity, date)
            until = (
                date + _BELIEVED
                if found is None or found.until is None
                else min(date + _BELIEVED, found.until)
            )
            if len(self._asked) >= _MOST_ASKED:
                self._asked.clear()
            self._asked[asked] = date, until, found
        return found

    def _find(self, network: Network, room: Room | None, identity: Identity, date: float) -> Banned | None:
        here = (None, room)
        bans, fits = self._bans[self._groups.of(network)], self._adapters[network].fits
        for ban in list(bans.values()):
            if ban.until is not None and ban.until <= date:
                del bans[ban.room, ban.masks]
            elif ban.room in here and any(fits(mask, identity) for mask in ban.masks.split()):
                return None if self._roles.of(network, identity) is not None else ban
        return None

    def listed(self, network: Network, room: Room | None, date: float) -> list[Banned]:
        """The bans in a room, beside those on the whole network; all of the network where no room is named."""
        return [
            ban
            for ban in self._bans[self._groups.of(network)].values()
            if (ban.until is None or ban.until > date) and (room is None or ban.room in (None, room))
        ]
