"""Errands: what a command asks for that takes time is done beside the rooms, which go on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from unobot.adapter import Said
from unobot.store import Change, StoredSetting, TakenOver
from unobot.tables.lines import Errand
from unobot.tables.place import Place
from unobot.tables.trace import whence

_log = structlog.get_logger(__name__)

_AT_ONCE: Final = 4
"""So many are run at the same time: all of them together must leave the store to the players."""


class Errands:
    """The errands under way. `commit` stores and says what they lead to; `failed` tells whoever waits that they came to nothing."""

    def __init__(
        self,
        commit: Callable[[Change, Sequence[StoredSetting]], Awaitable[object]],
        failed: Callable[[Place, Said], None],
    ) -> None:
        self._commit, self._failed = commit, failed
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self.running: set[asyncio.Task[None]] = set()
        """Those that have not ended."""

    def start(self, place: Place, said: Said, errands: Sequence[Errand]) -> None:
        """Run these, for who said that."""
        for errand in errands:
            task = asyncio.get_running_loop().create_task(
                self._run(place, said, errand), name=f"errand at {place}"
            )
            # asyncio keeps only weak references to tasks
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def _run(self, place: Place, said: Said, errand: Errand) -> None:
        lines = place.lines(said)
        try:
            async with self._turns:
                await errand(lines)
            await self._commit(lines.change(place.date), lines.passing)
        except TakenOver:
            return  # whoever has taken over answers what is asked there
        except Exception as error:  # noqa: BLE001 - an errand may be a plugin's, and nobody else could tell who waits
            _log.error("an errand failed", place=str(place), error=type(error).__name__, where=whence(error))
            self._failed(place, said)

    async def close(self) -> None:
        """End them as they are."""
        running = tuple(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
