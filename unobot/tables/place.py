"""Where a command can be given: a room, or in private. What both have in common."""

from collections.abc import Iterator
from dataclasses import replace

from uno_engine import NotAllowed, Seat
from unobot.adapter import Identity, Importance, Network, Room, Said, Sender
from unobot.config import TableSettings
from unobot.document import Document, Style
from unobot.messages import Voice, spoken
from unobot.parsing import CommandRead, MoveRead, Read, Reader, Slip, Speaker
from unobot.tables.ballot import Ballot
from unobot.tables.inviting import Inviting
from unobot.tables.lines import Lines
from unobot.tables.pace import daily
from unobot.tables.sealing import Shown
from unobot.tables.seats import COMPUTER, Holder, label_for
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
        """Who is here, in the order in which they came or took their names."""
        self.found: set[Identity] = set()
        """Who of them was here before the bot: nobody knows in which order they came."""
        self.table: Table | None = None
        self.spoke: dict[Identity, float] = {}
        """When the players at the table have last said something in the room."""
        self.closed = False
        """Whether a table was given up here, and the store does not know it yet."""
        self._suggested: dict[Identity, MoveRead | CommandRead] = {}
        self._closed_with: Shown | None = None
        self.notified: dict[Identity, float] = {}
        """When people were last told that a table is open here."""
        self.inviting = Inviting(services.clock.played())
        self.watching: dict[Identity, None] = {}
        """Who has asked to be told privately how the table here stands, in the order of their asking."""
        self.ballot = Ballot()
        """What the people here want to play next."""
        self.stood_in: frozenset[int] = frozenset()
        """The seats at the table for which a computer player plays while their people are away."""
        self.last_table: Table | None = None
        """The table that was here last, since the bot was started."""

    def __str__(self) -> str:
        return f"{self.network} {self.room or 'in private'}"

    @property
    def settings(self) -> TableSettings:
        """How tables are set up here."""
        return self.services.preferences.room(self.network, self.room)

    @property
    def board(self) -> Network:
        """Whose records are told here: those of the network, or of its group."""
        return self.services.groups.of(self.network)

    def person_of(self, identity: Identity) -> str:
        """Who somebody here is, as results name them."""
        return self.services.persons.of(self.network, identity)

    @property
    def pace(self) -> TableSettings:
        """The same for the table that is here: where a turn has a day, everything takes longer."""
        return self.settings if self.table is None else self.pace_of(self.table)

    def pace_of(self, table: Table) -> TableSettings:
        """The same for a table that may not be put up here yet."""
        return self.settings if table.days is None else daily(self.settings)

    @property
    def title(self) -> str:
        """How people call the room; nothing in private."""
        return self.services.preferences.title(self.network, self.room) if self.room is not None else ""

    def here(self, id_: str) -> str:
        """The message with that id for this kind of network: `ID-irc`, if there is one, else `ID`."""
        return self.voice().first(f"{id_}-{self.services.preferences.kind(self.network)}", id_)

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
            # a computer player is nobody whom a network could link or mention
            ["" if each.startswith(COMPUTER) else each for each in self.identities()],
            self.services.tellers,
            printed,
            self.stood_in,
        )

    def voice_for(self, identity: Identity) -> Voice:
        """To that person alone, in their language; the hints are those of the room."""
        language = self.services.preferences.language_of(self.network, identity, self.room)
        return replace(self.voice(), language=language, printed=self.reader(identity).printed)

    def speaker(self, said: Said) -> Speaker:
        """Who said that, as far as it must be known to read it."""
        table, settings = self.table, self.settings
        return Speaker(
            game=table.game if table is not None else None,
            seat=self.played_by(said.sender.identity),
            private=said.room is None or said.addressed,
            prefixes=settings.prefixes,
            bare=settings.bare,
            own=dict(enumerate(holder.name for holder in table.holders)) if table is not None else {},
            same=self.services.adapters[self.network].fold,
        )

    def elders(self, identity: Identity) -> Iterator[str]:
        """The names of those who were here before that person, as far as it is known who came first."""
        if identity in self.found:
            return
        for other, sender in self.present.items():
            if other == identity:
                return
            yield sender.name

    def called(self, sender: Sender) -> str:
        """What is said for somebody who may have no seat here."""
        elders = self.elders(sender.identity)
        machine = self.services.preferences.is_machine(self.network, sender.identity)
        label = label_for if self.table is None else self.table.label_for
        return label(sender, elders, machine=machine)

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

    def played_by(self, identity: Identity) -> int | None:
        """The seat that person plays here: the one they hold, else one that another account of theirs holds."""
        seat = self.held_by(identity)
        if seat is not None or (other := self._holds_instead(identity)) is None:
            return seat
        return self.held_by(other)

    def has_seat(self, identity: Identity) -> bool:
        """Whether that person has a seat here, perhaps one given up, perhaps by another account of theirs."""
        table = self.table
        if table is None:
            return False
        return table.seat_of(identity) is not None or self._holds_instead(identity) is not None

    def _holds_instead(self, identity: Identity) -> Identity | None:
        """The account that has a seat at the table here and is one person with that one, which is here, too, and has none."""
        table, persons = self.table, self.services.persons
        if not persons.linked or table is None:
            return None
        if identity not in self.present or table.seat_of(identity) is not None:
            return None
        others = persons.beside(self.network, identity)
        return next((other for other in others if table.seat_of(other) is not None), None)

    def bring_seat(self, sender: Sender, now: float) -> None:
        """Let a seat that another account of that person has be held by this one, which gives a command here.

        So hands go to where their owner has spoken last.
        """
        if (other := self._holds_instead(sender.identity)) is not None:
            assert self.table is not None
            self.table.renamed(other, sender, now, self.elders(sender.identity))

    def importance_for(self, identity: Identity) -> Importance:
        """How urgent it is to answer somebody alone; a crowd without seats must not keep the players' hands waiting."""
        return Importance.CHATTER if self.held_by(identity) is None else Importance.PRIVATE

    def seat_waiting_for(self, sender: Sender) -> Holder | None:
        """Who holds a seat here, is away and is called like somebody who holds none: perhaps the same person.

        Two whose identities last are two people, whatever they are called.
        """
        if self.table is None:
            return None
        fold = self.services.adapters[self.network].fold
        state, name = self.table.game.state, fold(sender.name)
        for seat, holder in enumerate(self.table.holders):
            away = holder.identity not in self.present and state.seats[seat] is not Seat.GONE
            if (
                away
                and not holder.computer
                and fold(holder.name) == name
                and not (holder.lasting and sender.lasting)
            ):
                return holder
        return None

    def kick(self, seat: int, now: float) -> None:
        """Take a seat at the table here from its player, who does not come back in this match."""
        assert self.table is not None
        holder, masks_of = self.table.holders[seat], self.services.adapters[self.network].masks_of
        self.table.kick(seat, now, () if holder.computer else masks_of(holder.identity))

    def require_not_shut_out(self, identity: Identity) -> None:
        """Raise NotAllowed if somebody without a seat seems to be one from whom it was taken."""
        fits, table = self.services.adapters[self.network].fits, self.table
        if table is not None and any(fits(mask, identity) for mask in table.shut_out):
            raise NotAllowed("kicked-out")

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
        self.last_table, self.table, self.closed = self.table, None, True
        self.spoke.clear()

    def lines(self, answered: Said | None = None) -> Lines:
        """Where to collect what is said here, in answer to something or by itself."""
        reply_to = answered.id if answered is not None else None
        return Lines(self.network, self.room, self.services.preferences, self._finished, reply_to)

    def _finished(self, document: Document, language: str, style: Style) -> Document:
        """The document with the cards of the table here as that style has them; nobody's name is read as one of them."""
        if self.table is None:
            return document
        texts, deck = self.services.texts, self.table.rules.deck
        document = texts.no_name_a_card(language, document, deck.by_code)
        return spoken(document, texts, language, deck) if style == "words" else document
