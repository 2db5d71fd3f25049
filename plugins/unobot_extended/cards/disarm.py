"""Disarm."""

from collections.abc import Sequence

from uno_engine import Card, Ctx, Discarded, Effect, GameState, Option
from unobot_extended.asking import ACCEPT, REFUSE, dearest
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.effects import put_on


class Disarm(ExtendedCard):
    """Activated, on the next player, in judgement: discard two function cards of their choice, or draw four.

    Four are drawn by whoever has fewer than two; either way the turn is over. Regret can answer it (X-Disarm).
    """

    id = "x-disarm"
    symbols = ("disarm",)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """It sits on the next player."""
        await put_on(ctx, ctx.state.after(laying.seat), Effect("disarm"))
        return None

    def answers_to(self, state: GameState, seat: int) -> Sequence[Option]:
        """What the disarmed may do; drawing is the default."""
        return (ACCEPT, REFUSE) if len(functions(state, seat)) >= 2 else (REFUSE,)

    async def suffer(self, ctx: Ctx, seat: int, choice: Option) -> None:
        """Discard two function cards, or draw four."""
        cards = functions(ctx.state, seat)
        if choice == ACCEPT:
            two = await ctx.ask_cards(seat, cards, 2, 2, why="disarmed", default=_dearest, private=False)
            await ctx.emit(Discarded(seat, two))
        else:
            await ctx.rules.base.draw(ctx, seat, 4, "disarm")


def functions(state: GameState, seat: int) -> list[Card]:
    """The function cards of a hand: everything but the numbers (X2)."""
    return [card for card in state.hands[seat] if card.number is None]


def _dearest(state: GameState, seat: int) -> Option:
    return dearest(functions(state, seat), 2)
