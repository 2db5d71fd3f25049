"""A short connection beside the bot's own, under another nick: questions, each with all the lines that answer it."""

import ssl
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from unobot.clock import Clock
from unobot.pacing import TokenBucket
from unobot.waiting import within
from unobot_irc.chores import USUAL
from unobot_irc.features import Features
from unobot_irc.line import Line
from unobot_irc.link import Dropped, Link
from unobot_irc.login import Login
from unobot_irc.settings import Settings

_ANSWER = 30.0
"""Seconds that the server may take for an answer: in a flood-limited one our lines wait in its queue."""


class Visit:
    """One visit. Only `open` it once, then `ask`, then `close` it."""

    def __init__(self, settings: Settings, clock: Clock, chance: Random) -> None:
        # the bot's own nick may be in use by the bot
        nick = f"{settings.nick[:5]}{chance.randrange(1000):03}"
        visitor = replace(settings, nick=nick, rooms=())
        self._clock = clock
        self._link = Link(visitor, clock)
        self._login = Login(visitor, self._link.send, chance)
        pace = settings.pace or USUAL
        self._pace = TokenBucket(pace.burst, pace.per_second, clock.now())
        self._count = 0
        self.features = Features()
        self.account: str | None = None
        """The services account that we are logged in to."""
        self.software = ""
        """What the server calls itself: `InspIRCd-3`."""
        self.mask = ""
        """`nick!user@host`, as far as the server has told it."""

    @property
    def nick(self) -> str:
        """Our nick there."""
        return self._login.nick

    def has(self, capability: str) -> bool:
        """Whether the server has granted this capability."""
        return capability in self._login.enabled

    @property
    def encryption(self) -> ssl.SSLObject | None:
        """The connection's encryption, None if there is none."""
        return self._link.encryption

    async def open(self) -> None:
        """Connect and log in. Raises `Refused`, `Denied`, `Dropped`, `OSError` or `TimeoutError`."""
        await self._link.open(self._login.begin)
        await within(self._clock, _ANSWER, self._let_in())

    async def _let_in(self) -> None:
        """Go through the greeting to its end."""
        hears: Mapping[str, Callable[[Line], None]] = {
            **self._login.hears,
            "005": self._told,
            "900": self._logged_in,
        }
        while (line := await self._link.next()) is None or line.command not in ("376", "422"):
            if line is None:
                continue
            if line.command == "ERROR":
                raise Dropped(f"the server said: {line[-1]}")
            if line.command == "004":
                self.software = line[2]
            hears.get(line.command, _nothing)(line)

    def _told(self, line: Line) -> None:
        self.features.load(line.params[1:-1])

    def _logged_in(self, line: Line) -> None:
        self.mask, self.account = line[1], line[2]

    async def ask(self, *lines: str) -> list[Line]:
        """Send these lines at a harmless pace; returns all that came up to the end of their answers.

        Raises `Dropped` or `TimeoutError`.
        """
        self._count += 1
        mark = f"unobot-visit-{self._count}"
        for line in (*lines, f"PING :{mark}"):
            await self._clock.sleep(self._pace.wait(1, self._clock.now()))
            self._pace.spend(1, self._clock.now())
            self._link.send(line)
        return await within(self._clock, _ANSWER, self._until(mark))

    async def _until(self, mark: str) -> list[Line]:
        heard: list[Line] = []
        while True:
            line = await self._link.next()
            if line is None:
                continue
            if line.command == "PONG" and line[-1] == mark:
                return heard
            heard.append(line)

    async def close(self) -> None:
        """Say goodbye and disconnect."""
        await self._link.close("goodbye" if self._login.welcome else None)


def _nothing(_line: Line) -> None:
    pass
