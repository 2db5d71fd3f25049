"""Stand-ins: computer players that play for people who are away and want that (`!set standin on`)."""

from uno_engine import Seat, Stage
from unobot.parts import LEVELS
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table
from unobot.tables.telling import tell_one

STANDS_IN = LEVELS["normal"]
"""The kind of computer player that plays for people who are away."""

_AWAY_FOR = 15.0
"""Seconds until somebody who has gone is stood in for: most who lose their connection are back by then."""


class Standins:
    """For whom a computer player plays in the round at a place's table.

    That is who wants it and has gone from the room, or let the last turn time out; until they are there again, or say
    something. It is never for everybody: at least one person must play, else the table waits as it does without stand-ins.
    """

    __slots__ = ("_excused", "_gone", "_place", "_since", "_table", "_timed_out", "_wanted")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._table: Table | None = None
        self._gone: dict[int, float] = {}
        """Who is not in the room, and since when."""
        self._timed_out: set[int] = set()
        """Whose turn timed out; that its stand-in plays is no sign of life."""
        self._excused: dict[int, int] = {}
        """Who has said something since, and how many of their turns had timed out by then."""
        self._wanted: set[int] = set()
        """Who wants it, as far as is known: what somebody without an account has set is forgotten when they go."""
        self._since: frozenset[int] = frozenset()
        """For whom the room knows that somebody stands in."""

    def seats(self) -> frozenset[int]:
        """The seats that are stood in for now."""
        table = self._place.table
        if (
            table is None
            or table.game.state.stage is Stage.SCORED
            or STANDS_IN not in self._place.services.players
        ):
            self._gone, self._timed_out = {}, set()
            return frozenset()
        if table is not self._table:
            self._table, self._since = table, frozenset()
            self._gone, self._timed_out, self._excused, self._wanted = {}, set(), {}, set()
        playing = [seat for seat in table.people() if table.game.state.seats[seat] is Seat.IN]
        for seat in playing:
            self._look(table, seat)
        away = frozenset(seat for seat in playing if self._away(table, seat))
        return frozenset() if len(away) == len(playing) else away & self._wanted

    def _look(self, table: Table, seat: int) -> None:
        """See whether somebody is there, and answers."""
        place, holder = self._place, table.holders[seat]
        wants = place.services.preferences.wants_standin(holder.side.network, holder.identity)
        if place.meets(holder) is not None:
            self._gone.pop(seat, None)
            self._wanted.discard(seat)
        else:
            self._gone.setdefault(seat, place.now)
        if wants:
            self._wanted.add(seat)
        idle = table.game.state.idle[seat]
        if idle > self._excused.get(seat, 0):
            self._timed_out.add(seat)
        elif not idle:
            self._excused.pop(seat, None)

    def _away(self, table: Table, seat: int) -> bool:
        gone = self._gone.get(seat)
        return seat in self._timed_out or (gone is not None and self._place.now - gone >= _AWAY_FOR)

    def heard(self, seat: int) -> None:
        """Whoever holds that seat has said something, in the room or to the bot: they are there again."""
        table = self._place.table
        if table is not None:
            self._timed_out.discard(seat)
            self._excused[seat] = table.game.state.idle[seat]

    def wakes_at(self) -> float | None:
        """When somebody has been away for long enough, in seconds of play."""
        self.seats()
        later = [since + _AWAY_FOR for since in self._gone.values() if self._place.now - since < _AWAY_FOR]
        return min(later, default=None)

    def tell(self, lines: Lines) -> None:
        """Tell the room who is stood in for from now on, and who plays again; from then on lines say so, too."""
        seats, table = self.seats(), self._place.table
        if seats == self._since:
            return
        self._stand_in(frozenset())
        if table is None or table.game.state.stage is Stage.SCORED:
            self._since = seats
            return
        told = [("standin-begins", seats - self._since), ("standin-ends", self._since - seats)]
        for id_, changed in told:
            for seat in sorted(changed):
                for side in self._place.hearing:
                    player = side.voice().name(table.game.state.names, seat)
                    tell_one(side, lines, id_, {"player": player})
        self._since = seats
        self._stand_in(seats)

    def _stand_in(self, seats: frozenset[int]) -> None:
        """Have every room of the table know for whom computer players play now."""
        for side in self._place.sides:
            side.stood_in = seats
