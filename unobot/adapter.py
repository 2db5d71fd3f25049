"""The seam between the bot and a network: what an adapter delivers, what it is given, what it must be.

An adapter knows its network and nothing of games. It tells the bot who said what and who came and went,
as `Incoming` items put into the `Inbox` in the order in which they happened; and it sends `Outgoing`
messages that the `Outbox` hands to it one at a time.
"""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import Final, Literal, NewType, Protocol, runtime_checkable

from unobot.clock import Clock
from unobot.document import Document, Name, Shown, Style, Text, without_end

_ROUNDING: Final = 1e-6
"""Less than this is missing only because floats are not exact; waiting for it would mean to wake again and again."""

Network = NewType("Network", str)
"""The operator's own name of a network in the configuration, `libera`."""

Room = NewType("Room", str)
"""A room's canonical name or id on its network. Never parsed by the bot."""

Identity = NewType("Identity", str)
"""A person on their network. The adapter makes it; the bot only compares it for equality.

Two identities are equal only if the adapter is sure that the same person is behind both: on IRC
`account:ann`, or one unbroken presence of an unregistered nick; on Matrix the user id.
"""


PrivateForm = Literal["auto", "message", "notice"]
"""How somebody is told what is for them alone: as their network usually does, as a message, or as a notice."""


@dataclass(frozen=True, slots=True)
class Sender:
    """The person who said something: `name` is for reading, `identity` decides. `operator` is their rank in that room.

    `lasting`: the identity outlives a lost connection (an account), so that no token is needed to take a seat back.
    `account` is shown beside the name where two names look alike, if the network has such a thing beside the name.
    """

    identity: Identity
    name: str
    operator: bool = False
    lasting: bool = False
    account: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said a line, in a room or (room is None) privately to the bot.

    `id` is unique on the network, so that the bot can recognise a repeat; `time` is in seconds since the epoch. `addressed`
    says that it is meant for the bot and needs no prefix: it began with the bot's name, or is a reaction to a prompt.
    `text` no longer has the name, and is empty if there was only the name. `about` is the room that such an
    answer, given in private, is about. `edit_of` is the id of the earlier line that this one, an edit, replaces.
    `tapped`: it was not typed, but is such a reaction, to which nobody expects an answer. `in_passing`: it is meant for the
    bot if it can be read, as it replies to the bot or names it somewhere; else it is chatter.
    """

    network: Network
    room: Room | None
    sender: Sender
    text: str
    id: str
    time: float
    addressed: bool = False
    about: Room | None = None
    edit_of: str | None = None
    tapped: bool = False
    in_passing: bool = False


@dataclass(frozen=True, slots=True)
class Unread:
    """Somebody said something that cannot be read (it is encrypted, and its key did not come)."""

    network: Network
    room: Room | None
    sender: Sender


@dataclass(frozen=True, slots=True)
class Remark:
    """The adapter has something to say to somebody alone that is its network's own business.

    `message` is the id of a text that the adapter's plugin brings, `args` what is put into it, by name.
    """

    network: Network
    sender: Sender
    message: str
    args: tuple[tuple[str, str], ...] = ()
    room: None = None


@dataclass(frozen=True, slots=True)
class Arrived:
    """An identity is present in a room; told for everyone there when the bot itself has entered."""

    network: Network
    room: Room
    sender: Sender


@dataclass(frozen=True, slots=True)
class Departed:
    """An identity is gone: from one room, or (room is None) from the network's sight altogether."""

    network: Network
    room: Room | None
    identity: Identity


@dataclass(frozen=True, slots=True)
class Renamed:
    """The same person has another name, or (old != sender.identity) is known by another identity from now on."""

    network: Network
    old: Identity
    sender: Sender


@dataclass(frozen=True, slots=True)
class Entered:
    """The bot is in the room and everyone present has been told by `Arrived` before it.

    `title` is how people call the room, and what private lines and the configuration call it: the channel (never its
    topic), or a Matrix room's alias.
    """

    network: Network
    room: Room
    title: str


@dataclass(frozen=True, slots=True)
class Excluded:
    """The bot is no longer in the room (kicked, banned, room gone)."""

    network: Network
    room: Room
    reason: str


@dataclass(frozen=True, slots=True)
class Unheard:
    """The bot is in the room, but what it says there is refused (it is muted): nobody can read it."""

    network: Network
    room: Room
    reason: str


@dataclass(frozen=True, slots=True)
class Heard:
    """After `Unheard`: what the bot says in the room may be let through again, and will show whether it is.

    If it is not, `Unheard` is told once more.
    """

    network: Network
    room: Room


@dataclass(frozen=True, slots=True)
class Unreached:
    """The network refused a private message to this identity: they have not read it."""

    network: Network
    identity: Identity
    reason: str


@dataclass(frozen=True, slots=True)
class CameIn:
    """An identity has come in by a `Door`: from now on they read what is said to them alone."""

    network: Network
    identity: Identity


@dataclass(frozen=True, slots=True)
class Disconnected:
    """The network is out of reach; nobody's presence on it is known until the rooms are `Entered` again."""

    network: Network


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Once all that came before is settled, `position` may be stored, and is given back at the next start.

    Put together with what came before, it is stored in the transaction of the last command among that.
    """

    network: Network
    position: str


Incoming = (
    Said
    | Unread
    | Remark
    | Arrived
    | Departed
    | Renamed
    | Entered
    | Excluded
    | Unheard
    | Heard
    | Unreached
    | CameIn
    | Disconnected
    | Bookmark
)
"""All that an adapter can put into the `Inbox`."""


class Importance(IntEnum):
    """Which message goes first when the network's pace makes them wait."""

    PRIVATE = 0
    """Hands and answers to one player."""
    TURN = 1
    """What happened, and whose turn it is."""
    ANSWER = 2
    """What somebody with a seat has asked for: help, scores, rules."""
    CHATTER = 3
    """All else: what somebody without a seat has asked for, hints, links."""


@dataclass(frozen=True, slots=True)
class Outgoing:
    """One message that was committed and is to be sent.

    `key` numbers it for ever (a network that can tell repeats derives its transaction id from it). With `to`, it is
    for that identity alone, and `room` is the room it is about; the adapter must not deliver it to anyone else, whatever
    name they now bear. `purpose` says what it replaces: an unsent older message to the same receiver with the same
    purpose is dropped. `mention` is the identity whose turn it announces. `answers` are the commands of which one is
    expected now, as typed (`accept`, `color red`, `pick bob`; for a hand `r5`, `r5 uno`, `draw`): a network that
    can takes a click for them. `reply_to` is the id of what was said that this answers. `picture` is what
    the document tells, cards or a list of the best, if its readers want to see that as a picture: a network that can
    shows one beside the document. `rings`: the client of whoever is mentioned, or of its receiver, is to ring; a network that can says
    everything else without a sound. `asks` are so many characters at the end of the document, as `plain` has it, that ask whoever is mentioned for
    something. `form` is what a message `to` somebody alone is sent as.

    Where the adapter `addresses_first`, a message that is to make the mentioned person's client ring begins with their
    name and `: `.
    """

    key: int
    network: Network
    room: Room | None
    to: Identity | None
    document: Document
    importance: Importance = Importance.TURN
    purpose: str | None = None
    mention: Identity | None = None
    style: Style = "colour"
    answers: tuple[str, ...] = ()
    reply_to: str | None = None
    picture: Shown = ()
    asks: int = 0
    form: PrivateForm = "auto"
    rings: bool = False

    def without_call(self) -> "Outgoing":
        """What the message tells happened, without calling anybody: their turn may be over when this is said."""
        document = self.document
        match document:
            case (Name(_, identity), Text(text), *_) if identity == self.mention and text.startswith(": "):
                document = (Text(text.removeprefix(": ")), *document[2:])
        return replace(
            self, document=without_end(document, self.asks), mention=None, answers=(), asks=0, rings=False
        )


class Inbox(Protocol):
    """Where an adapter puts what happened. Order is kept; `put` waits while the bot is far behind."""

    async def put(self, *items: Incoming) -> None:
        """Deliver items, in their order. None of them is dealt with before all that are put together are delivered."""
        ...

    def may_ask(self, said: "Said", /) -> bool:
        """Whether that line may ask the bot for something; False if it is surely chatter.

        An adapter that must first ask its network who somebody is need not do so for chatter.
        """
        ...


class Shelf(Protocol):
    """A few named texts that an adapter keeps over restarts (its own bookmark, keys, proofs of presence)."""

    def get(self, key: str, /) -> str | None:
        """Return the text kept under `key`, or None."""
        ...

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep `text` under `key` durably; None forgets it."""
        ...


class TokenBucket:
    """At most `burst` lines at once, and `per_second` in the long run. Times are in seconds, of any one clock.

    >>> bucket = TokenBucket(burst=2, per_second=1.0, now=0.0)
    >>> bucket.spend(3, now=0.0)
    >>> bucket.wait(1, now=0.5)
    1.5
    """

    # aiolimiter does not fit: it reads the time of the event loop, so that a test cannot hold it; it does not tell how
    # long the wait will be; and it refuses what is larger than the burst, where we must go into debt.

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.renew(burst, per_second, now)

    def renew(self, burst: float, per_second: float, now: float) -> None:
        """Take this burst and this rate from now on, and be full."""
        self.burst = max(1.0, float(burst))
        self.per_second = per_second
        self._tokens = self.burst
        self._at = now

    def level(self, now: float) -> float:
        """Return how many lines may go out at once; below 0, how many are owed."""
        gained = max(0.0, now - self._at) * self.per_second
        self._tokens, self._at = min(self.burst, self._tokens + gained), now
        return self._tokens

    def full(self, now: float) -> bool:
        """Whether a new bucket would be no different."""
        return self.level(now) >= self.burst

    def wait(self, lines: int, now: float) -> float:
        """Return the seconds until so many lines may go; a message larger than the whole burst goes when the bucket is full."""
        missing = min(float(lines), self.burst) - self.level(now)
        return missing / self.per_second if missing > _ROUNDING else 0.0

    def spend(self, lines: float, now: float) -> None:
        """Count lines that have gone out; more than there were tokens for are a debt."""
        self._tokens = self.level(now) - lines


class AdapterError(Exception):
    """Base of what an adapter raises towards the bot."""


class Refused(AdapterError):
    """The network will never let us in like this (wrong password, bad certificate). The message says what to change."""


class NotNow(AdapterError):
    """The message could not be sent now; try it again after `seconds`.

    `receiver_only`: the network takes everything else meanwhile, and only what is for the same person must wait.
    """

    def __init__(self, reason: str, seconds: float = 1.0, *, receiver_only: bool = False) -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.receiver_only = receiver_only


class Undeliverable(AdapterError):
    """The message can never be sent (receiver gone, room lost). It is dropped."""


class Adapter(Protocol):
    """One connection to one network."""

    network: Network
    pace: TokenBucket
    """How many lines may go out now: the outbox spends its messages, the adapter whatever it sends beside them."""
    repeats_are_told: bool
    """Whether the network sees by a message's key that it was sent before, so that sending it again does no harm."""
    addresses_first: bool
    """Whether clients mark a line only where it begins with the reader's name; else a `mention` is enough."""
    private_rooms: bool
    """Whether what is said to one person alone stands in a room of their own: a whole turn is told there, and played."""

    def fold(self, name: str, /) -> str:
        """Return what decides whether two names are the same on this network: it is equal for them then."""
        ...

    async def run(self, inbox: Inbox, /) -> None:
        """Connect, enter the configured rooms, deliver what happens; reconnect whenever the network fails.

        Runs until cancelled (then it says goodbye and disconnects). Raises `Refused` if trying again is pointless.
        """
        ...

    async def send(self, message: Outgoing, /) -> None:
        """Send one message, now. Raises `NotNow` or `Undeliverable`; anything else is a defect."""
        ...

    async def passed(self, message: Outgoing, /) -> None:
        """Return when the network has surely taken a message that was sent; to be asked in the order of sending.

        Raises `Undeliverable` if the network has refused it, `NotNow` if the connection ended before that was known.
        """
        ...

    def heard_until(self, wanted: float, /) -> float:
        """Return until when (in seconds of play, `Clock.played`) all that was said has surely been delivered.

        If that is before `wanted`, the network is asked whether it is still there, so that a later call knows more.
        A time-out is fired only if this is not before it: a connection may be lost long before that is noticed.
        """
        ...

    async def reachable(self, identity: Identity, /) -> bool:
        """Whether something can be said to this identity alone, as far as can be known before it is tried.

        Asked before somebody is dealt in; a network where a private room must be made first makes it now.
        """
        ...

    def account(self, name: str, /) -> str:
        """Return the mask of who is logged in to an account, by its name in the configuration: of one that lasts, never of a nick.

        Raises ValueError, saying what was expected.
        """
        ...

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the masks of those whom somebody means who may exclude them: a name, an account, or a mask.

        Raises ValueError, saying what was expected, also for a mask that fits nearly everybody.
        """
        ...

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """Return masks that fit this person, also when they come back as another identity, as far as that can be."""
        ...

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Whether a mask fits this person, or (None) the bot itself."""
        ...

    def lines(self, message: Outgoing, /) -> int:
        """Return how many lines of the network's pace the message costs."""
        ...

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Return both messages as one line (with the key of the second), or None if they do not fit or must not be joined."""
        ...

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be in these rooms (beside those that somebody invited the bot to)."""
        ...


class BaseAdapter:
    """Everything of an `Adapter` but `run`, `send` and `reachable`, for a network that has nothing like the rest.

    Derive from it, and write what your network has. Without a `pace` any number of messages may go out. Nobody has an
    account, and the mask of somebody is their identity.
    """

    network: Network
    clock: Clock
    pace: TokenBucket
    repeats_are_told: bool = False
    addresses_first: bool = False
    private_rooms: bool = False

    def __init__(self, network: Network, clock: Clock, pace: TokenBucket | None = None) -> None:
        self.network, self.clock = network, clock
        self.pace = pace or TokenBucket(1000, 1000.0, clock.now())

    def fold(self, name: str, /) -> str:
        """Return the name in small letters."""
        return name.casefold()

    async def passed(self, message: Outgoing, /) -> None:
        """Return at once."""

    def heard_until(self, wanted: float, /) -> float:
        """Return the time of play: everything that was said is taken for heard."""
        return self.clock.played()

    def account(self, name: str, /) -> str:
        """Raise ValueError: nobody has an account."""
        raise ValueError("expected nothing, because this network has no accounts")

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Raise ValueError: nobody who is absent can be named."""
        raise ValueError("expected somebody who is here")

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """Return the identity."""
        return (identity,)

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Return whether the mask is this identity; nothing fits the bot."""
        return mask == identity

    def lines(self, message: Outgoing, /) -> int:
        """Return how many lines of the pace a message costs: one."""
        return 1

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Return None: messages are sent one by one."""
        return None

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Do nothing: the rooms are always the same."""


@runtime_checkable
class Inviting(Protocol):
    """An optional part of an adapter: its network's own way to ask somebody into a room."""

    def invitable(self, name: str, /) -> str:
        """Return the name under which somebody can be asked in who is not in the room. Raises ValueError, saying what was expected."""
        ...

    async def invite(self, room: Room, name: str, /) -> None:
        """Ask somebody into the room. Raises `Undeliverable` if the network refuses it, `NotNow` if it is out of reach."""
        ...


class Door(Enum):
    """Whether somebody reads what is said to them alone, where they come into a private room for that."""

    OPEN = "open"
    """They are in that room."""
    INVITED = "invited"
    """They were invited, and have not come in yet: what is said to them alone waits for them there."""
    SHUT = "shut"
    """They were not invited: the next private line would do that."""
    BRIDGED = "bridged"
    """They use another network over a bridge that does not bring them in."""


@runtime_checkable
class Doors(Protocol):
    """An optional part of an adapter whose people must enter a private room before they can read private messages."""

    def door(self, identity: Identity, /) -> Door:
        """Return whether somebody reads what is said to them alone, as far as is known now; asked after `reachable`.

        Nobody is dealt in who is not in that room. When they come in, `CameIn` is told.
        """
        ...


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a look at a network has shown.

    `what` was looked at (`room #uno`), and is as `found` says. Where that is not as it should be, `cure` says what to do;
    `stops`: as long as it is so, the bot cannot work there.
    """

    what: str
    found: str
    cure: str = ""
    stops: bool = False


@runtime_checkable
class Examined(Protocol):
    """An optional part of an adapter: a look at its network, for `unobot check --online`."""

    def examine(self) -> AsyncGenerator[Finding, None]:
        """Log in, look whether the bot can work there, log off; yield each thing as soon as it is known.

        Called instead of `run`, often while another process runs the bot with the same settings: nothing may be said, and
        that bot must not be disturbed. What is put on the shelf is thrown away. It is closed early when it takes too
        long. It raises nothing: whatever goes wrong is a finding.
        """
        ...


@runtime_checkable
class SendsSeveral(Protocol):
    """An optional part of an adapter for which it would be slow to wait for each answer."""

    in_flight: int
    """How many messages may be given to `send` before the first is answered. Never two about one room, or to one person about none."""
