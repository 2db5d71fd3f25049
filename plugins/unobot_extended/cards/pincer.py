"""The card Pincer (X-Pincer)."""

from typing import ClassVar

from uno_engine import Ctx
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.events import CardsTaken


class Pincer(ExtendedCard):
    """Immediate: take two cards of the next player's hand unseen, at random; all, if there are fewer (X-Pincer)."""

    id = "x-pincer"
    printed = (coloured("p", "Pincer", "pincer", figure="pincer"),)
    place: ClassVar[int] = 13
    robs: ClassVar[bool] = True

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Take two cards of the next player at random, and tell only these two which."""
        other = ctx.state.after(laying.seat)
        cards = tuple(ctx.shuffled(ctx.state.hands[other])[:2])
        if cards:
            ctx.emit(CardsTaken(laying.seat, other, cards, len(cards)))
