"""A running game: it takes inputs one at a time, each whole or not at all, and can be saved at any moment.

The script of a phase runs until it asks something. An input either answers, or runs aside, or is refused; a refused
one leaves no trace. At the start of each phase stands a checkpoint: a copy of the state. The checkpoint and the inputs
since are all that is needed to stand here again.
"""

from collections.abc import Sequence

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotUnderstood, RuleFailed
from uno_engine.kernel.events import (
    Event,
    MatchOver,
    Rescued,
    TimedOut,
    TurnGoesTo,
)
from uno_engine.kernel.failure import culprit
from uno_engine.kernel.inputs import Input, Inputs
from uno_engine.kernel.questions import Option
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState


class Game(Inputs):
    """A match at one table.

    All that changes it are `join`, `leave`, `come_back`, `rename`, `skip`, `stop`, `advance` and `submit` (or `choose`);
    each either takes effect whole or raises and changes nothing. `take_events` hands out what has happened.
    """

    def __init__(
        self, rules: RuleSet, seed: bytes, *, state: GameState | None = None, inputs: Sequence[Input] = ()
    ) -> None:
        super().__init__(rules, Ctx(rules, state.copy() if state else GameState(), seed))
        self.seed = seed
        self.failures: list[RuleFailed] = []
        """The defects of rules that were met while time passed, each with its exception as its cause."""
        self._checkpoint = self.ctx.state.copy()
        self._inputs: list[Input] = []
        self._restart(inputs)
        self._inputs = list(inputs)

    def __repr__(self) -> str:
        return f"<Game {self.rules.line!r} {self.state!r}>"

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def checkpoint(self) -> GameState:
        """The state at the last checkpoint."""
        return self._checkpoint

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The inputs since the checkpoint."""
        return tuple(self._inputs)

    @property
    def asked_at(self) -> int:
        """When the open question was asked, in clock milliseconds."""
        return self._opened

    def take_events(self) -> list[Event]:
        """What has happened since this was last called, unfiltered: `seen` says what of it somebody may know."""
        events = self.ctx.events
        self.ctx.events = []
        return events

    def copy(self) -> "Game":
        """The same game again, standing where this one stands."""
        return Game(self.rules, self.seed, state=self._checkpoint, inputs=self._inputs)

    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something; None if never."""
        if self.question is None:
            return None
        dues = [self.state.timers[0][0]] if self.state.timers else []
        patience = self._patience()
        if patience:
            dues.append(self._opened + (patience if self._reminded else patience // 2))
        return min(dues, default=None)

    # --- inputs ----------------------------------------------------------------------------------------------------

    def submit(self, seat: int, text: str) -> None:
        """A player's command, as typed but without prefix. Raises NotUnderstood, NotAllowed, TooLate or RuleFailed."""
        if text.startswith("/"):
            raise NotUnderstood("not-understood", said=text)
        self._take(seat, text)

    def choose(self, seat: int, option: Option) -> None:
        """Like `submit`, with one of `options(seat)`; TooLate if it is none any more."""
        self._take(seat, option.id, option)

    def join(self, name: str) -> int:
        """Give somebody a new seat and return its number. Raises NotAllowed if the table takes nobody in."""
        self._take(None, f"/join {name}")
        return len(self.state.names) - 1

    def leave(self, seat: int) -> None:
        """A player gives the seat up (M9). Raises NotAllowed if they have no seat."""
        self._take(seat, "/leave")

    def come_back(self, seat: int) -> None:
        """Who left takes the seat again (M9). Raises NotAllowed if it is not theirs to take now."""
        self._take(seat, "/return")

    def rename(self, seat: int, name: str) -> None:
        """A seat is called otherwise from now on. Raises NotAllowed if the name is taken, or has spaces."""
        self._take(seat, f"/rename {name}")

    def skip(self, seat: int) -> None:
        """Take the default for a player who does not answer, before the time is up (`!skip`).

        Raises NotAllowed if that player is not waited for, or whoever is first may answer.
        """
        self._take(seat, "/skip")

    def stop(self) -> None:
        """End the match now (M4)."""
        self._take(None, "/stop")

    def advance(self, clock: int) -> None:
        """Let time pass until `clock` milliseconds of play, and let happen what falls due on the way (M10).

        Where a rule fails at that, the turn is passed on without it (`Rescued`), and `failures` has the exception.
        """
        while (due := self.due()) is not None and due <= clock:
            try:
                self._take(None, f"/time {due}")
            except RuleFailed as failed:
                self.failures.append(failed)
                self._rescue(due, failed)
        if clock > self.state.clock:
            if self._inputs and self._inputs[-1][1].startswith("/tick "):
                self._inputs.pop()
            self._take(None, f"/tick {clock}")

    # --- steps -----------------------------------------------------------------------------------------------------

    def _take(self, seat: int | None, text: str, option: Option | None = None) -> None:
        """Do one input whole, or leave no trace of it."""
        ctx = self.ctx
        told = len(ctx.events)
        try:
            if option is None:
                self._dispatch(seat, text)
            elif seat is not None:
                self._act(seat, option, ())
            if ctx.words:
                self._refuse_words()
        except EngineError:
            self._undo(told)
            raise
        except Exception as error:
            failed = _failed(culprit(error.__traceback__, self._script), error)
            self._undo(told)
            raise failed from error
        if self._candidate is not None:
            self._checkpoint = self._candidate
            self._candidate = None
            self._inputs.clear()
        else:
            self._inputs.append((seat, text))
        self._dirty = False

    def _undo(self, told: int) -> None:
        del self.ctx.events[told:]
        self.ctx.words = ()
        self.ctx.hurried = False
        self._candidate = None
        if self._dirty:
            self._stand(self._inputs)

    def _stand(self, inputs: Sequence[Input]) -> None:
        """Stand at the checkpoint with these inputs; a rule that fails at that costs the turn, or else the match."""
        try:
            self._restart(inputs)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is kept and the table lives on
            self.failures.append(_failed(culprit(error.__traceback__, None), error))
            if inputs:
                self._inputs.clear()
                self._stand(())
            else:
                self._give_up()

    def _give_up(self) -> None:
        over = MatchOver((), stopped=True)
        self._checkpoint = self._checkpoint.copy()
        over.apply(self._checkpoint)
        self._restart(())
        self.ctx.events.append(over)

    def _restart(self, inputs: Sequence[Input]) -> None:
        """Stand at the checkpoint and take these inputs again; what they emit has been told before."""
        ctx = self.ctx
        if self._script is not None:
            self._script.close()
        self._rest()
        ctx.state = self._checkpoint.copy()
        ctx.replaced_by = None
        events, ctx.events = ctx.events, []
        try:
            self._run(self._begin())
            for seat, text in inputs:
                self._dispatch(seat, text)
        finally:
            ctx.events = events
            ctx.words = ()
            self._candidate = None
            self._dirty = False

    def _rescue(self, clock: int, failed: RuleFailed) -> None:
        """Time could not go on: the turn goes to the next player from the checkpoint, and no rule is asked.

        If not even that is possible, the match is over.
        """
        waiting = self.question.waiting() if self.question is not None else ()
        self.ctx.events.append(Rescued(failed.rule, str(failed.args_["error"])))
        state = self._checkpoint = self._checkpoint.copy()
        self._inputs.clear()
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
