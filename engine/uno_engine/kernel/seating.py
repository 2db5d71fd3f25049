"""The inputs about seats: taking one, giving it up, naming it, skipping its player; and stopping the match."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from uno_engine.kernel.beside import Beside
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import NotAllowed
from uno_engine.kernel.events import Joined, Left, Returned, SeatRenamed, TimedOut
from uno_engine.kernel.inputs import (
    GiveUpSeat,
    RenameSeat,
    SeatInput,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.questions import Mode
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.state import GameState, Seat


def seat_of(state: GameState, name: str) -> int | None:
    """The seat with that name, whatever its case."""
    folded = name.casefold()
    return next((i for i, known in enumerate(state.names) if known.casefold() == folded), None)


class Seating:
    """Does the inputs that are about seats and about the whole match."""

    __slots__ = ("_beside", "_ctx", "_rules", "_runner")

    def __init__(self, rules: RuleSet, ctx: Ctx, runner: Runner, beside: Beside) -> None:
        self._rules = rules
        self._ctx = ctx
        self._runner = runner
        self._beside = beside

    def do(self, given: SeatInput) -> None:
        """Do one of these inputs. Raises NotAllowed if it is not possible now."""
        _DOING[given.__class__](self, given)

    def join(self, given: TakeSeat) -> None:
        """Give somebody a new seat. Raises NotAllowed if the name is taken or the table takes nobody in."""
        self._check_name(given.name)
        self._rules.base.admit(self._ctx.state)
        self._runner.changed = True
        self._ctx.emit(Joined(len(self._ctx.state.names), given.name))
        self._beside.happened(None)
        self._seats_changed()

    def rename(self, given: RenameSeat) -> None:
        """Give a seat another name. Raises NotAllowed if the name is taken."""
        self._check_name(given.name, given.seat)
        self._runner.changed = True
        self._ctx.emit(SeatRenamed(given.seat, given.name, self._ctx.state.names[given.seat]))
        self._beside.happened(None)

    def _check_name(self, name: str, seat: int | None = None) -> None:
        """Raise NotAllowed if another seat has that name, or it is more than one word."""
        # names stand in the text of moves, between spaces
        if name.split() != [name] or seat_of(self._ctx.state, name) not in {None, seat}:
            raise NotAllowed("name-taken", name=name)

    def give_up_seat(self, given: GiveUpSeat) -> None:
        """A player gives the seat up. Raises NotAllowed if they have none."""
        self.leave(given.seat)

    def leave(self, seat: int, why: Literal["left", "idle"] = "left") -> None:
        """A seat is given up, by its player or because nobody answers."""
        if self._ctx.state.seats[seat] in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("not-seated")
        self._runner.changed = True
        self._ctx.emit(Left(seat, why))
        self._ctx.special = True  # the turn that is running may come back to who has left
        # in this order: a rule may have replaced the question because of who left
        self._beside.happened(None)
        self._beside.default_for(seat)
        self._seats_changed()

    def come_back(self, given: TakeSeatBack) -> None:
        """A player who left takes the seat again. Raises NotAllowed if it is not free for that."""
        if self._ctx.state.seats[given.seat] not in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("already-seated")
        self._rules.base.admit(self._ctx.state, given.seat)
        self._runner.changed = True
        self._ctx.emit(Returned(given.seat))
        self._beside.happened(None)
        self._seats_changed()

    def _seats_changed(self) -> None:
        """Let the base rule end the round, or begin the waiting anew, because of who is there now."""
        following = self._rules.base.seats_changed(self._ctx.state)
        if following is not None:
            self._runner.interrupt()
            self._runner.run(following(self._ctx))

    def skip(self, given: SkipPlayer) -> None:
        """Take the default for a player who does not answer. Raises NotAllowed if that player is not waited for."""
        question = self._runner.question
        if question is None or given.seat not in question.waiting() or question.mode is Mode.FIRST:
            raise NotAllowed("not-waited-for")
        if given.idle:
            self.time_out(given.seat)
        else:
            self._beside.default_for(given.seat)

    def time_out(self, seat: int) -> None:
        """Take the default for a player who did not answer in time; too often in a row, and the seat is given up (M10)."""
        self._runner.changed = True
        self._ctx.emit(TimedOut(seat))
        self._beside.happened(None)
        state, limit = self._ctx.state, self._rules.base.idle_limit
        if limit and state.idle[seat] >= limit and state.seats[seat] is Seat.IN:
            self.leave(seat, "idle")
        else:
            self._beside.default_for(seat)

    def stop(self, given: StopMatch) -> None:
        """End the match now."""
        self._runner.interrupt()
        self._rules.base.stopped(self._ctx)
        self._runner.run(None)


_DOING: Mapping[type[SeatInput], Callable[[Seating, Any], None]] = {
    TakeSeat: Seating.join,
    GiveUpSeat: Seating.give_up_seat,
    TakeSeatBack: Seating.come_back,
    RenameSeat: Seating.rename,
    SkipPlayer: Seating.skip,
    StopMatch: Seating.stop,
}
