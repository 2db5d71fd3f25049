"""What each input does: an answer, an offer taken up, a seat taken or given up, time that passes."""

from collections.abc import Coroutine, Sequence
from typing import Any

from uno_engine.kernel.course import Course
from uno_engine.kernel.errors import EngineError, NotAllowed, NotUnderstood, TooLate
from uno_engine.kernel.events import (
    CallInVain,
    Joined,
    Left,
    Reminded,
    Renamed,
    Returned,
    TimedOut,
    TimerFired,
    changed,
)
from uno_engine.kernel.questions import Mode, Option, Question
from uno_engine.kernel.reading import find, read_answer
from uno_engine.kernel.rule import Offer
from uno_engine.kernel.state import Seat

Input = tuple[int | None, str]
"""Who (None: the table itself), and what: a command as typed, or one of the table's own, beginning with `/`."""

_ALL = Mode.ALL


class Inputs(Course):
    """The inputs of a game, one at a time. One that is refused raises; whoever calls takes back what it did until then."""

    def seat_of(self, name: str) -> int | None:
        """The seat with that name, whatever its case."""
        folded = name.casefold()
        return next((i for i, known in enumerate(self.state.names) if known.casefold() == folded), None)

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
        call = ""
        if (option is None or rest) and len(words) > 1 and words[-1] in self.rules.suffixes:
            call = words.pop()
            option, rest = find(self.options(seat), words)
        if question is not None and self._read_by_rules(question, seat, words, call):
            return
        unread = option is None or (rest and option.verb == "pick")
        if unread and question is not None and seat in question.waiting() and words[0] != "play":
            option, rest = read_answer(question, self.state, self.rules, seat, words)
        if option is None:
            self._refuse(seat, words)
        else:
            self._call(seat, call)
            self._act(seat, option, rest)

    def _call(self, seat: int, call: str) -> None:
        """Make the call typed behind a command, just before that is done; one that is refused stops nothing (B25)."""
        if not call:
            return
        try:
            self._command(seat, call)
        except NotAllowed as reason:
            self._aside(self.ctx.emit(CallInVain(seat, reason.code, dict(reason.args_))))

    def _read_by_rules(self, question: Question, seat: int, words: list[str], call: str) -> bool:
        """Whether some rule understood the command, and it was done."""
        for rule in self.rules.reading:
            try:
                found = rule.reads(self.state, question, seat, words)
            except NotAllowed as reason:
                self._fine(seat, words, reason)
                return True
            if found is not None:
                offer, taken = found
                self._call(seat, call)
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
            state.idle = changed(state.idle, seat, 0)

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
        """Raise the refusal, unless the try costs cards: then that is what happens. Cards not held are a slip of typing."""
        known, hand = self.rules.deck.by_code, self.state.hands[seat]
        cards = [known[word] for word in words[1:] if word in known] if words[0] == "play" else []
        if not cards or words[1] not in known or self.state.seats[seat] is not Seat.IN:
            raise reason
        if any(cards.count(card) > hand.count(card) for card in cards):
            raise reason
        card = cards[0]
        fine = sum(rule.fine(self.state, self.question, seat, card) for rule in self.rules.rules)
        if not fine:
            raise reason
        self._aside(self.rules.base.fined(self.ctx, seat, card, reason.code, fine))

    def _aside(self, script: Coroutine[object, Any, object]) -> None:
        """Run something beside the question; who is put out by it answers by default, and so does everyone if it hurries."""
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
