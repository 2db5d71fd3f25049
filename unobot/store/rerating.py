"""After people were joined or parted the ratings of all are counted anew, in the background."""

from typing import Final

from unobot.clock import Clock
from unobot.store.change import Change, Rerated
from unobot.store.ranking.results import Careers, rate_more, wanted
from unobot.store.store import Store
from unobot.store.upkeep import look_every

_EVERY: Final = 60.0
_PAUSE: Final = 0.05
"""Seconds between two steps: the processor is the players'."""


class Rerating:
    """Counts the ratings anew whenever the store says that this is to be done."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def run(self) -> None:
        """Look every minute for something to do, until cancelled or another process has opened the store."""
        await look_every(_EVERY, self._clock, self.work, "the ratings cannot be counted anew")

    async def work(self) -> None:
        """Count them anew if that is to be done. Raises `StoreError`."""
        mark = await self._store.read(wanted)
        if mark is None:
            return
        known: Careers = {}
        upto, reached = 0, await self._store.read(rate_more, known, 0)
        while reached is not None:
            upto = reached
            await self._clock.sleep(_PAUSE)
            reached = await self._store.read(rate_more, known, upto)
        ratings = tuple((*key, career.mu, career.sigma) for key, career in known.items())
        await self._store.commit(Change(self._clock.now(), rerated=Rerated(mark, upto, ratings)))
