"""DOS: the base rule of dos.md."""

from collections.abc import Mapping, Sequence

from uno_engine import (
    BaseRule,
    Ctx,
    Dealt,
    EngineError,
    GameState,
    PhaseBegan,
    Question,
    RoundEnding,
    RuleSet,
    TurnGoesTo,
    WentOut,
    fewest,
    phase,
)
from unobot_dos.calls import DosCalls
from unobot_dos.deck import DECK
from unobot_dos.notation import as_option, check_pairs
from unobot_dos.refusals import refusal
from unobot_dos.row import LAID, RULE, Matching, PileTurned, RowCleared, RowFilled, matched, row
from unobot_dos.turn import MATCHING, DosTurn


class Dos(BaseRule):
    """Match the two cards of the centre row, each with one card or with two that add up to it (S1-S13)."""

    id = RULE
    includes = (DosCalls.id, DosTurn.id)
    deck = DECK
    memory = Matching

    def check(self, rules: RuleSet) -> None:
        """Find the parts."""
        super().check(rules)
        self.turns = rules.rule(DosTurn)
        self.calls = rules.rule(DosCalls)

    @phase("deal")
    async def deal(self, ctx: Ctx) -> None:
        """Shuffle and deal (S2)."""
        await self.gather(ctx)
        await ctx.emit(Dealt(self.cards))
        await ctx.emit(PhaseBegan("open"))

    @phase("open")
    async def open(self, ctx: Ctx) -> None:
        """Two cards are turned up side by side (S3)."""
        await self.fill(ctx)
        await ctx.emit(PhaseBegan("turn"))

    @phase("turn")
    async def turn(self, ctx: Ctx) -> None:
        """One player matches, or draws, and the row is filled again (S4-S11)."""
        seat = ctx.state.turn
        bonuses = await self.turns.match(ctx, seat)
        if await self.is_won(ctx, seat):
            return
        await self.clear(ctx)
        if await self.turns.put_down(ctx, seat, bonuses) and await self.is_won(ctx, seat):
            return
        await self.calls.end_turn(ctx, seat)
        await ctx.emit(TurnGoesTo(ctx.state.after(seat)))
        if self.turns.stalled(ctx.state):
            await self.end_round(ctx, fewest(ctx.state), "stalled")

    async def is_won(self, ctx: Ctx, seat: int) -> bool:
        """Whoever has no cards left is out, and the round ends, unless a rule lets the rest play on (S11)."""
        if ctx.state.hands[seat]:
            return False
        await ctx.emit(WentOut(seat))
        if await ctx.emit(RoundEnding((seat,))) is None:
            return False
        await self.end_round(ctx, (seat,))
        return True

    async def clear(self, ctx: Ctx) -> None:
        """Matched cards and what lies on them go to the discard pile, and the row is filled up to two (S9)."""
        state = ctx.state
        there, places = row(state), matched(state)
        if places:
            await ctx.emit(RowCleared((*(there[place] for place in places), *state.zones.get(LAID, ()))))
        await self.fill(ctx)

    async def fill(self, ctx: Ctx) -> None:
        """Turn up cards until two lie in the row (S3, S9)."""
        state = ctx.state
        while len(row(state)) < 2 and (state.draw or await self.refill(ctx)):
            missing = 2 - len(row(state))
            await ctx.emit(RowFilled(tuple(reversed(state.draw[-missing:]))))

    async def refill(self, ctx: Ctx) -> bool:
        """Shuffle the whole discard pile into a new draw pile (S13)."""
        pile = ctx.state.discard
        if pile:
            await ctx.emit(PileTurned(tuple(ctx.shuffled(pile))))
        return bool(ctx.state.draw)

    def spelled(self, state: GameState, question: Question, seat: int, words: list[str]) -> list[str]:
        """Matches may be typed without their position, with numbers for #, and in any order (S4, S5)."""
        if question.why in MATCHING and seat in question.waiting():
            check_pairs(state, words, either=self.turns.either)
        return as_option(state, words, either=self.turns.either)

    def refusal(
        self, state: GameState, question: Question | None, seat: int, words: Sequence[str]
    ) -> EngineError | None:
        """Why a command cannot be followed now."""
        return self.refused_deal(state) if words[0] == "deal" else refusal(state, question, seat, words)

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """The centre row, and the places in it (from 0) that have been matched in this turn."""
        del seat
        return {"row": row(state), "matched": matched(state)}
