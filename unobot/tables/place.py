"""Where a command can be given: a room, with its people and its table, or in private; and who is in which room."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Container, Iterable, Iterator, Mapping
from typing import Any, Protocol, Self, TypeVar

from uno_engine import NotAllowed, RuleSet, Seat
from unobot.adapter import (
    Arrived,
    Departed,
    Disconnected,
    Door,
    Doors,
    Excluded,
    Identity,
    Importance,
    Incoming,
    Network,
    Renamed,
    Room,
    Said,
    Sender,
)
from unobot.config import TableSettings
from unobot.document import Document, Style
from unobot.messages import Voice, put_cards_into_words
from unobot.parsing import CommandRead, MoveRead, Read, Reader, Slip, Speaker
from unobot.tables.flood_control import Rank
from unobot.tables.lines import Lines
from unobot.tables.preferences import PersonSettings
from unobot.tables.seats import Holder, TableRoom, label_for
from unobot.tables.services import Services
from unobot.tables.signals import (
    LineHeard,
    PaceAsked,
    PersonSeated,
    Signals,
    TableGone,
    TableMade,
    TouchChanged,
)
from unobot.tables.table import Pace, Table

F = TypeVar("F")

Job = Callable[[Lines], Awaitable[None] | None]
"""Something that a room is to do, in its turn. It may take its time, and raise RuleFailed."""


class InTurn(Protocol):
    """Asks a room to do something in its turn."""

    def __call__(self, job: Job, /, *, at: float | None = None) -> object:
        """Have the job done when it is its turn, or at that time of play, when the room can be heard."""
        ...


def _never(_job: Job, /, *, at: float | None = None) -> None:
    """In private there is no table, and nothing to be done at it."""


class Receive(Protocol):
    """Gives a room what has happened at another place."""

    def __call__(self, origin: "Place", item: Any, /, *, asks: bool = False) -> Awaitable[bool]:
        """Deal with the item, and return when that is done, so that nothing overtakes it.

        Returns whether it was dealt with: only if the origin `asks` for that or plays at the table here.
        """
        ...


_MOST_SUGGESTED = 100
"""To so many people at one place it is kept what was suggested."""


class Place:
    """One place on one network, with the table in it and the people whom the bot sees there.

    `room` is None in private, where there is never a table, but for somebody's own. A feature may have a table played at several places, its
    sides: then each of them has it, and one is its home.
    """

    def __init__(self, network: Network, room: Room | None, services: Services) -> None:
        self.network, self.room = network, room
        self.owner: Identity | None = None
        """Who plays here alone with the bot, and is told alone what is said to the room; None in a room of the network."""
        self.side = TableRoom(network, room or Room(""))
        """The room, as one side of a table."""
        self.present: dict[Identity, Sender] = {}
        """Who is here, in the order in which they came or took their names."""
        self.were_here: set[Identity] = set()
        """The people who were here before the bot: nobody knows in which order they came."""
        self.last_spoke: dict[Identity, float] = {}
        """When each player at the table last said something in the room, or to the bot about it, in seconds of play."""
        self.in_private: set[Identity] = set()
        """The players at the table whose last line about it was a private one."""
        self.left_at: dict[Identity, float] = {}
        """When each player at the table who is away has left the room, in seconds of play."""
        self.inside = False
        """Whether the bot is in the room and sees who is there."""
        self.can_speak = True
        """Whether the room lets the bot speak, as far as is known."""
        self.table: Table | None = None
        """The table at which is played here; where it is another room's, that one decides."""
        self.services = services
        self.settings: TableSettings
        """How tables are set up here: as the operators have set it, else as configured."""
        services.preferences.follow(self)
        self.signals = Signals()
        self.in_turn: InTurn = _never
        """Have the room do something when all that has come before is done; what it says is then stored and said."""
        self.receive: Receive
        """Have the room deal with what has happened at another place. A place in private has none."""
        self.redirect: Callable[[Any], Awaitable[bool]] | None = None
        """What is given all that happens here instead of this room; if it returns False, that is dealt with here after all."""
        self._features: dict[object, Any] = {}
        """What features keep here, by what made it."""
        self.closed = False
        """Whether a table was given up here, and the store does not know it yet."""
        self._suggested: dict[Identity, MoveRead | CommandRead] = {}
        """What somebody is told that they may have meant, if that is what their last line was answered with."""
        self._missed: dict[Identity, tuple[int, str]] = {}
        """When each was asked whose line was nearly an answer, and that line: it is answered once."""
        self.played_for: frozenset[int] = frozenset()
        """The seats at the table for which somebody else plays while their people are away."""
        self.last_table: Table | None = None
        """The table that was here last, since the bot was started."""
        self.play_at(self, {self.side: self})

    def of(self, make: Callable[[Self], F]) -> F:
        """Return what a feature keeps of this place; made, and so attached to its signals, when it is first asked for."""
        found: F | None = self._features.get(make)
        if found is None:
            found = self._features[make] = make(self)
        return found

    def play_at(self, home: Self, sides: Mapping[TableRoom, Self]) -> None:
        """Play here at the table of that home, which is played at these places; the home is one of them."""
        self.home, self.sides = home, sides
        """The place whose table it is, and all at which it is played, the home first."""
        self.audience: tuple[Self, ...] = (self,)
        """The sides that are told what happens: who is cut off is told how the table stands when they are back."""
        self.open_elsewhere = False
        """Whether another side of the same table is open."""

    @property
    def open(self) -> bool:
        """Whether those who are here can hear the bot and it can hear them."""
        return self.inside and self.can_speak

    @property
    def in_touch(self) -> bool:
        """Whether the bot and the players of at least one side hear each other; only then does their time run."""
        return self.open or self.open_elsewhere

    def side_of(self, holder: Holder) -> Self | None:
        """Return the place where the holder of a seat plays; None if the bot is not on that side, or it plays at the table no more."""
        return self.sides.get(holder.side)

    def meets(self, holder: Holder) -> Self | None:
        """Return the place where the holder of a seat is now; None if they are away."""
        place = self.side_of(holder)
        return place if place is not None and holder.identity in place.present else None

    def elders(self, identity: Identity) -> Iterator[str]:
        """Yield the names of those who were here before that person, as far as it is known who came first."""
        for place in self.sides.values():
            if place is not self:
                # those of another room came before, as nobody knows better; who is in both rooms is one person
                ours = identity if place.network == self.network else None
                yield from (sender.name for who, sender in place.present.items() if who != ours)
        if identity in self.were_here:
            return
        for other, sender in self.present.items():
            if other == identity:
                return
            yield sender.name

    def identities(self) -> list[Identity]:
        """Who of this side has a seat at the table, in the order of the seats; also seats that were given up."""
        holders, side = (self.table.holders, self.side) if self.table is not None else ([], None)
        return [holder.identity for holder in holders if holder.side == side]

    def mentionable(self, holder: Holder) -> str:
        """Whom this network could mention: the holder, unless they are on another network, or on none."""
        return holder.identity if holder.side.network == self.network else ""

    def seat_of(self, identity: Identity) -> int | None:
        """Return the seat of that person of this network, also one given up during this match."""
        return self.table.seat_of(self.network, identity) if self.table is not None else None

    def opened_by(self, token: str) -> int | None:
        """Return the seat of this side that is taken back with that token."""
        holders = enumerate(self.table.holders) if self.table is not None else ()
        return next((seat for seat, one in holders if one.token == token and one.side == self.side), None)

    def held_by(self, identity: Identity) -> int | None:
        """Return the seat that person of this network holds."""
        return self.table.held_by(self.network, identity) if self.table is not None else None

    def new_table(self, room: Room, rules: RuleSet, title: str, host: Identity, now: float) -> Table:
        """Make a table for that room of the network, which nobody has put up yet."""
        pace = self.pace_for(rules)
        table = Table(self.network, room, rules, title, host, self.services.chance, now, pace)
        self.signals.emit(TableMade(table))
        return table

    def pace_for(self, rules: RuleSet, *, opening: bool = False) -> Pace:
        """Return the pace of a table with these rules, which is being opened, or is the room's from now on.

        Raises NotAllowed if no such table may be opened here.
        """
        asked = PaceAsked(rules, opening)
        self.signals.emit(asked)
        return asked.pace

    def refuses(self, identity: Identity) -> str | None:
        """Return the id of the message that says why somebody is not listened to here; None if they are."""
        heard = LineHeard(identity)
        self.signals.emit(heard)
        return heard.refused

    def __str__(self) -> str:
        return f"{self.network} {self.room or 'in private'}"

    @property
    def board(self) -> Network:
        """The name under which records are told here: the network's, or its group's."""
        return self.services.groups.of(self.network)

    def person_of(self, identity: Identity) -> str:
        """Return who somebody here is, as results name them."""
        return self.services.persons.of(self.network, identity)

    @property
    def pace(self) -> TableSettings:
        """How the table here is set up: the room's settings, at the table's own pace."""
        return self.settings if self.table is None else self.pace_of(self.table)

    def pace_of(self, table: Table) -> TableSettings:
        """Return how a table that may not be put up here yet is set up."""
        return table.pace.settings(self.settings)

    @property
    def title(self) -> str:
        """How people call the room; nothing in private."""
        return self.services.preferences.title(self.network, self.room) if self.room is not None else ""

    def here(self, id_: str) -> str:
        """Return the message with that id for this kind of network: `ID-irc`, if there is one, else `ID`."""
        return self.voice().first(f"{id_}-{self.services.preferences.kind(self.network)}", id_)

    @property
    def now(self) -> float:
        """Seconds of play: what players, tables and waiting are measured by."""
        return self.services.clock.played()

    @property
    def date(self) -> float:
        """Seconds since the epoch: what is stored bears it, and nothing waits for it."""
        return self.services.clock.now()

    def settings_of(self, identity: Identity) -> PersonSettings:
        """Return how that person wants to be told things here."""
        return self.services.preferences.person(self.network, identity, self.room)

    def chosen(self, identity: Identity, key: str, network: Network | None = None) -> str | None:
        """Return what somebody of this network, or another one, has set with `!set`; None if nothing.

        The key is the one under which `Settable.kept` has it stored.
        """
        return self.services.preferences.of(network or self.network, "person", identity).get(key)

    def voice(self, language: str = "") -> Voice:
        """Return the voice in that language; without one it is the room's, in private the usual one. The hints are the room's."""
        if not language:
            own = None if self.owner is None else self.settings_of(self.owner)
            language = self.settings.language if own is None else own.language
        texts, table = self.services.texts, self.table
        if texts.doubled and table is not None:
            texts = texts.at_table(table.rules.rules)
        rules = self.services.catalogue.compose(self.settings.preset) if table is None else table.rules
        return Voice(
            texts,
            language,
            self.settings.prefixes,
            [*map(self.mentionable, table.holders)] if table is not None else (),
            self.services.tellers,
            self._reader(language).printed,
            self.played_for,
            texts.forms(language, rules.called),
        )

    def voice_for(self, identity: Identity) -> Voice:
        """To that person alone, in their language."""
        return self.voice(self.settings_of(identity).language)

    def speaker(self, said: Said, suggestion: MoveRead | CommandRead | None = None) -> Speaker:
        """Return who said a line, as far as it must be known to read it; `suggestion` is what their last line was answered with."""
        table, settings, seat = self.table, self.settings, self.played_by(said.sender.identity)
        # to others a table whose people are all gone is as good as none
        theirs = table is not None and not (table.asleep and seat is None)
        return Speaker(
            game=table.game if table is not None and theirs else None,
            seat=seat,
            private=said.room is None or said.addressed,
            prefixes=settings.prefixes,
            bare=settings.bare,
            suggestion=suggestion,
            own=dict(enumerate(holder.name for holder in table.holders)) if table is not None else {},
            same=self.services.adapters[self.network].fold,
        )

    def seated(self, identity: Identity) -> PersonSeated:
        """What somebody is at a table here, as far as features know it."""
        seated = PersonSeated(identity)
        self.signals.emit(seated)
        return seated

    def name_for(self, sender: Sender) -> str:
        """Return the name by which lines speak of somebody, with or without a seat here: unlike all others, and marked by features."""
        elders = self.elders(sender.identity)
        mark, table = self.seated(sender.identity).mark, self.table
        if table is None:
            return label_for(sender, elders, mark)
        return table.label_for(sender, self.network, elders, mark)

    def reader(self, identity: Identity) -> Reader:
        """Return what reads that person's lines here, in their language."""
        return self._reader(self.settings_of(identity).language)

    def _reader(self, language: str) -> Reader:
        return self.services.readers.of(self.table.rules if self.table is not None else None, language)

    def note_line(self, said: Said, now: float) -> None:
        """Note that somebody has said something: they are there, and what is known of them (an operator?) may be newer."""
        sender = said.sender
        if self.held_by(sender.identity) is not None:
            self.last_spoke[sender.identity] = now
            if said.room is None:
                self.in_private.add(sender.identity)
            else:
                self.in_private.discard(sender.identity)
        if sender.identity in self.present:
            self.present[sender.identity] = sender

    def may_be_command(self, said: Said) -> bool:
        """Whether a line seems to ask for something: all that can be told before the store has been read."""
        if said.room is None or said.addressed:
            return True
        for prefix in self.settings.prefixes:
            if said.text.startswith(prefix):
                return said.text[len(prefix) :][:1].isalnum()
        return False

    def read_line(self, said: Said, gives_seat: Callable[[CommandRead], bool]) -> Read | None:
        """Return what a line asks for here; None if it is chatter. `gives_seat` tells which commands ask for a seat."""
        who = said.sender.identity
        # what the line before was answered with holds for this one only
        speaker = self.speaker(said, self._suggested.pop(who, None))
        with self.services.watchdog:
            read = self.reader(who).read(said.text, speaker)
        if isinstance(read, Slip) and read.id == "slip-command-unknown" and said.in_passing:
            return None
        if isinstance(read, Slip) and read.suggestion is not None:
            self._suggested[who] = read.suggestion
            if len(self._suggested) > _MOST_SUGGESTED:  # of people who never spoke again
                del self._suggested[next(iter(self._suggested))]
        if (isinstance(read, Slip) and read.bare) or (
            isinstance(read, CommandRead) and said.text.strip() == "?"
        ):
            assert speaker.game is not None
            missed = (speaker.game.asked_at, said.text)
            if self._missed.get(who) == missed:
                return None
            self._missed = {**self._missed, who: missed} if speaker.seat is not None else self._missed
        if isinstance(read, CommandRead) and read.bare and speaker.seat is None:
            # who has no seat may only ask for one without prefix
            return read if gives_seat(read) else None
        return read

    def waits_for(self, identity: Identity) -> bool:
        """Whether the table here waits for that person."""
        seat, table = self.seat_of(identity), self.table
        if table is None:
            return False
        return (self.played_by(identity) if seat is None else seat) in table.asked()

    def rank_of(self, identity: Identity) -> Rank:
        """Return how near somebody is to the game at the table here, which says how much they may say at once."""
        if self.waits_for(identity):
            return Rank.ASKED
        return Rank.OTHER if self.played_by(identity) is None else Rank.SEATED

    def played_by(self, identity: Identity) -> int | None:
        """Return the seat that person plays here: the one they hold, else one that another account of theirs holds."""
        seat, table = self.held_by(identity), self.table
        if seat is not None or table is None or (other := self._holds_instead(identity)) is None:
            return seat
        return table.held_by(other.side.network, other.identity)

    def has_seat(self, identity: Identity) -> bool:
        """Whether that person has a seat here, perhaps one given up, perhaps by another account of theirs."""
        return self.seat_of(identity) is not None or self._holds_instead(identity) is not None

    def _holds_instead(self, identity: Identity) -> Holder | None:
        """Who has a seat at the table here and is one person with that one, who is here, too, and has none.

        That may be on another network, if the table is played there, too.
        """
        table, persons = self.table, self.services.persons
        if not persons.merged or table is None:
            return None
        if identity not in self.present or table.seat_of(self.network, identity) is not None:
            return None
        person = persons.shared(self.network, identity)
        if person is None:
            return None
        holders = table.holders
        return next(
            (each for each in holders if persons.shared(each.side.network, each.identity) == person), None
        )

    def bring_seat(self, sender: Sender, now: float) -> None:
        """Let a seat that another account of that person has be held by this one, which gives a command here.

        So hands go to where their owner has spoken last.
        """
        if (other := self._holds_instead(sender.identity)) is not None:
            assert self.table is not None
            elders = self.elders(sender.identity)
            self.table.rename_holder(other.side.network, other.identity, sender, now, elders, side=self.side)

    def importance_for(self, identity: Identity) -> Importance:
        """Return how urgent it is to answer somebody alone; a crowd without seats must not keep the players' hands waiting."""
        return Importance.CHATTER if self.held_by(identity) is None else Importance.PRIVATE

    def door(self, identity: Identity) -> Door:
        """Return whether that person reads what is said to them alone, or must come into a private room first."""
        adapter = self.services.adapters[self.network]
        return adapter.door(identity) if isinstance(adapter, Doors) else Door.OPEN

    def may_whisper(self, identity: Identity) -> bool:
        """Whether somebody can be told unasked: nobody is invited into a private room only to hear that they were wrong."""
        return self.played_by(identity) is not None or self.door(identity) is Door.OPEN

    def seat_waiting_for(self, sender: Sender) -> Holder | None:
        """Who holds a seat here, is away and is called like somebody who holds none: perhaps the same person.

        Two whose identities last are two people, whatever they are called.
        """
        if self.table is None:
            return None
        fold = self.services.adapters[self.network].fold
        state, name = self.table.game.state, fold(sender.name)
        for seat, holder in enumerate(self.table.holders):
            away = self.meets(holder) is None and state.seats[seat] is not Seat.GONE
            if (
                away
                and self.mentionable(holder)
                and fold(holder.name) == name
                and not (holder.lasting and sender.lasting)
            ):
                return holder
        return None

    def kick(self, seat: int, now: float) -> None:
        """Take a seat at the table here from its player, who does not come back in this match."""
        assert self.table is not None
        holder = self.table.holders[seat]
        adapter = self.services.adapters.get(holder.side.network)
        masks = () if adapter is None else adapter.masks_of(holder.identity)
        self.table.kick(seat, now, masks)

    def require_not_shut_out(self, identity: Identity) -> None:
        """Raise NotAllowed if somebody without a seat seems to be one from whom it was taken."""
        fits, table = self.services.adapters[self.network].fits, self.table
        masks = table.shut_out.get(self.network, ()) if table is not None else ()
        if any(fits(mask, identity) for mask in masks):
            raise NotAllowed("kicked-out")

    def close(self) -> None:
        """Give the table up, at its home."""
        self.last_table, self.table = self.table, None
        self.last_spoke.clear()
        self.in_private.clear()
        self.left_at.clear()
        self.signals.emit(TableGone(self.last_table))
        # the store hears of it with the next commit, not now
        self.closed = True

    def note_touch(self, lines: Lines, *, inside: bool, can_speak: bool, moved: bool) -> None:
        """Note whether the bot is in the room and may speak there; `moved`: it has come or gone."""
        before, self.inside, self.can_speak = self.open, inside, can_speak
        if self.open != before:
            self.signals.emit(TouchChanged(lines, moved))

    def lines(self, answered: Said | None = None) -> Lines:
        """Return where to collect what is said here, in answer to something or by itself."""
        reply_to = answered.id if answered is not None else None
        return Lines(
            self.network, self.room, self.services.preferences, self._finished, reply_to, owner=self.owner
        )

    def on(self, lines: Lines) -> Lines:
        """Return these lines as lines for this room, if they are those of another side of the table."""
        if (lines.network, lines.at_room) == (self.network, self.room):
            return lines
        return lines.at(self.network, self.room, self._finished, self.owner)

    def _finished(self, document: Document, language: str, style: Style) -> Document:
        """The document with the cards of the table here as that style has them; nobody's name is read as one of them."""
        if self.table is None:
            return document
        texts, deck = self.services.texts, self.table.rules.deck
        document = texts.no_name_a_card(language, document, deck.by_code)
        return put_cards_into_words(document, texts, language, deck) if style == "words" else document


# --- Where all places are, and who is in which rooms and at which tables.


class PlaceDirectory:
    """All rooms of the bot, as places for tables, and who is in which of them, so that news about a person goes to those only.

    In which rooms people are is noted as it is delivered, before the rooms deal with it: a room may have a person's
    arrival still in its queue when their departure comes. In which they have seats the rooms report.
    """

    def __init__(self, _services: object = None) -> None:
        self._all: dict[tuple[Network, Room | None], Place] = {}
        self.make: Callable[[Network, Room], Place]
        """Begin to look after a room; the router does."""
        # dictionaries with None as values are sets that keep their order, so that rooms hear news in the same order each time
        self._rooms: defaultdict[tuple[Network, Identity], dict[Room, None]] = defaultdict(dict)
        self._people: defaultdict[Network, defaultdict[Room, dict[Identity, None]]] = defaultdict(
            lambda: defaultdict(dict)
        )
        self._tables: defaultdict[tuple[Network, Identity], dict[Room, None]] = defaultdict(dict)
        self._seated: dict[tuple[Network, Room], tuple[Identity, ...]] = {}
        self._playing: set[tuple[Network, Room]] = set()

    def add(self, place: Place) -> None:
        """There is such a room."""
        self._all[place.network, place.room] = place

    def drop(self, place: Place) -> None:
        """Forget a room without a table."""
        del self._all[place.network, place.room]
        self._empty(place.network, place.side.room)

    def __iter__(self) -> Iterator[Place]:
        return iter(self._all.values())

    def at(self, network: Network, room: Room) -> Place:
        """That room, which the bot looks after from now on if it has not yet."""
        return self._all.get((network, room)) or self.make(network, room)

    def find(self, network: Network, said: str) -> Place | None:
        """The room that people call so, by its name or its title, if the bot knows it."""
        wanted = said.casefold()
        for (of, _), place in self._all.items():
            if (
                of == network
                and place.owner is None
                and wanted in {str(place.room).casefold(), place.title.casefold()}
            ):
                return place
        return None

    def seats_of(self, networks: Container[Network], identity: Identity) -> Iterator[tuple[Place, int]]:
        """The rooms of these networks where that person holds a seat, each with the seat."""
        for (network, _), place in self._all.items():
            seat = place.held_by(identity) if network in networks else None
            # of the rooms that play at one table, the one where they play
            if seat is not None and place.table is not None and place.table.holders[seat].side == place.side:
                yield place, seat

    # --- who is where -----------------------------------------------------------------------------------------------

    def note(self, item: Incoming) -> None:
        """Note who comes and goes; other items change nothing."""
        match item:
            case Arrived():
                self._come(item.network, item.room, item.sender.identity)
            case Departed(room=None):
                for room in self.rooms_of(item.network, item.identity):
                    self._go(item.network, room, item.identity)
            case Departed(room=room) if room is not None:
                self._go(item.network, room, item.identity)
            case Renamed():
                rooms = self.rooms_of(item.network, item.old) if item.old != item.sender.identity else ()
                for room in rooms:
                    self._go(item.network, room, item.old)
                    self._come(item.network, room, item.sender.identity)
            case Excluded():
                self._empty(item.network, item.room)
            case Disconnected():
                for room in list(self._people[item.network]):
                    self._empty(item.network, room)

    def concerned(self, item: Departed | Renamed) -> list[Room]:
        """Return the rooms that have to hear of it. To be asked before the item is noted."""
        if isinstance(item, Departed):
            return self.rooms_of(item.network, item.identity)
        # who left a room may still have a seat there, which then belongs to the new identity
        return list(
            dict.fromkeys((*self.rooms_of(item.network, item.old), *self.tables_of(item.network, item.old)))
        )

    def rooms_of(self, network: Network, identity: Identity) -> list[Room]:
        """Return the rooms in which somebody is."""
        return list(self._rooms.get((network, identity), ()))

    def tables_of(self, network: Network, identity: Identity) -> list[Room]:
        """Return the rooms in which somebody has a seat, perhaps one given up."""
        return list(self._tables.get((network, identity), ()))

    def rounds_of(self, network: Network, identity: Identity) -> list[Room]:
        """Return the rooms in which somebody has a seat while a round is being played there."""
        return [room for room in self.tables_of(network, identity) if (network, room) in self._playing]

    def set_seats(
        self, network: Network, room: Room, people: Iterable[Identity], *, playing: bool = False
    ) -> None:
        """Give these people, and no others, a seat in that room; `playing`: a round is under way."""
        if playing:
            self._playing.add((network, room))
        else:
            self._playing.discard((network, room))
        now, before = tuple(people), self._seated.get((network, room), ())
        if now == before:
            return
        for gone in set(before).difference(now):
            _remove(self._tables, (network, gone), room)
        for identity in now:
            self._tables[network, identity][room] = None
        self._seated[network, room] = now
        if not now:
            # rooms without a table must not add up
            del self._seated[network, room]

    def _come(self, network: Network, room: Room, identity: Identity) -> None:
        self._rooms[network, identity][room] = None
        self._people[network][room][identity] = None

    def _go(self, network: Network, room: Room, identity: Identity) -> None:
        _remove(self._rooms, (network, identity), room)
        self._people[network][room].pop(identity, None)

    def _empty(self, network: Network, room: Room) -> None:
        for identity in self._people[network].pop(room, ()):
            _remove(self._rooms, (network, identity), room)


def _remove(
    places: defaultdict[tuple[Network, Identity], dict[Room, None]],
    who: tuple[Network, Identity],
    room: Room,
) -> None:
    """Take a room out, and who is nowhere then: people come and go for years."""
    if who in places:
        places[who].pop(room, None)
        if not places[who]:
            del places[who]
