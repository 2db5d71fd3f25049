"""What is known on one connection: passes every line to the parts that understand it. Nothing in here waits."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Mapping, Sequence

import structlog

from unobot.adapter import Identity, Incoming, NotNow, Outgoing, Refused, Said
from unobot.clock import Clock
from unobot.pacing import TokenBucket
from unobot_irc.connection import Denied, Dropped, Login
from unobot_irc.delivery import Delivery, players
from unobot_irc.housekeeping import BackgroundQueue, Channel, Invitations, OwnUser, Stage
from unobot_irc.people import Person, Tracker
from unobot_irc.presence import Entering, Greeting, Presence
from unobot_irc.protocol import Line
from unobot_irc.receipts import Outcomes, Probes, Receipts
from unobot_irc.settings import Pace, Settings
from unobot_irc.speech import Answer, Batches, Recognition, Speech, Whois

_LOGIN = 60.0
"""Seconds that a server has to let us in."""
_INTRODUCTION = 20.0
"""Seconds after which rooms are joined even if the server has sent no end of its message of the day."""

_REFUSALS = ("404", "408", "477", "486", "493", "531", "716")
"""The server did not pass on what we said: to a channel, for its colours, to a person."""

log = structlog.get_logger("unobot_irc")


class Session:
    """One connection's parts, joined together. `send` sends a line at once."""

    def __init__(
        self,
        settings: Settings,
        tracker: Tracker,
        send: Callable[[str], None],
        clock: Clock,
        chance: random.Random,
        outcomes: Outcomes,
        pace: TokenBucket,
        may_ask: Callable[[Said], bool] = lambda _said: True,
    ) -> None:
        self.may_ask = may_ask
        self.stamp = tracker.identities.stamp
        self.tracker = tracker
        self._clock = clock
        self._began = clock.now()
        self._login = Login(settings, send, chance)
        self._background = BackgroundQueue(pace, settings.pace, clock.now(), send)
        self._own = OwnUser(
            tracker.features, settings.nick, clock.now(), lambda line: self._background.add(line, 1)
        )
        self._batches = Batches()
        self._whois = Whois(tracker.features, self._background, clock.now(), self._answered)
        self._recognition = Recognition(
            tracker, lambda person: self._whois.ask(person.nick, self.now(), waited_for=False)
        )
        self.expects = self._recognition.expects
        self._server_is = lambda version: self._background.server_is(version, settings.pace, self.now())
        self._entering = Entering(self, self._own, tracker)
        self._speech = Speech(self, self._own, tracker)
        self._receipts = Receipts(
            outcomes, self._background, self._answers_by_label, lambda: self.has("echo-message"), clock
        )
        self._probes = Probes(tracker, self._own, self._background, self._receipts, clock.now())
        self._delivery = Delivery(tracker, self._speech, self._background, self._receipts, self._probes, send)
        self.invitations = Invitations(tracker.features, self._background)
        self._hears = self._all_that_is_heard()

    def _all_that_is_heard(self) -> Sequence[Mapping[str, Callable[[Line], None]]]:
        """What each part does with which lines, in the order in which they are asked."""
        # The login comes first: the others may rely on `welcome` and the nick. The session's own come last: they act on
        # what the parts have understood.
        parts = (
            self._login,
            Greeting(self._login, self._own, self.tracker, self._server_is),
            self._whois,
            Presence(self, self._own, self.tracker),
            self._entering,
            self._speech,
            self._own,
            self._receipts,
            self._probes,
            self.invitations,
        )
        own: Mapping[str, Callable[[Line], None]] = {
            **dict.fromkeys(_REFUSALS, self._not_passed_on),
            "MODE": self._delivery.mode_changed,
            "PONG": self._answered_ping,
            "NOTICE": self._spoken,
            "PRIVMSG": self._spoken,
            "JOIN": self._joined,
            "NICK": self._renamed,
        }
        return [*(part.hears for part in parts), own]

    @property
    def welcome(self) -> bool:
        """Whether the server has let us in."""
        return self._login.welcome

    @property
    def mask(self) -> str:
        """Our own `nick!user@host`; empty until the server has told it."""
        return self._own.mask

    def begin(self) -> None:
        """Send the first line of the login, as soon as there is a connection."""
        self._login.begin()

    def now(self) -> float:
        """The time in seconds since the epoch."""
        return self._clock.now()

    def has(self, capability: str) -> bool:
        """Whether the server agreed to this capability."""
        return capability in self._login.enabled

    def say(self, line: str, cost: int = 1, /) -> bool:
        """Queue a line of housekeeping, to be sent when the pace allows; False if too many wait already."""
        return self._background.add(line, cost)

    def inquire(self, person: Person) -> bool:
        """Ask the server who this is (WHOIS); False if that cannot be asked now."""
        return self._whois.ask(person.nick, self.now())

    def inquires_later(self) -> bool:
        """Whether too many questions wait to be sent for another one: it can be asked when they have gone."""
        return self._whois.supported and self._whois.full

    def entering(self, line: Line, channel: Channel) -> None:
        """We have just joined a room: learn who is in it."""
        self._entering.begin(line, channel)

    def release(self, person: Person) -> None:
        """Deliver what this person said before; they are about to go."""
        self._whois.drop(person.nick)
        person.proving = False
        self._speech.release(person)

    def nick_changed(self, person: Person, old: str) -> None:
        """Ask about the new nick what was asked about the old one: the answer to that would be about nobody."""
        if self._whois.drop(old) and not self.inquire(person):
            self._answered(Answer(person.nick, self.now()))

    def hear(self, line: Line) -> list[Incoming]:
        """Understand one line; returns what the bot is to be told. Raises `Refused`, `Denied` or `Dropped`."""
        if self._batches.is_past(line):
            if self._own.is_nick(line.nick):
                self._receipts.replayed(line)
        else:
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
        """A second has passed: give up what took too long, try again what is due; returns what the bot is to be told.

        Raises `Denied` if the server has not let us in within a minute.
        """
        now = self.now()
        if not self.welcome:
            if now - self._began > _LOGIN:
                raise Denied("the server did not let us in within a minute")
            return []
        if now - self._began > _INTRODUCTION:
            self.tracker.channels.refold()
        self._whois.expire(now, busy=self._background.waiting or self._whois.waiting)
        self._speech.expire(now)
        self._entering.advance_all(busy=self._background.waiting or self._whois.waiting)
        self._own.tick(now)
        self._delivery.tick(now)
        with contextlib.suppress(NotNow):
            self._receipts.tick(now)
        return self._news()

    def _news(self) -> list[Incoming]:
        self._speech.release_ready()
        if self.welcome:
            self.tracker.channels.join_due(self.now(), self.say)
            with contextlib.suppress(NotNow):
                # first the questions: who has addressed the bot waits for their answers
                self._whois.work_off(self.now())
                self._background.work_off(self.now())
        news, self.tracker.incoming[:] = list(self.tracker.incoming), []
        return news

    def _joined(self, line: Line) -> None:
        self._speech.moved(line.nick)

    def _renamed(self, line: Line) -> None:
        self._speech.moved(line[0])

    def _not_passed_on(self, line: Line) -> None:
        self._delivery.refused(line, self.now())

    def _answered_ping(self, _line: Line) -> None:
        self._delivery.answered(self.now())

    def _answers_by_label(self) -> bool:
        return all(map(self.has, ("labeled-response", "echo-message", "message-tags")))

    def _spoken(self, line: Line) -> None:
        """Where lines are echoed, ours come back."""
        if self._own.is_nick(line.nick):
            self._delivery.echoed(line, self.now())

    def close(self) -> None:
        """The connection has ended."""
        self._receipts.close()
        self._probes.close()
        self.invitations.close()

    def _answered(self, answer: Answer) -> None:
        """WHOIS has told who somebody is, or has told nothing in time."""
        fold = self.tracker.features.fold
        for person in (self.tracker.roster.find(answer.nick), *self._speech.strangers):
            if person is not None and fold(person.nick) == fold(answer.nick):
                self._recognition.apply(answer, person)
                # not all rooms: after a restart there are as many answers as players, and rooms by the thousand
                self._entering.learned(person)

    @property
    def usual_pace(self) -> Pace:
        """The pace that holds on this server where the configuration names none."""
        return self._background.usual

    def deliver(self, message: Outgoing) -> None:
        """Send what the bot wants said. Raises `NotNow` or `Undeliverable`."""
        if not self.welcome:
            raise NotNow("not connected", 1.0)
        self._delivery.deliver(message, self.mask, self.now())
        for identity in players(message):
            self._recognition.note_player(identity)

    def probe(self, identity: Identity) -> asyncio.Future[bool] | None:
        """Whether what is said to them alone reaches them, if that is in doubt; see `Probes.probe`."""
        person = self._delivery.receiver(identity)
        return self._probes.probe(person, self.now()) if person is not None and self.welcome else None

    def want(self, rooms: Sequence[str]) -> None:
        """Be in these rooms and no others."""
        for channel in self.tracker.channels.want(rooms):
            if channel.stage in (Stage.ENTERING, Stage.IN):
                self.say(f"PART {channel.name}")
                self.tracker.excluded(channel, "no longer wanted", self.now())
