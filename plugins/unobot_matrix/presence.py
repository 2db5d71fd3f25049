"""The rooms that we are in and who is in them, through joins, kicks, gaps in the timeline and outages."""

from collections.abc import Iterable, Iterator
from operator import attrgetter

from unobot.adapter import Entered, Excluded, Incoming
from unobot_matrix.account import Account
from unobot_matrix.events import RoomEvent, objects, read_all, text
from unobot_matrix.room import Room, joins
from unobot_matrix.timeline import Chronicle, Told
from unobot_matrix.wire import Json

ALWAYS = float("-inf")
"""The time for what was true before anything in a batch happened, so that it is told first."""


class Presence:
    """The rooms of one account. Direct rooms are kept like the others, but the bot is told nothing of them."""

    def __init__(self, account: Account) -> None:
        self._account = account
        self._chronicles: dict[str, Chronicle] = {}
        self._told: set[str] = set()

    def chronicle(self, room: str) -> Chronicle:
        """The chronicle of a room that we are in."""
        return self._chronicles[room]

    def enter(
        self,
        room: str,
        state: list[RoomEvent],
        missed: list[RoomEvent],
        timeline: list[RoomEvent],
        *,
        resumed: bool,
    ) -> tuple[list[Told], Iterator[tuple[RoomEvent, bool]]]:
        """Take in the state of a room before its timeline.

        Returns what to tell first, and the events to go on with; each with True if its state is not in `state` already.
        If we have just come in, nothing from before is among them; when `resumed` after a restart, all since is.
        """
        events = [*missed, *timeline]
        entries = [place for place, event in enumerate(events) if joins(event, self._account.us)]
        known = room in self._chronicles
        if known and not entries:
            # `state` holds what changed between the missed events and the timeline
            return [], ((event, True) for event in [*missed, *state, *timeline])
        told = self._left(room, "came back after leaving", ALWAYS) if known else []
        chronicle = self._begin_chronicle(room)
        start = entries[-1] + 1 if entries else (0 if resumed else len(events))
        # in the order of time: of two names that look the same, the older one is shown as it is
        state = sorted(state, key=attrgetter("time"))
        for event in [*state, *events[len(missed) : start]]:
            if event.state_key is not None:
                chronicle.room.apply(event)
        told += [*self._moved(chronicle), *self._entered(room)]
        return told, ((event, place >= len(missed)) for place, event in enumerate(events) if place >= start)

    def _begin_chronicle(self, room: str) -> Chronicle:
        name = self._account.upgrades.name(room)
        chronicle = Chronicle(self._account.network, Room(room), self._account.us, name)
        self._chronicles[room], self._account.rooms[room] = chronicle, chronicle.room
        return chronicle

    def apply(self, room: str, event: RoomEvent) -> list[Told]:
        """Take in an event if it is a state event, and return what that changed."""
        if event.state_key is None:
            return []
        changes = list(self._chronicles[room].apply(event))
        if event.type == "m.room.power_levels":
            self._account.may_speak(self._chronicles[room].name)
        return [Told(event.time, item) for item in changes] if room in self._told else []

    def settle(self, room: str) -> list[Told]:
        """What to tell once all of a batch has been taken in: that a room was encrypted, and we cannot read there."""
        shut = self._chronicles[room].room.encrypted and self._account.crypt is None
        return self._left(room, "the room is encrypted, and encryption is off", ALWAYS) if shut else []

    def gone(self, left: Json) -> list[Told]:
        """Forget the rooms that we are no longer in, as a sync answer lists them."""
        told: list[Told] = []
        for room, info in left.items():
            if room in self._chronicles:
                told += self._left(room, self._reason(objects(info)), ALWAYS)
                del self._chronicles[room], self._account.rooms[room]
                if self._account.crypt is not None:
                    self._account.crypt.forget(room)
        return told

    def again(self) -> list[Told]:
        """Everybody in every room, and that we are in it, after the bot was told that the network is lost."""
        return [item for room in self._chronicles for item in self._entered(room)]

    def _entered(self, room: str) -> list[Told]:
        chronicle = self._chronicles[room]
        shut = chronicle.room.encrypted and self._account.crypt is None
        if shut or self._account.upgrades.replaced(room):
            return []
        if self._account.directs.partner(room) is not None or chronicle.room.direct_for is not None:
            return []
        self._told.add(room)
        title = self._account.doors.alias(room) or chronicle.room.alias or chronicle.room.title or room
        items: Iterable[Incoming] = [
            *chronicle.everyone(),
            Entered(self._account.network, chronicle.name, title),
        ]
        return [Told(ALWAYS, item) for item in items]

    def _moved(self, chronicle: Chronicle) -> list[Told]:
        """If a room replaces an older one, tell who has not come along, and leave the older one."""
        room, upgrades = chronicle.room, self._account.upgrades
        if not upgrades.expected(room.id):
            return []
        old = upgrades.entered(room)
        chronicle.name = upgrades.name(room.id)
        if old is not None or not self._account.doors.wanted(room.id):
            self._account.go_out(old or room.id)
        if old is None or old not in self._told:
            return []
        self._told.discard(old)
        return [Told(ALWAYS, item) for item in self._chronicles[old].without(room.present)]

    def _left(self, room: str, reason: str, time: float) -> list[Told]:
        if room not in self._told:
            return []
        self._told.discard(room)
        return [Told(time, Excluded(self._account.network, self._chronicles[room].name, reason))]

    def _reason(self, info: Json) -> str:
        """How we got out of a room: `leave`, or `ban by @ann:example.org`."""
        found = "left"
        for section in ("state", "timeline"):
            for event in read_all(objects(info, section).get("events")):
                if event.type == "m.room.member" and event.state_key == self._account.us:
                    how = text(event.content, "membership") or "left"
                    by = "" if event.sender == self._account.us else f" by {event.sender}"
                    found = f"{how}{by}"
        return found
