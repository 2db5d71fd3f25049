"""What one command changes, committed together or not at all, and what can go wrong with the store.

StoreError
├── Unopenable    the database cannot be used at all: the operator must do something
│   └── Damaged   it is not as this bot and the database have left it
├── TakenOver     another unobot has opened the database since
├── AlreadySeen   the change is for a message that was handled before
└── Unkept        this change could not be committed; nothing of it was
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NewType, Protocol

import msgspec
from sqlalchemy import ClauseElement, Connection

from unobot.adapter import Identity, Network, Outgoing, Room

RoundId = NewType("RoundId", str)
"""Names a round for ever; chosen at random by whoever starts it."""

Scope = Literal["room", "person"]
"""Whom a setting or a record is for."""

PERSON: Final = "person"
"""The kind of player that everybody is of whom nothing else is said."""

ANYWHERE: Final = Network("")
"""The network of what is of no single one: of a person with accounts on several. No network in a configuration has this name."""


def person_of(network: Network | str, identity: Identity | str) -> str:
    """Return the person that an identity is, if nobody has said otherwise."""
    return f"{network} {identity}"


class TableKept(msgspec.Struct, frozen=True):
    """A table as it is now. `payload` is the bot's own encoding, `round` the round being played there.

    `given` is how many inputs that round has; if it is told, a store in which some are missing is known as damaged.
    `left` is the room of the same network in which the table has stood until this change.
    """

    network: Network
    room: Room
    payload: bytes
    round: RoundId | None = None
    given: int | None = None
    left: Room | None = None


@dataclass(frozen=True, slots=True)
class TableClosed:
    """There is no table in this room any more."""

    network: Network
    room: Room


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round begins. `preset` is the line that opened the table, `seats` the names with commas between, `opening` the state before input 1.

    `proof` is what the seed was made of, as whoever settled it writes it; None if that was chance alone.
    """

    id: RoundId
    network: Network
    room: Room
    preset: str
    seed: str
    seats: str
    opening: bytes
    proof: str | None = None


class InputGiven(msgspec.Struct, frozen=True):
    """Input `number` (from 1) of a round: what a seat, or (seat is None) time or the table, said; `at_ms` since the epoch."""

    round: RoundId
    number: int
    seat: str | None
    text: str
    at_ms: int


class Checkpoint(msgspec.Struct, frozen=True):
    """The round's state after its first `covers` inputs. Replaces the checkpoint before."""

    round: RoundId
    state: bytes
    covers: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a round went for one player, whose `network` may be another than that of the round.

    `person` is whose it is: None for nobody but this identity, empty for somebody of whom nothing is kept. `kind` is what
    kind of player it was: each is compared with its own alone. `cards` is
    the largest hand they held, `place` 0 if the round does not count for them, `seat` where they sat (from 0), if that is known.
    """

    identity: Identity
    name: str
    place: int
    points: int
    won: bool
    network: Network = field(kw_only=True)
    kind: str = PERSON
    person: str | None = None
    cards: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class RoundFinished:
    """A round is over, with its result as JSON, and how it went for those who played it on this network.

    `preset` is the game that was played, without its options.
    """

    id: RoundId
    network: Network
    result: str
    standings: tuple[Standing, ...] = ()
    preset: str = ""


class RoundProgress(msgspec.Struct, frozen=True):
    """How far a round has come since the last change: its beginning, its new inputs, a checkpoint after them, its end."""

    started: RoundStarted | None = None
    inputs: tuple[InputGiven, ...] = ()
    checkpoint: Checkpoint | None = None
    finished: RoundFinished | None = None


@dataclass(frozen=True, slots=True)
class StoredSetting:
    """A room's or a person's setting; `subject` is the room or the identity. Value None forgets it."""

    network: Network
    scope: Scope
    subject: str
    key: str
    value: str | None


@dataclass(frozen=True, slots=True)
class Record:
    """What a feature keeps: a struct of its own as JSON, about a `subject` of that scope; a payload of None forgets it.

    `network` is where it is known, or the group of that network. When the date `until` is over it may be forgotten.
    """

    feature: str
    network: Network
    scope: Scope
    subject: str
    key: str
    payload: bytes | None
    until: float | None = None


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


class Handled(msgspec.Struct, frozen=True):
    """What of a network's messages is handled: the one with this `id`, and all before this `position` of the network.

    Committing an id for the second time fails with `AlreadySeen`.
    """

    network: Network
    id: str | None = None
    position: str | None = None


class Messages(msgspec.Struct, frozen=True):
    """Messages to people: `new` ones get their keys by the commit, whatever they were.

    What is not sent yet under the keys of those that are `joined` is replaced by them; the keys in `sent` need no sending
    any more.
    """

    new: tuple[Outgoing, ...] = ()
    joined: tuple[Outgoing, ...] = ()
    sent: tuple[int, ...] = ()


class Executor(Protocol):
    """Carries out statements in a transaction; `unobot.store.writer.Transaction` is one."""

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        ...

    def execute(self, statement: ClauseElement, rows: Sequence[Mapping[str, Any]]) -> None:
        """Carry out the statement once with each of the rows."""
        ...

    def take_long(self) -> None:
        """Let the transaction take as long as it wants from here on."""
        ...

    def rows(self, statement: ClauseElement, row: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """All rows that the statement returns."""
        ...

    def results_changed(self, persons: Collection[str] | None) -> None:
        """Have all that features count of these persons, or (None) of everybody, counted anew: results of theirs are others, or others' now."""
        ...


class Tally(Protocol):
    """What a feature counts of the results of finished rounds, in tables of its own.

    All of it follows from the results. So these tables are nobody's loss: they are made anew where they are missing.
    """

    def make(self, connection: Connection) -> None:
        """Make the tables, and count anew if what stands there is not of these results. Nothing else is done meanwhile."""
        ...

    def recount(self, on: Executor, persons: Collection[str] | None) -> int:
        """Count anew these persons, or (None) everybody; returns how many rounds count of them."""
        ...

    def figures(self, connection: Connection) -> Sequence[str]:
        """Tell an operator how much is counted, a line for each kind."""
        ...


Write = Callable[[Executor], object]
"""What a feature writes into tables of its own, or the bot's, in the change's transaction. It is called in the store's thread."""


class Change(msgspec.Struct, frozen=True):
    """Everything that belongs to one command, at the time `at` (seconds since the epoch). The `writes` come last."""

    at: float
    table: TableKept | TableClosed | None = None
    round: RoundProgress = RoundProgress()
    settings: tuple[StoredSetting, ...] = ()
    records: tuple[Record, ...] = ()
    deeds: tuple[Deed, ...] = ()
    shelved: tuple[Shelved, ...] = ()
    handled: Handled | None = None
    messages: Messages = Messages()
    writes: tuple[Write, ...] = ()


class Committed(msgspec.Struct, frozen=True):
    """The change is durable. `outgoing` are its messages with the keys they were given."""

    outgoing: tuple[Outgoing, ...] = ()


class StoreError(Exception):
    """Base of what the store raises. The message never holds a password or a stored payload."""


class Unopenable(StoreError):
    """The database cannot be used. The message says why and what to change."""


class Damaged(Unopenable):
    """The database holds what neither this bot nor the database itself has written. The message says what to do."""


class TakenOver(StoreError):
    """A newer process has opened the same database for writing; this one may write no more."""


class AlreadySeen(StoreError):
    """The message that caused this change was handled before; nothing of the change was committed."""


class Unkept(StoreError):
    """The database refused the change, and nothing of it was committed."""
