"""Work that the store needs now and then, beside the game."""

from collections.abc import Awaitable, Callable

import structlog

from unobot.clock import Clock
from unobot.store.errors import StoreError, TakenOver

_log = structlog.get_logger(__name__)


async def look_every(seconds: float, clock: Clock, work: Callable[[], Awaitable[None]], failed: str) -> None:
    """Do the work again and again, until cancelled or another process has opened the store.

    `failed` is what is logged, with the reason, when the store does not let it be done; it is tried again the next time.
    """
    while True:
        await clock.sleep(seconds)
        try:
            await work()
        except TakenOver:
            return
        except StoreError as trouble:
            _log.error(failed, reason=str(trouble))
