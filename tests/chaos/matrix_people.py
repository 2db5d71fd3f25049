"""People in a room of a homeserver."""

import asyncio
import json
import random
import re
from typing import Any

from tests.chaos.people import Person
from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse
from unobot_matrix.wire import Failure, Unreachable

_WAIT = 10_000
"""Milliseconds that a sync waits for news."""


class MatrixPerson(Person):
    """Somebody with an account on the homeserver, in a room with an id; `bot` is the bot's user id."""

    def __init__(
        self, account: Account, synapse: Synapse, room: str, bot: str, chance: random.Random
    ) -> None:
        super().__init__(account.user.removeprefix("@").partition(":")[0], room, chance)
        self.client = Player(synapse, account)
        self._bot = bot
        self._direct = ""
        self._listening: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Be in the room."""
        while True:
            try:
                await self.client.join(self.room)
                break
            except (Failure, Unreachable):
                await asyncio.sleep(0.5)
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        read: dict[str, int] = {}
        while True:
            try:
                await self.client.sync(_WAIT)
                await self._accept()
            except (Failure, Unreachable):
                await asyncio.sleep(0.5)
            for room, events in list(self.client.events.items()):
                for event in events[read.get(room, 0) :]:
                    self._understand(room, event)
                read[room] = len(events)

    async def _accept(self) -> None:
        for room in list(self.client.invited):
            await self.client.join(room)

    def _understand(self, room: str, event: Any) -> None:
        self.raw.append(json.dumps(event))
        body = event["content"].get("body")
        if event["sender"] != self._bot or not isinstance(body, str):
            return
        if room == self.room:
            for line in body.split("\n"):
                self.hear("room", line)
        else:
            self._direct = room
            for line in body.split("\n"):
                # as on IRC, where a room's name is one word
                self.hear("alone", re.sub(r"^\[[^][]{3,}\] ", "[#room] ", line))

    async def _send(self, room: str, text: str) -> None:
        try:
            await self.client.say(room, text)
        except (Failure, Unreachable) as error:
            raise OSError from error

    async def say(self, text: str) -> None:
        """Say something in the room."""
        await self._send(self.room, text)

    async def whisper(self, text: str) -> None:
        """Tell the bot alone, once it has asked us in; else in the room."""
        await (self._send(self._direct, text) if self._direct else self.say(f"!{text}"))

    async def surprise(self) -> None:
        """Take another name, or go out of the room and come back."""
        try:
            if self.chance.random() < 0.7:
                await self.client.call_me(self.stem + self.chance.choice(["", "a", "b"]))
            else:
                await self.client.leave(self.room)
                await self.client.join(self.room)
        except (Failure, Unreachable) as error:
            raise OSError from error

    async def ask_for_token(self) -> str:
        """What they say themselves comes after all that was said before."""
        token = f"heard-{len(self.raw)}"
        await self.say(token)
        return token

    async def leave(self) -> None:
        """Go for good."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.client.wire.close()
