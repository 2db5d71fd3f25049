"""The ledger, which outlasts a crash, and telling it which messages need no sending any more."""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

import structlog

from unobot.adapter import Outgoing
from unobot.clock import Clock

_log: Final = structlog.get_logger(__name__)
_TOGETHER: Final = 0.1
"""Seconds in which marks are gathered, the answer to one PING settles several lines; a crash in that time repeats them."""
_AGAIN: Final = 1.0
"""Seconds until marks that could not be made are tried again."""


class Ledger(Protocol):
    """The durable side of an outbox; `unobot.store.Store` is one."""

    def mark_sent(self, keys: Sequence[int], /) -> None:
        """These messages need no sending any more: they were sent, replaced or dropped.

        The ledger learns it with whatever is committed next, or by `flush`.
        """
        ...

    async def flush(self) -> None:
        """Return when all that was marked as sent is durable. When this raises, the marks are kept for the next time."""
        ...

    async def mark_joined(self, message: Outgoing, keys: Sequence[int], /) -> None:
        """From now on `message`, kept under its own key, stands for those `keys` too."""
        ...

    async def may_be_said(self, key: int, /) -> None:
        """Return when nobody but this process may be sending the message with this key. Asked just before it goes out."""
        ...


class Marks:
    """Which messages are still to be settled, and that the ledger soon knows of those that are."""

    def __init__(self, ledger: Ledger, clock: Clock) -> None:
        self._ledger = ledger
        self._clock = clock
        self._open: set[int] = set()
        self._none_open = asyncio.Event()
        self._none_open.set()
        self._any_settled = asyncio.Event()

    @property
    def count(self) -> int:
        """How many messages are still to be settled."""
        return len(self._open)

    def expect(self, key: int) -> None:
        """Note that a message was taken on; `drained` waits for it."""
        self._open.add(key)
        self._none_open.clear()

    def settle(self, *keys: int) -> None:
        """Note that these messages need no sending any more."""
        self._ledger.mark_sent(keys)
        self._any_settled.set()
        self._open.difference_update(keys)
        if not self._open:
            self._none_open.set()

    async def run(self) -> None:
        """Flush the ledger soon after a message was settled, until cancelled.

        What was surely heard must not be said again after a crash. At a busy bot most marks go with a command's commit.
        """
        while True:
            await self._any_settled.wait()
            self._any_settled.clear()  # before the pause: what is settled during it is flushed after it
            await self._clock.sleep(_TOGETHER)
            await self._until_flushed()

    async def finish(self) -> bool:
        """Flush the ledger now; False if it fails."""
        try:
            await self._ledger.flush()
        except Exception as error:  # noqa: BLE001 - the messages are sent; only the note is missing
            _log.warning("sent messages could not be marked", error=type(error).__name__)
            return False
        return True

    async def drained(self) -> None:
        """Return when every message taken on is settled and the ledger knows it."""
        await self._none_open.wait()
        await self._until_flushed()

    async def _until_flushed(self) -> None:
        while not await self.finish():
            await self._clock.sleep(_AGAIN)
