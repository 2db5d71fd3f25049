"""The card Draw Two, and the draw effect (X-Draw Two, X13)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard, Laying, coloured
from unobot_extended.effects import find, hand_over, put_on


class DrawEffect(Effect, frozen=True, tag="draw"):
    """In judgement, draw `amount` cards, or put on a draw card of at least `least` (X13)."""

    order = 20
    ends_turn = True
    travels = True
    synonyms: ClassVar[Mapping[uno.Move, uno.Move]] = {uno.DRAW: uno.ACCEPT}
    amount: int
    least: int

    def joined(self, new: Self) -> Self:
        """Return both as one: the totals add up, and the larger minimum holds."""
        return type(self)(self.amount + new.amount, max(self.least, new.least))

    def happen(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Let the player draw the total and lose the turn."""
        self.settle(ctx, seat)
        ctx.emit(uno.Skipped(seat))

    def settle(self, ctx: uno.Ctx, seat: int) -> None:
        """Let the player draw the total, unasked."""
        ctx.rules.base.draw(ctx, seat, self.amount, "penalty")


class DrawWaiting(uno.Fact, frozen=True):
    """So many cards wait to be drawn, all draw effects taken together."""

    penalty: int


class ExtendedDrawTwo(ExtendedCard):
    """Draw effect on the next player: +2, minimum 2 (X-Draw Two, X13)."""

    id = "x-draw-two"
    printed = (coloured("+2", "Draw Two", "d2", "d", "dt", "draw two", "drawtwo", count=2),)
    place = 3
    effects = (DrawEffect,)

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether the effect is a draw effect whose minimum is 2 (X13)."""
        return isinstance(effect, DrawEffect) and effect.least <= 2

    def no_answer(self, effect: Effect, card: uno.Card) -> uno.EngineError | None:
        """Say that a larger draw card is needed, if the effect is a draw effect."""
        return uno.NotAllowed("draw-too-small", card=card) if isinstance(effect, DrawEffect) else None

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Add to the draw effect, if it answers one, and hand it to the next player."""
        hit_next(ctx, laying, 2)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the total that waits on players, if any does."""
        waiting = [find(state, seat, DrawEffect) for seat in state.playing()]
        total = sum(effect.amount for effect in waiting if effect)
        return (DrawWaiting(total),) if total else ()


def hit_next(ctx: uno.Ctx, laying: Laying, amount: int) -> None:
    """Put a draw effect on the next player; an effect that was answered goes there with it, and the totals add up."""
    following = ctx.state.after(laying.seat)
    if laying.answering is not None:
        hand_over(ctx, laying.seat, following, (laying.answering,))
    put_on(ctx, following, DrawEffect(amount, amount))
