"""A game at one table: what happens to an input, until somebody must answer.

An input is logged, done, and what follows from it is run: from question to question and from phase to phase. One that
fails is taken back by replaying the others from the last checkpoint.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any, ClassVar, Literal, cast

import msgspec
from msgspec.structs import replace

from uno_engine.kernel.asking import NeverReceived, whole_moves
from uno_engine.kernel.chance import Chance, Witness
from uno_engine.kernel.culprit import culprit, let_go, owner, rule_of, rules_in
from uno_engine.kernel.errors import EngineError, Interrupted, NotAllowed, RuleFailed, TooManyEvents
from uno_engine.kernel.events import (
    CallInVain,
    Event,
    Joined,
    Left,
    MatchOver,
    Reminded,
    Rescued,
    Returned,
    SeatRenamed,
    TimedOut,
    TimerFired,
    TurnGoesTo,
    changed,
)
from uno_engine.kernel.moves import (
    PASS,
    Arg,
    BeginTurnAnew,
    Flow,
    GiveUpSeat,
    Input,
    MakeMove,
    Mode,
    Move,
    PassTime,
    Question,
    RenameSeat,
    Script,
    SkipPlayer,
    StopMatch,
    TakeSeat,
    TakeSeatBack,
    close_flow,
    pick_cards,
)
from uno_engine.kernel.rules import MOST_EVENTS, Ctx, Offer, RuleSet
from uno_engine.kernel.specialize import Instance, Known, specialize
from uno_engine.kernel.state import GameState, Seat

__all__ = ["Game"]

MOST_INPUTS = 32
"""With so many inputs since the last checkpoint a new one is made, so that taking back an input stays quick."""
_STEPS_AT_ONCE = range(10_000)
"""More steps than any turn takes: rules that never ask anybody must not hang the bot."""
_LATEST_REMINDER = 20_000
"""A reminder with fewer milliseconds left would only be one more line."""
_FEW_GAMES = 8
"""For so many games with the same rules no code is made: that takes as long as a thousand turns. Copies do not count."""
# looking a member up in its enumeration is slow, and these are asked for at every answer
_ONE = Mode.ONE
_ALL = Mode.ALL
_EMPTY = frozenset({Seat.GONE, Seat.LEFT})


class TurnCode(msgspec.Struct, frozen=True):
    """What turns are taken by: two methods of `Game` for a question with which a turn begins, and their source code."""

    list_moves: Callable[["Game", Question, int], Sequence[Move]]
    play: Callable[["Game", Question, int, Move], None]
    text: str = ""


class Game:
    """A match at one table.

    All that changes it are inputs: `take` one, or use the method for its kind (`play`, `join`, `leave`, `come_back`,
    `rename`, `skip`, `stop`, `advance`). Each either takes effect whole or raises and changes nothing. `take_events`
    hands out what has happened.
    """

    __slots__ = (
        "_absent", "_began_with", "_begun_by", "_changed", "_checkpoint", "_code", "_ctx", "_first", "_log", "_phase", "_script", "_ticked_at",
        "_turn", "_undoes", "failures", "question", "rules", "seed",
    )  # fmt: skip

    def __init__(
        self,
        rules: RuleSet,
        seed: bytes,
        *,
        state: GameState | None = None,
        inputs: Sequence[Input] = (),
        undoes: bool = True,
    ) -> None:
        self.rules = rules
        rules.games += state is None
        self._code: TurnCode = rules.turn_code or (
            self.turn_code(rules) if rules.games > _FEW_GAMES else self._general
        )
        self.seed = seed
        self.question = None
        self.failures = []
        self._checkpoint = state.copy() if state else GameState()
        self._log: list[Input] = []
        """The inputs since the checkpoint, the one that is being done included."""
        self._begun_by = 0
        """How many of them led to the phase that is running."""
        self._ticked_at = -1
        """How many inputs there were when the last one only moved the clock."""
        self._ctx = Ctx(rules, self._checkpoint, seed)
        self._script: Script | None = None
        """What waits for the answer, if a script does."""
        self._absent = -1
        """A seat for whom every question is answered by its default until the turn is over."""
        self._changed = False
        """Whether the state may have changed by the input that is being done."""
        self._phase = ""
        self._began_with = (0, 0, 0)
        """What tells whether anything has happened since the phase began by the input that is being done."""
        self._first: Question | None = None
        """The last question that was the first thing that happened in its phase."""
        self._turn: Question | None = None
        """The last question with which a turn began that is data (`BaseRule.turns`)."""
        self._undoes = undoes
        """Whether an input that fails is taken back; not in a game that is thrown away then."""
        self._restart(inputs)

    def __repr__(self) -> str:
        return f"<Game {self.rules.line!r} {self.state!r}>"

    # read at every step, so without a function of ours between
    state: GameState = cast("GameState", property(attrgetter("_ctx.state")))
    """The state as it is now. It holds every secret of the game: show players a `view` instead."""
    question: Question | None
    """The question that the game waits with; None when the match is over."""
    failures: list[RuleFailed]
    """The defects of rules that were met while time passed, each with its exception as its cause."""

    @property
    def checkpoint(self) -> GameState:
        """The state at the beginning of the phase that is running."""
        if self._begun_by:
            self._move_checkpoint()
        return self._checkpoint

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The inputs since the checkpoint: a game with that state and these inputs stands where this one stands."""
        return tuple(self._log[self._begun_by :])

    @property
    def asked_at(self) -> int:
        """When the open question was asked, in clock milliseconds."""
        return self.question.opened if self.question is not None else 0

    def options(self, seat: int) -> Sequence[Move]:
        """Return what that seat can do now: answers to the open question, then offers. Of what is too much, only some."""
        question = self.question
        if question is None:
            return ()
        # listed once for each state of the question: prompts, players and judging ask for the same list
        if question.listed_for == seat:
            return question.listed
        if question is self._turn:
            return self._code.list_moves(self, question, seat)
        return self._list_moves(question, seat)

    def _list_moves(self, question: Question, seat: int) -> Sequence[Move]:
        """List what that seat can do: answers, then offers."""
        ctx = self._ctx
        state = ctx.state
        # The order must stay: stored games and the choices of computer players depend on it.
        listed = question.list_answers(state, seat)
        question.listed = question.answers_listed = listed
        # now already: a rule's offer may depend on the answers, and need not list them again
        question.listed_for = seat
        for rule in self.rules.listing[question.why]:
            for offer in rule.offers(state, question, seat):
                if offer.move not in listed:  # the question's own answer, and the first of equal offers, win
                    listed = question.listed = [*listed, offer.move]
        return listed

    def asides(self, seat: int) -> tuple[Move, ...]:
        """Return those of the options that leave the question open. That there are any may be a secret: nobody is shown them."""
        return tuple(offer.move for offer in self.offers(seat) if not offer.closes)

    def offers(self, seat: int) -> Sequence[Offer]:
        """Return the offers among the options of that seat: whatever is no answer to the question."""
        question = self.question
        if question is None:
            return ()
        listed = question.listed if question.listed_for == seat else self.options(seat)
        if len(listed) == len(question.answers_listed):
            return ()  # nothing but answers, as nearly always
        return [
            offer
            for rule in self.rules.listing[question.why]
            for offer in rule.offers(self._ctx.state, question, seat)
            if offer.move not in question.answers_listed
        ]

    def refusal(self, seat: int, move: Move) -> EngineError | None:
        """Return why that seat may not make that move now; None if it may."""
        try:
            move = self._whole(seat, move)
            return (
                None
                if self._find(seat, move) is not None
                else self.rules.refusal(self.state, self.question, seat, move)
            )
        except EngineError as reason:
            return reason

    def answers(self, seat: int, move: Move) -> bool:
        """Whether that move is what a prompt would list: an answer to the open question, or an offer in its place.

        A synonym of an answer is none; neither is what is done beside the question, as a call or an accusation is.
        """
        try:
            move = self._whole(seat, move)
            found = self._find(seat, move)
        except EngineError:
            return False
        return found.closes if isinstance(found, Offer) else found == move

    def must_be_private(self, seat: int, move: Move) -> bool:
        """Whether nobody else may read that move: it answers a secret question, or was meant to.

        To pass tells nothing, nor does what is done beside the question (a call).
        """
        question = self.question
        if question is None or not question.secret or seat not in question.waiting() or move == PASS:
            return False
        return self.answers(seat, move) or self.refusal(seat, move) is not None

    def seat_of(self, name: str) -> int | None:
        """Return the seat with that name, whatever its case."""
        folded = name.casefold()
        return next((i for i, known in enumerate(self.state.names) if known.casefold() == folded), None)

    def due(self) -> int | None:
        """Return when (in clock milliseconds) time alone will change something; None if never."""
        state, question = self._ctx.state, self.question
        if question is None:
            return None
        timer = state.timers[0][0] if state.timers else None
        patience, remind_after = self._patience(question)
        if not patience:
            return timer
        asked = question.opened + (patience if question.reminded else remind_after)
        return asked if timer is None else min(timer, asked)

    def copy(self) -> "Game":
        """Return another game that stands where this one stands: the checkpoint is copied and the inputs are taken again.

        So it costs as much as the inputs of this turn: a running script cannot be copied.
        """
        return Game(self.rules, self.seed, state=self._checkpoint, inputs=self._log)

    def after(self, seat: int, move: Move, *ahead: Arg | Move) -> "Game | None":
        """Return a copy of the game after that move, or None if the move is refused or a rule fails at it.

        It costs less than `play` on a copy: of what is thrown away nothing is undone.
        """
        copy = Game(self.rules, self.seed, state=self._checkpoint, inputs=self._log, undoes=False)
        try:
            copy.play(seat, move, *ahead)
        except EngineError:
            return None
        return copy

    def take_events(self) -> list[Event]:
        """Return what has happened since this was last called, secrets included; filter it with `seen` before it is told."""
        events = self._ctx.events
        self._ctx.events = []
        return events

    def witness(self, saw: Witness) -> None:
        """Have every number and shuffle of chance reported from now on, so that somebody else can recompute it."""
        self._ctx.witness = saw

    def reseed(self, seed: bytes) -> None:
        """Take all chance from this seed from now on, from its first byte on.

        Raises ValueError while a round is being played, for its chance is settled.
        """
        if self.state.phase != "waiting":
            raise ValueError("a round that is being played keeps its seed")
        # between rounds the state itself is a checkpoint: no script has begun
        self._checkpoint = self.state.copy()
        self._checkpoint.position = 0
        self.seed = seed
        self._ctx.chance = Chance(seed)
        self._restart(())
        self._begun_by = 0
        self._ticked_at = -1

    def play(self, seat: int, move: Move, *ahead: Arg | Move) -> None:
        """Make a player's move; `ahead` is what was typed beyond it.

        Raises NotUnderstood, NotAllowed, TooLate or RuleFailed.
        """
        question = self.question
        # A move that was listed for this very question is possible: it need not be judged again. Computer players always
        # come this way.
        if (
            question is not None
            and question.listed_for == seat
            and move in question.answers_listed
            and not ahead
        ):
            if question is self._turn:
                self._code.play(self, question, seat, move)
            else:
                self._play_listed(question, seat, move)
        else:
            self._take(MakeMove(seat, move, ahead))

    def join(self, name: str) -> int:
        """Give somebody a new seat and return its number. Raises NotAllowed if the table takes nobody in."""
        self._take(TakeSeat(name))
        return len(self.state.names) - 1

    def leave(self, seat: int) -> None:
        """Give a player's seat up (M9). Raises NotAllowed if they have none."""
        self._take(GiveUpSeat(seat))

    def come_back(self, seat: int) -> None:
        """Give who left the seat again (M9). Raises NotAllowed if it is not theirs to take now."""
        self._take(TakeSeatBack(seat))

    def rename(self, seat: int, name: str) -> None:
        """Give a seat another name. Raises NotAllowed if the name is taken, or has spaces."""
        self._take(RenameSeat(seat, name))

    def skip(self, seat: int) -> None:
        """Take the default for a player who does not answer, before the time is up (`!skip`).

        Raises NotAllowed if that player is not waited for, or whoever is first may answer.
        """
        self._take(SkipPlayer(seat))

    def stop(self) -> None:
        """End the match now, whatever is going on; the match rule says who has won (M4)."""
        self._take(StopMatch())

    def take(self, given: Input) -> None:
        """Do an input of any kind. Raises what the method for its kind raises."""
        if isinstance(given, MakeMove):
            self.play(given.seat, given.move, *given.ahead)
        elif isinstance(given, PassTime):
            self.advance(given.clock)
        else:
            self._take(given)

    def advance(self, clock: int) -> None:
        """Let time pass until `clock` milliseconds of play, and do what falls due on the way (M10).

        Where a rule fails at that, the turn is passed on without it (`Rescued`), and `failures` has the exception.
        """
        while (due := self.due()) is not None and due <= clock:
            try:
                self._take(PassTime(due))
            except RuleFailed as failed:
                self.failures.append(failed)
                self._rescue(due, failed)
        if clock > self._ctx.state.clock:
            if self._log and self._ticked_at == len(self._log):
                self._log.pop()  # the clock was all that the last input moved: one tick in a row is enough
            self._take(PassTime(clock))
            self._ticked_at = len(self._log)

    def _take(self, given: Input) -> None:
        """Do one input whole; if it raises, everything is as it was before. Raises what it raised, or RuleFailed."""
        ctx = self._ctx
        ctx.most_events = len(ctx.events) + MOST_EVENTS
        self._changed = False
        # before it is done: what happens by this input is compared with how long the log is
        self._log.append(given)
        try:
            self._doing[given.__class__](self, given)
        except EngineError:
            self._undo()
            raise
        except (Exception, Interrupted) as error:
            raise self._failure(error) from error
        if self._begun_by >= MOST_INPUTS:
            self._move_checkpoint()

    def _play_listed(self, question: Question, seat: int, move: Move) -> None:
        """Do the same for an answer to the open question that is known to be possible."""
        ctx = self._ctx
        ctx.most_events = len(ctx.events) + MOST_EVENTS
        self._log.append(MakeMove(seat, move))
        try:
            if ctx.state.idle[seat]:
                self._count_idle_anew(seat)
            self._answer(question, seat, move)
        except EngineError:
            self._undo()
            raise
        except (Exception, Interrupted) as error:
            raise self._failure(error) from error
        if self._begun_by >= MOST_INPUTS:
            self._move_checkpoint()

    def _failure(self, error: BaseException) -> RuleFailed:
        """Take back the input that is being done, in which this was raised, and return the defect of a rule that it is."""
        # the culprit is found first: going back closes the script whose frames tell it
        rule = culprit(error.__traceback__, self._script or self.question)
        if isinstance(error, TooManyEvents):
            # what goes on for ever mostly does so by letting the base rule draw
            base = self.rules.base.id
            rule = next((each for each in reversed(rules_in(error.__traceback__)) if each != base), rule)
        failed = _rule_failed(rule, error)
        self._undo()
        return failed

    def _make_move(self, given: MakeMove) -> None:
        """Make a move, with what was typed ahead. Raises EngineError if it is refused."""
        seat, move, question = given.seat, given.move, self.question
        move = self._whole(seat, move)
        found = self._find(seat, move)
        if found is None:
            # a try that costs cards is no refusal: it happens (B31, H7)
            reason, fine = (
                self.rules.refusal(self._ctx.state, question, seat, move),
                self.rules.fine(self._ctx.state, question, seat, move),
            )
            if not fine:
                raise reason
            self._changed = True
            self.rules.base.charge_fine(self._ctx, seat, move.cards, reason.code, fine)
            self._go_on_asking()
        elif given.ahead:
            self._make_with_ahead(given, move)
        else:
            self._make(seat, move, found)

    def _make(self, seat: int, move: Move, found: Move | Offer) -> None:
        """Give the answer, or take up the offer, that was found for a move."""
        if isinstance(found, Offer) and not found.closes:
            self._take_aside(found, seat, move)
            return
        if self._ctx.state.idle[seat]:
            self._count_idle_anew(seat)
        if isinstance(found, Move):
            assert self.question is not None
            self._answer(self.question, seat, found)
            return
        # in this order: acting may still emit, what waits is closed, and only then the offer may ask
        self._act()
        self._interrupt()
        self._run(found.take(self._ctx, seat, move))

    def _make_with_ahead(self, given: MakeMove, move: Move) -> None:
        """Make a move with what was typed behind it: calls that cost nothing come first, the others after it (B22, B25)."""
        seat, ctx, late = given.seat, self._ctx, list[Move]()
        for along in given.ahead:
            if isinstance(along, Move):
                offer = self._find(seat, along)
                if isinstance(offer, Offer) and not offer.closes and not offer.costs:
                    self._take_aside(offer, seat, along)
                else:
                    late.append(along)
        # again, for a call that was done first may have changed what is possible
        found = self._find(seat, move)
        if found is None:
            raise NotAllowed("too-late")
        ctx.queue.fill(seat, given.ahead)
        ctx.special = True
        self._make(seat, move, found)
        # what answered nothing refuses the whole input: a typing error must not cost a turn
        ctx.queue.refuse_rest()
        # what was typed behind a move that has been made may cost what it costs, but it undoes nothing
        for along in late:
            found = self._find(seat, along)
            if isinstance(found, Offer) and not found.closes:
                self._take_aside(found, seat, along)
            else:
                reason = self.rules.refusal(ctx.state, self.question, seat, along)
                ctx.emit(CallInVain(seat, reason.code, dict(reason.args_)))
                self._go_on_asking()

    def _take_aside(self, offer: Offer, seat: int, move: Move) -> None:
        """Do an offer that leaves the question open: a call, an accusation."""
        self._changed = True  # before it is taken: it may fail half-way
        self._go_on_asking(offer.take(self._ctx, seat, move), offer.take)

    def _count_idle_anew(self, seat: int) -> None:
        """Note that the player is there: their time-outs are counted from 0 again (M10)."""
        self._changed = True
        self._ctx.state.idle = changed(self._ctx.state.idle, seat, 0)

    def _find(self, seat: int, move: Move) -> Move | Offer | None:
        """Return what a move of that seat is: an answer to the open question, an offer taken up, or None: neither.

        The answer that is returned is the move that was meant, where the one that was made is a synonym. Nothing is
        listed for it, so it is quick however long the list would be.
        """
        question, state = self.question, self._ctx.state
        if question is None:
            return None
        meant = question.meant(state, seat, move)
        if meant is not None:
            return meant
        return self.rules.offered(state, question, seat, move)

    def _whole(self, seat: int, move: Move) -> Move:
        """Return the move of whole cards that is meant by one with faces: the first that is possible, else the first."""
        if not self.rules.two_faced:
            return move
        meant = list(whole_moves(self._ctx.state, self.question, seat, move))
        for each in meant:
            with suppress(EngineError):
                if self._find(seat, each) is not None:
                    return each
        return meant[0]

    def _go_on_asking(self, flow: Flow = None, by: object = None) -> None:
        """Bring the open question up to date after something happened; `flow` is what the rule's method `by` returned.

        It stays open, unless the round ended or something took its place. Who was put out by what happened is answered
        for by default, and so is everyone if there is a hurry. Raises RuleFailed if `flow` would ask something.
        """
        ctx, question = self._ctx, self.question
        self._changed = True
        self._keep_older_checkpoint()
        self._relist()
        if flow is not None:
            _finish(flow, by)
        if ctx.asked is not None:
            raise NeverReceived(ctx.asked)
        state = ctx.state
        ended = state.ended is not None and state.phase != self._phase
        if ctx.replaced_by is not None or (ended and self.question is not None):
            self._interrupt()
            self._run(None)
        if question is None or self.question is not question:
            return
        hurried = ctx.hurried is not None
        if hurried and question.turn and question.acts:  # a turn that has not begun
            self._interrupt()
            self._run(None)
            return
        for seat in question.waiting():
            out = state.seats[seat] is Seat.OUT and state.ended is None  # between rounds they may deal
            if self.question is question and (out or hurried):
                self._answer_by_default(seat)

    def _answer_by_default(self, seat: int) -> None:
        """Answer the open question by its default for a player who does not answer; nothing if they are not asked."""
        question = self.question
        if question is None or seat not in question.waiting():
            return
        self._changed = True
        # somebody else may still answer for all: the default is only for when nobody is left
        if question.mode is Mode.FIRST:
            question.asked = tuple(other for other in question.asked if other != seat)
            self._relist()
            if question.asked or question.default is None:
                return
        if not question.brief:
            self._absent = seat
            self._ctx.special = True
        self._answer(question, seat, question.default_of(self._ctx.state, seat))

    def _take_seat(self, given: TakeSeat) -> None:
        """Give somebody a new seat. Raises NotAllowed if the name is taken or the table takes nobody in."""
        self._check_name(given.name)
        self.rules.base.admit(self._ctx.state)
        self._seat(Joined(len(self._ctx.state.names), given.name))

    def _take_seat_back(self, given: TakeSeatBack) -> None:
        """Give who left the seat again. Raises NotAllowed if it is not free for that."""
        if self._ctx.state.seats[given.seat] not in _EMPTY:
            raise NotAllowed("already-seated")
        self.rules.base.admit(self._ctx.state, given.seat)
        self._seat(Returned(given.seat))

    def _leave(self, given: GiveUpSeat, why: Literal["left", "idle"] = "left") -> None:
        """Empty a seat, which its player gave up, or where nobody answers. Raises NotAllowed if it is empty."""
        if self._ctx.state.seats[given.seat] in _EMPTY:
            raise NotAllowed("not-seated")
        self._seat(Left(given.seat, why))

    def _seat(self, event: Joined | Returned | Left) -> None:
        """Let that happen to a seat; the base rule may then end the round, or begin the waiting anew."""
        ctx = self._ctx
        self._changed = True
        ctx.emit(event)
        if isinstance(event, Left):
            ctx.special = True  # the turn that is running may come back to who has left
            # in this order: a rule may have replaced the question because of who left
            self._go_on_asking()
            self._answer_by_default(event.seat)
        else:
            self._go_on_asking()
        following = self.rules.base.seats_changed(ctx.state)
        if following is not None:
            self._interrupt()
            self._run(following(ctx))

    def _rename_seat(self, given: RenameSeat) -> None:
        """Give a seat another name. Raises NotAllowed if the name is taken."""
        self._check_name(given.name, given.seat)
        self._changed = True
        self._ctx.emit(SeatRenamed(given.seat, given.name, self._ctx.state.names[given.seat]))
        self._go_on_asking()

    def _check_name(self, name: str, seat: int | None = None) -> None:
        """Raise NotAllowed if another seat has that name, or it is more than one word."""
        # names stand in the text of moves, between spaces
        if name.split() != [name] or self.seat_of(name) not in {None, seat}:
            raise NotAllowed("name-taken", name=name)

    def _skip_player(self, given: SkipPlayer) -> None:
        """Take the default for a player who does not answer. Raises NotAllowed if that player is not waited for."""
        question = self.question
        if question is None or given.seat not in question.waiting() or question.mode is Mode.FIRST:
            raise NotAllowed("not-waited-for")
        if given.idle:
            self._time_out(given.seat)
        else:
            self._answer_by_default(given.seat)

    def _time_out(self, seat: int) -> None:
        """Take the default for a player who did not answer in time; too often in a row, and the seat is given up (M10)."""
        self._changed = True
        self._ctx.emit(TimedOut(seat))
        self._go_on_asking()
        state, limit = self._ctx.state, self.rules.base.idle_limit
        if limit and state.idle[seat] >= limit and state.seats[seat] is Seat.IN:
            self._leave(GiveUpSeat(seat), "idle")
        else:
            self._answer_by_default(seat)

    def _stop_match(self, given: StopMatch) -> None:
        """End the match now."""
        self._interrupt()
        self.rules.base.stopped(self._ctx)
        self._run(None)

    def _pass_time(self, given: PassTime) -> None:
        """Set the clock, and do the first thing that is due by then; `advance` comes again for the next.

        That is to fire a timer, else to remind whoever is waited for, else to take the default for them.
        """
        ctx, state, due = self._ctx, self._ctx.state, self.due()
        self._changed = True
        self._relist()  # an offer may depend on the clock
        state.clock = given.clock
        question = self.question
        if due is None or due > given.clock or question is None:
            return
        if state.timers and state.timers[0][0] <= given.clock:
            ctx.emit(TimerFired(state.timers[0][1]))
            self._go_on_asking()
            return
        patience, remind_after = self._patience(question)
        if remind_after < patience and not question.reminded:
            question.reminded = True
            for seat in question.waiting():
                ctx.emit(Reminded(seat))
                self._go_on_asking()
            return
        # should a rule keep the question open all the same, its time begins anew
        question.reminded = False
        question.opened = given.clock
        for seat in question.waiting():
            if self.question is question:
                self._time_out(seat)

    def _begin_turn_anew(self, given: BeginTurnAnew) -> None:
        """Give whoever is waited for the full time from now on, with a reminder as if for the first time."""
        if self.question is not None:
            self._changed = True
            self.question.opened, self.question.reminded = self._ctx.state.clock, False

    def _patience(self, question: Question) -> tuple[int, int]:
        """Return how many milliseconds there are for a question (0: no end), and after how many there is a reminder.

        That is at half time (M10), at a daily pace when a quarter is left; when the time is up if there is none.
        """
        base = self.rules.base
        patience = base.patience if question.patience is None else question.patience
        after = patience - patience // 4 if base.daily else patience // 2
        return patience, after if patience - after >= _LATEST_REMINDER else patience

    def _answer(self, question: Question, seat: int, move: Move) -> None:
        """Go on after that answer to the open question, which is known to be possible."""
        ctx = self._ctx
        self._changed = True  # now already: what follows may fail half-way
        if question.mode is not _ONE:
            question.answers[seat] = move
            if question.mode is _ALL and question.waiting():
                self._relist()
                return
            question.in_order()
        # before what follows, for it ends what lasted until somebody acts
        if question.acts:
            self._act()
        if self._script is not None:
            self._run(self._script, move)
            return
        flow = question.then(ctx, seat, move)
        if flow is None and ctx.asked is None and not ctx.special and self._begin_turn():
            return
        self._run(flow)

    def _begin_turn(self) -> bool:
        """Ask whoever's turn it is what a turn begins with, and return True, if it is data (`BaseRule.turns`) and nothing comes before it."""
        state, base = self._ctx.state, self.rules.base
        asking = base.turns.get(state.phase)
        if asking is None or (base.due_first is not None and base.due_first(state)):
            return False
        self._phase = state.phase
        self._begun_by = len(self._log)
        # no method is called and no script is made for it; each asking is an object of its own: the bot tells questions
        # apart by identity
        asked = replace(asking, asked=(state.turn,), opened=state.clock)
        self.question = self._first = self._turn = asked
        return True

    @classmethod
    def turn_code(cls, rules: RuleSet) -> TurnCode:
        """Return what turns are taken by with these rules: made anew for them, where they begin with one question (`BaseRule.turns`).

        That takes longer than a whole round, so it is done once several games were begun with these rules, or when it is asked for.
        """
        if rules.turn_code is None:
            rules.turn_code = cls._general
            if len(rules.turns) == 1:
                (asking,) = rules.turns.values()
                fixed = ("acts", "answers", "choices", "mode", "pick", "then", "turn", "why")
                question = Instance(Question, {name: Known(getattr(asking, name)) for name in fixed})
                hooks = {
                    "rules": rules,
                    "_after": rules.after,
                    "_after_always": rules.after_always,
                    "_instead": rules.instead,
                }
                ctx = Instance(Ctx, {name: Known(value) for name, value in hooks.items()})
                stable = {
                    (Game, "_ctx"): ctx,
                    (Ctx, "state"): Instance(GameState),
                    (Ctx, "events"): Instance(list),
                }
                given = {
                    "self": Instance(Game, {"rules": Known(rules), "_script": Known(None)}),
                    "question": question,
                }
                with suppress(Exception):  # there may be no source code, and anybody writes rules
                    (list_moves, play), text = specialize(
                        (cls._list_moves, cls._play_listed),
                        given,
                        stable,
                        settled={RuleSet.rule},
                        kept={(Question, "then"): (ctx, None, Instance(Move))},
                        endless={TooManyEvents},
                    )
                    rules.turn_code = TurnCode(list_moves, play, text)
        return cast("TurnCode", rules.turn_code)

    _general: ClassVar = TurnCode(_list_moves, _play_listed)
    """The methods themselves."""

    def _act(self) -> None:
        """Count that somebody acts in a turn, and tell the rules that wait for it."""
        state = self._ctx.state
        state.acts += 1
        if state.own:  # most of the time no rule remembers anything
            for acted in self.rules.acting:
                acted(self._ctx)

    def _run(self, flow: Flow, answer: Move | None = None) -> None:
        """Go on with a flow, and from phase to phase, until something is asked or the match is over.

        Raises RuntimeError if a question was made and not returned, or if the rules go round without asking anybody.
        """
        ctx = self._ctx
        for _ in _STEPS_AT_ONCE:
            if ctx.special:
                flow, answer = self._go_on_otherwise(flow, answer)
            elif flow is None:
                if ctx.asked is not None:
                    raise NeverReceived(ctx.asked)
                if self._begin_turn():
                    return
                self._phase = phase = ctx.state.phase
                self._begun_by = len(self._log)
                if phase == "over":
                    self.question = None
                    return
                self._begin_phase()
                flow = self.rules.phases[phase](ctx)
            if flow is not None:
                following = self._go_on(flow, answer)
                if following is None:
                    return
                flow, answer = following
        raise RuntimeError("the rules go round and round and ask nobody")

    def _begin_phase(self) -> None:
        """Take note of how the game stands where a phase begins that is no question."""
        self._began_with = self._happened()

    def _happened(self) -> tuple[int, int, int]:
        """Return all that can change the state: how many events there were, acts, and bytes of chance that were used."""
        state = self._ctx.state
        return len(self._ctx.events), state.acts, state.position

    def _go_on(self, flow: Question | Script, answer: Move | None) -> tuple[Flow, Move | None] | None:
        """Go on with a flow to its next question; returns what is to be done next, or None: that question waits."""
        ctx, script = self._ctx, None
        if isinstance(flow, Question):
            question = flow
        else:
            script = flow
            try:
                question = script.send(answer)
            except StopIteration as end:
                self._script = None
                return end.value, None
        if ctx.replaced_by is not None:
            return flow, None  # `_run` will put something else in its place
        ctx.asked = None
        state = ctx.state
        if state.ended is not None and state.phase != self._phase:
            close_flow(flow)  # the round has ended under it: nothing that it would still ask matters
            self._script = None
            return None, None
        # a turn is asked even with one possible answer, so only something special can answer it without waiting
        reply = self._answer_unasked(question) if ctx.special or not question.turn else None
        if reply is None:
            self.question = question
            self._script = script
            question.opened = state.clock
            if self._begun_by == len(self._log) and self._began_with == self._happened():
                self._first = question
            return None
        return (flow, reply) if script is not None else (question.then(ctx, question.asked[0], reply), None)

    def _answer_unasked(self, question: Question) -> Move | None:
        """Return the answer to a question that need not be waited for; None if it must be.

        That is the default for who is absent, left or in a hurry, what was typed ahead, or the only answer there is (B34),
        which is no act.
        """
        ctx = self._ctx
        given: Move | None = None
        if question.mode is _ONE:
            seat = question.asked[0]
            if self._is_defaulted(seat):
                given = question.default_of(ctx.state, seat)
            elif ctx.queue.values:
                given = ctx.queue.answer(question, ctx.state, seat)
            if given is None:
                return None if question.turn else self._only_answer(question)
        elif question.mode is _ALL:
            # a secret question: who is away is answered for, the others are waited for
            for seat in question.asked:
                if self._is_defaulted(seat):
                    question.answers[seat] = question.default_of(ctx.state, seat)
            question.in_order()
            given = None if question.waiting() else question.answers[question.asked[0]]
        if given is not None and question.acts:
            self._act()
        return given

    def _is_defaulted(self, seat: int) -> bool:
        """Whether that player is not asked at all, and the default is taken for them."""
        ctx = self._ctx
        return ctx.hurried is not None or seat == self._absent or ctx.state.seats[seat] is Seat.LEFT

    def _only_answer(self, question: Question) -> Move | None:
        """Return the one answer that there is, if there is nothing else that would close the question (B34)."""
        state, seat, pick = self._ctx.state, question.asked[0], question.pick
        if pick is not None:
            forced = pick.least == pick.most == len(pick.cards) and not question.choices
            return pick_cards(pick.cards) if forced else None
        options = question.options(state, seat)
        if len(options) != 1:
            return None
        # an offer that would close the question is another choice, so the question must be asked
        for rule in self.rules.closing[question.why]:
            for offer in rule.offers(state, question, seat):
                if offer.closes:
                    return None
        return options[0]

    def _go_on_otherwise(self, flow: Flow, answer: Move | None) -> tuple[Flow, Move | None]:
        """Return what goes on in place of a flow: what took over, or, if it has ended, what was to follow it."""
        ctx = self._ctx
        if ctx.replaced_by is not None:
            close_flow(flow)
            self._script = None
            follow, ctx.replaced_by, ctx.asked = ctx.replaced_by, None, None
            return follow(ctx), None
        if flow is not None:
            return flow, answer
        if ctx.asked is not None:
            raise NeverReceived(ctx.asked)
        if ctx.reactions:
            return ctx.reactions.pop(0)(ctx), None
        # The turn is over. What was typed ahead and answered nothing refuses the input; absence ends with the turn.
        ctx.queue.refuse_rest()
        self._absent = -1
        if ctx.hurried is not None:
            follow, ctx.hurried = ctx.hurried, None
            return follow(ctx), None
        # a rule may have given the turn to who has left by the answer that was given for them (M9)
        state = ctx.state
        following = state.turn
        if state.phase in self.rules.turns and state.seats[following] is not Seat.IN:
            following = state.after(following)
        if following != state.turn:
            ctx.emit(TurnGoesTo(following))
        else:
            ctx.special = False
        return None, None

    def _relist(self) -> None:
        """Forget the lists of moves: what can be done may have changed."""
        if self.question is not None:
            self.question.listed_for = -1

    def _interrupt(self) -> None:
        """Close what waits for an answer; whatever is run next is the rest of the phase."""
        self._changed = True
        self._keep_older_checkpoint()
        if self._script is not None:
            self._script.close()
            self._script = None
        self._phase = self._ctx.state.phase

    def _undo(self) -> None:
        """Take back the input that is being done, and its events, unless the game is thrown away then."""
        if not self._undoes:
            return
        del self._ctx.events[self._ctx.most_events - MOST_EVENTS :]
        self._ctx.queue.clear()
        self._log.pop()
        if self._changed:  # most refusals come before anything has changed: then nothing is replayed
            self._go_back(self._log)

    def _go_back(self, inputs: Sequence[Input]) -> None:
        """Go back to the checkpoint and take these inputs again.

        If a rule fails at that, go back without the inputs; if it fails even then, end the match.
        """
        try:
            self._restart(inputs)
        except (Exception, Interrupted) as error:  # noqa: BLE001 - whatever it is, it is kept and the table lives on
            self.failures.append(_rule_failed(culprit(error.__traceback__, None), error))
            if inputs:
                self._go_back(())
                return
            # not even the checkpoint can be gone on from
            over = MatchOver((), stopped=True)
            self._checkpoint = self._checkpoint.copy()
            over.apply(
                self._checkpoint
            )  # not by `emit`: no rule is asked any more, for one of them is broken
            self._restart(())
            self._ctx.events.append(over)

    def _restart(self, inputs: Sequence[Input]) -> None:
        """Begin at the checkpoint and take these inputs again; their events are dropped, they were told before."""
        ctx = self._ctx
        if self._script is not None:
            self._script.close()
        self._script = self.question = None
        self._log, again = [], list(inputs)
        ctx.state = self._checkpoint.copy()
        ctx.replaced_by = ctx.hurried = ctx.asked = None
        ctx.special = False
        self._absent = -1  # who was silent is found out again
        ctx.reactions.clear()
        events, ctx.events = ctx.events, []
        ctx.most_events = MOST_EVENTS
        try:
            self._run(None)
            for given in again:
                self._log.append(given)
                self._doing[given.__class__](self, given)
        finally:
            ctx.events = events
            ctx.queue.clear()

    def _rescue(self, clock: int, failed: RuleFailed) -> None:
        """Go back to the checkpoint and pass the turn on, without asking any rule: one failed when time passed.

        Nobody could undo time by typing, so the table would stand still for ever. If the game cannot go on from there
        either, the match is over.
        """
        waiting = self.question.waiting() if self.question is not None else ()
        self._ctx.events.append(Rescued(failed.rule, str(failed.args_["error"])))
        state = self._checkpoint = self.checkpoint.copy()
        state.clock = clock
        state.timers = tuple(timer for timer in state.timers if timer[0] > clock)
        for seat in waiting:
            TimedOut(seat).apply(state)
        if state.phase != "over":
            TurnGoesTo(state.after(state.turn)).apply(state)
        self._go_back(())

    def _keep_older_checkpoint(self) -> None:
        """Give up the place of the next checkpoint if the phase began with the input that is being done.

        More happens by that input after the phase began, and a checkpoint there would be without it.
        """
        if self._begun_by == len(self._log):
            self._begun_by = 0

    def _move_checkpoint(self) -> None:
        """Make a checkpoint of the beginning of the phase that is running."""
        # Only when one is wanted, so that a turn pays nothing for it: mostly the state is still as the phase began, else the
        # inputs that led there are taken again from the older checkpoint.
        untouched = (
            self.question is not None and self.question is self._first and len(self._log) == self._begun_by
        )
        if untouched:
            self._checkpoint = self._ctx.state.copy()
        else:
            inputs = self._log[: self._begun_by]
            copier = _PhaseCopier(self.rules, self.seed, state=self._checkpoint, inputs=inputs)
            self._checkpoint = copier.at_phase
        del self._log[: self._begun_by]
        self._begun_by = 0
        self._ticked_at = -1

    _doing: ClassVar[Mapping[type[Input], Callable[["Game", Any], None]]] = {
        MakeMove: _make_move,
        TakeSeat: _take_seat,
        GiveUpSeat: _leave,
        TakeSeatBack: _take_seat_back,
        RenameSeat: _rename_seat,
        SkipPlayer: _skip_player,
        StopMatch: _stop_match,
        PassTime: _pass_time,
        BeginTurnAnew: _begin_turn_anew,
    }
    """What does each kind of input."""


class _PhaseCopier(Game):
    """A game that keeps a copy of its state from the beginning of the last phase that was no question."""

    __slots__ = ("_copy",)

    @property
    def at_phase(self) -> GameState:
        """The state at the beginning of the phase that is running, of which nothing but that beginning has happened."""
        return self.state.copy() if self.question in {None, self._first} else self._copy

    def _begin_phase(self) -> None:
        super()._begin_phase()
        self._copy = self.state.copy()


def _finish(flow: Question | Script, by: object) -> None:
    """Run a script that was returned to its end; nothing that happens beside a question may ask another one."""
    rule = owner(by)
    if not isinstance(flow, Question):
        try:
            flow.send(None)
        except StopIteration:
            return
        rule = rule_of(flow)
    close_flow(flow)
    raise RuleFailed(rule, RuntimeError("what runs aside cannot ask"))


def _rule_failed(rule: str, error: BaseException) -> RuleFailed:
    """Return the error that names the rule; the exception is its cause, for logs."""
    if isinstance(error, NeverReceived):
        rule = rule_of(error.question)  # it is noticed by whoever asks next
    failed = RuleFailed(rule, error)
    failed.__cause__ = error
    # the error is kept for a while; what the rule had in hand, which may be all the memory there is, must not be
    let_go(error.__traceback__)
    return failed
