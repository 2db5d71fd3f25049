"""The card Disarm, and its effect (X-Disarm)."""

from collections.abc import Sequence

import uno_engine as uno
from unobot_extended.asking import dearest
from unobot_extended.card import Effect, ExtendedCard, Laying, coloured
from unobot_extended.effects import put_on


class DisarmEffect(Effect, frozen=True, tag="disarm"):
    """In judgement, discard two function cards, or draw four; either way the turn is over."""

    order = 10
    ends_turn = True

    def answers(self, state: uno.GameState, seat: int) -> Sequence[uno.Move]:
        """Return `accept` (discard) and `refuse` (draw), the default; who has fewer than two functions can only draw."""
        return (uno.ACCEPT, uno.REFUSE) if len(functions(state, seat)) >= 2 else (uno.REFUSE,)

    async def happen(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Ask which two function cards to discard, by default the dearest; or draw four."""
        if move == uno.ACCEPT:
            chosen = await ctx.ask_cards(
                seat, functions(ctx.state, seat), 2, 2, why="disarmed", private=False,
                default=lambda state, seat: dearest(functions(state, seat), 2),
            )  # fmt: skip
            ctx.emit(uno.Discarded(seat, chosen.cards))
        else:
            ctx.rules.base.draw(ctx, seat, 4, "disarm")
            ctx.emit(uno.Skipped(seat))


class Disarm(ExtendedCard):
    """Activated, on the next player, in judgement: discard two function cards of their choice, or draw four.

    Four are drawn by whoever has fewer than two; either way the turn is over. Regret can answer it (X-Disarm).
    """

    id = "x-disarm"
    printed = (coloured("disarm", "Disarm", count=2, only=uno.Color.GREEN, figure="disarm"),)
    place = 25
    effects = (DisarmEffect,)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Put the effect on the next player."""
        put_on(ctx, ctx.state.after(laying.seat), DisarmEffect())


def functions(state: uno.GameState, seat: int) -> list[uno.Card]:
    """Return the function cards of a hand: everything but the numbers (X2)."""
    return [card for card in state.hands[seat] if card.number is None]
