"""Telling the ledger, many at a time, which messages need no sending any more."""

import asyncio
from typing import Final

import structlog

from unobot.clock import Clock
from unobot.outbox.ledger import Ledger

_log: Final = structlog.get_logger(__name__)
_AGAIN_AFTER: Final = 1.0


class Marks:
    """Keys on their way into the ledger. A ledger that fails is tried again."""

    def __init__(self, ledger: Ledger, clock: Clock) -> None:
        self._ledger = ledger
        self._clock = clock
        self._open: set[int] = set()
        self._settled: list[int] = []
        self._any_settled = asyncio.Event()
        self._none_open = asyncio.Event()
        self._none_open.set()

    def expect(self, key: int) -> None:
        """Note that a message was taken on; `drained` waits for it."""
        self._open.add(key)
        self._none_open.clear()

    def settle(self, *keys: int) -> None:
        """Note that these messages need no sending any more."""
        self._settled.extend(keys)
        self._any_settled.set()

    async def run(self) -> None:
        """Tell the ledger what was settled, until cancelled."""
        while True:
            await self._any_settled.wait()
            if not await self.finish():
                await self._clock.sleep(_AGAIN_AFTER)

    async def finish(self) -> bool:
        """Tell the ledger now; False if it fails, and then the keys are kept for the next time."""
        keys = tuple(self._settled)
        try:
            if keys:
                await self._ledger.mark_sent(keys)
        except Exception as error:  # noqa: BLE001 - the messages are sent; only the note is missing
            _log.warning("sent messages could not be marked", error=type(error).__name__)
            return False
        del self._settled[: len(keys)]
        if not self._settled:
            self._any_settled.clear()
        self._open.difference_update(keys)
        if not self._open:
            self._none_open.set()
        return True

    async def drained(self) -> None:
        """Return when every message taken on is settled and the ledger knows it."""
        await self._none_open.wait()
