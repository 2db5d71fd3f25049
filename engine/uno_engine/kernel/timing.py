"""Time that passes: timers, reminders and time-outs (M10)."""

from uno_engine.kernel.beside import Beside
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Reminded, TimerFired
from uno_engine.kernel.inputs import PassTime
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.seating import Seating

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
