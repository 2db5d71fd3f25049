"""A running game: it drives the rules' scripts, takes inputs one at a time, and can be saved at any moment.

The script of a phase runs until it asks something. An input either answers, or runs aside, or is refused; a refused
one leaves no trace. At the start of each phase stands a checkpoint: a copy of the state. The checkpoint and the inputs
since are all that is needed to stand here again.
"""

from collections.abc import Coroutine, Sequence
from typing import Any

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.course import Course
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood, RuleFailed, TooLate
from uno_engine.kernel.events import (
    Event,
    Joined,
    Left,
    MatchOver,
    Reminded,
    Renamed,
    Rescued,
    Returned,
    TimedOut,
    TimerFired,
    TurnGoesTo,
)
from uno_engine.kernel.failure import culprit
from uno_engine.kernel.questions import Mode, Option, Question
from uno_engine.kernel.reading import find, read_answer
from uno_engine.kernel.rule import Offer
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState, Seat

Input = tuple[int | None, str]
"""Who (None: the table itself), and what: a command as typed, or one of the table's own, beginning with `/`."""

_ALL = Mode.ALL


class Game(Course):
    """A match at one table.

    All that changes it are `join`, `leave`, `come_back`, `rename`, `stop`, `advance` and `submit` (or `choose`); each
    either takes effect whole or raises and changes nothing. `take_events` hands out what has happened.
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
    def state(self) -> GameState:
        """The state as it is now. Everyone but the engine reads `view` instead."""
        return self.ctx.state

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
        """What has happened since this was last called."""
        events = self.ctx.events
        self.ctx.events = []
        return events

    def options(self, seat: int) -> Sequence[Option]:
        """Everything that seat can do now: answers to the open question, and offers."""
        return (self._listed.get(seat) or self._listed_for(seat))[0]

    def seat_of(self, name: str) -> int | None:
        """The seat with that name, whatever its case."""
        folded = name.casefold()
        return next((i for i, known in enumerate(self.state.names) if known.casefold() == folded), None)

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
        """Like `submit`, with one of `options(seat)`."""
        self._take(seat, option.id, option)

    def join(self, name: str) -> int:
        """Give somebody a new seat and return its number. Raises NotAllowed if the table takes nobody in."""
        self._take(None, f"/join {name}")
        return len(self.state.names) - 1

    def leave(self, seat: int) -> None:
        """A player gives the seat up (M9)."""
        self._take(seat, "/leave")

    def come_back(self, seat: int) -> None:
        """Who left takes the seat again (M9)."""
        self._take(seat, "/return")

    def rename(self, seat: int, name: str) -> None:
        """A seat is called otherwise from now on."""
        self._take(seat, f"/rename {name}")

    def skip(self, seat: int) -> None:
        """Take the default for a player who does not answer, before the time is up (`!skip`)."""
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
                self._refuse_the_rest(ctx.words)
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

    def _refuse_the_rest(self, words: Sequence[str]) -> None:
        raise NotUnderstood("not-understood", said=" ".join(words))

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

    def _dispatch(self, seat: int | None, text: str) -> None:
        if not text.startswith("/"):
            if seat is None:
                raise NotAllowed("no-seat")
            self._command(seat, text)
            return
        word, _, rest = text[1:].partition(" ")
        match word:
            case "join":
                self._join(rest)
            case "rename" if seat is not None:
                self._check_name(rest, seat)
                self._aside(self.ctx.emit(Renamed(seat, rest)))
            case "leave" if seat is not None:
                self._leave(seat)
            case "return" if seat is not None:
                self._return(seat)
            case "skip" if seat is not None:
                self._skip(seat)
            case "stop":
                self._replace(self.rules.base.stopped(self.ctx))
            case "time" | "tick":
                self._pass_time(word, int(rest))
            case _:
                raise NotUnderstood("not-understood", said=text)

    # --- commands --------------------------------------------------------------------------------------------------

    def _command(self, seat: int, text: str) -> None:
        words = text.lower().split()
        if not words:
            raise NotUnderstood("not-understood", said="")
        question = self.question
        if question is not None:
            for rule in self.rules.spelling:
                words = rule.spelled(self.state, question, seat, words)
        option, rest = find(self.options(seat), words)
        if (option is None or rest) and len(words) > 1 and words[-1] in self.rules.suffixes:
            self._command(seat, words.pop())
            option, rest = find(self.options(seat), words)
        question = self.question
        if question is not None and self._read_by_rules(question, seat, words):
            return
        unread = option is None or (rest and option.verb == "pick")
        if unread and question is not None and seat in question.waiting() and words[0] != "play":
            option, rest = read_answer(question, self.state, self.rules, seat, words)
        if option is None:
            self._refuse(seat, words)
        else:
            self._act(seat, option, rest)

    def _read_by_rules(self, question: Question, seat: int, words: list[str]) -> bool:
        """Whether some rule understood the command, and it was done."""
        for rule in self.rules.reading:
            found = rule.reads(self.state, question, seat, words)
            if found is not None:
                offer, taken = found
                self.ctx.words = words[taken:]
                self.ctx.author = seat
                self._accept(seat, offer.option, offer)
                return True
        return False

    def _act(self, seat: int, option: Option, words: Sequence[str]) -> None:
        options, offers = self._listed.get(seat) or self._listed_for(seat)
        ctx = self.ctx
        ctx.words = words
        ctx.author = seat
        if offers and option.id in offers:
            self._accept(seat, option, offers[option.id])
        elif option in options or self._is_pick(seat, option):
            self._answered(seat, option)
        else:
            raise TooLate("too-late")

    def _is_pick(self, seat: int, option: Option) -> bool:
        question = self.question
        if question is None or question.pick is None or seat not in question.waiting():
            return False
        return option.verb == "pick" and question.pick.fits(option.cards)

    def _accept(self, seat: int, option: Option, offer: Offer) -> None:
        if not offer.closes:
            self._aside(offer.take(self.ctx, seat, option))
            return
        self._dirty = True
        self._heard(seat)
        self.state.acts += 1
        self._replace(offer.take(self.ctx, seat, option))

    def _heard(self, seat: int) -> None:
        state = self.state
        if state.idle[seat]:
            state.idle = (*state.idle[:seat], 0, *state.idle[seat + 1 :])

    def _answered(self, seat: int, option: Option, *, spoken: bool = True) -> None:
        question = self.question
        assert question is not None
        if spoken and self.ctx.state.idle[seat] and not option.idle:
            self._dirty = True
            self._heard(seat)
        question.answers[seat] = option
        if question.mode is _ALL and question.waiting():
            self._dirty = True
            self._listed = {}
        else:
            self._run(self._script, option)

    def _refuse(self, seat: int, words: list[str]) -> None:
        for rule in reversed(
            self.rules.rules
        ):  # the base rule knows a reason for everything: it is asked last
            reason = rule.refusal(self.state, self.question, seat, words)
            if reason is not None:
                self._fine(seat, words, reason)
                return
        raise NotUnderstood("not-understood", said=words[0])

    def _fine(self, seat: int, words: list[str], reason: EngineError) -> None:
        """Raise the refusal, unless the try costs cards: then that is what happens."""
        card = self.rules.deck.by_code.get(words[1]) if words[0] == "play" and len(words) > 1 else None
        if card is None or card not in self.state.hands[seat] or self.state.seats[seat] is not Seat.IN:
            raise reason
        fine = sum(rule.fine(self.state, self.question, seat, card) for rule in self.rules.rules)
        if not fine:
            raise reason
        self._aside(self.rules.base.fined(self.ctx, seat, card, reason.code, fine))

    def _aside(self, script: Coroutine[object, Any, object]) -> None:
        """The same; who is put out by it answers by default, and so does everyone if it hurries."""
        question, before = self.question, self.state.seats
        self.ctx.question = question
        super()._aside(script)
        if question is None or self.question is not question:
            return
        for seat in question.waiting():
            out = before[seat] is Seat.IN and self.state.seats[seat] is Seat.OUT
            if self.question is question and (out or self.ctx.hurried):
                self._default_for(seat)

    # --- seats and time --------------------------------------------------------------------------------------------

    def _join(self, name: str) -> None:
        self._check_name(name)
        self.rules.base.admit(self.state)
        self._aside(self.ctx.emit(Joined(len(self.state.names), name)))
        self._seats_changed()

    def _check_name(self, name: str, seat: int | None = None) -> None:
        if name.split() != [name] or self.seat_of(name) not in {None, seat}:
            raise NotAllowed("name-taken", name=name)

    def _leave(self, seat: int, why: str = "left") -> None:
        if self.state.seats[seat] in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("not-seated")
        self._aside(self.ctx.emit(Left(seat, "idle" if why == "idle" else "left")))
        self._default_for(seat)
        self._seats_changed()

    def _return(self, seat: int) -> None:
        if self.state.seats[seat] not in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("already-seated")
        self.rules.base.admit(self.state, seat)
        self._aside(self.ctx.emit(Returned(seat)))
        self._seats_changed()

    def _seats_changed(self) -> None:
        script = self.rules.base.seats_changed(self.ctx)
        if script is not None:
            self._replace(script)

    def _default_for(self, seat: int) -> None:
        """Answer the open question for a player who does not."""
        question = self.question
        if question is None or seat not in question.waiting():
            return
        self._dirty = True
        if question.mode is Mode.FIRST:
            question.asked = tuple(other for other in question.asked if other != seat)
            self._listed = {}
            if question.asked or question.default is None:
                return
        self.ctx.absent = seat
        self._answered(seat, question.default_of(self.state, seat), spoken=False)

    def _skip(self, seat: int) -> None:
        question = self.question
        if question is None or seat not in question.waiting() or question.mode is Mode.FIRST:
            raise NotAllowed("not-waited-for")
        self._default_for(seat)

    def _patience(self) -> int:
        question = self.question
        if question is None:
            return 0
        return self.rules.base.patience if question.patience is None else question.patience

    def _pass_time(self, word: str, clock: int) -> None:
        self._dirty = True
        self._listed = {}
        if word == "time":
            self._fall_due(clock)
        else:
            self.state.clock = clock

    def _fall_due(self, clock: int) -> None:
        state = self.state
        state.clock = clock
        if state.timers and state.timers[0][0] <= clock:
            self._aside(self.ctx.emit(TimerFired(state.timers[0][1])))
            return
        question = self.question
        assert question is not None
        if not self._reminded:
            self._reminded = True
            for seat in question.waiting():
                self._aside(self.ctx.emit(Reminded(seat)))
            return
        self._reminded = False
        self._opened = clock
        for seat in question.waiting():
            if self.question is question:
                self._time_out(seat)

    def _time_out(self, seat: int) -> None:
        self._aside(self.ctx.emit(TimedOut(seat)))
        limit = self.rules.base.idle_limit
        if limit and self.state.idle[seat] >= limit and self.state.seats[seat] is Seat.IN:
            self._leave(seat, "idle")
        else:
            self._default_for(seat)


def _failed(rule: str, error: Exception) -> RuleFailed:
    failed = RuleFailed(rule, error)
    failed.__cause__ = error
    return failed
