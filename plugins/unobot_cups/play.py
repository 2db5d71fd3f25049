"""What a cup has its rooms do: draw the next tables, open them, and say who has won.

Each step is one transaction, and what is to be done follows from what is stored: so nothing is done twice, and after a
restart it goes on where it was. A cup's own room draws the tables; each of its rooms opens one that no other has.
"""

from collections.abc import Callable
from functools import partial

import msgspec

import unobot_cups.table as cup_tables
from uno_engine import GiveUpSeat, NotAllowed, RoundOver, StopMatch
from unobot.adapter import Identity, Importance, Sender
from unobot.document import Document
from unobot.tables.announcing import plan_deal_anew
from unobot.tables.lines import Lines
from unobot.tables.organizer import Organizer
from unobot.tables.place import Place
from unobot.tables.signals import (
    ChangeStored,
    PersonCame,
    PersonRenamed,
    RoomAsked,
    SeatTaken,
    TableRestored,
)
from unobot.tables.table import Table
from unobot_cups.course import Heat
from unobot_cups.cup import NAME, Cup, Cups, CupSettings, Finished, PlayedHeat, Running, ended

_AGAIN_AFTER = 30.0
"""Seconds until it is tried again what went wrong."""

NOBODY = Identity("")
"""Directs a table that only the room's operators may direct."""

Step = Callable[[Lines], None]


class CupTable(Organizer):
    """A table of a cup: it is dealt when all who were drawn for it have come, and only they sit there."""

    organized = True

    def __init__(self, place: Place, table: Table, heat: PlayedHeat) -> None:
        self._place, self._table = place, table
        self.heat = heat
        table.organizer = self
        self._keep(heat)

    def _keep(self, heat: PlayedHeat) -> None:
        self.heat = heat
        self._table.kept[NAME] = msgspec.to_builtins(heat, str_keys=True)
        self._table.dirty = True

    def allow(self, act: str) -> None:
        """Raise NotAllowed: opponents could throw each other out, and nobody deals before all have come."""
        if act == "bot":
            raise cup_tables.reserved(self._place, self.heat)
        if act == "vote":
            raise NotAllowed("cup-vote")
        if act == "deal" and not self._table.game.state.round:
            raise NotAllowed("cup-deal")

    def admit(self, sender: Sender) -> None:
        """Raise NotAllowed if no seat is kept for that person."""
        cup_tables.entrant_here(self._place, self.heat, sender)

    def seated(self, seat: int, sender: Sender) -> None:
        """Note which entrant has come."""
        self.seat_entrant(seat, cup_tables.entrant_here(self._place, self.heat, sender))

    def seat_entrant(self, seat: int, number: int) -> None:
        """Note which entrant sits there."""
        self._keep(msgspec.structs.replace(self.heat, seats={**self.heat.seats, seat: number}))

    def first_deal(self) -> float | None:
        """Return now if everybody has come, else when the time to come is over."""
        if not cup_tables.missing(self._place, self._table, self.heat):
            return self._place.now
        planned = self._table.deal_at
        return self._place.now + self._place.settings.of(CupSettings).cup_wait if planned is None else planned

    def begin(self, lines: Lines) -> bool:
        """Let who has not come lose by default. Returns whether too few are left."""
        return cup_tables.begin_without(self._place, self._table, self.heat, lines)

    def standing(self) -> Document:
        """Return who is called to it; nothing if its cup is not played any more."""
        return cup_tables.called_again(self._place, self._table, self.heat)

    def round_over(self, event: RoundOver) -> None:
        """Note the places: they decide between equal points."""
        self._keep(msgspec.structs.replace(self.heat, places=event.places))

    def stopped(self) -> None:
        """Have the table played once more: the cup goes on."""
        self._keep(msgspec.structs.replace(self.heat, again=True))

    def over(self, lines: Lines) -> None:
        """Keep and tell what came of it."""
        cup_tables.conclude(self._place, self._table, self.heat, lines)


class Stage:
    """One room's part in the cup that is played there."""

    def __init__(self, place: Place) -> None:
        assert place.room is not None
        self.place, self._room, self.network = place, place.room, place.network
        self._place = place
        self._cups = place.services.of(Cups)
        self._listens = False
        self.deciding: PlayedHeat | None = None
        """The table that is decided without being played, until that is stored."""
        self._cups.rooms[place.network, place.room] = self
        place.signals.listen(TableRestored, self._restored)
        self.listen(needed=any(each.cup.network == place.network for each in self._cups.running.values()))

    @property
    def heat(self) -> PlayedHeat | None:
        """The table of a cup that is played here, or decided without being played."""
        table = self._place.table
        organizer = table.organizer if table is not None else None
        return organizer.heat if isinstance(organizer, CupTable) else self.deciding

    def listen(self, *, needed: bool) -> None:
        """Begin or cease to listen: only where a cup is played on the network is there anything to do."""
        if needed != self._listens:
            self._listens, signals = needed, self._place.signals
            change = signals.listen if needed else signals.stop
            change(ChangeStored, self._stored)
            change(PersonRenamed, self._renamed)
            change(PersonCame, self._came)
            change(RoomAsked, self._room_asked)

    def look(self) -> None:
        """Do what is to be done now, when it is this room's turn."""
        if self._next_step() is not None:
            self._place.in_turn(self._act)

    def _stored(self, _signal: ChangeStored) -> None:
        self.look()

    def _restored(self, signal: TableRestored) -> None:
        if (found := signal.table.kept.get(NAME)) is not None:
            CupTable(self._place, signal.table, msgspec.convert(found, PlayedHeat, str_keys=True))
            # everything goes on by itself only where nothing else happens first
            self._place.in_turn(self._act, at=self._place.now)

    def _room_asked(self, _signal: RoomAsked) -> None:
        if self._cups.played_in(self.network, self._room) is not None:
            # the cup needs the room for its own tables
            raise NotAllowed("cup-there")

    def _renamed(self, signal: PersonRenamed) -> None:
        self._know(signal.old, signal.sender)

    def _came(self, signal: PersonCame) -> None:
        self._know(signal.sender.identity, signal.sender)

    def _know(self, old: Identity, sender: Sender) -> None:
        """Have the cups in which somebody takes part know them by the name and the identity that they have now."""
        for running in list(self._cups.running.values()):
            cup, home = running.cup, self._cups.rooms.get((self.network, running.cup.room))
            number = cup.number_of(old)
            if not isinstance(home, Stage) or number is None:
                continue
            if (cup.entrants[number].identity, cup.entrants[number].name) != (sender.identity, sender.name):
                place = home.place
                place.in_turn(partial(cup_tables.renamed, place, old, sender))

    def _act(self, lines: Lines) -> None:
        """Do the next thing that is to be done, if there is one; should it go wrong, it is tried again."""
        step = self._next_step()
        if step is not None:
            self._place.in_turn(lambda _lines: self.look(), at=self._place.now + _AGAIN_AFTER)
            step(lines)

    def _next_step(self) -> Step | None:
        place, cups = self._place, self._cups
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
        heat = cups.next_heat(running, self._room) if running is not None else None
        return None if running is None or heat is None else lambda lines: self._open(running, heat, lines)

    def _draw(self, running: Running, lines: Lines) -> None:
        """Tell who plays at which table of the next stage; from then on the tables can be opened."""
        cup = msgspec.structs.replace(running.cup, told=running.cup.told + 1)
        cup_tables.keep(cup, lines)
        stage = running.course.stages[cup.told - 1]
        # one table is no draw: its players are called at once
        for room in () if stage.final else cup.everywhere:
            cup_tables.say_in(
                self._place, room, lines, lambda voice: cup_tables.stage_drawn(voice, cup, stage)
            )
        table = self._place.table
        if table is not None and (stage.final or not cup.rooms):
            lines.room(self._place.voice().say("cup-waits"), Importance.TURN)

    def _end(self, running: Running, lines: Lines) -> None:
        """Say who has won, and keep it for ever."""
        cup, finished = running.cup, Finished(running.cup, running.results, self._place.date)
        lines.records += ended(running, finished)
        for room in cup.everywhere:
            cup_tables.say_in(self._place, room, lines, lambda voice: cup_tables.won(voice, finished))

    def _step_at(self, table: Table) -> Step | None:
        """What is to be done at the table here, if it belongs to a cup."""
        organizer = table.organizer
        if not isinstance(organizer, CupTable) or table.over:
            return None
        running = self._cups.of(organizer.heat)
        if running is None:
            # the cup was stopped, and its tables with it
            return lambda lines: table.take(StopMatch(), self._place.now)
        entrants, seats = running.cup.entrants, organizer.heat.seats
        if gone := [at for at in table.people() if at in seats and entrants[seats[at]].withdrawn]:
            return lambda lines: table.take(GiveUpSeat(gone[0]), self._place.now)
        waits = not table.game.state.round and table.deal_at is not None and table.deal_at > self._place.now
        if waits and not cup_tables.missing(self._place, table, organizer.heat):
            return lambda lines: plan_deal_anew(self._place, table)
        return None

    def _open(self, running: Running, heat: Heat, lines: Lines) -> None:
        """Open a table; without one it is decided where nobody is left who could play there."""
        played = PlayedHeat(running.cup.id, heat.number)
        coming = [n for n in heat.entrants if cup_tables.can_come(self._place, running.cup.entrants[n])]
        if len(coming) < 2 or all(running.cup.entrants[number].agent for number in coming):
            # other rooms look for a table to open, too, before this is stored
            self.deciding = played
            cup_tables.decide(self._place, running, heat, cup_tables.by_lot(running, heat, coming), lines)
            return
        table = self._set_up(running.cup, played, coming)
        plan_deal_anew(self._place, table)
        place, voice, home = self._place, self._place.voice(), running.cup.room
        # bound before anybody has a share in the deal
        call = [cup_tables.called(place, running, heat, table), table.seeds.promise(voice)]
        lines.room(voice.together("list-sentences", filter(None, call)), Importance.TURN)
        if home != self._room:
            cup_tables.say_in(
                place, home, lines, lambda there: cup_tables.called_there(there, running, heat, place.title)
            )
        cup_tables.call_each(self._place, played, table, lines)

    def _set_up(self, cup: Cup, played: PlayedHeat, coming: list[int]) -> Table:
        """The table, with the computer players at it: people say themselves that they have come."""
        place, services = self._place, self._place.services
        rules = services.catalogue.compose(cup.line)
        # who plays at a table does not direct it
        host = cup.host if cup.number_of(cup.host) not in coming else NOBODY
        table = place.new_table(self._room, rules, cup.line, host, place.now)
        organizer = CupTable(place, table, played)
        for number in coming:
            if (entrant := cup.entrants[number]).agent:
                organizer.seat_entrant(table.seat_agent(entrant.name, entrant.agent, place.now), number)
        # the line that calls the players names these, too
        table.take_events()
        place.table = table
        for seat in table.game.state.held():
            place.signals.emit(SeatTaken(table, seat))
        return table
