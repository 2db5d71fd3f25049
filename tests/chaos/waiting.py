"""Waiting for something that can only be asked for again and again."""

import asyncio
from collections.abc import Callable
from typing import Final

_EVERY: Final = 0.02


async def until(so: Callable[[], bool], seconds: float, every: float = _EVERY) -> bool:
    """Return True as soon as it is so, False if it is not after so many seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not so():
        if loop.time() > end:
            return False
        await asyncio.sleep(every)
    return True
