"""The IRC adapter: connects, delivers what happens, sends what it is given, and reconnects whenever the network fails."""

import random
import re
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress

import structlog

from unobot.adapter import (
    Disconnected,
    Finding,
    Identity,
    Inbox,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Room,
    Shelf,
    TokenBucket,
    Undeliverable,
)
from unobot.clock import Backoff, Clock, within
from unobot.parsing.masks import fits
from unobot_irc.check import check_network
from unobot_irc.connection import Barred, Denied, Dropped, Link
from unobot_irc.delivery import format_message, join_messages
from unobot_irc.housekeeping import Channels
from unobot_irc.people import PARTS, Identities, Person, Proofs, Tracker
from unobot_irc.protocol import ACCOUNT, Features, account_mask, whole_mask
from unobot_irc.receipts import Outcome, Outcomes
from unobot_irc.session import Session
from unobot_irc.settings import USUAL, Settings

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

log = structlog.get_logger("unobot_irc")


class IrcAdapter:
    """One IRC network; see `unobot.adapter.Adapter` for what each method promises."""

    repeats_are_told = False
    addresses_first = True
    """irssi marks a line only where it begins with the reader's nick and an ASCII colon; others mark that, too."""

    def __init__(
        self, network: Network, settings: Settings, shelf: Shelf, clock: Clock, chance: random.Random
    ) -> None:
        self.network = network
        pace = settings.pace or USUAL
        self.pace = TokenBucket(pace.burst, pace.per_second, clock.now())
        self._settings = settings
        self._rooms: Sequence[str] = settings.rooms
        self._shelf = shelf
        self._clock = clock
        self._chance = chance
        self._proofs = Proofs(shelf.get(self._key(f"presences.{part}")) for part in range(PARTS))
        self._backoff = Backoff(_FIRST_PAUSE, _LONGEST_PAUSE, chance)
        self._banishment = Backoff(_BARRED_FIRST, _BARRED_MOST, chance)
        self._barred = False
        """Whether the last attempt ended because the server bars us."""
        self._outcomes: Outcomes | None = None
        self._was_in = False
        self._link: Link | None = None
        self._session: Session | None = None
        self._features = Features()
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
        link = Link(self._settings, self._clock)
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

    async def _prepare_session(self, link: Link, inbox: Inbox) -> Session:
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
            self._outcomes = Outcomes(mark)
        settings = self._settings
        features = self._features = Features()
        tracker = Tracker(
            self.network,
            features,
            Channels(features, self._rooms, self._chance),
            Identities(stamp, features, trust_hosts=settings.trust_hosts),
            self._proofs,
        )
        return Session(
            settings, tracker, link.send, self._clock, self._chance, self._outcomes, self.pace, inbox.may_ask
        )

    async def send(self, message: Outgoing, /) -> None:
        """Send one message, now. Raises `NotNow` or `Undeliverable`."""
        if self._session is None or self._link is None or not self._link.is_open:
            raise NotNow("not connected", 1.0)
        self._session.deliver(message)

    async def passed(self, message: Outgoing, /) -> None:
        """Return when the server has surely taken the message. Raises `NotNow` if that cannot be known, `Undeliverable`."""
        outcome = await self._outcomes.of(message.key) if self._outcomes is not None else Outcome.UNKNOWN
        if outcome is Outcome.UNKNOWN:
            raise NotNow("the connection ended before the server had taken it", 1.0)
        if outcome is Outcome.REFUSED:
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

    def account(self, name: str, /) -> str:
        """Return the mask of a services account. Raises ValueError."""
        return account_mask(name)

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the mask itself; of a nick that is in sight its account and its address; else of the account of that name."""
        if said.startswith(ACCOUNT):  # as it is listed
            return (account_mask(said.removeprefix(ACCOUNT)),)
        mask = whole_mask(said)
        if mask is not None:
            return (mask,)
        person = self._session.tracker.roster.find(said) if self._session is not None else None
        return (person.masks if person is not None else ()) or (account_mask(said),)

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """Return the account, and the addresses from which they were seen last."""
        account = (identity,) if identity.startswith(ACCOUNT) else ()
        seen = (mask for person in self._known(identity) for mask in person.masks)
        return tuple(dict.fromkeys([*account, *seen]))

    def _known(self, identity: Identity) -> list[Person]:
        return self._session.tracker.roster.known(identity) if self._session is not None else []

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Whether it is their account, or fits their nick and address as far as they are known."""
        folded = self.fold(mask)
        if identity is None:
            return self._session is not None and fits(folded, self.fold(self._session.mask))
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
        mask = self._session.mask if self._session is not None else ""
        target = _UNKNOWN_NICK if message.to is not None else str(message.room)
        return len(format_message(message, mask, target))

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Return both as one message, if they are for the same reader and short enough for one line."""
        return join_messages(first, second)

    def examine(self) -> AsyncGenerator[Finding, None]:
        """Look how the bot stands with the network: a visit under another nick, which says nothing."""
        return check_network(self._settings, self._clock, self._chance)

    def renew(self, settings: Settings) -> None:
        """Speak at this pace from now on; all else holds from the next connection on."""
        self._settings = settings
        usual = self._session.usual_pace if self._session is not None else USUAL
        pace = settings.pace or usual
        self.pace.renew(pace.burst, pace.per_second, self._clock.now())

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be in these rooms from now on, and leave others."""
        keyed = {written.partition(" ")[0]: written for written in self._settings.rooms}
        self._rooms = tuple(keyed.get(room, room) for room in rooms)
        if self._session is not None:
            self._session.want(self._rooms)
