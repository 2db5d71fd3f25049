"""The signals of a room: what happens there, told to the features that listen. The list is closed; the play knows no listener."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from uno_engine import Card, EngineError, Event, RuleSet
from unobot.adapter import Identity, Said, Sender
from unobot.document import Document
from unobot.messages import Snapshot
from unobot.store import PERSON, Record, RoundFinished
from unobot.store.change import Write
from unobot.tables.lines import Lines
from unobot.tables.preferences import Account
from unobot.tables.table import LIVE, Pace, Table

_HELD: Final = 1.0
"""Seconds for which nothing else was done that an operator is told of."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class LineHeard:
    """Somebody says something, in the room or to the bot alone. A listener refuses it with the id of the message that says why.

    It is asked for every line before anything else is done with it, and must cost next to nothing.
    """

    identity: Identity
    refused: str | None = None


@dataclass(slots=True)
class LineEdited:
    """Somebody has edited a line of theirs. It is passed over unless a listener says that the edit `counts` as a line."""

    said: Said
    counts: bool = False


@dataclass(frozen=True, slots=True)
class LineDone:
    """An edit, or a line that was `refused`, was dealt with for the first time, and what came of it is stored."""

    said: Said
    refused: bool


@dataclass(frozen=True, slots=True)
class LinePassedOver:
    """A line was heard that asks nothing of the bot. A listener may answer it in `lines`, to whoever wants that."""

    said: Said
    lines: Lines


@dataclass(frozen=True, slots=True)
class PersonCame:
    """Somebody has come into the room, or was there when the bot came."""

    sender: Sender


@dataclass(frozen=True, slots=True)
class PersonLeft:
    """Tells that a person has left the room."""

    identity: Identity


@dataclass(frozen=True, slots=True)
class PersonRenamed:
    """Somebody in the room has another name, or is known by another identity than `old`."""

    old: Identity
    sender: Sender


@dataclass(slots=True)
class RulesSaid:
    """Somebody names what is played; a listener may put what a word of the `line` stands for in its place.

    It may raise NotAllowed if that is not there any more.
    """

    line: str


@dataclass(slots=True)
class TableWanted:
    """Somebody opens a table and does not say what is played; a listener that knows it sets the `line`."""

    line: str | None = None


@dataclass(slots=True)
class PaceAsked:
    """A table with these rules is being opened (`opening`), or is the room's table from now on. A listener may set its pace.

    While it is being opened a listener raises NotAllowed if the room has no such tables.
    """

    rules: RuleSet
    opening: bool
    pace: Pace = LIVE


@dataclass(frozen=True, slots=True)
class TableMade:
    """A table was made, at which nobody sits yet, and of which nobody was told."""

    table: Table


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table has been put up in the room; `lines` has the line that tells it."""

    table: Table
    lines: Lines


@dataclass(frozen=True, slots=True)
class TableGone:
    """The room's table was closed; without the `closed` table: what was remembered of the room's table is read from the store anew."""

    closed: Table | None = None


@dataclass(frozen=True, slots=True)
class TouchChanged:
    """The bot and those in the room hear each other again, or no more; `moved`: for the bot has come or gone."""

    lines: Lines
    moved: bool


@dataclass(slots=True)
class CutOff:
    """The room's players are about to be told alone that the bot is not heard there any more, by the message with that id.

    A listener may put the id of another message in its place.
    """

    message: str


@dataclass(frozen=True, slots=True)
class TableRestored:
    """The room's table was set up again as it is stored."""

    table: Table


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A player who is there is about to be sent the first hand of a round; `remarks` go with it, a listener may add some."""

    table: Table
    seat: int
    remarks: list[Document]
    lines: Lines


@dataclass(frozen=True, slots=True)
class HandAsked:
    """A player for whom the table waits is back, and is about to be sent the hand in `lines`."""

    table: Table
    seat: int
    lines: Lines


@dataclass(frozen=True, slots=True)
class HandShown:
    """A player who is asked was sent this hand in `lines`."""

    table: Table
    seat: int
    hand: Sequence[Card]
    lines: Lines


@dataclass(frozen=True, slots=True)
class Happened:
    """These events have happened at the room's table, and the room and its players were told of them in `lines`.

    A table that is played in several rooms tells each of them.
    """

    table: Table
    events: Sequence[Event]
    now: Snapshot
    lines: Lines


@dataclass(slots=True)
class PersonSeated:
    """Somebody is about to have a seat, or to be spoken of as if they had one.

    A listener may set the `mark` that stands behind their name, and among whom their rounds count, the `kind`.
    """

    identity: Identity
    mark: str = ""
    kind: str = PERSON


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody has taken a seat, or a computer player was given one."""

    table: Table
    seat: int


@dataclass(slots=True)
class RoundStored:
    """A round is over, and its result is about to be stored. A listener may put another result in its place.

    It comes after `Happened` with the end of the round, and only in the home of the table. Nothing can be said any more:
    `place.in_turn` says something when it is stored. The `records`, which begin with those of the command, and what it
    `writes` are written in the same transaction, behind the result.
    """

    finished: RoundFinished
    records: list[Record] = field(default_factory=list)
    writes: list[Write] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ForgetAsked:
    """Somebody wants nothing to be kept of these accounts, which are all that they have. A listener puts into `lines` that what it keeps goes."""

    accounts: Sequence[Account]
    lines: Lines


@dataclass(frozen=True, slots=True)
class RoomAsked:
    """The room is to play at a table of another room. A listener raises NotAllowed if the room is needed."""


@dataclass(frozen=True, slots=True)
class RulesAsked:
    """Another table with the same people is to be put in the place of this one. A listener raises NotAllowed if it must stay."""

    table: Table


@dataclass(frozen=True, slots=True)
class ChangeStored:
    """What was done in the room last is stored; there may be something to do next."""


S = TypeVar(
    "S",
    LineHeard,
    LineEdited,
    LineDone,
    LinePassedOver,
    PersonCame,
    PersonLeft,
    PersonRenamed,
    RulesSaid,
    TableWanted,
    PaceAsked,
    TableMade,
    TableOpened,
    TableGone,
    TouchChanged,
    CutOff,
    TableRestored,
    HandDealt,
    HandAsked,
    HandShown,
    Happened,
    PersonSeated,
    SeatTaken,
    RoundStored,
    ForgetAsked,
    RoomAsked,
    RulesAsked,
    ChangeStored,
)


class Signals:
    """The listeners of one room. A listener is called in the order in which it came, for every signal of its class."""

    def __init__(self) -> None:
        self._listeners: dict[type, tuple[Callable[[Any], None], ...]] = {}

    def listen(self, kind: type[S], listener: Callable[[S], None]) -> None:
        """Call the listener with each signal of that class from now on."""
        self._listeners[kind] = (*self._listeners.get(kind, ()), listener)

    def stop(self, kind: type[S], listener: Callable[[S], None]) -> None:
        """Call the listener no more."""
        self._listeners[kind] = tuple(each for each in self._listeners.get(kind, ()) if each != listener)

    def counts(self, said: Said) -> bool:
        """Whether a line is to be dealt with: one that was edited only if a listener says so."""
        if said.edit_of is None:
            return True
        edited = LineEdited(said)
        self.emit(edited)
        return edited.counts

    def done(self, said: Said, *, refused: bool) -> None:
        """Tell what became of a line; nobody needs to know of one that was simply done."""
        if refused or said.edit_of is not None:
            self.emit(LineDone(said, refused))

    def resolve(self, said: str) -> str:
        """Return what was said of what is played, with what its words stand for in the room. Raises NotAllowed."""
        rules = RulesSaid(said)
        self.emit(rules)
        return rules.line

    def emit(self, signal: S) -> None:
        """Call whoever listens to signals of this class. What a listener raises, whoever emits raises."""
        for listener in self._listeners.get(signal.__class__, ()):
            began = time.monotonic()
            try:
                listener(signal)
            except EngineError:
                raise
            except Exception as error:
                told = "a listener failed; what led to it is undone"
                _log.error(told, **_named(listener, signal), error=type(error).__name__)
                raise
            if (held := time.monotonic() - began) >= _HELD:
                told = "a listener has held up the whole bot"
                _log.error(told, **_named(listener, signal), seconds=round(held, 1))


def _named(listener: Any, signal: object) -> dict[str, str]:
    """Return what tells an operator which plugin's listener it is."""
    while isinstance(listener, partial):
        listener = listener.func
    return {
        "listener": f"{listener.__module__}.{getattr(listener, '__qualname__', type(listener).__name__)}",
        "signal": type(signal).__name__,
    }
