"""One room of one network: what happens in it is dealt with, stored and answered, one thing after the other."""

import structlog

from uno_engine import RuleFailed
from unobot.adapter import (
    Identity,
    Importance,
    Incoming,
    Network,
    Room,
    Said,
)
from unobot.commands.give import give
from unobot.commands.registry import Registry
from unobot.commands.request import Request
from unobot.door import Rank, Verdict
from unobot.parsing import CommandRead, MoveRead, Read, Slip
from unobot.rooms.banning import BansChanged, is_banned, put_out
from unobot.rooms.computers import Computers
from unobot.rooms.cup_play import CupPlay
from unobot.rooms.dealing import Dealer, may_deal
from unobot.rooms.heard import may_be_command, read_line
from unobot.rooms.keeping import Committer, TableKeeper
from unobot.rooms.mailbox import Mailbox
from unobot.rooms.news import News
from unobot.rooms.timekeeping import Timekeeper, on_its_way
from unobot.store import Seen
from unobot.store.read import StoredTable
from unobot.tables.announcing import Announcer
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.services import Services

_log = structlog.get_logger(__name__)

_AGAIN_AFTER = 1.0
"""Seconds until the store is read again that could not be read."""


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
        services.places.add(self.place)
        self.mailbox = Mailbox[Incoming | BansChanged](self, services.clock)
        self._room, self._commands, self._committer = room, commands, committer
        self._announcer = Announcer(self.place)
        self._dealer = Dealer(self.place, self._announcer)
        self._keeper = TableKeeper(self.place, room, self._announcer, committer)
        self._commanded = False
        """Whether what is being dealt with is a command, whose speaker waits for an answer."""
        self._timekeeper = Timekeeper(self.place)
        self._computers = Computers(self.place, self._announcer)
        self._cup_play = CupPlay(self.place, room, self._announcer)
        self._news = News(self.place, room, self._announcer, self._keeper, self._timekeeper)

    def __str__(self) -> str:
        return str(self.place)

    def restore(self, stored: StoredTable) -> None:
        """Set the table up again that was here when the bot stopped."""
        self._keeper.restore(stored)

    def say_goodbye(self) -> None:
        """The bot ends: tell it to the players at the table, if there is one. It is not stored, and so not said again."""
        if self.place.table is not None and self._news.attendance.open:
            # before all that waits: what is stored is said after the next start, and this is not
            self._committer.tell_unkept(self.place, "table-goodbye", Importance.PRIVATE)

    def waits_for(self, identity: Identity) -> bool:
        """Whether the table waits for that person."""
        table = self.place.table
        if table is None:
            return False
        seat = table.seat_of(identity)
        return (self.place.played_by(identity) if seat is None else seat) in table.asked()

    def rank_of(self, identity: Identity) -> Rank:
        """What somebody is to the table here."""
        if self.waits_for(identity):
            return Rank.ASKED
        return Rank.OTHER if self.place.played_by(identity) is None else Rank.SEATED

    # --- for the mailbox ---------------------------------------------------------------------------------------------

    async def take(self, item: Incoming | BansChanged) -> None:
        """Deal with one thing that happened."""
        said = item if isinstance(item, Said) else None
        if said is not None and not self._committer.corrections.counts(said, self.place.now):
            return
        # a guess that is made before anything can fail: if the store cannot be read, nobody knows what the line means
        self._commanded = said is not None and may_be_command(self.place, said)
        with self._timekeeper.not_counted():
            # first what time has done: a time-out that is due comes before a move that is typed after it
            sent = self.place.now - on_its_way(self.place, said)
            lines = await self._brought_up_to_date(said, sent)
            if said is not None:
                await self._said(said, lines, sent)
            else:
                self._news.happened(item, lines)
                self._computers.tell_standins(lines)
                self._put_out(lines)
                await self._keeper.commit(lines)

    def _put_out(self, lines: Lines) -> None:
        """Take the seats of those who are banned: that may be so since somebody came, or is known by another identity."""
        try:
            with self.place.services.watchdog:
                if not put_out(self.place, lines):
                    return
        except RuleFailed as failure:
            self._announcer.rule_failed(failure, lines)
        self._announcer.tell(lines)

    async def failed(self, item: Incoming | BansChanged | None) -> None:
        """Whatever went wrong, what counts is what is stored; whoever waits for an answer is told."""
        self._cup_play.put_off()
        try:
            # the game in memory may be half changed; what is stored is whole
            await self._keeper.reload()
        finally:
            if isinstance(item, Said) and self._commanded:
                self._committer.whisper_unkept(self.place, item, "command-failed")

    def slow(self, item: Incoming | BansChanged | None) -> None:
        """Everybody at the table is told that it stands still; without a table, who has given a command."""
        if self.place.table is not None and self._news.attendance.inside:
            self._committer.tell_unkept(self.place, "store-slow")
        elif isinstance(item, Said) and self._commanded:
            self._committer.whisper_unkept(self.place, item, "store-slow")

    def wakes_at(self) -> float | None:
        """When the table does something by itself; never while the bot cannot hear the players, or they the bot."""
        now, table = self.place.now, self.place.table
        if self._keeper.stale:
            return now + _AGAIN_AFTER
        if not self._news.attendance.open:
            return None
        # asked after every line, and mostly there is no cup
        cup_play = self._cup_play.wakes_at() if self.place.services.cups.running else None
        if table is None:
            return cup_play
        times = (
            cup_play,
            self._timekeeper.wakes_at(table),
            self._computers.wakes_at(),
            self._dealer.pause_ends(),
            self._news.attendance.tell_away_at,
        )
        return min((time for time in times if time is not None), default=None)

    async def wake(self) -> None:
        """Fire what is due by now."""
        self._commanded = False
        with self._timekeeper.not_counted():
            lines = await self._brought_up_to_date(None, self.place.now)
            if self._news.attendance.open:
                await self._computers.act(lines)
                self._cup_play.act(lines)
            await self._keeper.commit(lines)

    async def _brought_up_to_date(self, said: Said | None, until: float) -> Lines:
        """Read the table anew if need be, and fire what is due; what that says stands before what `said` leads to."""
        await self._keeper.freshen()
        lines = self.place.lines(said)
        if self.place.table is not None and self.place.table.days is not None:
            # before anything falls due: it may be later by the calendar than play time tells
            self.place.table.catch_up(self.place.date, self.place.now)
        self._timekeeper.look_for_stall()
        if self._news.attendance.open:
            self._keeper.give_up_lost(lines)
            if self._timekeeper.surely_due(until):
                await self._dealer.pass_time(lines, until)
            self._news.attendance.tell_away(lines)
        # nobody can hear the bot or be heard, so their time does not run
        elif self.place.table is not None:
            self.place.table.stand_still(self.place.now)
        return lines

    # --- what is asked for -------------------------------------------------------------------------------------------

    async def _said(self, said: Said, lines: Lines, now: float) -> None:
        """What somebody said, at that time of play."""
        if said.room is not None:
            self._news.attendance.spoke(said.sender, now)
        if self.place.services.preferences.standins:
            self._computers.tell_standins(lines, heard=said.sender.identity)
        # asked at the door, too; but not of short words without prefix, nor of private lines for this room
        banned = is_banned(self.place, said.sender.identity)
        read = None if banned else read_line(self.place, said, self._commands)
        if read is not None and not may_be_command(self.place, said) and not self._admitted(said):
            read = None
        self._commanded = read is not None
        # chatter; but a time-out may have been due, and what that said is in the lines
        if read is None:
            await self._keeper.commit(lines)
            return
        request = Request(self.place, said, read, lines, now)
        if said.room is not None and self.place.table is not None:
            # before it is done: the line that deals is a share, too
            self.place.table.heard(said.sender.identity, said.text)
        try:
            if self.place.services.persons.linked and not isinstance(read, Slip):
                self.place.bring_seat(said.sender, now)
            await self._do(request, read, lines)
        except RuleFailed as failure:
            self._announcer.rule_failed(failure, lines)
        # also after a failed rule: what happened before it is still to be told
        self._announcer.tell(lines)
        # stored with the change, so that a line delivered twice is done once
        seen = Seen(self.place.network, said.id)
        if await self._keeper.commit(lines, seen=seen):
            self._committer.corrections.dealt_with(said, self.place.now, refused=request.refused)
            if lines.errands:
                self._committer.errands.start(self.place, said, lines.errands)

    def _admitted(self, said: Said) -> bool:
        """Whether a line that needed no prefix is heard; all others were asked at the door, before they came here."""
        door, who = self.place.services.doors[self.place.network], said.sender.identity
        return door.admits(who, self.rank_of(who), self._room, self.place.now) is Verdict.ADMIT

    async def _do(self, request: Request, read: Read, lines: Lines) -> None:
        """Do what was asked for."""
        if isinstance(read, Slip):
            request.slip(read)
            return
        if isinstance(read, CommandRead) and (reason := await self._unseatable(read, request.identity)):
            request.refused = True
            request.answer(request.say(reason, player=request.speaker))
            return
        # before the deal: whoever is dealt in must be able to see their hand
        if may_deal(read) and self.place.held_by(request.identity) is not None:
            await self._dealer.leave_out_unreached(lines)
        if isinstance(read, MoveRead):
            with self.place.services.watchdog:
                request.follow(lambda asked: give(asked, read))
        else:
            await self._commands.look_up(read.command, request)
            self._commands.perform(read.command, request)

    async def _unseatable(self, read: CommandRead, identity: Identity) -> str | None:
        """Why that command may not give them a seat: the id of a message; None if it may, or gives none."""
        if not self._commands.all[read.command].seats:
            return None
        if identity not in self.place.present:
            return "not-seen"
        reachable = await self.place.services.adapters[self.place.network].reachable(identity)
        return None if reachable else self.place.here("cannot-whisper")
