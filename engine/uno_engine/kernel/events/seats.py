"""Who comes, goes, and lets time pass."""

from typing import Literal

from uno_engine.kernel.events.event import Event, changed
from uno_engine.kernel.state import GameState, Seat


class Joined(Event, frozen=True):
    """Somebody took a new seat; dealt to from the next deal on."""

    seat: int
    name: str

    def apply(self, state: GameState) -> None:
        """Add the seat behind the others, with an empty hand and no points."""
        state.names = (*state.names, self.name)
        state.seats = (*state.seats, Seat.WAITING)
        state.hands.append([])
        state.scores = (*state.scores, 0)
        state.idle = (*state.idle, 0)


class SeatRenamed(Event, frozen=True):
    """A seat is called otherwise from now on; `old` is what it was called before."""

    seat: int
    name: str
    old: str = ""

    def apply(self, state: GameState) -> None:
        """Give the seat its new name."""
        state.names = changed(state.names, self.seat, self.name)


class Left(Event, frozen=True):
    """A seat was given up; during a round its hand is kept until the round ends (M9)."""

    seat: int
    why: Literal["left", "idle"] = "left"

    def apply(self, state: GameState) -> None:
        """Keep the hand of a player who was in, else the seat is simply empty. Who has left as idle stays so (M10).

        Who came back between two rounds and leaves again before the deal has left the last round, as before.
        """
        status = state.seats[self.seat]
        played = status is Seat.IN or (status is Seat.WAITING and state.ended is not None)
        state.seats = changed(state.seats, self.seat, Seat.LEFT if played else Seat.GONE)
        if self.why == "left":
            state.idle = changed(state.idle, self.seat, 0)


class Returned(Event, frozen=True):
    """Who left came back: to the kept hand if the round still runs (M9), else to be dealt in next time."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Give the player the seat again: in the round if their hand was kept, else waiting for the next deal."""
        back = state.seats[self.seat] is Seat.LEFT and state.ended is None
        state.seats = changed(state.seats, self.seat, Seat.IN if back else Seat.WAITING)
        state.idle = changed(state.idle, self.seat, 0)


class Reminded(Event, frozen=True):
    """Half of the time to answer is over (M10)."""

    seat: int


class TimedOut(Event, frozen=True):
    """Somebody did not answer in time; the default of the question is taken for them (M10)."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Count one more time-out in a row for that seat."""
        state.idle = changed(state.idle, self.seat, state.idle[self.seat] + 1)


class Rescued(Event, frozen=True):
    """A rule failed so that time alone could not go on; the turn was begun again and passed on without it.

    `rule` is whose defect it is, `error` the name of the exception.
    """

    rule: str
    error: str


class TimerSet(Event, frozen=True):
    """A rule will be told (`TimerFired`) when the clock reaches `due` milliseconds."""

    due: int
    name: str

    def apply(self, state: GameState) -> None:
        """Set the timer; an earlier timer with the same name is replaced."""
        others = (timer for timer in state.timers if timer[1] != self.name)
        state.timers = tuple(sorted((*others, (self.due, self.name))))

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told of timers."""


class TimerFired(Event, frozen=True):
    """The clock reached a timer that a rule had set; the rule reacts to it with `@after(TimerFired)`."""

    name: str

    def apply(self, state: GameState) -> None:
        """Forget the timer: each one fires once."""
        state.timers = tuple(timer for timer in state.timers if timer[1] != self.name)

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: what the rule does about it is an event of its own."""
