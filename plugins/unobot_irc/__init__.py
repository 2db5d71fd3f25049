"""IRC for the bot: connects to a network, delivers what happens there, sends what it is given, and reconnects when it fails."""

import asyncio
import random
import re
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

import structlog

from unobot.adapter import (
    Disconnected,
    Door,
    Finding,
    Identity,
    Inbox,
    Incoming,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Room,
    Said,
    Shelf,
    TokenBucket,
    Undeliverable,
)
from unobot.clock import Backoff, Clock, within
from unobot.parsing.masks import fits
from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory, Means
from unobot_irc.check import check_network
from unobot_irc.connection import Barred, Denied, Dropped, LineStream, Registration
from unobot_irc.housekeeping import BackgroundQueue, Channels, OwnUser, SentInvites, WhoisAnswer, WhoisQueue
from unobot_irc.people import PARTS, Identities, Person, Proofs, Tracker
from unobot_irc.presence import Recognizer, RoomEntry, UserChanges
from unobot_irc.protocol import (
    ACCOUNT,
    Features,
    Line,
    account_mask,
    format_message,
    handlers,
    join_messages,
    on,
    players_in,
    whole_mask,
)
from unobot_irc.receipts import Probes, Receipts, SendOutcome, SendOutcomes
from unobot_irc.relays import BRIDGED, Relays
from unobot_irc.settings import QUESTIONS, USUAL, IrcPace, IrcRelay, IrcSettings, Sasl
from unobot_irc.speech import Delivery, ReplayFilter, Speech

__all__ = [
    "IrcAdapter",
    "IrcPace",
    "IrcRelay",
    "IrcSettings",
    "Sasl",
    "open_adapter",
    "unobot_adapters",
    "unobot_texts",
]
unobot_api = 1
log = structlog.get_logger("unobot_irc")
_LOGIN = 60.0
"""Seconds that a server has to let us in."""
_INTRODUCTION = 20.0
"""Seconds after which rooms are joined even if the server has sent no end of its message of the day."""
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 300.0
_BARRED_FIRST = 180.0
"""Seconds that we stay away after we were refused as banned or too often there: servers lengthen the ban of who knocks."""
_BARRED_MOST = 2880.0
"""An hour, with the quarter that chance may add."""
_PATIENCE = 3.0
"""Seconds that somebody who takes a seat may have to wait until it is known whether a hand would reach them."""
_STEADY = 60.0
"""Seconds after which a connection counts as a good one: after its end we try again at once."""
_NICK = re.compile(r"[^\s!@*?,:#&+~%$]{1,40}")
_UNKNOWN_NICK = "n" * 30
"""Stands for a receiver's nick where only the length of the line matters."""
_AT_ONCE = frozenset({"pace"})
_WHEN_CONNECTING = frozenset(each.name for each in fields(IrcSettings)) - _AT_ONCE


class Session:
    """One connection's parts, joined together. `send` sends a line at once."""

    def __init__(
        self,
        settings: IrcSettings,
        tracker: Tracker,
        send: Callable[[str], None],
        clock: Clock,
        chance: random.Random,
        outcomes: SendOutcomes,
        pace: TokenBucket,
        may_ask: Callable[[Said], bool] = lambda _said: True,
        relays: Relays | None = None,
    ) -> None:
        self.tracker = tracker
        self.relays = Relays(settings.relays) if relays is None else relays
        self._clock = clock
        self._began = clock.now()
        self._marked = False
        features = tracker.features
        self.login = Registration(settings, features, send, chance)
        self.background = background = BackgroundQueue(pace, settings.pace, clock, send)
        self.own = own = OwnUser(features, settings.nick, clock, background)
        self._whois = WhoisQueue(features, background, clock, self._recognize)
        self._recognizer = Recognizer(tracker, self._whois)
        self._entry = RoomEntry(tracker, own, self._whois, background, clock)
        self._speech = Speech(tracker, own, self.login, self._whois, background, clock, may_ask, self.relays)
        self._receipts = Receipts(outcomes, background, self.login.has, clock)
        self._probes = Probes(tracker, own, background, self._receipts, clock)
        self._delivery = Delivery(
            tracker, own, self._speech, background, self._receipts, self._probes, clock, send, self.relays
        )
        self.invitations = SentInvites(features, background)
        self._replays = ReplayFilter()
        presence = UserChanges(
            tracker,
            own,
            self.login,
            self._whois,
            self._recognizer,
            self._entry,
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
            self._entry,
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

    def hear(self, line: Line) -> list[Incoming]:
        """Understand one line; returns what the bot is to be told. Raises `Refused`, `Denied` or `Dropped`."""
        if self._replays.is_past(line):
            if self.own.is_nick(line.nick):
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
                raise Denied("the server did not complete the registration within a minute")
            return []
        if now - self._began > _INTRODUCTION:
            self.tracker.channels.refold()
        self._whois.expire(now, busy=self.background.waiting or self._whois.waiting)
        self._speech.tick()
        self._entry.tick(busy=self.background.waiting or self._whois.waiting)
        self.own.tick()
        self._delivery.tick()
        with suppress(NotNow):
            self._receipts.tick()
        return self._take_incoming()

    def _take_incoming(self) -> list[Incoming]:
        self._speech.release_ready()
        if self.welcome:
            self.tracker.channels.join_due(self._clock.now(), self.background)
            with suppress(NotNow):
                # first the questions: who has addressed the bot waits for their answers
                self._whois.work_off()
                self.background.work_off()
        incoming, self.tracker.incoming[:] = list(self.tracker.incoming), []
        return [*self.relays.follow(incoming, self.tracker)]

    @on("001")
    def _welcomed(self, _line: Line) -> None:
        self.own.nick = self.login.nick
        log.info("connected", network=self.tracker.network, nick=self.login.nick)

    @on("004")
    def _version(self, _line: Line) -> None:
        self.background.adapt_to(self.login.software)

    @on("005")
    def _isupport(self, _line: Line) -> None:
        bot_mode = self.tracker.features.bot_mode
        if bot_mode and not self._marked:
            self._marked = True
            self.background.add(f"MODE {self.own.nick} +{bot_mode}")

    @on("376", "422")
    def _introduced(self, _line: Line) -> None:
        # the server has told all about itself: now names can be folded
        self.tracker.channels.refold()

    def _recognize(self, answer: WhoisAnswer) -> None:
        """Apply what WHOIS has told, or has not told in time, of who somebody is."""
        for person in (self.tracker.roster.find(answer.nick), *self._speech.strangers):
            if person is not None and self.tracker.features.same(person.nick, answer.nick):
                self._recognizer.apply(answer, person)
                # not all rooms: after a restart there are as many answers as players, and rooms by the thousand
                self._entry.resume(person)

    def deliver(self, message: Outgoing) -> None:
        """Send what the bot wants said. Raises `NotNow` or `Undeliverable`."""
        if not self.welcome:
            raise NotNow("not connected", 1.0)
        self._delivery.deliver(message)
        for identity in players_in(message):
            self._recognizer.note_player(identity)

    def probe(self, identity: Identity) -> asyncio.Future[bool] | None:
        """Find out whether what is said to them alone reaches them, if that is in doubt; see `Probes.probe`."""
        person = self._delivery.receiver(identity)
        return self._probes.probe(person) if person is not None and self.welcome else None

    def want(self, rooms: Sequence[str]) -> None:
        """Be in these rooms and no others."""
        for channel in self.tracker.channels.want(rooms):
            if channel.joined:
                self.background.add(f"PART {channel.name}")
                self.tracker.note_exclusion(channel, "no longer wanted", self._clock.now())

    def close(self) -> None:
        """Settle what is open: the connection has ended."""
        self._receipts.close()
        self._probes.close()
        self.invitations.close()


class IrcAdapter:
    """One IRC network; see `unobot.adapter.Adapter` for what each method promises."""

    repeats_are_told = False
    addresses_first = True
    """irssi marks a line only where it begins with the reader's nick and an ASCII colon; others mark that, too."""
    private_rooms = False

    def __init__(
        self, network: Network, settings: IrcSettings, shelf: Shelf, clock: Clock, chance: random.Random
    ) -> None:
        self.network = network
        pace = settings.pace or USUAL
        self.pace = TokenBucket(pace.burst, pace.per_second, clock.now())
        self._settings = settings
        self._rooms: Sequence[str] = settings.rooms
        self._shelf, self._clock, self._chance = shelf, clock, chance
        self._proofs = Proofs(shelf.get(self._key(f"presences.{part}")) for part in range(PARTS))
        self._backoff = Backoff(_FIRST_PAUSE, _LONGEST_PAUSE, chance)
        self._banishment = Backoff(_BARRED_FIRST, _BARRED_MOST, chance)
        self._barred = False
        """Whether the last attempt ended because the server bars us."""
        self._outcomes: SendOutcomes | None = None
        self._was_in = False
        self._link: LineStream | None = None
        self._session: Session | None = None
        self._features = Features()
        self._relays = Relays(settings.relays)
        self._heard_until = clock.played()

    def _key(self, name: str) -> str:
        return f"irc:{self.network}:{name}"

    def fold(self, name: str, /) -> str:
        """Return the name as the server compares it."""
        return self._features.fold(name)

    async def run(self, inbox: Inbox, /) -> None:
        """Connect, deliver what happens, and connect again, until cancelled. Raises `Refused` if it never was let in."""
        while True:
            began = self._clock.now()
            reason = await self._attempt(inbox)
            if self._session is not None and self._session.welcome:
                self._was_in = True
                await inbox.put(Disconnected(self.network))
                if self._clock.now() - began >= _STEADY:
                    self._backoff.reset()
                    self._banishment.reset()
            self._session = self._link = None
            pause = (self._banishment if self._barred else self._backoff).next()
            log.warning("not connected", network=self.network, reason=reason, seconds=round(pause, 1))
            await self._clock.sleep(pause)

    async def _attempt(self, inbox: Inbox) -> str:
        """Live through one connection from its beginning to its end; returns why it ended. Raises `Refused`."""
        link = LineStream(self._settings, self._clock)
        session = await self._prepare_session(link, inbox)
        farewell: str | None = "goodbye"
        self._barred = False
        try:
            await link.open(session.login.begin)
            # only now: nothing may be sent while the connection is not there, the package would raise or lose it
            self._link, self._session = link, session
            while True:
                line = await link.next()
                incoming = session.tick() if line is None else session.hear(line)
                while self._proofs.changed:
                    # stored before the bot is told of it: after a crash in between a player could not be recognized
                    part = self._proofs.changed.pop()
                    await self._shelf.put(self._key(f"presences.{part}"), self._proofs.text(part))
                for item in incoming:
                    await inbox.put(item)
        except (Dropped, Denied) as end:
            farewell = None  # nobody is there to hear a QUIT
            self._barred = isinstance(end, Barred)
            return str(end)
        except Refused as refused:
            if not self._was_in:
                raise
            return str(refused)  # it let us in before: services may be away for a while
        except (OSError, TimeoutError) as error:
            farewell = None
            return str(error) or type(error).__name__
        finally:
            self._heard_until = link.heard_until
            await link.close(farewell)
            session.close()

    async def _prepare_session(self, link: LineStream, inbox: Inbox) -> Session:
        """Return a session with an empty view of the network: what an earlier connection saw may have changed since."""
        key = self._key("connections")
        stored = self._shelf.get(key) or "0"
        count = int(stored) + 1 if stored.isdecimal() else 1
        await self._shelf.put(key, str(count))
        # a text that no other connection of this network has had or will have
        stamp = f"{count}-{int(self._clock.now())}"
        if self._outcomes is None:
            # our messages bear a mark that no other bot's have
            mark = self._shelf.get(self._key("mark")) or f"{self._chance.getrandbits(48):012x}"
            await self._shelf.put(self._key("mark"), mark)
            self._outcomes = SendOutcomes(mark)
        settings = self._settings
        if self._relays.settings != settings.relays:
            self._relays = Relays(settings.relays)
        self._relays.begin()
        features = self._features = Features()
        tracker = Tracker(
            self.network,
            features,
            Channels(features, self._rooms, self._chance),
            Identities(stamp, features, trust_hosts=settings.trust_hosts),
            self._proofs,
        )
        return Session(
            settings,
            tracker,
            link.send,
            self._clock,
            self._chance,
            self._outcomes,
            self.pace,
            inbox.may_ask,
            self._relays,
        )

    async def send(self, message: Outgoing, /) -> None:
        """Send one message, now. Raises `NotNow` or `Undeliverable`."""
        if self._session is None or self._link is None or not self._link.is_open:
            raise NotNow("not connected", 1.0)
        self._session.deliver(message)

    async def passed(self, message: Outgoing, /) -> None:
        """Return when the server has surely taken the message. Raises `NotNow` if that cannot be known, `Undeliverable`."""
        outcome = await self._outcomes.of(message.key) if self._outcomes is not None else SendOutcome.UNKNOWN
        if outcome is SendOutcome.UNKNOWN:
            raise NotNow("the connection ended before the server had taken it", 1.0)
        if outcome is SendOutcome.REFUSED:
            raise Undeliverable("the server refused it")

    def heard_until(self, wanted: float, /) -> float:
        """Return when a line last came from the server that was delivered with all before it; sends a PING if that is not long enough."""
        if self._link is None:
            return self._heard_until
        if self._link.heard_until < wanted:
            self._link.ping()
        return self._link.heard_until

    async def reachable(self, identity: Identity, /) -> bool:
        """Whether the server lets a private line through to them; True while nothing speaks against it.

        Where it is tried and they are not reached, `Unreached` is told.
        """
        try:
            found = self._session.probe(identity) if self._session is not None else None
            return True if found is None else await within(self._clock, _PATIENCE, found)
        except TimeoutError:
            return True

    def door(self, identity: Identity, /) -> Door:
        """Return BRIDGED for who is behind a relay that brings nobody anything in private; all others can be told something alone."""
        if not identity.startswith(BRIDGED) or self._session is None:
            return Door.OPEN
        carrier = self._session.relays.carrier(identity, self._session.tracker)
        return Door.BRIDGED if carrier is None else Door.OPEN

    def account(self, name: str, /) -> str:
        """Return the mask of a services account. Raises ValueError."""
        return account_mask(name)

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the mask itself; of a nick that is in sight its account and its address; else of the account of that name."""
        if said.startswith(ACCOUNT):  # as it is listed
            return (account_mask(said.removeprefix(ACCOUNT)),)
        bridged = self._relays.called(said, self.fold)
        if bridged is not None or said.startswith(BRIDGED):
            return (bridged or said,)
        mask = whole_mask(said)
        if mask is not None:
            return (mask,)
        person = self._session.tracker.roster.find(said) if self._session is not None else None
        return (person.masks if person is not None else ()) or (account_mask(said),)

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """Return the account, and the addresses from which they were seen last."""
        account = (identity,) if identity.startswith((ACCOUNT, BRIDGED)) else ()
        seen = (mask for person in self._known(identity) for mask in person.masks)
        return tuple(dict.fromkeys([*account, *seen]))

    def _known(self, identity: Identity) -> list[Person]:
        return self._session.tracker.roster.known(identity) if self._session is not None else []

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Whether it is their account, or fits their nick and address as far as they are known."""
        if identity is not None and identity.startswith(BRIDGED):
            return mask == identity
        folded = self.fold(mask)
        if identity is None:
            return self._session is not None and fits(folded, self.fold(self._session.own.mask))
        if mask.startswith(ACCOUNT):
            return folded == self.fold(identity)
        return any(fits(folded, self.fold(person.mask)) for person in self._known(identity))

    def invitable(self, name: str, /) -> str:
        """Return the nick. Raises ValueError if nobody can have it as one."""
        if not _NICK.fullmatch(name) or not name.isprintable():
            raise ValueError("expected a nick")
        return name

    async def invite(self, room: Room, name: str, /) -> None:
        """Send an INVITE; where the server does not say that it went wrong, it is taken for done."""
        if self._session is None or not self._session.welcome:
            raise NotNow("not connected", 1.0)
        with suppress(TimeoutError):
            await within(self._clock, _PATIENCE, self._session.invitations.invite(name, room))

    def lines(self, message: Outgoing, /) -> int:
        """Return how many lines the message will take."""
        mask = self._session.own.mask if self._session is not None else ""
        target = _UNKNOWN_NICK if message.to is not None else str(message.room)
        return len(format_message(message, mask, target))

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Return both as one message, if they are for the same reader and short enough for one line."""
        return join_messages(first, second)

    def examine(self) -> AsyncGenerator[Finding, None]:
        """Look how the bot stands with the network: a visit under another nick, which says nothing."""
        return check_network(self._settings, self._clock, self._chance)

    def renew(self, settings: IrcSettings) -> None:
        """Speak at this pace from now on; all else holds from the next connection on."""
        self._settings = settings
        usual = self._session.background.usual if self._session is not None else USUAL
        pace = settings.pace or usual
        self.pace.renew(pace.burst, pace.per_second, self._clock.now())

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be in these rooms from now on, and leave others."""
        keyed = {written.partition(" ")[0]: written for written in self._settings.rooms}
        self._rooms = tuple(keyed.get(room, room) for room in rooms)
        if self._session is not None:
            self._session.want(self._rooms)


def open_adapter(network: Network, settings: IrcSettings, means: Means) -> IrcAdapter:
    """Return the adapter for one IRC network, not yet connected."""
    return IrcAdapter(network, settings, means.shelf, means.clock, means.chance)


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[IrcSettings]]:
    """Bring the adapter `irc`."""
    opened = AdapterFactory(
        IrcSettings, open_adapter, IrcAdapter.renew, _AT_ONCE, _WHEN_CONNECTING, QUESTIONS
    )
    return {"irc": opened}


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Bring what is said on IRC in other words than elsewhere."""
    return (Path(__file__).parent / "texts",)
