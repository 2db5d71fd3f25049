"""Speaking at a table: what happened goes to the room, hands and answers to their players."""

from typing import TYPE_CHECKING

import structlog

from uno_engine import Dealt, Joined, RoundOver, RuleFailed, Seat
from unobot.adapter import Identity, Importance
from unobot.document import Document
from unobot.hall.lines import Lines
from unobot.hall.table import Table
from unobot.speech import (
    Before,
    Sort,
    Voice,
    before,
    hand_line,
    hand_receivers,
    private_events,
    room_lines,
    scene,
    status_line,
)

if TYPE_CHECKING:
    from unobot.hall.venue import Venue

_log = structlog.get_logger(__name__)


class Telling:
    """What has been said at a venue's table, and what is still to be said."""

    def __init__(self, venue: "Venue") -> None:
        self._venue = venue
        self._before = Before()
        self._whole = True
        self._restored = False

    # --- voices ------------------------------------------------------------------------------------------------------

    def voice(self) -> Voice:
        """The room's."""
        settings = self._venue.settings
        return Voice(self._venue.shared.texts, settings.language, settings.prefixes, self._identities())

    def voice_for(self, identity: Identity) -> Voice:
        """In private, in that person's language; the hints are those of the room."""
        venue = self._venue
        language = venue.shared.preferences.language_of(venue.network, identity, venue.room)
        return Voice(venue.shared.texts, language, venue.settings.prefixes, self._identities())

    def _identities(self) -> list[str]:
        table = self._venue.table
        return [holder.identity for holder in table.holders] if table is not None else []

    # --- what happened -----------------------------------------------------------------------------------------------

    def tell(self, lines: Lines) -> None:
        """Say all that has happened at the table since this was last called."""
        table = self._venue.table
        if table is None:
            return
        events = table.take_events()
        if not events and table.game.question is self._before.question:
            return
        now = scene(table.game, self._before)
        self._before = before(table.game)
        for line in room_lines(self.voice(), events, now):
            mention = table.holders[line.mention].identity if line.mention is not None else None
            answers = clickable(table) if line.mention is not None else ()
            lines.room(line.document, line.importance, purpose=line.purpose, mention=mention, answers=answers)
        if any(isinstance(event, Dealt) for event in events):
            self._tell_tokens(table, lines)
        for seat, document in private_events(self.voice(), events, now.view):
            self._whisper(table, seat, document, lines)
        for seat in hand_receivers(events, now):
            self.hand(seat, lines)
        over = any(isinstance(event, RoundOver) for event in events)
        self._plan_deal(table, round_over=over, joined=any(isinstance(event, Joined) for event in events))

    def _whisper(self, table: Table, seat: int, document: Document, lines: Lines) -> None:
        """Tell one player alone, if they are there."""
        identity = table.holders[seat].identity
        if identity in self._venue.present:
            lines.whisper(identity, document)

    def _tell_tokens(self, table: Table, lines: Lines) -> None:
        """At the deal: what takes a seat back, to those whose identity ends with their connection, once."""
        for seat, holder in enumerate(table.holders):
            if holder.lasting or holder.told or table.game.state.seats[seat] is not Seat.IN:
                continue
            holder.told = True
            self._whisper(
                table, seat, self.voice_for(holder.identity).say("seat-token", token=holder.token), lines
            )

    def hand(self, seat: int, lines: Lines) -> None:
        """Send a player's hand, if the player is there; who is away gets it when they are back."""
        table = self._venue.table
        assert table is not None
        identity = table.holders[seat].identity
        if identity not in self._venue.present:
            return
        preferences = self._venue.shared.preferences
        sort: Sort = "value" if preferences.sorts_by_value(self._venue.network, identity) else "color"
        document = hand_line(self.voice_for(identity), table.view(seat), self._venue.title, sort)
        lines.whisper(identity, document, purpose=f"hand {self._venue.room}", named=False)

    def _plan_deal(self, table: Table, *, round_over: bool = False, joined: bool = False) -> None:
        """Between rounds: when the next one is dealt without anybody saying so."""
        settings, now = self._venue.settings, self._venue.clock.now()
        if not table.waiting or len(table.game.state.held()) < 2:
            table.deal_at = None
        elif round_over:
            table.deal_at = None if settings.deal_pause is None else now + settings.deal_pause
        elif table.game.state.round == 0 and joined:
            table.deal_at = None if settings.autostart is None else now + settings.autostart

    def rule_failed(self, failure: RuleFailed, lines: Lines) -> None:
        """A rule has raised: the room is told which, the operator where."""
        _log.error("a rule failed", room=str(self._venue), rule=failure.rule, exc_info=failure.__cause__)
        lines.room(self.voice().say("rule-failed", rule=failure.rule), Importance.TURN)

    # --- coming back -------------------------------------------------------------------------------------------------

    def restored(self, *, whole: bool) -> None:
        """The table was set up again from the store; it is announced when the room is entered."""
        self._restored, self._whole = True, whole
        table = self._venue.table
        assert table is not None
        self._before = before(table.game)
        self._plan_deal(table, round_over=table.game.state.round > 0)

    def entered(self, lines: Lines) -> None:
        """The bot is in the room, perhaps again: say how the table stands, and send the hands that are waited for."""
        table = self._venue.table
        assert table is not None
        voice = self.voice()
        if self._restored and not self._whole:
            lines.room(voice.say("table-turn-again"), Importance.TURN)
        status = status_line(voice, scene(table.game))
        resumed = [voice.say("table-resumed")] if self._restored else []
        parts = [*resumed, *([status.document] if status is not None else [])]
        if parts:
            lines.room(voice.together("list-sentences", parts), Importance.TURN, purpose="status")
        self._restored, self._whole = False, True
        for seat in table.asked():
            self.hand(seat, lines)

    def back(self, identity: Identity, lines: Lines) -> None:
        """Somebody is there again: if the table waits for them, they need their cards."""
        table = self._venue.table
        assert table is not None
        seat = table.held_by(identity)
        if seat is not None and seat in table.asked():
            self.hand(seat, lines)

    def table_lost(self, lines: Lines) -> None:
        """What was stored of the table means nothing to this version."""
        lines.room(self.voice().say("table-round-lost"), Importance.TURN)


_CLICKABLE = ("accept", "refuse", "color r", "color y", "color g", "color b")


def clickable(table: Table) -> tuple[str, ...]:
    """The answers that a network with reactions can offer for a click: accept, refuse, and the colours."""
    asked = table.asked()
    if len(asked) != 1:
        return ()
    known = {word for option in table.view(asked[0]).options for word in (option.id, *option.aliases)}
    return tuple(answer for answer in _CLICKABLE if answer in known)
