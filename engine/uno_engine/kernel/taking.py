"""What each input does to a game: a move, a seat taken or given up, time that passes."""

from collections.abc import Callable, Mapping
from typing import Any

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood
from uno_engine.kernel.events import (
    CallInVain,
    Joined,
    Left,
    Reminded,
    Returned,
    SeatRenamed,
    TimedOut,
    TimerFired,
    changed,
)
from uno_engine.kernel.inputs import (
    GiveUpSeat,
    Input,
    MakeMove,
    PassTime,
    RenameSeat,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.moves import Ahead, Move
from uno_engine.kernel.questions import Flow, Mode
from uno_engine.kernel.rule import Offer
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.state import Seat

_FIRST = Mode.FIRST


class Taking:
    """Does one input. What it refuses raises; whoever calls then takes back what was done until there."""

    __slots__ = ("_ctx", "_rules", "_runner")

    def __init__(self, rules: RuleSet, ctx: Ctx, runner: Runner) -> None:
        self._rules = rules
        self._ctx = ctx
        self._runner = runner

    def do(self, given: Input) -> None:
        """Do any input."""
        _DOING[given.__class__](self, given)

    def seat_of(self, name: str) -> int | None:
        """The seat with that name, whatever its case."""
        folded = name.casefold()
        return next((i for i, known in enumerate(self._ctx.state.names) if known.casefold() == folded), None)

    # --- moves -------------------------------------------------------------------------------------------------------

    def move(self, given: MakeMove) -> None:
        """Make a move, with what was typed ahead."""
        seat = given.seat
        move = given.move
        runner = self._runner
        question = runner.question
        if question is not None and not given.ahead and move in question.answers_listed.get(seat, ()):
            if self._ctx.state.idle[seat]:
                self._heard(seat)
            runner.answered(question, seat, move)
            return
        found = runner.find(seat, move)
        if found is None:
            self._refuse(seat, move)
        elif given.ahead:
            self._make_with(seat, move, given.ahead)
        else:
            self._make(seat, move, found)

    def _make(self, seat: int, move: Move, found: Move | Offer) -> None:
        """Give the answer, or take up the offer, that was found for a move."""
        runner, state = self._runner, self._ctx.state
        if isinstance(found, Offer) and not found.closes:
            self._take_aside(found, seat, move)
            return
        if state.idle[seat]:
            self._heard(seat)
        if isinstance(found, Move):
            assert runner.question is not None
            runner.answered(runner.question, seat, found)
            return
        runner.act()
        runner.interrupt()
        runner.run(found.take(self._ctx, seat, move))

    def _take_aside(self, offer: Offer, seat: int, move: Move) -> None:
        self._runner.changed = True  # before it is taken: it may fail half-way
        self._aside(offer.take(self._ctx, seat, move), offer.take)

    def _make_with(self, seat: int, move: Move, ahead: Ahead) -> None:
        """Make a move with what was typed behind it: calls that cost nothing come first, the others after it (B22, B25)."""
        late = [along for along in ahead if isinstance(along, Move) and not self._comes_first(seat, along)]
        found = self._runner.find(seat, move)
        if found is None:
            raise NotAllowed("too-late")
        self._ctx.queue.fill(seat, ahead)
        self._ctx.special = True
        self._make(seat, move, found)
        self._ctx.queue.refuse_rest()
        for along in late:
            self._come_late(seat, along)

    def _comes_first(self, seat: int, along: Move) -> bool:
        found = self._runner.find(seat, along)
        if not isinstance(found, Offer) or found.closes or found.costs:
            return False
        self._take_aside(found, seat, along)
        return True

    def _come_late(self, seat: int, along: Move) -> None:
        """What was typed behind a move that has been made: it may cost what it costs, but it undoes nothing."""
        found = self._runner.find(seat, along)
        if isinstance(found, Offer) and not found.closes:
            self._take_aside(found, seat, along)
            return
        reason = self._reason(seat, along)
        self._ctx.emit(CallInVain(seat, reason.code, dict(reason.args_)))
        self._aside(None)

    def _heard(self, seat: int) -> None:
        """That player is there: time-outs are counted anew (M10)."""
        self._runner.changed = True
        self._ctx.state.idle = changed(self._ctx.state.idle, seat, 0)

    # --- refusals ----------------------------------------------------------------------------------------------------

    def _reason(self, seat: int, move: Move) -> EngineError:
        """Why that move is not possible now."""
        state, question = self._ctx.state, self._runner.question
        for rule in reversed(
            self._rules.rules
        ):  # the base rule has a reason for everything: it is asked last
            reason = rule.refusal(state, question, seat, move)
            if reason is not None:
                return reason
        return NotUnderstood("not-understood", said=move.verb)

    def _refuse(self, seat: int, move: Move) -> None:
        """Raise the refusal, unless the try costs cards: then that is what happens (B31, H7)."""
        reason = self._reason(seat, move)
        state = self._ctx.state
        hand = state.hands[seat]
        held = (
            move.verb == "play"
            and move.cards
            and all(move.cards.count(card) <= hand.count(card) for card in move.cards)
        )
        if not held or state.seats[seat] is not Seat.IN:
            raise reason
        fine = sum(rule.fine(state, self._runner.question, seat, move) for rule in self._rules.rules)
        if not fine:
            raise reason
        self._runner.changed = True
        self._rules.base.fined(self._ctx, seat, move.cards, reason.code, fine)
        self._aside(None)

    def refusal(self, seat: int, move: Move) -> EngineError | None:
        """Why that seat may not make that move now; None if it may. Nothing changes."""
        try:
            if self._runner.find(seat, move) is not None:
                return None
            return self._reason(seat, move)
        except EngineError as reason:
            return reason

    def answers(self, seat: int, move: Move) -> bool:
        """Whether that move, as it is, answers the open question, or is an offer that takes its place."""
        try:
            found = self._runner.find(seat, move)
        except EngineError:
            return False
        return found.closes if isinstance(found, Offer) else found == move

    # --- what happens beside the question ------------------------------------------------------------------------------

    def _aside(self, flow: Flow, by: object = None) -> None:
        """Something happened beside the open question.

        Who was put out by it is answered for by default, and so is everyone if there is a hurry.
        """
        runner, state = self._runner, self._ctx.state
        question = runner.question
        runner.aside(flow, by)
        if question is None or runner.question is not question:
            return
        hurried = self._ctx.hurried is not None
        if hurried and question.turn and question.acts:  # a turn that has not begun
            runner.interrupt()
            runner.run(None)
            return
        for seat in question.waiting():
            out = state.seats[seat] is Seat.OUT and state.ended is None  # between rounds they may deal
            if runner.question is question and (out or hurried):
                self._default_for(seat)

    def _default_for(self, seat: int) -> None:
        """Answer the open question for a player who does not."""
        runner = self._runner
        question = runner.question
        if question is None or seat not in question.waiting():
            return
        runner.changed = True
        if question.mode is _FIRST:
            question.asked = tuple(other for other in question.asked if other != seat)
            runner.relist()
            if question.asked or question.default is None:
                return
        if not question.brief:
            runner.leave_out(seat)
        runner.answered(question, seat, question.default_of(self._ctx.state, seat))

    # --- seats -------------------------------------------------------------------------------------------------------

    def join(self, given: TakeSeat) -> None:
        """Give somebody a new seat."""
        self._check_name(given.name)
        self._rules.base.admit(self._ctx.state)
        self._runner.changed = True
        self._ctx.emit(Joined(len(self._ctx.state.names), given.name))
        self._aside(None)
        self._seats_changed()

    def rename(self, given: RenameSeat) -> None:
        """A seat is called otherwise from now on."""
        self._check_name(given.name, given.seat)
        self._runner.changed = True
        self._ctx.emit(SeatRenamed(given.seat, given.name, self._ctx.state.names[given.seat]))
        self._aside(None)

    def _check_name(self, name: str, seat: int | None = None) -> None:
        if name.split() != [name] or self.seat_of(name) not in {None, seat}:
            raise NotAllowed("name-taken", name=name)

    def give_up_seat(self, given: GiveUpSeat) -> None:
        """A player gives the seat up."""
        self._leave(given.seat)

    def _leave(self, seat: int, why: str = "left") -> None:
        if self._ctx.state.seats[seat] in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("not-seated")
        self._runner.changed = True
        self._ctx.emit(Left(seat, "idle" if why == "idle" else "left"))
        self._ctx.special = True  # the turn that is running may come back to who has left
        self._aside(None)
        self._default_for(seat)
        self._seats_changed()

    def come_back(self, given: TakeSeatBack) -> None:
        """Who left takes the seat again."""
        if self._ctx.state.seats[given.seat] not in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("already-seated")
        self._rules.base.admit(self._ctx.state, given.seat)
        self._runner.changed = True
        self._ctx.emit(Returned(given.seat))
        self._aside(None)
        self._seats_changed()

    def _seats_changed(self) -> None:
        following = self._rules.base.seats_changed(self._ctx.state)
        if following is not None:
            self._runner.interrupt()
            self._runner.run(following(self._ctx))

    def skip(self, given: SkipPlayer) -> None:
        """Take the default for a player who does not answer."""
        question = self._runner.question
        if question is None or given.seat not in question.waiting() or question.mode is _FIRST:
            raise NotAllowed("not-waited-for")
        self._default_for(given.seat)

    def stop(self, given: StopMatch) -> None:
        """The match ends now."""
        self._runner.interrupt()
        self._rules.base.stopped(self._ctx)
        self._runner.run(None)

    # --- time --------------------------------------------------------------------------------------------------------

    def patience(self) -> int:
        """How many milliseconds there are for the open question; 0: no end."""
        question = self._runner.question
        if question is None:
            return 0
        return self._rules.base.patience if question.patience is None else question.patience

    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something; None if never."""
        runner, state = self._runner, self._ctx.state
        if runner.question is None:
            return None
        dues = [state.timers[0][0]] if state.timers else []
        patience = self.patience()
        if patience:
            question = runner.question
            dues.append(question.opened + (patience if question.reminded else patience // 2))
        return min(dues, default=None)

    def pass_time(self, given: PassTime) -> None:
        """The clock goes on, and the first of what falls due by then happens."""
        runner, clock = self._runner, given.clock
        due = self.due()
        runner.changed = True
        runner.relist()
        self._ctx.state.clock = clock
        if due is not None and due <= clock:
            self._fall_due(clock)

    def _fall_due(self, clock: int) -> None:
        """Fire the first timer that is due, else remind whoever is waited for, else take the default for them."""
        runner, state = self._runner, self._ctx.state
        if state.timers and state.timers[0][0] <= clock:
            self._ctx.emit(TimerFired(state.timers[0][1]))
            self._aside(None)
            return
        question = runner.question
        assert question is not None
        if not question.reminded:
            question.reminded = True
            for seat in question.waiting():
                self._ctx.emit(Reminded(seat))
                self._aside(None)
            return
        question.reminded = False
        question.opened = clock
        for seat in question.waiting():
            if runner.question is question:
                self._time_out(seat)

    def _time_out(self, seat: int) -> None:
        self._ctx.emit(TimedOut(seat))
        self._aside(None)
        state, limit = self._ctx.state, self._rules.base.idle_limit
        if limit and state.idle[seat] >= limit and state.seats[seat] is Seat.IN:
            self._leave(seat, "idle")
        else:
            self._default_for(seat)


_DOING: Mapping[type[Input], Callable[[Taking, Any], None]] = {
    MakeMove: Taking.move,
    TakeSeat: Taking.join,
    GiveUpSeat: Taking.give_up_seat,
    TakeSeatBack: Taking.come_back,
    RenameSeat: Taking.rename,
    SkipPlayer: Taking.skip,
    StopMatch: Taking.stop,
    PassTime: Taking.pass_time,
}
"""What is done with each kind of input."""
