"""A cup: who takes part, in which rooms it is played, and what is decided so far; and what is kept of one that is over."""

from functools import cached_property
from typing import NewType

import msgspec

from unobot.adapter import Identity, Network, Room
from unobot.cups.course import CupCourse, course
from unobot.cups.plan import CupStage, Heat, Plan, TableResult

CupId = NewType("CupId", str)
"""Names a cup for ever; chosen at random when it is opened."""

MOST_ROOMS = 8
"""A cup is played in so many further rooms at most."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part. `name` is how the network knows them, `label` what the room reads.

    `lasting`: the identity outlives a lost connection. `computer` is the kind of a computer player. `withdrawn`: they
    have left the cup after it began, and lose their tables by default.
    """

    identity: Identity
    name: str
    label: str
    lasting: bool = False
    computer: str = ""
    withdrawn: bool = False


class Cup(msgspec.Struct, frozen=True):
    """What is stored of a cup beside its results.

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
        """The number of that person among the entrants."""
        return next((at for at, each in enumerate(self.entrants) if each.identity == identity), None)

    def with_entrant(self, number: int, entrant: Entrant) -> "Cup":
        """The same with another entrant at that number."""
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


class PlayedHeat(msgspec.Struct, frozen=True):
    """Which table of which cup a room's table is.

    `places` are those of its last round, by seat; `again`: it was stopped, and what came of it does not count.
    """

    cup: CupId
    number: int
    places: tuple[int, ...] = ()
    again: bool = False


class Running:
    """A cup with what is decided of it so far."""

    def __init__(self, cup: Cup, results: dict[int, TableResult] | None = None) -> None:
        self.cup, self.results = cup, results or {}

    @cached_property
    def course(self) -> CupCourse:
        """Where it stands. It must have started."""
        return course(self.cup.plan, self.cup.seed, len(self.cup.entrants), self.results)

    @property
    def sound(self) -> bool:
        """Whether the results are those of its tables, and the stages that were told are there: an upgrade may draw otherwise."""
        if not self.cup.started:
            return not self.results
        drawn = {heat.number: heat.entrants for stage in self.course.stages for heat in stage.heats}
        fit = (
            sorted((*result.order, *result.lost)) == sorted(drawn.get(number, ()))
            for number, result in self.results.items()
        )
        return self.cup.told <= len(self.course.stages) and all(fit)

    @property
    def stage(self) -> CupStage | None:
        """The stage that the rooms know of and that is played now; None before the first."""
        return self.course.stages[self.cup.told - 1] if self.cup.told else None

    def to_play(self) -> list[Heat]:
        """The tables of that stage that are not decided yet, in their order."""
        heats = self.stage.heats if self.stage is not None else ()
        return [heat for heat in heats if heat.number not in self.results]
