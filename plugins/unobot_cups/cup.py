"""Cups as they are stored: who takes part, in which rooms they are played, what is decided so far; and which room plays which table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NewType, Protocol

import msgspec
import structlog

from uno_engine import EngineError
from unobot.adapter import Identity, Network, Room
from unobot.config.kinds import PauseLimit
from unobot.store import Record
from unobot.tables.services import Services
from unobot_cups.course import CupCourse, CupStage, Pairing, Plan, TableResult, course

CupId = NewType("CupId", str)
"""Names a cup for ever; chosen at random when it is opened."""
MOST_ROOMS = 8
"""How many further rooms a cup can be played in at most."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part. `name` is how the network knows them, `label` what the room reads.

    `lasting`: the identity outlives a lost connection. `agent` is the name of an agent's player, empty for a
    person. `withdrawn`: they have left the cup after it began, and lose their tables by default.
    """

    identity: Identity
    name: str
    label: str
    lasting: bool = False
    agent: str = ""
    withdrawn: bool = False


class Cup(msgspec.Struct, frozen=True):
    """A cup as it is stored, without its results.

    `line` composes the rules of its tables, `title` is what was asked for. `seed` is empty until it starts; `told` is
    how many of its stages the rooms know of; `opened` is in seconds since the epoch.
    """

    id: CupId
    network: Network
    room: Room
    line: str
    title: str
    host: Identity
    seats: int
    plan: Plan
    opened: float
    entrants: tuple[Entrant, ...] = ()
    rooms: tuple[Room, ...] = ()
    seed: str = ""
    told: int = 0

    @property
    def started(self) -> bool:
        """Whether its tables are drawn, so that nobody else can take part."""
        return bool(self.seed)

    @property
    def everywhere(self) -> tuple[Room, ...]:
        """All rooms that its tables are played in, its own first."""
        return (self.room, *self.rooms)

    def number_of(self, identity: Identity) -> int | None:
        """Return the number of that person among the entrants."""
        return next((at for at, each in enumerate(self.entrants) if each.identity == identity), None)

    def with_entrant(self, number: int, entrant: Entrant) -> "Cup":
        """Return the cup with another entrant at that number."""
        entrants = (*self.entrants[:number], entrant, *self.entrants[number + 1 :])
        return msgspec.structs.replace(self, entrants=entrants)


class Finished(msgspec.Struct, frozen=True):
    """What is kept for ever of a cup that was played to its end; `finished` is in seconds since the epoch."""

    cup: Cup
    results: dict[int, TableResult]
    finished: float

    @property
    def course(self) -> CupCourse:
        """All its stages, and who won."""
        return course(self.cup.plan, self.cup.seed, len(self.cup.entrants), self.results)


class PlayedPairing(msgspec.Struct, frozen=True):
    """Which table of which cup a room's table is.

    `seats` has the number of each seat's entrant, `places` are those of its last round, by seat; `again`: it was stopped,
    and what came of it does not count.
    """

    cup: CupId
    number: int
    seats: dict[int, int] = {}
    places: tuple[int, ...] = ()
    again: bool = False


class Running:
    """A cup with what is decided of it so far."""

    def __init__(self, cup: Cup, results: dict[int, TableResult] | None = None) -> None:
        self.cup, self.results = cup, results or {}

    @cached_property
    def course(self) -> CupCourse:
        """Where the cup stands: its stages, and who goes on. It must have started."""
        return course(self.cup.plan, self.cup.seed, len(self.cup.entrants), self.results)

    @property
    def sound(self) -> bool:
        """Whether the results are those of its tables, and the stages that were told are there: an upgrade may draw otherwise."""
        if not self.cup.started:
            return not self.results
        drawn = {
            pairing.number: pairing.entrants for stage in self.course.stages for pairing in stage.pairings
        }
        fit = (
            sorted((*result.order, *result.lost)) == sorted(drawn.get(number, ()))
            for number, result in self.results.items()
        )
        return self.cup.told <= len(self.course.stages) and all(fit)

    @property
    def stage(self) -> CupStage | None:
        """The stage that the rooms know of and that is played now; None before the first."""
        return self.course.stages[self.cup.told - 1] if self.cup.told else None

    def to_play(self) -> list[Pairing]:
        """Return the tables of that stage that are not decided yet, in their order."""
        pairings = self.stage.pairings if self.stage is not None else ()
        return [pairing for pairing in pairings if pairing.number not in self.results]


_log = structlog.get_logger(__name__)
NAME: Final = "cups"
_ORPHANS_KEPT: Final = 366 * 86_400.0
"""Seconds after which what was decided at a table may be forgotten: of cups that were stopped meanwhile."""


def cup_record(cup: Cup) -> Record:
    """Return the record of a cup that is played."""
    return _record(cup, f"cup {cup.id}", msgspec.json.encode(cup))


def result_record(cup: Cup, number: int, result: TableResult, date: float) -> Record:
    """Return the record of a table that was decided; of several of one table the later one counts."""
    return _record(cup, f"table {cup.id} {number}", msgspec.json.encode(result), date + _ORPHANS_KEPT)


def end_records(running: Running, finished: Finished | None = None) -> list[Record]:
    """Return the records of a cup that is over: how it went, for ever; without `finished` nothing, for it was stopped."""
    cup = running.cup
    over = [] if finished is None else [_record(cup, f"over {cup.id}", msgspec.json.encode(finished))]
    tables = (_record(cup, f"table {cup.id} {number}", None) for number in running.results)
    return [_record(cup, f"cup {cup.id}", None), *tables, *over]


def _record(cup: Cup, key: str, payload: bytes | None, until: float | None = None) -> Record:
    return Record(NAME, cup.network, "room", cup.room, key, payload, until)


@dataclass(frozen=True, slots=True)
class CupSettings:
    """The settings of this feature that an operator can give for a room."""

    cup_wait: PauseLimit = 300.0
    """How long a table of a cup waits for those who are drawn for it."""


class Cups:
    """All cups of this process. They are changed by what is stored, and by nothing else.

    A cup is changed by its own room alone; what is decided at a table, by the room where it is played.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self.running: dict[CupId, Running] = {}
        """Those that are played, by their ids."""
        self._by_room: dict[tuple[Network, Room], Running] = {}
        self._last: dict[tuple[Network, Room], Finished] = {}
        self.rooms: dict[tuple[Network, Room], CupRoom] = {}
        """What looks after the cup in each room."""

    def of(self, pairing: PlayedPairing) -> Running | None:
        """Return the cup that a table belongs to; None if it is not played any more."""
        return self.running.get(pairing.cup)

    def at(self, network: Network, room: Room | None) -> Running | None:
        """Return the cup of that room itself."""
        found = self.played_in(network, room)
        return found if found is not None and found.cup.room == room else None

    def played_in(self, network: Network, room: Room | None) -> Running | None:
        """Return the cup that is played in that room, its own or another's."""
        return None if room is None else self._by_room.get((network, room))

    def last(self, network: Network, room: Room) -> Finished | None:
        """Return the cup of that room that was over last."""
        return self._last.get((network, room))

    def next_pairing(self, running: Running, room: Room) -> Pairing | None:
        """Return the next table for that room: one that no other plays yet. The final is for the cup's own room."""
        if running.stage is not None and running.stage.final and room != running.cup.room:
            return None
        played = {
            each.pairing.number
            for each in self.rooms.values()
            if each.pairing and each.pairing.cup == running.cup.id
        }
        return next((pairing for pairing in running.to_play() if pairing.number not in played), None)

    def where(self, running: Running, number: int) -> Room | None:
        """Return the room that plays that table now."""
        for (_, room), each in self.rooms.items():
            if each.pairing is not None and (each.pairing.cup, each.pairing.number) == (
                running.cup.id,
                number,
            ):
                return room
        return None

    def put(self, record: Record) -> None:
        """Take in what is stored from now on."""
        before = self._take(record)
        self._find_rooms()
        now = self.running.get(_id_of(record))
        self._changed(each.cup for each in (before, now) if each is not None)

    def replaced(self, network: Network, records: Sequence[Record]) -> None:
        """Take these for all that is stored of the cups of a network or group.

        A cup of which rules are missing, or that would be drawn otherwise now, is not played on.
        """
        before = [
            each.cup
            for each in self.running.values()
            if self._services.groups.of(each.cup.network) == network
        ]
        for cup in before:
            del self.running[cup.id]
        for record in records:  # sorted: each cup comes before its tables
            self._take(record)
        for running in list(self.running.values()):
            try:
                self._services.catalogue.compose(running.cup.line)
                why = "" if running.sound else "another draw"
            except (EngineError, LookupError) as error:
                # an upgrade has taken away what it needs; its tables are stopped, and another cup can be opened
                why = type(error).__name__
            if why:
                _log_lost(self.running.pop(running.cup.id).cup, why)
        self._find_rooms()
        self._changed([*before, *(each.cup for each in self.running.values())])

    def _take(self, record: Record) -> Running | None:
        """Note what is stored; returns the cup as it was before."""
        kind, id_ = record.key.partition(" ")[0], _id_of(record)
        before = self.running.get(id_)
        try:
            if kind == "cup":
                self.running.pop(id_, None)
                if record.payload is not None:
                    cup = msgspec.json.decode(record.payload, type=Cup)
                    if cup.network in self._services.adapters:  # else it is another process's
                        self.running[id_] = Running(cup, {} if before is None else before.results)
            elif kind == "table" and before is not None and record.payload is not None:
                result = msgspec.json.decode(record.payload, type=TableResult)
                number = int(record.key.rpartition(" ")[2])
                self.running[id_] = Running(before.cup, {**before.results, number: result})
                for each in self.rooms.values():
                    if each.pairing is not None and (each.pairing.cup, each.pairing.number) == (id_, number):
                        each.deciding = None
            elif kind == "over" and record.payload is not None:
                finished = msgspec.json.decode(record.payload, type=Finished)
                at = finished.cup.network, finished.cup.room
                known = self._last.get(at)
                if known is None or known.finished <= finished.finished:
                    self._last[at] = finished
        except msgspec.MsgspecError as error:
            _log_lost(record, type(error).__name__)
        return before

    def _find_rooms(self) -> None:
        """Note anew which cup is played in which room; each room's own comes before another's."""
        cups = self.running.values()
        further = {(each.cup.network, room): each for each in cups for room in each.cup.rooms}
        self._by_room = {**further, **{(each.cup.network, each.cup.room): each for each in cups}}

    def _changed(self, cups: Iterable[Cup]) -> None:
        """Let the rooms of these cups look what there is to do now."""
        for each in self.rooms.values():
            each.listen(needed=any(one.cup.network == each.network for one in self.running.values()))
        for at in dict.fromkeys((cup.network, room) for cup in cups for room in cup.everywhere):
            if at in self.rooms:
                self.rooms[at].look()


class CupRoom(Protocol):
    """What looks after the cup in one room: `unobot_cups.play.PlayingRoom`."""

    network: Network
    deciding: PlayedPairing | None

    @property
    def pairing(self) -> PlayedPairing | None:
        """The table of a cup that is played there, or decided without being played."""
        ...

    def listen(self, *, needed: bool) -> None:
        """Begin or cease to listen to what happens in the room."""
        ...

    def look(self) -> None:
        """Have the room take the next step of its cup in its turn, if there is one."""
        ...


def _id_of(record: Record) -> CupId:
    return CupId(record.key.split(" ")[1])


def _log_lost(cup: Cup | Record, error: str) -> None:
    id_, room = (cup.id, cup.room) if isinstance(cup, Cup) else (_id_of(cup), cup.subject)
    _log.error("this cup cannot go on", cup=id_, room=room, error=error)
