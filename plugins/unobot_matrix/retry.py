"""Trying again, ever more slowly, while a homeserver is away or wants us to wait.

nio waits inside the call instead, for ever and without telling anybody, so that other messages overtake.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from unobot.adapter import Refused
from unobot.clock import Clock
from unobot.waiting import Backoff, Jitter
from unobot_matrix.wire import Failure, Unreachable

LONGEST = 60.0
"""The longest pause, in seconds."""

OUTAGE = 20.0
"""Seconds of failure after which the network counts as lost."""

log = structlog.get_logger(__name__)
T = TypeVar("T")


class Patience:
    """How long to wait after each failure in a row: about 1, 2, 4 … 60 seconds."""

    def __init__(self, clock: Clock, chance: Jitter) -> None:
        self._clock = clock
        self._backoff = Backoff(1.0, LONGEST, chance)
        self._first_at = 0.0
        self.alarm: Callable[[], Awaitable[None]] | None = None
        """Called once it has been failing for `OUTAGE` seconds, and then forgotten."""

    def succeeded(self) -> None:
        """Start with the shortest pause again."""
        self._backoff.reset()

    async def wait(self, asked: float | None = None) -> None:
        """Wait after a failure, at least `asked` seconds (what the homeserver asked for), and sound the alarm if due."""
        if not self._backoff.failures:
            self._first_at = self._clock.now()
        pause = self._backoff.next()
        if self.alarm is not None and self._clock.now() - self._first_at >= OUTAGE:
            alarm, self.alarm = self.alarm, None
            await alarm()
        await self._clock.sleep(max(pause, asked or 0.0))

    async def persist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Attempt it until it succeeds, and return its result.

        Raises `Failure` if the homeserver refuses for good, and `Refused` if it refuses our access token.
        """
        while True:
            try:
                result = await attempt()
            except Unreachable as problem:
                log.warning(
                    "homeserver unreachable", problem=str(problem), attempt=self._backoff.failures + 1
                )
                await self.wait()
            except Failure as problem:
                if problem.token_refused:
                    raise Refused(token_refused(problem)) from problem
                if not problem.passing:
                    raise
                log.warning("homeserver wants us to wait", problem=str(problem))
                await self.wait(problem.retry_after)
            else:
                self.succeeded()
                return result


def token_refused(problem: Failure) -> str:
    """What to tell the operator when the homeserver no longer knows our token."""
    return (
        f"the homeserver refuses our access token ({problem.code}): the session was logged out, or the token is "
        "mistyped. With a password, find out who logs the bot out; with an access token, set a fresh one"
    )
