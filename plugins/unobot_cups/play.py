"""What a cup has its rooms do: draw the next tables, open them, and say who has won.

Each step is one transaction, and what is to be done follows from what is stored: so nothing is done twice, and after a
restart it goes on where it was. A cup's own room draws the tables; each of its rooms opens one that no other has.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from uno_engine import GiveUpSeat, NotAllowed, RoundOver, StopMatch
from unobot.adapter import Identity, Importance, Sender
from unobot.document import Document
from unobot.tables.announcing import plan_deal_anew
from unobot.tables.lines import Lines
from unobot.tables.organizer import Organizer
from unobot.tables.place import Place
from unobot.tables.signals import ChangeStored, PersonCame, PersonRenamed, RoomAsked, SeatTaken, TableRestored
from unobot.tables.table import Table
from unobot_cups.course import Pairing
from unobot_cups.cup import NAME, Cups, CupSettings, Finished, PlayedPairing, Running, end_records
from unobot_cups.table import (
    by_lot,
    call_each,
    can_come,
    decide,
    describe_call,
    describe_call_elsewhere,
    describe_stage,
    describe_winner,
    entrant_here,
    find_missing,
    in_words,
    keep,
    outcome,
    rename_entrant,
    reserved,
    say_in,
)

_AGAIN_AFTER = 30.0
"""Seconds until it is tried again what went wrong."""
NOBODY = Identity("")
"""Directs a table that only the room's operators may direct."""
Step = Callable[[Lines], None]


class CupTable(Organizer):
    """A table of a cup: it is dealt when all who were drawn for it have come, and only they sit there."""

    organized = True

    def __init__(self, place: Place, table: Table, pairing: PlayedPairing) -> None:
        self._place, self._table = place, table
        self.pairing = pairing
        table.organizer = self
        self._keep(pairing)

    def _keep(self, pairing: PlayedPairing) -> None:
        self.pairing = pairing
        self._table.kept[NAME] = msgspec.to_builtins(pairing, str_keys=True)
        self._table.dirty = True

    def allow(self, act: str) -> None:
        """Raise NotAllowed: opponents could throw each other out, and nobody deals before all have come."""
        if act == "bot":
            raise reserved(self._place, self.pairing)
        if act == "vote":
            raise NotAllowed("cup-vote")
        if act == "deal" and not self._table.game.state.round:
            raise NotAllowed("cup-deal")

    def admit(self, sender: Sender) -> None:
        """Raise NotAllowed if no seat is kept for that person."""
        entrant_here(self._place, self.pairing, sender)

    def seated(self, seat: int, sender: Sender) -> None:
        """Note which entrant has come."""
        self.seat_entrant(seat, entrant_here(self._place, self.pairing, sender))

    def seat_entrant(self, seat: int, number: int) -> None:
        """Note which entrant sits there."""
        self._keep(msgspec.structs.replace(self.pairing, seats={**self.pairing.seats, seat: number}))

    def first_deal(self) -> float | None:
        """Return now if everybody has come, else when the time to come is over."""
        if not find_missing(self._place, self._table, self.pairing):
            return self._place.now
        planned = self._table.deal_at
        return self._place.now + self._place.settings.of(CupSettings).cup_wait if planned is None else planned

    def begin(self, lines: Lines) -> bool:
        """Let who has not come lose by default. Returns whether too few are left."""
        place, table = self._place, self._table
        voice, late = place.voice(), find_missing(place, table, self.pairing)
        if late:
            absent = voice.say("cup-absent", players=in_words(voice, late), count=len(late))
            lines.room(voice.line(absent), Importance.TURN)
        if len(table.game.state.held()) >= table.rules.base.least_seats:
            return False
        table.take(StopMatch(), place.now)
        # what came of the table says all
        table.take_events()
        return True

    def describe(self) -> Document:
        """Return who is called to it; nothing if its cup is not played any more."""
        if (running := self._place.services.of(Cups).of(self.pairing)) is None:
            return ()
        return describe_call(self._place, running, running.course.pairing(self.pairing.number), self._table)

    def round_over(self, event: RoundOver) -> None:
        """Note the places: they decide between equal points."""
        self._keep(msgspec.structs.replace(self.pairing, places=event.places))

    def stopped(self) -> None:
        """Have the table played once more: the cup goes on."""
        self._keep(msgspec.structs.replace(self.pairing, again=True))

    def over(self, lines: Lines) -> None:
        """Keep and tell what came of it; nothing, if it is to be played again or the cup is stopped."""
        running, played = self._place.services.of(Cups).of(self.pairing), self.pairing
        if running is not None and not played.again:
            result = outcome(running, self._table, played)
            decide(self._place, running, running.course.pairing(played.number), result, lines)


class PlayingRoom:
    """One room's part in the cup that is played there."""

    def __init__(self, place: Place) -> None:
        assert place.room is not None
        self.place, self._room, self.network = place, place.room, place.network
        self._cups = place.services.of(Cups)
        self._listens = False
        self.deciding: PlayedPairing | None = None
        """The table that is decided without being played, until that is stored."""
        self._cups.rooms[place.network, place.room] = self
        place.signals.listen(TableRestored, self._restored)
        self.listen(needed=any(each.cup.network == place.network for each in self._cups.running.values()))

    @property
    def pairing(self) -> PlayedPairing | None:
        """The table of a cup that is played here, or decided without being played."""
        table = self.place.table
        organizer = table.organizer if table is not None else None
        return organizer.pairing if isinstance(organizer, CupTable) else self.deciding

    def listen(self, *, needed: bool) -> None:
        """Begin or cease to listen: only where a cup is played on the network is there anything to do."""
        if needed != self._listens:
            self._listens, signals = needed, self.place.signals
            change = signals.listen if needed else signals.stop
            change(ChangeStored, self.look)
            change(PersonRenamed, self._note_name)
            change(PersonCame, self._note_name)
            change(RoomAsked, self._room_asked)

    def look(self, _signal: ChangeStored | None = None) -> None:
        """Have the room take the next step of its cup in its turn, if there is one."""
        if self._next_step() is not None:
            self.place.in_turn(self._act)

    def _restored(self, signal: TableRestored) -> None:
        if (found := signal.table.kept.get(NAME)) is not None:
            CupTable(self.place, signal.table, msgspec.convert(found, PlayedPairing, str_keys=True))
            # everything goes on by itself only where nothing else happens first
            self.place.in_turn(self._act, at=self.place.now)

    def _room_asked(self, _signal: RoomAsked) -> None:
        if self._cups.played_in(self.network, self._room) is not None:
            # the cup needs the room for its own tables
            raise NotAllowed("cup-there")

    def _note_name(self, signal: PersonRenamed | PersonCame) -> None:
        """Have the cups in which somebody takes part know them by the name and the identity that they have now."""
        sender = signal.sender
        old = signal.old if isinstance(signal, PersonRenamed) else sender.identity
        for running in list(self._cups.running.values()):
            cup, home = running.cup, self._cups.rooms.get((self.network, running.cup.room))
            number = cup.number_of(old)
            if not isinstance(home, PlayingRoom) or number is None:
                continue
            if (cup.entrants[number].identity, cup.entrants[number].name) != (sender.identity, sender.name):
                place = home.place
                place.in_turn(partial(rename_entrant, place, old, sender))

    def _act(self, lines: Lines) -> None:
        """Do the next thing that is to be done, if there is one; should it go wrong, it is tried again."""
        step = self._next_step()
        if step is not None:
            self.place.in_turn(lambda _lines: self.look(), at=self.place.now + _AGAIN_AFTER)
            step(lines)

    def _next_step(self) -> Step | None:
        place, cups = self.place, self._cups
        if not place.in_touch or place.home is not place:
            return None
        own = cups.at(place.network, place.room)
        if own is not None and own.cup.started:
            if own.course.podium is not None:
                return lambda lines: self._end(own, lines)
            if len(own.course.stages) > own.cup.told:
                return lambda lines: self._draw(own, lines)
        if place.table is not None:
            return self._step_at(place.table)
        running = cups.played_in(place.network, place.room)
        pairing = cups.next_pairing(running, self._room) if running is not None else None
        return (
            None if running is None or pairing is None else lambda lines: self._open(running, pairing, lines)
        )

    def _draw(self, running: Running, lines: Lines) -> None:
        """Tell who plays at which table of the next stage; from then on the tables can be opened."""
        cup = msgspec.structs.replace(running.cup, told=running.cup.told + 1)
        keep(cup, lines)
        stage = running.course.stages[cup.told - 1]
        # one table is no draw: its players are called at once
        for room in () if stage.final else cup.everywhere:
            say_in(self.place, room, lines, lambda voice: describe_stage(voice, cup, stage))
        table = self.place.table
        if table is not None and (stage.final or not cup.rooms):
            lines.room(self.place.voice().say("cup-waits"), Importance.TURN)

    def _end(self, running: Running, lines: Lines) -> None:
        """Say who has won, and keep it for ever."""
        cup, finished = running.cup, Finished(running.cup, running.results, self.place.date)
        lines.records += end_records(running, finished)
        for room in cup.everywhere:
            say_in(self.place, room, lines, lambda voice: describe_winner(voice, finished))

    def _step_at(self, table: Table) -> Step | None:
        """Return what is to be done at the table here, if it belongs to a cup."""
        organizer = table.organizer
        if not isinstance(organizer, CupTable) or table.over:
            return None
        running = self._cups.of(organizer.pairing)
        if running is None:
            # the cup was stopped, and its tables with it
            return lambda lines: table.take(StopMatch(), self.place.now)
        seats, entrants = organizer.pairing.seats, running.cup.entrants
        if gone := [each for each in table.people() if each in seats and entrants[seats[each]].withdrawn]:
            return lambda lines: table.take(GiveUpSeat(gone[0]), self.place.now)
        waits = not table.game.state.round and table.deal_at is not None and table.deal_at > self.place.now
        if waits and not find_missing(self.place, table, organizer.pairing):
            return lambda lines: plan_deal_anew(self.place, table)
        return None

    def _open(self, running: Running, pairing: Pairing, lines: Lines) -> None:
        """Open a table; without one it is decided where nobody is left who could play there."""
        played = PlayedPairing(running.cup.id, pairing.number)
        coming = [n for n in pairing.entrants if can_come(self.place, running.cup.entrants[n])]
        if len(coming) < 2 or all(running.cup.entrants[number].agent for number in coming):
            # other rooms look for a table to open, too, before this is stored
            self.deciding = played
            decide(self.place, running, pairing, by_lot(running, pairing, coming), lines)
            return
        place, cup = self.place, running.cup
        # who plays at a table does not direct it
        host = cup.host if cup.number_of(cup.host) not in coming else NOBODY
        rules = place.services.catalogue.compose(cup.line)
        table = place.new_table(self._room, rules, cup.line, host, place.now)
        organizer = CupTable(place, table, played)
        # people say themselves that they have come
        for number in coming:
            if (entrant := cup.entrants[number]).agent:
                organizer.seat_entrant(table.seat_agent(entrant.name, entrant.agent, place.now), number)
        # the line that calls the players names these, too
        table.take_events()
        place.table = table
        for seat in table.game.state.held():
            place.signals.emit(SeatTaken(table, seat))
        plan_deal_anew(place, table)
        voice, home = place.voice(), cup.room
        # bound before anybody has a share in the deal
        call = [describe_call(place, running, pairing, table), table.seeds.promise(voice)]
        lines.room(voice.together("list-sentences", filter(None, call)), Importance.TURN)
        if home != self._room:
            say_in(
                place,
                home,
                lines,
                lambda there: describe_call_elsewhere(there, running, pairing, place.title),
            )
        call_each(place, played, table, lines)
