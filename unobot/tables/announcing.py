"""Saying what happened at a table: to the room, and hands and answers to their players."""

import structlog

from uno_engine import (
    Dealt,
    Event,
    Left,
    MatchOver,
    Question,
    Reminded,
    RoundOver,
    RuleFailed,
    Seat,
    SeatRenamed,
    StopMatch,
)
from unobot.adapter import Importance
from unobot.document import Document, Name
from unobot.messages import (
    Address,
    Highlight,
    RoomLine,
    Snapshot,
    Voice,
    hand_receivers,
    nobody,
    private_events,
    room_lines,
    status_line,
    told_quietly,
)
from unobot.tables.hands import clickable, send_hand, send_reminders, send_token, whisper
from unobot.tables.heat_lines import called_again
from unobot.tables.hints import Hints
from unobot.tables.lines import Lines
from unobot.tables.next_deal import next_deal, plan_deal, plan_deal_anew, sealed, with_deal
from unobot.tables.place import Place
from unobot.tables.replay_link import replay_link
from unobot.tables.table import Table
from unobot.tables.trace import whence
from unobot.tables.watching import tell_spectators

_log = structlog.get_logger(__name__)


class Announcer:
    """What has been said at a place's table, and what is still to be said."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._table: Table | None = None
        self._before: Question | None = None
        """The question that was open when the room was last told something."""
        self._whole = True
        """False: the turn in progress could not be replayed, and the room is still to be told so."""
        self._hints = Hints(place)
        self._renamed: list[Event] = []
        """New names that no line has told yet."""
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
        # events are taken even if nothing is said of them, or the next command would tell them
        events, before = table.take_events(), self._before
        self._before = table.game.question
        for failure in table.take_failures():
            self._log_failure(failure)
        asked_anew = not table.asks_still(before)
        if not events and not asked_anew:
            return
        events = [*self._renamed, *events]
        # in a round somebody's new name is worth no line of its own: the next one tells it
        in_round = not (table.waiting or table.over)
        alone = in_round and all(isinstance(event, SeatRenamed) for event in events)
        self._renamed = events if alone and not asked_anew else []
        if not self._renamed:
            # what tells events may be a plugin's
            with self._place.services.watchdog:
                self._tell(
                    table,
                    events,
                    Snapshot(table.game, before, table.kicked(), in_cup=table.heat is not None),
                    lines,
                )

    def _tell(self, table: Table, events: list[Event], now: Snapshot, lines: Lines) -> None:
        planned = table.deal_at
        # before the lines: one of them says when the next round is dealt
        plan_deal(self._place, table, events)
        said = room_lines(self._place.voice(), self._for_room(table, events), now, self._address(table))
        if planned is None and table.deal_at is not None and table.game.state.round == 0:
            said = with_deal(self._place, table, said)
        for line in said:
            self._say_line(table, line, now, lines)
        if table.waiting and any(isinstance(event, RoundOver) for event in events):
            voice = self._place.voice()
            parts = [next_deal(self._place, table), sealed(voice, table)]
            lines.room(voice.together("list-sentences", parts), Importance.TURN)
        over = any(isinstance(event, RoundOver | MatchOver) for event in events)
        if over and (link := replay_link(self._place, table)) is not None:
            lines.room(link, Importance.CHATTER)
        self._whisper_all(table, events, now, lines)
        if self._place.watching:
            tell_spectators(self._place, table, events, now, lines)
        # after the lines: that somebody leaves is told before that the table is closed
        if any(isinstance(event, Left) for event in events):
            self._after_leaving(table, lines)

    def _for_room(self, table: Table, events: list[Event]) -> list[Event]:
        """Those of the events that the room is told. At a table whose turns have a day reminders are private."""
        events = told_quietly(events) if self._place.settings.quiet else events
        return events if table.days is None else [each for each in events if not isinstance(each, Reminded)]

    def _address(self, table: Table) -> Address:
        """With whose name a line begins, on a network where clients mark only a line that begins with it."""
        place = self._place
        if not place.services.adapters[place.network].addresses_first:
            return nobody
        highlight_of = place.services.preferences.highlight_of

        def highlight(seat: int) -> Highlight:
            holder = table.holders[seat]
            nobody_there = holder.computer or seat in place.stood_in
            return "off" if nobody_there else highlight_of(place.network, holder.identity)

        return highlight

    def _say_line(self, table: Table, line: RoomLine, now: Snapshot, lines: Lines) -> None:
        """Say it in the room; where it asks one player for something, that player is mentioned."""
        called = None if line.mention is None else table.holders[line.mention]
        calls = called is not None and not called.computer and line.mention not in self._place.stood_in
        mention = called.identity if called is not None and calls else None
        answers = clickable(table, now) if mention is not None else ()
        lines.room(line.document, line.importance, purpose=line.purpose, mention=mention, answers=answers)

    def _whisper_all(self, table: Table, events: list[Event], now: Snapshot, lines: Lines) -> None:
        """What of these events each player is told alone."""

        def voice_of(seat: int) -> Voice:
            return self._place.voice_for(table.holders[seat].identity)

        for seat, document in private_events(voice_of, events, now.view):
            whisper(self._place, table, seat, document, lines)
        asked = now.view.waiting
        for seat in hand_receivers(events, now):
            if seat not in asked and self._quiet(table, seat):
                continue
            send_hand(self._place, table, seat, lines, now=now)
            if seat in asked:
                self._hints.held(table, seat, now.view_of(seat).hand, lines)
        self._hints.played(table, events, lines)
        if table.days is not None:
            send_reminders(self._place, table, events, lines)
        if any(isinstance(event, Dealt) for event in events):
            self._newly_dealt(table, lines)

    def _quiet(self, table: Table, seat: int) -> bool:
        """Whether that player wants to see the hand only when it is needed."""
        place = self._place
        return place.services.preferences.wants_quiet(place.network, table.holders[seat].identity)

    def _newly_dealt(self, table: Table, lines: Lines) -> None:
        """After the hands: how a card is played, and what takes a seat back; each once, to those who need it."""
        for seat, holder in enumerate(table.holders):
            if holder.identity not in self._place.present or table.game.state.seats[seat] is not Seat.IN:
                continue
            self._hints.first_hand(table, seat, lines)
            if not holder.told:
                send_token(self._place, table, seat, lines)

    def _after_leaving(self, table: Table, lines: Lines) -> None:
        """The host may have left, and with the last person the table closes; computer players do not play on alone."""
        if table.heat is not None and not table.game.state.round:
            # the seats are kept for those who may still come
            return
        table.pass_host_on()
        # a match that is over has no seats either, and is closed when it is stored
        if not table.people() and not table.over:
            # it is closed when that is stored
            table.take(StopMatch(), self._place.now)
            # that the table is closed says all
            table.take_events()
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
        self._place.services.observer.failed("rule", failure.rule)

    def seats_waiting(self) -> Document:
        """Whose seats wait for them in the round, as a sentence; nothing if everybody is there."""
        table, place = self._place.table, self._place
        # where a turn has a day nobody has to be there
        if table is None or table.waiting or table.days is not None:
            return ()
        away = [seat for seat in table.people() if table.holders[seat].identity not in place.present]
        names = [(Name(table.holders[seat].label, table.holders[seat].identity),) for seat in away]
        voice = place.voice()
        players = voice.together("list-and", names)
        return voice.say("table-seats-wait", players=players, count=len(away)) if away else ()

    # --- coming back -------------------------------------------------------------------------------------------------

    def restored(self, table: Table, *, whole: bool, announce: bool) -> None:
        """The table was set up again from the store; `announce`: nobody in the room knows that yet."""
        self._table, self._before = table, table.game.question
        self._restored, self._whole = announce, whole
        plan_deal_anew(self._place, table)

    def entered(self, table: Table, lines: Lines) -> None:
        """The bot is in the room, perhaps again: say how the table stands, and send the hands that are waited for."""
        if table.days is not None and not self._restored:
            return  # in weeks a connection is lost many times
        self.say_standing(table, lines)
        for seat in table.asked():
            send_hand(self._place, table, seat, lines)

    def say_standing(self, table: Table, lines: Lines) -> None:
        """Say how the table stands to a room that may have missed something."""
        # the time at which the deal was planned is over, or nobody could have heard it
        plan_deal_anew(self._place, table)
        if not self._whole:
            lines.room(self._place.voice().say("table-turn-again"), Importance.TURN)
        voice, now, before = self._place.voice(), Snapshot(table.game), self._standing(table)
        line = None if table.waiting else status_line(voice, now.view, self._address(table), before)
        if line is None and before:
            line = RoomLine(voice.line(voice.together("list-sentences", before)), purpose="status")
        if line is not None:
            self._say_line(table, line, now, lines)
        # said once: the bot may come in and out of a room many times
        self._restored, self._whole = False, True

    def _standing(self, table: Table) -> list[Document]:
        """How the table stands, for those who may have missed something; before whose turn it is."""
        voice, parts = self._place.voice(), []
        if self._restored:
            parts.append(voice.say("table-back" if table.waiting else "table-resumed"))
        if table.waiting:
            parts.append(self._waits(table))
        elif away := self.seats_waiting():
            parts.append(away)
        if table.paused:
            parts.append(voice.say("paused"))
        return parts

    def _waits(self, table: Table) -> Document:
        """When the cards are dealt; before the first deal of a table without a plan, who may sit down."""
        if table.heat is not None and not table.game.state.round:
            return called_again(self._place, table, table.heat)
        if table.game.state.round or table.deal_at is not None:
            return next_deal(self._place, table)
        return self._place.voice().say("table-waits")
