"""How scripts run: from question to question, from phase to phase, with a checkpoint before each phase."""

from collections.abc import Coroutine, Sequence
from typing import Any, NoReturn

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import NotUnderstood, RuleFailed
from uno_engine.kernel.failure import rule_of
from uno_engine.kernel.questions import Option, Question
from uno_engine.kernel.rule import Offer, Script
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState

Listed = tuple[Sequence[Option], dict[str, Offer]]
"""What a seat can do, and which of it are offers."""

_PHASES_AT_ONCE = range(10_000)


class Course:
    """The running script of a game and the question that it waits with."""

    def __init__(self, rules: RuleSet, ctx: Ctx) -> None:
        self.rules = rules
        self.ctx = ctx
        self.question: Question | None = None
        self._script: Script | None = None
        self._phase = ""
        self._opened = 0
        self._reminded = False
        self._dirty = False
        self._listed: dict[int, Listed] = {}
        self._candidate: GameState | None = None

    @property
    def state(self) -> GameState:
        """The state as it is now. Everyone but the engine reads `view` instead."""
        return self.ctx.state

    def options(self, seat: int) -> Sequence[Option]:
        """Everything that seat can do now: answers to the open question, and offers."""
        return (self._listed.get(seat) or self._listed_for(seat))[0]

    def _begin(self) -> Script | None:
        """The script of the phase that the state stands at, with a checkpoint before it; None when all is over."""
        ctx = self.ctx
        ctx.absent = -1
        ctx.hurried = False
        state = ctx.state
        self._candidate = state.copy()
        self._phase = state.phase
        begin = self.rules.phases.get(state.phase)
        return None if begin is None else begin(ctx)

    def _run(self, script: Script | None, answer: Option | None = None) -> None:
        """Go on with a script, and from phase to phase, until something is asked or the match is over."""
        self._dirty = True
        ctx = self.ctx
        for _ in _PHASES_AT_ONCE:
            if script is None:
                self._rest()
                return
            question: Question | None
            try:
                question = script.send(answer)
            except StopIteration:
                question = None
            if ctx.replaced_by is not None:
                script.close()
                script, ctx.replaced_by = ctx.replaced_by, None
            elif question is None:
                if ctx.words:
                    self._refuse_words()
                script = self._begin()
            elif (state := ctx.state).ended is None or state.phase == self._phase:
                self._script = script
                self.question = question
                self._phase = state.phase
                self._opened = state.clock
                self._reminded = False
                self._listed = {}
                return
            else:
                script.close()
                script = self._begin()
            answer = None
        raise RuntimeError("the rules go round and round and ask nobody")

    def _refuse_words(self) -> NoReturn:
        """Refuse an input with words behind it that nothing has asked for."""
        raise NotUnderstood("not-understood", said=" ".join(self.ctx.words))

    def _is_over(self) -> bool:
        """Whether the round has ended under the script: nothing that it would still ask matters."""
        state = self.ctx.state
        return state.phase != self._phase and state.ended is not None

    def _rest(self) -> None:
        self._script = self.question = None
        self._listed = {}

    def _replace(self, script: Script) -> None:
        """Close what is waiting; this is the rest of the phase."""
        if self._script is not None:
            self._script.close()
        self._phase = self.ctx.state.phase
        self._run(script)

    def _aside(self, script: Coroutine[object, Any, object]) -> None:
        """Run something to its end while the question stays open, unless it ends the round or takes over."""
        self._dirty = True
        self._listed = {}
        try:
            script.send(None)
        except StopIteration:
            pass
        else:
            rule = rule_of(script)
            script.close()
            raise RuleFailed(rule, RuntimeError("what runs aside cannot ask"))
        following, self.ctx.replaced_by = self.ctx.replaced_by, None
        if following is not None:
            self._replace(following)
        elif self._script is not None and self._is_over():
            self._script.close()
            self._run(self._begin())

    def _listed_for(self, seat: int) -> Listed:
        """What a seat can do: the answers to the open question, then what the rules offer."""
        question = self.question
        if question is None:
            return (), {}
        state = self.ctx.state
        options = question.options(state, seat)
        offers: dict[str, Offer] = {}
        for rule in self.rules.offering[question.why]:
            for offer in rule.offers(state, question, seat):
                offers.setdefault(offer.option.id, offer)
        if offers:
            for option in options:
                offers.pop(option.id, None)
            options = [*options, *[offer.option for offer in offers.values()]]
        listed = self._listed[seat] = (options, offers)
        return listed
