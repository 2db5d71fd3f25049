"""What a seat can do now: listing its moves, and judging one move: possible, or the reason why not."""

from collections.abc import Sequence

from uno_engine.kernel.backs import on_other_side, whole_moves
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood
from uno_engine.kernel.moves import Move
from uno_engine.kernel.questions import Question
from uno_engine.kernel.rule import Offer
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.runner import Runner
from uno_engine.kernel.state import Seat


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
