"""The card Chosen One (X-Chosen One)."""

import uno_engine as uno
from unobot_extended.asking import cheapest
from unobot_extended.card import ExtendedCard, Laying, coloured


class ChosenOne(ExtendedCard):
    """Immediate: the player keeps one number card of their choice and discards everything else.

    With no number card, everything (X-Chosen One).
    """

    id = "x-chosen-one"
    printed = (coloured("chosen", "Chosen One", "chosen one", only=uno.Color.YELLOW, figure="chosen_one"),)
    place = 23
    asks_on = True
    sheds = True

    async def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask which number to keep, if there is one, and discard the rest."""
        seat, kept = laying.seat, None
        if numbers(ctx.state, seat):
            move = await ctx.ask(
                seat, lambda state, seat: [uno.pick_card(card) for card in numbers(state, seat)], why="keep",
                default=lambda state, seat: cheapest(numbers(state, seat)),
            )  # fmt: skip
            kept = move.card
        rest = list(ctx.state.hands[seat])
        if kept is not None:
            rest.remove(kept)
        if rest:
            ctx.emit(uno.Discarded(seat, tuple(rest)))


def numbers(state: uno.GameState, seat: int) -> list[uno.Card]:
    """Return the number cards of a hand, one of each."""
    return [card for card in dict.fromkeys(state.hands[seat]) if card.number is not None]
