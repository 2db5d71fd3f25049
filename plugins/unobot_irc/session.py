"""What is known on one connection: passes every line to the parts that understand it. Nothing in here waits."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Sequence

import structlog

from unobot.adapter import Identity, Incoming, NotNow, Outgoing, Refused, Said, TokenBucket
from unobot.clock import Clock
from unobot_irc.connection import Denied, Dropped, Login
from unobot_irc.delivery import Delivery, players_in
from unobot_irc.housekeeping import BackgroundQueue, Invitations, OwnUser
from unobot_irc.people import Tracker
from unobot_irc.presence import Entering, Presence
from unobot_irc.protocol import Line, handlers, on
from unobot_irc.receipts import Outcomes, Probes, Receipts
from unobot_irc.settings import Pace, Settings
from unobot_irc.speech import Answer, Batches, Recognition, Speech, Whois

_LOGIN = 60.0
"""Seconds that a server has to let us in."""
_INTRODUCTION = 20.0
"""Seconds after which rooms are joined even if the server has sent no end of its message of the day."""

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
        self.tracker = tracker
        self._clock = clock
        self._began = clock.now()
        self._marked = False
        features = tracker.features
        self.login = Login(settings, features, send, chance)
        self._background = background = BackgroundQueue(pace, settings.pace, clock, send)
        self._own = own = OwnUser(features, settings.nick, clock, background)
        self._whois = Whois(features, background, clock, self._recognize)
        self._recognition = Recognition(tracker, self._whois)
        self._entering = Entering(tracker, own, self._whois, background, clock)
        self._speech = Speech(tracker, own, self.login, self._whois, background, clock, may_ask)
        self._receipts = Receipts(outcomes, background, self.login.has, clock)
        self._probes = Probes(tracker, own, background, self._receipts, clock)
        self._delivery = Delivery(
            tracker, own, self._speech, background, self._receipts, self._probes, clock, send
        )
        self.invitations = Invitations(features, background)
        self._batches = Batches()
        presence = Presence(
            tracker,
            own,
            self.login,
            self._whois,
            self._recognition,
            self._entering,
            self._speech,
            background,
            clock,
        )
        # The login comes first: the others may rely on `welcome` and the nick. The delivery comes last: it acts on what
        # the others have understood.
        self._handlers = handlers(
            self.login,
            self,
            self._whois,
            presence,
            self._entering,
            self._speech,
            own,
            self._receipts,
            self._probes,
            self.invitations,
            self._delivery,
        )

    @property
    def welcome(self) -> bool:
        """Whether the server has let us in."""
        return self.login.welcome

    @property
    def mask(self) -> str:
        """Our own `nick!user@host`; empty until the server has told it."""
        return self._own.mask

    @property
    def usual_pace(self) -> Pace:
        """The pace that holds on this server where the configuration names none."""
        return self._background.usual

    def hear(self, line: Line) -> list[Incoming]:
        """Understand one line; returns what the bot is to be told. Raises `Refused`, `Denied` or `Dropped`."""
        if self._batches.is_past(line):
            if self._own.is_nick(line.nick):
                self._receipts.note_replay(line)
            return self._take_incoming()
        for handle in self._handlers.get(line.command, ()):
            try:
                handle(line)
            except (Refused, Denied, Dropped):
                raise
            except NotNow:
                pass  # the connection is going; its end will be told by the link
            except Exception as error:  # noqa: BLE001  # one odd line must not cost the connection
                log.warning("a line was not understood", command=line.command, error=type(error).__name__)
        return self._take_incoming()

    def tick(self) -> list[Incoming]:
        """Give up what took too long, try again what is due, once a second; returns what the bot is to be told.

        Raises `Denied` if the server has not let us in within a minute.
        """
        now = self._clock.now()
        if not self.welcome:
            if now - self._began > _LOGIN:
                raise Denied("the server did not let us in within a minute")
            return []
        if now - self._began > _INTRODUCTION:
            self.tracker.channels.refold()
        self._whois.expire(now, busy=self._background.waiting or self._whois.waiting)
        self._speech.tick()
        self._entering.tick(busy=self._background.waiting or self._whois.waiting)
        self._own.tick()
        self._delivery.tick()
        with contextlib.suppress(NotNow):
            self._receipts.tick()
        return self._take_incoming()

    def _take_incoming(self) -> list[Incoming]:
        self._speech.release_ready()
        if self.welcome:
            self.tracker.channels.join_due(self._clock.now(), self._background)
            with contextlib.suppress(NotNow):
                # first the questions: who has addressed the bot waits for their answers
                self._whois.work_off()
                self._background.work_off()
        incoming, self.tracker.incoming[:] = list(self.tracker.incoming), []
        return incoming

    @on("001")
    def _welcomed(self, _line: Line) -> None:
        self._own.nick = self.login.nick
        log.info("connected", network=self.tracker.network, nick=self.login.nick)

    @on("004")
    def _version(self, _line: Line) -> None:
        self._background.adapt_to(self.login.software)

    @on("005")
    def _isupport(self, _line: Line) -> None:
        bot_mode = self.tracker.features.bot_mode
        if bot_mode and not self._marked:
            self._marked = True
            self._background.add(f"MODE {self._own.nick} +{bot_mode}")

    @on("376", "422")
    def _introduced(self, _line: Line) -> None:
        # the server has told all about itself: now names can be folded
        self.tracker.channels.refold()

    def _recognize(self, answer: Answer) -> None:
        """Apply what WHOIS has told, or has not told in time, of who somebody is."""
        for person in (self.tracker.roster.find(answer.nick), *self._speech.strangers):
            if person is not None and self.tracker.features.same(person.nick, answer.nick):
                self._recognition.apply(answer, person)
                # not all rooms: after a restart there are as many answers as players, and rooms by the thousand
                self._entering.learned(person)

    def deliver(self, message: Outgoing) -> None:
        """Send what the bot wants said. Raises `NotNow` or `Undeliverable`."""
        if not self.welcome:
            raise NotNow("not connected", 1.0)
        self._delivery.deliver(message)
        for identity in players_in(message):
            self._recognition.note_player(identity)

    def probe(self, identity: Identity) -> asyncio.Future[bool] | None:
        """Find out whether what is said to them alone reaches them, if that is in doubt; see `Probes.probe`."""
        person = self._delivery.receiver(identity)
        return self._probes.probe(person) if person is not None and self.welcome else None

    def want(self, rooms: Sequence[str]) -> None:
        """Be in these rooms and no others."""
        for channel in self.tracker.channels.want(rooms):
            if channel.joined:
                self._background.add(f"PART {channel.name}")
                self.tracker.note_exclusion(channel, "no longer wanted", self._clock.now())

    def close(self) -> None:
        """Settle what is open: the connection has ended."""
        self._receipts.close()
        self._probes.close()
        self.invitations.close()
