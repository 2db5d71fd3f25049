"""Time that passes at a table, and dealing its next round."""

import structlog

from uno_engine import DEAL, EngineError, GiveUpSeat, MakeMove, RuleFailed, StopMatch
from unobot.document import Name
from unobot.parsing import CommandRead, MoveRead
from unobot.tables.announcing import Announcer
from unobot.tables.heat_lines import begin_without
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table
from unobot.tables.telling import tell_all, tell_one

_log = structlog.get_logger(__name__)


class Dealer:
    """Fires what is due at a place's table, deals when it is time, and leaves out who cannot be sent a hand."""

    __slots__ = ("_announcer", "_place")

    def __init__(self, place: Place, announcer: Announcer) -> None:
        self._place, self._announcer = place, announcer

    async def pass_time(self, lines: Lines, now: float) -> None:
        """Fire every timer and time-out that is due by then, and deal if that is due."""
        table = self._place.table
        if table is None:
            return
        try:
            with self._place.services.watchdog:
                table.advance(now)
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
        ends, now = self.pause_ends(), self._place.now
        if ends is None or ends > now:
            return
        table.resume(now)
        # nobody may be looking: whoever is waited for has the full time
        table.begin_turn_anew(now)
        for side in self._place.hearing:
            tell_one(side, lines, "pause-over", {})
            self._announcer.coming_back.say_standing(side, table, lines)

    async def _deal(self, table: Table, lines: Lines) -> None:
        await self.leave_out_unreached(lines)
        if (
            table.heat is not None
            and not table.game.state.round
            and begin_without(self._place, table, table.heat, lines)
        ):
            return
        if table.game.state.held():
            with self._place.services.watchdog:
                table.take(MakeMove(table.dealing_seat(), DEAL), self._place.now)

    async def leave_out_unreached(self, lines: Lines) -> None:
        """Before a deal: who is there but cannot be told anything alone gives the seat up."""
        table, place = self._place.table, self._place
        if table is None or not table.waiting:
            return
        adapters = place.services.adapters
        for seat in table.game.state.held():
            holder = table.holders[seat]
            # who is away is dealt in: their cards wait for them
            side = place.meets(holder)
            if side is not None and not await adapters[side.network].reachable(holder.identity):
                table.take(GiveUpSeat(seat), place.now)
                player = Name(holder.label, holder.identity)
                tell_all(side, lines, side.here("cannot-whisper"), player=player)


def may_deal(read: CommandRead | MoveRead) -> bool:
    """Whether that may deal the cards."""
    return read.move == DEAL if isinstance(read, MoveRead) else read.command == "start"
