"""A game: takes inputs, one transaction each, and tells what happened."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, cast

from uno_engine.kernel.chance import Chance, Witness
from uno_engine.kernel.errors import EngineError, Interrupted, RuleFailed
from uno_engine.kernel.events import Event, MatchOver, Rescued, TimedOut, TurnGoesTo
from uno_engine.kernel.moves import (
    Arg,
    GiveUpSeat,
    Input,
    MakeMove,
    Move,
    PassTime,
    RenameSeat,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
)
from uno_engine.kernel.questions import Question
from uno_engine.kernel.rules import MOST_EVENTS, Ctx, RuleSet
from uno_engine.kernel.running import Runner, culprit, let_go
from uno_engine.kernel.seating import seat_of
from uno_engine.kernel.state import GameState
from uno_engine.kernel.taking import Taking

# --- Each input whole or not at all: the checkpoint, the inputs since, and how the game goes back when one
# fails.


MOST_INPUTS = 32
"""With so many inputs since the last checkpoint a new one is made, so that taking back an input stays quick."""


class _CopiesPhases(Runner):
    """A runner that also copies the state at the beginning of each turn; `at_phase` is the last copy."""

    at_phase = GameState()

    def _turn_begins(self) -> bool:
        self.at_phase = self.ctx.state.copy()
        return super()._turn_begins()


class Transactions:
    """Does each input whole, or leaves no trace of it."""

    __slots__ = ("_ctx", "_runner", "_seed", "_taking", "_ticked_at", "failures", "kept")

    def __init__(self, ctx: Ctx, runner: Runner, taking: Taking, kept: GameState, seed: bytes) -> None:
        self._ctx = ctx
        self._seed = seed
        self._runner = runner
        self._taking = taking
        self.kept = kept
        """The checkpoint; the runner's log has the inputs since."""
        self.failures: list[RuleFailed] = []
        """The defects of rules that were met while time passed, each with its exception as its cause."""
        self._ticked_at = -1
        """How many inputs there were when the last one only moved the clock."""

    @property
    def checkpoint(self) -> GameState:
        """The state at the beginning of the phase that is running."""
        if self._runner.begun_by:
            self._keep(self._state_at_phase())
        return self.kept

    def take(self, given: Input, do: Callable[[Any], None]) -> None:
        """Do one input with `do`, whole; if it raises, everything is as it was before. Raises what it raised, or RuleFailed."""
        runner = self._runner
        told = len(self._ctx.events)
        self._ctx.most_events = told + MOST_EVENTS
        # before `do`: what happens by this input is compared with how long the log is
        runner.changed = False
        runner.log.append(given)
        try:
            do(given)
        except EngineError:
            self._undo(told)
            raise
        except (Exception, Interrupted) as error:
            # the culprit is found first: going back closes the script whose frames tell it
            failed = _failed(culprit(error.__traceback__, runner.script or runner.question), error)
            self._undo(told)
            raise failed from error
        if runner.begun_by >= MOST_INPUTS:
            self._keep(self._state_at_phase())

    def advance(self, clock: int) -> None:
        """Let time pass until `clock` milliseconds of play, and do what falls due on the way (M10).

        Where a rule fails at that, the turn is passed on without it (`Rescued`), and `failures` has the exception.
        """
        while (due := self._taking.timing.due()) is not None and due <= clock:
            try:
                self.take(PassTime(due), self._taking.do)
            except RuleFailed as failed:
                self.failures.append(failed)
                self._rescue(due, failed)
        if clock > self._ctx.state.clock:
            log = self._runner.log
            if log and self._ticked_at == len(log):
                log.pop()  # the clock was all that the last input moved: one tick in a row is enough
            self.take(PassTime(clock), self._taking.do)
            self._ticked_at = len(log)

    def reseed(self, seed: bytes) -> None:
        """From now on all chance comes from this seed, from its first byte on. Only while no round is being played."""
        # between rounds the state itself is a checkpoint: no script has begun
        self.kept = self._ctx.state.copy()
        self.kept.position = 0
        self._seed = seed
        self._ctx.chance = Chance(seed)
        self.restart(())
        self._runner.begun_by = 0
        self._ticked_at = -1

    def _undo(self, told: int) -> None:
        """Take back the last input, and the events since there were `told` of them."""
        del self._ctx.events[told:]
        self._ctx.queue.clear()
        self._runner.log.pop()
        if self._runner.changed:  # most refusals come before anything has changed: then nothing is replayed
            self._stand(self._runner.log)

    def _stand(self, inputs: Sequence[Input]) -> None:
        """Go back to the checkpoint and take these inputs again.

        If a rule fails at that, go back without the inputs; if it fails even then, end the match.
        """
        try:
            self.restart(inputs)
        except (Exception, Interrupted) as error:  # noqa: BLE001 - whatever it is, it is kept and the table lives on
            self.failures.append(_failed(culprit(error.__traceback__, None), error))
            if inputs:
                self._stand(())
            else:
                self._give_up()

    def _give_up(self) -> None:
        """End the match: not even its last checkpoint can be gone on from."""
        over = MatchOver((), stopped=True)
        self.kept = self.kept.copy()
        over.apply(self.kept)  # not by `emit`: no rule is asked any more, for one of them is broken
        self.restart(())
        self._ctx.events.append(over)

    def restart(self, inputs: Sequence[Input]) -> None:
        """Go back to the checkpoint and take these inputs again; their events are dropped, they were told before."""
        ctx, runner = self._ctx, self._runner
        runner.close()
        runner.log, again = [], list(inputs)
        ctx.state = self.kept.copy()
        ctx.replaced_by = ctx.hurried = ctx.asked = None
        ctx.special = False
        runner.absent = -1  # who was silent is found out again
        ctx.reactions.clear()
        events, ctx.events = ctx.events, []
        ctx.most_events = MOST_EVENTS
        try:
            runner.run(None)
            for given in again:
                runner.log.append(given)
                self._taking.do(given)
        finally:
            ctx.events = events
            ctx.queue.clear()

    def _keep(self, state: GameState) -> None:
        """From now on the checkpoint is that state, at the beginning of the phase that is running."""
        self.kept = state
        del self._runner.log[: self._runner.begun_by]
        self._runner.begun_by = 0
        self._ticked_at = -1

    def _state_at_phase(self) -> GameState:
        """A copy of the state at the beginning of the phase that is running."""
        # A checkpoint is made only when one is wanted, so that a turn pays nothing for it: mostly the state is still as the
        # phase began, else the inputs that led there are taken again from the older checkpoint.
        if self._runner.untouched:
            return self._ctx.state.copy()
        ctx = Ctx(self._ctx.rules, self.kept.copy(), self._seed)
        runner = _CopiesPhases(ctx.rules, ctx)
        taking = Taking(ctx.rules, ctx, runner)
        runner.run(None)
        for given in self._runner.log[: self._runner.begun_by]:
            taking.do(given)
        runner.close()
        return runner.at_phase

    def _rescue(self, clock: int, failed: RuleFailed) -> None:
        """A rule failed when time passed: go back to the checkpoint and pass the turn on, without asking any rule.

        Nobody could undo time by typing, so the table would stand still for ever. If the game cannot go on from there
        either, the match is over.
        """
        question = self._runner.question
        waiting = question.waiting() if question is not None else ()
        self._ctx.events.append(Rescued(failed.rule, str(failed.args_["error"])))
        state = self.kept = self.checkpoint.copy()
        state.clock = clock
        state.timers = tuple(timer for timer in state.timers if timer[0] > clock)
        for seat in waiting:
            TimedOut(seat).apply(state)
        if state.phase != "over":
            TurnGoesTo(state.after(state.turn)).apply(state)
        self._stand(())


def _failed(rule: str, error: BaseException) -> RuleFailed:
    """The error that names the rule; the exception is its cause, for logs."""
    failed = RuleFailed(rule, error)
    failed.__cause__ = error
    # the error is kept for a while; what the rule had in hand, which may be all the memory there is, must not be
    let_go(error.__traceback__)
    return failed


# --- A running game: it takes inputs one at a time, each whole or not at all, and can be saved at any moment.


class Game:
    """A match at one table.

    All that changes it are inputs: `take` one, or use the method for its kind (`play`, `join`, `leave`, `come_back`,
    `rename`, `skip`, `stop`, `advance`). Each either takes effect whole or raises and changes nothing. `take_events`
    hands out what has happened.
    """

    __slots__ = ("_ctx", "_runner", "_taking", "_transactions", "rules", "seed")

    def __init__(
        self, rules: RuleSet, seed: bytes, *, state: GameState | None = None, inputs: Sequence[Input] = ()
    ) -> None:
        self.rules = rules
        self.seed = seed
        kept = state.copy() if state else GameState()
        self._ctx = Ctx(rules, kept, seed)
        self._runner = Runner(rules, self._ctx)
        self._taking = Taking(rules, self._ctx, self._runner)
        self._transactions = Transactions(self._ctx, self._runner, self._taking, kept, seed)
        self._transactions.restart(inputs)

    def __repr__(self) -> str:
        return f"<Game {self.rules.line!r} {self.state!r}>"

    # --- looking -----------------------------------------------------------------------------------------------------

    # both are read at every step, so without a function of ours between
    state: GameState = cast("GameState", property(attrgetter("_ctx.state")))
    """The state as it is now. It holds every secret of the game: show players a `view` instead."""
    question: Question | None = cast("Question | None", property(attrgetter("_runner.question")))
    """The question that the game waits with; None when the match is over."""

    @property
    def checkpoint(self) -> GameState:
        """The state at the beginning of the phase that is running."""
        return self._transactions.checkpoint

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The inputs since the checkpoint: a game with that state and these inputs stands where this one stands."""
        return tuple(self._runner.log[self._runner.begun_by :])

    @property
    def failures(self) -> list[RuleFailed]:
        """The defects of rules that were met while time passed, each with its exception as its cause."""
        return self._transactions.failures

    @failures.setter
    def failures(self, failures: list[RuleFailed]) -> None:
        self._transactions.failures = failures

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
        # listed once for each state of the question: prompts, players and judging ask for the same list
        if question.listed_for == seat:
            return question.listed
        return self._taking.judge.list_moves(question, seat)

    def asides(self, seat: int) -> tuple[Move, ...]:
        """Those of the options that leave the question open. That there are any may be a secret: nobody is shown them."""
        return self._taking.judge.asides(seat)

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

    def reseed(self, seed: bytes) -> None:
        """From now on all chance comes from this seed, from its first byte on.

        Raises ValueError while a round is being played, for its chance is settled.
        """
        if self.state.phase != "waiting":
            raise ValueError("a round that is being played keeps its seed")
        self._transactions.reseed(seed)
        self.seed = seed

    def witness(self, saw: Witness) -> None:
        """From now on have every number and shuffle of chance reported, so that somebody else can recompute it."""
        self._ctx.witness = saw

    def take_events(self) -> list[Event]:
        """Return what has happened since this was last called, secrets included; filter it with `seen` before it is told."""
        events = self._ctx.events
        self._ctx.events = []
        return events

    def copy(self) -> "Game":
        """Another game that stands where this one stands: the checkpoint is copied and the inputs are taken again.

        So it costs as much as the inputs of this turn: a running script cannot be copied.
        """
        return Game(self.rules, self.seed, state=self._transactions.kept, inputs=self._runner.log)

    # --- inputs ------------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, *ahead: Arg | Move) -> None:
        """A player makes a move; `ahead` is what was typed beyond it.

        Raises NotUnderstood, NotAllowed, TooLate or RuleFailed.
        """
        self._transactions.take(MakeMove(seat, move, ahead), self._taking.move)

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
        """End the match now, whatever is going on; the match rule says who has won (M4)."""
        self.take(StopMatch())

    def advance(self, clock: int) -> None:
        """Let time pass until `clock` milliseconds of play, and do what falls due on the way (M10).

        Where a rule fails at that, the turn is passed on without it (`Rescued`), and `failures` has the exception.
        """
        self._transactions.advance(clock)

    def take(self, given: Input) -> None:
        """Do an input of any kind. Raises what the method for its kind raises."""
        if isinstance(given, PassTime):
            self.advance(given.clock)
        else:
            self._transactions.take(given, self._taking.do)
