"""People in rooms of a homeserver, who play what the bot lists, each with a client of its own."""

import asyncio
import random
import time
from dataclasses import dataclass, field

from tests.servers.matrix.player import Player
from tests.servers.whole.seat import HAND, command
from unobot_matrix.wire import Json

_MOST = 120.0
"""Seconds that anything is waited for."""


@dataclass
class Pub:
    """What all guests share: how long they think, and what was measured, in seconds."""

    bot: str
    thinks: float = 1.0
    talking: bool = True
    answers: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    """From each command until its speaker saw it: the server's own share."""
    told_at: dict[str, float] = field(default_factory=dict)
    """When the bot last said something in a room."""
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    async def told(self, rooms: list[str], since: float) -> dict[str, float]:
        """The seconds until the bot had said something in each of these rooms; those where it has not are left out."""
        firsts: dict[str, float] = {}
        while len(firsts) < len(rooms) and time.monotonic() < since + _MOST:
            for room in rooms:
                if self.told_at.get(room, 0.0) > since:
                    firsts.setdefault(room, self.told_at[room] - since)
            await asyncio.sleep(0.05)
        return firsts


class Guest:
    """One of them, in one room and in a direct room with the bot."""

    def __init__(self, pub: Pub, client: Player, room: str) -> None:
        self._pub, self._client, self._room = pub, client, room
        self._direct = ""
        self._said_at: float | None = None
        self._seen_at: float | None = None
        self._read: dict[str, int] = {}
        self._asked = ""

    async def sit(self, word: str) -> None:
        """Take a seat, and enter the direct room to which the bot invites for it."""
        await self._client.join(self._room)
        await self._client.say(self._room, word)
        self._direct = await self._client.join(await self._client.asked_in(self._pub.bot, _MOST))

    async def deal(self) -> None:
        """Have cards dealt."""
        await self._client.say(self._room, "!deal")

    async def listen(self) -> None:
        """Hear what comes, and answer whenever asked, until cancelled."""
        playing: asyncio.Task[None] | None = None
        try:
            while True:
                for event in self._news(self._room):
                    self._in_room(event)
                for event in self._news(self._direct):
                    self._alone(event)
                if self._asked and self._pub.talking and (playing is None or playing.done()):
                    playing = asyncio.create_task(self._play(self._asked))
                    self._asked = ""
                await self._client.sync(1000)
        finally:
            # the connection is closed next, under a line that is still being thought of
            if playing is not None:
                playing.cancel()

    def _news(self, room: str) -> list[Json]:
        events = self._client.events.get(room, [])
        start, self._read[room] = self._read.get(room, 0), len(events)
        return events[start:]

    def _in_room(self, event: Json) -> None:
        now = time.monotonic()
        if event["sender"] == self._client.user and self._seen_at is not None:
            self._pub.echoes.append(now - self._seen_at)
            self._seen_at = None
        if event["sender"] == self._pub.bot and "body" in event["content"]:
            self._pub.told_at[self._room] = now
            if self._said_at is not None:
                self._pub.answers.append(now - self._said_at)
                self._said_at = None

    def _alone(self, event: Json) -> None:
        lines = str(event["content"].get("body")).splitlines()
        found = next((hand for line in lines if (hand := HAND.fullmatch(line))), None)
        if event["sender"] == self._pub.bot and found is not None and found["answers"]:
            answers = found["answers"].split()
            self._asked = command([self._pub.chance.choice(answers)], len(found["cards"].split()))

    async def _play(self, asked: str) -> None:
        await asyncio.sleep(self._pub.chance.uniform(0.5, 1.5) * self._pub.thinks)
        self._said_at = self._seen_at = time.monotonic()
        await self._client.say(self._room, f"!{asked}")
