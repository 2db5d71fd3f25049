"""What each input does to a game. Moves are made here; seats and time have a part of their own."""

from uno_engine.kernel.beside import Beside
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import NotAllowed
from uno_engine.kernel.events import CallInVain, changed
from uno_engine.kernel.inputs import BeginTurnAnew, Input, MakeMove, PassTime
from uno_engine.kernel.judging import Judge
from uno_engine.kernel.moves import Ahead, Move
from uno_engine.kernel.rule import Offer
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.seating import Seating
from uno_engine.kernel.timing import Timing


class Taking:
    """Does one input. What it refuses raises; whoever calls then takes back what was done until there."""

    __slots__ = ("_beside", "_ctx", "_rules", "_runner", "_seating", "judge", "timing")

    def __init__(self, rules: RuleSet, ctx: Ctx, runner: Runner) -> None:
        self._rules = rules
        self._ctx = ctx
        self._runner = runner
        self._beside = Beside(ctx, runner)
        self.judge = Judge(rules, ctx, runner)
        self._seating = Seating(rules, ctx, runner, self._beside)
        self.timing = Timing(rules, ctx, runner, self._beside, self._seating)

    def do(self, given: Input) -> None:
        """Do an input of any kind. Raises EngineError if it is refused."""
        if isinstance(given, MakeMove):
            self.move(given)
        elif isinstance(given, PassTime):
            self.timing.pass_time(given)
        elif isinstance(given, BeginTurnAnew):
            self.timing.begin_anew()
        else:
            self._seating.do(given)

    def move(self, given: MakeMove) -> None:
        """Make a move, with what was typed ahead. Raises EngineError if it is refused."""
        seat = given.seat
        move = given.move
        runner = self._runner
        question = runner.question
        # A move that was listed for this very question is possible: it need not be judged again. Computer players always
        # come this way.
        if (
            question is not None
            and question.listed_for == seat
            and move in question.answers_listed
            and not given.ahead
        ):
            if self._ctx.state.idle[seat]:
                self._heard(seat)
            runner.answered(question, seat, move)
            return
        if self._rules.two_faced:
            move = self.judge.whole(seat, move)
        found = self.judge.find(seat, move)
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
        # in this order: acting may still emit, what waits is closed, and only then the offer may ask
        runner.act()
        runner.interrupt()
        runner.run(found.take(self._ctx, seat, move))

    def _take_aside(self, offer: Offer, seat: int, move: Move) -> None:
        """Do an offer that leaves the question open: a call, an accusation."""
        self._runner.changed = True  # before it is taken: it may fail half-way
        self._beside.happened(offer.take(self._ctx, seat, move), offer.take)

    def _make_with(self, seat: int, move: Move, ahead: Ahead) -> None:
        """Make a move with what was typed behind it: calls that cost nothing come first, the others after it (B22, B25)."""
        late = [along for along in ahead if isinstance(along, Move) and not self._comes_first(seat, along)]
        # again, for a call that was done first may have changed what is possible
        found = self.judge.find(seat, move)
        if found is None:
            raise NotAllowed("too-late")
        self._ctx.queue.fill(seat, ahead)
        self._ctx.special = True
        self._make(seat, move, found)
        # what answered nothing refuses the whole input: a typing error must not cost a turn
        self._ctx.queue.refuse_rest()
        for along in late:
            self._come_late(seat, along)

    def _comes_first(self, seat: int, along: Move) -> bool:
        """Do a move that goes along before the play, if it is possible then and costs nothing; False if not."""
        found = self.judge.find(seat, along)
        if not isinstance(found, Offer) or found.closes or found.costs:
            return False
        self._take_aside(found, seat, along)
        return True

    def _come_late(self, seat: int, along: Move) -> None:
        """What was typed behind a move that has been made: it may cost what it costs, but it undoes nothing."""
        found = self.judge.find(seat, along)
        if isinstance(found, Offer) and not found.closes:
            self._take_aside(found, seat, along)
            return
        reason = self.judge.reason(seat, along)
        self._ctx.emit(CallInVain(seat, reason.code, dict(reason.args_)))
        self._beside.happened(None)

    def _heard(self, seat: int) -> None:
        """Note that the player is there: their time-outs are counted from 0 again (M10)."""
        self._runner.changed = True
        self._ctx.state.idle = changed(self._ctx.state.idle, seat, 0)

    def _refuse(self, seat: int, move: Move) -> None:
        """Raise the refusal, unless the try costs cards: then that is what happens (B31, H7)."""
        reason, fine = self.judge.reason(seat, move), self.judge.fine(seat, move)
        if not fine:
            raise reason
        self._runner.changed = True
        self._rules.base.fined(self._ctx, seat, move.cards, reason.code, fine)
        self._beside.happened(None)
