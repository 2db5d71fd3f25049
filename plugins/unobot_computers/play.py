"""The computer players at a room's table, and stand-ins for who is away: when they move, and what."""

import asyncio
from dataclasses import dataclass

import structlog

from uno_engine import (
    LEVELS,
    Clues,
    ComputerPlayer,
    EngineError,
    MakeMove,
    Move,
    RuleFailed,
    SearchingPlayer,
    Seat,
    SkipPlayer,
    Stage,
    observe,
    worth_a_search,
)
from unobot.adapter import Identity, Importance, Network
from unobot.config.kinds import Duration
from unobot.tables.announcing import tell_one
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.signals import ChangeStored, Happened, LineHeard, SeatTaken, TableOpened, TableRestored
from unobot.tables.table import Table
from unobot.tables.watchdog import safe_traceback
from unobot_computers.thinking import thinkers_of

STANDS_IN = LEVELS["normal"]
"""The kind of computer player that plays for people who are away."""

STANDIN = "standin"
"""What the setting is called in the store."""


def wants_standin(place: Place, person: Identity, network: Network | None = None) -> bool:
    """Whether a computer player shall play for somebody who is away, of that network or the place's."""
    return place.chosen(person, STANDIN, network) == "on"


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
        """Return the seats that are stood in for now."""
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
        now = self._place.now
        away = frozenset(
            seat
            for seat in playing
            if seat in self._timed_out or now - self._gone.get(seat, now) >= _AWAY_FOR
        )
        return frozenset() if len(away) == len(playing) else away & self._wanted

    def _look(self, table: Table, seat: int) -> None:
        """See whether somebody is there, and answers."""
        place, holder = self._place, table.holders[seat]
        wants = wants_standin(place, holder.identity, holder.side.network)
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

    def note_line(self, seat: int) -> None:
        """Note that whoever holds that seat has said something, in the room or to the bot: they are there again."""
        table = self._place.table
        if table is not None:
            self._timed_out.discard(seat)
            self._excused[seat] = table.game.state.idle[seat]

    def wakes_at(self) -> float | None:
        """Return when somebody has been away for long enough, in seconds of play."""
        self.seats()
        later = [since + _AWAY_FOR for since in self._gone.values() if self._place.now - since < _AWAY_FOR]
        return min(later, default=None)

    def changed(self) -> bool:
        """Whether others are stood in for than the room knows of."""
        return self.seats() != self._since

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
                for side in self._place.audience:
                    player = side.voice().name(table.game.state.names, seat)
                    tell_one(side, lines, id_, {"player": player})
        self._since = seats
        self._stand_in(seats)

    def _stand_in(self, seats: frozenset[int]) -> None:
        """Have every room of the table know for whom computer players play now."""
        for side in self._place.sides.values():
            side.played_for = seats


_log = structlog.get_logger(__name__)

_LEAST, _SPREAD = 0.7, 0.6
"""A move takes the time that is set, times a number from the first to the sum of both."""

_MOST_AT_ONCE = 10
"""So many moves of one player are told at once."""

_LONGEST = 5.0
"""Seconds of real time that a player may think; then what a time-out would do is done for it."""


def agents_at(table: Table) -> list[int]:
    """Return the seats that computer players hold."""
    return [seat for seat in table.game.state.held() if table.holders[seat].agent]


@dataclass(frozen=True, slots=True)
class ComputerSettings:
    """The settings of this feature that an operator can give for a room."""

    computer_pace: Duration = 2.0
    """How long a computer player takes for a move, about."""


class Computers:
    """Thinks for the computer players, one move at a time, at a human pace.

    After each thing that happens in a round they are asked once: whoever the game waits for, or else those who could do
    something out of turn (call, catch). They see a view and nothing else.
    """

    def __init__(self, place: Place) -> None:
        self._place = place
        self._table: Table | None = None
        self._players: dict[int, ComputerPlayer] = {}
        self._clues: Clues
        """What can be seen of the hands; after a restart it begins anew."""
        self._moment: object = None
        self._due: float | None = None
        self._booked: float | None = None
        """When this is called next."""
        self._standins = Standins(place)
        self._hears: set[Place] = set()
        """The rooms of the table in which it is listened to who speaks; none while there is nobody to play for."""
        place.signals.listen(TableRestored, lambda signal: self._look_at(signal.table))
        place.signals.listen(SeatTaken, lambda signal: self._look_at(signal.table))
        place.signals.listen(TableOpened, self.note_opened)

    def note_opened(self, _signal: TableOpened) -> None:
        """Offer a computer player when all is done that was asked for with the table."""
        self._place.in_turn(self.offer)

    def offer(self, lines: Lines) -> None:
        """Tell who has opened a table of their own how a computer player is seated, unless there is one already."""
        table = self._place.table
        if self._place.owner is not None and table is not None and table.waiting and not agents_at(table):
            lines.room(self._place.voice().say("bot-needed"), Importance.TURN)

    def begin(self) -> None:
        """Play at the table here from now on, and stand in for who wants it."""
        if not self._hears:
            self._place.signals.listen(ChangeStored, self._look)
            self._place.signals.listen(Happened, self._follow)
        for side in self._place.sides.values():
            if side not in self._hears:
                self._hears.add(side)
                side.signals.listen(LineHeard, self._heard)

    def _look_at(self, table: Table) -> None:
        """Begin where somebody at the table is a computer player, or wants one as a stand-in."""
        place = self._place
        wanting = any(wants_standin(place, each.identity, each.side.network) for each in table.holders)
        if agents_at(table) or wanting:
            self._place.home.of(Computers).begin()

    def _heard(self, signal: LineHeard) -> None:
        for side in self._place.sides.values():
            if (seat := side.played_by(signal.identity)) is not None:
                self._standins.note_line(seat)

    def _look(self, _signal: ChangeStored) -> None:
        """See who plays for whom now, and when the next move is due."""
        if self._place.table is None:
            self._place.signals.stop(ChangeStored, self._look)
            self._place.signals.stop(Happened, self._follow)
            for side in self._hears:
                side.signals.stop(LineHeard, self._heard)
            self._hears = set()
            return
        self.begin()
        if self._standins.changed():
            self._place.in_turn(self._standins.tell)
        due = self.wakes_at()
        if due is not None and due != self._booked:
            self._booked = due
            self._place.in_turn(self.act, at=due)

    def _seats(self, table: Table) -> frozenset[int]:
        """Return the seats for which a computer player moves now."""
        return frozenset(agents_at(table)) | self._standins.seats()

    def wakes_at(self) -> float | None:
        """Return when one of them may do something, in seconds of play."""
        table = self._place.table
        if (
            table is None
            or table.paused
            or table.nobody_since is not None
            or table.game.state.stage is Stage.SCORED
        ):
            self._moment = self._due = None
            return None
        soon = self._standins.wakes_at()
        if not (seats := self._seats(table)):
            self._moment = self._due = None
            return soon
        moment = table, table.journal.round, table.journal.given, seats
        if moment != self._moment:
            chance = self._place.services.chance.randbytes(1)[0] / 255
            self._moment = moment
            self._due = self._place.now + self._place.settings.of(ComputerSettings).computer_pace * (
                _LEAST + _SPREAD * chance
            )
        return min((time for time in (self._due, soon) if time is not None), default=None)

    async def act(self, lines: Lines) -> None:
        """Let one of them do something, if it is time. Raises RuleFailed."""
        self._booked = None
        self.wakes_at()
        self._standins.tell(lines)
        due, table = self._due, self._place.table
        if due is None or table is None or due > self._place.now:
            return
        self._due = None
        asked, question = table.asked(), table.game.question
        for seat in sorted(self._seats(table), key=lambda seat: (seat not in asked, seat)):
            if await self._moves(table, seat, forced=seat in asked):
                break
        else:
            return
        # at once what belongs to the same turn, so that the room reads one line: a colour, the card just drawn
        for _ in range(_MOST_AT_ONCE):
            now = table.game.question
            # after a call the first question is still open
            new_turn = now is not None and now is not question and now.turn and now.acts
            if now is None or new_turn or table.asked() != (seat,):
                return
            await self._moves(table, seat, forced=True)

    async def _moves(self, table: Table, seat: int, *, forced: bool) -> bool:
        """Whether the player has done something; if `forced`, the game waits for it, and in the end the default is taken."""
        kind = table.holders[seat].agent or STANDS_IN
        try:
            move = await self._wanted(table, seat, kind)
        except Exception as error:  # noqa: BLE001 - a player may be a plugin's; the table goes on without its move
            _log.error(
                "a computer player failed",
                room=str(self._place),
                kind=kind,
                error=type(error).__name__,
                where=safe_traceback(error),
            )
            move = None
        with self._place.services.watchdog:
            if move is not None:
                try:
                    table.take(MakeMove(seat, move), self._place.now)
                except RuleFailed:
                    raise
                except EngineError:
                    move = None
            if move is None and forced:
                table.take(SkipPlayer(seat), self._place.now)
        return forced or move is not None

    async def _wanted(self, table: Table, seat: int, kind: str) -> Move | None:
        """Return the player's move, found in a thread or in another process, so that no other table waits for it."""
        services = self._place.services
        self._turn_to(table)
        if seat not in self._players:
            self._players[seat] = services.players[kind](services.chance.randbytes(32))
        player, view = self._players[seat], table.view(seat)
        move = await asyncio.wait_for(asyncio.to_thread(player.answer, view), _LONGEST)
        if not isinstance(player, SearchingPlayer) or not worth_a_search(view, move):
            return move
        # it is told all that its seat knows, and nothing else
        with services.watchdog:
            known = observe(table.game, seat, self._clues)
        if known is None:
            return move
        seed = services.chance.randbytes(32)
        found = await services.of(thinkers_of).search(kind, seed, table.rules.line, known)
        return move if found is None else found

    def _follow(self, signal: Happened) -> None:
        self._turn_to(signal.table)
        self._clues.follow(signal.table.game.state, signal.events)

    def _turn_to(self, table: Table) -> None:
        """Forget what is remembered of another table."""
        if table is not self._table:
            self._table, self._players, self._clues = table, {}, Clues(table.rules)
