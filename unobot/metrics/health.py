"""Whether the bot is well: every network connected, and the store able to keep something."""

import asyncio
from collections.abc import Iterator

from unobot.bot import Bot
from unobot.metrics.networks import Networks
from unobot.store import Change, StoreError

_PATIENCE = 2.0
"""Seconds that the store has to show that it can be written."""


class Health:
    """Asked in the event loop."""

    def __init__(self, bot: Bot, networks: Networks) -> None:
        self._bot, self._networks = bot, networks

    async def complaints(self) -> list[str]:
        """A line for each thing that is wrong; none if all is well."""
        return [*self._lost(), *await self._unkept()]

    def _lost(self) -> Iterator[str]:
        for network, connected in self._networks.connected.items():
            if reason := self._bot.refused.get(network):
                yield f"network {network}: given up: {reason}"
            elif not connected:
                yield f"network {network}: not connected"

    async def _unkept(self) -> list[str]:
        try:
            # a change that changes nothing is a transaction all the same, and asks whether this process may still write
            await asyncio.wait_for(self._bot.store.commit(Change(self._bot.clock.now())), _PATIENCE)
        except TimeoutError:
            return [f"store: no answer for {_PATIENCE:g} s"]
        except StoreError as trouble:
            return [f"store: {trouble}"]
        return []
