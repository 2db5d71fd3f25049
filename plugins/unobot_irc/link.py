"""A connection from dialling to its end: lines in order, a tick every second, a watchdog, and back pressure."""

import asyncio
import contextlib
import ssl
from collections.abc import Callable

from unobot.adapter import NotNow
from unobot.clock import Clock
from unobot.waiting import within
from unobot_irc.connection import Connection, dial, prepare
from unobot_irc.line import Line
from unobot_irc.settings import Settings

_TICK = 1.0
_FAR_BEHIND = 1000
"""With so many lines not dealt with yet we stop reading from the server."""
_CAUGHT_UP = 100
"""With so few left we read again."""


class Dropped(Exception):
    """The connection has ended; the message says why."""


class Barred(Dropped):
    """The server does not want us here for some time (banned, throttled): coming back soon makes it worse."""


class Link:
    """One connection; for the next attempt another one is made."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._connection = prepare(self._connected)
        self._connection.heard = self._heard
        self._connection.gone = self._gone
        self._queue: asyncio.Queue[Line | Dropped | None] = asyncio.Queue()
        self._greet: Callable[[], None] = lambda: None
        self._ticker: asyncio.Task[None] | None = None
        self._last = clock.now()
        self._life = self.heard_until = clock.played()
        """Until when, in seconds of play, all that the server has sent was taken from here."""
        self._pinged: float | None = None
        self._paused = False

    @property
    def is_open(self) -> bool:
        """Whether a line can be sent now."""
        transport = self._connection.transport
        return transport is not None and not transport.is_closing()

    @property
    def encryption(self) -> ssl.SSLObject | None:
        """The connection's encryption, None if there is none."""
        transport = self._connection.transport
        found: ssl.SSLObject | None = (
            transport.get_extra_info("ssl_object") if transport is not None else None
        )
        return found

    def send(self, line: str) -> None:
        """Send one line. Raises `NotNow` when there is no connection."""
        self._connection.send_raw(line)

    async def open(self, greet: Callable[[], None]) -> None:
        """Connect; `greet` is called before NICK and USER are sent. Raises `Refused`, `OSError` or `TimeoutError`."""
        self._greet = greet
        # the package's connect() waits for ever for a server that accepts and says nothing
        await within(self._clock, self._settings.connect_timeout, dial(self._connection, self._settings))
        self._last = self._clock.now()
        self._ticker = asyncio.create_task(self._tick())

    def _connected(self, _connection: Connection) -> None:
        self._greet()

    def _heard(self, line: Line) -> None:
        # any line counts as life: a PONG may stand behind thousands of lines in the server's queue
        self._last, self._pinged = self._clock.now(), None
        self._life = self._clock.played()
        self._queue.put_nowait(line)
        if self._queue.qsize() > _FAR_BEHIND and not self._paused:
            self._paused = True
            self._connection.listen(on=False)

    def _gone(self, reason: str) -> None:
        self._queue.put_nowait(Dropped(reason))

    async def next(self) -> Line | None:
        """The next line, or None when a second has passed. Raises `Dropped` when the connection has ended."""
        if self._queue.empty():
            # not when a line comes: others that came with it, which may be moves, wait behind it
            self.heard_until = self._life
        item = await self._queue.get()
        if self._paused and self._queue.qsize() < _CAUGHT_UP:
            # nothing was read meanwhile, so the silence was ours and not the server's
            self._paused, self._last = False, self._clock.now()
            self._connection.listen(on=True)
        if isinstance(item, Dropped):
            raise item
        if item is None:
            self._watch()
        return item

    async def _tick(self) -> None:
        while True:
            await self._clock.sleep(_TICK)
            # ticks do not pile up behind lines, and so no tick is before a line that came earlier
            if not self._queue.qsize():
                self._queue.put_nowait(None)

    def _watch(self) -> None:
        """Send a PING after too long a silence. Raises `Dropped` if nothing at all comes in answer."""
        now = self._clock.now()
        if self._pinged is not None:
            if now - self._pinged >= self._settings.ping_timeout:
                raise Dropped(f"no answer for {self._settings.ping_timeout:g} seconds")
        elif now - self._last >= self._settings.ping_after and not self._paused:
            self.ask()

    def ask(self) -> None:
        """Ask the server whether it is still there, if that is not asked already."""
        if self._pinged is None:
            with contextlib.suppress(NotNow):
                self.send("PING :unobot")
                self._pinged = self._clock.now()

    async def close(self, farewell: str | None = None) -> None:
        """Close the connection, with a QUIT before it if there is a farewell."""
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)
        await self._connection.hang_up(farewell)
