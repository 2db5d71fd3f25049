"""Running a game: its questions, its scripts, and what may be done unasked."""

from traceback import clear_frames, walk_tb
from types import TracebackType
from typing import Any

from msgspec.structs import replace

from uno_engine.kernel.events import TurnGoesTo
from uno_engine.kernel.moves import Input, Move, pick_cards
from uno_engine.kernel.questions import Flow, Mode, Question, Script, close_flow, forgotten, next_question
from uno_engine.kernel.rules import Ctx, Rule, RuleSet
from uno_engine.kernel.state import Seat

# --- Whose defect an exception is: the rule in whose code it was raised, or whose script was running.


NO_RULE = "the engine"
"""Who is named where no rule can be found."""


def culprit(traceback: TracebackType | None, waiting: object) -> str:
    """The id of the rule in whose code an exception was raised, else of the one whose script or question waits."""
    found = ""
    while traceback is not None:
        found = _rule_in(traceback.tb_frame) or found  # the innermost rule is the last one found
        traceback = traceback.tb_next
    return found or rule_of(waiting)


def let_go(traceback: TracebackType | None) -> None:
    """Forget what the functions that an exception went through had in their variables; where they were is still known."""
    clear_frames(traceback)
    for frame, _ in walk_tb(traceback):
        # `culprit` has looked at the variables, and what is looked at is kept a second time
        frame.f_locals.clear()


def rule_of(flow: object) -> str:
    """The id of the innermost rule of a script that is waiting, or of the rule that goes on after a question."""
    if isinstance(flow, Question):
        return owner(flow.then)
    found, inner = "", flow
    while inner is not None:
        found = _rule_in(getattr(inner, "cr_frame", None)) or found
        inner = getattr(inner, "cr_await", None)
    return found or NO_RULE


def owner(method: object) -> str:
    """The id of the rule to which a method belongs."""
    rule = getattr(method, "__self__", None)
    return rule.id if isinstance(rule, Rule) else NO_RULE


def _rule_in(frame: Any) -> str:
    """The id of the rule whose method runs in that frame; empty if it is none."""
    rule = frame.f_locals.get("self") if frame is not None else None
    return rule.id if isinstance(rule, Rule) else ""


# --- Answers that nobody waits for: by default, typed ahead, or the only one (B34).


def given_for(ctx: Ctx, question: Question, absent: int) -> Move | None:
    """The answer that is given for a player: the default for who is absent, left or in a hurry, or what was typed ahead.

    `absent` is the seat of who did not answer before in this turn.
    """
    if question.mode is Mode.FIRST:
        return None
    if question.mode is Mode.ALL:
        return _given_for_all(ctx, question, absent)
    seat = question.asked[0]
    if _is_defaulted(ctx, seat, absent):
        return question.default_of(ctx.state, seat)
    return ctx.queue.answer(question, ctx.state, seat) if ctx.queue.values else None


# a secret question that everybody answers: who is away is answered for, the others are waited for
def _given_for_all(ctx: Ctx, question: Question, absent: int) -> Move | None:
    for seat in question.asked:
        if _is_defaulted(ctx, seat, absent):
            question.answers[seat] = question.default_of(ctx.state, seat)
    question.in_order()
    return None if question.waiting() else question.answers[question.asked[0]]


def _is_defaulted(ctx: Ctx, seat: int, absent: int) -> bool:
    """Whether that player is not asked at all, and the default is taken for them."""
    return ctx.hurried is not None or seat == absent or ctx.state.seats[seat] is Seat.LEFT


def only_answer(rules: RuleSet, ctx: Ctx, question: Question) -> Move | None:
    """The one answer that there is, if there is nothing else that would close the question (B34)."""
    if question.turn or question.mode is not Mode.ONE:
        return None
    state, seat, pick = ctx.state, question.asked[0], question.pick
    if pick is not None:
        forced = pick.least == pick.most == len(pick.cards) and not question.choices
        return pick_cards(pick.cards) if forced else None
    options = question.options(state, seat)
    if len(options) != 1:
        return None
    # an offer that would close the question is another choice, so the question must be asked
    for rule in rules.closing[question.why]:
        if any(offer.closes for offer in rule.offers(state, question, seat)):
            return None
    return options[0]


# --- How a game goes on by itself: from phase to phase and from question to question, until somebody must
# answer.


# looking a member up in its enumeration is slow, and these are asked for at every answer
_ONE = Mode.ONE
_ALL = Mode.ALL
_STEPS_AT_ONCE = range(10_000)
"""More steps than any turn takes: rules that never ask anybody must not hang the bot."""


class Runner:
    """Runs the flow of a game and keeps the question that it waits with.

    `log` are the inputs since the checkpoint, the one that is being done included; `begun_by` says how many of them led
    to the phase that is running.
    """

    __slots__ = (
        "_began_with",
        "_first",
        "_phase",
        "absent",
        "begun_by",
        "changed",
        "ctx",
        "log",
        "question",
        "rules",
        "script",
    )

    def __init__(self, rules: RuleSet, ctx: Ctx) -> None:
        self.rules = rules
        self.ctx = ctx
        self.question: Question | None = None
        self.script: Script | None = None
        """What waits for the answer, if a script does."""
        self.absent = -1
        """A seat for whom every question is answered by its default until the turn is over."""
        self.changed = False
        """Whether the state may have changed since this was last reset."""
        self.log: list[Input] = []
        self.begun_by = 0
        self._phase = ""
        self._began_with = (0, 0, 0)
        """What tells whether anything has happened since the phase began by the input that is being done."""
        self._first: Question | None = None
        """The last question that was the first thing that happened in its phase."""

    @property
    def untouched(self) -> bool:
        """Whether nothing has happened since the phase began: the state is still what it began with."""
        return self.question is not None and self.question is self._first and len(self.log) == self.begun_by

    # --- going on ----------------------------------------------------------------------------------------------------

    def answered(self, question: Question, seat: int, move: Move) -> None:
        """Go on after that answer to the open question, which is known to be possible."""
        self.changed = True  # now already: what follows may fail half-way
        if question.mode is not _ONE:
            question.answers[seat] = move
            if question.mode is _ALL and question.waiting():
                self.relist()
                return
            question.in_order()
        if question.acts:
            self.act()  # before what follows: it ends what lasted until somebody acts
        if self.script is None:
            self.run(question.then(self.ctx, seat, move))
        else:
            self.run(self.script, move)

    def act(self) -> None:
        """Count that somebody acts in a turn, and tell the rules that wait for it."""
        state = self.ctx.state
        state.acts += 1
        if state.own:  # most of the time no rule remembers anything, and this is done in every turn
            for acted in self.rules.acting:
                acted(self.ctx)

    def interrupt(self) -> None:
        """Close what waits for an answer; whatever is run next is the rest of the phase."""
        self.changed = True
        self.keep_older_checkpoint()
        if self.script is not None:
            self.script.close()
            self.script = None
        self._phase = self.ctx.state.phase

    def keep_older_checkpoint(self) -> None:
        """Give up the place of the next checkpoint if the phase began with the input that is being done.

        More happens by that input after the phase began, and a checkpoint there would be without it.
        """
        if self.begun_by == len(self.log):
            self.begun_by = 0

    def run(self, flow: Flow, answer: Move | None = None) -> None:
        """Go on with a flow, and from phase to phase, until something is asked or the match is over.

        Raises RuntimeError if a question was made and not returned, or if the rules go round without asking anybody.
        """
        ctx = self.ctx
        for _ in _STEPS_AT_ONCE:
            if ctx.special:
                flow, answer = self._instead(flow, answer)
            elif flow is None:
                if self._turn_begins():
                    return
                flow = self._phase_begins()
                if self._phase == "over":
                    self.rest()
                    return
            if flow is not None:
                following = self._go_on(flow, answer)
                if following is None:
                    return
                flow, answer = following
        raise RuntimeError("the rules go round and round and ask nobody")

    def _turn_begins(self) -> bool:
        """Ask whoever's turn it is, if that is all that the phase begins with; False if it begins otherwise.

        A turn is data (`BaseRule.turns`): no method is called and no script is made for it.
        """
        state = self.ctx.state
        phase = state.phase
        asking = self.rules.turns.get(phase)
        if asking is None:
            return False
        if self.ctx.asked is not None:
            raise forgotten(self.ctx.asked)
        self._phase = phase
        self.begun_by = len(self.log)
        self.script = None
        # each asking is an object of its own: the bot tells questions apart by identity
        self.question = self._first = replace(asking, asked=(state.turn,), opened=state.clock)
        return True

    def _phase_begins(self) -> Flow:
        """Begin a phase in any other way; returns how it goes on."""
        ctx = self.ctx
        if ctx.asked is not None:
            raise forgotten(ctx.asked)
        self.begun_by = len(self.log)
        self._phase = ctx.state.phase
        if self._phase == "over":
            return None
        self._began_with = self._happened()
        return self.rules.phases[self._phase](ctx)

    def _happened(self) -> tuple[int, int, int]:
        """All that can change the state: how many events there were, acts, and bytes of chance that were used."""
        state = self.ctx.state
        return len(self.ctx.events), state.acts, state.position

    def _go_on(self, flow: Question | Script, answer: Move | None) -> tuple[Flow, Move | None] | None:
        """Go on with a flow to its next question; returns what is to be done next, or None: that question waits."""
        ctx = self.ctx
        question, flow_now = next_question(flow, answer)
        # it has ended, or `run` will put something else in its place
        if question is None or ctx.replaced_by is not None:
            return flow_now, None
        ctx.asked = None
        if self.is_over():
            close_flow(flow)  # the round has ended under it: nothing that it would still ask matters
            return None, None
        # a turn is asked even with one possible answer, so only something special can answer it without waiting
        reply = self._unasked(question) if ctx.special or not question.turn else None
        if reply is None:
            self.question = question
            self.script = None if isinstance(flow, Question) else flow
            question.opened = ctx.state.clock
            if self.begun_by == len(self.log) and self._began_with == self._happened():
                self._first = question
            return None
        if isinstance(flow, Question):
            return question.then(ctx, question.asked[0], reply), None
        return flow, reply

    def _unasked(self, question: Question) -> Move | None:
        """The answer to a question that need not be waited for; giving the only possible one is no act."""
        given = given_for(self.ctx, question, self.absent)
        if given is None:
            return only_answer(self.rules, self.ctx, question)
        if question.acts:
            self.act()
        return given

    def _instead(self, flow: Flow, answer: Move | None) -> tuple[Flow, Move | None]:
        """What goes on in place of a flow: what took over, or, if it has ended, what was to follow it."""
        ctx = self.ctx
        if ctx.replaced_by is not None:
            close_flow(flow)
            follow, ctx.replaced_by, ctx.asked = ctx.replaced_by, None, None
            return follow(ctx), None
        if flow is not None:
            return flow, answer
        if ctx.asked is not None:
            raise forgotten(ctx.asked)
        if ctx.reactions:
            return ctx.reactions.pop(0)(ctx), None
        # The turn is over. What was typed ahead and answered nothing refuses the input; absence ends with the turn.
        ctx.queue.refuse_rest()
        self.absent = -1
        if ctx.hurried is not None:
            follow, ctx.hurried = ctx.hurried, None
            return follow(ctx), None
        if not self._passes_over():
            ctx.special = False
        return None, None

    def _passes_over(self) -> bool:
        """Pass the turn on if a rule gave it to who has left by the answer that was given for them (M9)."""
        state = self.ctx.state
        following = state.turn
        if state.phase in self.rules.turns and state.seats[following] is not Seat.IN:
            following = state.after(following)
        if following == state.turn:
            return False
        self.ctx.emit(TurnGoesTo(following))
        return True

    def relist(self) -> None:
        """Forget the lists of moves: what can be done may have changed."""
        if self.question is not None:
            self.question.forget_listed()

    def leave_out(self, seat: int) -> None:
        """From now on, until the turn is over, every question to that seat is answered by its default."""
        self.absent = seat
        self.ctx.special = True

    def rest(self) -> None:
        """Forget the question and the script: the match is over."""
        self.script = self.question = None

    def close(self) -> None:
        """Close the script that waits, and forget the question."""
        if self.script is not None:
            self.script.close()
        self.rest()

    def is_over(self) -> bool:
        """Whether the round has ended under the open question: what it would still ask does not matter."""
        state = self.ctx.state
        return state.phase != self._phase and state.ended is not None
