"""Entering a room: learning who is there, and telling the bot of them before anything else from that room."""

from collections.abc import Callable, Mapping
from typing import Protocol

from unobot.adapter import Entered
from unobot_irc.line import Line
from unobot_irc.ourselves import Ourselves
from unobot_irc.people import Person
from unobot_irc.rooms import Stage, WantedRoom
from unobot_irc.sight import Sight

_PATIENCE = 15.0
"""Seconds after which a room is entered with what is known so far, whoever the server has not told about."""
_PATIENCE_BUSY = 120.0
"""The same while our own questions wait to be sent: with many rooms they take their time at one line a second."""
_MARK = "417"
"""Our WHOX query carries it, and so do its answers: a bouncer may ask for other fields over the same connection."""
_REFUSALS = ("403", "405", "437", "470", "471", "473", "474", "475", "476", "477", "479", "480", "489", "520")


class EnteringSession(Protocol):
    """What entering asks from the session it belongs to."""

    def now(self) -> float:
        """The time in seconds since the epoch."""
        ...

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Queue a line of housekeeping; False if too many wait already."""
        ...

    def inquire(self, person: Person) -> bool:
        """Ask the server who this is; False if that cannot be asked now."""
        ...

    def inquires_later(self) -> bool:
        """Whether it can be asked later, when those questions that wait have gone."""
        ...


class Entering:
    """Understands what follows our own JOIN: topic, NAMES, WHO; and the ways in which a JOIN is refused."""

    def __init__(self, me: EnteringSession, ourselves: Ourselves, sight: Sight) -> None:
        self._me = me
        self._ourselves = ourselves
        self._sight = sight
        self._open: set[WantedRoom] = set()
        """The rooms that are being entered, and some that are not any more; `advance_all` sorts those out."""
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "353": self._names,
            "366": self._names_end,
            "352": self._who,
            "354": self._whox,
            "315": self._who_end,
            "421": self._unknown,
            "INVITE": self._invited,
            **dict.fromkeys(_REFUSALS, self._refused),
        }

    def begin(self, line: Line, place: WantedRoom) -> None:
        """We have just joined: wait for NAMES, then ask WHO where NAMES did not tell enough."""
        place.forget_visit()
        place.stage, place.since, place.joined_at = Stage.ENTERING, self._me.now(), line.time
        self._open.add(place)

    def _find(self, name: str) -> WantedRoom | None:
        place = self._sight.rooms.find(name)
        return place if place is not None and place.stage in (Stage.ENTERING, Stage.IN) else None

    def _names(self, line: Line) -> None:
        if self._find(line[2]) is None:
            return
        key, ranks = self._sight.features.fold(line[2]), self._sight.features.ranks
        for entry in line[3].split():
            # with multi-prefix several rank signs stand before a nick, with userhost-in-names !user@host behind it
            mask = entry.lstrip("".join(ranks))
            modes = "".join(ranks[symbol] for symbol in entry[: len(entry) - len(mask)])
            nick, _, userhost = mask.partition("!")
            if not nick or self._ourselves.is_nick(nick):
                continue
            person = self._sight.roster.meet(nick)
            person.seen(*userhost.partition("@")[::2])
            self._sight.roster.enter(person, key, modes)

    def _names_end(self, line: Line) -> None:
        """NAMES is complete: ask WHO, unless all is known already. WHO is dear, so it is asked only where it helps."""
        place = self._find(line[1])
        if place is None or place.named:
            return
        place.named = True
        members = self._sight.roster.members(self._sight.features.fold(line[1]))
        if all(person.account_known for person in members):
            place.listed = True
        elif "WHOX" in self._sight.features:
            # the fields come back in the server's own order: t(ype) u(ser) h(ost) n(ick) a(ccount)
            place.listed = not self._me.say(f"WHO {line[1]} %tuhna,{_MARK}", 2)
        elif all(person.host for person in members) or not self._me.say(f"WHO {line[1]}", 2):
            place.listed = True
        self._advance(place)

    def _who(self, line: Line) -> None:
        if person := self._sight.roster.find(line[5]):
            person.seen(line[2], line[3])

    def _whox(self, line: Line) -> None:
        person = self._sight.roster.find(line[4])
        if line[1] != _MARK or person is None:
            return
        person.seen(line[2], line[3])
        # WHOX says "0" for no account, some servers "*"
        self._sight.logged_in(person, line[5] if line[5] not in ("0", "*", "") else None)

    def _who_end(self, line: Line) -> None:
        if place := self._find(line[1]):
            place.listed = True
            self._advance(place)

    def _unknown(self, line: Line) -> None:
        """421: the server has no WHO, so what NAMES told is all there is to know."""
        if line[1].upper() == "WHO":
            for place in self._open:
                place.listed = place.named
                self._advance(place)

    def _advance(self, place: WantedRoom) -> None:
        """Enter the room if it is known of everybody in it who they are."""
        if place.stage is not Stage.ENTERING or not (place.named and place.listed):
            return
        key = self._sight.features.fold(place.name)
        for person in self._sight.roster.members(key):
            if person.identity is None and not self._must_prove(person):
                self._sight.settle(person)
        if all(person.identity is not None for person in self._sight.roster.members(key)):
            self._enter(place)

    def _must_prove(self, person: Person) -> bool:
        """Whether this nick played before our restart, so that WHOIS must tell if it is the same connection."""
        if not self._sight.is_claimed(person):
            return False
        # asked again at the next tick: whoever is not asked about is somebody new, and has lost the seat
        return self._me.inquire(person) or self._me.inquires_later()

    def learned(self, person: Person) -> None:
        """It is known who this is: enter the rooms that waited for that."""
        for key in tuple(person.rooms):
            if place := self._sight.rooms.places.get(key):
                self._advance(place)

    def advance_all(self, *, busy: bool) -> None:
        """Enter every room that is ready or has taken too long. `busy`: our own questions still wait to be sent."""
        patience = _PATIENCE_BUSY if busy else _PATIENCE
        self._open = {place for place in self._open if place.stage is Stage.ENTERING}
        for place in self._open:
            if self._me.now() - place.since > patience:
                place.named = place.listed = True
                for person in self._sight.roster.members(self._sight.features.fold(place.name)):
                    person.proving = False
                    self._sight.settle(person)
            self._advance(place)

    def _enter(self, place: WantedRoom) -> None:
        """Tell the bot of everybody there, then that it has entered: in this order, as `Entered` promises."""
        place.stage, place.refused = Stage.IN, False
        for person in self._sight.roster.members(self._sight.features.fold(place.name)):
            self._sight.tell_arrival(person)
        self._sight.news.append(Entered(self._sight.network, place.name, place.name))

    def _refused(self, line: Line) -> None:
        place = self._sight.rooms.find(line[1])
        # 477 and others are also sent for a PRIVMSG: only while we are joining they are about the JOIN
        if place is not None and place.stage is Stage.JOINING:
            self._sight.excluded(place, line[-1], self._me.now())

    def _invited(self, line: Line) -> None:
        place = self._sight.rooms.find(line[1])
        if place is not None and place.stage is Stage.OUT:
            self._sight.rooms.try_at(place, self._me.now())
