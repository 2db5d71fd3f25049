"""Who is in a room, as the network reports it: who comes and goes, the bot among them, and whether the bot is heard."""

from contextlib import suppress
from dataclasses import replace

import structlog

from uno_engine import NotAllowed
from unobot.adapter import (
    Arrived,
    CameIn,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Heard,
    Identity,
    Importance,
    Incoming,
    Renamed,
    Sender,
    Unheard,
    Unreached,
)
from unobot.document import Name
from unobot.rooms.commit import TableStorage
from unobot.rooms.dealing import Timekeeper
from unobot.tables.announcing import (
    Announcer,
    plan_deal_anew,
    seats_waiting,
    send_hand,
    tell_all,
    whisper,
)
from unobot.tables.confusables import alike
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.signals import CutOff, HandAsked, PersonCame, PersonLeft, PersonRenamed

_log = structlog.get_logger(__name__)

_SAID_ONCE_IN = 600.0
"""Seconds in which players are told only once that the room, or one of them, cannot read the bot."""
_BACK_ONCE_IN = 60.0
"""Seconds in which somebody who comes and goes is told only once that their seat is still theirs."""
_AWAY_FOR = 15.0
"""Seconds until the room is told that a seat waits: most who lose their connection are back by then, and a netsplit
takes many at a time, who are told in one line."""


class Attendance:
    """Who comes to a room, goes, or has another name, the bot among them, and what that means for the seats at its table."""

    __slots__ = (
        "_announcer",
        "_complained",
        "_place",
        "_storage",
        "_timekeeper",
        "_welcomed",
        "tell_away_at",
    )

    def __init__(
        self, place: Place, announcer: Announcer, storage: TableStorage, timekeeper: Timekeeper
    ) -> None:
        self._place, self._announcer = place, announcer
        self._storage, self._timekeeper = storage, timekeeper
        self._complained: dict[Identity | None, float] = {}
        """When it was last told that somebody cannot read the bot; None stands for the room."""
        self._welcomed: dict[Identity, float] = {}
        """When they were last told that their seat is still theirs."""
        self.tell_away_at: float | None = None
        """When the room is to be told whose seats wait, in seconds of play."""

    def note(self, item: Incoming, lines: Lines) -> None:
        """Take note of who comes and goes, the bot among them."""
        match item:
            case Arrived(sender=sender):
                self._arrived(sender, lines)
                self._place.signals.emit(PersonCame(sender))
            case Departed(identity=identity):
                self._departed(identity)
            case Renamed(old=old, sender=sender):
                self._renamed(old, sender, lines)
            case Entered(title=title):
                self._entered(title, lines)
            case Excluded(reason=reason):
                _log.warning("no longer in this room", room=str(self._place), reason=reason)
                if self._place.inside:
                    self._whisper_ours("excluded", lines)
                self._out_of_sight(self._place.now, lines)
            case Disconnected():
                self._out_of_sight(self._timekeeper.last_heard(self._place), lines)
            case _:
                self._delivered(item, lines)

    def _delivered(self, item: Incoming, lines: Lines) -> None:
        """Take note of what became of what the bot said."""
        match item:
            case Unheard(reason=reason):
                self._stop_clock(self._place.now)
                self._place.note_touch(lines, inside=self._place.inside, can_speak=False, moved=False)
                if self._complains(None):
                    self._whisper_ours("unheard", lines)
                    _log.warning("this room does not let the bot speak", room=str(self._place), reason=reason)
            case Heard() if self._place.inside and not self._place.can_speak:
                self._place.note_touch(lines, inside=True, can_speak=True, moved=False)
                self._storage.close_broken(lines)
                if self._place.table is not None:
                    # no hands: what is said to the players alone was let through all the time
                    self._announcer.recap.say_status(self._place, self._place.table, lines)
            case CameIn(identity=identity):
                self._came_in(identity, lines)
            case Unreached(identity=identity):
                place, seat = self._place, self._place.held_by(identity)
                if place.table is not None and seat is not None and place.open and self._complains(identity):
                    player = Name(place.table.holders[seat].label, identity)
                    tell_all(place, lines, place.here("player-unreached"), player=player)

    def _came_in(self, identity: Identity, lines: Lines) -> None:
        """Somebody reads from now on what is said to them alone: who was not dealt in for that has their seat again."""
        place, table, seat = self._place, self._place.table, self._place.seat_of(identity)
        if table is None or seat is None or identity not in place.present:
            return
        if table.holders[seat].left_out and not table.holders[seat].kicked:
            with suppress(NotAllowed):
                table.join(place.present[identity], place.side, place.now)
            self._announcer.tell(lines)
        elif table.waiting and table.deal_at is None:
            # the deal may have waited for them
            plan_deal_anew(place, table)

    def _entered(self, title: str, lines: Lines) -> None:
        """The bot is in the room, perhaps again."""
        # before anything is said here: private lines name the room by its title
        self._place.services.preferences.call(self._place.network, self._place.side.room, title)
        self._place.note_touch(lines, inside=True, can_speak=True, moved=True)
        # not earlier: outside the room nobody would read that the table is lost
        self._storage.close_broken(lines)
        table, place = self._place.table, self._place
        if table is not None:
            ours = any(table.holders[seat].side == place.side for seat in table.asked())
            if ours or not place.open_elsewhere:
                table.pace.interrupted(table, place.now)
            self._announcer.recap.entered(place, table, lines)

    def _arrived(self, sender: Sender, lines: Lines) -> None:
        """Somebody has come, or was there when the bot came."""
        place = self._place
        table, present = place.table, place.present
        # a network may tell an arrival twice (a list of names after a JOIN)
        known = sender.identity in present
        if not place.inside:
            place.were_here.add(sender.identity)
        present[sender.identity] = sender
        place.left_at.pop(sender.identity, None)
        if table is None or known:
            return
        holder = place.seat_waiting_for(sender)
        # Before the deal the name alone takes a seat back: no hand is there to be seen, and nobody was told a token yet.
        # Else all who lost their connection before the deal were kept from their own seats by a word that they never got.
        if table.waiting and holder is not None and not (holder.told or holder.lasting):
            table.rename_holder(
                place.network, holder.identity, sender, place.now, place.elders(sender.identity)
            )
        table.update_name(place.network, sender, place.now, place.elders(sender.identity))
        self._announcer.tell(lines)
        # while the bot enters, `Announcer.entered` sends the hands once everybody is known
        if place.inside:
            self._send_cards(sender.identity, lines)

    def _departed(self, identity: Identity) -> None:
        """Somebody has gone; a seat of theirs stays theirs, and in a round the others will ask where they are."""
        place = self._place
        known = place.present.pop(identity, None) is not None
        place.signals.emit(PersonLeft(identity))
        place.were_here.discard(identity)
        if not known or place.held_by(identity) is None:
            return
        place.left_at[identity] = place.now
        if place.table is not None and not place.table.waiting and place.table.pace.live:
            self.tell_away_at = self.tell_away_at or place.now + _AWAY_FOR

    def tell_away(self, lines: Lines) -> None:
        """Tell the room whose seats wait. Who has come back meanwhile is not spoken of."""
        self.tell_away_at = None
        table = self._place.table
        if table is None or not self._place.present:
            return
        for side in self._place.audience:
            if document := seats_waiting(side, table):
                side.on(lines).room(document, Importance.TURN)

    def _renamed(self, old: Identity, sender: Sender, lines: Lines) -> None:
        """Somebody has another name, or another identity: who logs in, for example."""
        table, present = self._place.table, self._place.present
        away = old != sender.identity and sender.identity not in present
        if old in present:
            self._rename(old, sender)
        self._place.signals.emit(PersonRenamed(old, sender))
        if table is None:
            return
        returns = away and sender.identity in present and self._place.held_by(sender.identity) is not None
        place = self._place
        table.rename_holder(place.network, old, sender, place.now, place.elders(sender.identity))
        self._announcer.tell(lines)
        if returns:
            self._send_cards(sender.identity, lines)

    def _rename(self, old: Identity, sender: Sender) -> None:
        """Keep who is here under the new name; who looks otherwise from now on is the last who came."""
        place, before = self._place, self._place.present[old]
        # a change of name says nothing about the rank: it stays
        after = replace(sender, operator=before.operator)
        if alike(before.name, after.name):
            people = [
                (after.identity, after) if who == old else (who, one) for who, one in place.present.items()
            ]
            place.were_here = {after.identity if who == old else who for who in place.were_here}
        else:
            people = [
                *((who, one) for who, one in place.present.items() if who != old),
                (after.identity, after),
            ]
            place.were_here.discard(old)
        place.present.clear()
        place.present.update(people)

    def _send_cards(self, identity: Identity, lines: Lines) -> None:
        """Somebody is there again and has a seat: if the table waits for them, they need their cards; else they are told."""
        table = self._place.table
        seat = self._place.held_by(identity)
        if table is None or seat is None:
            return
        if seat not in table.asked():
            # tell somebody who was away, and was told a token for their seat, that they do not need it. Who
            # comes and goes all the time is told now and then
            now, holder = self._place.now, table.holders[seat]
            self._welcomed = {who: at for who, at in self._welcomed.items() if now - at < _BACK_ONCE_IN}
            if holder.told and not holder.lasting and table.pace.live and identity not in self._welcomed:
                self._welcomed[identity] = now
                voice = self._place.voice_for(identity)
                whisper(self._place, table, seat, voice.say("seat-still-yours"), lines)
            return
        self._place.signals.emit(HandAsked(table, seat, lines))
        send_hand(self._place, table, seat, lines)

    def _whisper_ours(self, what: str, lines: Lines) -> None:
        """Tell every player of this room alone what has happened to it, and whether the table waits for them."""
        place, table = self._place, self._place.table
        cut_off = CutOff(f"table-{what}")
        place.signals.emit(cut_off)
        for seat in table.game.state.held() if table is not None else ():
            assert table is not None
            holder = table.holders[seat]
            if holder.side == place.side:
                whisper(place, table, seat, place.voice_for(holder.identity).say(cut_off.message), lines)

    def _out_of_sight(self, since: float, lines: Lines) -> None:
        """The bot hears nobody here any more: every seat is away, and the clock stands, until it enters the room again."""
        self._place.present.clear()
        self._place.were_here.clear()
        self.tell_away_at = None  # now everybody seems to be away
        self._stop_clock(since)
        # in the next stay it is shown anew whether the room lets the bot speak
        self._place.note_touch(lines, inside=False, can_speak=True, moved=True)

    def _stop_clock(self, since: float) -> None:
        """To be called before the room is not open any more: the time until then was time of play."""
        table, place = self._place.table, self._place
        # where the table is played in another room, too, that goes on
        if place.open and table is not None and not place.open_elsewhere:
            table.count_until(since)
            table.pace.stand_still(table, place.now)

    def _complains(self, about: Identity | None) -> bool:
        """Whether it is time to say that this person, or the room, cannot read the bot."""
        last, now = self._complained.get(about), self._place.now
        if last is not None and now - last < _SAID_ONCE_IN:
            return False
        self._complained = {who: at for who, at in self._complained.items() if now - at < _SAID_ONCE_IN}
        self._complained[about] = now
        return True
