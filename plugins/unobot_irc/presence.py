"""The lines by which people come, go, change their nick or account, and gain or lose rank."""

import re
from collections.abc import Callable, Mapping
from typing import Protocol

from unobot_irc.line import Line
from unobot_irc.ourselves import Ourselves
from unobot_irc.people import Person
from unobot_irc.rooms import Stage, WantedRoom
from unobot_irc.sight import Sight

_NETSPLIT = re.compile(r"\S+\.\S+ \S+\.\S+")
"""Why somebody has quit: two servers were parted. Whoever says so themselves must still prove that their connection is the same."""


class PresenceSession(Protocol):
    """What presence must know of, and ask from, the session it belongs to."""

    def now(self) -> float:
        """The time in seconds since the epoch."""
        ...

    def has(self, capability: str) -> bool:
        """Whether the server agreed to this capability."""
        ...

    def inquire(self, person: Person) -> bool:
        """Ask the server who this is; False if that cannot be asked now."""
        ...

    def expects(self, person: Person) -> bool:
        """Whether somebody with this nick has played, so that it must be known whether they are the same."""
        ...

    def entering(self, line: Line, place: WantedRoom) -> None:
        """We have just joined a room: learn who is in it."""
        ...

    def release(self, person: Person) -> None:
        """Deliver what this person said before; they are about to go."""
        ...

    def nick_changed(self, person: Person, old: str) -> None:
        """They have another nick: ask about it what was asked about the old one."""
        ...

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Queue a line of housekeeping; False if too many wait already."""
        ...


class Presence:
    """Understands JOIN, PART, KICK, QUIT, NICK, ACCOUNT, CHGHOST and MODE."""

    def __init__(self, me: PresenceSession, ourselves: Ourselves, sight: Sight) -> None:
        self._me = me
        self._ourselves = ourselves
        self._sight = sight
        self._fold = sight.features.fold
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "JOIN": self._join,
            "PART": self._part,
            "KICK": self._kick,
            "QUIT": self._quit,
            "NICK": self._nick,
            "ACCOUNT": self._account,
            "CHGHOST": self._chghost,
            "MODE": self._mode,
        }

    def _join(self, line: Line) -> None:
        place = self._sight.rooms.find(line[0])
        if self._ourselves.is_nick(line.nick):
            # our own JOIN is the surest place to learn our host from: 001 often does not tell it
            self._ourselves.address_told(line)
            if place is None:
                # an operator has moved us (SAJOIN) into a room that nobody configured
                self._me.say(f"PART {line[0]}")
            else:
                self._me.entering(line, place)
        elif place is not None and place.stage in (Stage.ENTERING, Stage.IN):
            self._joined(line, self._fold(line[0]))

    def _joined(self, line: Line, key: str) -> None:
        known = self._sight.roster.find(line.nick)
        if known is not None and key in known.rooms:
            self._gone(known)  # who was here under this nick must have gone unseen: this is somebody else
        person = self._sight.roster.meet(line.nick)
        person.nick = line.nick
        person.seen(line.user, line.host)
        self._sight.roster.enter(person, key)
        if self._me.has("extended-join"):
            # extended-join: the second parameter is the account, `*` if there is none
            self._sight.logged_in(person, line[1] if line[1] not in ("*", "") else None)
        person.proving = person.identity is None and self._sight.is_claimed(person)
        # who only comes is nobody's concern: they are asked about when they address the bot
        nobody_we_know = person.account_known or not self._me.expects(person)
        sure = (nobody_we_know and not person.proving) or person.identity is not None
        if sure or not self._me.inquire(person):
            person.proving = False
            self._sight.settle(person)

    def _part(self, line: Line) -> None:
        for room in line[0].split(","):
            place = self._sight.rooms.find(room)
            if place is not None and self._ourselves.is_nick(line.nick):
                self._sight.excluded(place, line[1] or "left", self._me.now())
            else:
                self._left(line.nick, room)

    def _kick(self, line: Line) -> None:
        place = self._sight.rooms.find(line[0])
        if place is not None and self._ourselves.is_nick(line[1]):
            self._sight.excluded(place, f"kicked by {line.nick}: {line[2]}", self._me.now())
        else:
            self._left(line[1], line[0])

    def _left(self, nick: str, room: str) -> None:
        person, key = self._sight.roster.find(nick), self._fold(room)
        if person is not None and key in person.rooms:
            self._me.release(person)  # first: what they said must reach the bot before their going does
            self._sight.left(person, key)

    def _quit(self, line: Line) -> None:
        if person := self._sight.roster.find(line.nick):
            split = _NETSPLIT.fullmatch(line[0]) is not None
            self._gone(person, self._me.now() if split else None)
        self._ourselves.nick_free(line.nick)

    def _gone(self, person: Person, split_at: float | None = None) -> None:
        self._me.release(person)
        self._sight.vanished(person, split_at)

    def _nick(self, line: Line) -> None:
        if not line[0]:
            return
        if self._ourselves.is_nick(line.nick):
            self._ourselves.renamed(line)
            return
        if person := self._sight.roster.find(line.nick):
            person.seen(line.user, line.host)
            self._displaced(line[0], person)
            self._sight.renamed(person, line[0])
            self._me.nick_changed(person, line.nick)
        self._ourselves.nick_free(line.nick)

    def _displaced(self, nick: str, by: Person) -> None:
        """Whoever was thought to have this nick has gone unseen; to change a letter's case displaces nobody."""
        other = self._sight.roster.find(nick)
        if other is not None and other is not by:
            self._gone(other)

    def _account(self, line: Line) -> None:
        if person := self._sight.roster.find(line.nick):
            self._sight.logged_in(person, line[0] if line[0] not in ("*", "") else None)
            self._sight.settle(person)

    def _chghost(self, line: Line) -> None:
        if self._ourselves.is_nick(line.nick):
            self._ourselves.address_told(Line("CHGHOST", (), line.nick, line[0], line[1]))
        elif person := self._sight.roster.find(line.nick):
            person.seen(line[0], line[1])
            if person.identity is not None and person.identity in self._sight.proofs:
                # the proof holds the old host and would never fit again
                self._sight.proofs.forget(person.identity)
                self._me.inquire(person)

    def _mode(self, line: Line) -> None:
        place = self._sight.rooms.find(line[0])
        if place is None:
            return
        features, arguments, setting = self._sight.features, iter(line.params[2:]), True
        for letter in line[1]:
            if letter in "+-":
                setting = letter == "+"
            elif letter == "c" and not features.takes_argument(letter, setting=setting):
                place.plain = setting  # the room refuses colours, or allows them again
            elif features.takes_argument(letter, setting=setting):
                # also for modes that are none of ours: else every later mode would get the wrong nick
                nick = next(arguments, "")
                if letter in features.ranks.values():
                    self._rank(nick, self._fold(line[0]), letter, setting=setting)

    def _rank(self, nick: str, key: str, letter: str, *, setting: bool) -> None:
        """Somebody in the (folded) room `key` gained or lost a rank such as `o`."""
        person = self._sight.roster.find(nick)
        if person is not None and key in person.rooms:
            held = person.rooms[key].replace(letter, "")
            person.rooms[key] = held + letter if setting else held
