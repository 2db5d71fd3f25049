"""One room of one network: who is there, the table in it, and what is said and done, one thing after the other."""

from dataclasses import replace

import structlog

from uno_engine import DEAL, EngineError, GiveUpSeat, MakeMove, RuleFailed
from unobot.adapter import (
    Arrived,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Identity,
    Incoming,
    Network,
    Renamed,
    Room,
    Said,
    Sender,
)
from unobot.commands.give import give
from unobot.commands.request import Request
from unobot.parsing import CommandRead, MoveRead, Read, Slip
from unobot.store import AlreadySeen, Change, Seen, Setting, TableClosed
from unobot.store.read import StoredTable, tables
from unobot.tables.announcing import Announcer
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.results import finished_round
from unobot.tables.services import Services
from unobot.tables.storing import changed, restored
from unobot.tables.table import Table
from unobot.tables.trace import whence

_log = structlog.get_logger(__name__)

_AGAIN_AFTER = 1.0
"""Seconds until the store is read again that could not be read."""


class ChatRoom(Place[Incoming]):
    """A room. What is said and done in it is dealt with one thing after the other."""

    room: Room

    def __init__(self, network: Network, room: Room, services: Services) -> None:
        super().__init__(network, room, services)
        self.inside = False
        """Whether the bot is in the room and sees who is there."""
        self._closed = False
        self._lost = False
        self._stale = False
        """Whether the store may know something else of the table than is remembered here."""
        self._commanded = False
        """Whether what is being dealt with is a command, whose speaker waits for an answer."""
        self._announcer = Announcer(self)

    def waits_for(self, identity: Identity) -> bool:
        """Whether the table waits for that person."""
        return self.table is not None and self.table.seat_of(identity) in self.table.asked()

    # --- what happens ------------------------------------------------------------------------------------------------

    async def take(self, item: Incoming) -> None:
        """Deal with one thing that happened."""
        self._commanded = isinstance(item, Said) and self._is_meant(item)
        await self._freshen()
        lines = self.lines(item if isinstance(item, Said) else None)
        self._give_up_lost(lines)
        await self._let_time_pass(lines)
        match item:
            case Said():
                await self._said(item, lines)
                return
            case Arrived(sender=sender):
                self._arrived(sender, lines)
            case Departed(identity=identity):
                self.present.pop(identity, None)
            case Renamed(old=old, sender=sender):
                self._renamed(old, sender, lines)
            case Entered(title=title):
                self.services.preferences.call(self.network, self.room, title)
                self._entered(lines)
            case Excluded(reason=reason):
                _log.warning("no longer in this room", room=str(self), reason=reason)
                if self.inside:
                    self._announcer.excluded(lines)
                self._out_of_sight()
            case Disconnected():
                self._out_of_sight()
        await self.commit(lines)

    def wakes_at(self) -> float | None:
        """When the table does something by itself; never while the bot cannot hear the players."""
        now = self.clock.now()
        if self._stale:
            return now + _AGAIN_AFTER
        return self.table.wakes_at(now) if self.table is not None and self.inside else None

    async def wake(self) -> None:
        """Let happen what is due."""
        self._commanded = False
        await self._freshen()
        lines = self.lines()
        await self._let_time_pass(lines)
        await self.commit(lines)

    async def _let_time_pass(self, lines: Lines) -> None:
        table = self.table
        if table is None:
            return
        now = self.clock.now()
        if not self.inside:
            table.stand_still(now)
            return
        try:
            table.advance(now)
            if table.deal_at is not None and table.deal_at <= now and not table.paused:
                table.deal_at = None
                await self._leave_out_unreached(table, lines)
                if table.game.state.held():
                    table.take(MakeMove(table.dealing_seat(), DEAL), now)
        except RuleFailed as failure:
            self._announcer.rule_failed(failure, lines)
        except EngineError as refusal:
            _log.info("not dealt by itself", room=str(self), reason=refusal.code)
        self._announcer.tell(lines)

    async def _said(self, said: Said, lines: Lines) -> None:
        if said.room is not None and said.sender.identity in self.present:
            self.present[said.sender.identity] = said.sender
        read = self.read(said)
        self._commanded = read is not None
        if read is None:
            await self.commit(lines)
            return
        request = Request(self, said, read, lines, self.clock.now())
        try:
            await self._do(request, read, lines)
        except RuleFailed as failure:
            self._announcer.rule_failed(failure, lines)
        self._announcer.tell(lines)
        await self.commit(lines, settings=tuple(request.settings), seen=Seen(self.network, said.id))

    async def _do(self, request: Request, read: Read, lines: Lines) -> None:
        """Do what was asked for."""
        if isinstance(read, Slip):
            request.slip(read)
            return
        if isinstance(read, CommandRead) and not await self._can_sit(read, request.said):
            request.answer(request.say("cannot-whisper", player=request.speaker))
            return
        if deals(read) and self._holds_a_seat(request.identity):
            await self._leave_out_unreached(request.table, lines)
        if isinstance(read, MoveRead):
            request.follow(lambda asked: give(asked, read))
        else:
            self.services.commands.perform(read.command, request)

    def _is_meant(self, said: Said) -> bool:
        """Whether a line seems to ask for something: all that can be told before the store has been read."""
        after = next((said.text[len(p) :] for p in self.settings.prefixes if said.text.startswith(p)), "")
        return said.room is None or said.addressed or after[:1].isalnum()

    async def _can_sit(self, read: CommandRead, said: Said) -> bool:
        """Whether that command may give them a seat: only if a hand could be sent to them."""
        if not self.services.commands.all[read.command].seats:
            return True
        return await self.services.adapters[self.network].reachable(said.sender.identity)

    def _holds_a_seat(self, identity: Identity) -> bool:
        return self.table is not None and self.table.held_by(identity) is not None

    async def _leave_out_unreached(self, table: Table, lines: Lines) -> None:
        """Before a deal: who is there but can be told nothing alone gives the seat up."""
        if not table.waiting:
            return
        reachable = self.services.adapters[self.network].reachable
        for seat in table.game.state.held():
            identity = table.holders[seat].identity
            if identity in self.present and not await reachable(identity):
                table.take(GiveUpSeat(seat), self.clock.now())
                self._announcer.unreached(seat, lines)

    # --- who is there ------------------------------------------------------------------------------------------------

    def _arrived(self, sender: Sender, lines: Lines) -> None:
        known = sender.identity in self.present
        self.present[sender.identity] = sender
        if self.table is None or known:
            return
        self.table.met(sender, self.clock.now())
        self._announcer.tell(lines)
        if self.inside:
            self._announcer.back(sender.identity, lines)

    def _renamed(self, old: Identity, sender: Sender, lines: Lines) -> None:
        table = self.table
        away = old != sender.identity and sender.identity not in self.present
        if old in self.present:
            rank = self.present.pop(old).operator
            self.present[sender.identity] = replace(sender, operator=rank)
        if table is None:
            return
        returns = away and sender.identity in self.present and table.held_by(sender.identity) is not None
        table.renamed(old, sender, self.clock.now())
        self._announcer.tell(lines)
        if returns:
            self._announcer.back(sender.identity, lines)

    def _out_of_sight(self) -> None:
        """Nobody is heard any more: every seat is away and the clock stands, until the room is entered again."""
        self.present.clear()
        if self.inside and self.table is not None:
            self.table.count_until(self.clock.now())
        self.inside = False

    def _entered(self, lines: Lines) -> None:
        self.inside = True
        self._give_up_lost(lines)
        if self.table is not None:
            self._announcer.entered(lines)

    def _give_up_lost(self, lines: Lines) -> None:
        """Close a table of which nothing could be made, where the players hear it."""
        if self._lost and self.inside:
            self._lost = False
            self.close()
            self._announcer.table_lost(lines)

    # --- keeping -----------------------------------------------------------------------------------------------------

    def restore(self, stored: StoredTable, *, announce: bool = True) -> None:
        """Set the table up again as it is stored; it is announced when the room is entered."""
        try:
            self.table, whole = restored(
                stored,
                self.services.catalogue,
                self.services.chance,
                self.clock.now(),
                lambda rules: self.services.readers.of(rules, "en"),
            )
        except Exception as error:  # noqa: BLE001 - whatever an upgrade has changed, the other tables are not to blame
            _log.error(
                "this table cannot be set up again",
                room=str(self),
                error=type(error).__name__,
                where=whence(error),
            )
            self._lost = True
            return
        if not whole:
            _log.warning("the turn could not be replayed; the game goes on before it", room=str(self))
        self._note_seats()
        self._announcer.restored(whole=whole, announce=announce)

    def close(self) -> None:
        """The table is given up."""
        super().close()
        self._closed = True

    def send_hand(self, seat: int, lines: Lines) -> None:
        """Send a player's hand to that player, who has asked for it."""
        self._announcer.hand(seat, lines, asked_for=True)

    def send_token(self, seat: int, lines: Lines) -> None:
        """Tell a player what takes the seat back, if their identity ends with their connection."""
        self._announcer.token(seat, lines)

    async def commit(
        self, lines: Lines, *, settings: tuple[Setting, ...] = (), seen: Seen | None = None
    ) -> None:
        """Store what has changed together with what is to be said about it; only then is it said."""
        change = Change(at=self.clock.now(), settings=settings, seen=seen, outgoing=tuple(lines.outgoing))
        finished = None
        table = self.table
        if table is not None and table.dirty:
            change = changed(table, change)
            if change.finished is not None and change.finished.standings:
                finished = finished_round(self.network, self.room, table.title, change.finished)
            if table.over:
                self.close()
        if self._closed:
            change = replace(change, table=TableClosed(self.network, self.room))
            self._closed = False
        self._note_seats()
        try:
            await self.keep(change)
        except AlreadySeen:
            await self._reload()
            return
        if finished is not None:
            self.services.plugins.round_finished(finished)

    async def failed(self, item: Incoming | None) -> None:
        """Whatever went wrong, what counts is what is stored; whoever waits for an answer is told."""
        self._stale = True
        try:
            await self._reload()
        finally:
            if isinstance(item, Said) and self._commanded:
                self.apologize(item)

    async def _freshen(self) -> None:
        if self._stale:
            await self._reload()

    async def _reload(self) -> None:
        """Remember what is stored, whatever was remembered before."""
        stored = await self.services.store.read(tables, self.network, self.room)
        self.table, self._closed, self._stale = None, False, False
        self._note_seats()
        if stored:
            self.restore(stored[0], announce=False)

    def _note_seats(self) -> None:
        """Let it be found who has a seat here; to be done whenever that may have changed."""
        self.services.whereabouts.seated(self.network, self.room, self._identities())


def deals(read: CommandRead | MoveRead) -> bool:
    """Whether that may deal the cards."""
    return read.move == DEAL if isinstance(read, MoveRead) else read.command == "start"
