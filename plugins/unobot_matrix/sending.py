"""Messages on their way: to one receiver one after the other, and never cut off half-way."""

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary

from unobot.adapter import Outgoing
from unobot.clock import Clock
from unobot.waiting import within
from unobot_matrix.post import Post
from unobot_matrix.too_early import SETTLED

GOODBYE = 10.0
"""Seconds that a message which is being sent is given to be finished when we are told to stop."""


class Sending:
    """What is being sent."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By receiver, while anything is on its way there."""

    async def send(self, post: Post, message: Outgoing) -> None:
        """Send one message, after those before it to the same receiver. Raises `NotNow` or `Undeliverable`."""
        # never cancelled: half a key exchange would leave a room in which nobody can read us
        task = asyncio.create_task(self._in_turn(post, message))
        self._tasks.add(task)
        task.add_done_callback(self._sent)
        await asyncio.shield(task)

    async def repeat(self, post: Post, room: str) -> None:
        """After a moment, in which the player's client learns of our device, repeat what it could not read."""
        await self._clock.sleep(SETTLED)
        message = post.not_read(room)
        if message is not None:
            async with self._turn(message):
                await post.repeat(message)

    async def finish(self) -> None:
        """Let messages under way be finished, within reason."""
        if self._tasks:
            # a copy: the last one may leave the set before wait() looks at it, and wait() raises for an empty set
            with suppress(TimeoutError):
                await within(self._clock, GOODBYE, asyncio.wait(set(self._tasks)))

    async def _in_turn(self, post: Post, message: Outgoing) -> None:
        # the homeserver orders events as they arrive, so two requests at once could arrive the wrong way round
        async with self._turn(message):
            await post.send(message)

    def _turn(self, message: Outgoing) -> asyncio.Lock:
        return self._locks.setdefault(str(message.to or message.room), asyncio.Lock())

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # was raised to the caller, if still there; unread, asyncio would complain of it
