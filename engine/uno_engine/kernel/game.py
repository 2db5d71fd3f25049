"""A running game: it takes inputs one at a time, each whole or not at all, and can be saved at any moment.

A checkpoint is a copy of the state at the beginning of a phase. The checkpoint and the inputs since are all that is
needed to stand here again. It is made when somebody looks at it, and now and then, so that there are never many inputs.
"""

from collections.abc import Callable, Sequence
from typing import Any

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, RuleFailed
from uno_engine.kernel.events import Event, MatchOver, Rescued, TimedOut, TurnGoesTo
from uno_engine.kernel.failure import culprit
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
from uno_engine.kernel.moves import Arg, Move
from uno_engine.kernel.questions import Question
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.seating import seat_of
from uno_engine.kernel.state import GameState
from uno_engine.kernel.taking import Taking

MOST_INPUTS = 32
"""With so many inputs since the last checkpoint a new one is made."""


class _CopiesPhases(Runner):
    """Keeps a copy of the state at the beginning of the last phase."""

    at_phase = GameState()

    def _turn_begins(self) -> bool:
        self.at_phase = self.ctx.state.copy()
        return super()._turn_begins()


class Game:
    """A match at one table.

    All that changes it are inputs: `take` one, or use the method for its kind (`play`, `join`, `leave`, `come_back`,
    `rename`, `skip`, `stop`, `advance`). Each either takes effect whole or raises and changes nothing. `take_events`
    hands out what has happened.
    """

    __slots__ = ("_ctx", "_kept", "_runner", "_taking", "_ticked_at", "failures", "rules", "seed")

    def __init__(
        self, rules: RuleSet, seed: bytes, *, state: GameState | None = None, inputs: Sequence[Input] = ()
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.failures: list[RuleFailed] = []
        """The defects of rules that were met while time passed, each with its exception as its cause."""
        self._kept = state.copy() if state else GameState()
        self._ctx = Ctx(rules, self._kept, seed)
        self._runner = Runner(rules, self._ctx)
        self._taking = Taking(rules, self._ctx, self._runner)
        self._ticked_at = -1
        """How many inputs there were when the last one only moved the clock."""
        self._restart(inputs)

    def __repr__(self) -> str:
        return f"<Game {self.rules.line!r} {self.state!r}>"

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The state as it is now. Everyone but the engine reads `view` instead."""
        return self._ctx.state

    @property
    def question(self) -> Question | None:
        """The open question; None when the match is over."""
        return self._runner.question

    @property
    def checkpoint(self) -> GameState:
        """The state at the beginning of the phase that is running."""
        if self._runner.begun_by:
            self._keep(self._state_at_phase())
        return self._kept

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The inputs since the checkpoint."""
        return tuple(self._runner.log[self._runner.begun_by :])

    @property
    def asked_at(self) -> int:
        """When the open question was asked, in clock milliseconds."""
        question = self._runner.question
        return question.opened if question is not None else 0

    def options(self, seat: int) -> Sequence[Move]:
        """What that seat can do now: answers to the open question, and offers. Of what is too much, only some."""
        question = self._runner.question
        if question is None:
            return ()
        return question.listed.get(seat) or self._runner.list_moves(question, seat)

    def asides(self, seat: int) -> tuple[Move, ...]:
        """Those of the options that leave the question open. That there are any may be a secret: nobody is shown them."""
        return self._runner.asides(seat)

    def refusal(self, seat: int, move: Move) -> EngineError | None:
        """Why that seat may not make that move now; None if it may."""
        return self._taking.judge.refusal(seat, move)

    def answers(self, seat: int, move: Move) -> bool:
        """Whether that move is what a prompt would list: an answer to the open question, or an offer in its place.

        A synonym of an answer is none; neither is what is done beside the question, as a call or an accusation is.
        """
        return self._taking.judge.answers(seat, move)

    def seat_of(self, name: str) -> int | None:
        """The seat with that name, whatever its case."""
        return seat_of(self.state, name)

    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something; None if never."""
        return self._taking.timing.due()

    def take_events(self) -> list[Event]:
        """What has happened since this was last called, unfiltered: `seen` says what of it somebody may know."""
        events = self._ctx.events
        self._ctx.events = []
        return events

    def copy(self) -> "Game":
        """The same game again, standing where this one stands."""
        return Game(self.rules, self.seed, state=self._kept, inputs=self._runner.log)

    # --- inputs ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, *ahead: Arg | Move) -> None:
        """A player makes a move; `ahead` is what was typed beyond it.

        Raises NotUnderstood, NotAllowed, TooLate or RuleFailed.
        """
        self._take(MakeMove(seat, move, ahead), self._taking.move)

    def join(self, name: str) -> int:
        """Give somebody a new seat and return its number. Raises NotAllowed if the table takes nobody in."""
        self.take(TakeSeat(name))
        return len(self.state.names) - 1

    def leave(self, seat: int) -> None:
        """A player gives the seat up (M9). Raises NotAllowed if they have no seat."""
        self.take(GiveUpSeat(seat))

    def come_back(self, seat: int) -> None:
        """Who left takes the seat again (M9). Raises NotAllowed if it is not theirs to take now."""
        self.take(TakeSeatBack(seat))

    def rename(self, seat: int, name: str) -> None:
        """A seat is called otherwise from now on. Raises NotAllowed if the name is taken, or has spaces."""
        self.take(RenameSeat(seat, name))

    def skip(self, seat: int) -> None:
        """Take the default for a player who does not answer, before the time is up (`!skip`).

        Raises NotAllowed if that player is not waited for, or whoever is first may answer.
        """
        self.take(SkipPlayer(seat))

    def stop(self) -> None:
        """End the match now (M4)."""
        self.take(StopMatch())

    def advance(self, clock: int) -> None:
        """Let time pass until `clock` milliseconds of play, and do what falls due on the way (M10).

        Where a rule fails at that, the turn is passed on without it (`Rescued`), and `failures` has the exception.
        """
        while (due := self.due()) is not None and due <= clock:
            try:
                self._take(PassTime(due), self._taking.do)
            except RuleFailed as failed:
                self.failures.append(failed)
                self._rescue(due, failed)
        if clock > self.state.clock:
            log = self._runner.log
            if log and self._ticked_at == len(log):
                log.pop()
            self._take(PassTime(clock), self._taking.do)
            self._ticked_at = len(log)

    def take(self, given: Input) -> None:
        """Do any input."""
        if given.__class__ is PassTime:
            self.advance(given.clock)
        else:
            self._take(given, self._taking.do)

    # --- steps -------------------------------------------------------------------------------------------------------

    def _take(self, given: Input, do: Callable[[Any], None]) -> None:
        """Do one input whole, or leave no trace of it."""
        runner = self._runner
        told = len(self._ctx.events)
        runner.changed = False
        runner.log.append(given)
        try:
            do(given)
        except EngineError:
            self._undo(told)
            raise
        except Exception as error:
            failed = _failed(culprit(error.__traceback__, runner.script or runner.question), error)
            self._undo(told)
            raise failed from error
        if runner.begun_by >= MOST_INPUTS:
            self._keep(self._state_at_phase())

    def _undo(self, told: int) -> None:
        """Take back the last input."""
        del self._ctx.events[told:]
        self._ctx.queue.clear()
        self._runner.log.pop()
        if self._runner.changed:
            self._stand(self._runner.log)

    def _stand(self, inputs: Sequence[Input]) -> None:
        """Stand at the checkpoint with these inputs; a rule that fails at that costs the turn, or else the match."""
        try:
            self._restart(inputs)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is kept and the table lives on
            self.failures.append(_failed(culprit(error.__traceback__, None), error))
            if inputs:
                self._stand(())
            else:
                self._give_up()

    def _give_up(self) -> None:
        over = MatchOver((), stopped=True)
        self._kept = self._kept.copy()
        over.apply(self._kept)
        self._restart(())
        self._ctx.events.append(over)

    def _restart(self, inputs: Sequence[Input]) -> None:
        """Stand at the checkpoint and take these inputs again; what they emit has been told before."""
        ctx, runner = self._ctx, self._runner
        runner.close()
        runner.log, again = [], list(inputs)
        ctx.state = self._kept.copy()
        ctx.replaced_by = ctx.hurried = ctx.asked = None
        ctx.special = False
        runner.absent = -1  # who was silent is found out again
        ctx.reactions.clear()
        events, ctx.events = ctx.events, []
        try:
            runner.run(None)
            for given in again:
                runner.log.append(given)
                self._taking.do(given)
        finally:
            ctx.events = events
            ctx.queue.clear()

    # --- checkpoints ---------------------------------------------------------------------------------------------------

    def _keep(self, state: GameState) -> None:
        """From now on the checkpoint is that state, at the beginning of the phase that is running."""
        self._kept = state
        del self._runner.log[: self._runner.begun_by]
        self._runner.begun_by = 0
        self._ticked_at = -1

    def _state_at_phase(self) -> GameState:
        """A copy of the state at the beginning of the phase that is running."""
        if self._runner.untouched:
            return self.state.copy()
        ctx = Ctx(self.rules, self._kept.copy(), self.seed)
        runner = _CopiesPhases(self.rules, ctx)
        taking = Taking(self.rules, ctx, runner)
        runner.run(None)
        for given in self._runner.log[: self._runner.begun_by]:
            taking.do(given)
        runner.close()
        return runner.at_phase

    # --- rescue --------------------------------------------------------------------------------------------------------

    def _rescue(self, clock: int, failed: RuleFailed) -> None:
        """Time could not go on: the turn goes to the next player from the checkpoint, and no rule is asked.

        If not even that is possible, the match is over.
        """
        waiting = self.question.waiting() if self.question is not None else ()
        self._ctx.events.append(Rescued(failed.rule, str(failed.args_["error"])))
        state = self._kept = self.checkpoint.copy()
        state.clock = clock
        state.timers = tuple(timer for timer in state.timers if timer[0] > clock)
        for seat in waiting:
            TimedOut(seat).apply(state)
        if state.phase != "over":
            TurnGoesTo(state.after(state.turn)).apply(state)
        self._stand(())


def _failed(rule: str, error: Exception) -> RuleFailed:
    failed = RuleFailed(rule, error)
    failed.__cause__ = error
    return failed
