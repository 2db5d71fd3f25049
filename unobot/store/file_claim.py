"""A claim on a store in a file: a lock on a file beside it."""

import asyncio
from collections.abc import Collection
from pathlib import Path

from filelock import FileLock, Timeout

from unobot.adapter import Network
from unobot.store.claims import Claim
from unobot.store.errors import Unopenable


def lock_of(store: Path) -> FileLock:
    """The lock of whoever uses a store's file. The system takes it back when its process ends, however that happens."""
    # a lock that is only a file that is there (as where the system has none) would outlast a process that is killed
    return FileLock(f"{store}.lock", mode=0o600, thread_local=False, fallback_to_soft=False)


class FileClaim(Claim):
    """Held by one process for each file: SQLite would let several write, but only PostgreSQL is made for that."""

    # until the system has taken away what a killed process held
    patience = 1.0

    def __init__(self, store: Path, networks: Collection[Network]) -> None:
        super().__init__(networks)
        self._lock = lock_of(store)

    async def take(self, *, waiting: bool = False) -> Network | None:
        """Try to get the lock."""
        try:
            await asyncio.to_thread(self._lock.acquire, blocking=False)
        except Timeout:
            return next(iter(self.networks), Network(""))
        except OSError as error:
            raise Unopenable(f"{error.filename}: {error.strerror}") from error
        return None

    async def release(self) -> None:
        """Give the lock back."""
        self._lock.release()
