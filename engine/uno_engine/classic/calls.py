"""Calling UNO, catching who forgot, and what false alarms cost (B22-B27)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Annotated

import msgspec

from uno_engine.classic.called import Called, CallKept, Caught, FalseAlarm
from uno_engine.classic.owing import OwedCalls, OwingCalls
from uno_engine.classic.sweeping import Sweeps
from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, TooLate
from uno_engine.kernel.moves import Move, Player
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.questions import Question
from uno_engine.kernel.rule import Fact, Offer
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.settings import Number, YesNo
from uno_engine.kernel.state import GameState, Seat
from uno_engine.kernel.verbs import MAYBE_PLAYER, Verb

CATCH = Move("catch")
_IN = Seat.IN


class CallSettings(msgspec.Struct, frozen=True):
    """What a forgotten call costs, and one that is wrong."""

    uno_penalty: Annotated[
        int, Number("uno-penalty", 2, 0, 10, "Cards drawn by a player who is caught (B23).")
    ]
    false_uno: Annotated[
        int, Number("false-uno", 0, 0, 10, "Cards drawn for a call that could not be needed (B25).")
    ]
    false_uno_warning: Annotated[
        bool,
        YesNo("false-uno-warning", False, "Whether the first false call in a round is only a warning (B25)."),
    ]
    false_catch: Annotated[
        int,
        Number(
            "false-catch", 0, 0, 10, "Cards drawn for accusing a player who does not hold one card (B26)."
        ),
    ]


class Calls(OwingCalls):
    """A player whose play leaves one card must call UNO before somebody catches them (B22-B27).

    Other games have rules made from this one: with another `word` to call, or when other than one card is `left`.
    """

    id = "calls"
    role = "part"
    only_asides = True
    verbs = (Verb("uno", along=True), Verb("catch", (MAYBE_PLAYER,)))
    several = False
    """Whether a rule at this table lets several cards be laid in one play; such a rule sets it in its `check`."""
    settings = (*OwingCalls.settings, *settings_of(CallSettings))

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(CallSettings)
        self.penalty = chosen.uno_penalty
        self.false_uno = chosen.false_uno
        self.warns = chosen.false_uno_warning
        self.false_catch = chosen.false_catch
        self.call_move = Move(self.word)
        self.forgiving = not (self.false_uno or self.false_catch)

    def check(self, rules: RuleSet) -> None:
        """Find the rules that may offer plays."""
        self.offering = rules.offering  # other rules' plays (jump-in, several cards) may leave one card, too
        self.sweeps = Sweeps(rules)
        if not self.on:
            self.offers_to = frozenset()
        self.fact = CallsAt(self.word, self.left)

    def facts(self, state: GameState) -> Iterable[Fact]:
        """What is called, and with how many cards left; nothing if nothing is."""
        return (self.fact,) if self.on else ()

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """`uno` to whoever may call, `catch` to everyone else while somebody owes."""
        # Nearly always nobody has few cards and nobody owes anything: this is asked in every turn, so it is seen at once.
        if self.forgiving and len(state.hands[seat]) > 2 and not self.several and self.id not in state.own:
            return ()
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
        hand = state.hands[seat]
        for move in question.options(state, seat):
            if self.leaves_one(hand, move):
                return True
        for rule in self.offering[question.why]:
            if rule is not self and any(
                self.leaves_one(hand, offer.move) for offer in rule.offers(state, question, seat)
            ):
                return True
        return False

    def leaves_one(self, hand: Sequence[Card], move: Move) -> bool:
        """Whether that is a play that leaves one card of that hand."""
        return (
            move.verb == "play" and len(hand) - len(move.cards) - len(self.sweeps.of(hand, move.cards)) == 1
        )

    def call(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """The player calls after the play, but before being caught: the debt is gone."""
        ctx.emit(Called(seat, self.word))
        self.remember(ctx, ctx.state.memory(self.id, OwedCalls).settled(seat))

    def keep(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """The player calls before playing: remember it for the play of this turn."""
        ctx.emit(CallKept(seat, self.word))
        state = ctx.state
        memory = state.memory(self.id, OwedCalls)
        self.remember(ctx, msgspec.structs.replace(memory, kept=seat, kept_at=state.acts))

    def catch(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Catch the player who was named."""
        assert move.seat is not None
        self.fine_caught(ctx, move.seat, seat)

    def catch_all(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Catch everyone who owes a call (`catch` without a name)."""
        for other in self.owing(ctx.state):
            if other != seat:
                self.fine_caught(ctx, other, seat)

    def fine_caught(self, ctx: Ctx, seat: int, by: int) -> None:
        """Make a caught player draw; nothing is owed any more (B23)."""
        ctx.emit(Caught(seat, by, self.penalty, self.word))
        self.remember(ctx, ctx.state.memory(self.id, OwedCalls).settled(seat))
        ctx.rules.base.draw(ctx, seat, self.penalty, "caught")

    def call_falsely(self, ctx: Ctx, seat: int, _move: Move) -> None:
        """Make a player pay for a call that could not be needed; the first time only warn, where the option says so (B25)."""
        memory = ctx.state.memory(self.id, OwedCalls)
        warning = self.warns and seat not in memory.warned
        ctx.emit(FalseAlarm(seat, 0 if warning else self.false_uno, word=self.word))
        if warning:
            self.remember(ctx, msgspec.structs.replace(memory, warned=(*memory.warned, seat)))
        else:
            ctx.rules.base.draw(ctx, seat, self.false_uno, "false-uno")

    def catch_falsely(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Make a player pay for accusing somebody who does not hold one card (B26)."""
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
        # with one card in hand and nothing owed, the call was made or forgiven before
        if len(state.hands[seat]) == self.left:
            return TooLate("call-settled", word=self.word.upper())
        return NotAllowed("call-not-needed", word=self.word.upper(), left=self.left)


class CallsAt(Fact, frozen=True):
    """`word` must be called by who has so many cards left."""

    word: str
    left: int


@lru_cache
def accusation(seat: int) -> Move:
    """The move that accuses that player of not having called."""
    return Move("catch", (Player(seat),))
