"""How fast computer players play, and waiting no longer than so long."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from unobot.clock import Clock


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a computer player thinks, and how long it waits for the bot before it tries another answer (seconds)."""

    think: float
    patience: float


READABLE = Pace(think=1.5, patience=15.0)
"""For a person at the table."""

FAST = Pace(think=0.0, patience=1.5)
"""For computer players among themselves."""


async def within(clock: Clock, seconds: float, awaited: Coroutine[Any, Any, object]) -> bool:
    """Wait for something, but no longer than so long; whether it came. What it raises is raised here."""
    work = asyncio.ensure_future(awaited)
    bell = asyncio.ensure_future(clock.sleep(seconds))
    try:
        await asyncio.wait({work, bell}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            work.result()
        return work.done()
    finally:
        for task in (work, bell):
            task.cancel()
        await asyncio.wait({work, bell})
