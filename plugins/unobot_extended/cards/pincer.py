"""The card Pincer (X-Pincer)."""

from collections.abc import Iterable

import msgspec

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.state import CardsLost


class CardsTaken(CardsLost, frozen=True):
    """Pincer: a player took cards out of another's hand, unseen."""

    seat: int
    of: int
    cards: tuple[uno.Card, ...]
    count: int

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from one hand to the other."""
        state.take(self.of, self.cards)
        state.give(self.seat, self.cards)

    def held_before(self, state: uno.GameState) -> Iterable[tuple[int, int]]:
        """Return the one whose cards were taken."""
        return ((self.of, len(state.hands[self.of]) + self.count),)

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the cards for all but these two."""
        return self if seat in {self.seat, self.of} else msgspec.structs.replace(self, cards=())

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats of both players, for both hands have changed."""
        return self.seat, self.of


class Pincer(ExtendedCard):
    """Immediate: take two cards of the next player's hand unseen, at random; all, if there are fewer (X-Pincer)."""

    id = "x-pincer"
    printed = (coloured("p", "Pincer", "pincer", figure="pincer"),)
    place = 13
    robs = True

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Take two cards of the next player at random, and tell only these two which."""
        other = ctx.state.after(laying.seat)
        cards = tuple(ctx.shuffled(ctx.state.hands[other])[:2])
        if cards:
            ctx.emit(CardsTaken(laying.seat, other, cards, len(cards)))
