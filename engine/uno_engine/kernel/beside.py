"""What happens beside the open question, and answers that are given for a player."""

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.questions import Flow, Mode
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.state import Seat


class Beside:
    """Brings the open question up to date with what happened beside it."""

    __slots__ = ("_ctx", "_runner")

    def __init__(self, ctx: Ctx, runner: Runner) -> None:
        self._ctx = ctx
        self._runner = runner

    def happened(self, flow: Flow, by: object = None) -> None:
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
                self.default_for(seat)

    def default_for(self, seat: int) -> None:
        """Answer the open question for a player who does not."""
        runner = self._runner
        question = runner.question
        if question is None or seat not in question.waiting():
            return
        runner.changed = True
        if question.mode is Mode.FIRST:
            question.asked = tuple(other for other in question.asked if other != seat)
            runner.relist()
            if question.asked or question.default is None:
                return
        if not question.brief:
            runner.leave_out(seat)
        runner.answered(question, seat, question.default_of(self._ctx.state, seat))
