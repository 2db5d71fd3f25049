"""Calling UNO, catching who forgot, and what false alarms cost (B22-B27)."""

from collections.abc import Awaitable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from uno_engine.classic.called import Called, CallKept, CallOwed, Caught, FalseAlarm
from uno_engine.classic.challenge import owes_cards
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.errors import EngineError, NotAllowed, TooLate
from uno_engine.kernel.events import Discarded, Drew, HandsMoved, Played, Remembered, TakenBack
from uno_engine.kernel.questions import Option, Question
from uno_engine.kernel.rule import Offer, Rule
from uno_engine.kernel.rule import after as reacts
from uno_engine.kernel.ruleset import RuleSet
from uno_engine.kernel.settings import Number, Options, Setting, Word, YesNo
from uno_engine.kernel.state import GameState, Seat

CATCH = Option("catch", "catch")
_IN = Seat.IN


class Memory(msgspec.Struct, frozen=True):
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
    memory = Memory
    suffixes = ("uno",)
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
        self.option = Option(self.word, self.word)
        self.forgiving = not (self.false_uno or self.false_catch)

    def check(self, rules: RuleSet) -> None:
        """Find the rules that may offer plays."""
        self.offering = rules.offering
        self.shown = {"call": (self.word, self.left)} if self.on else {}

    # --- who owes ----------------------------------------------------------------------------------------------------

    @reacts(Played)
    def after_play(self, ctx: Ctx, played: Played) -> Awaitable[None] | None:
        """A play that leaves one card owes the call, unless it was called before (B22)."""
        if len(ctx.state.hands[played.seat]) == self.left or self.id in ctx.state.own:
            return self.judge(ctx, (played.seat,))
        return None

    @reacts(Discarded)
    async def after_discard(self, ctx: Ctx, discarded: Discarded) -> None:
        """So does laying cards aside."""
        await self.judge(ctx, (discarded.seat,))

    @reacts(HandsMoved)
    async def after_exchange(self, ctx: Ctx, moved: HandsMoved) -> None:
        """After an exchange of hands everyone who got one card must call (B24)."""
        among = moved.among or range(len(moved.hands))
        await self.judge(ctx, tuple(seat for seat in among if len(moved.hands[seat]) == self.left))

    @reacts(Drew)
    def after_draw(self, ctx: Ctx, drew: Drew) -> Awaitable[None] | None:
        """Calling and then drawing instead voids the call (B25)."""
        memory = ctx.state.own.get(self.id)
        if memory is not None and isinstance(memory, Memory) and memory.kept == drew.seat:
            return self.remember(ctx, Memory(memory.owing, warned=memory.warned))
        return None

    @reacts(TakenBack)
    async def after_return(self, ctx: Ctx, back: TakenBack) -> None:
        """A card taken back leaves no debt (B19)."""
        await self.forgive(ctx, back.seat)

    async def forgive(self, ctx: Ctx, seat: int) -> None:
        """That player owes nothing."""
        await self.remember(ctx, settled(ctx.state.memory(self.id, Memory), seat))

    async def judge(self, ctx: Ctx, seats: Sequence[int]) -> None:
        """These players' hands have changed: who has one card now owes a call, from this act on."""
        if not self.on:
            return
        state = ctx.state
        memory = state.memory(self.id, Memory)
        for seat in seats:
            one = len(state.hands[seat]) == self.left and not owes_cards(state, seat)
            kept = memory.kept_by(seat, state.acts)
            if one:
                await ctx.emit(Called(seat, self.word) if kept else CallOwed(seat))
            owing: tuple[tuple[int, int], ...] = ()
            if memory.owing:
                owing = tuple(debt for debt in memory.owing if debt[0] != seat and debt[1] == state.acts)
            if one and not kept:
                owing = (*owing, (seat, state.acts))
            memory = msgspec.structs.replace(settled(memory, seat), owing=owing)
        await self.remember(ctx, memory)

    async def remember(self, ctx: Ctx, memory: Memory) -> None:
        """Keep it, or nothing if there is nothing to keep."""
        worth = memory if memory != _NOTHING else None
        if worth != ctx.state.own.get(self.id):
            await ctx.emit(Remembered(self.id, worth))

    def owing(self, state: GameState) -> list[int]:
        """The players who can be caught now: nobody has acted in a turn since (B23)."""
        memory = state.own.get(self.id)
        if not isinstance(memory, Memory) or not memory.owing:
            return []
        acts, seats, hands, left = state.acts, state.seats, state.hands, self.left
        return [s for s, act in memory.owing if act == acts and seats[s] is _IN and len(hands[s]) == left]

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """What is called, and with how many cards left; nothing if nothing is."""
        del state, seat
        return self.shown

    # --- calling and catching ----------------------------------------------------------------------------------------

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """`uno` to whoever may call, `catch` to everyone else while somebody owes."""
        if self.forgiving and not (state.own and self.pending(state)):
            few = len(state.hands[seat]) <= 2 or self.several
            if not few or not self.may_leave_one(state, question, seat):
                return ()
        if not self.on or state.seats[seat] is not _IN or state.phase != "turn":
            return ()
        return self.alarms(state, question, seat)

    def pending(self, state: GameState) -> bool:
        """Whether a call is kept, or one is owed since the last act."""
        memory = state.own.get(self.id)
        if memory is None or not isinstance(memory, Memory):
            return False
        return memory.kept >= 0 or (bool(memory.owing) and memory.owing[0][1] == state.acts)

    def alarms(self, state: GameState, question: Question, seat: int) -> Iterator[Offer]:
        """The same, where there is something to call, to catch or to be wrong about."""
        owing = self.owing(state)
        kept = self.id in state.own and state.memory(self.id, Memory).kept_by(seat, state.acts)
        if seat in owing:
            yield Offer(self.option, self.call)
        elif self.false_uno and not kept and len(state.hands[seat]) != self.left:
            yield Offer(self.option, self.call_early)
        elif self.may_leave_one(state, question, seat):
            if not kept:
                yield Offer(self.option, self.keep)
        elif self.false_uno and len(state.hands[seat]) != self.left:
            yield Offer(self.option, self.call_falsely)
        if owing or self.false_catch:
            yield from self.accusations(state, seat, owing)

    def accusations(self, state: GameState, seat: int, owing: Sequence[int]) -> Iterator[Offer]:
        """`catch` for whoever owes a call, and where that costs cards, for anybody else."""
        names = state.names
        accused = [other for other in owing if other != seat]
        if accused:
            yield Offer(CATCH, self.catch_all)
        for other in accused:
            yield Offer(accusation(names[other], other), self.catch)
        if self.false_catch:
            for other in state.playing():
                if other != seat and len(state.hands[other]) != self.left:
                    yield Offer(accusation(names[other], other), self.catch_falsely)

    def may_leave_one(self, state: GameState, question: Question, seat: int) -> bool:
        """Whether that player could now make a play that leaves one card: from one, after drawing (B22)."""
        held = len(state.hands[seat])
        if (held > 2 and not self.several) or not (question.acts or question.why == "drawn"):
            return False
        if held == 1:
            return seat in question.asked
        for option in question.options(state, seat):
            if held - 1 == (len(option.cards) or 1) and option.verb == "play":
                return True
        for rule in self.offering[question.why]:
            if rule is not self and any(
                leaves_one(o.option, held) for o in rule.offers(state, question, seat)
            ):
                return True
        return False

    async def call(self, ctx: Ctx, seat: int, option: Option) -> None:
        """The call comes after the play, but in time."""
        del option
        await ctx.emit(Called(seat, self.word))
        await self.remember(ctx, settled(ctx.state.memory(self.id, Memory), seat))

    async def keep(self, ctx: Ctx, seat: int, option: Option) -> None:
        """The call comes before the play."""
        del option
        await ctx.emit(CallKept(seat, self.word))
        state = ctx.state
        memory = state.memory(self.id, Memory)
        await self.remember(ctx, msgspec.structs.replace(memory, kept=seat, kept_at=state.acts))

    async def catch(self, ctx: Ctx, seat: int, option: Option) -> None:
        """One player is caught."""
        assert option.seat is not None
        await self.fine_caught(ctx, option.seat, seat)

    async def catch_all(self, ctx: Ctx, seat: int, option: Option) -> None:
        """Everyone who owes is caught, whoever they are."""
        del option
        for other in self.owing(ctx.state):
            if other != seat:
                await self.fine_caught(ctx, other, seat)

    async def fine_caught(self, ctx: Ctx, seat: int, by: int) -> None:
        """A caught player draws (B23)."""
        await ctx.emit(Caught(seat, by, self.penalty, self.word))
        await self.remember(ctx, settled(ctx.state.memory(self.id, Memory), seat))
        await ctx.rules.base.draw(ctx, seat, self.penalty, "caught")

    async def call_early(self, ctx: Ctx, seat: int, option: Option) -> None:
        """The call comes before a play that may need it, or is false; which of them is found out only now."""
        assert ctx.question is not None
        needed = self.may_leave_one(ctx.state, ctx.question, seat)
        await (self.keep if needed else self.call_falsely)(ctx, seat, option)

    async def call_falsely(self, ctx: Ctx, seat: int, option: Option) -> None:
        """A call that could not be needed (B25)."""
        del option
        memory = ctx.state.memory(self.id, Memory)
        warning = self.warns and seat not in memory.warned
        await ctx.emit(FalseAlarm(seat, 0 if warning else self.false_uno, word=self.word))
        if warning:
            await self.remember(ctx, msgspec.structs.replace(memory, warned=(*memory.warned, seat)))
        else:
            await ctx.rules.base.draw(ctx, seat, self.false_uno, "false-uno")

    async def catch_falsely(self, ctx: Ctx, seat: int, option: Option) -> None:
        """An accusation that could not be right (B26)."""
        await ctx.emit(FalseAlarm(seat, self.false_catch, option.seat, self.word))
        await ctx.rules.base.draw(ctx, seat, self.false_catch, "false-catch")

    def refusal(
        self, state: GameState, question: Question | None, seat: int, words: Sequence[str]
    ) -> EngineError | None:
        """Why a call or an accusation is not possible now."""
        del question
        if words[0] == self.word:
            if not self.on:
                return NotAllowed("no-calls", word=self.word.upper())
            if len(state.hands[seat]) == self.left:
                return TooLate("call-settled", word=self.word.upper())
            return NotAllowed("call-not-needed", word=self.word.upper(), left=self.left)
        if words[0] != "catch":
            return None
        if not self.on:
            return NotAllowed("no-calls", word=self.word.upper())
        return TooLate("nobody-to-catch")


def leaves_one(option: Option, held: int) -> bool:
    """Whether that option is a play that leaves one of so many cards."""
    return option.verb == "play" and held - max(1, len(option.cards)) == 1


@lru_cache
def accusation(name: str, seat: int) -> Option:
    """The option `catch NAME`."""
    return Option(f"catch {name}", "catch", seat=seat)


def settled(memory: Memory, seat: int) -> Memory:
    """The same without that player's debt or kept call."""
    owing = tuple(debt for debt in memory.owing if debt[0] != seat)
    if memory.kept != seat:
        return msgspec.structs.replace(memory, owing=owing)
    return Memory(owing, warned=memory.warned)


_NOTHING = Memory()
