"""A running game: it drives the rules' scripts, takes inputs one at a time, and can be saved at any moment.

The script of a phase runs until it asks something. An input either answers, or runs aside, or is refused; a refused
one leaves no trace. At the start of each phase stands a checkpoint: a copy of the state. The checkpoint and the inputs
since are all that is needed to stand here again.
"""

from collections.abc import Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood, RuleFailed, TooLate
from uno_engine.kernel.events import Event, Joined, Left, Reminded, Renamed, Returned, TimedOut, TimerFired
from uno_engine.kernel.questions import Mode, Option, Question
from uno_engine.kernel.reading import find, read_answer
from uno_engine.kernel.rule import Offer, Rule, Script
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.state import GameState, Seat

Input = tuple[int | None, str]
"""Who (None: the table itself), and what: a command as typed, or one of the table's own, beginning with `/`."""

_PHASES_AT_ONCE = 10_000


class Game:
    """A match at one table.

    All that changes it are `join`, `leave`, `come_back`, `rename`, `stop`, `advance` and `submit` (or `choose`); each
    either takes effect whole or raises and changes nothing. `take_events` hands out what has happened.
    """

    def __init__(
        self, rules: RuleSet, seed: bytes, *, state: GameState | None = None, inputs: Sequence[Input] = ()
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.ctx = Ctx(rules, state.copy() if state else GameState(), seed)
        self.question: Question | None = None
        self._script: Script | None = None
        self._phase = ""
        self._opened = 0
        self._reminded = False
        self._dirty = False
        self._offered: tuple[int, list[Option], dict[str, Offer]] | None = None
        self._checkpoint = self.ctx.state.copy()
        self._candidate: GameState | None = None
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

    def options(self, seat: int) -> list[Option]:
        """Everything that seat can do now: answers to the open question, and offers."""
        return self._options(seat)[1]

    def seat_of(self, name: str) -> int | None:
        """The seat with that name, whatever its case."""
        folded = name.casefold()
        return next((i for i, known in enumerate(self.state.names) if known.casefold() == folded), None)

    def copy(self) -> "Game":
        """The same game again, standing where this one stands."""
        return Game(self.rules, self.seed, state=self._checkpoint, inputs=self._inputs)

    def due(self) -> int | None:
        """When (in clock milliseconds) time alone will change something; None if never."""
        dues = [self.state.timers[0][0]] if self.state.timers else []
        patience = self._patience()
        if self.question is not None and patience:
            dues.append(self._opened + (patience if self._reminded else patience // 2))
        return min(dues, default=None)

    # --- inputs ----------------------------------------------------------------------------------------------------

    def submit(self, seat: int, text: str) -> None:
        """A player's command, as typed but without prefix. Raises NotUnderstood, NotAllowed, TooLate or RuleFailed."""
        self._take(seat, text)

    def choose(self, seat: int, option: Option) -> None:
        """Like `submit`, with one of `options(seat)`."""
        self._step(lambda: self._act(seat, option, []), (seat, option.id))

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
        """Let time pass until `clock` milliseconds of play, and let happen what falls due on the way (M10)."""
        while (due := self.due()) is not None and due <= clock:
            self._take(None, f"/time {due}")
        if clock > self.state.clock:
            if self._inputs and self._inputs[-1][1].startswith("/tick "):
                self._inputs.pop()
            self._take(None, f"/tick {clock}")

    # --- steps -----------------------------------------------------------------------------------------------------

    def _take(self, seat: int | None, text: str) -> None:
        self._step(lambda: self._dispatch(seat, text), (seat, text))

    def _step(self, action: Callable[[], None], entry: Input) -> None:
        """Do one input whole, or leave no trace of it."""
        before = len(self.ctx.events)
        ctx = self.ctx
        try:
            action()
            if ctx.words:
                raise NotUnderstood("not-understood", said=" ".join(ctx.words))
        except EngineError:
            self._undo(before)
            raise
        except Exception as error:
            self._undo(before)
            raise RuleFailed(_culprit(error.__traceback__), error) from error
        if self._candidate is not None:
            self._checkpoint = self._candidate
            self._candidate = None
            self._inputs.clear()
        else:
            self._inputs.append(entry)
        self._dirty = False

    def _undo(self, before: int) -> None:
        del self.ctx.events[before:]
        self.ctx.words = []
        self.ctx.absent = -1
        self.ctx.hurried = False
        self._candidate = None
        if self._dirty:
            self._restart(self._inputs)
            del self.ctx.events[before:]
        self._dirty = False

    def _restart(self, inputs: Sequence[Input]) -> None:
        """Stand at the checkpoint and take these inputs again; what they emit has been told before."""
        if self._script is not None:
            self._script.close()
            self._script = None
        self.ctx.state = self._checkpoint.copy()
        self.ctx.replaced_by = None
        events, self.ctx.events = self.ctx.events, []
        self._next_phase()
        for seat, text in inputs:
            self._dispatch(seat, text)
        self._candidate = None
        self._dirty = False
        self.ctx.events = events

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
                self._aside(self.ctx.emit(Renamed(seat, rest)))
            case "leave" if seat is not None:
                self._leave(seat)
            case "return" if seat is not None:
                self._return(seat)
            case "skip" if seat is not None:
                self._skip(seat)
            case "stop":
                self._replace(self.rules.base.stopped(self.ctx))
            case "time":
                self._fall_due(int(rest))
            case "tick":
                self._dirty = True
                self.state.clock = int(rest)
            case _:
                raise NotUnderstood("not-understood", said=text)

    # --- commands --------------------------------------------------------------------------------------------------

    def _command(self, seat: int, text: str) -> None:
        words = text.lower().split()
        if not words:
            raise NotUnderstood("not-understood", said="")
        if len(words) > 1 and words[-1] in self.rules.suffixes:
            self._command(seat, words.pop())
        question = self.question
        if question is not None and self._read_by_rules(question, seat, words):
            return
        option, rest = find(self.options(seat), words)
        if option is None and question is not None and seat in question.waiting() and words[0] != "play":
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

    def _act(self, seat: int, option: Option, words: list[str]) -> None:
        _, options, offers = self._options(seat)
        offer = offers.get(option.id)
        self.ctx.words = words
        self.ctx.author = seat
        if offer is not None:
            self._accept(seat, option, offer)
        elif option in options or self._is_pick(seat, option):
            self._answered(seat, option)
        else:
            raise TooLate("too-late")

    def _is_pick(self, seat: int, option: Option) -> bool:
        question = self.question
        if question is None or question.pick is None or seat not in question.waiting():
            return False
        return question.pick.fits(option.cards)

    def _accept(self, seat: int, option: Option, offer: Offer) -> None:
        if not offer.closes:
            self._aside(offer.take(self.ctx, seat, option))
            return
        self._heard(seat)
        self.state.acts += 1
        self._replace(offer.take(self.ctx, seat, option))

    def _heard(self, seat: int) -> None:
        state = self.state
        if state.idle[seat]:
            state.idle = (*state.idle[:seat], 0, *state.idle[seat + 1 :])

    def _answered(self, seat: int, option: Option) -> None:
        question = self.question
        assert question is not None
        self._dirty = True
        if not option.idle:
            self._heard(seat)
        question.answers[seat] = option
        if question.mode is Mode.ALL and question.waiting():
            self._offered = None
            return
        self._run(option)

    def _refuse(self, seat: int, words: list[str]) -> None:
        for rule in reversed(
            self.rules.rules
        ):  # the base rule, which has an answer to everything, is asked last
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

    def _options(self, seat: int) -> tuple[int, list[Option], dict[str, Offer]]:
        if self._offered is not None and self._offered[0] == seat:
            return self._offered
        question = self.question
        if question is None:
            return seat, [], {}
        options = list(question.options(self.state, seat))
        offers: dict[str, Offer] = {}
        for rule in self.rules.offering:
            for offer in rule.offers(self.state, question, seat):
                if offer.option not in options and offer.option.id not in offers:
                    offers[offer.option.id] = offer
        if offers:
            options += [offer.option for offer in offers.values()]
        self._offered = (seat, options, offers)
        return self._offered

    # --- seats and time --------------------------------------------------------------------------------------------

    def _join(self, name: str) -> None:
        if not name or " " in name or self.seat_of(name) is not None:
            raise NotAllowed("name-taken", name=name)
        self.rules.base.admit(self.state)
        self._aside(self.ctx.emit(Joined(len(self.state.names), name)))
        self._seats_changed()

    def _leave(self, seat: int, why: str = "left") -> None:
        if self.state.seats[seat] in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("not-seated")
        self._aside(self.ctx.emit(Left(seat, "idle" if why == "idle" else "left")))
        self._default_for(seat)
        self._seats_changed()

    def _return(self, seat: int) -> None:
        if self.state.seats[seat] not in {Seat.GONE, Seat.LEFT}:
            raise NotAllowed("already-seated")
        if self.state.seats[seat] is Seat.GONE:
            self.rules.base.admit(self.state)
        self._aside(self.ctx.emit(Returned(seat)))
        self._seats_changed()

    def _seats_changed(self) -> None:
        script = self.rules.base.seats_changed(self.ctx)
        if script is not None:
            self._replace(script)

    def _default_for(self, seat: int) -> None:
        question = self.question
        if question is None or seat not in question.waiting() or question.why == "deal":
            return
        self.ctx.absent = seat
        self._answered(seat, question.default_of(self.state, seat))

    def _skip(self, seat: int) -> None:
        if self.question is None or seat not in self.question.waiting() or self.question.why == "deal":
            raise NotAllowed("not-waited-for")
        self._default_for(seat)

    def _patience(self) -> int:
        question = self.question
        if question is None:
            return 0
        return self.rules.base.patience if question.patience is None else question.patience

    def _fall_due(self, clock: int) -> None:
        self._dirty = True
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

    # --- scripts ---------------------------------------------------------------------------------------------------

    def _aside(self, script: Coroutine[object, Any, object]) -> None:
        """Run something to its end while the question stays open. Who is put out by it answers by default."""
        self._dirty = True
        before = self.state.seats
        self.ctx.question = self.question
        self._offered = None
        try:
            script.send(None)
        except StopIteration:
            pass
        else:
            script.close()
            raise RuntimeError("what runs aside cannot ask")
        following, self.ctx.replaced_by = self.ctx.replaced_by, None
        if following is not None:
            self._replace(following)
        elif self.ctx.hurried or self.state.seats is not before:
            self._excuse(before)

    def _excuse(self, before: Sequence[Seat]) -> None:
        """Let those answer by default who were put out while they were asked, or all if it hurries."""
        question = self.question
        if question is None:
            return
        for seat in question.waiting():
            out = before[seat] is Seat.IN and self.state.seats[seat] is Seat.OUT
            if self.question is question and (out or self.ctx.hurried):
                self._default_for(seat)

    def _replace(self, script: Script) -> None:
        """Close what is waiting; this is the rest of the phase."""
        self._dirty = True
        if self._script is not None:
            self._script.close()
        self._script = script
        self._phase = self.state.phase
        self._run(None)

    def _run(self, answer: Option | None) -> None:
        """Send an answer to the script, and go on from phase to phase until something is asked or the match is over."""
        self._dirty = True
        self._offered = None
        script, ctx = self._script, self.ctx
        assert script is not None
        question: Question | None
        try:
            question = script.send(answer)
        except StopIteration:
            question = None
        if ctx.replaced_by is not None:
            script.close()
            script, ctx.replaced_by = ctx.replaced_by, None
            self._replace(script)
        elif question is None or self._is_over():
            script.close()
            self._next_phase()
        else:
            self._open(question)

    def _next_phase(self) -> None:
        """Begin the phase that the state stands at, with a checkpoint before it."""
        ctx, phases = self.ctx, self.rules.phases
        for _round in range(_PHASES_AT_ONCE):
            if ctx.words:
                return
            ctx.absent = -1
            ctx.hurried = False
            self._candidate = ctx.state.copy()
            self._phase = phase = ctx.state.phase
            if phase not in phases:
                self._script = self.question = None
                return
            self._script = script = phases[phase](ctx)
            try:
                question = script.send(None)
            except StopIteration:
                question = None
            if ctx.replaced_by is not None:
                script.close()
                self._script, ctx.replaced_by = ctx.replaced_by, None
                self._run(None)
                return
            if question is not None and not self._is_over():
                self._open(question)
                return
            script.close()
        raise RuntimeError("the rules go round and round and ask nobody")

    def _is_over(self) -> bool:
        """Whether the round has ended under the script: nothing that it would still ask matters."""
        return self.ctx.state.phase != self._phase and self.ctx.state.ended is not None

    def _open(self, question: Question) -> None:
        self.question = question
        self._phase = self.ctx.state.phase
        self._opened = self.ctx.state.clock
        self._reminded = False


def _culprit(traceback: TracebackType | None) -> str:
    """The id of the rule in whose code an exception was raised."""
    found = "the engine"
    while traceback is not None:
        rule = traceback.tb_frame.f_locals.get("self")
        if isinstance(rule, Rule):
            found = rule.id
        traceback = traceback.tb_next
    return found
