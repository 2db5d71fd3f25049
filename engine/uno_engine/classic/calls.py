"""Calling UNO, catching who forgot, and what false alarms cost (B22-B27)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from uno_engine.classic.called import Called, CallKept, CallOwed, Caught, FalseAlarm, Forgiven
from uno_engine.classic.challenge import owes_cards
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, TooLate
from uno_engine.kernel.events import Discarded, Drew, HandsMoved, Played, Remembered, TakenBack
from uno_engine.kernel.marks import after as reacts
from uno_engine.kernel.moves import Move, Player
from uno_engine.kernel.questions import Question
from uno_engine.kernel.rule import Fact, Offer, Rule
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.settings import Number, Options, Setting, Word, YesNo
from uno_engine.kernel.state import GameState, Seat
from uno_engine.kernel.verbs import MAYBE_PLAYER, Verb

CATCH = Move("catch")
_IN = Seat.IN


class OwedCalls(msgspec.Struct, frozen=True):
    """Who owes a call: `owing` are pairs of a seat and the act with which its window opened.

    `kept` is the seat that called before its play (-1: nobody), `kept_at` the number of acts when it did; `warned` who
    had the one warning of this round.
    """

    owing: tuple[tuple[int, int], ...] = ()
    kept: int = -1
    warned: tuple[int, ...] = ()
    kept_at: int = 0

    def kept_by(self, seat: int, acts: int) -> bool:
        """Whether that seat has called for what it plays with this act, or played with the last one (B22)."""
        return self.kept == seat and acts - self.kept_at <= 1


class Calls(Rule):
    """A player whose play leaves one card must call UNO before somebody catches them (B22-B27).

    Other games have rules made from this one: with another `word` to call, or when other than one card is `left`.
    """

    id = "calls"
    word: ClassVar[str] = "uno"
    role = "part"
    only_asides = True
    memory = OwedCalls
    verbs = (Verb("uno", along=True), Verb("catch", (MAYBE_PLAYER,)))
    several = False
    """Whether a rule at this table lets several cards be laid in one play; such a rule sets it."""
    settings: ClassVar[tuple[Setting, ...]] = (
        Word("uno", "call", ("call", "none"), "Whether UNO must be called (B27)."),
        Number("uno-penalty", 2, 0, 10, "Cards drawn by a player who is caught (B23)."),
        Number("false-uno", 0, 0, 10, "Cards drawn for a call that could not be needed (B25)."),
        YesNo("false-uno-warning", False, "Whether the first false call in a round is only a warning (B25)."),
        Number(
            "false-catch", 0, 0, 10, "Cards drawn for accusing a player who does not hold one card (B26)."
        ),
    )

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.on = options.word("uno") == "call"
        self.penalty = options.number("uno-penalty")
        self.false_uno = options.number("false-uno")
        self.warns = options.flag("false-uno-warning")
        self.false_catch = options.number("false-catch")
        self.left = 1
        self.call_move = Move(self.word)
        self.forgiving = not (self.false_uno or self.false_catch)

    def check(self, rules: RuleSet) -> None:
        """Find the rules that may offer plays."""
        self.offering = rules.offering
        if not self.on:
            self.offers_to = frozenset()
        self.fact = CallsAt(self.word, self.left)

    # --- who owes ----------------------------------------------------------------------------------------------------

    @reacts(Played)
    def after_play(self, ctx: Ctx, played: Played) -> None:
        """A play that leaves one card owes the call, unless it was called before (B22)."""
        if len(ctx.state.hands[played.seat]) == self.left or self.id in ctx.state.own:
            self.judge(ctx, (played.seat,))

    @reacts(Discarded)
    def after_discard(self, ctx: Ctx, discarded: Discarded) -> None:
        """So does laying cards aside."""
        self.judge(ctx, (discarded.seat,))

    @reacts(HandsMoved)
    def after_exchange(self, ctx: Ctx, moved: HandsMoved) -> None:
        """After an exchange of hands everyone who got one card must call (B24)."""
        among = moved.among or range(len(moved.hands))
        self.judge(ctx, tuple(seat for seat in among if len(moved.hands[seat]) == self.left))

    @reacts(Drew)
    def after_draw(self, ctx: Ctx, drew: Drew) -> None:
        """Calling and then drawing instead voids the call (B25)."""
        memory = ctx.state.own.get(self.id)
        if memory is not None and isinstance(memory, OwedCalls) and memory.kept == drew.seat:
            self.remember(ctx, OwedCalls(memory.owing, warned=memory.warned))

    @reacts(TakenBack)
    def after_return(self, ctx: Ctx, back: TakenBack) -> None:
        """A card taken back leaves no debt (B19)."""
        self.forgive(ctx, back.seat)

    def forgive(self, ctx: Ctx, seat: int) -> None:
        """That player owes nothing."""
        self.remember(ctx, settled(ctx.state.memory(self.id, OwedCalls), seat))

    def acted(self, ctx: Ctx) -> None:
        """Whoever owes since an earlier act can no longer be caught (B23)."""
        state = ctx.state
        memory = state.own.get(self.id)
        if not isinstance(memory, OwedCalls) or not memory.owing:
            return
        owing = tuple(debt for debt in memory.owing if debt[1] == state.acts)
        if owing == memory.owing:
            return
        for seat, act in memory.owing:
            if act != state.acts and state.seats[seat] is _IN and len(state.hands[seat]) == self.left:
                ctx.emit(Forgiven(seat))
        self.remember(ctx, msgspec.structs.replace(memory, owing=owing))

    def judge(self, ctx: Ctx, seats: Sequence[int]) -> None:
        """These players' hands have changed: who has one card now owes a call, from this act on."""
        if not self.on:
            return
        state = ctx.state
        memory = state.memory(self.id, OwedCalls)
        for seat in seats:
            one = len(state.hands[seat]) == self.left and not owes_cards(state, seat)
            kept = memory.kept_by(seat, state.acts)
            if one:
                ctx.emit(Called(seat, self.word) if kept else CallOwed(seat))
            owing: tuple[tuple[int, int], ...] = ()
            if memory.owing:
                owing = tuple(debt for debt in memory.owing if debt[0] != seat and debt[1] == state.acts)
            if one and not kept:
                owing = (*owing, (seat, state.acts))
            memory = msgspec.structs.replace(settled(memory, seat), owing=owing)
        self.remember(ctx, memory)

    def remember(self, ctx: Ctx, memory: OwedCalls) -> None:
        """Keep it, or nothing if there is nothing to keep."""
        worth = memory if memory != _NOTHING else None
        if worth != ctx.state.own.get(self.id):
            ctx.emit(Remembered(self.id, worth))

    def owing(self, state: GameState) -> list[int]:
        """The players who can be caught now: nobody has acted in a turn since (B23)."""
        memory = state.own.get(self.id)
        if not isinstance(memory, OwedCalls) or not memory.owing:
            return []
        acts, seats, hands, left = state.acts, state.seats, state.hands, self.left
        return [s for s, act in memory.owing if act == acts and seats[s] is _IN and len(hands[s]) == left]

    def facts(self, state: GameState) -> Iterable[Fact]:
        """What is called, and with how many cards left; nothing if nothing is."""
        return (self.fact,) if self.on else ()

    # --- calling and catching ----------------------------------------------------------------------------------------

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """`uno` to whoever may call, `catch` to everyone else while somebody owes."""
        if self.forgiving and len(state.hands[seat]) > 2 and not self.several and self.id not in state.own:
            return ()  # so it is nearly always, in every turn
        if state.seats[seat] is not _IN or state.phase != "turn":
            return ()
        owing = self.owing(state)
        call = self.call_offer(state, question, seat, owing)
        calls = () if call is None else (call,)
        return (*calls, *self.accusations(state, seat, owing)) if owing or self.false_catch else calls

    def offered(self, state: GameState, question: Question, seat: int, move: Move) -> Offer | None:
        """A call or an accusation that is possible now."""
        if move.verb != self.word:
            return super().offered(state, question, seat, move) if move.verb == "catch" else None
        if move.args or state.seats[seat] is not _IN or state.phase != "turn":
            return None
        return self.call_offer(state, question, seat, self.owing(state))

    def call_offer(
        self, state: GameState, question: Question, seat: int, owing: Sequence[int]
    ) -> Offer | None:
        """What calling would be for that player: in time, kept for the play, or false where that costs cards."""
        if seat in owing:
            return Offer(self.call_move, self.call)
        kept = self.id in state.own and state.memory(self.id, OwedCalls).kept_by(seat, state.acts)
        if self.may_leave_one(state, question, seat):
            return None if kept else Offer(self.call_move, self.keep)
        if self.false_uno and len(state.hands[seat]) != self.left:
            return Offer(self.call_move, self.call_falsely, costs=True)
        return None

    def accusations(self, state: GameState, seat: int, owing: Sequence[int]) -> Iterator[Offer]:
        """`catch` for whoever owes a call, and where that costs cards, for anybody else."""
        accused = [other for other in owing if other != seat]
        if accused:
            yield Offer(CATCH, self.catch_all)
        for other in accused:
            yield Offer(accusation(other), self.catch)
        if self.false_catch:
            for other in state.playing():
                if other != seat and len(state.hands[other]) != self.left:
                    yield Offer(accusation(other), self.catch_falsely)

    def may_leave_one(self, state: GameState, question: Question, seat: int) -> bool:
        """Whether that player could now make a play that leaves one card: from one, after drawing (B22)."""
        held = len(state.hands[seat])
        if (held > 2 and not self.several) or not (question.acts or question.why == "drawn"):
            return False
        if held == 1:
            return seat in question.asked
        for move in question.options(state, seat):
            if leaves_one(move, held):
                return True
        for rule in self.offering[question.why]:
            if rule is not self and any(leaves_one(o.move, held) for o in rule.offers(state, question, seat)):
                return True
        return False

    def call(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """The call comes after the play, but in time."""
        ctx.emit(Called(seat, self.word))
        self.remember(ctx, settled(ctx.state.memory(self.id, OwedCalls), seat))

    def keep(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """The call comes before the play."""
        ctx.emit(CallKept(seat, self.word))
        state = ctx.state
        memory = state.memory(self.id, OwedCalls)
        self.remember(ctx, msgspec.structs.replace(memory, kept=seat, kept_at=state.acts))

    def catch(self, ctx: Ctx, seat: int, move: Move) -> None:
        """One player is caught."""
        assert move.seat is not None
        self.fine_caught(ctx, move.seat, seat)

    def catch_all(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Everyone who owes is caught, whoever they are."""
        for other in self.owing(ctx.state):
            if other != seat:
                self.fine_caught(ctx, other, seat)

    def fine_caught(self, ctx: Ctx, seat: int, by: int) -> None:
        """A caught player draws (B23)."""
        ctx.emit(Caught(seat, by, self.penalty, self.word))
        self.remember(ctx, settled(ctx.state.memory(self.id, OwedCalls), seat))
        ctx.rules.base.draw(ctx, seat, self.penalty, "caught")

    def call_falsely(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """A call that could not be needed (B25)."""
        memory = ctx.state.memory(self.id, OwedCalls)
        warning = self.warns and seat not in memory.warned
        ctx.emit(FalseAlarm(seat, 0 if warning else self.false_uno, word=self.word))
        if warning:
            self.remember(ctx, msgspec.structs.replace(memory, warned=(*memory.warned, seat)))
        else:
            ctx.rules.base.draw(ctx, seat, self.false_uno, "false-uno")

    def catch_falsely(self, ctx: Ctx, seat: int, move: Move) -> None:
        """An accusation that could not be right (B26)."""
        ctx.emit(FalseAlarm(seat, self.false_catch, move.seat, self.word))
        ctx.rules.base.draw(ctx, seat, self.false_catch, "false-catch")

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Why a call or an accusation is not possible now."""
        if move.verb not in {self.word, "catch"}:
            return None
        if not self.on:
            return NotAllowed("no-calls", word=self.word.upper())
        if move.verb == "catch":
            return TooLate("nobody-to-catch")
        if len(state.hands[seat]) == self.left:
            return TooLate("call-settled", word=self.word.upper())
        return NotAllowed("call-not-needed", word=self.word.upper(), left=self.left)


class CallsAt(Fact, frozen=True):
    """`word` must be called by who has so many cards left."""

    word: str
    left: int


def leaves_one(move: Move, held: int) -> bool:
    """Whether that is a play that leaves one of so many cards."""
    return move.verb == "play" and held - len(move.cards) == 1


@lru_cache
def accusation(seat: int) -> Move:
    """Accuse that player."""
    return Move("catch", (Player(seat),))


def settled(memory: OwedCalls, seat: int) -> OwedCalls:
    """The same without that player's debt or kept call."""
    owing = tuple(debt for debt in memory.owing if debt[0] != seat)
    if memory.kept != seat:
        return msgspec.structs.replace(memory, owing=owing)
    return OwedCalls(owing, warned=memory.warned)


_NOTHING = OwedCalls()
