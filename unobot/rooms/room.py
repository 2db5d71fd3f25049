"""One room of one network: what happens in it is dealt with, stored and answered, one thing after the other."""

from heapq import heappop, heappush
from itertools import count

import structlog

from uno_engine import Game, RuleFailed
from unobot.adapter import Door, Identity, Importance, Incoming, Network, Outgoing, Room, Said
from unobot.commands.opening import OPENING
from unobot.commands.playing import give
from unobot.commands.registry import Registry
from unobot.commands.request import Request
from unobot.parsing import CommandRead, MoveRead, Read, Slip
from unobot.rooms.attendance import Attendance
from unobot.rooms.commit import Committer, TableStorage
from unobot.rooms.dealing import Dealer, Timekeeper, may_deal
from unobot.rooms.mailbox import Forwarded, Mailbox, RoomJob
from unobot.store import Handled
from unobot.store.read import StoredTable
from unobot.tables.announcing import Announcer
from unobot.tables.flood_control import Verdict
from unobot.tables.lines import Lines
from unobot.tables.place import Job, Place, PlaceDirectory
from unobot.tables.services import Services
from unobot.tables.signals import LinePassedOver

_log = structlog.get_logger(__name__)

_AGAIN_AFTER = 1.0
"""Seconds until the store is read again that could not be read."""


Happening = Incoming | RoomJob | Forwarded
"""What is put into a room's mailbox."""


class ChatRoom:
    """A room, with a mailbox into which the router puts all that happens in it."""

    def __init__(
        self,
        network: Network,
        room: Room,
        services: Services,
        commands: Registry,
        committer: Committer,
    ) -> None:
        self.place = Place(network, room, services)
        self.place.in_turn, self.place.receive = self._in_turn, self._receive
        self._numbers = count()
        self._booked: list[tuple[float, int, Job]] = []
        """What is to be done at which time of play; the numbers keep those of the same time in order."""
        services.of(PlaceDirectory).add(self.place)
        self.mailbox = Mailbox[Happening](self, services.clock, lambda: services.store.unanswered)
        self._commands, self._committer = commands, committer
        self._announcer = Announcer(self.place)
        self._dealer = Dealer(self.place, self._announcer)
        self._storage = TableStorage(self.place, room, self._announcer, committer)
        self._commanded = False
        """Whether what is being dealt with is a command, whose speaker waits for an answer."""
        self._given = ""
        """The name of the command that is being done."""
        self._timekeeper = Timekeeper(self.place)
        self._attendance: dict[Place, Attendance] = {}

    def __str__(self) -> str:
        return str(self.place)

    def restore(self, stored: StoredTable) -> None:
        """Set the table up again that was here when the bot stopped."""
        self._storage.restore(stored)

    def says_anyway(self, unsent: Outgoing) -> bool:
        """Whether that is said anyway when the bot enters, and tells how the table stands: a question, an answer, chatter, a hand."""
        if self.place.table is None:
            return False
        if unsent.to is not None and unsent.purpose == f"hand {unsent.room}":
            # cards may have been played since
            return self._announcer.recap.owes_hand(self.place.table, unsent.to)
        asks = unsent.to is None and (
            unsent.purpose in {"status", "reminder"} or not unsent.without_call().document
        )
        # where repeats are told what was not heard yet is no repetition
        told = self.place.services.adapters[unsent.network].repeats_are_told
        return asks or (unsent.importance >= Importance.ANSWER and not told)

    def lay_out(self, game: Game) -> None:
        """Go on from this game at the table that is here; nobody is told. For tests that want the cards to lie so."""
        table = self.place.table
        assert table is not None, "no table is open here"
        game.take_events()
        table.game = game
        table.pace.stand_still(table, self.place.now)
        # else the next line would tell of a question that nobody has been asked
        self._announcer.restored(table, whole=True, announce=False)

    def say_goodbye(self) -> None:
        """Tell the players at the table that the bot ends. It is not stored, and so not said again."""
        if self.place.table is not None and self.place.open:
            # before all that waits: what is stored is said after the next start, and this is not
            self._committer.tell_unkept(self.place, "table-goodbye", Importance.PRIVATE)

    # --- for the mailbox ---------------------------------------------------------------------------------------------

    async def take(self, item: Happening) -> None:
        """Deal with one thing that happened, here or in another room that plays at the table here."""
        if isinstance(item, Forwarded):
            if item.asks or item.origin.home is self.place:
                await self._take(item.origin, item.item)
            else:
                item.returned = True
        elif self.place.redirect is None or not await self.place.redirect(item):
            await self._take(self.place, item)

    async def _receive(self, origin: Place, item: Incoming | RoomJob, /, *, asks: bool = False) -> bool:
        forwarded = Forwarded(origin, item, asks)
        await self.mailbox.put(forwarded)
        return not forwarded.returned

    async def _take(self, side: Place, item: Incoming | RoomJob) -> None:
        """Deal with what happened on that side of the table, or in this room where there is none."""
        said = item if isinstance(item, Said) else None
        if said is not None and not side.signals.counts(said):
            return
        # a guess that is made before anything can fail: if the store cannot be read, nobody knows what the line means
        self._commanded, self._given = said is not None and side.may_be_command(said), ""
        with self._timekeeper.not_counted() as now:
            # first what time has done: a time-out that is due comes before a move that is typed after it
            sent = now if said is None else self._timekeeper.sent_at(said, now)
            lines = await self._brought_up_to_date(side, said, sent)
            if said is not None:
                await self._said(side, said, lines, sent)
            else:
                if isinstance(item, RoomJob):
                    await self._do(item.job, lines)
                else:
                    self._attendance_at(side).note(item, lines)
                self._dealer.wake_up(lines)
                await self._storage.commit(lines)

    def _attendance_at(self, side: Place) -> Attendance:
        """Return the attendance of that side of the table; those of sides that play here no more are forgotten."""
        if side not in self._attendance:
            known = {place: each for place, each in self._attendance.items() if place.home is self.place}
            made = Attendance(side, self._announcer, self._storage, self._timekeeper)
            self._attendance = {**known, side: made}
        return self._attendance[side]

    def _in_turn(self, job: Job, *, at: float | None = None) -> None:
        if at is None:
            self.mailbox.put(RoomJob(job))
        else:
            heappush(self._booked, (at, next(self._numbers), job))
            self.mailbox.nudge()

    async def _do(self, job: Job, lines: Lines) -> None:
        """Do what a feature has asked for."""
        try:
            with self.place.services.watchdog:
                doing = job(lines)
            if doing is not None:
                await doing
        except RuleFailed as failure:
            self._announcer.rule_failed(failure, lines)
        self._announcer.tell(lines)

    async def failed(self, item: Happening | None) -> None:
        """Read the table from the store again, and tell whoever waits for an answer that something went wrong."""
        side, item = (item.origin, item.item) if isinstance(item, Forwarded) else (self.place, item)
        try:
            # the game in memory may be half changed; what is stored is whole
            if self.place.redirect is None:
                await self._storage.reload()
        finally:
            if isinstance(item, Said) and self._commanded:
                plugin = self._commands.plugins.get(self._given)
                if plugin is None:
                    self._committer.whisper_unkept(side, item, "command-failed")
                else:
                    args = {"command": self._given, "plugin": plugin}
                    self._committer.whisper_unkept(side, item, "plugin-command-failed", **args)

    def slow(self, item: Happening | None) -> None:
        """Tell everybody at the table that it stands still; without a table, who has given a command."""
        if self.place.table is not None:
            # a room that plays at another's table is told by that one's mailbox
            for side in self.place.sides.values() if self.place.redirect is None else ():
                if side.inside:
                    # before all that waits: that cannot be stored either, or said for long
                    self._committer.tell_unkept(side, "store-slow", Importance.PRIVATE)
        elif isinstance(item, Said) and self._commanded:
            self._committer.whisper_unkept(self.place, item, "store-slow")

    def wakes_at(self) -> float | None:
        """Return when the table does something by itself; never while the bot cannot hear the players, or they the bot."""
        now, table = self.place.now, self.place.table
        if self.place.redirect is not None:
            return None
        if self._storage.stale:
            return now + _AGAIN_AFTER
        if not self.place.in_touch:
            return None
        booked = self._booked[0][0] if self._booked else None
        if table is None:
            return booked
        self._dealer.note_absences()
        away = (each.tell_away_at for each in self._attendance.values())
        if table.nobody_since is not None:
            times = (booked, self._dealer.wakes_at(table), *away)
        else:
            times = (
                booked,
                self._timekeeper.wakes_at(table),
                self._dealer.pause_ends(),
                *away,
            )
        return min((time for time in times if time is not None), default=None)

    async def wake(self) -> None:
        """Fire what is due by now."""
        self._commanded = False
        with self._timekeeper.not_counted() as now:
            lines = await self._brought_up_to_date(self.place, None, now)
            if self.place.in_touch:
                while self._booked and self._booked[0][0] <= self.place.now:
                    await self._do(heappop(self._booked)[2], lines)
            await self._storage.commit(lines)

    async def _brought_up_to_date(self, side: Place, said: Said | None, until: float) -> Lines:
        """Read the table anew if need be, and fire what is due; what that says stands before what `said` leads to."""
        await self._storage.reload_if_stale()
        lines = side.lines(said)
        table = self.place.table
        if table is not None and not table.pace.live:
            # before anything falls due: it may be later by the calendar than play time tells
            table.pace.catch_up(table, self.place.date, self.place.now)
        self._timekeeper.look_for_stall()
        if self.place.in_touch:
            self._storage.close_broken(lines)
            if not self._dealer.stands_still(lines) and self._timekeeper.surely_due(until):
                await self._dealer.pass_time(lines, until)
            for each in self._attendance.values():
                if each.tell_away_at is not None and each.tell_away_at <= self.place.now:
                    each.tell_away(lines)
        # nobody can hear the bot or be heard, so their time does not run
        elif table is not None:
            table.pace.stand_still(table, self.place.now)
        return lines

    # --- what is asked for -------------------------------------------------------------------------------------------

    async def _said(self, side: Place, said: Said, lines: Lines, now: float) -> None:
        """What somebody said on that side, at that time of play."""
        side.note_line(said, now)
        self._dealer.wake_up(lines)
        read = self._read(side, said, lines)
        self._commanded = read is not None
        # chatter; but a time-out may have been due, and what that said is in the lines
        if read is None:
            await self._storage.commit(lines)
            return
        request = Request(side, said, read, lines, now)
        request.turn_of = self.place
        own = isinstance(read, CommandRead) and side is self.place
        if own and (there := self._commands.elsewhere(request)) is not None:
            # another room has to do it
            await self._storage.commit(lines)
            await there.receive(self.place, said, asks=True)
            return
        await self._make_room(side, said, read)
        table, accepted = side.table, True
        seeds = table.seeds if table is not None and table.seeds.hears_lines else None
        if seeds is not None and said.room is not None:
            seeds.begin_line(side.seat_of(request.identity), said.text)
        try:
            if self.place.services.persons.merged and not isinstance(read, Slip):
                side.bring_seat(said.sender, now)
            await self._do_asked(request, read, lines)
        except RuleFailed as failure:
            accepted = False
            self._announcer.rule_failed(failure, lines)
        # by now who has joined has a seat, and a refused line is known; nobody can choose to be refused and still have a share
        if seeds is not None and table is not None:
            seat = side.seat_of(request.identity)
            table.dirty |= seeds.end_line(seat, accepted=accepted and not request.refused)
        # also after a failed rule: what happened before it is still to be told
        self._announcer.tell(lines)
        # stored with the change, so that a line delivered twice is done once
        seen = Handled(side.network, said.id)
        if await self._storage.commit(lines, seen=seen):
            side.signals.done(said, refused=request.refused)
            if lines.background_tasks:
                self._committer.background_tasks.start(side, said, lines.background_tasks)

    def _read(self, side: Place, said: Said, lines: Lines) -> Read | None:
        """Return what a line asks for; None for chatter, and for a line that is not listened to."""
        who = said.sender.identity
        # flood control has asked this, too; but not of short words without prefix, nor of private lines for this room
        if side.refuses(who) is not None:
            return None
        read = side.read_line(said, self._commands.gives_seat)
        if read is not None and not self._commanded:
            # it needed no prefix: all other lines passed flood control before they came to their room
            flood = side.services.flood_control[side.network]
            if flood.admits(who, side.rank_of(who), side.room, side.now) is not Verdict.ADMIT:
                return None
        if read is None:
            side.signals.emit(LinePassedOver(said, lines))
        return read

    async def _make_room(self, side: Place, said: Said, read: Read) -> None:
        """Close a table whose people are all gone if somebody else opens one in its place."""
        table = self.place.table
        opens = isinstance(read, CommandRead) and read.command in OPENING
        if not opens or table is None or not table.asleep or side is not self.place:
            return
        if side.played_by(said.sender.identity) is None:
            self._dealer.end_deserted(table)
            await self._storage.commit(side.lines())

    async def _do_asked(self, request: Request, read: Read, lines: Lines) -> None:
        """Do what was asked for."""
        if isinstance(read, Slip):
            request.slip(read)
            return
        deals = may_deal(read) and request.place.held_by(request.identity) is not None
        if isinstance(read, CommandRead) and self._commands.gives_seat(read) and not deals:
            reason = await _why_unseatable(request.place, request.identity)
            if reason is None and self._dealer.waits_at_door(request.place, request.identity):
                # they have the seat already; a refusal would be told where they cannot read it
                reason = "door-again"
            if reason is not None:
                request.refused = True
                request.answer(request.say(reason, player=request.speaker))
                return
        # before the deal: whoever is dealt in must be able to see their hand
        if deals:
            ready = await self._dealer.leave_out_unreached(lines)
            if not ready or not await self._dealer.seed_comes(lines):
                request.refused = True
                return
        if isinstance(read, MoveRead):
            with self.place.services.watchdog:
                request.follow(lambda asked: give(asked, read))
        else:
            self._given = read.command
            await self._commands.look_up(read.command, request)
            self._commands.perform(read.command, request)
            # what fails from here on, the store for one, is not the plugin's fault
            self._given = ""
            if self._commands.gives_seat(read):
                self._dealer.ask_in(request.place, request.identity, lines)


async def _why_unseatable(place: Place, who: Identity) -> str | None:
    """Why somebody can get no seat there: the id of a message; None if they can."""
    if who not in place.present:
        return "not-seen"
    reachable = await place.services.adapters[place.network].reachable(who)
    if place.door(who) is Door.BRIDGED:
        return place.here("door-bridged")
    return None if reachable else place.here("cannot-whisper")
