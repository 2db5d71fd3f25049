"""What is done in a turn."""

from typing import Self

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.events.event import ChangesHands, Event
from uno_engine.kernel.state import GameState
from uno_engine.kernel.who_sees import seen_by_all


class TurnGoesTo(Event, frozen=True):
    """It is that seat's turn next."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Make it that seat's turn."""
        state.turn = self.seat

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: the question that the turn begins with says whose turn it is."""


class Played(ChangesHands, frozen=True):
    """A player laid a card from the hand on the discard pile; `drawn` if it had just been drawn.

    `under` are the cards that were laid in the same play before it, in their order; `swept` those that the play took
    out of the hand without playing them, and that lie below all of these (N10).
    """

    seat: int
    card: Card
    drawn: bool = False
    under: tuple[Card, ...] = ()
    swept: tuple[Card, ...] = ()

    @property
    def laid(self) -> tuple[Card, ...]:
        """All the cards that left the hand, the lowest first."""
        return (*self.swept, *self.under, self.card)

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """It becomes the card to match; a black one leaves no colour in force until one is named."""
        card = self.card
        hand = state.hands[self.seat][:]  # a copy: copies of the state share the old list
        for laid in self.laid:
            hand.remove(laid)
            state.discard.append(laid)
        state.hands[self.seat] = hand
        state.top = card
        state.color = card.color


class TakenBack(ChangesHands, frozen=True):
    """The card just played went back to its player's hand; what was in force before it is again."""

    seat: int
    card: Card
    top: Card
    color: Color | None

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Put the card back in the hand, and what was to be matched before in its place; the card's effect is not undone."""
        state.discard.pop()
        state.give(self.seat, (self.card,))
        state.top = self.top
        state.color = self.color


class Drew(ChangesHands, frozen=True):
    """A player drew cards from the draw pile; `why` is `turn`, or what made them draw.

    What is drawn is taken from the pile's top. A rule may let fewer be drawn (`fewer`).
    """

    seat: int
    cards: tuple[Card, ...]
    why: str = "turn"
    count: int = 0
    """How many; the only thing that others know."""
    openly: bool = False
    """Whether they were turned up for all to see before they came into the hand (N9)."""

    @property
    def reveals(self) -> bool:
        """Whether cards from the pile are shown to others than who draws them."""
        return self.openly

    def apply(self, state: GameState) -> None:
        """Move the cards from the draw pile's top into the hand."""
        cards = self.cards
        # not `[-len(cards):]`: with no cards that would be the whole pile
        del state.draw[len(state.draw) - len(cards) :]
        state.hands[self.seat] = [*state.hands[self.seat], *cards]

    def seen_by(self, seat: int | None) -> Event | None:
        """The player who drew sees the cards; everyone else sees how many they were, but for those drawn openly."""
        return self if seat == self.seat or self.openly else msgspec.structs.replace(self, cards=())

    def fewer(self, count: int) -> Self | None:
        """The same event with only the first `count` of its cards; None if there are none."""
        return msgspec.structs.replace(self, cards=self.cards[:count], count=count) if count > 0 else None


class DrewNothing(Event, frozen=True):
    """A player was to draw, but there was nothing left to draw (B16)."""

    seat: int


class Passed(Event, frozen=True):
    """A player ended the turn without playing."""

    seat: int


class Skipped(Event, frozen=True):
    """A player loses the turn (B11); `hit`: because of a draw card that was turned up first, and not of a Skip."""

    seat: int
    hit: bool = False


class Reversed(Event, frozen=True):
    """The direction of play changed (B12); 1 is clockwise, -1 counter-clockwise."""

    direction: int

    def apply(self, state: GameState) -> None:
        """Set the direction of play."""
        state.direction = self.direction


class ColorNamed(Event, frozen=True):
    """A player named the colour to be followed (B14)."""

    seat: int
    color: Color

    def apply(self, state: GameState) -> None:
        """Make it the colour in force."""
        state.color = self.color
