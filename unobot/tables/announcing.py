"""Speaking at a table: what happened goes to the room, hands and answers to their players."""

from collections.abc import Sequence
from typing import Any

import structlog

from uno_engine import (
    ACCEPT,
    COLORS,
    REFUSE,
    Dealt,
    Event,
    Joined,
    Left,
    Question,
    Returned,
    RoundOver,
    RuleFailed,
    Seat,
    name_color,
)
from unobot.adapter import Identity, Importance
from unobot.document import Document, Name
from unobot.messages import (
    RoomLine,
    Snapshot,
    Sort,
    Voice,
    hand_line,
    hand_receivers,
    private_events,
    room_lines,
    status_line,
)
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.table import Table
from unobot.tables.trace import whence

_log = structlog.get_logger(__name__)


class Announcer:
    """What has been said at a place's table, and what is still to be said."""

    def __init__(self, place: Place[Any]) -> None:
        self._place = place
        self._table: Table | None = None
        self._before: Question | None = None
        """The question that was open when the room was last told something."""
        self._whole = True
        self._restored = False

    # --- what happened -----------------------------------------------------------------------------------------------

    def tell(self, lines: Lines) -> None:
        """Say all that has happened at the table since this was last called."""
        table = self._place.table
        if table is not self._table:
            self._table, self._before = table, None
        if table is None:
            return
        events = table.take_events()
        for failure in table.take_failures():
            self._log_failure(failure)
        if not events and _same(table.game.question, self._before):
            self._before = table.game.question
            return
        self._plan_deal(table, events)
        now = Snapshot(table.game, self._before)
        self._before = table.game.question
        for line in room_lines(self._place.voice(), events, now):
            self._say_line(table, line, now, lines)
        if table.waiting and any(isinstance(event, RoundOver) for event in events):
            lines.room(self._next_deal(table), Importance.TURN)
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
        if any(isinstance(event, Dealt) for event in events):
            self._tell_tokens(table, lines)
        for seat, document in private_events(self._voice_of, events, now.view):
            self._whisper(table, seat, document, lines)
        for seat in hand_receivers(events, now):
            self.hand(seat, lines, now=now)

    def _voice_of(self, seat: int) -> Voice:
        """The voice in which the player at that seat is spoken to alone."""
        table = self._place.table
        assert table is not None
        return self._place.voice_for(table.holders[seat].identity)

    def _next_deal(self, table: Table) -> Document:
        voice = self._place.voice()
        if table.deal_at is None:
            return voice.say("next-deal-by-hand")
        return voice.say("next-deal", time=voice.time(table.deal_at - self._place.clock.now()))

    def _after_leaving(self, table: Table, lines: Lines) -> None:
        """The host may have left, and with the last player the table closes."""
        table.pass_host_on()
        if not table.game.state.held() and not table.over:
            self._place.close()
            lines.room(self._place.voice().say("table-closed"), Importance.TURN)

    def _whisper(self, table: Table, seat: int, document: Document, lines: Lines) -> None:
        """Tell one player alone, if they are there."""
        identity = table.holders[seat].identity
        if identity in self._place.present:
            lines.whisper(identity, document)

    def _tell_tokens(self, table: Table, lines: Lines) -> None:
        """At the deal: what takes a seat back, to those whose identity ends with their connection, once."""
        for seat, holder in enumerate(table.holders):
            there = holder.identity in self._place.present
            if there and not holder.told and table.game.state.seats[seat] is Seat.IN:
                self.token(seat, lines)

    def token(self, seat: int, lines: Lines) -> None:
        """Tell a player what takes the seat back, if their identity ends with their connection."""
        table = self._place.table
        assert table is not None
        holder = table.holders[seat]
        if not holder.lasting:
            holder.told = table.dirty = True
            lines.whisper(
                holder.identity, self._place.voice_for(holder.identity).say("seat-token", token=holder.token)
            )

    def hand(self, seat: int, lines: Lines, *, asked_for: bool = False, now: Snapshot | None = None) -> None:
        """Send a player's hand, if the player is there or has asked; who is away gets it when they are back."""
        table = self._place.table
        assert table is not None
        identity = table.holders[seat].identity
        if not asked_for and identity not in self._place.present:
            return
        preferences = self._place.services.preferences
        sort: Sort = "value" if preferences.sorts_by_value(self._place.network, identity) else "color"
        view = table.view(seat) if now is None else now.view_of(seat)
        document = hand_line(self._place.voice_for(identity), view, self._place.title, sort)
        lines.whisper(identity, document, purpose=f"hand {self._place.room}", named=False)

    def _plan_deal(self, table: Table, events: Sequence[Event] = ()) -> None:
        """Between rounds: when the next one is dealt without anybody saying so."""
        settings, now = self._place.settings, self._place.clock.now()
        if not table.waiting or len(table.game.state.held()) < 2:
            table.deal_at = None
        elif any(isinstance(event, RoundOver) for event in events):
            table.deal_at = None if settings.deal_pause is None else now + settings.deal_pause
        elif table.game.state.round == 0 and any(isinstance(event, Joined | Returned) for event in events):
            table.deal_at = None if settings.autostart is None else now + settings.autostart

    def _plan_deal_anew(self, table: Table) -> None:
        """After a time in which nobody could be heard, the pause begins again."""
        settings, now = self._place.settings, self._place.clock.now()
        pause = settings.deal_pause if table.game.state.round else settings.autostart
        planned = table.waiting and len(table.game.state.held()) >= 2 and pause is not None
        table.deal_at = now + pause if planned and pause is not None else None

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

    def restored(self, *, whole: bool, announce: bool) -> None:
        """The table was set up again from the store; `announce`: nobody in the room knows that yet."""
        table = self._place.table
        assert table is not None
        self._table, self._before = table, table.game.question
        self._restored, self._whole = announce, whole
        self._plan_deal_anew(table)

    def entered(self, lines: Lines) -> None:
        """The bot is in the room, perhaps again: say how the table stands, and send the hands that are waited for."""
        table = self._place.table
        assert table is not None
        self._plan_deal_anew(table)
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
            self.hand(seat, lines)

    def _standing(self, table: Table, status: RoomLine | None) -> list[Document]:
        """How the table stands, for those who may have missed something."""
        voice, parts = self._place.voice(), []
        if self._restored:
            parts.append(voice.say("table-back" if table.waiting else "table-resumed"))
        if table.waiting:
            parts.append(self._next_deal(table) if table.game.state.round else voice.say("table-waits"))
        elif status is not None:
            parts.append(status.document)
        if table.paused:
            parts.append(voice.say("paused"))
        return parts

    def back(self, identity: Identity, lines: Lines) -> None:
        """Somebody is there again: if the table waits for them, they need their cards."""
        table = self._place.table
        assert table is not None
        seat = table.held_by(identity)
        if seat is not None and seat in table.asked():
            self.hand(seat, lines)

    def excluded(self, lines: Lines) -> None:
        """The bot is no longer let into the room: who was there and has a seat hears what becomes of it."""
        table = self._place.table
        for seat in table.game.state.held() if table is not None else ():
            assert table is not None
            document = self._place.voice_for(table.holders[seat].identity).say("table-excluded")
            self._whisper(table, seat, document, lines)

    def unreached(self, seat: int, lines: Lines) -> None:
        """Somebody cannot be told their cards, and is not dealt in."""
        table = self._place.table
        assert table is not None
        holder = table.holders[seat]
        player = Name(holder.label, holder.identity)
        lines.room(self._place.voice().say("cannot-whisper", player=player), Importance.TURN)

    def table_lost(self, lines: Lines) -> None:
        """What was stored of the table means nothing to this version."""
        lines.room(self._place.voice().say("table-lost"), Importance.TURN)


def _same(one: Question | None, other: Question | None) -> bool:
    """Whether a question is the one that was asked before; after a refusal it may have been asked anew."""
    if one is None or other is None:
        return one is other
    return (one.why, one.asked, one.about) == (other.why, other.asked, other.about)


_CLICKABLE = {
    ACCEPT: "accept",
    REFUSE: "refuse",
    **{name_color(color): f"color {color.value}" for color in COLORS},
}


def clickable(table: Table, now: Snapshot) -> tuple[str, ...]:
    """The answers that a network with reactions can offer for a click: accept, refuse, and the colours."""
    asked, question = table.asked(), table.game.question
    if len(asked) != 1 or question is None:
        return ()
    options = set(now.view_of(asked[0]).options)
    possible = (move for move in _CLICKABLE if move in options or question.synonyms.get(move) in options)
    return tuple(_CLICKABLE[move] for move in possible)
