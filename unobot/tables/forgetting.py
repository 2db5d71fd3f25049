"""Forgetting somebody: all finished rounds are gone through in small steps, so that no table waits for it."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

import structlog

from unobot.adapter import Network
from unobot.store import Change, StoreError, TakenOver
from unobot.store import forgetting as stored
from unobot.store.forgotten import ToForget
from unobot.store.ranking.played import person_of
from unobot.tables.nameless import without_name
from unobot.tables.services import Services

_log = structlog.get_logger(__name__)

_AT_ONCE: Final = 5
"""So many rounds a commit: no command waits for longer than it does for another's."""


class Forgetting:
    """Takes people out of the records who have asked for it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self) -> None:
        """Go on with what was not done when the bot ended."""
        try:
            if asked := await self._services.store.read(stored.asked_to_forget):
                await self.forget(asked)
        except TakenOver:
            return
        except StoreError as trouble:
            _log.error("somebody who asks to be forgotten is still in the records", reason=str(trouble))

    async def forget(self, asked: Sequence[ToForget]) -> int:
        """Take these accounts out of all finished rounds; returns of how many. Raises `StoreError`."""
        store = self._services.store
        persons = {person_of(each.network, each.identity) for each in asked}
        names = await store.read(stored.names_of, persons) | {each.name for each in asked if each.name}
        rounds = 0
        while ids := await store.read(stored.rounds_of, persons, _AT_ONCE):
            rounds += await self._leave_out(ids, persons, names)
        ids = await store.read(stored.rounds_with, self._networks(asked), names)
        for start in range(0, len(ids), _AT_ONCE):
            rounds += await self._leave_out(ids[start : start + _AT_ONCE], persons, names)
        done = tuple(replace(each, name=None) for each in asked)
        await store.commit(Change(self._services.clock.now(), to_forget=done))
        return rounds

    async def _leave_out(self, ids: Sequence[str], persons: Collection[str], names: Collection[str]) -> int:
        whole = await self._services.store.read(stored.whole_rounds, ids)
        found = (without_name(each, persons, names, self._services.catalogue) for each in whole)
        nameless = tuple(each for each in found if each is not None)
        if nameless:
            await self._services.store.commit(Change(self._services.clock.now(), nameless=nameless))
        return len(nameless)

    def _networks(self, asked: Sequence[ToForget]) -> set[Network]:
        groups = self._services.groups
        return {network for each in asked for network in (*groups.members(each.network), each.network)}
