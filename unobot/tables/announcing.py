"""Saying what happened at a table: to the room, and hands and answers to their players."""

import structlog

from uno_engine import Dealt, Event, Left, Question, RoundOver, RuleFailed, Seat, SeatRenamed
from unobot.adapter import Importance
from unobot.document import Document
from unobot.messages import (
    RoomLine,
    Snapshot,
    Voice,
    hand_receivers,
    private_events,
    room_lines,
    status_line,
)
from unobot.tables.clicks import clickable
from unobot.tables.deals import next_deal, plan_deal, plan_deal_anew
from unobot.tables.hands import send_hand, send_token, whisper
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table
from unobot.tables.trace import whence

_log = structlog.get_logger(__name__)


class Announcer:
    """What has been said at a place's table, and what is still to be said."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._table: Table | None = None
        self._before: Question | None = None
        """The question that was open when the room was last told something."""
        self._renamed: list[Event] = []
        """New names in a round: they are told with what happens next."""
        self._whole = True
        """False: the turn in progress could not be replayed, and the room is still to be told so."""
        self._restored = False
        """Whether the table was set up again from the store, and the room is still to be told so."""

    # --- what happened -----------------------------------------------------------------------------------------------

    def tell(self, lines: Lines) -> None:
        """Say all that has happened at the table since this was last called."""
        table = self._place.table
        if table is not self._table:
            self._table, self._before, self._renamed = table, None, []
        if table is None:
            return
        events, before = [*self._renamed, *table.take_events()], self._before
        self._before, self._renamed = table.game.question, []
        for failure in table.take_failures():
            self._log_failure(failure)
        if (
            events
            and not (table.waiting or table.over)
            and all(isinstance(event, SeatRenamed) for event in events)
        ):
            self._renamed = events
        elif events or not _same(table.game.question, before):
            self._tell(table, events, Snapshot(table.game, before), lines)

    def _tell(self, table: Table, events: list[Event], now: Snapshot, lines: Lines) -> None:
        plan_deal(self._place, table, events)
        for line in room_lines(self._place.voice(), events, now):
            self._say_line(table, line, now, lines)
        if table.waiting and any(isinstance(event, RoundOver) for event in events):
            lines.room(next_deal(self._place, table), Importance.TURN)
        self._whisper_all(table, events, now, lines)
        if any(isinstance(event, Left) for event in events):
            self._after_leaving(table, lines)

    def _say_line(self, table: Table, line: RoomLine, now: Snapshot, lines: Lines) -> None:
        """Say it in the room; where it asks one player for something, that player is mentioned."""
        mention = table.holders[line.mention].identity if line.mention is not None else None
        answers = clickable(table, now) if line.mention is not None else ()
        lines.room(line.document, line.importance, purpose=line.purpose, mention=mention, answers=answers)

    def _whisper_all(self, table: Table, events: list[Event], now: Snapshot, lines: Lines) -> None:
        """What of these events each player is told alone."""

        def voice_of(seat: int) -> Voice:
            return self._place.voice_for(table.holders[seat].identity)

        if any(isinstance(event, Dealt) for event in events):
            self._tell_tokens(table, lines)
        for seat, document in private_events(voice_of, events, now.view):
            whisper(self._place, table, seat, document, lines)
        for seat in hand_receivers(events, now):
            send_hand(self._place, table, seat, lines, now=now)

    def _tell_tokens(self, table: Table, lines: Lines) -> None:
        """At the deal: what takes a seat back, to those whose identity ends with their connection, once."""
        for seat, holder in enumerate(table.holders):
            there = holder.identity in self._place.present
            if there and not holder.told and table.game.state.seats[seat] is Seat.IN:
                send_token(self._place, table, seat, lines)

    def _after_leaving(self, table: Table, lines: Lines) -> None:
        """The host may have left, and with the last player the table closes."""
        table.pass_host_on()
        if not table.game.state.held() and not table.over:
            self._place.close()
            lines.room(self._place.voice().say("table-closed"), Importance.TURN)

    def rule_failed(self, failure: RuleFailed, lines: Lines) -> None:
        """A rule has raised: the room is told which, the operator where."""
        self._log_failure(failure)
        lines.room(self._place.voice().say("rule-failed", rule=failure.rule), Importance.TURN)

    def _log_failure(self, failure: RuleFailed) -> None:
        cause = failure.__cause__
        _log.error(
            "a rule failed",
            room=str(self._place),
            rule=failure.rule,
            error=failure.args_["error"],
            where=whence(cause) if cause is not None else "",
        )

    # --- coming back -------------------------------------------------------------------------------------------------

    def restored(self, table: Table, *, whole: bool, announce: bool) -> None:
        """The table was set up again from the store; `announce`: nobody in the room knows that yet."""
        self._table, self._before = table, table.game.question
        self._restored, self._whole = announce, whole
        plan_deal_anew(self._place, table)

    def entered(self, table: Table, lines: Lines) -> None:
        """The bot is in the room, perhaps again: say how the table stands, and send the hands that are waited for."""
        plan_deal_anew(self._place, table)
        if not self._whole:
            lines.room(self._place.voice().say("table-turn-again"), Importance.TURN)
        now = Snapshot(table.game)
        status = None if table.waiting else status_line(self._place.voice(), now.view)
        parts = self._standing(table, status)
        if parts:
            document = self._place.voice().together("list-sentences", parts)
            mention = status.mention if status is not None else None
            self._say_line(table, RoomLine(document, purpose="status", mention=mention), now, lines)
        self._restored, self._whole = False, True
        for seat in table.asked():
            send_hand(self._place, table, seat, lines)

    def _standing(self, table: Table, status: RoomLine | None) -> list[Document]:
        """How the table stands, for those who may have missed something."""
        voice, parts = self._place.voice(), []
        if self._restored:
            parts.append(voice.say("table-back" if table.waiting else "table-resumed"))
        if table.waiting:
            round_ = table.game.state.round
            parts.append(next_deal(self._place, table) if round_ else voice.say("table-waits"))
        elif status is not None:
            parts.append(status.document)
        if table.paused:
            parts.append(voice.say("paused"))
        return parts


def _same(one: Question | None, other: Question | None) -> bool:
    """Whether a question is the one that was asked before; after a refusal it may have been asked anew."""
    if one is None or other is None:
        return one is other
    return (one.why, one.asked, one.about) == (other.why, other.asked, other.about)
