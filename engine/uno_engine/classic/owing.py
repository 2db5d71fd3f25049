"""Who owes a call: whose hand has come down to one card, and who has called before (B22-B25)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from uno_engine.classic.called import Called, CallOwed, Forgiven
from uno_engine.classic.challenge import owes_cards
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import (
    Discarded,
    Drew,
    HandsMoved,
    Played,
    Remembered,
    TakenBack,
    TurnGoesTo,
)
from uno_engine.kernel.marks import after
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.rule import Rule
from uno_engine.kernel.settings import Word
from uno_engine.kernel.state import GameState, Seat

_IN = Seat.IN


class OwedCalls(msgspec.Struct, frozen=True):
    """Who owes a call: `owing` are pairs of a seat and the number of the act (`state.acts`) since which it owes.

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

    def settled(self, seat: int) -> "OwedCalls":
        """The same without that player's debt or kept call."""
        owing = tuple(debt for debt in self.owing if debt[0] != seat)
        if self.kept != seat:
            return replace(self, owing=owing)
        return OwedCalls(owing, warned=self.warned)


_NOTHING = OwedCalls()


class OwingSettings(msgspec.Struct, frozen=True):
    """Whether there are calls at all."""

    uno: Annotated[
        Literal["call", "none"], Word("uno", "call", ("call", "none"), "Whether UNO must be called (B27).")
    ]


class OwingCalls(Rule):
    """The part of `Calls` that watches the hands and remembers who owes a call."""

    word: ClassVar[str] = "uno"
    memory = OwedCalls
    settings = settings_of(OwingSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.on = options.read(OwingSettings).uno == "call"
        self.left = 1
        """With so many cards in hand a player must have called."""

    @after(Played)
    def after_play(self, ctx: Ctx, played: Played) -> None:
        """A play that leaves one card owes the call, unless it was called before (B22)."""
        if len(ctx.state.hands[played.seat]) == self.left or self.id in ctx.state.own:
            self.judge(ctx, (played.seat,))

    @after(Discarded)
    def after_discard(self, ctx: Ctx, discarded: Discarded) -> None:
        """Laying cards aside that leaves one card owes the call as well."""
        self.judge(ctx, (discarded.seat,))

    @after(HandsMoved)
    def after_exchange(self, ctx: Ctx, moved: HandsMoved) -> None:
        """After an exchange of hands everyone who got one card must call (B24)."""
        among = moved.among or range(len(moved.hands))
        self.judge(ctx, tuple(seat for seat in among if len(moved.hands[seat]) == self.left))

    @after(Drew)
    def after_draw(self, ctx: Ctx, drew: Drew) -> None:
        """Calling and then drawing instead voids the call (B25)."""
        memory = ctx.state.own.get(self.id)
        if memory is not None and isinstance(memory, OwedCalls) and memory.kept == drew.seat:
            self.remember(ctx, OwedCalls(memory.owing, warned=memory.warned))

    @after(TurnGoesTo)
    def after_turn(self, ctx: Ctx, _turn: TurnGoesTo) -> None:
        """A call that was kept for the play of a turn is void when the turn is over (B22)."""
        memory = ctx.state.own.get(self.id)
        if memory is not None and isinstance(memory, OwedCalls) and memory.kept != -1:
            self.remember(ctx, OwedCalls(memory.owing, warned=memory.warned))

    @after(TakenBack)
    def after_return(self, ctx: Ctx, back: TakenBack) -> None:
        """A card taken back leaves no debt (B19)."""
        self.forgive(ctx, back.seat)

    def forgive(self, ctx: Ctx, seat: int) -> None:
        """Forget what that player owes, and a call that they kept."""
        self.remember(ctx, ctx.state.memory(self.id, OwedCalls).settled(seat))

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
        self.remember(ctx, replace(memory, owing=owing))

    def judge(self, ctx: Ctx, seats: Sequence[int]) -> None:
        """See who of these players owes a call now that their hands have changed: one card, and no call kept for it."""
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
            memory = replace(memory.settled(seat), owing=owing)
        self.remember(ctx, memory)

    def remember(self, ctx: Ctx, memory: OwedCalls) -> None:
        """Keep this memory, or none if it is empty; nothing happens if it is what was kept before."""
        worth = memory if memory != _NOTHING else None
        # no empty memory is kept: rules are told of acts only while some rule remembers something
        if worth != ctx.state.own.get(self.id):
            ctx.emit(Remembered(self.id, worth))

    def owing(self, state: GameState) -> list[int]:
        """The players who can be caught now: nobody has acted in a turn since (B23)."""
        memory = state.own.get(self.id)
        if not isinstance(memory, OwedCalls) or not memory.owing:
            return []
        # looked at once more now: the hand may have grown since, or its player be out of the round
        acts, seats, hands, left = state.acts, state.seats, state.hands, self.left
        return [s for s, act in memory.owing if act == acts and seats[s] is _IN and len(hands[s]) == left]
