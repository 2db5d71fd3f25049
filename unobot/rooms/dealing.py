"""Time at a room's table: when it may pass, what is due, and dealing the next round."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from uno_engine import DEAL, EngineError, GiveUpSeat, MakeMove, RuleFailed, SkipPlayer, StopMatch
from unobot.adapter import Door, Identity, Network, Said
from unobot.document import Name
from unobot.parsing import CommandRead, MoveRead
from unobot.tables.absence import PATIENCE_WITH_ABSENT, absent_since
from unobot.tables.announcing import Announcer, plan_deal_anew, tell_all, tell_one
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table

# --- When the time of a room's table may pass: not while the bot cannot run, cannot store or may have lost
# its connection.


_MOST_LATE = 2.0
"""A line may have been on its way for so many seconds, and counts by when it was sent; what claims to be older was held
back, or its time is made up by who hopes to be in time after all."""

_ASK_AGAIN = 0.25
"""Seconds until the network is looked at again that was asked whether it is there."""

_NOTICED = 2.0
"""If dealing with one thing takes so many seconds, whoever is waited for has the full time again."""


class Timekeeper:
    """Stops a table's clock while the bot is stalled, storing or disconnected. Ask it before anything falls due."""

    def __init__(self, place: Place) -> None:
        self._place, self._clock = place, place.services.clock
        self._stalled = self._clock.stalled()
        self._doubted: float | None = None
        """Since when something is due and waits until the network has shown that it is there."""

    def wakes_at(self, table: Table) -> float | None:
        """When something falls due at the table, or when to look again whether the network is there."""
        now = self._clock.played()
        return table.wakes_at(now) if self._doubted is None else now + _ASK_AGAIN

    @contextmanager
    def not_counted(self) -> Iterator[float]:
        """Leave out of the play time how long this takes: with a slow store the players wait for the bot. Gives the time at which it begins."""
        began = self._clock.played()
        try:
            yield began
        finally:
            lasted, table = self._clock.played() - began, self._place.table
            if table is not None and lasted > 0:
                table.leave_out(lasted)
                if lasted > _NOTICED:
                    table.pace.interrupted(table, began + lasted)

    def surely_due(self, until: float) -> bool:
        """Return whether the table has something to do by then, and may: not if the connection may be lost already.

        It may have been lost for a minute when that is noticed, and with it what the players have typed.
        """
        table = self._place.table
        if table is None:
            return False
        due = table.wakes_at(until)
        if due is None or due > until:
            self._doubted = None
            return table.unsettled
        since = self._doubted if self._doubted is not None else until
        asked = [self._place.side_of(table.holders[seat]) for seat in table.asked()]
        # who is cut off is surely not heard: their time runs as long as the others go on
        own = [side for side in asked if side is not None and side.open]
        # where it is nobody's own time, all who can hear the bot are concerned
        networks = dict.fromkeys(side.network for side in own or self._place.audience or (self._place,))
        adapters = self._place.services.adapters
        # all are asked, though one doubt is enough: the answer of each takes its time
        if min(adapters[network].heard_until(since) for network in networks) < since:
            self._doubted = since
            return False
        self._doubted = None
        if (now := self._clock.played()) - since > _NOTICED:
            table.pace.interrupted(table, now)
        return True

    def look_for_stall(self) -> None:
        """Give the table its time again if the process could not run: lines typed meanwhile must find it waiting."""
        stalled = self._clock.stalled()
        if stalled != self._stalled and self._place.table is not None:
            self._place.table.pace.interrupted(self._place.table, stalled)
        self._stalled = stalled

    def sent_at(self, said: Said, now: float) -> float:
        """Return the time of play at which a line was sent, at most 2 s ago, for its time may be made up."""
        return now - min(max(0.0, self._clock.now() - said.time), _MOST_LATE)

    def last_heard(self, side: Place) -> float:
        """Return until when the players of that side could surely be heard, in seconds of play."""
        now = self._place.now
        return min(now, side.services.adapters[side.network].heard_until(now))


# --- Time that passes at a table, and dealing its next round.


_log = structlog.get_logger(__name__)


_ASKED_IN_AGAIN = 60.0
"""Seconds after which somebody who has a seat and has not come into their private room is told once more."""
_UNATTENDED = 60.0
"""After so many seconds without any of its people a table is told of, and others may open one in its place."""


class Dealer:
    """Fires what is due at a place's table, deals when it is time, and leaves out who cannot be sent a hand."""

    __slots__ = ("_announcer", "_asked_in", "_place")

    def __init__(self, place: Place, announcer: Announcer) -> None:
        self._place, self._announcer = place, announcer
        self._asked_in: set[tuple[Network, Identity]] = set()
        """The people who will be told once more to come into their private room."""

    # --- who is not there --------------------------------------------------------------------------------------------

    def note_absences(self) -> None:
        """Note which people of the table are absent: they have less time, and while all are absent, no time passes."""
        place, table = self._place, self._place.table
        if table is None or not table.pace.live or table.over:
            return
        if table.nobody_since is None and not table.absent_until and not any(table.game.state.idle):
            # this is asked after every line, and nearly always everybody is in this room
            here, present = place.side, place.present
            if all(one.agent or (one.identity in present and one.side == here) for one in table.holders):
                return
        away, people = absent_since(place, table), table.people()
        if not table.organizer.organized and people and len(away) == len(people):
            table.absent_until = {}
            table.nobody_since = place.now if table.nobody_since is None else table.nobody_since
            return
        if table.nobody_since is not None:
            # whoever is back has the full time
            table.nobody_since = None
            table.begin_turn_anew(place.now)
            if table.deal_at is not None:
                plan_deal_anew(place, table)
        table.hurry(away, PATIENCE_WITH_ABSENT, place.now)

    def wakes_at(self, table: Table) -> float | None:
        """When a table without any of its people is to be told of, and then closed; None while somebody is there."""
        if table.nobody_since is None:
            return None
        return table.nobody_since + (self._place.pace.pause_limit if table.asleep else _UNATTENDED)

    def stands_still(self, lines: Lines) -> bool:
        """Whether nobody is there: then the clock stands. The room is told once, and much later that the table is closed."""
        if self._place.table is None or self._place.table.nobody_since is None:
            return False
        self.note_absences()
        place, table = self._place, self._place.table
        due = self.wakes_at(table) if table is not None else None
        if table is None or due is None:
            return False
        table.pace.stand_still(table, place.now)
        if due <= place.now:
            if table.asleep:
                tell_all(place, lines, "match-deserted")
                self.end_deserted(table)
            else:
                table.asleep = True
                tell_all(place, lines, "table-asleep")
        return True

    def wake_up(self, lines: Lines) -> None:
        """Say how the table stands if nobody was there and somebody has come back."""
        table = self._place.table
        if table is None or (table.nobody_since is None and not table.asleep):
            return
        self.note_absences()
        if table.asleep and table.nobody_since is None:
            table.asleep = False
            for side in self._place.audience:
                self._announcer.recap.say_status(side, table, lines)

    def end_deserted(self, table: Table) -> None:
        """End a match to which nobody is left, and which nobody wins."""
        table.take(StopMatch(), self._place.now)
        # who would win it is not there
        table.take_events()

    # --- time --------------------------------------------------------------------------------------------------------

    async def pass_time(self, lines: Lines, now: float) -> None:
        """Fire every timer and time-out that is due by then, and deal if that is due."""
        table = self._place.table
        if table is None:
            return
        try:
            with self._place.services.watchdog:
                table.advance(now)
                # go on for those who are waited for, are absent and have had their time
                if table.absent_until:
                    # something may have fallen due since it was looked
                    self.note_absences()
                for seat, until in table.absent_until.items():
                    if until <= now and seat in table.asked():
                        table.take(SkipPlayer(seat, idle=True), now)
                self._end_pause(table, lines)
                if table.deserted:
                    tell_all(self._place, lines, "match-deserted")
                    table.take(StopMatch(), now)
            if table.deal_at is not None and table.deal_at <= now and not table.paused:
                # before the deal: if it is refused, it must not be tried again at once, for ever
                table.deal_at = None
                await self._deal(table, lines)
        except RuleFailed as failure:
            self._announcer.rule_failed(failure, lines)
        except EngineError as refusal:
            _log.info("not dealt by itself", room=str(self._place), reason=refusal.code)
        self._announcer.tell(lines)

    def pause_ends(self) -> float | None:
        """When the table's clock goes on by itself, if it was stopped by a command."""
        table = self._place.table
        return table.pause_ends(self._place.pace.pause_limit) if table is not None else None

    def _end_pause(self, table: Table, lines: Lines) -> None:
        """If the pause has lasted as long as pauses may: go on, and say whose turn it is."""
        ends = self.pause_ends()
        if ends is None or ends > (now := self._place.now):
            return
        table.resume(now)
        # nobody may be looking: whoever is waited for has the full time
        table.begin_turn_anew(now)
        for side in self._place.audience:
            tell_one(side, lines, "pause-over", {})
            self._announcer.recap.say_status(side, table, lines)

    async def _deal(self, table: Table, lines: Lines) -> None:
        if not await self.leave_out_unreached(lines):
            return
        if not table.game.state.round and table.organizer.begin(lines):
            return
        if table.game.state.held() and await self.seed_comes(lines):
            with self._place.services.watchdog:
                table.take(MakeMove(table.dealing_seat(), DEAL), self._place.now)

    async def seed_comes(self, lines: Lines) -> bool:
        """Before a deal: wait for what its seed needs. Return whether it came in time; if not, the room is told."""
        table = self._place.table
        if table is None or not table.waiting or len(table.game.state.held()) < table.rules.base.least_seats:
            return True
        return await table.seeds.ready(lines)

    async def leave_out_unreached(self, lines: Lines) -> bool:
        """Before a deal: who is there but cannot be told anything alone gives the seat up; who was only invited is left out.

        Return whether enough are left for a deal; if not, the room is told for whom it waits.
        """
        table, place = self._place.table, self._place
        if table is None or not table.waiting:
            return True
        adapters, invited = place.services.adapters, list[int]()
        for seat in table.game.state.held():
            holder = table.holders[seat]
            # who is away is dealt in: their cards wait for them
            side = place.meets(holder)
            if side is None:
                continue
            reachable = await adapters[side.network].reachable(holder.identity)
            door = side.door(holder.identity)
            if not reachable or door is Door.BRIDGED:
                table.take(GiveUpSeat(seat), place.now)
                player = Name(holder.label, holder.identity)
                why = "door-bridged" if door is Door.BRIDGED else "cannot-whisper"
                tell_all(side, lines, side.here(why), player=player)
            elif door is Door.INVITED:
                invited.append(seat)
        return not invited or self._leave_out_invited(table, invited, lines)

    def _leave_out_invited(self, table: Table, invited: list[int], lines: Lines) -> bool:
        """Take these seats out of the next deal, or tell the room that it waits; return whether enough are left for a deal."""
        place = self._place
        enough = len(table.game.state.held()) >= table.rules.base.least_seats + len(invited)
        if enough:
            # told first: that they leave is not what happens
            self._announcer.tell(lines)
        for side in place.audience:
            names = side.voice().names([each.label for each in table.holders], invited)
            tell_one(side, lines, "door-left-out" if enough else "door-first", {"players": names})
        for seat in invited if enough else ():
            table.take(GiveUpSeat(seat), place.now)
            table.holders[seat].left_out = True
        if enough:
            table.take_events()
            table.pass_host_on()
        return enough

    # --- who was invited into a private room -------------------------------------------------------------------------

    def waits_at_door(self, side: Place, identity: Identity) -> bool:
        """Whether somebody has a seat, or will have it again when they come into their private room."""
        table, seat = self._place.table, side.seat_of(identity)
        if table is None or seat is None or side.door(identity) is not Door.INVITED:
            return False
        return side.held_by(identity) is not None or table.holders[seat].left_out

    def ask_in(self, side: Place, identity: Identity, lines: Lines) -> None:
        """Tell somebody who has just taken a seat to come into their private room, and once more if they do not."""
        who = side.network, identity
        if who in self._asked_in or not self.waits_at_door(side, identity):
            return
        # first that they have the seat
        self._announcer.tell(lines)
        self._tell_invited("door-invited", side, identity, lines)
        self._asked_in.add(who)

        def ask_again(lines: Lines) -> None:
            self._asked_in.discard(who)
            if identity in side.present and self.waits_at_door(side, identity):
                self._tell_invited("door-again", side, identity, lines)

        self._place.in_turn(ask_again, at=self._place.now + _ASKED_IN_AGAIN)

    def _tell_invited(self, id_: str, side: Place, identity: Identity, lines: Lines) -> None:
        seat = side.seat_of(identity)
        assert side.table is not None
        assert seat is not None
        tell_one(side, lines, id_, {"player": Name(side.table.holders[seat].label, identity)})


def may_deal(read: CommandRead | MoveRead) -> bool:
    """Whether a line that was read may deal the cards."""
    return read.move == DEAL if isinstance(read, MoveRead) else read.command == "start"
