"""A real homeserver as the other side of the adapter: people with plain clients in a public room."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.reading import good
from tests.servers.matrix.bot import HOME
from tests.servers.matrix.player import Player
from tests.servers.synapse import Synapse
from unobot.clock import WallClock
from unobot.kit.testing import MemoryShelf
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings
from unobot_matrix.adapter import MatrixAdapter


class MatrixSide:
    """The adapter, and the people who are or were there."""

    def __init__(self, synapse: Synapse, folder: Path) -> None:
        self._synapse, self._us = synapse, synapse.register(synapse.unique("bot"))
        self._people = {who: Player(synapse, synapse.register(synapse.unique(who))) for who in ("ann", "bob")}
        self._folder, self.room = folder, ""
        self.clock = WallClock()

    async def open(self) -> None:
        """Make the room, and an adapter that is to enter it."""
        self.room = await self._people["ann"].create()
        values = {"homeserver": self._synapse.url, "user": self._us.user, "password": self._us.password}
        self._settings = good(MatrixSettings, {**values, "rooms": [self.room], "encryption": False})
        self._means = Means(MemoryShelf(), self.clock, random.Random(1), self._folder)
        self.restart()

    def restart(self) -> None:
        self.adapter = MatrixAdapter(HOME, self._settings, self._means)

    async def close(self) -> None:
        """Close all clients."""
        for person in self._people.values():
            await person.wire.close()

    async def arrive(self, who: str) -> None:
        await self._people[who].join(self.room)

    async def depart(self, who: str) -> None:
        await self._people[who].leave(self.room)

    async def say(self, who: str, text: str) -> None:
        await self._people[who].say(self.room, text)

    async def whisper(self, who: str, text: str) -> None:
        person = self._people[who]
        direct = await person.create(preset="trusted_private_chat", is_direct=True, invite=[self._us.user])
        # what is said before the bot has come in is history to it
        await person.sees(
            direct,
            lambda event: (
                event.get("state_key") == self._us.user and event["content"]["membership"] == "join"
            ),
        )
        await person.say(direct, text)

    async def reads(self, who: str, text: str) -> None:
        person = self._people[who]
        while not any(text in line for line in self.lines(who)):
            await person.sync()
            for room in list(person.invited):
                await person.join(room)

    def lines(self, who: str) -> list[str]:
        events = [event for room in self._people[who].events.values() for event in room]
        return [str(event["content"]["body"]) for event in events if "body" in event["content"]]


@asynccontextmanager
async def matrix_side(synapse: Synapse, folder: Path) -> AsyncIterator[MatrixSide]:
    """A room of its own on that homeserver, with ann in it."""
    side = MatrixSide(synapse, folder)
    try:
        await side.open()
        yield side
    finally:
        await side.close()
