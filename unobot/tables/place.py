"""Where a command can be given: a room, or in private. What both have in common."""

from dataclasses import replace

from uno_engine import Seat
from unobot.adapter import Identity, Importance, Network, Room, Said, Sender
from unobot.config import TableSettings
from unobot.document import Document
from unobot.messages import Voice, spoken
from unobot.parsing import CommandRead, MoveRead, Read, Reader, Slip
from unobot.tables.lines import Lines
from unobot.tables.sealing import Shown
from unobot.tables.seats import Holder
from unobot.tables.services import Services
from unobot.tables.table import Table

_MOST_SUGGESTED = 100
"""To so many people at one place it is kept what was suggested."""


class Place:
    """One place on one network, with the table in it and the people whom the bot sees there.

    `room` is None in private, where there is never a table.
    """

    def __init__(self, network: Network, room: Room | None, services: Services) -> None:
        self.network, self.room, self.services = network, room, services
        self.present: dict[Identity, Sender] = {}
        self.table: Table | None = None
        self.closed = False
        """Whether a table was given up here, and the store does not know it yet."""
        self._suggested: dict[Identity, MoveRead | CommandRead] = {}
        self._closed_with: Shown | None = None

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

    @property
    def now(self) -> float:
        """Seconds of play: what players, tables and waiting are measured by."""
        return self.services.clock.played()

    @property
    def date(self) -> float:
        """Seconds since the epoch: what is stored bears it, and nothing waits for it."""
        return self.services.clock.now()

    def voice(self) -> Voice:
        """The room's; in private the usual one."""
        settings = self.settings
        printed = self._reader(settings.language).printed
        return Voice(
            self.services.texts,
            settings.language,
            settings.prefixes,
            self.identities(),
            self.services.tellers,
            printed,
        )

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

    def identities(self) -> list[Identity]:
        """Who has a seat at the table here, in the order of the seats; also seats that were given up."""
        return [holder.identity for holder in self.table.holders] if self.table is not None else []

    def held_by(self, identity: Identity) -> int | None:
        """The seat that person holds here."""
        return self.table.held_by(identity) if self.table is not None else None

    def importance_for(self, identity: Identity) -> Importance:
        """How urgent it is to answer somebody alone; a crowd without seats must not keep the players' hands waiting."""
        return Importance.CHATTER if self.held_by(identity) is None else Importance.PRIVATE

    def seat_waiting_for(self, sender: Sender) -> Holder | None:
        """Who holds a seat here, is away and is called like somebody who holds none: perhaps the same person.

        Two whose identities last are two people, whatever they are called.
        """
        if self.table is None:
            return None
        state, name = self.table.game.state, sender.name.casefold()
        for seat, holder in enumerate(self.table.holders):
            away = holder.identity not in self.present and state.seats[seat] is not Seat.GONE
            if away and holder.name.casefold() == name and not (holder.lasting and sender.lasting):
                return holder
        return None

    def take_suggestion(self, identity: Identity) -> MoveRead | CommandRead | None:
        """What that person's last line here was answered with; it is forgotten, for it holds for the next line only."""
        return self._suggested.pop(identity, None)

    def suggest(self, identity: Identity, read: Read | None) -> None:
        """Keep what that person is told they may have meant, if that is what the line is answered with."""
        if isinstance(read, Slip) and read.suggestion is not None:
            self._suggested[identity] = read.suggestion
            if len(self._suggested) > _MOST_SUGGESTED:  # of people who never spoke again
                del self._suggested[next(iter(self._suggested))]

    @property
    def last_deal(self) -> Shown | None:
        """What the last round here was dealt from, if one is over and the bot has not been started anew since its match."""
        if self.table is not None and self.table.sealing.shown is not None:
            return self.table.sealing.shown
        return self._closed_with

    def close(self) -> None:
        """Give the table up."""
        self._closed_with = self.last_deal
        # the store hears of it with the next commit, not now
        self.table, self.closed = None, True

    def lines(self, answered: Said | None = None) -> Lines:
        """Where to collect what is said here, in answer to something or by itself."""
        reply_to = answered.id if answered is not None else None
        return Lines(self.network, self.room, self.services.preferences, self._in_words, reply_to)

    def _in_words(self, document: Document, language: str) -> Document:
        """The document with the cards of the table here in words."""
        if self.table is None:
            return document
        return spoken(document, self.services.texts, language, self.table.rules.deck)
