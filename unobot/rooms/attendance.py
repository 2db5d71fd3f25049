"""Who is in a room, and whether the bot is."""

from dataclasses import replace

from unobot.adapter import Identity, Importance, Sender
from unobot.document import Name
from unobot.likeness import alike
from unobot.tables.announcing import Announcer
from unobot.tables.hands import send_hand, whisper
from unobot.tables.lines import Lines
from unobot.tables.place import Place

_SAID_ONCE_IN = 600.0
"""Seconds in which players are told only once that the room, or one of them, cannot read the bot."""
_AWAY_FOR = 15.0
"""Seconds until the room is told that a seat waits: most who lose their connection are back by then, and a netsplit
takes many at a time, who are told in one line."""


class Attendance:
    """Who comes to a room, goes, or has another name, and what that means for the seats at its table."""

    __slots__ = ("_announcer", "_complained", "_place", "heard", "inside", "tell_away_at")

    def __init__(self, place: Place, announcer: Announcer) -> None:
        self._place, self._announcer = place, announcer
        self.inside = False
        """Whether the bot is in the room and sees who is there."""
        self.heard = True
        """Whether the room lets through what the bot says, as far as is known."""
        self._complained: dict[Identity | None, float] = {}
        """When it was last told that somebody cannot read the bot; None stands for the room."""
        self.tell_away_at: float | None = None
        """When the room is to be told whose seats wait, in seconds of play."""

    @property
    def open(self) -> bool:
        """Whether the players can hear the bot and it can hear them; only then does their time run."""
        return self.inside and self.heard

    def arrived(self, sender: Sender, lines: Lines) -> None:
        """Somebody has come, or was there when the bot came."""
        place = self._place
        table, present = place.table, place.present
        # a network may tell an arrival twice (a list of names after a JOIN)
        known = sender.identity in present
        if not self.inside:
            place.found.add(sender.identity)
        present[sender.identity] = sender
        if table is None or known:
            return
        self._take_untold_seat(sender)
        table.met(sender, place.now, place.elders(sender.identity))
        self._announcer.tell(lines)
        # while the bot enters, `Announcer.entered` sends the hands once everybody is known
        if self.inside:
            self._send_cards(sender.identity, lines)

    def _take_untold_seat(self, sender: Sender) -> None:
        """Before the deal the name alone takes a seat back: no hand is there to be seen, and nobody was told a token yet.

        Without that, all who lost their connection before the deal were kept from their own seats by a word that they never got.
        """
        place, table = self._place, self._place.table
        holder = place.seat_waiting_for(sender)
        if table is None or holder is None or holder.told or holder.lasting or not table.waiting:
            return
        table.renamed(holder.identity, sender, place.now, place.elders(sender.identity))

    def departed(self, identity: Identity) -> None:
        """Somebody has gone; a seat of theirs stays theirs, and in a round the others will ask where they are."""
        place = self._place
        known = place.present.pop(identity, None) is not None
        place.found.discard(identity)
        if (
            known
            and place.table is not None
            and not place.table.waiting
            and place.held_by(identity) is not None
        ):
            self.tell_away_at = self.tell_away_at or place.now + _AWAY_FOR

    def tell_away(self, lines: Lines) -> None:
        """If it is time: tell the room whose seats wait. Who has come back meanwhile is not spoken of."""
        if self.tell_away_at is None or self._place.now < self.tell_away_at:
            return
        self.tell_away_at = None
        if self._place.present and (document := self._announcer.seats_waiting()):
            lines.room(document, Importance.TURN)

    def renamed(self, old: Identity, sender: Sender, lines: Lines) -> None:
        """Somebody has another name, or another identity: who logs in, for example."""
        table, present = self._place.table, self._place.present
        away = old != sender.identity and sender.identity not in present
        if old in present:
            self._rename(old, sender)
        if table is None:
            return
        returns = away and sender.identity in present and table.held_by(sender.identity) is not None
        table.renamed(old, sender, self._place.now, self._place.elders(sender.identity))
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
            place.found = {after.identity if who == old else who for who in place.found}
        else:
            people = [
                *((who, one) for who, one in place.present.items() if who != old),
                (after.identity, after),
            ]
            place.found.discard(old)
        place.present.clear()
        place.present.update(people)

    def _send_cards(self, identity: Identity, lines: Lines) -> None:
        """Somebody is there again: if the table waits for them, they need their cards."""
        table = self._place.table
        seat = self._place.held_by(identity)
        if table is not None and seat is not None and seat in table.asked():
            send_hand(self._place, table, seat, lines)

    def spoke(self, sender: Sender, now: float) -> None:
        """Somebody who is there has said something: what is known of them (an operator?) may be newer."""
        if self._place.held_by(sender.identity) is not None:
            self._place.spoke[sender.identity] = now
        if sender.identity in self._place.present:
            self._place.present[sender.identity] = sender

    def excluded(self, lines: Lines) -> None:
        """The bot is no longer let into the room: who was there and has a seat is told what becomes of it."""
        table = self._place.table
        if self.inside and table is not None:
            for seat in table.game.state.held():
                voice = self._place.voice_for(table.holders[seat].identity)
                whisper(self._place, table, seat, voice.say("table-excluded"), lines)
        self.out_of_sight(self._place.now)

    def out_of_sight(self, since: float) -> None:
        """The bot hears nobody any more: every seat is away and the clock stands, until it enters the room again."""
        self._place.present.clear()
        self._place.found.clear()
        self.tell_away_at = None  # now everybody seems to be away
        self._stop_clock(since)
        # in the next stay it is shown anew whether the room lets the bot speak
        self.inside, self.heard = False, True

    def _stop_clock(self, since: float) -> None:
        """To be called before the room is not open any more: the time until then was time of play."""
        if self.open and self._place.table is not None:
            self._place.table.count_until(since)
            self._place.table.stand_still(self._place.now)

    def unheard(self, lines: Lines) -> bool:
        """The room refuses what the bot says: whoever has a seat is told alone. Returns whether that is news."""
        self._stop_clock(self._place.now)
        self.heard = False
        if not self._complains(None):
            return False
        table = self._place.table
        for seat in table.game.state.held() if table is not None else ():
            assert table is not None
            voice = self._place.voice_for(table.holders[seat].identity)
            whisper(self._place, table, seat, voice.say("table-unheard"), lines)
        return True

    def unreached(self, identity: Identity, lines: Lines) -> None:
        """Somebody was told something alone and has not read it: if they have a seat, the room is told."""
        table, seat = self._place.table, self._place.held_by(identity)
        if table is not None and seat is not None and self.open and self._complains(identity):
            player = Name(table.holders[seat].label, identity)
            voice = self._place.voice()
            lines.room(
                voice.line(voice.say(self._place.here("player-unreached"), player=player)), Importance.TURN
            )

    def _complains(self, about: Identity | None) -> bool:
        """Whether it is time to say that this person, or the room, cannot read the bot."""
        last, now = self._complained.get(about), self._place.now
        if last is not None and now - last < _SAID_ONCE_IN:
            return False
        self._complained = {who: at for who, at in self._complained.items() if now - at < _SAID_ONCE_IN}
        self._complained[about] = now
        return True
