"""Seats that are taken and given up, and time that passes, beside whatever is asked."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from uno_engine.kernel.errors import NotAllowed, RuleFailed
from uno_engine.kernel.events import Joined, Left, Reminded, Returned, SeatRenamed, TimedOut, TimerFired
from uno_engine.kernel.moves import (
    GiveUpSeat,
    PassTime,
    RenameSeat,
    SeatInput,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.questions import Flow, Mode, Question, close_flow, forgotten
from uno_engine.kernel.rules import Ctx, RuleSet
from uno_engine.kernel.running import Runner, owner, rule_of
from uno_engine.kernel.state import GameState, Seat

# --- What happens while a question stays open, and answers that are given in a player's place.


class Beside:
    """Keeps the open question true after something happened beside it: a call, a new seat, a timer."""

    __slots__ = ("_ctx", "_runner")

    def __init__(self, ctx: Ctx, runner: Runner) -> None:
        self._ctx = ctx
        self._runner = runner

    def happened(self, flow: Flow, by: object = None) -> None:
        """Bring the open question up to date; `flow` is what the rule's method `by` returned for what happened.

        It stays open, unless the round ended or something took its place. Who was put out by what happened is answered
        for by default, and so is everyone if there is a hurry. Raises RuleFailed if `flow` would ask something.
        """
        runner = self._runner
        question = runner.question
        runner.changed = True
        runner.keep_older_checkpoint()
        runner.relist()
        if flow is not None:
            self._finish(flow, by)
        self._close_if_over()
        if question is not None and runner.question is question:
            self._answer_for_others(question)

    def _finish(self, flow: Flow, by: object) -> None:
        """Run a script that was returned to its end; nothing that happens beside a question may ask another one."""
        script = flow if not isinstance(flow, Question) else None
        try:
            if script is not None:
                script.send(None)
        except StopIteration:
            return
        rule = rule_of(script) if script is not None else owner(by)
        close_flow(flow)
        raise RuleFailed(rule, RuntimeError("what runs aside cannot ask"))

    def _close_if_over(self) -> None:
        """Close the question and go on if the round ended, or something takes the question's place."""
        runner, ctx = self._runner, self._ctx
        if ctx.asked is not None:
            raise forgotten(ctx.asked)
        if ctx.replaced_by is not None or (runner.question is not None and runner.is_over()):
            runner.interrupt()
            runner.run(None)

    def _answer_for_others(self, question: Question) -> None:
        """Give the default for players who were put out, and for everyone in a hurry."""
        runner, state = self._runner, self._ctx.state
        hurried = self._ctx.hurried is not None
        if hurried and question.turn and question.acts:  # a turn that has not begun
            runner.interrupt()
            runner.run(None)
            return
        for seat in question.waiting():
            out = state.seats[seat] is Seat.OUT and state.ended is None  # between rounds they may deal
            if runner.question is question and (out or hurried):
                self.default_for(seat)

    def default_for(self, seat: int) -> None:
        """Answer the open question by its default for a player who does not answer; nothing if they are not asked."""
        runner = self._runner
        question = runner.question
        if question is None or seat not in question.waiting():
            return
        runner.changed = True
        # somebody else may still answer for all: the default is only for when nobody is left
        if question.mode is Mode.FIRST:
            question.asked = tuple(other for other in question.asked if other != seat)
            runner.relist()
            if question.asked or question.default is None:
                return
        if not question.brief:
            runner.leave_out(seat)
        runner.answered(question, seat, question.default_of(self._ctx.state, seat))


# --- The inputs about seats: taking one, giving it up, naming it, skipping its player; and stopping the
# match.


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


# --- Time that passes: timers, reminders and time-outs (M10).


_LATEST_REMINDER = 20_000
"""A reminder with fewer milliseconds left would only be one more line."""


def _remind_after(patience: int, *, daily: bool) -> int:
    """When there is a reminder: at half time (M10), at a daily pace when a quarter is left; when the time is up: none."""
    after = patience - patience // 4 if daily else patience // 2
    return after if patience - after >= _LATEST_REMINDER else patience


class Timing:
    """Says when time alone will change something, and does what is due when time has passed."""

    __slots__ = ("_beside", "_ctx", "_rules", "_runner", "_seating")

    def __init__(self, rules: RuleSet, ctx: Ctx, runner: Runner, beside: Beside, seating: Seating) -> None:
        self._rules = rules
        self._ctx = ctx
        self._runner = runner
        self._beside = beside
        self._seating = seating

    def patience(self) -> int:
        """How many milliseconds there are for the open question; 0: no end."""
        question = self._runner.question
        if question is None:
            return 0
        return self._rules.base.patience if question.patience is None else question.patience

    def _remind_after(self, patience: int) -> int:
        return _remind_after(patience, daily=self._rules.base.daily)

    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something; None if never."""
        runner, state = self._runner, self._ctx.state
        if runner.question is None:
            return None
        dues = [state.timers[0][0]] if state.timers else []
        patience, question = self.patience(), runner.question
        if patience:
            after = patience if question.reminded else self._remind_after(patience)
            dues.append(question.opened + after)
        return min(dues, default=None)

    def pass_time(self, given: PassTime) -> None:
        """Set the clock, and do the first thing that is due by then; `Game.advance` comes again for the next."""
        runner, clock = self._runner, given.clock
        due = self.due()
        runner.changed = True
        runner.relist()  # an offer may depend on the clock
        self._ctx.state.clock = clock
        if due is not None and due <= clock:
            self._fall_due(clock)

    def begin_anew(self) -> None:
        """Whoever is waited for has the full time from now on, and will be reminded as if for the first time."""
        question = self._runner.question
        if question is not None:
            self._runner.changed = True
            question.opened, question.reminded = self._ctx.state.clock, False

    def _fall_due(self, clock: int) -> None:
        """Fire the first timer that is due, else remind whoever is waited for, else take the default for them."""
        runner, state = self._runner, self._ctx.state
        if state.timers and state.timers[0][0] <= clock:
            self._ctx.emit(TimerFired(state.timers[0][1]))
            self._beside.happened(None)
            return
        question = runner.question
        assert question is not None
        if self._remind_after(self.patience()) < self.patience() and not question.reminded:
            question.reminded = True
            for seat in question.waiting():
                self._ctx.emit(Reminded(seat))
                self._beside.happened(None)
            return
        # should a rule keep the question open all the same, its time begins anew
        question.reminded = False
        question.opened = clock
        for seat in question.waiting():
            if runner.question is question:
                self._seating.time_out(seat)
