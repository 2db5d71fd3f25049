"""What happens while a question stays open, and answers that are given in a player's place."""

from uno_engine.kernel.asking import forgotten
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import RuleFailed
from uno_engine.kernel.failure import owner, rule_of
from uno_engine.kernel.questions import Flow, Mode, Question, close_flow
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.state import Seat


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
