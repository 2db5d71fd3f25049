"""Chosen One."""

from uno_engine import Ctx, Discarded, GameState, Option, pick_card
from unobot_extended.asking import cheapest
from unobot_extended.card import ExtendedCard, Laying


class ChosenOne(ExtendedCard):
    """Immediate: the player keeps one number card of their choice and discards everything else.

    With no number card, everything (X-Chosen One).
    """

    id = "x-chosen-one"
    symbols = ("chosen",)
    asks_on = True

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Choose, and discard the rest."""
        seat = laying.seat
        kept = None
        if numbers(ctx.state, seat):
            kept = (await ctx.ask(seat, numbers, why="keep", default=_cheapest)).card
        rest = list(ctx.state.hands[seat])
        if kept is not None:
            rest.remove(kept)
        if rest:
            await ctx.emit(Discarded(seat, tuple(rest)))
        return None


def numbers(state: GameState, seat: int) -> list[Option]:
    """The number cards of a hand."""
    return [pick_card(card) for card in dict.fromkeys(state.hands[seat]) if card.number is not None]


def _cheapest(state: GameState, seat: int) -> Option:
    return cheapest([card for card in state.hands[seat] if card.number is not None])
