"""Records that several processes share: what another one has changed is seen here, and a network that joins a group brings its own."""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from unobot.adapter import Network
from unobot.clock import Clock
from unobot.store import ANYWHERE, Change, Store, StoreError
from unobot.store.read import count_shared, shared_records, shared_versions
from unobot.store.rows import join_group
from unobot.tables.preferences import Groups
from unobot.tables.services import Services

_EVERY = 2.0
"""Seconds until what another process has changed is seen."""

_log = structlog.get_logger(__name__)


class Mirror:
    """Keeps the settings and records of this process's groups, and those of no single network, as they are stored.

    `ours` counts the changes made here.
    """

    def __init__(self, services: Services, ours: Callable[[], int]) -> None:
        self._services, self._ours = services, ours
        self._known: dict[Network, tuple[int, int]] = {}
        """Each group's version that was read last, and how many changes had been made here by then."""

    async def run(self, clock: Clock) -> None:
        """Look again and again, until cancelled; ends at once where no other process has the store."""
        while self._services.groups.shared or self._services.store.is_server:
            try:
                await self.look()
            except StoreError as trouble:
                _log.warning("what other processes changed is not known", reason=str(trouble))
            await clock.sleep(_EVERY)

    async def look(self) -> None:
        """Read what was changed since the last look. Raises `StoreError`."""
        stored = await self._services.store.read(shared_versions)
        for group in (ANYWHERE, *self._services.groups.shared):
            if self._known.get(group) != (stored.get(group, 0), self._ours()):
                while True:
                    ours = self._ours()
                    found = await self._services.store.read(shared_records, group)
                    if ours == self._ours():
                        break
                    # what was changed here meanwhile may not be in what was read, and must not be undone by it
                    await asyncio.sleep(0)
                self._known[group] = (found.version, ours)
                self._services.preferences.replaced(group, found.settings)
                for feature, keeper in self._services.keepers.items():
                    keeper.replaced(group, [each for each in found.records if each.feature == feature])


async def bring_along(store: Store, groups: Groups, at: float) -> None:
    """Let networks that have joined a group bring what was kept of their people before. Raises `StoreError`.

    Where the group has the same setting or record, that of the group holds, and the log says that the other is left.
    """
    for network, group in groups.joined.items():
        if not await store.read(count_shared, network):
            continue
        await store.commit(Change(at, writes=(partial(join_group, network, group),)))
        left = await store.read(count_shared, network)
        _log.info("a network has brought its records into its group", network=network, group=group)
        if left:
            _log.warning(
                "what the group has already is not replaced", network=network, group=group, left=left
            )
