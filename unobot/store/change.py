"""What one command changes: everything in a `Change` is committed together or not at all."""

from dataclasses import dataclass, field
from typing import Literal, NewType

from unobot.adapter import Bookmark, Identity, Network, Outgoing, Room

RoundId = NewType("RoundId", str)
"""Names a round for ever; chosen at random by whoever starts it."""

Scope = Literal["room", "person"]
"""Whom a setting is for."""


@dataclass(frozen=True, slots=True)
class TableKept:
    """A table as it is now. `payload` is the bot's own encoding, `round` the round being played there.

    `given` is how many inputs that round has; if it is told, a store in which some are missing is known as damaged.
    """

    network: Network
    room: Room
    payload: bytes
    round: RoundId | None = None
    given: int | None = None


@dataclass(frozen=True, slots=True)
class TableClosed:
    """There is no table in this room any more."""

    network: Network
    room: Room


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round begins. `preset` is the line that opened the table, `seats` the names with commas between, `opening` the state before input 1.

    `secret` (hex) and `shares` (a JSON list) are what the seed was made of; None in rounds of older versions.
    """

    id: RoundId
    network: Network
    room: Room
    preset: str
    seed: str
    seats: str
    opening: bytes
    secret: str | None = None
    shares: str | None = None


@dataclass(frozen=True, slots=True)
class InputGiven:
    """Input `number` (from 1) of a round: what a seat, or (seat is None) time or the table, said; `at_ms` since the epoch."""

    round: RoundId
    number: int
    seat: str | None
    text: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The round's state after its first `covers` inputs. Replaces the checkpoint before."""

    round: RoundId
    state: bytes
    covers: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a round went for one player, whose `network` may be another than that of the round."""

    identity: Identity
    name: str
    place: int
    points: int
    won: bool
    network: Network = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class RoundFinished:
    """A round is over, with its result as JSON, and how it went for those who played it on this network."""

    id: RoundId
    network: Network
    result: str
    standings: tuple[Standing, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundShrunk:
    """A finished round has its opening and inputs in `replay` alone from now on, or nowhere; `crc` is the row's checksum then."""

    id: RoundId
    replay: bytes | None
    crc: int


@dataclass(frozen=True, slots=True)
class StoredSetting:
    """A room's or a person's setting; `subject` is the room or the identity. Value None forgets it."""

    network: Network
    scope: Scope
    subject: str
    key: str
    value: str | None


@dataclass(frozen=True, slots=True)
class Banned:
    """Whoever one of these masks (with spaces between) fits is not listened to, in a room or (None) on the network.

    `name` is who was meant, `by` who said so; `until` is when it ends by itself.
    """

    network: Network
    room: Room | None
    masks: str
    name: str
    by: str
    until: float | None


@dataclass(frozen=True, slots=True)
class BanLifted:
    """That ban is over."""

    network: Network
    room: Room | None
    masks: str


@dataclass(frozen=True, slots=True)
class JoinedGroup:
    """From now on what is kept of that network's people is kept under the name of its group, but what is there already."""

    network: Network
    group: Network


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that an owner, an admin or an operator (`rank`) did: `what`, as it would be typed."""

    network: Network
    room: Room | None
    identity: Identity
    name: str
    rank: str
    what: str


@dataclass(frozen=True, slots=True)
class Shelved:
    """A text that an adapter keeps; None forgets it."""

    network: Network
    key: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Seen:
    """A message was handled. Committing the same one twice fails with `AlreadySeen`."""

    network: Network
    id: str


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that belongs to one command, at the time `at` (seconds since the epoch).

    `outgoing` gets its keys by the commit, whatever they were. `joined` rewrites messages that are not sent yet,
    `sent` forgets those that need no sending any more. `forget_seen_before` and `forget_bans_before` are times.
    """

    at: float
    table: TableKept | TableClosed | None = None
    started: RoundStarted | None = None
    inputs: tuple[InputGiven, ...] = ()
    checkpoint: Checkpoint | None = None
    finished: RoundFinished | None = None
    shrunk: tuple[RoundShrunk, ...] = ()
    settings: tuple[StoredSetting, ...] = ()
    bans: tuple[Banned | BanLifted, ...] = ()
    groups: tuple[JoinedGroup, ...] = ()
    deeds: tuple[Deed, ...] = ()
    shelved: tuple[Shelved, ...] = ()
    seen: Seen | None = None
    bookmark: Bookmark | None = None
    outgoing: tuple[Outgoing, ...] = ()
    joined: tuple[Outgoing, ...] = ()
    sent: tuple[int, ...] = ()
    forget_seen_before: float | None = None
    forget_bans_before: float | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """The change is durable. `outgoing` are its messages with the keys they were given."""

    outgoing: tuple[Outgoing, ...] = ()
