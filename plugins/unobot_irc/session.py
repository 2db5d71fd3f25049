"""What is known by one connection: every line goes to the part that understands it. No waiting happens in here."""

import contextlib
import random
from collections.abc import Callable, Mapping, Sequence

import structlog

from unobot.adapter import Identity, Incoming, NotNow, Outgoing, Refused, Undeliverable
from unobot.clock import Clock
from unobot_irc.chores import Chores
from unobot_irc.delivery import Colours, dressed, players, receiver
from unobot_irc.entering import Entering
from unobot_irc.line import Line
from unobot_irc.link import Dropped
from unobot_irc.login import Denied, Login
from unobot_irc.people import Person
from unobot_irc.presence import Presence
from unobot_irc.recognition import Recognition
from unobot_irc.replay import Batches
from unobot_irc.rooms import Stage, WantedRoom
from unobot_irc.settings import Settings
from unobot_irc.sight import Sight
from unobot_irc.speech import Speech
from unobot_irc.whois import Answer, Whois

_LOGIN = 60.0
_REGAIN = 60.0
_INTRODUCTION = 20.0

log = structlog.get_logger("unobot_irc")


class Session:
    """One connection's knowledge and duties. `send` sends a line at once."""

    def __init__(
        self,
        settings: Settings,
        sight: Sight,
        send: Callable[[str], None],
        clock: Clock,
        chance: random.Random,
    ) -> None:
        self.nick = settings.nick
        self.mask = ""
        self.stamp = sight.mint.stamp
        self.sight = sight
        self._settings = settings
        self._clock = clock
        self._send = send
        self._began = self._regained = clock.now()
        self._login = Login(settings, send, chance)
        self._chores = Chores(settings.pace, clock.now(), send)
        self._batches = Batches()
        self._whois = Whois(sight.features, self._chores.add_first, self._answered)
        self._entering = Entering(self, sight)
        self._speech = Speech(self, sight)
        self._colours = Colours(sight)
        self._recognition = Recognition(sight)
        parts = (self._login, self._whois, Presence(self, sight), self._entering, self._speech)
        self._hears = (*(part.hears for part in parts), self._own())

    def _own(self) -> Mapping[str, Callable[[Line], None]]:
        return {
            "001": self._welcomed,
            "005": self._features_told,
            "376": self._introduced,
            "422": self._introduced,
            "396": self._host_told,
            "404": self._not_said,
            "408": self._not_said,
            "ERROR": self._failed,
            "JOIN": self._joined,
            "NICK": self._renamed,
        }

    @property
    def welcome(self) -> bool:
        """Whether the server has let us in."""
        return self._login.welcome

    def begin(self) -> None:
        """Speak first, as soon as there is a connection."""
        self._login.begin()

    def now(self) -> float:
        """The time in seconds since the epoch."""
        return self._clock.now()

    def has(self, capability: str) -> bool:
        """Whether the server agreed to this capability."""
        return capability in self._login.enabled

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Send a line of our own housekeeping when there is time; False if too many wait already."""
        return self._chores.add(line, cost)

    def inquire(self, person: Person) -> bool:
        """Ask who this is; False if that cannot be asked now."""
        return self._whois.ask(person.nick, self.now())

    def entering(self, line: Line, place: WantedRoom) -> None:
        """We have just joined."""
        self._entering.begin(line, place)

    def mask_changed(self, line: Line) -> None:
        """Our own nick, user or host is as this line's source says."""
        if line.user and line.host:
            self.mask = f"{self.nick}!{line.user}@{line.host}"

    def release(self, person: Person) -> None:
        """Deliver what this person said before; they are about to go."""
        self._whois.drop(person.nick)
        self._speech.release(person)

    def nick_changed(self, person: Person, old: str) -> None:
        """They bear another nick: what was asked about the old one is to be asked about the new one."""
        if self._whois.drop(old) and not self.inquire(person):
            self._answered(Answer(person.nick, self.now()))

    def nick_free(self, nick: str) -> None:
        """Nobody bears this nick now; take it if it is the one we want."""
        fold, most = self.sight.features.fold, self.sight.features.nick_length
        fits = most is None or len(self._settings.nick) <= most
        if fits and fold(nick) == fold(self._settings.nick) != fold(self.nick):
            self.say(f"NICK {self._settings.nick}")

    def hear(self, line: Line) -> list[Incoming]:
        """Understand one line; returns what the bot is to be told. Raises `Refused`, `Denied` or `Dropped`."""
        if not self._batches.is_past(line):
            for hears in self._hears:
                self._understand(hears.get(line.command), line)
        return self._news()

    def _understand(self, part: Callable[[Line], None] | None, line: Line) -> None:
        try:
            if part is not None:
                part(line)
        except (Refused, Denied, Dropped):
            raise
        except NotNow:
            pass  # the connection is going; its end will be told by the link
        except Exception as error:  # noqa: BLE001  # one odd line must not cost the connection
            log.warning("a line was not understood", command=line.command, error=type(error).__name__)

    def tick(self) -> list[Incoming]:
        """A second has passed. Raises `Denied` if the server has not let us in for too long."""
        now = self.now()
        if not self.welcome:
            if now - self._began > _LOGIN:
                raise Denied("the server did not let us in within a minute")
            return []
        if now - self._began > _INTRODUCTION:
            self.sight.rooms.refold()
        self._whois.expire(now, busy=self._chores.waiting)
        self._speech.expire(now)
        self._entering.advance_all(busy=self._chores.waiting)
        if now - self._regained >= _REGAIN:
            self._regained = now
            self.nick_free(self._settings.nick)
        return self._news()

    def _news(self) -> list[Incoming]:
        self._speech.release_ready()
        if self.welcome:
            self.sight.rooms.join_due(self.now(), self.say)
            with contextlib.suppress(NotNow):
                self._chores.work_off(self.now())
        news, self.sight.news[:] = list(self.sight.news), []
        return news

    def _welcomed(self, _line: Line) -> None:
        self.nick = self._login.nick
        log.info("connected", network=self.sight.network, nick=self.nick)

    def _introduced(self, _line: Line) -> None:
        """The server has told all about itself (or, in `tick`, had time enough): now names can be folded."""
        self.sight.rooms.refold()

    def _features_told(self, line: Line) -> None:
        features = self.sight.features
        had = features.bot_mode
        features.load(line.params[1:-1])
        if features.bot_mode and not had:
            self.say(f"MODE {self.nick} +{features.bot_mode}")

    def _host_told(self, line: Line) -> None:
        user, _, _ = self.mask.partition("!")[2].partition("@")
        _, _, host = line[1].rpartition("@")
        self.mask_changed(Line("396", (), self.nick, user, host))

    def _failed(self, line: Line) -> None:
        raise Dropped(f"the server said: {line[-1]}")

    def _joined(self, line: Line) -> None:
        self._speech.moved(line.nick)

    def _renamed(self, line: Line) -> None:
        self._speech.moved(line[0])

    def _not_said(self, line: Line) -> None:
        again = self._colours.refused(line, self.now())
        if again is not None:
            self._send(again)
            self._chores.spoken(1, self.now())

    def _answered(self, answer: Answer) -> None:
        """WHOIS has told, or has not told, who somebody is."""
        fold = self.sight.features.fold
        for person in (self.sight.roster.find(answer.nick), *self._speech.strangers):
            if person is not None and fold(person.nick) == fold(answer.nick):
                self._recognition.apply(answer, person)
        self._entering.advance_all(busy=self._chores.waiting)

    def deliver(self, message: Outgoing) -> None:
        """Say what the bot wants said. Raises `NotNow` or `Undeliverable`."""
        if not self.welcome:
            raise NotNow("not connected", 1.0)
        target, place = self._target(message)
        plain = place is not None and place.plain
        lines = dressed(message, self.mask, target, plain=plain)
        self._chores.spoken(len(lines), self.now())
        for line in lines:
            self._send(line)
            if place is not None:
                self._colours.sent(place, line, self.now())
        for identity in players(message):
            self._note_player(identity)

    def _target(self, message: Outgoing) -> tuple[str, WantedRoom | None]:
        if message.to is not None:
            return receiver(message, self.sight, self._speech.strangers).nick, None
        place = self.sight.rooms.find(message.room or "")
        if place is None or (place.stage is Stage.OUT and place.refused):
            raise Undeliverable("the bot is not in that room")
        if place.stage is not Stage.IN:
            raise NotNow("the room is being entered", 2.0)
        return place.name, place

    def _note_player(self, identity: Identity) -> None:
        for person in self._recognition.needs_proof(identity):
            if self.inquire(person):
                self._recognition.asked(identity)

    def want(self, rooms: Sequence[str]) -> None:
        """Be in these rooms and no others."""
        for place in self.sight.rooms.want(rooms):
            if place.stage in (Stage.ENTERING, Stage.IN):
                self.say(f"PART {place.name}")
                self.sight.excluded(place, "no longer wanted", self.now())
