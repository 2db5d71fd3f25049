"""What a cup has its rooms do: draw the next tables, open them, and say who has won.

Each step is one transaction, and what is to be done follows from what is stored: so nothing is done twice, and after a
restart it goes on where it was. A cup's own room draws the tables; each of its rooms opens one that no other has.
"""

from collections.abc import Callable

import msgspec

from uno_engine import GiveUpSeat, StopMatch
from unobot.adapter import Identity, Importance, Room, Sender
from unobot.cups.cup import Cup, Entrant, Finished, PlayedHeat, Running
from unobot.cups.plan import Heat
from unobot.store import CupEnded
from unobot.tables.announcing import Announcer
from unobot.tables.cup_lines import keep, stage_drawn, won
from unobot.tables.heat_lines import call_each, called, called_there, decide, say_in
from unobot.tables.heats import by_lot, can_come, missing
from unobot.tables.lines import Lines
from unobot.tables.next_deal import plan_deal_anew, sealed
from unobot.tables.place import Place
from unobot.tables.table import Table

_AGAIN_AFTER = 30.0
"""Seconds until it is tried again what went wrong."""

NOBODY = Identity("")
"""Directs a table that only the room's operators may direct."""

Step = Callable[[Lines], None]


class CupPlay:
    """One room's part in the cup that is played there."""

    __slots__ = ("_announcer", "_not_before", "_place", "_room")

    def __init__(self, place: Place, room: Room, announcer: Announcer) -> None:
        self._place, self._room, self._announcer = place, room, announcer
        self._not_before = 0.0

    def wakes_at(self) -> float | None:
        """When there is something to do; None if there is nothing."""
        return None if self._next_step() is None else max(self._not_before, self._place.now)

    def act(self, lines: Lines) -> None:
        """Do the next thing that is to be done, if there is one."""
        step = self._next_step()
        if step is not None and self._not_before <= self._place.now:
            step(lines)
            self._announcer.tell(lines)

    def put_off(self) -> None:
        """Something went wrong: do not try again at once, for ever."""
        self._not_before = self._place.now + _AGAIN_AFTER

    def _next_step(self) -> Step | None:
        place, cups = self._place, self._place.services.cups
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

    # --- in the cup's own room ---------------------------------------------------------------------------------------

    def _draw(self, running: Running, lines: Lines) -> None:
        """Tell who plays at which table of the next stage; from then on the tables can be opened."""
        cup = msgspec.structs.replace(running.cup, told=running.cup.told + 1)
        keep(cup, lines)
        stage = running.course.stages[cup.told - 1]
        # one table is no draw: its players are called at once
        for room in () if stage.final else cup.everywhere:
            say_in(self._place, room, lines, lambda voice: stage_drawn(voice, cup, stage))
        table = self._place.table
        if table is not None and (stage.final or not cup.rooms):
            lines.room(self._place.voice().say("cup-waits"), Importance.TURN)

    def _end(self, running: Running, lines: Lines) -> None:
        """Say who has won, and keep it for ever."""
        cup, finished = running.cup, Finished(running.cup, running.results, self._place.date)
        payload = msgspec.json.encode(finished)
        lines.cups.append(CupEnded(cup.id, cup.network, cup.room, payload))
        for room in cup.everywhere:
            say_in(self._place, room, lines, lambda voice: won(voice, finished))

    # --- at a table --------------------------------------------------------------------------------------------------

    def _step_at(self, table: Table) -> Step | None:
        """What is to be done at the table here, if it belongs to a cup."""
        if table.heat is None or table.over:
            return None
        running = self._place.services.cups.of(table.heat)
        if running is None:
            return lambda lines: self._stop(table)
        if gone := [seat for seat in table.people() if self._withdrawn(running, table, seat)]:
            return lambda lines: table.take(GiveUpSeat(gone[0]), self._place.now)
        waits = not table.game.state.round and table.deal_at is not None and table.deal_at > self._place.now
        if waits and not missing(self._place, table, table.heat):
            return lambda lines: plan_deal_anew(self._place, table)
        return None

    def _withdrawn(self, running: Running, table: Table, seat: int) -> bool:
        entrant = table.holders[seat].entrant
        return entrant is not None and running.cup.entrants[entrant].withdrawn

    def _stop(self, table: Table) -> None:
        """The cup was stopped, and its tables with it."""
        table.take(StopMatch(), self._place.now)

    # --- the next table ----------------------------------------------------------------------------------------------

    def _open(self, running: Running, heat: Heat, lines: Lines) -> None:
        """Open a table; without one it is decided where nobody is left who could play there."""
        played = PlayedHeat(running.cup.id, heat.number)
        # at once: other rooms look for a table to open, too, and this is not stored yet
        self._place.services.cups.plays(self._place.network, self._room, played)
        coming = [n for n in heat.entrants if can_come(self._place, running.cup.entrants[n])]
        if len(coming) < 2 or all(running.cup.entrants[number].computer for number in coming):
            decide(self._place, running, heat, by_lot(running, heat, coming), lines)
            return
        table = self._set_up(running.cup, played, coming)
        plan_deal_anew(self._place, table)
        self._call(running, heat, table, lines)
        call_each(self._place, played, table, lines)

    def _call(self, running: Running, heat: Heat, table: Table, lines: Lines) -> None:
        """Call those who are to play, in the room and where the cup is at home."""
        place, voice, home = self._place, self._place.voice(), running.cup.room
        # bound before anybody has a share in the deal
        call = [called(place, running, heat, table), sealed(voice, table)]
        lines.room(voice.together("list-sentences", call), Importance.TURN)
        if home != self._room:
            say_in(place, home, lines, lambda there: called_there(there, running, heat, place.title))

    def _set_up(self, cup: Cup, played: PlayedHeat, coming: list[int]) -> Table:
        """The table, with the computer players at it: people say themselves that they have come."""
        place, services = self._place, self._place.services
        rules = services.catalogue.compose(cup.line)
        # who plays at a table does not direct it
        host = cup.host if cup.number_of(cup.host) not in coming else NOBODY
        made = place.network, self._room, rules, cup.line, host, services.chance, place.now
        table = Table(*made, services.seed_of, services.links)
        for number in coming:
            if cup.entrants[number].computer:
                self._seat_computer(table, cup.entrants[number], number)
        # the line that calls the players names these, too
        table.take_events()
        table.heat, place.table = played, table
        return table

    def _seat_computer(self, table: Table, entrant: Entrant, number: int) -> None:
        sender = Sender(entrant.identity, entrant.name, lasting=True)
        seat = table.join(sender, table.home, self._place.now, computer=entrant.computer)
        table.holders[seat].entrant = number
