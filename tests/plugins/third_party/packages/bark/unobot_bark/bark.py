"""Barking."""

from collections.abc import Iterable

import msgspec

from uno_engine import (
    Argument,
    Ctx,
    EngineError,
    Event,
    Fact,
    GameState,
    Move,
    NotAllowed,
    Offer,
    Question,
    Remembered,
    Rule,
    Takes,
    Verb,
)

MAYBE_HOW = Argument(Takes.WORD, 0, 1)


class Barked(Event, frozen=True):
    """A player barked."""

    seat: int
    how: str


class Barks(msgspec.Struct, frozen=True):
    """How often somebody has barked, and who did last."""

    times: int = 0
    last: int = -1


class Barking(Fact, frozen=True):
    """There has been so much barking."""

    barks: int


class Bark(Rule):
    """Anybody may bark at any time, but not twice in a row; `bark softly` is for the night."""

    id = "bark"
    memory = Barks
    verbs = (Verb("bark", (MAYBE_HOW,)),)
    words = ("softly",)

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """To everybody who has not barked last."""
        if state.memory(self.id, Barks).last != seat:
            yield Offer(Move("bark"), self.bark)
            yield Offer(Move("bark", ("softly",)), self.bark)

    def refusal(
        self, state: GameState, question: Question | None, seat: int, move: Move
    ) -> EngineError | None:
        """Why not."""
        return NotAllowed("barked-already") if move.verb == "bark" else None

    def bark(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Woof."""
        times = ctx.state.memory(self.id, Barks).times + 1
        ctx.emit(Remembered(self.id, Barks(times, seat)))
        ctx.emit(Barked(seat, move.word or "loudly"))

    def facts(self, state: GameState) -> Iterable[Fact]:
        """How often it was."""
        return (Barking(state.memory(self.id, Barks).times),)
