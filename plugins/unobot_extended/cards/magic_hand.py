"""The card Magic Hand (X-Magic Hand)."""

from collections.abc import Iterable

import uno_engine as uno
from unobot_extended.card import ExtendedCard, Laying, coloured
from unobot_extended.state import CardsLost


class HandsSwapped(CardsLost, frozen=True):
    """Magic Hand: two players swapped hands."""

    seat: int
    of: int

    def apply(self, state: uno.GameState) -> None:
        """Exchange the two hands."""
        hands = state.hands
        hands[self.seat], hands[self.of] = hands[self.of], hands[self.seat]

    def held_before(self, state: uno.GameState) -> Iterable[tuple[int, int]]:
        """Return both: each held as many cards as the other holds now."""
        hands = state.hands
        return ((self.seat, len(hands[self.of])), (self.of, len(hands[self.seat])))

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats of both players, for both hands have changed."""
        return self.seat, self.of


class MagicHand(ExtendedCard):
    """Immediate: swap hands with the next player. Only Widow stops it; Regret cannot answer it (X-Magic Hand)."""

    id = "x-magic-hand"
    printed = (coloured("h", "Magic Hand", "magic hand", "hand", figure="magic_hand"),)
    place = 12
    regrettable = False
    robs = True
    sheds = True

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Swap hands with the next player."""
        ctx.emit(HandsSwapped(laying.seat, ctx.state.after(laying.seat)))
