"""Taking an input: who may give it, what it means now, what comes of it."""

from collections.abc import Sequence

from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood
from uno_engine.kernel.events import CallInVain, changed
from uno_engine.kernel.moves import Ahead, BeginTurnAnew, Input, MakeMove, Move, PassTime
from uno_engine.kernel.questions import Question, on_other_side, whole_moves
from uno_engine.kernel.rules import Ctx, Offer, RuleSet
from uno_engine.kernel.running import Runner
from uno_engine.kernel.seating import Beside, Seating, Timing
from uno_engine.kernel.state import Seat

# --- What a seat can do now: listing its moves, and judging one move: possible, or the reason why not.


class Judge:
    """Asks the rules what is possible. Changes nothing, but for remembering the lists that it makes."""

    __slots__ = ("_ctx", "_rules", "_runner")

    def __init__(self, rules: RuleSet, ctx: Ctx, runner: Runner) -> None:
        self._rules = rules
        self._ctx = ctx
        self._runner = runner

    def list_moves(self, question: Question, seat: int) -> Sequence[Move]:
        """What that seat can do while that question is open: answers first, then offers in the order of the rules.

        Where there are too many moves to list, only some are there. The lists are kept with the question until something
        happens. The order must stay: stored games and the choices of computer players depend on it.
        """
        state = self._ctx.state
        listed = question.listed = question.answers_listed = question.list_answers(state, seat)
        question.listed_for = (
            seat  # now already: a rule's offer may depend on the answers, and need not list them again
        )
        for rule in self._rules.offering[question.why]:
            for offer in rule.offers(state, question, seat):
                if offer.move not in listed:  # the question's own answer, and the first of equal offers, win
                    listed = question.listed = [*listed, offer.move]
        return listed

    def asides(self, seat: int) -> tuple[Move, ...]:
        """Those of that seat's moves that leave the question open: a call, a catch."""
        question = self._runner.question
        if question is None:
            return ()
        listed = question.listed if question.listed_for == seat else self.list_moves(question, seat)
        answers, state = question.answers_listed, self._ctx.state
        if len(listed) == len(answers):
            return ()  # nothing but answers, as nearly always
        return tuple(
            offer.move
            for rule in self._rules.offering[question.why]
            for offer in rule.offers(state, question, seat)
            if not offer.closes and offer.move not in answers
        )

    def find(self, seat: int, move: Move) -> Move | Offer | None:
        """What a move of that seat is: an answer to the open question, an offer taken up, or None: neither.

        The answer that is returned is the move that was meant, where the one that was made is a synonym. Nothing is
        listed for it, so it is quick however long the list would be.
        """
        question, state = self._runner.question, self._ctx.state
        if question is None:
            return None
        meant = question.meant(state, seat, move)
        if meant is not None:
            return meant
        for rule in self._rules.offering[question.why]:
            offer = rule.offered(state, question, seat, move)
            if offer is not None:
                return offer
        return None

    def whole(self, seat: int, move: Move) -> Move:
        """The move of whole cards that is meant by one with faces: the first that is possible, else the first."""
        question, state = self._runner.question, self._ctx.state
        meant = list(whole_moves(state, question, seat, move))
        return next((each for each in meant if self._possible(seat, each)), meant[0])

    def _possible(self, seat: int, move: Move) -> bool:
        try:
            return self.find(seat, move) is not None
        except EngineError:
            return False

    def reason(self, seat: int, move: Move) -> EngineError:
        """Why that move is not possible now."""
        state, question = self._ctx.state, self._runner.question
        if self._rules.two_faced and (idle := on_other_side(self._rules.side(state).faces, move)):
            return NotAllowed("other-side", card=idle.face)
        for rule in reversed(self._rules.rules):  # the base rule has a reason for everything: it comes last
            reason = rule.refusal(state, question, seat, move)
            if reason is not None:
                return reason
        return NotUnderstood("not-understood", said=move.verb)

    def fine(self, seat: int, move: Move) -> int:
        """How many cards it costs to have tried a move that is refused; 0 for cards that are not held (B31, H7)."""
        state = self._ctx.state
        hand = state.hands[seat]
        held = move.cards and all(move.cards.count(card) <= hand.count(card) for card in move.cards)
        if move.verb != "play" or not held or state.seats[seat] is not Seat.IN:
            return 0
        return sum(rule.fine(state, self._runner.question, seat, move) for rule in self._rules.rules)

    def refusal(self, seat: int, move: Move) -> EngineError | None:
        """Why that seat may not make that move now; None if it may. Nothing changes."""
        try:
            if self._rules.two_faced:
                move = self.whole(seat, move)
            if self.find(seat, move) is not None:
                return None
            return self.reason(seat, move)
        except EngineError as reason:
            return reason

    def answers(self, seat: int, move: Move) -> bool:
        """Whether that move, as it is, answers the open question, or is an offer that takes its place."""
        try:
            if self._rules.two_faced:
                move = self.whole(seat, move)
            found = self.find(seat, move)
        except EngineError:
            return False
        return found.closes if isinstance(found, Offer) else found == move


# --- What each input does to a game. Moves are made here; seats and time have a part of their own.


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
