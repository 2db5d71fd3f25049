"""Storing what a command changes, and only then sending what it says."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count

from unobot.adapter import Network, Outgoing, Said
from unobot.rooms.positions import Positions
from unobot.store import Change, Committed, StoreShelf
from unobot.tables.place import Place
from unobot.tables.services import Services


class Committer:
    """One for the whole bot. `send` gives a stored message to its network's outbox."""

    def __init__(
        self, services: Services, shelves: Mapping[Network, StoreShelf], send: Callable[[Outgoing], None]
    ) -> None:
        self.positions = Positions()
        self.shelves = shelves
        self._services, self._send = services, send
        self._unkept = count()

    async def commit(self, change: Change) -> None:
        """Store a change, then send its messages. Raises `StoreError`, and then nothing of it was stored or is sent."""
        if change != Change(at=change.at):
            # shielded, because a message that is stored but not sent would stay unsent until the next start
            await asyncio.shield(self._commit(change))

    async def _commit(self, change: Change) -> None:
        committed = await self._store(change)
        for setting in change.settings:
            self._services.preferences.put(setting)
        for message in committed.outgoing:
            self._send(message)

    async def _store(self, change: Change) -> Committed:
        """Store it; with what a message leads to goes the position behind that message, if all before it is done."""
        store = self._services.store
        if change.seen is None:
            return await store.commit(change)
        with self.positions.carrying(change.seen) as bookmark:
            committed = await store.commit(replace(change, bookmark=bookmark))
        if bookmark is not None:
            self.shelves[bookmark.network].settled(bookmark)
        return committed

    def apologize(self, place: Place, said: Said) -> None:
        """Tell somebody that their command came to nothing; this is not stored, as storing may be what fails."""
        lines = place.lines()
        who = said.sender.identity
        lines.whisper(who, place.voice_for(who).say("command-failed"), purpose="failed")
        for message in lines.outgoing:
            # a key that the store never gives: keys of stored messages are positive
            key = -1 - int(place.now * 1000) * 1000 - next(self._unkept) % 1000
            self._send(replace(message, key=key))
