"""The card Chosen One (X-Chosen One)."""

from typing import ClassVar

from uno_engine import Card, Color, Ctx, Discarded, Flow, GameState, Move, pick_card
from unobot_extended.asking import cheapest
from unobot_extended.card import ExtendedCard, Laying, coloured


class ChosenOne(ExtendedCard):
    """Immediate: the player keeps one number card of their choice and discards everything else.

    With no number card, everything (X-Chosen One).
    """

    id = "x-chosen-one"
    printed = (coloured("chosen", "Chosen One", "chosen one", only=Color.YELLOW, figure="chosen_one"),)
    place: ClassVar[int] = 23
    asks_on: ClassVar[bool] = True
    sheds: ClassVar[bool] = True

    def act(self, ctx: Ctx, laying: Laying) -> Flow:
        """Ask which number to keep and discard the rest; without a number, discard the whole hand."""
        if not numbers(ctx.state, laying.seat):
            discard(ctx, laying.seat, ctx.state.hands[laying.seat])
            return None
        return ctx.ask(laying.seat, numbers, why="keep", then=self.keep, default=_cheapest)

    def keep(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Discard everything but the chosen card."""
        rest = list(ctx.state.hands[seat])
        if move.card is not None:
            rest.remove(move.card)
        discard(ctx, seat, rest)


def discard(ctx: Ctx, seat: int, cards: list[Card]) -> None:
    """Discard these cards, if there are any."""
    if cards:
        ctx.emit(Discarded(seat, tuple(cards)))


def numbers(state: GameState, seat: int) -> list[Move]:
    """Return the moves that choose a number card of a hand."""
    return [pick_card(card) for card in dict.fromkeys(state.hands[seat]) if card.number is not None]


def _cheapest(state: GameState, seat: int) -> Move:
    return cheapest([card for card in state.hands[seat] if card.number is not None])
