"""Where a command can be given: a room, or in private. What both have in common."""

import asyncio
from dataclasses import replace

from unobot.adapter import Identity, Network, Room, Said, Sender
from unobot.config import TableSettings
from unobot.messages import Voice
from unobot.parsing import CommandRead, Read, Reader, Speaker
from unobot.rooms.mailbox import Mailbox, T
from unobot.store import Change, Committed
from unobot.tables.lines import Lines
from unobot.tables.services import Services
from unobot.tables.table import Table


class Place(Mailbox[T]):
    """One place on one network, with the table in it and the people whom the bot sees there."""

    def __init__(self, network: Network, room: Room | None, services: Services) -> None:
        super().__init__(services.clock)
        self.network, self.room, self.services = network, room, services
        self.present: dict[Identity, Sender] = {}
        self.table: Table | None = None

    def __str__(self) -> str:
        return f"{self.network} {self.room or 'in private'}"

    @property
    def settings(self) -> TableSettings:
        """How tables are set up here."""
        return self.services.preferences.room(self.network, self.room)

    @property
    def title(self) -> str:
        """How people call the room; nothing in private."""
        return self.services.preferences.title(self.network, self.room) if self.room is not None else ""

    def voice(self) -> Voice:
        """The room's; in private the usual one."""
        settings = self.settings
        texts, tellers = self.services.texts, self.services.plugins.brought.tellers
        printed = self._reader(settings.language).printed
        return Voice(texts, settings.language, settings.prefixes, self._identities(), tellers, printed)

    def voice_for(self, identity: Identity) -> Voice:
        """To that person alone, in their language; the hints are those of the room."""
        language = self.services.preferences.language_of(self.network, identity, self.room)
        return replace(self.voice(), language=language, printed=self.reader(identity).printed)

    def reader(self, identity: Identity) -> Reader:
        """What reads that person's lines here, in their language."""
        language = self.services.preferences.language_of(self.network, identity, self.room)
        return self._reader(language)

    def _reader(self, language: str) -> Reader:
        return self.services.readers.of(self.table.rules if self.table is not None else None, language)

    def read(self, said: Said) -> Read | None:
        """What a line asks for here; None if it is chatter."""
        settings, table, who = self.settings, self.table, said.sender.identity
        speaker = Speaker(
            game=table.game if table is not None else None,
            seat=table.held_by(who) if table is not None else None,
            private=said.room is None or said.addressed,
            prefixes=settings.prefixes,
            bare=settings.bare,
        )
        read = self.reader(who).read(said.text, speaker)
        if isinstance(read, CommandRead) and read.bare and speaker.seat is None:
            # who has no seat may only ask for one without prefix
            return read if self.services.commands.all[read.command].seats else None
        return read

    def _identities(self) -> list[Identity]:
        return [holder.identity for holder in self.table.holders] if self.table is not None else []

    def close(self) -> None:
        """The table is given up."""
        self.table = None

    def send_hand(self, seat: int, lines: Lines) -> None:
        """Send a player's hand; in a place without a table there is none."""

    def send_token(self, seat: int, lines: Lines) -> None:
        """Tell a player what takes the seat back; in a place without a table there is none."""

    def lines(self, answered: Said | None = None) -> Lines:
        """An empty sheet for what is said here, in answer to something or by itself."""
        reply_to = answered.id if answered is not None else None
        return Lines(self.network, self.room, self.services.preferences, reply_to)

    async def keep(self, change: Change) -> None:
        """Store a change, and only then say what it has to say. Raises `StoreError`, and then nothing of it was stored."""
        if change != Change(at=change.at):
            await asyncio.shield(self._keep(change))

    async def _keep(self, change: Change) -> None:
        committed = await self._commit(change)
        for setting in change.settings:
            self.services.preferences.put(setting)
        for message in committed.outgoing:
            self.services.send(message)

    async def _commit(self, change: Change) -> Committed:
        """Commit it; with what a message leads to goes the position behind that message, if all before it is done."""
        if change.seen is None:
            return await self.services.store.commit(change)
        with self.services.positions.carrying(change.seen) as bookmark:
            committed = await self.services.store.commit(replace(change, bookmark=bookmark))
        if bookmark is not None:
            self.services.shelves[self.network].settled(bookmark)
        return committed

    def apologize(self, said: Said) -> None:
        """Tell somebody that their command came to nothing; this may be because nothing can be stored."""
        lines = self.lines()
        who = said.sender.identity
        lines.whisper(who, self.voice_for(who).say("command-failed"), purpose="failed")
        for message in lines.outgoing:
            self.services.send_unkept(message)
